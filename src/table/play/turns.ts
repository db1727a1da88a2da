import { drafts, END, type MoveEntry } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import { invitedId } from '../ids.ts';
import { readSettings } from '../people.ts';
import type { Press, Request } from '../requests.ts';
import { advance, carryOut, clearSeat, type Progress, progressOf, takeBack } from './automatic.ts';
import { commit } from './commit.ts';
import { mustGoOn, openLive, type TableContext } from './context.ts';
import {
  draftsThatStay,
  ifAllowed,
  type Live,
  lastOwn,
  mayTakeBack,
  ownDecision,
  ownSeatOf,
  ownState,
  publicStep,
  seatOfUser,
  stepOf,
} from './live.ts';
import { reveals } from './revealed.ts';
import { serveGame } from './serve.ts';
import type { Choice } from './showing.ts';
import { type Panel, type Position, panelOf, positionOf } from './showing.ts';
import { tenuresAfter } from './tenures.ts';

/**
 * The result of a press. `asked`: it was done, and here is what comes next. `stale`: the press was for an earlier
 * decision, or for an option that no longer exists; nothing was done, here is the current question. `ended`: the turn
 * is closed and public. `over`: an old press of a player with nothing left to decide; nothing was done.
 */
export type Answer<State = unknown> =
  /** `startsOver`: the seat's earlier choices in this turn had to be taken back first. */
  | { readonly kind: 'asked'; readonly panel: Panel<State>; readonly startsOver?: true }
  | { readonly kind: 'stale'; readonly panel: Panel<State> }
  /** `before` is the shared state before the turn; `last` is the panel of a turn that ended by itself. */
  | {
      readonly kind: 'ended';
      readonly position: Position<State>;
      readonly before: State;
      readonly last?: Panel<State> | undefined;
    }
  | { readonly kind: 'over'; readonly position: Position<State> };

/** The seat of a user in a running game; throws TableError. */
export function seatOf(live: Live, userId: string): number {
  mustGoOn(live);
  const seat = seatOfUser(live, userId);
  if (seat >= 0) return seat;
  throw mistake(ownSeatOf(live, invitedId(userId)) >= 0 ? 'seatKept' : 'notSeated', {});
}

/** Throws TableError unless the seat is awaited. */
function mustBeAwaited({ game, group }: Live, seat: number): void {
  if (group.waiting.includes(seat)) return;
  const awaited = group.waiting.map((other) => game.seats[other]?.name ?? '').join(', ');
  throw mistake('notYourTurn', { awaited });
}

/** The panel of a user's seat. */
export function showPanel(context: TableContext, { gameId, userId }: Request): Promise<Panel> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = seatOf(live, userId);
    mustBeAwaited(live, seat);
    return panelOf(live, seat);
  });
}

interface AtDecision extends Press {
  /** The number of the decision to answer: the seat's current one if left out. */
  readonly present?: (live: Live, seat: number) => number;
}

/** A seat with its decision, and the user who plays it. */
interface AtSeat {
  readonly seat: number;
  readonly userId: string;
}

type Act = (live: Live, at: AtSeat) => Answer | Promise<Answer>;

/** Answers a press with the result of `act`, unless the press was made for another decision. */
function atDecision(context: TableContext, press: AtDecision, act: Act): Promise<Answer> {
  const { gameId, userId, step, present = stepOf } = press;
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = seatOf(live, userId);
    const isOver = !live.group.waiting.includes(seat) && step < lastOwn(live.log, seat);
    if (isOver) return { kind: 'over', position: positionOf(live) };
    mustBeAwaited(live, seat);
    return step === present(live, seat) ? act(live, { seat, userId }) : { kind: 'stale', panel: panelOf(live, seat) };
  });
}

/** Carries out the options of a press: all of them, or none. Nothing may follow an option that turns something over. */
export function choose(context: TableContext, { move, more = [], closing, ...press }: Choice): Promise<Answer> {
  return atDecision(context, press, (live, at) => play(context, live, { ...at, moves: [move, ...more], closing }));
}

/**
 * The same for a press on the public prompt. It starts over a turn that was taken back, but leaves alone a turn that
 * has started since.
 */
export function chooseFirst(context: TableContext, { move, more = [], ...press }: Choice): Promise<Answer> {
  const moves = [move, ...more];
  return atDecision(context, { ...press, present: publicStep }, (live, at) => {
    const { seat } = at;
    const [first] = drafts(live.effective, seat);
    if (first === undefined) return play(context, live, { ...at, moves });
    const isReopened = first.entry < press.step;
    if (!isReopened || draftsThatStay(live, seat) > 0) return { kind: 'stale', panel: panelOf(live, seat) };
    mayTakeBack(live);
    return play(context, live, { ...at, moves, startsOver: true });
  });
}

/** A press that ends a turn. */
export interface EndPress extends Press {
  /** The moves that settle what is still open; undefined if the player must decide it. */
  readonly ending?: (panel: Panel) => readonly string[] | undefined;
}

/** Ends the user's turn, settling what is still open. Throws TableError `cannotEnd` if nothing can settle it. */
export function endTurn(context: TableContext, { ending, ...press }: EndPress): Promise<Answer> {
  return atDecision(context, press, (live, at) => {
    const { seat } = at;
    if (ownDecision(live, seat).options.some(({ move }) => move === END))
      return play(context, live, { ...at, moves: [END] });
    if (ending === undefined) throw mistake('cannotEnd', {});
    const panel = panelOf(live, seat);
    const moves = ending(panel);
    return moves === undefined ? { kind: 'asked', panel } : play(context, live, { ...at, moves: [...moves, END] });
  });
}

interface Played extends AtSeat {
  readonly moves: readonly string[];
  /** Before that, takes back what the seat has done in its turn. */
  readonly startsOver?: true;
  readonly closing?: Choice['closing'];
}

/** Plays moves of a seat, or none of them; `END` makes its turn public, followed by everything automatic. */
async function play(context: TableContext, live: Live, played: Played): Promise<Answer> {
  const { startsOver, closing, userId, ...acted } = played;
  const { seat, moves } = acted;
  const from = startsOver ? clearSeat(progressOf(live), seat) : progressOf(live);
  const next = ifAllowed(() => carryOut(context, from, acted));
  if (next === undefined) return { kind: 'stale', panel: panelOf(live, seat) };
  const panel = moves.includes(END) ? undefined : panelOf(next.live, seat);
  const ended = panel && (await endOfItself(context, next, { before: live, panel, closing, userId }));
  if (panel && ended === undefined) {
    const { game } = await commit(context, { ...next, isDraft: true });
    return { kind: 'asked', panel: { ...panel, game }, ...(startsOver && { startsOver }) };
  }
  const tenures = await tenuresAfter(context, live, { seat, userId });
  const advanced = await advance(context, ended?.progress ?? next);
  const closed = await commit(context, { ...advanced, ...(tenures && { tenures }) });
  return { kind: 'ended', position: positionOf(closed), before: live.state, last: ended?.last };
}

/** A turn so far, and what may end it. */
interface Unfinished {
  /** The game before the choice. */
  readonly before: Live;
  readonly panel: Panel;
  readonly closing: Choice['closing'];
  /** Who plays it: the person in the seat, or a deputy. */
  readonly userId: string;
}

/**
 * The end of a turn in which nothing can be taken back and nothing is left to do; undefined if something is left, if an
 * exchange could be useful, or if the person wants to end such turns themselves.
 */
async function endOfItself(
  context: TableContext,
  progress: Progress,
  { before, panel, closing, userId }: Unfinished,
): Promise<{ readonly progress: Progress; readonly last: Panel } | undefined> {
  const { seat, drafts, staying } = panel;
  if (closing === undefined || staying === 0 || staying < drafts.length) return undefined;
  const { live } = progress;
  const useful = live.rules.decisions(ownState(live, seat), 'useful').find((decision) => decision.seat === seat);
  const moves = useful?.options.some(({ anytime }) => anytime) ? undefined : closing(panelOf(before, seat), panel);
  if (moves === undefined) return undefined;
  const { doForced } = readSettings(await context.stores.people.settings(userId));
  if (!doForced) return undefined;
  return ifAllowed(() => {
    const settled = moves.length === 0 ? progress : carryOut(context, progress, { seat, moves });
    return { progress: carryOut(context, settled, { seat, moves: [END] }), last: panelOf(settled.live, seat) };
  });
}

/** Takes back the last move of the current turn. */
export function stepBack(context: TableContext, press: Press): Promise<Answer> {
  return shorten(context, press, (live, seat) => drafts(live.effective, seat).at(-1));
}

/** Takes back every move of the current turn; if one revealed something, only those after it. */
export function startOver(context: TableContext, press: Press): Promise<Answer> {
  return shorten(context, press, (live, seat) => {
    const moves = drafts(live.effective, seat);
    return moves[draftsThatStay(live, seat)] ?? moves.at(-1);
  });
}

type Pick = (live: Live, seat: number) => MoveEntry | undefined;

function shorten(context: TableContext, press: Press, first: Pick): Promise<Answer> {
  return atDecision(context, press, async (live, { seat }) => {
    return { kind: 'asked', panel: await takeBackFrom(context, live, { seat, first: first(live, seat) }) };
  });
}

/** Takes back a draft and those that follow it. */
export async function takeBackFrom(
  context: TableContext,
  live: Live,
  { seat, first }: { seat: number; first: MoveEntry | undefined },
): Promise<Panel> {
  if (first === undefined) throw mistake('nothingToStepBack', {});
  mayTakeBack(live);
  const next = takeBack(progressOf(live), { seat, first: first.entry });
  if (reveals(live.rules, ownState(next.live, seat), ownState(live, seat))) throw mistake('stepRevealed', {});
  return panelOf(await commit(context, { ...next, isDraft: true }), seat);
}
