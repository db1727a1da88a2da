import { choose, settle } from '../../engine/agenda.ts';
import { type Decision, DONE, IllegalMove, type Option } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { END } from '../../engine/log.ts';
import { onceFor } from '../../engine/once.ts';
import { aheadWith } from './ahead.ts';
import { furnishedRooms, playerAt } from './cave.ts';
import { carryOutAnytime, exchangeOptions, leavingOptions, usefulExchanges } from './exchanges.ts';
import { featuresWith } from './features/index.ts';
import { deal, foresight } from './foresight.ts';
import { playFormer } from './former.ts';
import { readMove, writeMove } from './moves/codec.ts';
import { options, unfit } from './options.ts';
import { outlook } from './outlook.ts';
import type { RuledState } from './power.ts';
import { PRINTED_ROOM } from './rooms/index.ts';
import { proceed } from './rounds.ts';
import { ranking, scores } from './scoring.ts';
import { setUp } from './setup.ts';
import type { Options, Player, State, Turn } from './state.ts';
import { askedAs, TASKS } from './tasks/index.ts';
import { upgraded } from './upgrade.ts';
import { hide } from './view.ts';

/** A state at rest: the options of its seats, and the step they belong to. */
interface Rest {
  readonly step: number;
  readonly options: readonly (Option[] | undefined)[];
}

/** Cached facts about a state, which changes in place: its position, and where it came to rest. */
interface Known {
  readonly at: RuledState;
  rest: Rest | undefined;
}

const knownOf = onceFor<State>()((state): Known => ({ at: { state, tasks: TASKS }, rest: undefined }));

/** A state with the tasks of its game. */
const positionOf = (state: State): RuledState => knownOf(state).at;

/** Runs everything that needs no choice, until a seat must choose or the game has ended, and caches that. */
function advance(at: RuledState): Rest {
  const { state } = at;
  for (;;) {
    const lists: (Option[] | undefined)[] = [];
    let isAsked = false;
    for (let seat = 0; seat < state.players.length; seat++) {
      const idle = playerAt(state, seat).agenda.length === 0;
      const list = idle ? undefined : settle({ rules: at.tasks, game: at, seat });
      if (list !== undefined) isAsked = true;
      lists.push(list);
    }
    const rest = { step: state.step, options: lists };
    knownOf(state).rest = rest;
    if (state.phase === 'end' || isAsked) return rest;
    proceed(at);
  }
}

/** The state at rest, from the cache, or computed for a state that was not played here. */
function restOf(at: RuledState): Rest {
  const { rest } = knownOf(at.state);
  return rest?.step === at.state.step ? rest : advance(at);
}

/** The task that a seat must answer. */
const taskOf = (state: State, seat: number): string => playerAt(state, seat).agenda.at(-1)?.do ?? '';

/** Which of the possible exchanges to list; see Game. */
type Offer = 'all' | 'useful';

/** What a seat may do at any time during a decision. */
function anytimeOptions(at: RuledState, seat: number, offer: Offer): Option[] {
  if (offer === 'useful') return usefulExchanges(at, seat);
  const exchanges = exchangeOptions(at, seat);
  const leaving = leavingOptions(at, seat);
  if (leaving.length === 0) return exchanges;
  return exchanges.length === 0 ? leaving : [...exchanges, ...leaving];
}

function decisionOf(at: RuledState, seat: number, offer: Offer): Decision | undefined {
  const own = restOf(at).options[seat];
  if (own === undefined) return undefined;
  const anytime = anytimeOptions(at, seat, offer);
  return {
    seat,
    task: askedAs(taskOf(at.state, seat)),
    options: anytime.length === 0 ? own : [...own, ...anytime],
  };
}

function decisions(state: State, offer: Offer = 'all'): Decision[] {
  const at = positionOf(state);
  const list: Decision[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const decision = decisionOf(at, seat, offer);
    if (decision !== undefined) list.push(decision);
  }
  return list;
}

/** A copy of a turn in which the goods just gained can no longer be declined. */
const withoutGained = ({ seat, tile, activated, dug, left }: Turn): Turn =>
  left === undefined ? { seat, tile, activated, dug } : { seat, tile, activated, dug, left };

function apply(state: State, seat: number, option: Option): void {
  const at = positionOf(state);
  const { turn } = state;
  if (turn?.gained !== undefined && readMove(option.move).verb !== 'leave') state.turn = withoutGained(turn);
  if (option.anytime) carryOutAnytime(at, seat, option.move);
  else choose({ rules: at.tasks, game: at, seat }, option);
  state.step++;
  advance(at);
}

function play(state: State, seat: number, move: string): void {
  const decision = decisionOf(positionOf(state), seat, 'all');
  const spelling = writeMove(readMove(move));
  const option = decision?.options.find((each) => each.move === move || each.move === spelling);
  if (option === undefined) throw new IllegalMove(seat, move, { task: decision?.task });
  apply(state, seat, option);
}

const clonePlayer = (player: Player): Player => ({
  ...player,
  goods: { ...player.goods },
  cave: player.cave.slice(),
  walls: player.walls.slice(),
  agenda: player.agenda.slice(),
});

/** An independent copy; it shares parts that are replaced and never changed in place. */
function clone(state: State): State {
  return {
    ...state,
    row: state.row.slice(),
    taken: state.taken.slice(),
    display: state.display.slice(),
    piles: { 1: state.piles[1].slice(), 2: state.piles[2].slice() },
    players: state.players.map(clonePlayer),
  };
}

function view(state: State): State {
  const copy = clone(state);
  hide(copy);
  return copy;
}

/**
 * How to pass a turn: take the first possible tile and use none of its effects (rulings A110, A172); in a started turn,
 * leave out the rest.
 */
function pass(state: State, seat: number): readonly string[] | undefined {
  if (state.turn?.seat !== seat || state.phase !== 'work') return undefined;
  const tried = clone(state);
  const moves: string[] = [];
  const play = (option: Option): void => {
    moves.push(option.move);
    apply(tried, seat, option);
  };
  const [first] = restOf(positionOf(tried)).options[seat] ?? [];
  if (state.turn.tile === '' && first !== undefined) play(first);
  for (;;) {
    const options = decisionOf(positionOf(tried), seat, 'useful')?.options ?? [];
    if (options.some(({ move }) => move === END)) return [...moves, END];
    const rest = options.find(({ move }) => move === DONE);
    if (rest === undefined) return undefined;
    play(rest);
  }
}

/** If the players stopped after the first era, turns a state into one of a game that has only that era. */
function hindsight(state: State, end: State): State | undefined {
  if (state.options.mode !== 'open' || end.era === 2 || end.phase !== 'end') return state;
  if (state.phase !== 'work') return undefined;
  return { ...clone(state), options: { ...state.options, mode: 'era1' }, setAside: undefined };
}

/** Cave vs Cave, for 1 or 2 players. */
export const caveVsCave: Game<State, Options> = {
  id: 'cave-vs-cave',
  version: 2,
  seats: { min: 1, max: 2 },
  options,
  unfit,
  comparedBy: 'mode',
  start(chosen, seats, seed) {
    const state = setUp(chosen, seats, seed);
    advance(positionOf(state));
    return state;
  },
  decisions,
  apply,
  play,
  former: (state, seat, move) => playFormer({ clone, decisions, play }, state, { seat, move }),
  clone,
  upgrade: (stored) => clone(upgraded(stored)),
  view,
  finished: ({ phase }) => phase === 'end',
  hindsight,
  score: scores,
  pass,
  ahead: aheadWith(view),
  outlook,
  features: featuresWith(positionOf),
  foresight,
  deal(seen, random) {
    const dealt = clone(seen);
    deal(dealt, random);
    return dealt;
  },
  ranking,
  opening: (moves) => moves.find((move) => readMove(move).verb === 'use'),
  built: (state, seat) => furnishedRooms(playerAt(state, seat)).filter((room) => room !== PRINTED_ROOM),
};
