import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../src/games/cave-vs-cave/moves/codec.ts';
import { MODES } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { randomPlayer } from '../../src/players/random.ts';

const words = gameWords(catalogue('en'), 'cave-vs-cave');

/** Examples for the words in capitals of docs/moves.md. */
const EXAMPLES: Readonly<Record<string, string>> = {
  TILE: 'driftMining',
  ROOM: 'goldVein',
  GOOD: 'emmer',
  CELL: 'd3',
  SLOT: 'd3e3',
  N: '2',
};

/** The move texts of the section of this game. */
function documented(): string[] {
  const [, section = ''] = readFileSync(new URL('../../docs/moves.md', import.meta.url), 'utf8').split(
    '## Cave vs Cave',
  );
  const cells = section.split('\n').flatMap((row) => row.match(/^\| (`.*?`) \|/)?.[1] ?? []);
  return cells.flatMap((text) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, shape = '']) =>
      shape.replaceAll(' ...', '').replaceAll(/\b[A-Z]+\b/g, (name) => EXAMPLES[name] ?? name),
    ),
  );
}

describe('the words about the rules of Cave vs Cave', () => {
  const { topics, telling, optionDetail } = words;
  const byId = new Map(topics.map((topic) => [topic.id, topic]));

  it('are short enough for a card, and lead to other topics', () => {
    for (const { id, gist, example, text, related } of topics) {
      expect(gist?.length ?? 0, id).toBeGreaterThan(0);
      expect(gist?.length ?? 0, id).toBeLessThanOrEqual(100);
      expect(example, id).toMatch(/^\S.{8,88}\.$/);
      expect(text.length, id).toBeLessThanOrEqual(1500);
      expect(related.length, id).toBeGreaterThanOrEqual(1);
      for (const other of related) expect(byId.has(other), `${id} leads to ${other}`).toBe(true);
    }
  });

  it('call walls adjacent if they must not be opposite (001 p. 15: “benachbarte Wände”)', () => {
    const facts = (walls: string) => telling.facts({ colour: 'orange', cost: {}, walls, points: 1 });
    expect(facts('2')).toContain('2 adjacent walls');
    for (const walls of ['1-2', '1-3', '2-3']) expect(facts(walls)).toContain(`${walls} walls (2 only if adjacent)`);
    for (const walls of ['3', '3-4', '0-1', '0-3', '4']) expect(facts(walls)).toContain(`${walls} walls`);
    expect(facts('2 opposite')).toContain('2 opposite walls');
  });

  it('require more gold, or weapons, only if there is another player (001 pp. 3 and 8; rulings A123)', () => {
    const detail = (conditions: boolean) =>
      optionDetail(readMove('use renovation'), { now: () => ({ turns: 4, field: -1, conditions }) });
    const last = (tile: string, conditions: boolean) =>
      optionDetail(readMove(`use ${tile}`), { now: () => ({ turns: 4, field: 3, conditions }) });
    expect(detail(true)).toBe('With more gold than the other: build a wall · furnish');
    expect(detail(false)).toBe('Build a wall · furnish');
    // The tile on the last field may not be taken otherwise, with or without the effect of the field.
    expect(last('interiorDesign', true)).toBe('With more weapons than the other: excavate · build a wall · 2 weapons');
    expect(last('interiorDesign', false)).toBe('Excavate · build a wall · 2 weapons');
    expect(last('weeklyMarket', true)?.length).toBeLessThanOrEqual(100);
  });
});

describe('moves of Cave vs Cave in words', () => {
  it('reads every move that docs/moves.md names', () => {
    const moves = documented();
    expect(moves.length).toBeGreaterThan(18);
    for (const text of moves) expect(readMove(text).verb, text).not.toBe('other');
  });

  it.each(MODES)('has words for every option and question of a game (%s)', (mode) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), 2, 'words');
    const random = randomFrom(mode);
    const play = randomPlayer(random);
    while (!caveVsCave.finished(state)) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      const asked = words.question(decision.task);
      expect(asked.help, decision.task).not.toBe('Choose one of the options.');
      for (const option of decision.options) {
        const label = words.optionLabel(readMove(option.move));
        expect(label, option.move).toMatch(/^[A-Z0-9]/);
        expect(label.length, option.move).toBeLessThan(100);
        expect(label).not.toContain('undefined');
        const title = words.menuTitle(readMove(option.move).verb);
        if (decision.options.length > 1) expect(title, option.move).not.toMatch(/^Choose: (?!end|go|pay|cavern)/);
      }
      caveVsCave.apply(state, decision.seat, play(decision));
    }
    expect(caveVsCave.finished(state)).toBe(true);
  });
});
