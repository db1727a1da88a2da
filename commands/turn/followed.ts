import { createHash } from 'node:crypto';
import { DONE } from '../../src/engine/decision.ts';
import type { Advised } from '../../src/table/coach/advice.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Bot } from '../bot.ts';

/** The rest of the way with which a turn started. */
export interface Followed {
  /** The remaining moves. */
  readonly left: readonly string[];
  /** Whether the turn still goes that way. */
  readonly fits: boolean;
}

const keyOf = ({ game, seat }: Panel): string => `${game.id} ${game.seats[seat]?.userId ?? ''}`;

const turnOf = ({ before, ahead }: Panel): string =>
  createHash('sha1')
    .update(JSON.stringify([before, ahead ?? false]))
    .digest('base64');

const movesOf = ({ drafts }: Panel): string[] => drafts.map(({ move }) => move);

/** Stores advice, so that a way that somebody starts can be described to its end. */
export function remember({ advised }: Pick<Bot, 'advised'>, { panel, advice }: Advised): void {
  advised.set(keyOf(panel), { turn: turnOf(panel), begun: movesOf(panel), ways: advice.ways });
}

/** The moves of a list without those of another one, counting repetitions. */
function without(moves: readonly string[], others: readonly string[]): string[] {
  const left = [...moves];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The rest of the coach's way with which a turn started; undefined if there is none, or it is forgotten. */
export function followed({ advised }: Pick<Bot, 'advised'>, panel: Panel): Followed | undefined {
  const advising = advised.get(keyOf(panel));
  const moves = movesOf(panel);
  if (advising === undefined || moves.length <= advising.begun.length || advising.turn !== turnOf(panel))
    return undefined;
  const { begun, ways } = advising;
  if (begun.some((move, at) => moves[at] !== move)) return undefined;
  const since = moves.slice(begun.length).filter((move) => move !== DONE);
  const candidates = ways
    .filter((way) => since.includes(way.moves[Math.max(0, way.begins - 1)] ?? ''))
    .map((way) => ({
      left: without(way.moves, since).filter((move) => move !== DONE),
      beside: without(since, way.moves),
    }))
    .sort((one, other) => one.beside.length - other.beside.length);
  const [nearest] = candidates;
  if (nearest === undefined) return undefined;
  const { left, beside } = nearest;
  const isOffered = panel.decision.options.some(({ move }) => left.includes(move));
  return { left, fits: beside.length === 0 && (left.length === 0 || isOffered) };
}

/** The moves on offer that the coach would choose now: the rest of the way with which the turn started, or the best way; none before it was asked. */
export function coachChoice(bot: Pick<Bot, 'advised'>, panel: Panel): readonly string[] {
  const { decision, drafts } = panel;
  const advising = bot.advised.get(keyOf(panel));
  if (advising === undefined || advising.turn !== turnOf(panel)) return [];
  const [best] = advising.ways;
  const way = followed(bot, panel);
  const isFresh = drafts.length === advising.begun.length;
  const moves = way?.fits ? way.left : isFresh ? (best?.moves ?? []) : [];
  const choice = moves.find((move) => decision.options.some((option) => option.move === move && !option.anytime));
  return choice === undefined ? [] : [choice];
}
