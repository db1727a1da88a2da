import { createHash } from 'node:crypto';
import { DONE } from '../../src/engine/decision.ts';
import type { Advised } from '../../src/table/coach/advice.ts';
import { equalWays } from '../../src/table/coach/kept-advice.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import { isLesson } from '../../src/table/terms.ts';
import type { Bot } from '../bot.ts';

/** What is left of the way that a turn started with. */
export interface Followed {
  /** The remaining moves, without those that decline something. */
  readonly left: readonly string[];
  /** Whether the next step is to decline something; the steps after it may not be on offer before. */
  readonly declines: boolean;
  /** Whether the turn still follows that way. */
  readonly fits: boolean;
}

const keyOf = ({ game, seat }: Panel): string => `${game.id} ${game.seats[seat]?.userId ?? ''}`;

const turnOf = ({ before, ahead }: Panel): string =>
  createHash('sha1')
    .update(JSON.stringify([before, ahead ?? false]))
    .digest('base64');

const movesOf = ({ drafts }: Panel): string[] => drafts.map(({ move }) => move);

/** Stores advice, so that the rest of a way can be described once somebody starts it. */
export function remember({ advised }: Pick<Bot, 'advised'>, { panel, advice }: Advised): void {
  const [key, turn, begun] = [keyOf(panel), turnOf(panel), movesOf(panel)];
  const former = advised.get(key);
  const start =
    begun.length === 0 ? equalWays(advice).map(({ moves }) => moves) : former?.turn === turn ? former.start : [];
  advised.set(key, { turn, begun, ways: advice.ways, start });
}

/**
 * The ways at the start of a turn that the coach cannot tell from the best, the best first; none before it has looked
 * at the turn.
 */
export function waysAtStart({ advised }: Pick<Bot, 'advised'>, panel: Panel): readonly (readonly string[])[] {
  const advising = advised.get(keyOf(panel));
  return advising?.turn === turnOf(panel) ? advising.start : [];
}

/** Whether a turn has followed the coach's advice so far. */
export const isLed = (bot: Pick<Bot, 'advised'>, panel: Panel): boolean =>
  panel.drafts.length === 0 ? waysAtStart(bot, panel).length > 0 : followed(bot, panel)?.fits === true;

/** The moves of one list without those of another, counting repetitions. */
function without(moves: readonly string[], others: readonly string[]): string[] {
  const left = [...moves];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * What is left of the coach's way that a turn started with; undefined if the turn started differently, or the advice
 * has been forgotten.
 */
export function followed({ advised }: Pick<Bot, 'advised'>, panel: Panel): Followed | undefined {
  const advising = advised.get(keyOf(panel));
  const moves = movesOf(panel);
  if (advising === undefined || moves.length <= advising.begun.length || advising.turn !== turnOf(panel))
    return undefined;
  const { begun, ways } = advising;
  if (begun.some((move, at) => moves[at] !== move)) return undefined;
  const all = moves.slice(begun.length);
  const since = all.filter((move) => move !== DONE);
  const candidates = ways
    .filter((way) => {
      const isBegun = since.includes(way.moves[Math.max(0, way.begins - 1)] ?? '');
      return isBegun || since.every((move, at) => move === way.moves[at]);
    })
    .map((way) => {
      const rest = without(way.moves, all);
      return { left: rest.filter((move) => move !== DONE), next: rest[0], beside: without(since, way.moves) };
    })
    .sort((one, other) => one.beside.length - other.beside.length);
  const [nearest] = candidates;
  if (nearest === undefined) return undefined;
  const { left, next, beside } = nearest;
  const { options } = panel.decision;
  const declines = next === DONE && options.some(({ move }) => move === DONE);
  const isOffered = declines || options.some(({ move }) => left.includes(move));
  return { left, declines, fits: beside.length === 0 && (left.length === 0 || isOffered) };
}

/**
 * The move on offer that the coach would choose now: the next one of the way that the turn started with, otherwise of
 * the best way; none before the coach has looked at the turn. Only a lesson also leads through exchanges. Moves that
 * the end button makes need no choice.
 */
export function coachChoice(bot: Pick<Bot, 'advised'>, panel: Panel, ended: readonly string[] = []): readonly string[] {
  const { game, decision, drafts } = panel;
  const advising = bot.advised.get(keyOf(panel));
  if (advising === undefined || advising.turn !== turnOf(panel)) return [];
  const [best] = advising.ways;
  const way = followed(bot, panel);
  const isFresh = drafts.length === advising.begun.length;
  const moves = way?.fits ? way.left : isFresh ? (best?.moves ?? []) : [];
  const offered = moves.flatMap((move) => decision.options.find((option) => option.move === move) ?? []);
  const choice = offered.find(({ anytime, move }) => !ended.includes(move) && (isLesson(game.terms) || !anytime));
  // An exchange of goods that are still to come would be too early.
  if (way?.fits && way.declines && !ended.includes(DONE) && (choice === undefined || choice.anytime)) return [DONE];
  return choice === undefined ? [] : [choice.move];
}
