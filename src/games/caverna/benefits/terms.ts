import type { Decision } from '../../../engine/decision.ts';
import { me } from '../asking.ts';
import { nextFeeding } from '../foresight.ts';
import { positionOf } from '../game.ts';
import { ofKind } from '../moves/codec.ts';
import type { State } from '../state.ts';
import type { Term } from './task.ts';

/** A feeding is announced this many rounds in advance. */
const AHEAD = 1;

/** The words that a decision of a seat shows, the most important first. */
export function termsAt(state: State, { seat, task, options }: Decision): Term[] {
  const isTurn = task === 'place';
  const laid = ofKind('lay', options).flatMap(({ laid: parts }) => parts.map(({ ground }) => ground));
  return [
    ...(isTurn ? (['star', 'board'] as const) : []),
    ...(isTurn ? eventAhead(state, seat) : []),
    ...(isTurn && state.round > 1 ? (['card'] as const) : []),
    ...(laid.includes('cavern') && laid.includes('tunnel') ? (['caves'] as const) : []),
    ...(options.some(({ anytime }) => anytime) ? (['exchange'] as const) : []),
  ];
}

/** How this round or the next one ends, if the family must eat at its end. */
function eventAhead(state: State, seat: number): Term[] {
  const coming = nextFeeding(me(positionOf(state), seat));
  if (coming === undefined || coming.round > state.round + AHEAD) return [];
  return coming.kind === 'none' ? [] : [coming.kind ?? 'hidden'];
}
