import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import type { FaceIn } from '../../commands/face/face.ts';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { openTable, standAt } from '../faults/tables.ts';
import { openScene, pixelPainter, type Scene } from './fixture.ts';
import { peopleOf } from './people.ts';

let scene: Scene;
afterEach(async () => {
  expect(scene.errors).toEqual([]);
  await scene.close();
});
const { slash, press, tap, latest, channel, called, person, select, start } = peopleOf(() => scene);

/** Asks to take back the oldest turn, has the other player agree, and returns the post that says so. */
async function agreedUndo(asker: number): Promise<string> {
  const { choices = [] } = await person(asker).autocomplete(channel(), 'caverna undo', { focused: 'to' });
  await slash(asker, 'caverna undo', { to: String(choices.at(-1)?.value) });
  const vote = await latest('vote', (text) => text.includes('This takes back'));
  await press(1 - asker, vote, 'vote', (pressed) => pressed.on === 'vote' && pressed.agrees);
  return textOf(await latest('any', (text) => text.includes('All agreed, so')));
}

describe('the post of an agreed undo', () => {
  it('also names the place that a tile took automatically, and what it brought', async () => {
    const table = await openTable(2);
    scene = table.scene;
    await standAt(table, stateFrom({ players: 2, round: 3, seats: [{ goods: { stone: 1 } }, {}] }));
    const work = await select(0, await slash(0, 'caverna turn'), 'place housework');
    await tap(0, await select(0, work, 'furnish carpenter'), 'panel', 'end');
    const own = textOf(await latest('any', (text) => text.includes('*Housework*')));
    expect(own).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
    await latest('open', (text) => text.includes('<@'));
    expect(await agreedUndo(0)).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
  });

  it('says what each turn had brought in Cave vs Cave', async () => {
    const caves = { rules: caveVsCave as Game, face: caveVsCaveFace(cavePictures(pixelPainter)) as FaceIn };
    scene = await openScene({ games: [caves] });
    const prompt = await start(2, { game: 'cave-vs-cave', mode: 'era1' });
    const who = called(prompt);
    await tap(who, await select(who, prompt, 'use undergrowth'), 'panel', 'end');
    await latest('open', (text, { id }) => text.includes('<@') && id !== prompt.id);
    expect(await agreedUndo(who)).toContain('+2 wood');
  });
});
