import type { Game } from '../../engine/game.ts';
import type { Advice } from '../../players/advice.ts';
import { type Advising, advisingHere } from '../../players/advising.ts';
import { ThinkingStopped } from '../../players/levels.ts';
import { mustBeAhead, prepare } from '../ahead/plan.ts';
import { panelAhead } from '../ahead/rehearsal.ts';
import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';
import type { Live } from '../play/live.ts';
import { type Panel, panelOf } from '../play/showing.ts';
import type { Request } from '../requests.ts';
import { allowsCoach } from '../terms.ts';
import type { KeptAdvice } from './kept-advice.ts';

/** A computer's advice for a player, and the turn that it is for. */
export interface Advised {
  readonly panel: Panel;
  readonly advice: Advice;
}

/** Throws TableError if the game cannot explain its judgements. */
export function mustHaveCoach({ features }: Pick<Game, 'features'>): void {
  if (features?.topics === undefined) throw mistake('noCoach', {});
}

/**
 * Throws TableError if the game is over or cannot explain its judgements, or if its table has not allowed the coach.
 */
export function mustAllowCoach({ game, rules }: Pick<Live, 'game' | 'rules'>): void {
  if (game.status !== 'running') throw mistake('gameOver', {});
  mustHaveCoach(rules);
  if (!allowsCoach(game.terms)) throw mistake('coachNotAllowed', {});
}

/** Where advice is computed; throws TableError `coachStopped` once the program has stopped thinking. */
export function advisingOf({ advising, findGame }: Pick<TableContext, 'advising' | 'findGame'>): Advising {
  const { advise, appraise } = advising ?? advisingHere(findGame);
  return {
    advise: (question) => advise(question).catch(stopped),
    appraise: (question) => appraise(question).catch(stopped),
  };
}

function stopped(error: unknown): never {
  throw error instanceof ThinkingStopped ? mistake('coachStopped', {}) : error;
}

/** A computer's advice for a player, based on what that player sees: for the current turn, or for a planned one. */
export async function askCoach(context: TableContext, request: Request, kept: KeptAdvice): Promise<Advised> {
  const panel = await prepare(context, request, ({ live, seat, preparation }) => {
    mustAllowCoach(live);
    const isAsked = live.group.waiting.includes(seat);
    return { preparation, result: isAsked ? panelOf(live, seat) : plannedPanel({ live, seat, preparation }) };
  });
  const turn = { gameId: panel.game.id, seat: panel.seat, before: panel.before };
  const begun = panel.drafts.map(({ move }) => move);
  const known = panel.ahead ? undefined : kept.after(turn, begun);
  if (known !== undefined) return { panel, advice: known };
  // Nobody else at the table has to wait while this is computed.
  const advice = await advisingOf(context).advise({ game: panel.game.game, seen: panel.state, seat: panel.seat });
  if (!panel.ahead) kept.add(turn, { begun, advice });
  return { panel, advice };
}

function plannedPanel(sitting: Parameters<typeof panelAhead>[0]): Panel {
  mustBeAhead(sitting);
  return panelAhead(sitting);
}
