import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { drafts, effective, replay } from '../../../src/engine/log.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, openGame, openTestTables } from '../fixture.ts';
import { toyGame } from '../toy.ts';

/** Makes this many random presses, undoing by consent now and then; the log must replay to what the table shows. */
async function fuzz(rules: Game, seed: number, presses: number): Promise<number> {
  const random = randomFrom(`undo ${seed}`).below;
  const tables = openTestTables({ rules, autopilots: [computer], seed: `seed ${seed}` });
  const { table, assembly, stores } = tables;
  const { find, id, pass, undoTo, ballot } = await openGame({ game: rules.id, computers: 1 }, tables);
  const { options } = await find();
  let undone = 0;
  for (let i = 0; i < presses; i++) {
    const { game, awaited } = await table.position(id);
    if (game.status === 'finished') break;
    const seat = awaited[random(awaited.length)]?.seat ?? 0;
    const userId = game.seats[seat]?.userId ?? '';
    const turns = random(9) === 0 ? await assembly.undoable(id) : [];
    const turn = turns[random(Math.max(1, Math.min(turns.length, 6)))];
    if (turn !== undefined) {
      const [asker, other] = random(2) === 0 ? [ANNA, BEN] : [BEN, ANNA];
      await undoTo(asker, turn.to);
      expect(await ballot(other)).toBe('agreed');
      undone++;
    } else {
      const { decision, step } = await table.panel({ gameId: id, userId });
      const { move = '' } = decision.options[random(decision.options.length)] ?? {};
      expect(['asked', 'ended']).toContain((await table.choose({ gameId: id, userId, step, move })).kind);
    }
    await pass(0);
  }
  const fresh = openTestTables({ rules, stores });
  expect(await fresh.table.position(id)).toEqual(await table.position(id));
  const log = await stores.games.log(id);
  const isBegun = [0, 1, 2].some((seat) => drafts(effective(log), seat).length > 0);
  const state = replay(rules, { options, seats: 3, seed: `seed ${seed}` }, log);
  if (!isBegun) expect(rules.view(state, 'spectator')).toEqual((await table.position(id)).state);
  return undone;
}

describe('undos by consent at random', () => {
  it('keep the log equal to the game, with computers at the table', async () => {
    let undone = 0;
    for (let seed = 1; seed <= 25; seed++) undone += await fuzz(toyGame() as Game, seed, 60);
    expect(undone).toBeGreaterThan(50);
  });

  it('keep the log of a game of Caverna equal to the game', async () => {
    expect(await fuzz(caverna as unknown as Game, 3, 90)).toBeGreaterThan(3);
  });
});
