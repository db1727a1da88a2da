import { roundCards } from './actions/cards.ts';
import { LOOT } from './actions/loot.ts';
import { printedSpaces } from './actions/printed.ts';
import type { Rules, Tile } from './power.ts';
import type { Options, State } from './state.ts';
import { TILES } from './tiles/index.ts';

const withIds = <Entry>(entries: Readonly<Record<string, Entry>>): Record<string, Entry & { readonly id: string }> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, id }]));

const NAMED_TILES = withIds<Tile>(TILES);

/** How many catalogues are kept: there are many more rulings to choose from than anybody plays by. */
const MOST_BUILT = 200;

const built = new Map<string, Rules>();
const known = new WeakMap<Options, Rules[]>();

/** The catalogue by which a game is played: what its options and its players make of it. */
export function rulesFor({ options, players: { length: players } }: Pick<State, 'options' | 'players'>): Rules {
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
    tiles: NAMED_TILES,
    supply: Object.values(NAMED_TILES).flatMap(({ id, preprinted, introductory }) =>
      preprinted || (options.tiles === 'introductory' && !introductory) ? [] : [id],
    ),
    spaces: { ...printed, ...withIds(roundCards(options.rulings)) },
    printed: Object.keys(printed),
    loot: LOOT,
  };
}
