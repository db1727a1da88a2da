import { describe, expect, it } from 'vitest';
import { folkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { folks as entries } from '../../../../src/games/caverna/forgotten-folk/folks.ts';
import { FOLK_IDS } from '../../../../src/games/caverna/forgotten-folk/options.ts';
import { FOLK_TILES } from '../../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import type { Seat } from '../scenario.ts';
import { PRINTED } from '../tiles/index.ts';
import { FOLK_PRINTED } from './printed.ts';
import { owner, SCORING, withTilesOf } from './table.ts';

const FACTS = Object.entries(FOLK_PRINTED);
const PLENTY: Bundle = { wood: 20, stone: 20, ore: 20, grain: 20, vegetable: 20, food: 20, gold: 20 };
/** Land and a cavern for every tile: a meadow and a field. */
const LAND = { c4: 'meadow', c3: 'field' };
const PLACES = { field: 'c3', meadow: 'c4', cavern: 'd3' };

describe('the furnishing tiles of the folks', () => {
  it('number 32, four for each of the eight folks', () => {
    expect(FACTS.length).toBe(32);
    expect(Object.keys(FOLK_TILES).sort()).toEqual(Object.keys(FOLK_PRINTED).sort());
    expect(Object.keys(entries(folkRulings.parse({})))).toEqual([...FOLK_IDS]);
    for (const id of FOLK_IDS) expect(FACTS.filter(([, { folk }]) => folk === id).length, id).toBe(4);
  });

  it.each(FACTS)('%s replaces another tile, costs what is printed and goes where it should', (tile, facts) => {
    const { folk, cost, points, replaces, lies } = facts;
    const game = withTilesOf(folk, { ...cost, ...LAND }).play('place housework');
    game.refuses(`furnish ${replaces}`).play(`furnish ${tile}`);
    const place = PLACES[lies ?? 'cavern'];
    game.cell(place, { ground: 'furnished', tile, ...(lies === undefined ? {} : { on: lies }) });
    for (const good of Object.keys(cost)) {
      const short = { ...PLENTY, ...cost, [good]: (cost[good as keyof Bundle] ?? 0) - 1 };
      withTilesOf(folk, { goods: short, ...LAND })
        .play('place housework')
        .refuses(`furnish ${tile}`);
    }
    owner(tile).scores({ tiles: points });
  });

  it('every tile replaces a different one, and sixteen of the base game always remain', () => {
    const gone = FACTS.map(([, { replaces }]) => replaces);
    expect(new Set(gone).size).toBe(32);
    expect(Object.keys(PRINTED).filter((id) => !gone.includes(id)).length).toBe(16);
  });

  it.each(FOLK_IDS)('with %s: 48 kinds are offered in total, and the four replaced ones are not (X53)', (folk) => {
    const own = FACTS.filter(([, tile]) => tile.folk === folk);
    const gone = own.map(([, { replaces }]) => replaces);
    const all = [...Object.keys(PRINTED).filter((id) => !gone.includes(id)), ...own.map(([id]) => id)];
    expect(all.length).toBe(48);
    const offered = withTilesOf(folk, { ...PLENTY, ...LAND }).play('place housework');
    offered.offersOnly('take dog 1', ...all.map((id) => `furnish ${id}`));
  });

  it('the yellow name tags follow the replaced tiles (A60), or only the names', () => {
    for (const [tile, { tag }] of FACTS) {
      for (const yellowByNameOnly of [false, true]) {
        const beside = (d2: string) =>
          owner(tile, { d2 }, { ...SCORING, folks: { rulings: { yellowByNameOnly } } }).points('bonus');
        const yellow = tag === 'yellow' && (!yellowByNameOnly || /Parlor|Storage|Chamber/.test(tile));
        const more = beside('mainStorage') - beside('cavern');
        expect(more, `${tile} ${yellowByNameOnly}`).toBe(yellow ? 4 : 2);
      }
    }
  });

  it('the tiles that lie on fields and meadows can be built by any action that furnishes a cavern, but not by one for dwellings (A133)', () => {
    const seat: Seat = { wood: 3, grain: 1, ...LAND };
    withTilesOf('humans', seat).play('place housework').offers('furnish manureHeap', 'furnish silageBin');
    withTilesOf('humans', { ...seat, dwarfs: [7, 'housework'] })
      .play('place logging', 'loot furnish')
      .offers('furnish scarecrow');
    withTilesOf('humans', seat).refuses('place wishForChildren');
  });

  it.each<[string, string, string, Seat, Bundle]>([
    ['Carpenter', 'humans', 'manureHeap', { d3: 'carpenter', c4: 'field', wood: 1 }, { wood: 0 }],
    ['Stone carver', 'elves', 'birdHide', { d3: 'stoneCarver', c4: 'meadow', wood: 3 }, { wood: 0, stone: 0 }],
    [
      'Builder',
      'elves',
      'birdHide with ore for wood with ore for stone',
      { d3: 'builder', c4: 'meadow', wood: 2, ore: 2 },
      { wood: 0, ore: 0 },
    ],
  ])('the %s lowers their price (A133): %s, %s', (_, folk, tile, seat, goods) => {
    withTilesOf(folk, seat).play('place housework', `furnish ${tile}`).has(goods);
  });

  it('the Builder pays no ore for a vegetable or for grain', () => {
    withTilesOf('humans', { d3: 'builder', c4: 'field', wood: 1, ore: 2 })
      .play('place housework')
      .refuses('furnish scarecrow');
  });

  it('need an empty field or meadow: no pasture, stable or crop there (A143)', () => {
    const goods = { wood: 3, grain: 1 };
    for (const cells of [{ c4: 'meadow stable', c3: 'field grain' }, { c4: 'smallPasture' }]) {
      withTilesOf('humans', { ...goods, ...cells })
        .play('place housework')
        .refuses('furnish manureHeap', 'furnish silageBin', 'furnish scarecrow');
    }
    const stabled = { folks: { rulings: { stabledMeadowIsEmpty: true } } };
    withTilesOf('humans', { ...goods, c4: 'meadow stable' }, stabled)
      .play('place housework')
      .offers('furnish silageBin');
  });

  it('animals on a meadow, or those of the Stubble room on a field, are moved first, if there is room for them elsewhere (A143)', () => {
    const building = (seat: Seat) => withTilesOf('humans', { wood: 3, sheep: 2, ...seat }).play('place housework');
    const watched = { dog: 1, donkey: 2, c4: 'meadow' };
    building({ ...watched, c3: 'field' })
      .refuses('furnish silageBin')
      .offers('furnish manureHeap');
    building({ ...watched, c3: 'smallPasture' }).offers('furnish silageBin');
    building({ d3: 'stubbleRoom', c4: 'field', boar: 1 }).refuses('furnish manureHeap');
    building({ d3: 'stubbleRoom', c4: 'field' }).offers('furnish manureHeap');
  });

  it('a furnished field or meadow is used and counts for nothing else, and later tiles may adjoin it (A144)', () => {
    const seat = { grain: 1, wood: 2 };
    owner('manureHeap', seat).play('place slashAndBurn').offers('lay meadow c3 field b3', 'lay meadow b4 field b3');
    owner('manureHeap', { ...seat, d3: 'stubbleRoom', sheep: 3 }).has({ sheep: 2, food: 1 });
    owner('manureHeap', {}, SCORING).scores({ unused: -21 });
    const apart = { folks: { rulings: { furnishedLandAdjoins: false } } };
    owner('manureHeap', seat, apart).refuses('place slashAndBurn');
    owner('manureHeap', { c3: 'meadow' }, apart)
      .play('place clearing')
      .offers('lay meadow b3 field b2')
      .refuses('lay meadow b4 field a4');
  });

  it('rule out sowing, fencing and stables on their field or meadow (A144)', () => {
    const seat = { c3: 'field', wood: 4, stone: 1, grain: 2 };
    owner('silageBin', seat).play('place sheepFarming').refuses('fence small c4', 'stable c4');
    owner('silageBin', seat).play('place slashAndBurn').refuses('sow grain 2').offers('sow grain 1');
  });
});
