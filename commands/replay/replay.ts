import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { followed, type JobRequest, JobStopped, progressOf, type Ticket } from '../discord/jobs.ts';
import { rowsOf } from '../discord/phone.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import { toTable } from '../language.ts';
import type { FrameFor, Press } from '../presses.ts';
import { tryButtons } from '../sandbox/try-buttons.ts';
import { develop, type Film, type Painted } from './replay-film.ts';

/** A request for a replay. */
export interface Wish {
  readonly gameId: string;
  readonly userId: string;
  readonly channelId: string;
  readonly pace: FrameFor;
  /** Whether everybody in the channel sees it. */
  readonly isPublic: boolean;
  /** The sentence beside the replay. */
  readonly note?: string | undefined;
}

/** How many bytes the request has apart from the file. */
const ENVELOPE = 64 * 1024;

/** Makes a replay and shows it; until then, shows its progress to the person who asked. */
export async function showReplay(bot: Bot, wish: Wish, reply: Reply): Promise<void> {
  const { replay } = bot.words;
  if ((await bot.table.turns(wish.gameId)).length === 0) return reply.tell(replay.nothing);
  try {
    const game = await bot.table.find(wish.gameId);
    const { guildId } = game;
    // Public posts are in the language of the table.
    const spoken = wish.isPublic ? toTable(bot, game) : bot;
    const ticket = bot.replays.request({ ...requestOf(spoken, wish, reply.fileLimit - ENVELOPE), server: guildId });
    if (ticket === 'own') return reply.tell(replay.oneAtATime);
    if (ticket === 'busy') return reply.tell(replay.busy);
    const film = await followed(ticket, {
      show: () => reply.update(progressMessage(bot, { wish, ticket })),
      giveUp: () => bot.replays.cancel(ticket.id, wish.userId, 'late'),
    });
    await hand(bot, { wish, ticket, shown: filmMessage(spoken, { game, ...wish }, film) }, reply);
  } catch (error) {
    if (!(error instanceof JobStopped)) throw error;
    // The cancel button has already answered.
    if (error.why === 'cancelled') return;
    await reply.update(compose([replay.unfinished[error.why]]));
  }
}

/** Stops making a replay for the person who asked. */
export function stopReplay(bot: Bot, { job }: Extract<Press, { on: 'stopReplay' }>, userId: string): Composed {
  const { replay } = bot.words;
  return compose([bot.replays.cancel(job, userId) ? replay.cancelled : replay.gone]);
}

function requestOf(bot: Bot, { gameId, pace, userId }: Wish, limit: number): JobRequest<Film, Painted> {
  return {
    key: [gameId, pace, bot.words.name, limit].join(' '),
    userId,
    async make(work) {
      const history = await bot.table.history(gameId);
      const began = performance.now();
      const film = await develop({ history, face: faceOf(bot, history.game), pace, limit }, work);
      // By now, the only turn may have been taken back.
      if (film === undefined) throw new JobStopped('nothing');
      const ms = Math.round(performance.now() - began);
      bot.log.info({ gameId, pace: film.pace, frames: film.frames, bytes: film.gif.byteLength, ms }, 'replay painted');
      return film;
    },
  };
}

interface Asked {
  readonly wish: Wish;
  readonly ticket: Ticket<Film, Painted>;
}

function progressMessage(bot: Bot, { wish, ticket }: Asked): Composed {
  const { replay } = bot.words;
  const headway = ticket.headway();
  const isWaiting = 'waiting' in headway;
  return compose([
    [
      isWaiting ? replay.queued(headway.waiting) : replay.progress(progressOf(headway.done, headway.frames)),
      ...(!isWaiting && headway.isSmaller ? [replay.smaller] : []),
      ...(ticket.joined ? [replay.joined] : []),
    ].join('\n-# '),
    buttons(button({ on: 'stopReplay', game: wish.gameId, job: ticket.id }, { label: replay.cancel })),
  ]);
}

/** Shows a replay to the channel, unless somebody else already has; otherwise only to the person who asked. */
async function hand(
  bot: Bot,
  { wish, ticket, shown }: Asked & { readonly shown: Composed },
  reply: Reply,
): Promise<void> {
  const { replay } = bot.words;
  if (!wish.isPublic) return reply.show(shown);
  if (!ticket.claim(wish.channelId)) return void (await reply.update(compose([replay.posted])));
  await reply.post(shown);
  // If the progress message were deleted, it would appear above the replay as deleted.
  await reply.update(compose([replay.posted]));
}

function filmMessage(
  bot: Bot,
  { game, gameId, pace, note }: Wish & { readonly game: TableGame },
  { gif, alt, ...film }: Film,
): Composed {
  const { replay } = bot.words;
  const notes = [
    ...(film.pace === pace ? [] : [replay.shortened]),
    ...(film.isWhole ? [] : [replay.partly]),
    ...(note === undefined ? [] : [`-# ${note}`]),
  ];
  const animation = { name: `caverna-${gameId}.gif`, gif, alt };
  const tries = game.status === 'running' ? [] : tryButtons(bot, game);
  return compose([[replay.title(film.pace), ...notes].join('\n'), { animation }, ...rowsOf(...tries)], {
    silent: true,
  });
}

/** Shows the replay of a finished game to everybody in the channel. */
export function pressReplay(
  bot: Bot,
  { press: { game: gameId, pace }, user, channel }: PressInteraction<Extract<Press, { on: 'replay' }>>,
  reply: Reply,
): Promise<void> {
  return showReplay(bot, { gameId, userId: user.id, channelId: channel?.id ?? '', pace, isPublic: true }, reply);
}
