import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { standAt } from '../faults/tables.ts';
import { CAVES, sceneForEach } from './each.ts';

const people = sceneForEach({ games: [CAVES] });
const { scene, gameNow, latest, called, slash, press, tap, select, suggested, start } = people;

/** Asks to take back the oldest turn, has the other player agree, and returns the post that says so. */
async function agreedUndo(asker: number): Promise<string> {
  const choices = await suggested(asker, 'caverna undo', { to: '' });
  await slash(asker, 'caverna undo', { to: String(choices.at(-1)?.value) });
  const vote = await latest('vote', 'This takes back');
  await press(1 - asker, vote, 'vote', { agrees: true });
  return textOf(await latest('any', 'All agreed, so'));
}

describe('the post of an agreed undo', () => {
  it('also names the place that a tile took automatically, and what it brought', async () => {
    await start(2);
    await scene.bot.drain();
    await standAt({ scene, game: gameNow }, stateFrom({ players: 2, round: 3, seats: [{ goods: { stone: 1 } }, {}] }));
    const work = await select(0, await slash(0, 'caverna turn'), 'place housework');
    await tap(0, await select(0, work, 'furnish carpenter'), 'panel', 'end');
    const own = textOf(await latest('any', '*Housework*'));
    expect(own).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
    await latest('open', '<@');
    expect(await agreedUndo(0)).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
  });

  it('says what each turn had brought in Cave vs Cave', async () => {
    const prompt = await start(2, { game: 'cave-vs-cave', mode: 'era1' });
    const who = called(prompt);
    await tap(who, await select(who, prompt, 'use undergrowth'), 'panel', 'end');
    await latest('open', (text, { id }) => text.includes('<@') && id !== prompt.id);
    expect(await agreedUndo(who)).toContain('+2 wood');
  });
});
