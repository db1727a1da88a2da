import type { Task } from '../../engine/agenda.ts';
import { happen, happenTogether, me, playerAt, spaceOf } from './asking.ts';
import { countGoods, plus } from './goods.ts';
import type { Me, RuledState, Rules } from './power.ts';
import { harvestOf, playedRounds } from './schedule.ts';
import type { Bundle, HarvestKind, Space, State } from './state.ts';
import { breedingPhase } from './tasks/breed.ts';
import { clear, feeding, protect } from './tasks/harvest.ts';
import { places } from './tasks/place.ts';
import { newTurn } from './tasks/reach.ts';

interface Work extends Task {
  /** The seat whose turn it would be. */
  readonly seat: number;
}

interface Clear extends Task {
  readonly spaces: readonly string[];
}

/** The seats in clockwise order from the starting player. */
export function turnOrder(state: State): number[] {
  const count = state.players.length;
  return Array.from({ length: count }, (_, i) => (state.startingPlayer + i) % count);
}

const then = (state: State, ...tasks: Task[]): void => {
  for (const task of tasks.toReversed()) state.agenda.push(task);
};

/** Starts the next round, or the last exchanges after the last one. */
function beginRound({ state }: RuledState): void {
  const next = playedRounds(state).find((round) => round > state.round);
  if (next === undefined) {
    then(state, { do: 'lastExchanges' }, { do: 'finish' });
    return;
  }
  state.round = next;
  state.startingPlayer = state.tokenHolder;
  const supplies = { do: 'roundStart' };
  const guard = { do: 'guard' };
  const first = state.options.rulings.supplierRubyProtects ? [supplies, guard] : [guard, supplies];
  const work: Work = { do: 'work', seat: state.startingPlayer };
  then(
    state,
    { do: 'reveal' },
    ...first,
    { do: 'replenish' },
    work,
    { do: 'returnHome' },
    { do: 'harvest' },
    { do: 'round' },
  );
}

/** Phase 1: a new action space, and the harvest marker of the round (rulebook p. 7). */
function reveal({ rules, state }: RuledState): void {
  state.phase = 'reveal';
  for (const player of state.players) {
    player.dwarfs.forEach((dwarf, i) => {
      if (dwarf.newborn) player.dwarfs[i] = { ...dwarf, newborn: false };
    });
  }
  const id = state.cards[state.round - 1];
  if (id === undefined || id === 'none') return;
  state.spaces.push({ id, goods: {} });
  const flip = spaceOf(rules, id).flips;
  if (flip !== undefined) {
    const index = state.spaces.findIndex((space) => space.id === flip[0]);
    if (index >= 0) state.spaces[index] = { id: flip[1], goods: {} };
  }
  if (state.options.markers === 'start') state.markersShown = state.round;
}

/** Gives players what they receive at the start of a round. A player with a decision closes it with `end`. */
function roundStart(at: RuledState): void {
  for (const seat of turnOrder(at.state)) {
    const mine = me(at, seat);
    const { player } = mine;
    happen(mine, (on) => on.roundStart?.(mine));
    if (player.agenda.length === 0) continue;
    player.decided = false;
    player.agenda.unshift({ do: 'end' });
  }
}

/** Whether a space has so many goods that a new round of a solo game clears it (rulebook p. 24). */
const isFull = ({ state, rules }: RuledState, { goods }: Space): boolean =>
  state.players.length === 1 && countGoods(goods) > rules.rulings.clearMoreThan;

/** Solo: spaces with too many goods are cleared unless a ruby protects them (rulebook p. 24). */
function guard(at: RuledState): void {
  const { state } = at;
  const full = state.spaces.filter((space) => isFull(at, space)).map(({ id }) => id);
  if (full.length === 0) return;
  then(state, clear(full));
  playerAt(state, 0).agenda.push(protect(full));
}

function clearSpaces({ state }: RuledState, task: Task): void {
  const { spaces } = task as Clear;
  for (const space of state.spaces) if (spaces.includes(space.id)) space.goods = {};
}

/** The goods of a space after replenishing it for a round. */
function replenished(rules: Rules, { id, goods }: Space, round: number): Bundle {
  const { refill } = spaceOf(rules, id);
  if (refill === undefined || round < (refill.from ?? 0)) return goods;
  return plus(goods, countGoods(goods) === 0 ? refill.empty : refill.more);
}

/**
 * The round in which an empty space gets goods for the first time, if that is still to come; undefined for all others.
 */
export function emptyUntil({ rules, state }: RuledState, { id, goods }: Space): number | undefined {
  const from = spaceOf(rules, id).refill?.from ?? 0;
  return from > state.round && countGoods(goods) === 0 ? from : undefined;
}

/** Phase 2: replenish accumulating spaces (rulebook p. 7). */
function replenish({ rules, state }: RuledState): void {
  state.phase = 'replenish';
  for (const space of state.spaces) space.goods = replenished(rules, space, state.round);
}

/**
 * The goods of a space in the next round if nobody takes or protects anything before then; undefined if no round
 * follows or the space never has goods.
 */
export function comingGoods(at: RuledState, space: Space): Bundle | undefined {
  const { rules, state } = at;
  const next = playedRounds(state).find((round) => round > state.round);
  if (next === undefined || spaceOf(rules, space.id).refill === undefined) return undefined;
  return replenished(rules, isFull(at, space) ? { ...space, goods: {} } : space, next);
}

/** Phase 3: players place dwarfs one at a time in clockwise order (rulebook p. 8). */
function work(at: RuledState, task: Task): void {
  const { state } = at;
  const before = state.turn;
  state.phase = 'work';
  state.turn = undefined;
  const count = state.players.length;
  // Players place goblins after all other people of all players (004, Goblins Are Lazy; rulings A77, A135).
  const goblins = !state.players.some((player) => places(player, false));
  const seat = goblins && firstGoblin(at, before) ? state.startingPlayer : (task as Work).seat;
  for (let i = 0; i < count; i++) {
    const candidate = (seat + i) % count;
    const player = playerAt(state, candidate);
    if (!places(player, goblins)) continue;
    const next: Work = { do: 'work', seat: (candidate + 1) % count };
    then(state, next);
    state.turn = newTurn(candidate);
    player.agenda.push({ do: 'end' }, { do: 'place' });
    return;
  }
}

/** Whether the goblins of a round start now with the starting player, if the table has that ruling (rulings A77). */
function firstGoblin({ rules, state }: RuledState, before: State['turn']): boolean {
  if (!rules.folks?.rulings.goblinsAfterStartingPlayer) return false;
  return before === undefined || playerAt(state, before.seat).dwarfs[before.dwarf]?.goblin !== true;
}

/** Phase 4: dwarfs return to their dwellings (rulebook p. 9). */
function returnHome({ state }: RuledState): void {
  state.phase = 'returnHome';
  for (const player of state.players) {
    player.passed = false;
    player.dwarfs.forEach((dwarf, i) => {
      player.dwarfs[i] = { ...dwarf, at: 'home' };
    });
  }
}

/** A player's tasks in each kind of harvest, in order. */
const HARVEST: Readonly<Record<HarvestKind, (mine: Me) => readonly Task[]>> = {
  none: () => [],
  payOne: () => [feeding(1), { do: 'end' }],
  harvest: (mine) => [{ do: 'field' }, feeding(2), ...breedingPhase(mine), { do: 'end' }],
  fieldOrBreeding: () => [{ do: 'harvest' }, { do: 'end' }],
};

/** Phase 5: the harvest, which all players play at the same time (rulebook pp. 9 and 10; rulings A43). */
function harvest(at: RuledState): void {
  const { state } = at;
  state.phase = 'harvest';
  state.markersShown = Math.max(state.markersShown, state.round);
  const kind = harvestOf(state, state.round) ?? 'none';
  state.players.forEach((player, seat) => {
    player.decided = false;
    const mine = me(at, seat);
    player.agenda.push(...HARVEST[kind](mine).toReversed());
    if (kind !== 'none') happenTogether(mine, (on) => on.harvestStart?.(mine, kind));
  });
}

/** The window for exchanges before scoring (rulings A52). */
function lastExchanges({ state }: RuledState): void {
  state.phase = 'scoring';
  for (const player of state.players) {
    player.decided = false;
    player.agenda.push({ do: 'final' });
  }
}

function finish({ state }: RuledState): void {
  state.phase = 'end';
}

/** The phases on the game's own agenda. */
export const PHASES: Readonly<Record<string, (at: RuledState, task: Task) => void>> = {
  round: beginRound,
  reveal,
  roundStart,
  guard,
  clear: clearSpaces,
  replenish,
  work,
  returnHome,
  harvest,
  lastExchanges,
  finish,
};
