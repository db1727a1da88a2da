import { DECLINE, DONE, type Option, optionWith } from './decision.ts';

/** Something to do, as plain data; `do` names the task kind that knows how. Replaced, never changed in place. */
export interface Task {
  readonly do: string;
}

/** A task or a connection of tasks: what is printed on an action space, loot item or tile. */
export type Flow = Task;

interface Seq extends Task {
  readonly do: 'seq';
  readonly flows: readonly Flow[];
}
interface May extends Task {
  readonly do: 'may';
  readonly flow: Flow;
}
interface Branches extends Task {
  readonly do: 'either' | 'andOr' | 'andThenOr';
  readonly flows: readonly Flow[];
  /** For an `either`: a player who may do both may do so only once in the game. */
  readonly once?: true;
  /** For an `either`: nobody may do both. */
  readonly always?: true;
  /** Set on the rest of an `either` that is being carried out as "and / or". */
  readonly both?: true;
}

const branches = (flow: Branches): Flow => flow;

/** All of these, one after the other. */
export function seq(...flows: Flow[]): Flow {
  const flow: Seq = { do: 'seq', flows };
  return flow;
}

/** This, unless the player declines. */
export function may(flow: Flow): Flow {
  const optional: May = { do: 'may', flow };
  return optional;
}

/** Exactly one of these ("either ... or"). */
export const either = (...flows: Flow[]): Flow => branches({ do: 'either', flows });
/** Like `either`, but a player who may do both may do so only once in the game. */
export const eitherOnce = (...flows: Flow[]): Flow => branches({ do: 'either', flows, once: true });
/** Like `either`, but nobody may ever read it as "and / or". */
export const eitherAlways = (...flows: Flow[]): Flow => branches({ do: 'either', flows, always: true });
/** Any of these in any order ("and / or"). */
export const andOr = (...flows: Flow[]): Flow => branches({ do: 'andOr', flows });
/** Any of these in the given order ("and then / or"). */
export const andThenOr = (...flows: Flow[]): Flow => branches({ do: 'andThenOr', flows });
/** The first, and after it the second if the player wants to ("and then"). */
export const andThen = (first: Flow, second: Flow): Flow => seq(first, may(second));

/** A task to carry out, and the move chosen for it. */
interface Chosen<T extends Task = Task> {
  readonly task: T;
  readonly move: string;
}

/** A requirement that is not met: its name and, if it is counted, how much is needed and how much there is. */
export interface Lack {
  readonly of: string;
  readonly need?: number;
  readonly have?: number;
}

/** A task that is about to be carried out. */
interface Ran extends Chosen {
  /** Nobody chose it: it ran automatically. */
  readonly byItself?: true;
}

/** How one kind of task offers options and acts. `G` is what the game passes to its tasks. */
export interface TaskKind<G, T extends Task = Task> {
  /** The complete list of answers; if there are none, the task lapses. */
  options(game: G, seat: number, task: T): Option[];
  /** Carries out the move of an option of this task; the task has already left the agenda. */
  run(game: G, seat: number, chosen: Chosen<T>): void;
  /** Whether there are any options; cheaper than listing them. */
  possible?(game: G, seat: number, task: T): boolean;
  /** What the task is missing if it has no options; called only then. If left out, the reasons are unknown. */
  lacks?(game: G, seat: number, task: T): readonly Lack[];
  /** Whether to ask even if there is only one option; otherwise it runs automatically. */
  asks?(game: G, seat: number, task: T): boolean;
  /**
   * Whether an exchange could give this task an option if it has none. If no other branch of the connection is open,
   * the player is then asked anyway, and can decline.
   */
  hopes?(game: G, seat: number, task: T): boolean;
  /**
   * What could be spent or used here, by name, for seats that are offered only useful exchanges. Nothing if left out.
   */
  wants?(game: G, seat: number, task: T): Iterable<string>;
  /** Starts an obligation to act instead of fulfilling one, as placing a dwarf does. */
  readonly begins?: true;
  /** Whether an answer has no effect of its own, so that the obligation to act remains. */
  idle?(game: G, seat: number, task: T): boolean;
  /** Only gives goods; the player is not asked about it if the order does not matter. */
  readonly gives?: true;
  /** The player receives such a gift at once if it comes first, or if the order is free. */
  readonly atOnce?: true;
  /** Whether such a gift could be unwelcome now, so that the player may decline it like any other action. */
  burdens?(game: G, seat: number): boolean;
}

/**
 * Lets a kind name its own task type; the agenda calls a kind only with tasks of its name. All kinds get the same
 * fields, because objects of one shape are fastest to read.
 */
export function taskKind<G, T extends Task>(kind: TaskKind<G, T>): TaskKind<G> {
  const { options, run, possible, lacks, asks, hopes, wants, begins, idle, gives, atOnce, burdens } = kind;
  const whole = { options, run, possible, lacks, asks, hopes, wants, begins, idle, gives, atOnce, burdens };
  return whole as unknown as TaskKind<G>;
}

/** What the agenda needs to know about a game. */
export interface AgendaRules<G> {
  /** The task kinds by name; a map is faster here than an object with that many fields. */
  readonly kinds: ReadonlyMap<string, TaskKind<G>>;
  /** The tasks of a seat, the next one last. */
  agenda(game: G, seat: number): Task[];
  /** Whether the seat has carried out an action since the last obligation to act; only then may it decline the rest. */
  acted(game: G, seat: number): boolean;
  /** Notes that the seat has carried out an action. */
  act(game: G, seat: number): void;
  /** Whether "either ... or" reads as "and / or" for this seat. */
  readsBoth(game: G, seat: number, once: boolean): boolean;
  /** Notes that the seat has used both sides of an "either ... or". */
  usedBoth(game: G, seat: number, once: boolean): void;
  /** Called before the next task is read; may push a task that is now due. */
  due(game: G, seat: number): void;
  /**
   * Whether the only option of the next task is still a question, because an exchange could serve that task; otherwise
   * it runs automatically.
   */
  weighs?(game: G, seat: number, options: readonly Option[]): boolean;
  /** Called when a task leaves the agenda because the seat could do nothing with it. */
  lapsed?(game: G, seat: number, task: Task): void;
  /** Called before any task is carried out; the function it returns is called right after that. */
  watch?(game: G, seat: number, ran: Ran): () => void;
}

/** A connection of tasks; the player sees their options together. */
type Connection = Seq | May | Branches;

/** The task as a connection of tasks; undefined if it is a single task. */
function connectionOf(task: Task): Connection | undefined {
  const { do: kind } = task;
  const connects = kind === 'andOr' || kind === 'andThenOr' || kind === 'either' || kind === 'seq' || kind === 'may';
  return connects ? (task as Connection) : undefined;
}

/** The task if it has branches; undefined for any other. */
function branchesOf(task: Task): Branches | undefined {
  const { do: kind } = task;
  return kind === 'andOr' || kind === 'andThenOr' || kind === 'either' ? (task as Branches) : undefined;
}

/** The agenda of one seat in a game, with the rules for its tasks. */
export interface Lane<G> {
  readonly rules: AgendaRules<G>;
  readonly game: G;
  readonly seat: number;
}

function kindOf<G>(rules: AgendaRules<G>, task: Task): TaskKind<G> {
  const kind = rules.kinds.get(task.do);
  if (kind === undefined) throw new Error(`No task is called "${task.do}".`);
  return kind;
}

/**
 * The branches of a flow that a player may carry out in addition to the one with this task: in any order, or after it.
 */
export function besides(flow: Flow, task: string): readonly Flow[] {
  const branches = branchesOf(flow);
  if (branches === undefined || branches.do === 'either') return [];
  const index = branches.flows.findIndex((branch) => branch.do === task);
  if (index < 0) return [];
  return branches.flows.filter((_, i) => (branches.do === 'andThenOr' ? i > index : i !== index));
}

/** The tasks that can begin a flow: the flow is possible as soon as one of them is. */
export function firstTasks(flow: Flow): readonly Task[] {
  const connection = connectionOf(flow);
  return connection === undefined ? [flow] : begun(connection).flatMap(firstTasks);
}

/** The parts that can begin a connection. */
function begun(connection: Connection): readonly Flow[] {
  if (connection.do === 'may') return [connection.flow];
  return connection.do === 'seq' ? connection.flows.slice(0, 1) : connection.flows;
}

/** All parts of a connection. */
const connected = (connection: Connection): readonly Flow[] =>
  connection.do === 'may' ? [connection.flow] : connection.flows;

/** The parts of a flow; the flow itself if it is one task. */
export function partsOf(flow: Flow): readonly Flow[] {
  const connection = connectionOf(flow);
  return connection === undefined ? [flow] : connected(connection);
}

/** All tasks of a flow. */
export function tasksIn(flow: Flow): readonly Task[] {
  const connection = connectionOf(flow);
  return connection === undefined ? [flow] : connected(connection).flatMap(tasksIn);
}

/** Whether a flow can begin now. */
export function possible<G>(lane: Lane<G>, flow: Flow): boolean {
  const connection = connectionOf(flow);
  if (connection === undefined) return taskPossible(lane, flow);
  if (connection.do === 'may') return possible(lane, connection.flow);
  if (connection.do === 'seq') {
    const first = connection.flows[0];
    return first !== undefined && possible(lane, first);
  }
  for (const branch of connection.flows) if (possible(lane, branch)) return true;
  return false;
}

/** Whether a single task can be carried out now. */
export function taskPossible<G>({ rules, game, seat }: Lane<G>, task: Task): boolean {
  const kind = kindOf(rules, task);
  return kind.possible === undefined ? kind.options(game, seat, task).length > 0 : kind.possible(game, seat, task);
}

/** The option, with the branches that lead to it. */
const ledTo = ({ move, anytime, forgoes, reveals }: Option, via: readonly number[]): Option =>
  optionWith(move, { anytime, forgoes, reveals, via });

/** The options that can begin a flow, each with the branches that lead to it. */
export function offers<G>(lane: Lane<G>, flow: Flow): Option[] {
  const connection = connectionOf(flow);
  if (connection === undefined) return kindOf(lane.rules, flow).options(lane.game, lane.seat, flow);
  if (connection.do === 'may') return offers(lane, connection.flow);
  if (connection.do === 'seq') {
    const first = connection.flows[0];
    return first === undefined ? [] : offers(lane, first);
  }
  const list: Option[] = [];
  for (let i = 0; i < connection.flows.length; i++) {
    // The options of a branch share the path to it, and are reused.
    const here = [i];
    for (const option of offers(lane, connection.flows[i] as Flow)) {
      list.push(ledTo(option, option.via === undefined ? here : [i, ...option.via]));
    }
  }
  return list;
}

const NOTHING: readonly string[] = [];

/** What any part of a flow could spend or use, by name. */
export function wanted<G>(lane: Lane<G>, flow: Flow): Set<string> {
  const names = new Set<string>();
  addWanted(lane, flow, names);
  return names;
}

/** Adds to a set of names what any part of a flow could spend or use. */
export function addWanted<G>(lane: Lane<G>, flow: Flow, names: Set<string>): void {
  const connection = connectionOf(flow);
  if (connection !== undefined) for (const part of connected(connection)) addWanted(lane, part, names);
  else for (const name of kindOf(lane.rules, flow).wants?.(lane.game, lane.seat, flow) ?? NOTHING) names.add(name);
}

/** Whether any part of a flow could spend or use anything. */
export function wants<G>(lane: Lane<G>, flow: Flow, what: string): boolean {
  const connection = connectionOf(flow);
  if (connection !== undefined) return connected(connection).some((part) => wants(lane, part, what));
  for (const each of kindOf(lane.rules, flow).wants?.(lane.game, lane.seat, flow) ?? NOTHING) {
    if (each === what) return true;
  }
  return false;
}

/** What is missing to begin a flow, for each of its possible beginnings. */
export function lacking<G>(lane: Lane<G>, flow: Flow): Lack[] {
  const connection = connectionOf(flow);
  if (connection !== undefined) return begun(connection).flatMap((part) => lacking(lane, part));
  return [...(kindOf(lane.rules, flow).lacks?.(lane.game, lane.seat, flow) ?? [])];
}

/** The branch that only gives goods and needs no question, if there is one. */
function gift<G>(lane: Lane<G>, task: Branches): number | undefined {
  if (task.do === 'either') return undefined;
  const { rules, game, seat } = lane;
  const { flows } = task;
  const gifts: Flow[] = [];
  for (let i = 0; i < flows.length; i++) {
    const flow = flows[i] as Flow;
    if (!isWelcome(lane, flow)) continue;
    if ((task.do === 'andOr' || i === 0) && kindOf(rules, flow).atOnce && possible(lane, flow)) return i;
    gifts.push(flow);
  }
  if (gifts.length === 0 || !rules.acted(game, seat)) return undefined;
  if (flows.some((flow) => !gifts.includes(flow) && possible(lane, flow))) return undefined;
  const first = gifts.find((flow) => possible(lane, flow));
  return first === undefined ? undefined : flows.indexOf(first);
}

/** Whether a branch only gives goods that nobody would decline. */
function isWelcome<G>({ rules, game, seat }: Lane<G>, flow: Flow): boolean {
  if (connectionOf(flow) !== undefined) return false;
  const kind = kindOf(rules, flow);
  return kind.gives === true && kind.burdens?.(game, seat) !== true;
}

/** Whether a branch that only gives goods is still open, so that declining would waste it. */
function givesYet<G>(lane: Lane<G>, task: Task): boolean {
  const branches = branchesOf(task);
  return (
    branches !== undefined &&
    branches.do !== 'either' &&
    branches.flows.some((flow) => isWelcome(lane, flow) && possible(lane, flow))
  );
}

/** The options of the task on top of a seat's agenda; empty if the task lapses. */
function ask<G>(lane: Lane<G>, task: Task): Option[] {
  const { rules, game, seat } = lane;
  if (connectionOf(task) === undefined) return kindOf(rules, task).options(game, seat, task);
  const list = offers(lane, task);
  if (!rules.acted(game, seat)) return list;
  if (list.length > 0 ? !givesYet(lane, task) : hopesFor(lane, task)) list.push(DECLINE);
  return list;
}

/** Whether an exchange could make it possible to begin a flow. */
const hopesFor = <G>({ rules, game, seat }: Lane<G>, flow: Flow): boolean =>
  firstTasks(flow).some((task) => kindOf(rules, task).hopes?.(game, seat, task) === true);

/** Puts tasks on an agenda, the first one to be done next. */
function pushInOrder(agenda: Task[], tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) agenda.push(tasks[i] as Task);
}

/** Opens flows until the chosen task is reached, leaving on the agenda what the flows keep for later. */
function unfold<G>(lane: Lane<G>, via: readonly number[]): Task {
  const agenda = lane.rules.agenda(lane.game, lane.seat);
  let depth = 0;
  for (;;) {
    const task = agenda.pop();
    if (task === undefined) throw new Error('The agenda is empty.');
    const connection = connectionOf(task);
    if (connection === undefined) return task;
    if (connection.do === 'may') agenda.push(connection.flow);
    else if (connection.do === 'seq') pushInOrder(agenda, connection.flows);
    else {
      const index = via[depth++] ?? 0;
      const chosen = connection.flows[index];
      if (chosen === undefined) throw new Error(`No branch ${index} in ${connection.do}.`);
      const left = remaining(lane, connection, index);
      if (left !== undefined) agenda.push(left);
      agenda.push(chosen);
    }
  }
}

/** The rest of a connection of tasks after the choice of one of its branches. */
function remaining<G>({ rules, game, seat }: Lane<G>, task: Branches, index: number): Flow | undefined {
  const once = task.once === true;
  if (task.both) rules.usedBoth(game, seat, once);
  const others = task.flows.filter((_, i) => (task.do === 'andThenOr' ? i > index : i !== index));
  if (others.length === 0) return undefined;
  if (task.do !== 'either') return branches({ ...task, flows: others });
  if (task.always || !rules.readsBoth(game, seat, once)) return undefined;
  return branches({ ...task, do: 'andOr', flows: others, both: true });
}

/** Carries out an option of the task on top of the agenda. */
export function choose<G>(lane: Lane<G>, option: Option): void {
  const { rules, game, seat } = lane;
  const agenda = rules.agenda(game, seat);
  const top = agenda.at(-1);
  if (option.move === DONE && top !== undefined && connectionOf(top) !== undefined) {
    agenda.pop();
    return;
  }
  const task = unfold(lane, option.via ?? []);
  const kind = kindOf(rules, task);
  const acts = !kind.begins && kind.idle?.(game, seat, task) !== true;
  kind.run(game, seat, { task, move: option.move });
  if (acts) rules.act(game, seat);
}

/**
 * Runs everything on a seat's agenda that needs no choice, and stops at a real one. Returns the options of that choice,
 * or undefined if the agenda is empty.
 */
export function settle<G>(lane: Lane<G>): Option[] | undefined {
  const { rules, game, seat } = lane;
  const agenda = rules.agenda(game, seat);
  let changed = true;
  for (;;) {
    if (changed) rules.due(game, seat);
    changed = false;
    const task = agenda.at(-1);
    if (task === undefined) return undefined;
    const connection = connectionOf(task);
    if (connection?.do === 'seq') {
      agenda.pop();
      pushInOrder(agenda, connection.flows);
      continue;
    }
    const given = connection === undefined || connection.do === 'may' ? undefined : gift(lane, connection);
    if (given !== undefined) {
      takeGift(lane, given);
      changed = true;
      continue;
    }
    const options = ask(lane, task);
    const only = options[0];
    if (only === undefined) {
      agenda.pop();
      rules.lapsed?.(game, seat, task);
    } else if (options.length > 1 || isQuestion(lane, task, options)) return options;
    else {
      const watched = rules.watch?.(game, seat, { task, move: only.move, byItself: true });
      choose(lane, only);
      watched?.();
      changed = true;
    }
  }
}

/** Whether to ask about a task even though it has a single option. */
function isQuestion<G>({ rules, game, seat }: Lane<G>, task: Task, options: readonly Option[]): boolean {
  if (connectionOf(task) === undefined && kindOf(rules, task).asks?.(game, seat, task)) return true;
  // Declining is the only option, but an exchange could still make the connection possible.
  if (connectionOf(task) !== undefined && options[0]?.move === DONE) return true;
  return rules.weighs?.(game, seat, options) === true;
}

function takeGift<G>(lane: Lane<G>, index: number): void {
  const { rules, game, seat } = lane;
  const task = unfold(lane, [index]);
  const kind = kindOf(rules, task);
  // There is only one way to take a gift, so its text is built only if somebody is watching.
  const move = rules.watch === undefined ? '' : (kind.options(game, seat, task)[0]?.move ?? '');
  const watched = rules.watch?.(game, seat, { task, move, byItself: true });
  const acts = kind.idle?.(game, seat, task) !== true;
  kind.run(game, seat, { task, move });
  if (acts) rules.act(game, seat);
  watched?.();
}
