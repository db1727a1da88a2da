import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/engine/log.ts';
import { winners } from '../../../src/engine/ranking.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { FOLK_CROPS, GOODS, type State } from '../../../src/games/caverna/state.ts';
import { finish } from '../walk.ts';

/** States as programs with each version of the rules stored them: `VERSION-PHASE.json`. */
const KEPT = new URL('./kept/', import.meta.url);
const kept = readdirSync(KEPT).sort();
const read = (name: string): State => JSON.parse(readFileSync(new URL(name, KEPT), 'utf8')) as State;
const versionOf = (name: string): number => Number.parseInt(name, 10);

/** The game resumed from a checkpoint, as the table reads it. */
function resumed(stored: unknown, version: number): State {
  const setup = { options: {}, seats: 3, seed: 'kept' };
  return replay(caverna, setup, [{ entry: 1, checkpoint: JSON.stringify(stored), version }]);
}

/** The totals that the kept states had in the program that stored them. */
const TOTALS: Readonly<Record<string, readonly number[]>> = {
  '1-work.json': [-32, -28, -27],
  '1-harvest.json': [-18, -26, -34],
  '2-work.json': [-24, -25, -2],
  '2-harvest.json': [-18, -28, -32],
  '3-work.json': [-42, -19, -29],
  '3-harvest.json': [-38, -18, -21],
  '4-work.json': [7, -8, -28],
  '4-harvest.json': [-19, -25, -20],
};

describe('a stored state', () => {
  it('exists for every version so far', () => {
    const versions = Array.from({ length: caverna.version }, (_, i) => i + 1);
    expect([...new Set(kept.map(versionOf))]).toEqual(versions);
  });

  it.each(kept)('continues unchanged: %s', (name) => {
    const stored = read(name);
    const state = resumed(stored, versionOf(name));
    expect(JSON.parse(JSON.stringify(state))).toEqual(stored);
    expect(caverna.score(state).map(({ total }) => total)).toEqual(TOTALS[name]);
    expect(caverna.decisions(state).length).toBeGreaterThan(0);
    const end = finish(caverna, state);
    expect(end.round).toBe(12);
    for (const { total } of caverna.score(end)) expect(total).toSatisfy(Number.isInteger);
  });

  it.each(GOODS)('from before %s existed gives nobody any', (good) => {
    const stored = read('1-work.json');
    const whole = resumed(stored, 1);
    for (const player of stored.players) Reflect.deleteProperty(player.goods, good);
    const state = resumed(stored, 1);
    for (const [seat, { goods }] of state.players.entries()) {
      expect(goods).toEqual({ ...whole.players[seat]?.goods, [good]: 0 });
    }
    for (const { total } of caverna.score(finish(caverna, state))) expect(total).toSatisfy(Number.isInteger);
    expect(winners(caverna, state).length).toBeGreaterThan(0);
  });

  it('gets the starting value for fields that later rules added', () => {
    const whole = resumed(read('2-work.json'), 2);
    const { options, players, spaces, turn, ...rest } = read('2-work.json');
    const bare = {
      ...rest,
      options: { tiles: options.tiles },
      players: players.map(({ memory: _, decided: __, passed: ___, ...player }) => player),
      spaces: spaces.map(({ id, goods }) => (Object.keys(goods).length === 0 ? { id } : { id, goods })),
      turn: { seat: turn?.seat },
    };
    expect(resumed(bare, 2)).toEqual(whole);
  });

  it('of a game with folks gets entries for their crops, even if it was stored without them', () => {
    const fixed = caverna.options.parse({ folks: { seats: ['elves', 'dwarves'] } });
    const state = caverna.start(fixed, 2, 'crops');
    const stored = JSON.parse(JSON.stringify(state)) as State;
    for (const { goods } of stored.players) {
      for (const crop of FOLK_CROPS) if (goods[crop] === 0) Reflect.deleteProperty(goods, crop);
    }
    expect(stored.players.map(({ goods: { gemfruit, mushroom } }) => [gemfruit, mushroom])).toEqual([
      [2, undefined],
      [undefined, undefined],
    ]);
    expect(JSON.stringify(caverna.upgrade(stored, 3).players)).toBe(JSON.stringify(state.players));
  });

  it('is not changed by reading it, and need not name its version', () => {
    const stored = read('1-harvest.json');
    const before = JSON.stringify(stored);
    finish(caverna, caverna.upgrade(stored, 0));
    expect(JSON.stringify(stored)).toBe(before);
  });
});

describe('the places of a game', () => {
  it('are shared by players with the same points, because there are no tie-breaks (rulebook p. 23)', () => {
    const state = resumed(read('2-work.json'), 2);
    const totals = caverna.score(state).map(({ total }) => total);
    const most = Math.max(...totals);
    state.players.forEach(({ goods }, seat) => {
      goods.gold += most - (totals[seat] ?? 0) - (seat === 1 ? 1 : 0);
    });
    expect(caverna.ranking(state)).toEqual([1, 3, 1]);
    expect(winners(caverna, state)).toEqual([0, 2]);
  });
});
