import { createRecent } from '../../engine/recent.ts';
import { roundCards } from './actions/cards.ts';
import { LOOT } from './actions/loot.ts';
import { printedSpaces } from './actions/printed.ts';
import { folkRules, replacements } from './forgotten-folk/index.ts';
import type { NamedPower, Rules, Tile } from './power.ts';
import { DEFAULT_RULINGS } from './rulings.ts';
import type { FolkTable, Options, State } from './state.ts';
import { TILES } from './tiles/index.ts';

const withIds = <Entry>(entries: Readonly<Record<string, Entry>>): Record<string, Entry & { readonly id: string }> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, id }]));

const NAMED_TILES = withIds<Tile>(TILES);

/** How many catalogues are kept: there are many more rulings to choose from than anybody plays by. */
const MOST_BUILT = 200;

const built = createRecent<Rules>({ most: MOST_BUILT });
const known = new WeakMap<Options | FolkTable, Rules[]>();

/** The catalogue by which a game is played: what its options, its players and the folks at the table make of it. */
export function rulesFor({
  options,
  players: { length: players },
  folks,
}: Pick<State, 'options' | 'players' | 'folks'>): Rules {
  const owner = folks ?? options;
  const seen = known.get(owner)?.[players];
  if (seen !== undefined) return seen;
  const key = JSON.stringify([
    players,
    options.tiles,
    options.rulings,
    options.folks?.rulings,
    folks?.tilesOf.toSorted(),
  ]);
  const rules = built.getOr(key, () => compile(options, players, folks));
  const list = known.get(owner) ?? [];
  list[players] = rules;
  known.set(owner, list);
  return rules;
}

function compile(options: Options, players: number, table: FolkTable | undefined): Rules {
  const printed = withIds(printedSpaces(players, { ...options.rulings, ...options.folks?.rulings }));
  const folks = options.folks === undefined ? undefined : folkRules(options.folks.rulings);
  const brought = replacements(table?.tilesOf ?? [], options.folks?.rulings);
  const supply = Object.values(NAMED_TILES).flatMap(({ id, preprinted, introductory }) => {
    const instead = brought.get(id)?.id;
    if (instead !== undefined) return [instead];
    return preprinted || (options.tiles === 'introductory' && !introductory) ? [] : [id];
  });
  const more = Object.fromEntries([...brought.values()].map(({ id, tile }) => [id, tile]));
  const tiles = brought.size === 0 ? NAMED_TILES : { ...NAMED_TILES, ...withIds<Tile>(more) };
  return {
    players,
    rulings: options.rulings,
    tiles,
    supply,
    spaces: { ...printed, ...withIds(roundCards(options.rulings)) },
    printed: Object.keys(printed),
    loot: LOOT,
    answered: questionsOf([...Object.values(tiles), ...(table?.tilesOf ?? []).flatMap((id) => folks?.byId[id] ?? [])]),
    ...(folks === undefined ? {} : { folks }),
  };
}

/** The named questions that any of these powers answers. */
const questionsOf = (powers: readonly NamedPower[]): ReadonlySet<string> =>
  new Set(powers.flatMap(({ adjust }) => Object.keys(adjust ?? {})));

/** The ids of all action spaces of any number of players. */
export function everySpace(): string[] {
  const ids = [1, 2, 3, 4, 5, 6, 7].flatMap((players) => Object.keys(printedSpaces(players, DEFAULT_RULINGS)));
  return [...new Set([...ids, ...Object.keys(roundCards(DEFAULT_RULINGS))])];
}
