import { roundCards } from './actions/cards.ts';
import { LOOT } from './actions/loot.ts';
import { printedSpaces } from './actions/printed.ts';
import type { ActionSpace, Rules, Tile } from './power.ts';
import type { Options } from './state.ts';
import { BONUS } from './tiles/bonus.ts';
import { DWELLINGS } from './tiles/dwellings.ts';
import { FOOD } from './tiles/food.ts';
import { MATERIALS } from './tiles/materials.ts';

/** All furnishing tiles, in the order of the supply boards. */
export const TILES: Readonly<Record<string, Tile>> = { ...DWELLINGS, ...MATERIALS, ...FOOD, ...BONUS };

const withIds = (spaces: Readonly<Record<string, Omit<ActionSpace, 'id'>>>): Record<string, ActionSpace> =>
  Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, { ...space, id }]));

/** How many catalogues are kept: there are many more rulings to choose from than anybody plays by. */
const MOST_BUILT = 200;

const built = new Map<string, Rules>();
const known = new WeakMap<Options, Rules[]>();

/** The catalogue by which a game with these options and this number of players is played. */
export function rulesFor(options: Options, players: number): Rules {
  const seen = known.get(options)?.[players];
  if (seen !== undefined) return seen;
  const key = JSON.stringify([players, options.tiles, options.rulings]);
  const rules = built.get(key) ?? compile(options, players);
  if (built.size >= MOST_BUILT) built.clear();
  built.set(key, rules);
  const list = known.get(options) ?? [];
  list[players] = rules;
  known.set(options, list);
  return rules;
}

function compile(options: Options, players: number): Rules {
  const printed = withIds(printedSpaces(players, options.rulings));
  return {
    players,
    rulings: options.rulings,
    tiles: TILES,
    supply: Object.keys(TILES).filter(
      (id) => !TILES[id]?.preprinted && (options.tiles === 'full' || TILES[id]?.introductory),
    ),
    spaces: { ...printed, ...withIds(roundCards(options.rulings)) },
    printed: Object.keys(printed),
    loot: LOOT,
  };
}
