import { drafts, END, type Entry, effective, type MoveEntry } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import { invitedId } from '../ids.ts';
import type { Choice, Press, Request } from '../requests.ts';
import { advance, closeTurn, progressOf, saveProgress } from './automatic.ts';
import { mustGoOn, openLive, saveLive, serveGame, type TableContext } from './context.ts';
import {
  type Live,
  lastOwn,
  mayTakeBack,
  nextEntry,
  optionOf,
  ownDecision,
  ownState,
  publicStep,
  seatOfUser,
  stepOf,
  withDrafts,
} from './live.ts';
import { draftsThatStay, reveals } from './revealed.ts';
import { type Panel, type Position, panelOf, positionOf } from './showing.ts';

/**
 * What became of a press. `asked`: done, here is what comes next. `stale`: the press was made for an earlier decision, or
 * for an option that is no longer there; nothing was done, here is the present question. `ended`: the turn is closed and
 * public. `over`: an old press of a player with nothing left to decide; nothing was done.
 */
export type Answer<State = unknown> =
  /** `startsOver`: what the seat had chosen before in this turn was taken back first. */
  | { readonly kind: 'asked'; readonly panel: Panel<State>; readonly startsOver?: true }
  | { readonly kind: 'stale'; readonly panel: Panel<State> }
  /** `before` is the state in which the turn was played, as all share it. */
  | { readonly kind: 'ended'; readonly position: Position<State>; readonly before: State }
  | { readonly kind: 'over'; readonly position: Position<State> };

/** The seat of a user in a running game; throws TableError. */
export function seatOf(live: Live, userId: string): number {
  mustGoOn(live);
  const seat = seatOfUser(live, userId);
  if (seat >= 0) return seat;
  throw mistake(seatOfUser(live, invitedId(userId)) >= 0 ? 'seatKept' : 'notSeated', {});
}

/** Throws TableError unless the seat is waited for. */
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

interface Answered extends Press {
  /** The number of the decision that can be answered: the seat's present one if left out. */
  readonly present?: (live: Live, seat: number) => number;
}

/** Answers a press by what `act` does, unless the press was made for another decision. */
function answer(
  context: TableContext,
  { present = stepOf, ...press }: Answered,
  act: (live: Live, seat: number) => Promise<Answer>,
): Promise<Answer> {
  return serveGame(context, press.gameId, async () => {
    const live = await openLive(context, press.gameId);
    const seat = seatOf(live, press.userId);
    const waiting = live.group.waiting.includes(seat);
    if (!waiting && press.step < lastOwn(live.log, seat)) return { kind: 'over', position: positionOf(live) };
    mustBeAwaited(live, seat);
    if (press.step !== present(live, seat)) return { kind: 'stale', panel: panelOf(live, seat) };
    return act(live, seat);
  });
}

/** Carries out the options of a press: all of them, or none. Nothing may follow an option that turns something over. */
export function choose(context: TableContext, { move, more = [], ...press }: Choice): Promise<Answer> {
  return answer(context, press, (live, seat) => carryOut(context, live, { seat, moves: [move, ...more] }));
}

/**
 * The same for a press on the public prompt. A turn that was taken back starts over with it; one that was begun since
 * stays as it is.
 */
export function chooseFirst(context: TableContext, { move, more = [], ...press }: Choice): Promise<Answer> {
  const moves = [move, ...more];
  return answer(context, { ...press, present: publicStep }, async (live, seat) => {
    const made = drafts(live.effective, seat);
    const [first] = made;
    if (first === undefined) return carryOut(context, live, { seat, moves });
    const isReopened = first.entry < press.step;
    if (!isReopened || draftsThatStay(live, seat) > 0) return { kind: 'stale', panel: panelOf(live, seat) };
    mayTakeBack(live);
    const undo: Entry = { entry: nextEntry(live.log), undo: first.entry - 1, seat };
    return carryOut(context, live, { seat, moves, undo });
  });
}

/** Moves of a seat, and what is taken back before them: all that it has done in its turn. */
interface Chosen {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly undo?: Entry;
}

async function carryOut(context: TableContext, live: Live, { seat, moves, undo }: Chosen): Promise<Answer> {
  const state = live.rules.clone(undo ? live.state : ownState(live, seat));
  const entries: Entry[] = undo ? [undo] : [];
  for (const [at, move] of moves.entries()) {
    const option = optionOf(live.rules, state, { seat, move });
    // Otherwise a wrong guess at what is revealed would cost nothing.
    const isFollowed = option?.reveals && at + 1 < moves.length;
    if (option === undefined || isFollowed) return { kind: 'stale', panel: panelOf(live, seat) };
    live.rules.play(state, seat, move);
    const entry: MoveEntry = { entry: nextEntry([...live.log, ...entries]), seat, move };
    if (move === END) return finishTurn(context, live, { entry, state, made: entries });
    entries.push(entry);
  }
  const saved = await saveLive(context, withDrafts(live, entries, { seat, state }), { entries, isDraft: true });
  return { kind: 'asked', panel: panelOf(saved, seat), ...(undo && { startsOver: true }) };
}

/** Ends the turn of the user. */
export function endTurn(context: TableContext, press: Press): Promise<Answer> {
  return answer(context, press, async (live, seat) => {
    if (!ownDecision(live, seat).options.some(({ move }) => move === END)) throw mistake('cannotEnd', {});
    const entry: MoveEntry = { entry: nextEntry(live.log), seat, move: END };
    const state = live.rules.clone(ownState(live, seat));
    live.rules.play(state, seat, END);
    return finishTurn(context, live, { entry, state, made: [] });
  });
}

/** Makes a turn public, with everything that follows by itself. */
async function finishTurn(
  context: TableContext,
  live: Live,
  { entry, state, made }: { entry: MoveEntry; state: unknown; made: readonly Entry[] },
): Promise<Answer> {
  const begun = { ...progressOf(withDrafts(live, made, { seat: entry.seat, state })), entries: made };
  const closed = closeTurn(begun, { entry, state, at: context.clock.now() });
  context.logger.info({ gameId: live.game.id, entry: entry.entry, seat: entry.seat }, 'turn ended');
  const next = await advance(context, closed);
  return { kind: 'ended', position: positionOf(await saveProgress(context, next)), before: live.state };
}

/** Takes back the last move of the running turn. */
export function stepBack(context: TableContext, press: Press): Promise<Answer> {
  return takeBack(context, press, (live, seat) => drafts(live.effective, seat).at(-1));
}

/** Takes back every move of the running turn, or every one since it revealed something. */
export function startOver(context: TableContext, press: Press): Promise<Answer> {
  return takeBack(context, press, (live, seat) => {
    const moves = drafts(live.effective, seat);
    return moves[draftsThatStay(live, seat)] ?? moves.at(-1);
  });
}

type Pick = (live: Live, seat: number) => MoveEntry | undefined;

function takeBack(context: TableContext, press: Press, first: Pick): Promise<Answer> {
  return answer(context, press, async (live, seat) => {
    const panel = await takeBackFrom(context, live, { seat, first: first(live, seat) });
    return { kind: 'asked', panel };
  });
}

/** Takes back a draft and those after it. */
export async function takeBackFrom(
  context: TableContext,
  live: Live,
  { seat, first }: { seat: number; first: MoveEntry | undefined },
): Promise<Panel> {
  if (first === undefined) throw mistake('nothingToStepBack', {});
  mayTakeBack(live);
  const undo: Entry = { entry: nextEntry(live.log), undo: first.entry - 1, seat };
  const log = [...live.log, undo];
  const own = new Map([...live.own].filter(([other]) => other !== seat));
  const next: Live = { ...live, log, effective: effective(log), own };
  if (reveals(live.rules, ownState(next, seat), ownState(live, seat))) throw mistake('stepRevealed', {});
  return panelOf(await saveLive(context, next, { entries: [undo], isDraft: true }), seat);
}
