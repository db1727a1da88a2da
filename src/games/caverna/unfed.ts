import { DONE } from '../../engine/decision.ts';
import { END } from '../../engine/log.ts';
import { askedIn, offers } from './asked.ts';
import { playerAt } from './asking.ts';
import { caverna } from './game.ts';
import { writeMove } from './moves/codec.ts';
import { BEGGING } from './scoring.ts';
import type { State } from './state.ts';
import { endOfFeeding, suggestFeeding, suggestScarce } from './suggest.ts';

/** The price of feeding a family: points in all, and the begging markers among them. */
export interface FeedingPrice {
  readonly points: number;
  readonly markers: number;
}

/** The phases of a round after the work phase. */
const BEHIND_WORK: readonly string[] = ['returnHome', 'harvest'];

/** The choices assumed before the feeding: the Field phase, if there is a choice, and no barter. */
const BEFORE_FEEDING = [writeMove({ verb: 'harvest', phase: 'field' }), DONE];

/**
 * The least that the feeding after this round would cost a seat whose turn can end, if nobody placed any more dwarfs;
 * undefined if it costs nothing, or another decision comes before it.
 */
export function priceOfFeeding(now: State, seat: number): FeedingPrice | undefined {
  const state = caverna.clone(now);
  state.agenda.splice(0, Infinity, ...state.agenda.filter((task) => BEHIND_WORK.includes(task.do)));
  const markersBefore = playerAt(state, seat).begging;
  let move: string | undefined = END;
  while (move !== undefined) {
    caverna.play(state, seat, move);
    const task = askedIn(state, seat)?.task;
    const [best] = task === 'feed' ? waysToFeed(state, seat) : [];
    if (best !== undefined) return best;
    move = task === 'feed' ? endOfFeeding(state, seat) : onTheWay(state, seat);
  }
  const markers = playerAt(state, seat).begging - markersBefore;
  return markers > 0 ? { points: BEGGING * markers, markers } : undefined;
}

function waysToFeed(state: State, seat: number): readonly FeedingPrice[] {
  const { ways } = suggestFeeding(state, seat);
  return ways.length > 0 ? ways : suggestScarce(state, seat).ways;
}

const onTheWay = (state: State, seat: number): string | undefined =>
  BEFORE_FEEDING.find((move) => offers(askedIn(state, seat), move));
