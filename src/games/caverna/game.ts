import { type AgendaRules, addWanted, choose, possible, settle, type Task, wanted } from '../../engine/agenda.ts';
import { type Decision, IllegalMove, type Option } from '../../engine/decision.ts';
import type { Game, Score, Viewer } from '../../engine/game.ts';
import { onceFor } from '../../engine/once.ts';
import { rankedByTotal } from '../../engine/ranking.ts';
import { bringTurn, isDue, lyingAt, takenBy } from './ahead.ts';
import { laneOf, me, playerAt } from './asking.ts';
import { everySpace, rulesFor } from './catalogue.ts';
import { anyExchange, exchange, exchangeOptions, takesNothingNeeded, usefulExchanges } from './exchanges.ts';
import { cavernaFeatures } from './features/index.ts';
import { dealFolks, FOLK_PHASES, folksSeen, keepFolkKind, unfitFolks } from './forgotten-folk/choosing.ts';
import { FOLK_KINDS } from './forgotten-folk/index.ts';
import { DWARVES, FOLK_IDS } from './forgotten-folk/options.ts';
import { folkSides } from './forgotten-folk/sides.ts';
import { FOLK_TILES } from './forgotten-folk/tiles/index.ts';
import { playFormer } from './former.ts';
import { ordersLike } from './habit.ts';
import { couldGain } from './last.ts';
import { isLeaving, leave, leavingOptions, withoutTaken } from './leaving.ts';
import { isSameMove, readMove } from './moves/codec.ts';
import type { Verb } from './moves/move.ts';
import { options } from './options.ts';
import { outlook } from './outlook.ts';
import type { Me, RuledState } from './power.ts';
import { refusal } from './refusal.ts';
import { PHASES } from './rounds.ts';
import { scoresOf } from './scoring.ts';
import { dealHidden, setUp } from './setup.ts';
import { type HarvestOrders, harvestOrders, orderedMoves } from './standing.ts';
import type { Good, Marker, Options, Player, State } from './state.ts';
import { lackedBy, type Missing, withoutBoughtPairs } from './tasks/harvest.ts';
import { allowsExchanges, askedAs, TASKS } from './tasks/index.ts';
import { standingTask } from './tasks/lay.ts';
import { canStay, STAY, stay } from './tasks/place.ts';
import { TILES } from './tiles/index.ts';
import { upgraded } from './upgrade.ts';

/** The agenda: an action is not forced if an exchange could still serve it. */
const AGENDA: AgendaRules<RuledState> = {
  ...TASKS,
  kinds: new Map([...TASKS.kinds, ...Object.entries(FOLK_KINDS), ['keepFolk', keepFolkKind]]),
  weighs: couldServe,
};

/** Cached facts about a state, which changes in place: its position, and where it came to rest. */
interface Known {
  at: RuledState | undefined;
  folks: State['folks'];
  rest: Rest | undefined;
}

const knownOf = onceFor<State>()((): Known => ({ at: undefined, folks: undefined, rest: undefined }));

/** A state with the catalogue and the tasks of its game. */
export function positionOf(state: State): RuledState {
  const known = knownOf(state);
  // The folks at the table add their own tiles to the catalogue.
  if (known.at === undefined || known.folks !== state.folks) {
    known.at = { rules: rulesFor(state), state, tasks: AGENDA };
    known.folks = state.folks;
  }
  return known.at;
}

/** A seat's decision at rest: its options, and the decision with all exchanges once that is built. */
interface Resting {
  readonly options: Option[];
  decision?: Decision;
}

/** The decisions of a state at rest, by seat, and the step they belong to. */
interface Rest {
  readonly step: number;
  readonly seats: readonly (Resting | undefined)[];
}

/** The seat that has just moved, and the decisions before the move: those of all others are unchanged. */
interface Moved {
  readonly seat: number;
  readonly from: Rest;
}

/** A seat's decision after everything automatic on its agenda. */
function restingOf(at: RuledState, seat: number, moved: Moved | undefined): Resting | undefined {
  if (playerAt(at.state, seat).agenda.length === 0) return undefined;
  const before = moved === undefined || moved.seat === seat ? undefined : moved.from.seats[seat];
  if (before !== undefined) return before;
  const options = settle(laneOf(at, seat));
  return options && { options };
}

/** Runs everything that needs no choice, until a seat must choose or the game has ended, and caches that. */
function advance(first: RuledState, last?: Moved): Rest {
  const { state } = first;
  let at = first;
  let moved = last;
  for (;;) {
    const seats: (Resting | undefined)[] = [];
    let isAsked = false;
    for (let seat = 0; seat < state.players.length; seat++) {
      const found = restingOf(at, seat, moved);
      if (found !== undefined) isAsked = true;
      seats.push(found);
    }
    const rest = { step: state.step, seats };
    knownOf(state).rest = rest;
    if (isAsked) return rest;
    moved = undefined;
    const task = state.agenda.pop();
    if (task === undefined) return rest;
    const phase = PHASES[task.do] ?? FOLK_PHASES[task.do];
    if (phase === undefined) throw new Error(`No phase is called "${task.do}".`);
    const { folks } = state;
    phase(at, task);
    if (state.folks !== folks) at = positionOf(state);
  }
}

/** Whether an owed action would still be possible after an exchange. */
function survives(at: RuledState, seat: number, move: string): boolean {
  const { players } = at.state;
  const player = playerAt(at.state, seat);
  // An exchange changes only its player's side of the table.
  players[seat] = clonePlayer(player);
  exchange(at, seat, move);
  const standing = standingTask(at, seat);
  const found = standing !== undefined && standing.do !== 'end' && possible(laneOf(at, seat), standing);
  players[seat] = player;
  return found;
}

const FREE: readonly Verb[] = ['grow', 'take', 'token'];

/** Whether an option is free, so that no exchange can take it away. */
const isFree = ({ move }: Option): boolean => FREE.includes(readMove(move).verb);

/** The exchanges that a seat may make during its decision; none that would make its owed action impossible. */
function exchangesFor({ at, seat }: Me, task: string, own: readonly Option[]): Option[] {
  if (!allowsExchanges(task)) return [];
  const { turn } = at.state;
  const all = exchangeOptions(at, seat);
  if (all.length === 0) return all;
  const list = task === 'accommodate' ? all.filter(({ move }) => !own.some((option) => option.move === move)) : all;
  const obliged = turn?.seat === seat && turn.space !== '' && !turn.acted;
  // The check that decides most often comes first.
  return obliged
    ? list.filter(({ move }) => takesNothingNeeded(move) || survives(at, seat, move) || own.some(isFree))
    : list;
}

/**
 * Whether an exchange could serve an action with only one way left, such as a field bought before sowing (rulebook p.
 * 17, Tips on using Rubies).
 */
function couldServe(at: RuledState, seat: number, own: readonly Option[]): boolean {
  const { turn, players } = at.state;
  const task = players[seat]?.agenda.at(-1);
  if (task === undefined || turn?.seat !== seat || turn.space === '') return false;
  if (!allowsExchanges(task.do) || !anyExchange(at, seat)) return false;
  const wants = wanted(laneOf(at, seat), task);
  if (wants.size === 0) return false;
  const mine = me(at, seat);
  return usefulExchanges(mine, exchangesFor(mine, task.do, own), wants).length > 0;
}

/** Which of the possible exchanges to list; see Game. */
type Offer = 'all' | 'useful';

/** The cached decisions of a state at rest; undefined for a state that was not played here. */
function knownRest(state: State): Rest | undefined {
  const { rest } = knownOf(state);
  return rest?.step === state.step ? rest : undefined;
}

/** The state at rest, from the cache or computed. */
const restOf = (at: RuledState): Rest => knownRest(at.state) ?? advance(at);

/** The things that a seat could use for all its tasks before its next decision. */
function wantedBy(at: RuledState, seat: number): Set<string> {
  const lane = laneOf(at, seat);
  const names = new Set<string>();
  for (const task of playerAt(at.state, seat).agenda) addWanted(lane, task, names);
  return names;
}

const usefulFor = (mine: Me, all: Option[]): Option[] =>
  all.length === 0 ? all : usefulExchanges(mine, all, wantedBy(mine.at, mine.seat));

function withLeaving(mine: Me, task: string, all: Option[]): Option[] {
  const leaving = leavingOptions(mine, task);
  return leaving.length === 0 ? all : [...all, ...leaving];
}

/** A seat's decision with these options, plus the exchanges that it may make instead of answering. */
function decisionWith(at: RuledState, seat: number, { own, offer }: { own: Option[]; offer: Offer }): Decision {
  const task = taskOf(at.state, seat).do;
  const mine = me(at, seat);
  const all = exchangesFor(mine, task, own);
  const exchanges = offer === 'all' ? withLeaving(mine, task, all) : usefulFor(mine, all);
  return { seat, task: askedAs(task), options: exchanges.length === 0 ? own : [...own, ...exchanges] };
}

/** A seat's decision at rest, with the listed exchanges. */
function decisionAt(at: RuledState, seat: number, { found, offer }: { found: Resting; offer: Offer }): Decision {
  const { options: own } = found;
  if (offer === 'useful') return decisionWith(at, seat, { own, offer });
  found.decision ??= decisionWith(at, seat, { own, offer });
  return found.decision;
}

function decisions(state: State, offer: Offer = 'all'): Decision[] {
  const at = positionOf(state);
  const list: Decision[] = [];
  restOf(at).seats.forEach((found, seat) => {
    if (found !== undefined) list.push(decisionAt(at, seat, { found, offer }));
  });
  return list;
}

/** A seat's move. */
interface Made {
  readonly seat: number;
  readonly move: string;
}

function apply(at: RuledState, seat: number, option: Option): void {
  const { state } = at;
  if (state.phase !== 'work') playerAt(state, seat).decided = true;
  const leaving = option.anytime && isLeaving(option.move);
  makeMove(at, { seat, move: option.move }, () => {
    if (state.turn?.taken !== undefined && !leaving) state.turn = withoutTaken(state.turn);
    if (leaving) leave(at, seat);
    else if (option.anytime) exchange(at, seat, option.move);
    else choose(laneOf(at, seat), option);
  });
}

/** Makes a seat's move, and then everything that follows automatically. */
function makeMove(at: RuledState, { seat, move }: Made, run: () => void): void {
  const from = knownRest(at.state);
  const watched = at.tasks.watch?.(at, seat, { task: taskOf(at.state, seat), move });
  run();
  watched?.();
  at.state.step++;
  advance(at, from && { seat, from });
}

/** A seat's task, without what it may do at any time. */
const taskOf = (state: State, seat: number): Task => playerAt(state, seat).agenda.at(-1) ?? { do: '' };

function play(at: RuledState, seat: number, move: string): void {
  const { state } = at;
  if (move === STAY && canStay(at, seat)) {
    makeMove(at, { seat, move }, () => stay(at, seat));
    return;
  }
  const task = state.players[seat]?.agenda.at(-1)?.do;
  const found = restOf(at).seats[seat];
  const own = found?.options;
  const offered = () => found && decisionAt(at, seat, { found, offer: 'all' }).options;
  const option =
    own?.find((candidate) => candidate.move === move) ??
    offered()?.find((candidate) => candidate.move === move) ??
    offered()?.find((candidate) => isSameMove(candidate.move, move));
  if (option === undefined) {
    throw new IllegalMove(seat, move, task === undefined ? {} : { task: askedAs(task), why: refusal(at, seat, move) });
  }
  apply(at, seat, option);
}

/** Plays a move in place like `Game.play`; calls `watch` before every step, and its result after it. */
export function playWatched(
  state: State,
  { seat, move }: Made,
  watch: NonNullable<AgendaRules<RuledState>['watch']>,
): void {
  play({ ...positionOf(state), tasks: { ...AGENDA, watch } }, seat, move);
}

function clonePlayer(player: Player): Player {
  const copy: Player = {
    goods: { ...player.goods },
    begging: player.begging,
    dwarfs: player.dwarfs.slice(),
    cells: player.cells,
    tiles: player.tiles,
    memory: { ...player.memory },
    passed: player.passed,
    decided: player.decided,
    agenda: player.agenda.slice(),
  };
  if (player.folk !== undefined) copy.folk = player.folk;
  return copy;
}

/**
 * A seat's answers without exchanges, if the game need not ask about those: at the end of the game, or about pairs of
 * animals in a harvest.
 */
function settled(state: State, seat: number): readonly Option[] | undefined {
  if (state.phase !== 'scoring' && state.phase !== 'harvest') return undefined;
  const decision = decisions(state).find((asked) => asked.seat === seat);
  if (decision === undefined) return undefined;
  if (state.phase !== 'scoring') return withoutBoughtPairs(decision, me(positionOf(state), seat));
  const gains = couldGain({ clone, decisions, apply: applyOption, positionOf }, state, seat);
  return gains ? undefined : decision.options.filter(({ anytime }) => !anytime);
}

/** An independent copy; it shares parts that are replaced and never changed in place. */
function clone(state: State): State {
  const copy: State = {
    options: state.options,
    round: state.round,
    phase: state.phase,
    startingPlayer: state.startingPlayer,
    tokenHolder: state.tokenHolder,
    cards: state.cards.slice(),
    markers: state.markers.slice(),
    markersShown: state.markersShown,
    spaces: state.spaces.map(({ id, goods }) => ({ id, goods })),
    players: state.players.map(clonePlayer),
    turn: state.turn,
    agenda: state.agenda.slice(),
    step: state.step,
  };
  if (state.folks !== undefined) copy.folks = state.folks;
  return copy;
}

/** Hides face-down cards and markers (a solo game has none), and the folks that others choose from. */
function view(state: State, viewer: Viewer): State {
  const copy = clone(state);
  const folks = folksSeen(state, viewer);
  if (folks !== undefined) copy.folks = folks;
  if (state.players.length === 1) return copy;
  for (let i = 0; i < copy.cards.length; i++) {
    if (i >= state.round && copy.cards[i] !== 'none') copy.cards[i] = 'hidden';
    const marker: Marker | undefined = copy.markers[i];
    if (i >= state.markersShown && marker !== undefined && marker !== 'none') copy.markers[i] = 'hidden';
  }
  return copy;
}

const finished = (state: State): boolean => state.phase === 'end';

const score = (state: State): Score[] => scoresOf(positionOf(state));

function rehearse(state: State, seat: number): State | undefined {
  const at = positionOf(view(state, seat));
  if (!bringTurn(at, seat)) return undefined;
  advance(at);
  return at.state;
}

const applyOption = (state: State, seat: number, option: Option): void => apply(positionOf(state), seat, option);
const lacked = (state: State, seat: number): Missing => lackedBy(me(positionOf(state), seat));
const playMove = (state: State, seat: number, move: string): void => play(positionOf(state), seat, move);

/** Everything in any game: the spaces for every number of players, tiles and folks. */
const EVERYTHING = {
  spaces: everySpace(),
  tiles: [...Object.keys(TILES), ...Object.keys(FOLK_TILES)],
  folks: FOLK_IDS,
};

/** Caverna: The Cave Farmers, for 1 to 7 players. */
export const caverna: Game<State, Options> = {
  id: 'caverna',
  version: 4,
  seats: { min: 1, max: 7 },
  options,
  unfit: unfitFolks,
  sides: folkSides,
  start(chosen, seats, seed) {
    const state = setUp(chosen, seats, seed);
    dealFolks(positionOf(state), seed);
    advance(positionOf(state));
    return state;
  },
  decisions,
  apply: applyOption,
  play: playMove,
  former: (state, seat, move) =>
    playFormer({ clone, decisions, play: playMove, apply: applyOption, positionOf }, state, { seat, move }),
  clone,
  upgrade: (stored, version) => clone(upgraded(stored, version)),
  view,
  // A player who is choosing a folk has boards in hand that nobody else knows.
  deal: (seen, random) => (seen.phase === 'folks' ? undefined : dealHidden(clone(seen), random)),
  finished,
  score,
  opening: (moves) => moves.find((move) => readMove(move).verb === 'place'),
  pass: (state, seat) => (canStay(positionOf(state), seat) ? [STAY, 'end'] : undefined),
  ahead: {
    due: isDue,
    rehearse,
    count: (state, seat, { of, good, move }) =>
      of === 'space' ? lyingAt(state, move, good) : (playerAt(state, seat).goods[good as Good] ?? 0),
    takenBy: (state, seat, move) => takenBy(positionOf(state), seat, move),
  },
  standing: {
    schema: harvestOrders,
    moves: (state, seat, orders) =>
      orderedMoves({ clone, decisions, play: playMove, lacked }, state, { seat, orders: orders as HarvestOrders }),
    learn: (parts, seat) => ordersLike({ clone, decisions, play: playMove }, parts, seat),
  },
  settled,
  outlook: (state, seat) => outlook(positionOf(state), seat),
  features: cavernaFeatures(EVERYTHING, positionOf),
  // Tied players all win (rulebook p. 23).
  ranking: (state) => rankedByTotal(score(state)),
  side: (state, seat) => (state.options.folks === undefined ? undefined : (playerAt(state, seat).folk ?? DWARVES)),
  // Everybody has the printed entry-level dwelling.
  built: (state, seat) => playerAt(state, seat).tiles.slice(1),
};
