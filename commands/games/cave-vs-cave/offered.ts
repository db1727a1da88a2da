import { firstTasks } from '../../../src/engine/agenda.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { emptyCells, meAt, placesFor, sitesOf } from '../../../src/games/cave-vs-cave/cave.ts';
import { cellName } from '../../../src/games/cave-vs-cave/cells.ts';
import type { FurnishTask } from '../../../src/games/cave-vs-cave/effects.ts';
import { ofKind, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { type Barred, barredRooms, suitsColour } from '../../../src/games/cave-vs-cave/tasks/furnish.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import { barredTiles } from '../../../src/games/cave-vs-cave/tasks/turn.ts';
import { icon } from '../../../src/messages/icons.ts';
import { MENU_LIMIT, OPTION_LIMIT } from '../../discord/limits.ts';
import type { Asked } from '../../face/asked.ts';
import type { Seated } from '../../face/face.ts';
import type { Block, Entry } from '../../face/rows.ts';
import { giftFor } from './gifts.ts';
import { wallsIcon } from './icons.ts';
import type { CaveWords } from './words.ts';

/** Verbs whose moves name a room first, then its place. */
export const LAYING = ['furnish', 'draft'] as const;
type Laying = (typeof LAYING)[number];

type Posed = Pick<Asked<State>, 'state'> & { readonly decision: Pick<Decision, 'seat' | 'options'> };

/** The rooms for sale that cannot be furnished now, each with the reason. */
function barred({ state, decision: { seat } }: Posed, verb: Laying): Barred[] {
  const mine = meAt({ state, tasks: TASKS }, seat);
  if (verb === 'draft')
    return state.display.map((room) => ({ room, why: suitsColour(mine, room) ? 'walls' : 'colour', short: {} }));
  const open = [mine.player.agenda.at(-1) ?? [], state.turn?.left ?? []].flat().flatMap(firstTasks);
  return barredRooms(mine, ...(open.filter((task) => task.do === 'furnish') as FurnishTask[]));
}

/** The task of furnishing at no extra cost. */
const FREE: FurnishTask = { do: 'furnish', surcharges: [] };

/** The cave that a room must fit into, in its current state. */
export type Viewer = Pick<Seated<State>, 'state' | 'seat'>;

/** The rooms for sale that fit into a cave; undefined in a draft, which has its own rules for walls. */
export function fittingRooms({ state, seat }: Viewer): readonly string[] | undefined {
  if (state.phase !== 'work') return undefined;
  const unfit = barredRooms(meAt({ state, tasks: TASKS }, seat), FREE).filter(({ why }) => why !== 'goods');
  return state.display.filter((room) => !unfit.some((one) => one.room === room));
}

/** Whether any room for sale does not fit the empty rooms of a cave because of walls. */
export function lacksWalls({ state, seat }: Viewer): boolean {
  const mine = meAt({ state, tasks: TASKS }, seat);
  return emptyCells(mine.player).length > 0 && barredRooms(mine, FREE).some(({ why }) => why === 'walls');
}

/** Whether a room for sale fits into a cave, or why not; undefined for any other room. */
export function fitOf(words: CaveWords, room: string, { state, seat }: Viewer): string | undefined {
  if (state.phase !== 'work' || !state.display.includes(room)) return undefined;
  const mine = meAt({ state, tasks: TASKS }, seat);
  const { walls } = roomOf(room);
  const against = barredRooms(mine, FREE).find((one) => one.room === room);
  if (against?.why === 'walls') return words.locked.noPlace;
  if (against?.why === 'colour') return words.locked.reason({ ...against, walls });
  const places = placesFor(sitesOf(mine.player, state.options.rulings), room).map(({ cell }) => cellName(cell));
  return words.locked.fits(places, against?.short ?? {});
}

/** The first of some texts that a menu has room for, or else the last. */
export const fittingText = (texts: readonly string[]): string =>
  texts.find(({ length }) => length <= OPTION_LIMIT) ?? texts.at(-1) ?? '';

interface Uses {
  /** Whether a move takes an action tile that could do nothing now. */
  readonly isIdle: (use: string) => boolean;
  /** The effect of an action tile, with the condition for taking it. */
  readonly effectOf: (tile: string) => string | undefined;
}

/** The open action tiles: those with an effect, those without, and those that may not be taken, with the reason. */
export function tileBoard(words: CaveWords, { state, decision }: Posed, { isIdle, effectOf }: Uses): Block[] {
  const { seat, options } = decision;
  const moves = ofKind('use', options).map(({ tile }) => writeMove({ verb: 'use', tile }));
  if (moves.length === 0) return [];
  const barred = barredTiles(meAt({ state, tasks: TASKS }, seat).at, seat).map(
    ({ tile, unmet: [good = ''] }): Entry => {
      const reason = words.locked.more(good);
      return {
        move: writeMove({ verb: 'use', tile }),
        closed: { text: words.actionTile(tile).name, detail: effectOf(tile) ?? reason, reason, exchange: false },
      };
    },
  );
  const ordered = moves.toSorted((one, other) => Number(isIdle(one)) - Number(isIdle(other)));
  return [{ title: words.menuTitle('use'), entries: [...ordered.map((move) => ({ move })), ...barred] }];
}

/** The rooms for sale in words; those that fit into the viewer's cave come first. */
export function roomsInWords(words: CaveWords, state: State, seat: number | undefined): string[] {
  const fitting = seat === undefined ? undefined : fittingRooms({ state, seat });
  const isBarred = (room: string): boolean => fitting?.includes(room) === false;
  return state.display
    .toSorted((one, other) => Number(isBarred(one)) - Number(isBarred(other)))
    .map((room) => {
      const fit = seat === undefined ? undefined : fitOf(words, room, { state, seat });
      return words.telling.listed({ ...roomOf(room), ...words.room(room) }, fit);
    });
}

/**
 * The rooms for sale: first those that can be furnished, each listed once, then the others with the reason; by colour
 * if one menu cannot hold them.
 */
export function roomBoard(words: CaveWords, asked: Posed, verb: Laying): Block[] {
  const offered = new Set(ofKind(verb, asked.decision.options).map(({ room }) => room));
  if (offered.size === 0) return [];
  const reasons = new Map(barred(asked, verb).map((one) => [one.room, one]));
  const rooms = asked.state.display
    .filter((room) => offered.has(room) || reasons.has(room))
    .toSorted((one, other) => Number(offered.has(other)) - Number(offered.has(one)));
  const entryOf = (room: string): Entry => {
    const why = reasons.get(room);
    const move = `${verb} ${room}`;
    if (offered.has(room) || why === undefined) return { move };
    const { walls, points, cost } = roomOf(room);
    const given = words.locked.given(giftFor(asked, why.short));
    const { name, effect } = words.room(room);
    const long = `${words.locked.reason({ ...why, walls })}${given}`;
    const short = words.locked.shortReason({ ...why, walls });
    const facts = { points, effect };
    const priced = { ...facts, cost: verb === 'draft' ? {} : cost };
    const details = [
      words.telling.barred(long, priced),
      ...(why.why === 'walls' ? [words.telling.barred(long, facts)] : [words.telling.barred(short, priced)]),
      words.telling.barred(short, facts),
    ];
    return {
      move,
      closed: {
        text: name,
        detail: fittingText(details),
        reason: `${words.locked.reason({ ...why, walls, sign: icon(wallsIcon(walls)) })}${given}`,
        exchange: false,
      },
    };
  };
  const blockOf = (title: string, some: readonly string[]): Block => ({ title, entries: some.map(entryOf) });
  if (rooms.length <= MENU_LIMIT) return [blockOf(words.menuTitle(verb), rooms)];
  return (['orange', 'blue'] as const).map((colour) =>
    blockOf(
      words.roomMenu(verb, colour),
      rooms.filter((room) => roomOf(room).colour === colour),
    ),
  );
}
