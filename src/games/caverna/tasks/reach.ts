import { type Flow, firstTasks, type Lane, possible, type Task, taskPossible } from '../../../engine/agenda.ts';
import { onceFor } from '../../../engine/once.ts';
import { answers, laneOf, spaceOf } from '../asking.ts';
import type { Me, RuledState, Rules } from '../power.ts';
import type { SpaceId, Turn } from '../state.ts';

/** A turn of a seat that has placed no dwarf yet. */
export const newTurn = (seat: number): Turn => ({
  seat,
  dwarf: -1,
  space: '',
  imitated: [],
  acted: false,
  fenced: false,
});

/** The spaces with dwarfs. */
export function occupied(at: RuledState): Set<SpaceId> {
  const set = new Set<SpaceId>();
  for (const player of at.state.players) {
    for (const dwarf of player.dwarfs) if (dwarf.at !== 'home') set.add(dwarf.at);
  }
  return set;
}

/** The occupied spaces that a seat may use nevertheless, because it joins others there (rulings A94). */
export function joinable(mine: Me, taken = occupied(mine.at)): SpaceId[] {
  const joins = answers(mine, 'joins');
  if (joins.length === 0) return [];
  return [...taken].filter(
    (id) => joins.some((may) => may(id)) && !mine.player.dwarfs.some((dwarf) => dwarf.at === id),
  );
}

/** The spaces closed to a seat: the occupied ones, except where it may join others. */
export function closedTo(mine: Me): Set<SpaceId> {
  const set = occupied(mine.at);
  for (const id of joinable(mine, set)) set.delete(id);
  return set;
}

/** What `find` returns for the actions of a space, as if the turn had reached it. */
export function asIfOn<Found>(at: RuledState, turn: Turn, find: (lane: Lane<RuledState>, flow: Flow) => Found): Found {
  const { state } = at;
  const before = state.turn;
  state.turn = turn;
  const found = find(laneOf(at, turn.seat), spaceOf(at.rules, turn.space).flow);
  state.turn = before;
  return found;
}

/** Whether anything can be done on a space (rulebook p. 8: at least one action). */
export const useful = (at: RuledState, turn: Turn): boolean => asIfOn(at, turn, possible);

/** A task that can begin the actions of a space. */
interface Beginning {
  readonly task: Task;
  /** A number for the task if it can begin either on every space that has it or on none; otherwise -1. */
  readonly shared: number;
}

/** The possible beginnings of each space, by its id. */
interface Beginnings {
  readonly on: ReadonlyMap<SpaceId, readonly Beginning[]>;
  /** How many tasks have numbers. */
  readonly count: number;
}

/** The beginnings of these spaces, computed once for all catalogues with them: most tasks are on several spaces. */
const beginningsOn = onceFor<Rules['spaces']>()((spaces): Beginnings => {
  const numbers = new Map<string, number>();
  const numberOf = (task: Task): number => {
    const name = JSON.stringify(task);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const on = new Map<SpaceId, Beginning[]>();
  for (const { id, flow } of Object.values(spaces)) {
    on.set(
      id,
      firstTasks(flow).map((task) => ({ task, shared: BY_SPACE.includes(task.do) ? -1 : numberOf(task) })),
    );
  }
  return { on, count: numbers.size };
});

/** The kinds of tasks that depend on the space itself. */
const BY_SPACE: readonly string[] = ['take', 'imitate'];

const UNKNOWN = 0;
const IMPOSSIBLE = 1;
const POSSIBLE = 2;

/** Whether any of these is possible; caches the results for those with numbers. */
function canBegin(lane: Lane<RuledState>, beginnings: readonly Beginning[], known: Uint8Array): boolean {
  for (const { task, shared } of beginnings) {
    if (shared < 0) {
      if (taskPossible(lane, task)) return true;
      continue;
    }
    if (known[shared] === UNKNOWN) known[shared] = taskPossible(lane, task) ? POSSIBLE : IMPOSSIBLE;
    if (known[shared] === POSSIBLE) return true;
  }
  return false;
}

/** The free spaces where a dwarf could do anything, or the first `most` of them. */
export function spacesFor(mine: Me, dwarf: number, most?: number): SpaceId[] {
  const { at, seat } = mine;
  const { state, rules } = at;
  const taken = closedTo(mine);
  const list: SpaceId[] = [];
  const lane = laneOf(at, seat);
  const { on, count } = beginningsOn(rules.spaces);
  // Cached results for the tasks that several spaces share.
  const known = new Uint8Array(count);
  // Like `useful`, with one turn that goes from space to space.
  const before = state.turn;
  const trial = { ...newTurn(seat), dwarf };
  state.turn = trial;
  for (const { id } of state.spaces) {
    if (taken.has(id)) continue;
    trial.space = id;
    if (canBegin(lane, on.get(id) ?? [], known)) list.push(id);
    if (list.length === most) break;
  }
  state.turn = before;
  return list;
}
