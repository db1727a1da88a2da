import type { Option } from '../../../src/engine/decision.ts';
import { me, tileOf } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { countGoods } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import { worthOf } from '../../../src/games/caverna/scoring.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Furnish, type Unpaid, unpaidTiles } from '../../../src/games/caverna/tasks/furnish.ts';
import { closedLoot, type Expedition } from '../../../src/games/caverna/tasks/weapons.ts';
import { taskWithin } from '../../../src/games/caverna/within.ts';
import { capital } from '../../../src/messages/text.ts';
import { MENU_LIMIT, OPTION_LIMIT } from '../../discord/limits.ts';
import type { Asked } from '../../face/asked.ts';
import { STAR } from '../../face/label.ts';
import type { Block, Entry } from '../../face/rows.ts';
import { detailOf, labelOf } from './labels.ts';
import { firstThose } from './precedence.ts';
import { familyOf } from './spaces.ts';
import { byColour } from './tags.ts';
import type { CavernaWords } from './words.ts';

/** How many goods a tile may lack and still be shown, and how many such tiles to show. */
const NEARLY = 2;
const MOST_CLOSED = 6;

/** A furnishing tile in a menu. */
interface Shown {
  readonly tile: string;
  readonly entry: Entry;
}

/** The furnishing tile that a wish is about. */
function tileWished(move: string): string | undefined {
  const wish = readMove(move);
  return wish.verb === 'furnish' ? wish.tile : undefined;
}

/** Whether a player wishes for a furnishing tile. */
const isWished = ({ wished = [] }: Pick<Asked<State>, 'wished'>, tile: string): boolean =>
  wished.some((move) => tileWished(move) === tile);

/**
 * Tiles that a seat could furnish here if it had the goods: its wishes, and up to `most` dwellings and tiles that it
 * can almost pay for.
 */
function nearlyFurnished(asked: Asked<State>, most: number): Unpaid[] {
  const { state, decision } = asked;
  const player = state.players[decision.seat];
  const task = player && taskWithin<Furnish>(player, 'furnish');
  if (task === undefined) return [];
  const at = positionOf(state);
  // The dwelling that never sells out comes first, then the tile that is closest to affordable.
  const rank = ({ tile, short }: Unpaid): number => (tileOf(at.rules, tile).unlimited ? 0 : countGoods(short));
  const isShown = ({ tile, short }: Unpaid) => tileOf(at.rules, tile).tag === 'dwelling' || countGoods(short) <= NEARLY;
  const unpaid = unpaidTiles(at, decision.seat, task);
  const nearly = unpaid
    .filter((one) => !isWished(asked, one.tile) && isShown(one))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
  return [...unpaid.filter(({ tile }) => isWished(asked, tile)), ...nearly];
}

/**
 * The available furnishing tiles in the order of the supply, including some that still need goods; by colour if one
 * menu cannot hold them. The player's wishes come first.
 */
export function tileBoard(words: CavernaWords, asked: Asked<State>): Block[] {
  const { state, decision } = asked;
  const { rules } = positionOf(state);
  const offered = ofKind('furnish', decision.options).map((move) => ({
    tile: move.tile,
    entry: { move: writeMove(move) },
  }));
  const room = offered.length > MENU_LIMIT ? MOST_CLOSED : Math.min(MOST_CLOSED, MENU_LIMIT - offered.length);
  const unpaid = nearlyFurnished(asked, room);
  const all: readonly Shown[] = [
    ...offered,
    ...unpaid.map((one) => ({ tile: one.tile, entry: unpaidEntry(words, asked, one) })),
  ].toSorted((one, other) => rules.supply.indexOf(one.tile) - rules.supply.indexOf(other.tile));
  const sorted = firstThose(all, ({ tile }) => isWished(asked, tile));
  const entriesOf = (some: readonly Shown[]) => some.map(({ entry }) => entry);
  if (sorted.length <= MENU_LIMIT) return [{ title: words.menuTitle('furnish'), entries: entriesOf(sorted) }];
  return byColour(rules, sorted, ({ tile }) => tile).map(({ tag, page, pages, tiles }) => ({
    title: words.tileMenu(tag, page, pages),
    entries: entriesOf(tiles),
  }));
}

function unpaidEntry(words: CavernaWords, asked: Asked<State>, { tile, cost, short }: Unpaid): Entry {
  const {
    state,
    decision: { seat },
  } = asked;
  const move = writeMove({ verb: 'furnish', tile, oreFor: [] });
  const people = familyOf(words, state, seat);
  const context = {
    pays: cost,
    points: pointsOf(state, seat, tile),
    isIdle: isIdle(state, seat, tile),
    task: 'furnish',
    people,
  };
  const reason = words.short(short);
  const detail = detailOf(words, readMove(move), context);
  const text = marked(asked, tile, labelOf(words, readMove(move), context));
  const line = detail === undefined ? reason : withReason(reason, detail);
  return { move, closed: { text, detail: line, reason, exchange: false } };
}

const BETWEEN = ' · ';

/** Why a tile is not available, and its effect; if there is no room for both, only the main reason. */
function withReason(reason: string, detail: string): string {
  const [first = ''] = detail.split(BETWEEN);
  const lines = [detail, first].map((part) => [capital(reason), part].join(BETWEEN));
  return lines.find(({ length }) => length <= OPTION_LIMIT) ?? capital(reason);
}

/** The label of a furnishing tile, with a star if the player wishes for it. */
export const marked = (asked: Pick<Asked<State>, 'wished'>, tile: string, label: string): string =>
  isWished(asked, tile) ? `${STAR}${label}` : label;

/** What a furnishing tile is worth to a seat, apart from its effect on other things. */
export const pointsOf = (state: State, seat: number, tile: string): number =>
  worthOf(me(positionOf(state), seat))(tileOf(positionOf(state).rules, tile));

/** Whether the power of a furnishing tile can do nothing for a seat. */
export function isIdle(state: State, seat: number, tile: string): boolean {
  const at = positionOf(state);
  return at.rules.tiles[tile]?.idle?.(me(at, seat)) === true;
}

/** The available loot, and what an expedition could bring if the player lacked nothing for it, in order of strength. */
export function lootMenu(words: CavernaWords, title: string, { state, decision }: Asked<State>): Block[] {
  const { seat } = decision;
  const player = state.players[seat];
  const task = player && taskWithin<Expedition>(player, 'expedition');
  if (task === undefined) return [];
  const closed = closedLoot(positionOf(state), seat, task).map(({ item, strength, lacks }): Entry => {
    const move = writeMove({ verb: 'loot', item });
    const reason = words.lootClosed(lacks);
    const text = labelOf(words, readMove(move));
    const detail = `${words.lootStrength(strength)} · ${reason}`;
    return { move, closed: { text, detail, reason, exchange: false } };
  });
  const open = decision.options.filter(isLoot).map(({ move }): Entry => ({ move }));
  const strengths = Object.entries(positionOf(state).rules.loot).map(([id]) => writeMove({ verb: 'loot', item: id }));
  const entries = [...open, ...closed].toSorted(
    (one, other) => strengths.indexOf(one.move) - strengths.indexOf(other.move),
  );
  return [{ title, entries }];
}

const isLoot = ({ move }: Option): boolean => readMove(move).verb === 'loot';
