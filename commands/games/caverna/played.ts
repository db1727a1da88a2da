import { END, type FinishedTurn } from '../../../src/engine/log.ts';
import { folksSince } from '../../../src/games/caverna/forgotten-folk/choosing.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { countGoods } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { isClumsy } from '../../../src/games/caverna/tasks/goods.ts';
import { type Deed, difference, type Witnessed, witness } from '../../../src/games/caverna/witness.ts';
import type { Facts, People } from '../../../src/messages/index.ts';
import { crampedDeeds, type ToldDeed } from './cramped.ts';
import type { DoneMove } from './deeds.ts';
import { actingPeople, familyOf } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** A turn that was replayed in order to describe it. */
export interface Played {
  /** What its player did before ending the turn. */
  readonly own: readonly ToldDeed[];
  /** How that changed the supply; empty in a harvest, where every action mentions its own change. */
  readonly changed: Facts;
  /** What happened after the turn ended. */
  readonly behind: Behind;
}

interface Behind {
  readonly before: State;
  readonly after: State;
  readonly deeds: readonly Deed[];
  /** By seat. */
  readonly received: readonly Bundle[];
}

/** A copy of an earlier state with what was revealed later, so that turns can be replayed on it. */
export function playable(before: State, after: State): State {
  const { cards, markers } = after;
  const folks = folksSince(before, after);
  return { ...caverna.clone(before), cards: [...cards], markers: [...markers], ...(folks && { folks }) };
}

/**
 * Plays a turn on a state in place. Undefined if the current rules cannot follow, for example in a log that continues
 * from a checkpoint; the turn is then described without amounts.
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
    const told = isClumsy(positionOf(before), seat)
      ? deeds.map((deed) => ({ ...deed, ...returnedBy(first, deeds, deed) }))
      : deeds;
    const own = [...told, ...crampedDeeds({ before: first, after: before, deeds }, seat)];
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
    // A turn must be described even if the rules have changed since.
    return undefined;
  }
}

/** The good that was on the space of a turn and that its clumsy person gave back; nothing for goods from the supply. */
function returnedBy({ spaces }: State, deeds: readonly Deed[], { move }: Deed): Pick<ToldDeed, 'returned'> {
  const [taken] = ofKind('take', [{ move }]);
  if (taken === undefined) return {};
  const [placed] = ofKind('place', deeds);
  const { gains, pays } = difference(spaces.find(({ id }) => id === placed?.space)?.goods ?? {}, taken.goods);
  return countGoods(gains) === 0 && countGoods(pays) === 1 ? { returned: pays } : {};
}

/** Whether a move feeds a family, or fails to. */
const feeds = ({ move }: ToldDeed): boolean => ['feed', 'beg'].includes(readMove(move).verb);

/** The actions of a turn's player; if the turn could not be replayed, just the moves. */
export function ownDeeds(words: CavernaWords, { seat, moves }: FinishedTurn, played: Played | undefined): DoneMove[] {
  if (played === undefined) return moves.map(({ move }) => ({ move: readMove(move) }));
  const { before } = played.behind;
  const [people, family] = [actingPeople(words, before, seat), familyOf(words, before, seat)];
  return played.own.map((deed) => toldOf(deed, feeds(deed) ? family : people));
}

/** An action with its parsed move, and the people who did it. */
export function toldOf({ seat: _, move, ...facts }: ToldDeed, people?: People): DoneMove {
  return { ...facts, move: readMove(move), people };
}
