import { type Decision, DONE, type Option } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { END } from '../../engine/log.ts';
import { playerAt } from './asking.ts';
import { readMove } from './moves/codec.ts';
import type { RuledState } from './power.ts';
import type { State } from './state.ts';
import { closedLoot, type Expedition } from './tasks/weapons.ts';
import { taskWithin } from './within.ts';

interface Rules extends Pick<Game<State>, 'clone' | 'decisions' | 'play' | 'apply'> {
  readonly positionOf: (state: State) => RuledState;
}

/** A logged move. */
interface Logged {
  readonly seat: number;
  readonly move: string;
}

/** More automatic steps than an earlier version ever took between two moves, for all seats together. */
const MOST_STEPS = 60;

/**
 * A step that an earlier version ran automatically, although the current one asks about it: the only way to carry out
 * an action, the only animals to eat for lack of room, the only answer to a question of the harvest, a barter that
 * needs an exchange first, and the Field phase of a player who could not breed.
 */
function unasked({ task, options }: Decision, harvesting: boolean): string | undefined {
  // Two animals for a Candle maker were among the exchanges.
  const [only, other] = options.filter(({ move, anytime }) => !anytime && readMove(move).verb !== 'feast');
  if (only === undefined || only.move === 'pass') return undefined;
  if (task === 'harvest') return 'harvest field';
  // Only players who could pay for a barter without an exchange were asked about it.
  if (task === 'act' && harvesting) return options.some(({ move }) => move === DONE) ? DONE : undefined;
  return other === undefined && (harvesting || only.move !== END) ? only.move : undefined;
}

/**
 * The next step of that kind: of the seat that moves next, or, in a phase that everybody plays at the same time, of any
 * other.
 */
function nextStep(rules: Rules, state: State, { seat, move: logged }: Logged): Logged | undefined {
  const harvesting = state.phase !== 'work';
  const decisions = rules.decisions(state);
  // In earlier versions, a whole family passed if the first of its dwarfs found no space.
  const places = decisions.some((decision) => decision.seat === seat && decision.task === 'place');
  if (logged === END && places) return { seat, move: 'pass' };
  const others = harvesting ? decisions.filter((decision) => decision.seat !== seat) : [];
  for (const decision of [...decisions.filter((own) => own.seat === seat), ...others]) {
    const move = unasked(decision, harvesting);
    if (move !== undefined) return { seat: decision.seat, move };
  }
  return undefined;
}

const isOffered = (rules: Rules, state: State, { seat, move }: Logged): boolean =>
  rules.decisions(state).some((asked) => asked.seat === seat && asked.options.some((option) => option.move === move));

/** Whether a dwarf sent out of order would pass; earlier versions allowed that, and took the ruby anyway. */
const passesAfterAll = ({ turn, phase }: State, { seat, move }: Logged): boolean =>
  move === 'pass' && phase === 'work' && turn?.seat === seat && turn.dwarf >= 0 && turn.space === '';

/**
 * Loot that strengthens weapons: earlier versions offered it even if no weapon could grow, and it counted as an item.
 */
function idleLoot({ decisions, positionOf }: Rules, state: State, { seat, move }: Logged): Option | undefined {
  const read = readMove(move);
  const task = taskWithin<Expedition>(playerAt(state, seat), 'expedition');
  if (read.verb !== 'loot' || task === undefined) return undefined;
  const idle = closedLoot(positionOf(state), seat, task).find(({ item }) => item === read.item);
  if (!idle?.lacks.some(({ of }) => of === 'weakerWeapon')) return undefined;
  const decision = decisions(state).find((decision) => decision.seat === seat);
  const other = decision?.options.find((option) => readMove(option.move).verb === 'loot');
  return other && { ...other, move };
}

/** Moves of earlier versions that the current one does not offer. */
function offeredFormerly(rules: Rules, state: State, logged: Logged): Option | undefined {
  return passesAfterAll(state, logged) ? { move: logged.move } : idleLoot(rules, state, logged);
}

/** Plays a step that had no decision; a player with nothing to decide in a harvest does not close it. */
function run(rules: Rules, state: State, { seat, move }: Logged): void {
  const { decided } = playerAt(state, seat);
  rules.play(state, seat, move);
  if (decided) return;
  playerAt(state, seat).decided = false;
  // The decisions cached for the old step still include the seat's, so they must not be used again.
  state.step++;
}

/**
 * Plays a logged move of an earlier version of the rules that is not offered now, after the automatic steps of that
 * version. Returns false, and leaves the state untouched, if even that does not lead to the move.
 */
export function playFormer(rules: Rules, state: State, logged: Logged): boolean {
  const former = offeredFormerly(rules, state, logged);
  if (former !== undefined) {
    rules.apply(state, logged.seat, former);
    return true;
  }
  const trial = rules.clone(state);
  const steps: Logged[] = [];
  while (!isOffered(rules, trial, logged)) {
    const step = nextStep(rules, trial, logged);
    if (step === undefined || steps.length === MOST_STEPS) return false;
    run(rules, trial, step);
    steps.push(step);
  }
  for (const step of steps) run(rules, state, step);
  rules.play(state, logged.seat, logged.move);
  return true;
}
