import { END, type FinishedTurn } from '../../../src/engine/log.ts';
import { folksSince } from '../../../src/games/caverna/forgotten-folk/choosing.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { type Deed, difference, type Witnessed, witness } from '../../../src/games/caverna/witness.ts';
import type { DeedFacts, Facts, People } from '../../../src/messages/index.ts';
import { crampedDeeds, type ToldDeed } from './cramped.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** A turn that has been played again to tell of it. */
export interface Played {
  /** What its player did, and what followed for them, before the turn was ended. */
  readonly own: readonly ToldDeed[];
  /** What that has changed in the supply; nothing in a harvest, where every deed says it. */
  readonly changed: Facts;
  /** What happened behind its end: the states around it, what others or the player did by themselves, what tiles gave. */
  readonly behind: Behind;
}

interface Behind {
  readonly before: State;
  readonly after: State;
  readonly deeds: readonly Deed[];
  /** By seat. */
  readonly received: readonly Bundle[];
}

/** A copy of an earlier state that can be played on: with what has been turned up since. */
export function playable(before: State, after: State): State {
  const { cards, markers } = after;
  const folks = folksSince(before, after);
  return { ...caverna.clone(before), cards: [...cards], markers: [...markers], ...(folks && { folks }) };
}

/**
 * Plays a turn on a state in place. Undefined where today's rules cannot follow, as in a log that goes on from a
 * checkpoint: the rest is described without amounts.
 */
export function playTurn(state: State, { seat, moves }: FinishedTurn): Played | undefined {
  const start = state.players[seat]?.goods;
  if (start === undefined) return undefined;
  const goods = { ...start };
  const isHarvest = state.phase === 'harvest';
  try {
    const first = caverna.clone(state);
    const deeds = moves.filter(({ move }) => move !== END).flatMap(({ move }) => witness(state, seat, move).deeds);
    const before = caverna.clone(state);
    const own = [...deeds, ...crampedDeeds({ before: first, after: before, deeds }, seat)];
    const { gains, pays } = difference(goods, { ...goods, ...before.players[seat]?.goods });
    const ended: Witnessed = moves.some(({ move }) => move === END)
      ? witness(state, seat, END)
      : { deeds: [], received: [] };
    return {
      own,
      changed: isHarvest ? {} : { gained: gains, paid: pays },
      behind: { before, after: caverna.clone(state), ...ended, deeds: ended.deeds.filter(({ byItself }) => byItself) },
    };
  } catch {
    // A turn must be described, whatever has become of its rules.
    return undefined;
  }
}

/** What the player of a turn did, as the words take it: of one that could not be played again what its moves say. */
export function ownDeeds(
  words: CavernaWords,
  { seat, moves }: FinishedTurn,
  played: Played | undefined,
): ReturnType<typeof toldOf>[] {
  if (played === undefined) return moves.map(({ move }) => ({ move: readMove(move) }));
  const people = actingPeople(words, played.behind.before, seat);
  return played.own.map((deed) => toldOf(deed, people));
}

/** A deed of such people as the words take it. */
export function toldOf(
  { move, task, byItself, gains, pays, cramped }: ToldDeed,
  people?: People,
): DeedFacts & { readonly move: Move } {
  return { move: readMove(move), task, byItself, gains, pays, people, cramped };
}
