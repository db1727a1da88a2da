import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { ANNA, BEN, openTestTables, play, refuses, started } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

const stones = (state: unknown) => (state as ToyState).players.map((player) => player.stones);

/** A game in which Anna has ended a turn and Ben has started his; then the program starts with other rules. */
async function upgraded(rules: Game, bensMoves = ['dig 2']) {
  const before = openTestTables();
  const { id } = await started(before);
  await play(before, id, ANNA.id, 'dig 3', 'end');
  await play(before, id, BEN.id, ...bensMoves);
  return { id, before, after: openTestTables({ stores: before.stores, rules }) };
}

describe('a game under new rules', () => {
  it('continues from its log if that still replays', async () => {
    const { id, after } = await upgraded(toyGame({ version: 2, most: 4 }) as Game);
    await play(after, id, BEN.id, 'dig 4', 'end');
    expect(stones((await after.table.position(id)).state)).toEqual([3, 6]);
    expect((await after.table.find(id)).version).toBe(2);
    expect((await after.stores.games.log(id)).some((entry) => 'checkpoint' in entry)).toBe(false);
  });

  it('continues from a checkpoint if it does not, drafts included', async () => {
    const { id, after } = await upgraded(toyGame({ version: 2, most: 2 }) as Game);
    const panel = await after.table.panel({ gameId: id, userId: BEN.id });
    expect(stones(panel.state)).toEqual([3, 2]);
    expect(panel.drafts.map(({ move }) => move)).toEqual(['dig 2']);
    // An older position that no longer replays is shown as it is now.
    expect(stones((await after.table.position(id, 2)).state)).toEqual([3, 0]);
    await play(after, id, BEN.id, 'dig 1', 'end');
    expect(stones((await after.table.position(id)).state)).toEqual([3, 3]);
    expect(await after.table.turns(id)).toHaveLength(2);

    const again = openTestTables({ stores: after.stores, rules: toyGame({ version: 2, most: 2 }) as Game });
    expect(await again.table.position(id)).toEqual(await after.table.position(id));
    expect((await after.stores.games.log(id)).filter((entry) => 'checkpoint' in entry)).toHaveLength(1);
  });

  it('upgrades the state of the checkpoint whenever it is read', async () => {
    const asked: number[] = [];
    const tenfold = (stored: ToyState, version: number): ToyState => {
      asked.push(version);
      return { ...stored, players: stored.players.map((player) => ({ ...player, stones: player.stones * 10 })) };
    };
    const rules = toyGame({ version: 2, most: 2, upgrade: tenfold }) as Game;
    const { id, after } = await upgraded(rules);
    expect(stones((await after.table.panel({ gameId: id, userId: BEN.id })).state)).toEqual([30, 2]);
    await play(after, id, BEN.id, 'end');
    const again = openTestTables({ stores: after.stores, rules });
    expect(stones((await again.table.position(id)).state)).toEqual([30, 2]);
    expect(new Set(asked)).toEqual(new Set([1]));
  });

  it('continues from what everybody saw if its log replays to a different state', async () => {
    const rules = toyGame({ version: 2, most: 4 });
    const richer: Game<ToyState> = {
      ...rules,
      play(state, seat, move) {
        rules.play(state, seat, move === 'dig 3' ? 'dig 4' : move);
      },
    };
    const { id, after } = await upgraded(richer as Game);
    const panel = await after.table.panel({ gameId: id, userId: BEN.id });
    expect(stones(panel.state)).toEqual([3, 2]);
    expect((await after.stores.games.log(id)).filter((entry) => 'checkpoint' in entry)).toHaveLength(1);
  });

  it('takes back drafts that are no longer allowed, and keeps the rest', async () => {
    const { id, after } = await upgraded(toyGame({ version: 2, most: 2 }) as Game, ['dig 1', 'dig 3']);
    const panel = await after.table.panel({ gameId: id, userId: BEN.id });
    expect(panel.drafts.map(({ move }) => move)).toEqual(['dig 1']);
    expect(stones(panel.state)).toEqual([3, 1]);
  });

  it('can be undone only back to the checkpoint', async () => {
    const { id, after } = await upgraded(toyGame({ version: 2, most: 2 }) as Game);
    await refuses('nothingToUndo', after.table.undo({ gameId: id, userId: ANNA.id }));
    await play(after, id, BEN.id, 'end');
    await expect(after.table.undo({ gameId: id, userId: BEN.id })).resolves.toMatchObject({ what: 'turn' });
  });

  it('makes presses on older panels stale', async () => {
    const { id, before, after } = await upgraded(toyGame({ version: 2, most: 2 }) as Game);
    const { step } = await before.table.panel({ gameId: id, userId: BEN.id });
    const answer = await after.table.choose({ gameId: id, userId: BEN.id, step, move: 'dig 1' });
    expect(answer.kind).toBe('stale');
  });
});
