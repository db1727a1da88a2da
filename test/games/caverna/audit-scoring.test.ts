import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../src/games/caverna/positions.ts';
import type { Player } from '../../../src/games/caverna/state.ts';
import { crop, openTiles } from '../../laws/counting.ts';
import type { Seat } from './scenario.ts';
import { PRINTED, tagOf } from './tiles/index.ts';

const FARM = ['sheep', 'donkey', 'boar', 'cattle'] as const;
const covered = ({ cells }: Player, ground: string): number => cells.filter((cell) => cell.ground === ground).length;

/** The scoring pad (rulebook p. 23, appendix p. A5 and A6), counted again from the text only. */
function pad(player: Player): number {
  const { goods, dwarfs, cells, begging } = player;
  const open = openTiles(player);
  const plus =
    FARM.reduce((sum, type) => sum + goods[type], goods.dog) +
    Math.ceil(crop(player, 'grain') / 2) +
    crop(player, 'vegetable') +
    goods.ruby +
    dwarfs.length +
    open.reduce((sum, tile) => sum + (PRINTED[tile]?.points ?? 0) + (PRINTED[tile]?.bonus?.(player, tagOf) ?? 0), 0) +
    2 * covered(player, 'smallPasture') +
    2 * covered(player, 'largePasture') +
    3 * covered(player, 'oreMine') +
    4 * covered(player, 'rubyMine') +
    goods.gold;
  const unused = cells.filter((c) => c.ground === 'mountain' || (c.ground === 'forest' && !c.stable)).length;
  const minus = 2 * FARM.filter((type) => goods[type] === 0).length + unused + 3 * begging;
  return plus - Math.max(0, minus - open.reduce((sum, tile) => sum + (PRINTED[tile]?.prevents ?? 0), 0));
}

const TILES = Object.keys(PRINTED).filter((tile) => PRINTED[tile]?.overbuilds === undefined);
const CAVES = ['d3', 'd2', 'd1', 'e2', 'e3', 'e4', 'f2', 'f3', 'e1', 'f1'];
const LAND = ['c4', 'c3', 'c2', 'b2', 'b3'];
const GROUNDS = ['meadow', 'field', 'field grain 2', 'field grain', 'field vegetable', 'smallPasture', 'meadow stable'];
const count = (max: number) => fc.integer({ min: 0, max });

const estate = fc.record({
  goods: fc.record({
    stone: count(9),
    ore: count(9),
    ruby: count(5),
    grain: count(9),
    vegetable: count(5),
    gold: count(20),
    dog: count(3),
    sheep: count(9),
    donkey: count(3),
    boar: count(4),
    cattle: count(9),
  }),
  tiles: fc.shuffledSubarray(TILES, { maxLength: CAVES.length }),
  overbuilt: fc.constantFrom(undefined, 'trader over sparePartStorage', 'sparePartStorage over trader'),
  land: fc.array(fc.constantFrom(...GROUNDS), { maxLength: LAND.length }),
  large: fc.boolean(),
  forestStable: fc.boolean(),
  dug: fc.boolean(),
  /** Whether each of six dwarfs has a bed. */
  family: fc.boolean(),
  weapons: fc.oneof(
    fc.array(fc.constantFrom(0, 3), { minLength: 2, maxLength: 6 }),
    fc.constantFrom([0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3]),
  ),
  begging: count(3),
});
type Estate = typeof estate extends fc.Arbitrary<infer Value> ? Value : never;

const BEDS = ['coupleDwelling', 'dwelling', 'additionalDwelling'];
const BED = /^(dwelling|simpleDwelling\d\d|mixedDwelling)$/;

/** A seat with these belongings; with no more dwarfs than beds and no more stables than three. */
function seatOf({ goods, tiles, overbuilt, land, large, forestStable, dug, family, weapons, begging }: Estate): Seat {
  const chosen = family ? [...BEDS, ...tiles.filter((tile) => !BEDS.includes(tile))].slice(0, CAVES.length) : tiles;
  const laid = chosen.map((tile, i) => [CAVES[i], tile]);
  if (overbuilt !== undefined) laid.push([CAVES[laid.length] ?? 'd1', overbuilt]);
  const furnishings = Object.fromEntries(laid.slice(0, CAVES.length)) as Record<string, string>;
  const caverns = CAVES.slice(laid.length).map((cell) => [cell, 'cavern']);
  let stables = forestStable ? 1 : 0;
  const grounds = land.map((text, i) => {
    const stable = text.endsWith('stable');
    if (stable) stables++;
    return [LAND[i], stable && stables > 3 ? 'meadow' : text];
  });
  const cells = Object.fromEntries([
    ...grounds,
    ...(large && land.length > 0 ? [['b4 a4', 'largePasture']] : []),
    ...(forestStable ? [['a1', 'forest stable']] : []),
    ...(dug ? [...caverns, ['f4', 'rubyMine']] : []),
  ]) as Record<string, string>;
  const own = Object.values(furnishings);
  const beds = own.reduce((sum, tile) => sum + (tile === 'coupleDwelling' ? 2 : BED.test(tile) ? 1 : 0), 2);
  const room = beds < 5 ? beds : 5 + (own.includes('additionalDwelling') ? 1 : 0);
  const dwarfs = weapons.slice(0, Math.max(2, Math.min(room, weapons.length))).map((weapon) => ({ weapon }));
  return { goods: { ...goods, food: 0 }, furnishings, cells, dwarfs, begging };
}

describe('the scoring pad', () => {
  it('gives every player what the rulebook and the appendix say, whatever they own', () => {
    let writing = 0;
    fc.assert(
      fc.property(estate, (owned) => {
        const seat = seatOf(owned);
        const state = stateFrom({ players: 2, round: 12, next: 'scoring', seats: [seat] });
        const [player] = state.players;
        if (player === undefined) throw new Error('Nobody plays.');
        if (player.tiles.includes('writingChamber')) writing++;
        expect(caverna.score(state)[0]?.total).toBe(pad(player));
      }),
      { numRuns: 800, seed: 23 },
    );
    expect(writing).toBeGreaterThan(30);
  });
});
