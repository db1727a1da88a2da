import { wallLetters } from '../../../render/games/cave-vs-cave/index.ts';
import type { Decision, Option } from '../../../src/engine/decision.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { meAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { type Bundle, countOf, limitOf, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind, readBeginning, readMove, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/cave-vs-cave/moves/move.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { turnsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { isActivating, isUsed, roomsActivated } from '../../../src/games/cave-vs-cave/tasks/activate.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import { fieldBelow, tileOf } from '../../../src/games/cave-vs-cave/tiles.ts';
import { isFree } from '../../../src/messages/cave-vs-cave/amounts.ts';
import { OPTION_LIMIT } from '../../discord/limits.ts';
import type { Asked } from '../../face/asked.ts';
import type { Label } from '../../face/label.ts';
import { type Block, type OptionRow, rowsByVerb, usualZone } from '../../face/rows.ts';
import type { Wording } from '../../face/wording.ts';
import { branchIcon, moveIcon } from './icons.ts';
import { giftsOfLastDig } from './last-dig.ts';
import { idleReasons } from './locked.ts';
import { broughtBy } from './lost.ts';
import { fittingText, LAYING, roomBoard, tileBoard } from './offered.ts';
import { inUsefulOrder, type WallHelp, wallDetail, wallHelp } from './walls.ts';
import type { CaveWords } from './words.ts';

/** Moves that only decline something. */
const UNWANTED: readonly Verb[] = ['done', 'leave'];

/** The words of the options of a decision. */
export function caveWording(
  words: CaveWords,
  {
    state,
    decision,
    endsAlone,
  }: Pick<Asked<State>, 'state' | 'endsAlone'> & {
    readonly decision: Pick<Decision, 'seat' | 'options'>;
  },
): Wording {
  const { seat, options } = decision;
  const letters = wallLetters(options);
  const idle = new Map(
    ofKind('use', options).map(({ tile }) => {
      const move = writeMove({ verb: 'use', tile });
      return [move, idleReasons(words, { state, decision }, move)];
    }),
  );
  const help = wallHelp({ state, seat });
  const coming = endsAlone === true ? giftsOfLastDig(state, seat) : undefined;
  const board = (verb: string): readonly Block[] => {
    if (verb === 'use') {
      const isIdle = (move: string) => idle.get(move) !== undefined;
      const effectOf = (tile: string) => detailOf(words, { verb: 'use', tile }, { state, seat, help });
      return tileBoard(words, { state, decision }, { isIdle, effectOf });
    }
    return verb === 'furnish' || verb === 'draft' ? roomBoard(words, { state, decision }, verb) : [];
  };
  return {
    option: (option) =>
      label(words, option, { state, seat, help, letters, options, coming, idle: idle.get(option.move) }),
    branch: (prefix) => branchLabel(words, prefix, options),
    menu: words.menuTitle,
    zone: (option) => (verbOf(option.move) === 'leave' && option.anytime ? 'more' : usualZone(option)),
    rows: (some) => caveRows(words, some, { board, help }),
    board,
  };
}

/** What the rows of a decision need. */
interface Rowed {
  readonly help: WallHelp;
  board(verb: string): readonly Block[];
}

/** The options of a decision that appear together, in rows: action tiles and rooms as on the board. */
const caveRows = (words: CaveWords, options: readonly Option[], { board, help }: Rowed): OptionRow[] =>
  rowsByVerb(options, (verb, some) => {
    const blocks = board(verb);
    return {
      options: inUsefulOrder(help, some),
      isForAll: verb === 'use',
      ...(blocks.length > 0 && { layout: { blocks } }),
      ...(verb === 'activate' && { layout: { parts: words.menuPart } }),
      // The words of several exchanges are long.
      ...(verb === 'trade' && some.length > 1 && { layout: 'menu' as const }),
    };
  });

function label(
  words: CaveWords,
  { move: text, reveals }: Option,
  { state, seat, help, letters, options, coming, idle }: Worded,
): Label {
  const move = readMove(text);
  const { gained, lost } = broughtBy({ state, seat }, move, move.verb === 'excavate' ? coming : undefined);
  const isFutile = move.verb === 'trade' && countOf(lost) >= countOf(move.goods);
  const wasted = move.verb === 'eat' && hasFullStore(state);
  const detail =
    idle === undefined ? detailOf(words, move, { state, reveals, seat, help, wasted }) : idleText(words, idle);
  const letter = 'slot' in move ? letters.get(move.slot) : undefined;
  const short = shortOf(words, move, options);
  return {
    text: words.optionLabel(wholePrice(move), {
      letter,
      bonus: move.verb === 'excavate' && !isFree(gained) ? gained : undefined,
      further: furtherIn(state),
      wasted,
      lost,
      ends: coming !== undefined,
    }),
    detail,
    icon: moveIcon(move),
    ...((wasted || isFutile || UNWANTED.includes(move.verb)) && { quiet: true }),
    short: short === undefined ? undefined : { text: short, sort: '' },
  };
}

/** Why an action tile would do nothing, with as many whole reasons as a menu has room for. */
function idleText({ locked }: Pick<CaveWords, 'locked'>, reasons: readonly string[]): string {
  const text = locked.idle(reasons);
  return text.length <= OPTION_LIMIT || reasons.length === 0 ? text : idleText({ locked }, reasons.slice(0, -1));
}

interface Detailed extends Pick<Worded, 'state' | 'seat' | 'help'> {
  readonly reveals?: boolean | undefined;
  readonly wasted?: boolean;
}

/** The circumstances of an action tile at a table. */
export const tileNow = (state: State, tile: string) => ({
  turns: turnsOf(state),
  field: fieldBelow(state, state.row.indexOf(tile)),
  conditions: state.players.length > 1,
});

/** The second line of an option: a room's points and effect, or what the move does now. */
function detailOf(words: CaveWords, move: Move, { state, seat, help, reveals, wasted }: Detailed): string | undefined {
  const helped = help(move);
  if (helped !== undefined) return wallDetail(words, helped);
  if (move.verb === 'furnish' || move.verb === 'draft')
    return words.telling.worth({ ...roomOf(move.room), effect: words.room(move.room).effect });
  const now = (tile: string) => ({
    ...tileNow(state, tile),
    activates: roomsActivated(meAt({ state, tasks: TASKS }, seat), tileOf(tile).effects),
  });
  return words.optionDetail(move, { reveals, now, wasted });
}

/** Whether the current player would lose any food they get now. */
const hasFullStore = ({ turn, players }: State): boolean =>
  turn !== undefined && (players[turn.seat]?.goods.food ?? 0) >= limitOf('food');

/** The place of a chosen room in a few characters, with the whole price if there are several prices or an extra one. */
function shortOf(words: CaveWords, move: Move, options: readonly Option[]): string | undefined {
  if (move.verb === 'draft') return words.placeShort(move.cell, {}, move.slots);
  if (move.verb !== 'furnish') return undefined;
  const prices = ofKind('furnish', options).filter((one) => one.room === move.room && one.cell === move.cell);
  const isPlain = prices.length === 1 && isFree(move.paying);
  return words.placeShort(move.cell, isPlain ? {} : plus(roomOf(move.room).cost, move.paying), []);
}

/** A room with its effect, or a place; several moves may follow from it. */
function branchLabel(words: CaveWords, prefix: string, options: readonly Option[]): Label {
  const beginning = readBeginning(prefix);
  const { kind, thing, cell } = beginning;
  if (cell !== undefined) return { text: words.placeShort(cell, {}, []) };
  const isRoom = thing !== undefined && LAYING.some((verb) => verb === kind);
  const text = words.branchLabel(beginning);
  // In a draft rooms are free.
  const cost = isRoom && kind !== 'draft' ? roomOf(thing).cost : {};
  const icon = branchIcon(beginning);
  if (!isRoom) return { text, icon };
  const { points, walls } = roomOf(thing);
  const facts = { cost, points, effect: words.room(thing).effect };
  const places = LAYING.flatMap((verb) => ofKind(verb, options)).filter((move) => move.room === thing);
  const cells = [...new Set(places.map((move) => words.cell(move.cell)))];
  const detail = fittingText([
    words.telling.offered({ ...facts, place: { walls, cells } }),
    words.telling.offered(facts),
  ]);
  return { text, detail, icon };
}

/** The position that an option belongs to, and the other options. */
interface Worded {
  readonly state: State;
  readonly seat: number;
  readonly help: WallHelp;
  readonly letters: ReadonlyMap<string, string>;
  readonly options: readonly Option[];
  /** The goods that also come if excavating ends the turn; undefined if it does not. */
  readonly coming: Bundle | undefined;
  /** Why an action tile could do nothing now; undefined if it could, and for other moves. */
  readonly idle: readonly string[] | undefined;
}

/** What could still follow within an effect; undefined if whole effects are still open. */
function furtherIn({ turn, players }: State): 'none' | 'room' | 'excavation' | undefined {
  const asking = turn && players[turn.seat]?.agenda.at(-1);
  if (asking === undefined) return undefined;
  if (isUsed(asking)) return 'none';
  if (isActivating(asking)) return 'room';
  return asking.do === 'excavate' ? 'excavation' : undefined;
}

/** A move that furnishes, with its whole price: the room's cost, and any extra price. */
export const wholePrice = (move: Move): Move =>
  move.verb === 'furnish' ? { ...move, paying: plus(roomOf(move.room).cost, move.paying) } : move;
