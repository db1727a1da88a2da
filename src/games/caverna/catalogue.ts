import { LRUCache } from 'lru-cache';
import { getOr, onceFor } from '../../engine/once.ts';
import { roundCards } from './actions/cards.ts';
import { LOOT } from './actions/loot.ts';
import { printedSpaces } from './actions/printed.ts';
import { folkRules, folkTiles, replacements } from './forgotten-folk/index.ts';
import type { ActionSpace, NamedPower, Rules, Tile } from './power.ts';
import { DEFAULT_RULINGS } from './rulings.ts';
import type { FolkTable, Options, State } from './state.ts';
import { TILES } from './tiles/index.ts';
import { type Whole, wholePower } from './whole.ts';

function namedTile(id: string, tile: Tile): Tile & NamedPower {
  const { cost, points, tag, introductory, unlimited, preprinted } = tile;
  const { overbuilds, mayBuild, idle, lies } = tile;
  const { on, adjust, score } = wholePower(tile);
  const facts = { id, cost, points, tag, introductory, unlimited, preprinted, overbuilds, mayBuild, idle, lies };
  const whole: Whole<Tile & NamedPower> = { ...facts, on, adjust, score };
  return whole as Tile & NamedPower;
}

function namedSpace(id: string, { refill, flow, unique, flips }: Omit<ActionSpace, 'id'>): ActionSpace {
  const whole: Whole<ActionSpace> = { id, refill, flow, unique, flips };
  return whole as ActionSpace;
}

const named = <Entry, Named>(
  entries: Readonly<Record<string, Entry>>,
  name: (id: string, entry: Entry) => Named,
): Record<string, Named> => Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, name(id, entry)]));

const NAMED_TILES = named(TILES, namedTile);

/** What the catalogues of games with the same options share, whichever folks play. */
interface Common extends Pick<Rules, 'players' | 'rulings' | 'tiles' | 'spaces' | 'printed' | 'loot'> {
  readonly folks?: NonNullable<Rules['folks']>;
}

/** The catalogues for games with the same options and number of players, by the folks at the table. */
interface Shelf {
  readonly common: Common;
  readonly byFolks: LRUCache<string, Rules>;
}

/** How many of these to cache: there are far more combinations of rulings than anybody uses. */
const MOST_BUILT = 200;

const shelves = new LRUCache<string, Shelf>({ max: MOST_BUILT });
const shelvesOf = new WeakMap<Options, Shelf[]>();
/** Cached by the list of the folks that lend their tiles, which stays the same object while folks are being chosen. */
const known = onceFor<FolkTable['tilesOf']>()((): { rules?: Rules } => ({}));

/** The catalogue for a game: the result of its options, players and folks. */
export function rulesFor({ options, players, folks }: Pick<State, 'options' | 'players' | 'folks'>): Rules {
  const seen = folks && known(folks.tilesOf);
  if (seen?.rules !== undefined) return seen.rules;
  const { common, byFolks } = shelfFor(options, players.length);
  const tilesOf = folks?.tilesOf.toSorted() ?? [];
  const rules = getOr(byFolks, tilesOf.join(), () => compile(options, common, tilesOf));
  if (seen !== undefined) seen.rules = rules;
  return rules;
}

function shelfFor(options: Options, players: number): Shelf {
  const own = shelvesOf.get(options) ?? [];
  shelvesOf.set(options, own);
  own[players] ??= sharedShelf(options, players);
  return own[players];
}

function sharedShelf(options: Options, players: number): Shelf {
  const key = JSON.stringify([players, options.tiles, options.rulings, options.folks?.rulings]);
  return getOr(shelves, key, () => ({
    common: commonOf(options, players),
    byFolks: new LRUCache({ max: MOST_BUILT }),
  }));
}

function commonOf({ rulings, folks }: Options, players: number): Common {
  const printed = named(printedSpaces(players, { ...rulings, ...folks?.rulings }), namedSpace);
  return {
    players,
    rulings,
    tiles: folks === undefined ? NAMED_TILES : { ...NAMED_TILES, ...named(folkTiles(folks.rulings), namedTile) },
    spaces: { ...printed, ...named(roundCards(rulings), namedSpace) },
    printed: Object.keys(printed),
    loot: LOOT,
    ...(folks === undefined ? {} : { folks: folkRules(folks.rulings) }),
  };
}

function compile(options: Options, common: Common, tilesOf: readonly string[]): Rules {
  const brought = replacements(tilesOf);
  const supply = Object.values(NAMED_TILES).flatMap(({ id, preprinted, introductory }) => {
    const instead = brought.get(id);
    if (instead !== undefined) return [instead];
    return preprinted || (options.tiles === 'introductory' && !introductory) ? [] : [id];
  });
  const tiles = [...Object.keys(NAMED_TILES), ...brought.values()].map((id) => common.tiles[id]);
  const folks = tilesOf.map((id) => common.folks?.byId[id]);
  return { ...common, supply, answered: questionsOf([...tiles, ...folks]) };
}

/** The named questions that any of these powers answers. */
const questionsOf = (powers: readonly (NamedPower | undefined)[]): ReadonlySet<string> =>
  new Set(powers.flatMap((power) => Object.keys(power?.adjust ?? {})));

/** The ids of all action spaces of any number of players. */
export function everySpace(): string[] {
  const ids = [1, 2, 3, 4, 5, 6, 7].flatMap((players) => Object.keys(printedSpaces(players, DEFAULT_RULINGS)));
  return [...new Set([...ids, ...Object.keys(roundCards(DEFAULT_RULINGS))])];
}
