import type { Analysed } from '../../src/table/coach/analysis.ts';
import { TableError } from '../../src/table/errors.ts';
import type { Request } from '../../src/table/requests.ts';
import type { Analysis } from '../../src/table/rows.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { followed, type JobRequest, JobStopped, progressOf, type Ticket } from '../discord/jobs.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import { ownSeat } from '../looks/look.ts';
import type { AnalysisHow, Press } from '../presses.ts';
import { analysisMessage } from './analysis-message.ts';
import { coachFaceOf } from './coach-message.ts';

/**
 * Shows where the points were lost in a finished game, briefly or in full. Analyses the game first if it has no
 * analysis, or if its analysis is outdated and the user has asked for a new one.
 */
export async function showAnalysis(
  bot: Bot,
  request: Request & { readonly how?: AnalysisHow | undefined },
  reply: Reply,
): Promise<void> {
  const { gameId, userId, how } = request;
  const inFull = how === 'full';
  const { analysis: words } = bot.words.coach;
  const game = await bot.table.find(gameId);
  coachFaceOf(bot, game);
  const viewer = ownSeat(game, userId);
  const kept = await bot.coach.analysed(gameId);
  if (kept !== undefined && !(kept.isOutdated && how === 'afresh')) {
    return reply.show(await analysisMessage(bot, gameId, { ...kept, inFull, viewer }));
  }
  try {
    const ticket = bot.analyses.request(requestOf(bot, request, game.guildId));
    if (ticket === 'own') return reply.tell(words.oneAtATime);
    if (ticket === 'busy') return reply.tell(words.busy);
    const found = await followed(ticket, {
      show: () => reply.update(progressMessage(bot, gameId, ticket)),
      giveUp: () => bot.analyses.cancel(ticket.id, userId, 'late'),
    });
    await reply.show(await analysisMessage(bot, gameId, { analysis: found, isOutdated: false, inFull, viewer }));
  } catch (error) {
    if (!(error instanceof JobStopped)) throw error;
    // The cancel button has already answered.
    if (error.why === 'cancelled') return;
    await reply.update(compose([words.unfinished[error.why]]));
  }
}

/** Stops the analysis for the person who asked. */
export function stopAnalysis(bot: Bot, { job }: Extract<Press, { on: 'stopAnalysis' }>, userId: string): Composed {
  const { analysis: words } = bot.words.coach;
  return compose([bot.analyses.cancel(job, userId) ? words.cancelled : words.gone]);
}

function requestOf(bot: Bot, { gameId, userId }: Request, server: string | undefined): JobRequest<Analysis, Analysed> {
  return {
    key: gameId,
    userId,
    server,
    isStored: true,
    async make(work) {
      try {
        return await bot.coach.analyse(gameId, work);
      } catch (error) {
        const hasStopped = error instanceof TableError && error.key === 'coachStopped';
        throw hasStopped ? new JobStopped('closing') : error;
      }
    },
  };
}

function progressMessage(bot: Bot, game: string, ticket: Ticket<Analysis, Analysed>): Composed {
  const { analysis: words } = bot.words.coach;
  const headway = ticket.headway();
  const told =
    'waiting' in headway ? words.queued(headway.waiting) : words.progress(progressOf(headway.done, headway.turns));
  return compose([
    [told, ...(ticket.joined ? [words.joined] : [])].join('\n-# '),
    buttons(button({ on: 'stopAnalysis', game, job: ticket.id }, { label: words.cancel })),
  ]);
}
