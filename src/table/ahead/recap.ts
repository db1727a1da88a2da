import { closedTurns, drafts, origin, playAll } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Live, lastEnded, seatOfUser, setupOf } from '../play/live.ts';
import { endOf, type Moment, playMoment } from '../play/moment.ts';
import { serveGame } from '../play/serve.ts';
import { type SeatsAt, seatsThen } from '../play/tenures.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { type Done, newsSince, prepare, type Sitting, type Wish, wishesOf } from './plan.ts';
import { type OrderNews, type Preparation, readPreparation } from './preparation.ts';

/** What has happened since a player's last turn. */
export interface Recap<State = unknown> {
  readonly game: TableGame;
  readonly seat: number;
  /** Whether the player has ended a turn before; if not, the recap starts at the beginning of the game. */
  readonly played: boolean;
  /** Oldest first. */
  readonly chapters: readonly Moment<State>[];
  readonly seatsAt: SeatsAt;
  /** What happened to the player's orders. */
  readonly news: OrderNews | undefined;
  /** What the player wishes for. */
  readonly wishes: readonly Wish[];
}

/**
 * What has happened since the user's last turn, and what became of their orders and wishes. Available from the first
 * look at each of their decisions until they start their turn; undefined after that.
 */
export async function recapFor(context: TableContext, request: Request): Promise<Recap | undefined> {
  if (await hasHeard(context, request)) return undefined;
  const recap = await prepare<UnnamedRecap | undefined>(context, request, (sitting) => {
    const { live, seat, preparation } = sitting;
    if (!live.group.waiting.includes(seat)) return { preparation, result: undefined };
    // A deputy's look does not count: the player of the seat has not seen anything yet.
    if (live.game.seats[seat]?.userId !== request.userId) {
      return { preparation, result: isBegun(live, seat) ? undefined : recapOf(sitting) };
    }
    const done = { ...lookOf(sitting), isSeen: true as const };
    if (done.preparation.gone.length === 0) {
      heard.set(live.group, new Set([...(heard.get(live.group) ?? []), request.userId]));
    }
    return done;
  });
  return recap && named(context, recap);
}

/** The recap for somebody who is looking at a seat's decision. */
function lookOf(sitting: Sitting): Done<UnnamedRecap | undefined> {
  const { live, seat, preparation } = sitting;
  if (preparation.told !== live.group.since) return firstLook(sitting);
  if (isBegun(live, seat)) return { preparation: withoutGone(preparation), result: undefined };
  return { preparation, result: recapOf(sitting) };
}

/**
 * Players who have started to answer a decision need no more recaps of it, so this does not read their preparation
 * again.
 */
const heard = new WeakMap<Live['group'], ReadonlySet<string>>();

const isBegun = (live: Live, seat: number): boolean => drafts(live.effective, seat).length > 0;

const hasHeard = (context: TableContext, { gameId, userId }: Request): Promise<boolean> =>
  serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    return isBegun(live, seatOfUser(live, userId)) && heard.get(live.group)?.has(userId) === true;
  });

/** The recap at the first look at a decision. */
function firstLook(sitting: Sitting): Done<UnnamedRecap> {
  const preparation = withoutGone(sitting.preparation);
  const result = recapOf({ ...sitting, preparation });
  const gone = result.wishes.flatMap(({ move, takenBy }) => (takenBy === undefined ? [] : [move]));
  return { preparation: { ...preparation, gone, told: sitting.live.group.since }, result };
}

/** Drops wishes that somebody else has taken, because they are mentioned in only one turn. */
function withoutGone(preparation: Preparation): Preparation {
  const { wishes, gone } = preparation;
  return gone.length === 0
    ? preparation
    : { ...preparation, wishes: wishes.filter((move) => !gone.includes(move)), gone: [] };
}

/** Like `recapFor`, but available at any time, even for a finished game. */
export async function recapAgain(context: TableContext, request: Request): Promise<Recap> {
  const recap =
    (await recapOfOver(context, request)) ??
    (await prepare(context, request, (sitting) => ({ preparation: sitting.preparation, result: recapOf(sitting) })));
  return named(context, recap);
}

/** The recap of a finished game, which no longer has plans; undefined for a running one. */
const recapOfOver = (context: TableContext, { gameId, userId }: Request): Promise<UnnamedRecap | undefined> =>
  serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    if (live.game.status === 'running') return undefined;
    const seat = seatOfUser(live, userId);
    if (seat < 0) throw mistake('notSeated', {});
    return recapOf({ live, seat, preparation: readPreparation(undefined, userId) });
  });

/** A recap that does not yet say who played at the time. */
type UnnamedRecap = Omit<Recap, 'seatsAt'>;

/** Adds who had each seat at the time of each turn; if there are no turns, nobody needs to be named. */
async function named(context: TableContext, recap: UnnamedRecap): Promise<Recap> {
  const { game, chapters } = recap;
  return { ...recap, seatsAt: chapters.length > 0 ? await seatsThen(context, game) : () => game.seats };
}

function recapOf({ live, seat, preparation }: Sitting): UnnamedRecap {
  return {
    game: live.game,
    seat,
    played: lastEnded(live, seat) > 0,
    chapters: chaptersOf(live, seat),
    news: newsSince({ live, seat, preparation }),
    wishes: wishesOf({ live, seat, preparation }),
  };
}

/** Each turn that has ended since the player's last one, oldest first, with the public states before and after it. */
function chaptersOf(live: Live, seat: number): Recap['chapters'] {
  const { game, rules, effective } = live;
  const last = lastEnded(live, seat);
  const state = origin(rules, setupOf(game), effective.checkpoint);
  const chapters: Recap['chapters'][number][] = [];
  // In a harvest, others may have started before the player’s own part ended, so the end of each turn counts.
  for (const turn of closedTurns(effective)) {
    if (endOf(turn) > last) chapters.push(playMoment(rules, { state, seen: chapters.at(-1)?.after }, turn));
    else playAll(rules, state, turn.moves);
  }
  return chapters;
}
