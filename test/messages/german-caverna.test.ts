import { describe, expect, it } from 'vitest';
import { turnTold } from '../../commands/games/caverna/deeds.ts';
import { branchOf, detailOf, labelOf } from '../../commands/games/caverna/labels.ts';
import { readBeginning } from '../../src/games/caverna/moves/beginnings.ts';
import { readMove } from '../../src/games/caverna/moves/codec.ts';
import type { Facts, OptionContext } from '../../src/messages/context.ts';
import { withoutIcons } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';

const words = gameWords(catalogue('de'), 'caverna');
const label = (text: string, context?: OptionContext) => labelOf(words, readMove(text), context);
const told = (moves: readonly string[], people?: ReturnType<typeof words.people>, changed?: Facts) => {
  const done = moves.map((text) => ({ move: readMove(text), ...(people && { people }) }));
  return withoutIcons(turnTold(words, 'Mara', { done, changed }));
};

describe('Caverna in German', () => {
  it('has singular and plural forms, and cases', () => {
    expect(words.bundle({ ruby: 1, boar: 1, donkey: 2 })).toBe('1 Rubin, 1 Wildschwein und 2 Esel');
    expect(words.bundle({ wood: 3, food: 1, ruby: 0 })).toBe('3 Holz und 1 Nahrung');
    expect(words.bundle({})).toBe('nichts');
    expect(words.change({ wood: 3 }, { stone: 2 })).toBe('+3 Holz, −2 Stein');
    expect(words.total(1)).toBe('1 Punkt');
    expect(words.way.fed({ dog: 2, ruby: 1, donkey: 2 })).toBe('Mit 2 Hunden, 1 Rubin und 2 Eseln ernähren');
    expect(words.helps.noRoom(['sheep', 'boar'])).toBe('Kein Platz für ein Lamm oder einen Frischling.');
    expect(words.thing('deepTunnel').one).toBe('tiefer Gang');
  });

  it('names cells as the pictures do, and those beyond the edge by their neighbours', () => {
    const names = ['C4', 'links von A3', 'rechts von F2', 'über C1', 'unter E4'];
    expect(['c4', 'x3', 'g2', 'c0', 'e5'].map(words.cell)).toEqual(names);
  });

  it.each([
    [undefined, 'Wohin geht dein Zwerg?', 'schickt einen Zwerg auf', 'ernährt die Zwerge'],
    ['elves', 'Wohin geht deine Elfe?', 'schickt eine Elfe auf', 'ernährt die Elfen'],
    ['humans', 'Wohin geht dein Mensch?', 'schickt einen Menschen auf', 'ernährt die Menschen'],
    ['silicoids', 'Wohin geht dein Silikoid?', 'schickt einen Silikoiden auf', 'ernährt die Silikoiden'],
  ])('inflects the people of %s', (folk, question, sends, feeds) => {
    const people = words.people(folk);
    expect(words.question('place', people).title).toBe(question);
    expect(told(['pay food 1', 'place clearing'], people)).toContain(sends);
    expect(told(['feed'], people)).toContain(feeds);
  });

  it.each([
    ['send 8', 'Waffe 8 geht zuerst (1 Rubin)'],
    ['take wood 3 food 1', '3 Holz und 1 Nahrung nehmen'],
    ['lay meadow c1 field c0', 'Wiese auf C1, Feld über C1'],
    ['lay cavern d1 cavern d2', 'Zwei Höhlen auf D1 und D2'],
    ['fence large b3 c3', 'Große Weide auf B3 und C3'],
    ['mine ore d2 deep e2', 'Erzmine D2, tiefer Gang E2'],
    ['imitate driftMining2', 'Zweiten Stollenbau nachahmen'],
    ['beg 1', '1 Bettelmarker (−3 Punkte)'],
    ['ruby tunnel', 'Ein Gang für 1 Rubin'],
    ['breed sheep boar', 'Schafe und Wildschweine vermehren'],
  ])('%s is labelled “%s”', (text, expected) => {
    expect(label(text)).toBe(expected);
  });

  it('says what the context adds', () => {
    expect(label('eat sheep', { gains: { food: 1 }, owns: { food: 4 } })).toBe('1 Schaf gegen 1 Nahrung (dann 5)');
    const place = detailOf(words, readMove('place clearing'), { players: 4, lying: { wood: 6 }, coming: { wood: 7 } });
    expect(place).toMatch(/^Jetzt 6 Holz, nächste Runde 7 · Alles Holz hier/);
    expect(detailOf(words, readMove('imitate clearing'), { players: 4 })).toMatch(/^Alles Holz hier \(jetzt leer\)/);
    expect(branchOf(words, readBeginning('mine ore d2'))).toBe('Erzmine auf D2');
  });

  it('describes turns in the present tense', () => {
    const facts = { gained: { wood: 3, food: 1 } };
    expect(told(['place clearing', 'take wood 3', 'lay meadow c4 field b4', 'end'], undefined, facts)).toBe(
      `**Mara**: *${words.space('clearing').name}*, legt eine Wiese auf C4 und ein Feld auf B4: +3 Holz, +1 Nahrung.`,
    );
    expect(told(['furnish carpenter with ore for wood', 'at d3', 'loot dog', 'loot stable', 'ruby wood'])).toBe(
      '**Mara**: richtet *Schreiner* mit Erz statt Holz auf D3 ein, bringt 1 Hund und das Recht auf einen Stall heim und tauscht 1 Rubin gegen 1 Holz.',
    );
    expect(told(['fence small c4', 'mine ore e2 deep f2'])).toBe(
      '**Mara**: zäunt eine kleine Weide auf C4 ein und gräbt eine Erzmine auf E2 und einen tiefen Gang auf F2.',
    );
  });
});
