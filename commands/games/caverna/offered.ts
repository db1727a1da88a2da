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
import { alike } from '../../ask.ts';
import type { Asked } from '../../face.ts';
import { MENU_LIMIT } from '../../limits.ts';
import type { Block, Entry } from '../../wording.ts';
import type { CavernaWords } from './words.ts';

type At = Pick<Asked<State>, 'state' | 'decision'>;

/** How many goods may be missing for a tile to be shown all the same, and how many such tiles are shown. */
const NEARLY = 2;
const MOST_CLOSED = 6;

/** Tiles that a seat could furnish here but for goods: dwellings, and what it can nearly pay. */
function nearlyFurnished({ state, decision: { seat } }: At): Unpaid[] {
  const player = state.players[seat];
  const task = player && taskWithin<Furnish>(player, 'furnish');
  if (task === undefined) return [];
  const at = positionOf(state);
  // The dwelling that is never gone stands first, then what lacks least.
  const rank = ({ tile, short }: Unpaid): number => (tileOf(at.rules, tile).unlimited ? 0 : countGoods(short));
  const isShown = ({ tile, short }: Unpaid) => tileOf(at.rules, tile).tag === 'dwelling' || countGoods(short) <= NEARLY;
  return unpaidTiles(at, seat, task)
    .filter(isShown)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_CLOSED);
}

/** The furnishing tiles on offer in the order of the supply, and among them some for which goods are missing. */
export function tileBoard(words: CavernaWords, asked: Asked<State>): Block[] {
  const { state, decision } = asked;
  const { rules } = positionOf(state);
  const offered = ofKind('furnish', decision.options).map(({ tile }) => tile);
  const room = Math.ceil(offered.length / MENU_LIMIT) * MENU_LIMIT - offered.length;
  const unpaid = nearlyFurnished(asked).slice(0, room);
  const all = [
    ...ofKind('furnish', decision.options).map((move) => ({ tile: move.tile, entry: { move: writeMove(move) } })),
    ...unpaid.map((one) => ({ tile: one.tile, entry: unpaidEntry(words, asked, one) })),
  ].toSorted((one, other) => rules.supply.indexOf(one.tile) - rules.supply.indexOf(other.tile));
  const parts = alike(all, MENU_LIMIT);
  return parts.map((part) => {
    const [first, last] = [part[0], part.at(-1)].map((one) => words.tile(one?.tile ?? '').name);
    const title = parts.length === 1 ? words.menuTitle('furnish') : words.menuPart(first ?? '', last ?? '');
    return { title, entries: part.map(({ entry }) => entry) };
  });
}

function unpaidEntry(words: CavernaWords, { state, decision: { seat } }: At, { tile, cost, short }: Unpaid): Entry {
  const move = writeMove({ verb: 'furnish', tile, oreFor: [] });
  const context = { pays: cost, points: pointsOf(state, seat, tile), task: 'furnish' };
  const reason = words.short(short);
  const detail = words.optionDescription(readMove(move), context);
  const text = words.optionLabel(readMove(move), context);
  return { move, closed: { text, detail: detail === undefined ? reason : words.shortDetail(reason, detail) }, reason };
}

/** What a furnishing tile is worth to a seat, without what it brings for other things. */
export const pointsOf = (state: State, seat: number, tile: string): number =>
  worthOf(me(positionOf(state), seat))(tileOf(positionOf(state).rules, tile));

/** The loot on offer, and what an expedition would bring but for what is missing, in the order of strength. */
export function lootMenu(words: CavernaWords, title: string, { state, decision }: Asked<State>): Block[] {
  const { seat } = decision;
  const player = state.players[seat];
  const task = player && taskWithin<Expedition>(player, 'expedition');
  if (task === undefined) return [];
  const closed = closedLoot(positionOf(state), seat, task).map(({ item, lacks }): Entry => {
    const move = writeMove({ verb: 'loot', item });
    const reason = words.lootClosed(lacks);
    const text = words.optionLabel(readMove(move), {});
    return { move, closed: { text, detail: reason }, reason };
  });
  const open = decision.options.filter(isLoot).map(({ move }): Entry => ({ move }));
  const strengths = Object.entries(positionOf(state).rules.loot).map(([id]) => writeMove({ verb: 'loot', item: id }));
  const entries = [...open, ...closed].toSorted(
    (one, other) => strengths.indexOf(one.move) - strengths.indexOf(other.move),
  );
  return [{ title, entries }];
}

const isLoot = ({ move }: Option): boolean => readMove(move).verb === 'loot';
