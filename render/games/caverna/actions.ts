import { me } from '../../../src/games/caverna/asking.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { countGoods } from '../../../src/games/caverna/goods.ts';
import type { RuledState } from '../../../src/games/caverna/power.ts';
import { comingGoods, emptyUntil, turnOrder } from '../../../src/games/caverna/rounds.ts';
import { endingOf, feedsAlone } from '../../../src/games/caverna/schedule.ts';
import type { Bundle, Space, State } from '../../../src/games/caverna/state.ts';
import { closedSpaces } from '../../../src/games/caverna/tasks/place.ts';
import { joinable } from '../../../src/games/caverna/tasks/reach.ts';
import { difference } from '../../../src/games/caverna/witness.ts';
import type { ActionBoardInput, RoundInput, SpaceInput, TableSeat } from './scene.ts';
import { atHome, ownerOf, type Shown } from './shown.ts';
import type { PictureWords } from './words.ts';

/** The last round of each stage (rulebook p. 6): within a stage, the cards come in any order. */
const STAGES_END = [3, 4, 6, 9, 12];

function roundsOf({ state, words }: Shown): RoundInput[] {
  return state.cards.map((card, at) => {
    const round = at + 1;
    const known = round <= Math.max(state.round, 5) || state.markers[at] !== 'hidden';
    const space = state.spaces.some(({ id }) => id === card) ? card : flippedCard(state, card, round);
    return {
      stage: STAGES_END.findIndex((last) => round <= last),
      marker: state.markers[at] ?? 'none',
      harvest: (known ? endingOf(state, round) : undefined) ?? 'unknown',
      card: space,
      name: words.round(round),
    };
  });
}

/** A flipped card has the name of its other side. */
function flippedCard(state: State, card: State['cards'][number], round: number): State['cards'][number] {
  if (card === 'none' || card === 'hidden' || round > state.round) return card === 'none' ? 'none' : 'hidden';
  const flips = Object.values(positionOf(state).rules.spaces).find((space) => space.flips?.[0] === card)?.flips;
  return flips?.[1] ?? card;
}

function tableOf(shown: Shown): TableSeat[] {
  const { state } = shown;
  const at = positionOf(state);
  return turnOrder(state).map((seat) => {
    const mine = me(at, seat);
    const feeding = nextFeeding(mine);
    return {
      owner: ownerOf(shown, seat),
      lantern: state.tokenHolder === seat,
      dwarfs: mine.player.dwarfs.map(atHome),
      passed: mine.player.passed,
      feeding: feeding && { need: feeding.need, food: feeding.food, ...(feeding.stone && { stone: feeding.stone }) },
    };
  });
}

/** What the action board shows in addition to the state: a headline, and what has changed. */
export interface ActionBoardView {
  readonly headline?: string | undefined;
  /** The state before the changes to mark; if left out, nothing is marked. */
  readonly before?: State | undefined;
  /** Where players have placed dwarfs since the marked state, even if the dwarfs have gone home since. */
  readonly visits?: readonly Visit[];
  /** Spaces to mark as if somebody had just been there. */
  readonly marked?: readonly string[];
}

/** A seat placed a dwarf on a space. */
interface Visit {
  readonly seat: number;
  readonly space: string;
}

/**
 * The last visit to a space, counted from 1, and who was there and has gone home since. If there are visits in the
 * current round, only these count, because spaces that are free again no longer matter.
 */
function visitorsOf(
  shown: Shown,
  id: string,
  visits: readonly Visit[],
): Partial<Pick<SpaceInput, 'latest' | 'order' | 'visitors'>> {
  const stands = ({ seat, space }: Visit) => shown.state.players[seat]?.dwarfs.some(({ at }) => at === space) === true;
  const here = visits.filter(stands);
  const counted = here.length > 0 ? here : visits;
  const last = counted.findLastIndex(({ space }) => space === id);
  const seats = [...new Set(visits.flatMap((visit) => (visit.space === id && !stands(visit) ? [visit.seat] : [])))];
  return {
    ...(last >= 0 && { latest: true, order: last + 1 }),
    ...(seats.length > 0 && { visitors: seats.map((seat) => ownerOf(shown, seat)) }),
  };
}

/** Each dwarf's seat and space, as `seat space`. */
const placements = ({ players }: State): string[] =>
  players.flatMap(({ dwarfs }, seat) => dwarfs.flatMap(({ at }) => (at === 'home' ? [] : [`${seat} ${at}`])));

/** By how much the current goods exceed the earlier ones. */
const beyond = (then: Bundle, now: Bundle): Bundle => difference(then, now).gains;

/**
 * How the next round changes the goods of a space: it adds some or, if a space has too many, clears them first
 * (rulebook p. 24).
 */
function comingTo(at: RuledState, space: Space): Pick<SpaceInput, 'coming' | 'cleared'> {
  const next = comingGoods(at, space);
  if (next === undefined) return {};
  const cleared = countGoods(next) < countGoods(space.goods);
  return { coming: beyond(cleared ? {} : space.goods, next), ...(cleared && { cleared }) };
}

/** Says that a space has no goods yet. */
function waitingFor({ words }: Shown, at: RuledState, space: Space): Pick<SpaceInput, 'until'> {
  const until = emptyUntil(at, space);
  return until === undefined ? {} : { until: words.emptyUntil(until) };
}

/** The news about an action space: whether it was taken or revealed, and which goods were added. */
function newsOf({ id, goods }: State['spaces'][number], state: State, before: State | undefined) {
  if (before === undefined) return { latest: false };
  const then = before.spaces.find((space) => space.id === id);
  const stood = placements(before);
  // A dwarf that was there in an earlier round has been home in the meantime.
  const isNew = (placement: string): boolean => state.round !== before.round || !stood.includes(placement);
  const taken = placements(state).some((placement) => placement.endsWith(` ${id}`) && isNew(placement));
  const more = beyond(then?.goods ?? {}, goods);
  return { latest: taken || then === undefined, ...(Object.keys(more).length > 0 && { grown: more }) };
}

/** The headline while a round ends; a feeding without the rest of a harvest has another one. */
function harvestTitle(state: State, words: PictureWords): string {
  return feedsAlone(state) ? words.feeding : words.harvest;
}

/** The occupied spaces where a seat may join others and could do something. */
function useful(at: RuledState, seat: number): string[] {
  const shared = joinable(me(at, seat));
  const closed = shared.length === 0 ? [] : closedSpaces(at, seat).map(({ space }) => space);
  return shared.filter((id) => !closed.includes(id));
}

/** The action spaces, the players and the rounds. Face-down cards stay hidden in every state. */
export function actionBoard(given: Shown, view: ActionBoardView = {}): ActionBoardInput {
  const state = caverna.view(given.state, 'spectator');
  const shown = { ...given, state };
  const { words } = shown;
  const turn = state.turn === undefined ? undefined : ownerOf(shown, state.turn.seat);
  const at = positionOf(state);
  // A player may join others only before a dwarf is placed, and only some folks may do so.
  const shared = state.turn?.space === '' ? useful(at, state.turn.seat) : [];
  const idle = state.phase === 'harvest' ? harvestTitle(state, words) : words.between;
  return {
    players: state.players.length,
    headline: view.headline ?? (turn === undefined ? idle : words.turnOf(turn.name)),
    turn,
    round: state.round,
    groups: words.groups,
    skipped: words.skipped,
    spaces: state.spaces.map(({ id, goods }) => ({
      id,
      name: words.space(id),
      goods,
      taken: state.players.flatMap(({ dwarfs }, seat) =>
        dwarfs.flatMap(({ weapon, newborn, goblin, at }) =>
          at === id ? [{ ...ownerOf(shown, seat), weapon, newborn, ...(goblin && { goblin }) }] : [],
        ),
      ),
      ...(shared.includes(id) && { joinable: true }),
      ...newsOf({ id, goods }, state, view.before),
      ...visitorsOf(shown, id, view.visits ?? []),
      ...(view.marked?.includes(id) && { latest: true }),
      ...comingTo(at, { id, goods }),
      ...waitingFor(shown, at, { id, goods }),
    })),
    rounds: roundsOf(shown),
    table: tableOf(shown),
  };
}
