import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { drafts, effective, replay } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, openTestTables } from '../fixture.ts';
import { toyGame } from '../toy.ts';

/** A small linear congruential generator: the same presses each time. */
function generator(seed: number): (below: number) => number {
  let value = seed;
  return (below) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % below;
  };
}

/** Makes this many random presses, undoing by consent now and then; the log must replay to what the table shows. */
async function fuzz(rules: Game, seed: number, presses: number): Promise<number> {
  const random = generator(seed);
  const tables = openTestTables({ rules, autopilots: [computer], seed: `seed ${seed}` });
  const { lobby, table, assembly, stores } = tables;
  const { id } = await lobby.create({ channelId: 'c', guildId: 'g', user: ANNA, game: rules.id, computers: 1 });
  await lobby.join({ gameId: id, user: BEN });
  const { options } = await lobby.start({ gameId: id, userId: ANNA.id });
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
      const raised = await assembly.undo({ gameId: id, user: asker, to: turn.to });
      const voteId = raised.kind === 'vote' ? raised.vote.id : '';
      expect((await assembly.ballot({ gameId: id, voteId, userId: other.id, agrees: true })).outcome).toBe('agreed');
      undone++;
    } else {
      const { decision, step } = await table.panel({ gameId: id, userId });
      const { move = '' } = decision.options[random(decision.options.length)] ?? {};
      expect(['asked', 'ended']).toContain((await table.choose({ gameId: id, userId, step, move })).kind);
    }
    for (const { run } of tables.chores) await run(tables.clock.now());
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
