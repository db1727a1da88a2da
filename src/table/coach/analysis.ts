import { closedTurns, type FinishedTurn, origin, playAll } from '../../engine/log.ts';
import { ADVISER, looksAhead, marginOf } from '../../players/advice.ts';
import type { Appraised } from '../../players/appraisal.ts';
import { judgingOf } from '../../players/judging.ts';
import { mistake } from '../errors.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Live, setupOf } from '../play/live.ts';
import { serveGame } from '../play/serve.ts';
import type { AnalysedTurn, Analysis, KeptAnalysis } from '../rows.ts';
import { advisingOf, mustHaveCoach } from './advice.ts';

/** How many of a game's turns have been judged. */
export interface Analysed {
  readonly done: number;
  readonly turns: number;
}

/** The input and the callbacks of a running analysis. */
export interface Work {
  /** Aborted once nobody wants the analysis any more. */
  readonly signal: AbortSignal;
  report(analysed: Analysed): void;
}

/** A game that can be analysed, and its stored analysis. */
interface Opened {
  readonly live: Live;
  readonly turns: readonly FinishedTurn[];
  /** The state before the first of these turns. */
  readonly start: unknown;
  /** What to store with the analysis. */
  readonly key: Omit<KeptAnalysis, 'analysis'>;
  /** The stored analysis, if it follows the current rules; undefined if there is none. */
  readonly kept: FormerAnalysis | undefined;
}

/** An analysis of a game, and whether today’s computer players would judge it differently. */
export interface FormerAnalysis {
  readonly analysis: Analysis;
  readonly isOutdated: boolean;
}

/** Opens a finished game; throws TableError if it cannot be analysed. */
export function openAnalysis(context: TableContext, gameId: string): Promise<Opened> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const { game, rules, effective } = live;
    if (game.status === 'running') throw mistake('notAnalysedYet', {});
    mustHaveCoach(rules);
    const turns = closedTurns(effective);
    const entry = entryOf(turns.at(-1));
    if (entry === 0) throw mistake('nothingToAnalyse', {});
    const start = origin(rules, setupOf(game), effective.checkpoint);
    const methods = [
      ...(looksAhead(rules, start) ? ['ahead'] : []),
      ...(inHindsight(live, start) === start ? [] : ['hindsight']),
    ];
    const judge = [ADVISER, judgingOf(rules).mark, ...methods].filter((part) => part !== '').join(' ');
    const key = { gameId, entry, version: rules.version, judge };
    const kept = await context.stores.analyses.find(gameId);
    const isSame = kept?.entry === entry && kept.version === key.version;
    return {
      live,
      turns,
      start,
      key,
      kept: isSame ? { analysis: kept.analysis, isOutdated: kept.judge !== judge } : undefined,
    };
  });
}

/**
 * Analyses a finished game turn by turn and stores the result. A stored analysis is reused, unless today’s computer
 * players would judge differently.
 */
export async function analyse(context: TableContext, gameId: string, { signal, report }: Work): Promise<Analysis> {
  const { live, turns, start, key, kept } = await openAnalysis(context, gameId);
  if (kept?.isOutdated === false) return kept.analysis;
  const { rules } = live;
  const { appraise } = advisingOf(context);
  const began = performance.now();
  const state = rules.clone(start);
  let expected: readonly number[] = [];
  const analysed: AnalysedTurn[] = [];
  for (const [index, turn] of turns.entries()) {
    signal.throwIfAborted();
    report({ done: index, turns: turns.length });
    const known = inHindsight(live, state);
    if (known !== undefined) {
      const found = await appraise({
        game: rules.id,
        state: rules.clone(known),
        turn,
        seed: `analysis ${index}`,
        isFirst: analysed.length === 0,
      });
      expected = found.before ?? expected;
      analysed.push(analysedTurn(turn, found));
    }
    playAll(rules, state, turn.moves);
  }
  signal.throwIfAborted();
  const inPoints = judgingOf(rules).network !== undefined;
  const analysis: Analysis = {
    level: ADVISER,
    inPoints,
    margin: marginOf(rules),
    ...(looksAhead(rules, start) && { ahead: true }),
    start: inTenths(expected),
    turns: analysed,
  };
  await context.stores.analyses.keep({ ...key, analysis });
  const ms = Math.round(performance.now() - began);
  context.logger.info({ gameId, turns: turns.length, ms }, 'game analysed');
  return analysis;
}

/** A state as if everybody in it had known where the game would end; undefined if no points depended on it any more. */
const inHindsight = ({ rules, state: end }: Live, state: unknown): unknown =>
  rules.hindsight ? rules.hindsight(state, end) : state;

const entryOf = (turn: FinishedTurn | undefined): number => turn?.moves.at(-1)?.entry ?? 0;

const tenth = (points: number): number => Math.round(points * 10) / 10;
const inTenths = (points: readonly number[]): number[] => points.map(tenth);

function analysedTurn(turn: FinishedTurn, { expected, lost, better, luck }: Appraised): AnalysedTurn {
  const changes = inTenths(luck);
  return {
    entry: entryOf(turn),
    seat: turn.seat,
    expected: inTenths(expected),
    lost: tenth(lost),
    ...(better !== undefined && lost > 0 && { better }),
    ...(changes.some((points) => points !== 0) && { luck: changes }),
  };
}
