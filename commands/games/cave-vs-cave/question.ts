import { firstTasks, partsOf, possible, type Task } from '../../../src/engine/agenda.ts';
import { type Decision, DONE } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { meAt, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { Verb } from '../../../src/games/cave-vs-cave/moves/move.ts';
import { afterDrafting } from '../../../src/games/cave-vs-cave/rounds.ts';
import { roomPoints } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { isActivating } from '../../../src/games/cave-vs-cave/tasks/activate.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import type { Seat } from '../../../src/table/types.ts';
import { type Asked, type Ending, plainQuestion, type Question } from '../../face/asked.ts';
import { giftsForTheEnd, isAllTaken } from './ending.ts';
import { lockedLines, unlocked } from './locked.ts';
import { wallSource } from './walls.ts';
import { tileNow } from './wording.ts';
import type { CaveWords } from './words.ts';

/**
 * The question, with the effects that cannot be used and why; a planned turn also says that nothing can be turned up.
 */
export function caveQuestion(words: CaveWords, asked: Asked<State>, ending?: Ending): Question {
  const { state, decision, seats } = asked;
  const task = subjectOf(words, asked);
  const room = roomInUse(asked);
  const { title, help: usual } = room === undefined ? words.question(task) : words.activatedRoom(words.room(room).name);
  const help = task === 'act' && room === undefined ? actHelp(words, asked) : `${usual}${draftStanding(words, asked)}`;
  if (decision.hidden) return plainQuestion({ title, help: words.planned.hidden });
  const result = eraOneResult(words, state, seats);
  const reveals = decision.task === 'act' && decision.options.some((option) => option.reveals);
  const told = [result, help, wallSource(words, asked), reveals ? words.noWayBack : undefined].filter(
    (part) => part !== undefined && part !== '',
  );
  const lines = [...(told.length === 0 ? [] : [told.join(' ')]), ...lockedLines(words, asked)];
  const toPlaces = isOfPlaces(decision);
  const moves = decision.options.map(({ move }) => move);
  const isBlocked = decision.task === 'act' && ending === undefined && !moves.includes(END);
  return {
    ...plainQuestion({ title, help: lines.join('\n') }),
    isOfPlaces: toPlaces,
    blocked: isBlocked ? words.blocked(toPlaces && !moves.includes(DONE)) : undefined,
  };
}

/** The room that has been activated and still needs an answer; the turn cannot end before that. */
function roomInUse({ state, decision: { seat, task, options } }: Asked<State>): string | undefined {
  const next = playerAt(state, seat).agenda.at(-2);
  const isInUse = next !== undefined && (next.do === 'activated' || isActivating(next));
  if (task !== 'act' || !isInUse || options.some(({ move }) => move === DONE || move === END)) return undefined;
  return state.turn?.activated.at(-1);
}

/** Kinds of moves that name a place in the cave. */
const TO_PLACES: readonly string[] = ['excavate', 'cover', 'wall', 'breach'] satisfies Verb[];

/** Whether a decision is only about places in the cave. */
function isOfPlaces({ options }: Decision): boolean {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE && move !== END);
  return own.length > 0 && own.every(({ move }) => TO_PLACES.includes(verbOf(move)));
}

/** What follows a turn of the draft, or when the draft ends, and everybody's points; empty outside a draft. */
function draftStanding(words: CaveWords, { state, decision, seats }: Asked<State>): string {
  if (state.phase !== 'draft') return '';
  const totals = state.players.map(roomPoints);
  const follows = decision.task === END ? afterDrafting(state, decision.seat) : 'open';
  return ` ${words.draftStanding(
    follows,
    totals.map((points, seat) => words.scoring.of(seats[seat]?.name ?? '', points)),
  )}`;
}

/**
 * The subject of a decision. At the end of a turn, it is what could still be done; it is `rest` if ending the turn
 * takes everything that is open.
 */
function subjectOf(words: CaveWords, asked: Asked<State>): string {
  const { task, options } = asked.decision;
  const isOpen = unlocked(words, asked).length > 0;
  if (task === END) return isOpen || options.some(({ anytime, move }) => !anytime && move !== END) ? 'act' : END;
  return isAllTaken(asked) && !isOpen ? 'rest' : task;
}

/** How the open effects may be combined; if an “or” joins some of them, with the words of the tile. */
function actHelp(words: CaveWords, asked: Asked<State>): string {
  const { state } = asked;
  const open = effectsOpen(asked);
  const tile = state.turn?.tile ?? '';
  const effect = open === 'mixed' ? words.optionDetail({ verb: 'use', tile }, { now: (id) => tileNow(state, id) }) : '';
  return words.actHelp(open, effect ?? '');
}

/** How the effects that the player can choose are connected; the end of the turn takes some goods by itself. */
function effectsOpen(asked: Asked<State>): 'several' | 'mixed' | 'oneOf' | 'one' {
  const { at, seat, player } = meAt({ state: asked.state, tasks: TASKS }, asked.decision.seat);
  const task = player.agenda.at(-1);
  const parts = task === undefined || task.do === 'either' ? [task ?? []].flat() : partsOf(task);
  const open = parts
    .map((part) => firstTasks(part).filter((one) => possible({ rules: TASKS, game: at, seat }, one)))
    .filter((tasks) => tasks.length > 0);
  const isChoice = open.some((tasks) => tasks.length > 1 || tasks.some(offersGoods));
  const isOne = open.length - giftsForTheEnd(asked).length <= 1;
  if (isOne) return isChoice ? 'oneOf' : 'one';
  return isChoice ? 'mixed' : 'several';
}

/** Whether the player chooses between free goods of a task; exchanges have a menu of their own. */
const offersGoods = (task: Task): boolean =>
  task.do === 'goods' && (task as GoodsTask).ways.filter(({ pay }) => pay === undefined).length > 1;

/** Each player's result of the first era, while they decide whether to continue; undefined at any other time. */
export function eraOneResult(
  { scoring }: CaveWords,
  state: State,
  seats: readonly Pick<Seat, 'name'>[],
): string | undefined {
  if (state.phase !== 'goingOn') return undefined;
  const totals = caveVsCave.score(state).map(({ total }) => total);
  return scoring.afterEraOne(seats.map(({ name }, seat) => scoring.of(name, totals[seat] ?? 0)));
}
