import { ButtonStyle } from 'discord.js';
import { isInvited } from '../../src/table/ids.ts';
import { isAlone } from '../../src/table/play/computer.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { Awaiting } from '../../src/table/waiting/calls.ts';
import { type Bot, faceOf } from '../bot.ts';
import { lessonButtons } from '../coach/coaching.ts';
import { type Composed, composePlain } from '../discord/compose.ts';
import { button, buttons, type Row } from '../discord/rows.ts';
import { helpButtons } from '../looks/help-message.ts';
import { quickMenus } from '../turn/quick.ts';
import { endedButtons, moreButton, planButtons } from '../turn/ways.ts';
import { sitButton } from '../votes/votes-message.ts';
import { awaitingLines, openLabel } from './call-message.ts';

/** The players that a prompt mentions: those the game is waiting for, and which of them are called. */
export interface Prompted {
  readonly awaiting?: readonly Awaiting[];
  /** User ids. */
  readonly mentions?: readonly string[];
}

/**
 * The message with the awaited players. If there is only one, and everybody may read their question (such as one about
 * action spaces), they can answer in the message itself. It makes a sound only for the players it calls.
 */
export function promptMessage(bot: Bot, position: Position, { awaiting = [], mentions = [] }: Prompted = {}): Composed {
  const { game, awaited } = position;
  if (isAlone(game)) return aloneMessage(bot, position);
  const asked = awaiting.filter(({ seat }) => awaited.some((one) => one.seat === seat));
  const isThinking = awaited.length > 0 && awaited.every(({ seat }) => game.seats[seat]?.plays === 'computer');
  const below = promptButtons(bot, position, isThinking);
  const menus = isThinking ? [] : quickMenus(bot, position);
  const call = isThinking ? thinkingText(bot, position) : faceOf(bot, game).call(position);
  return composePlain(
    [call, ...awaitingLines(bot, { game, awaiting: asked }), ...endedLines(bot, position)],
    [...menus, below],
    {
      mentions,
      silent: mentions.length === 0,
    },
  );
}

/** Says that computers are about to act, so nobody else has anything to press yet. */
function thinkingText(bot: Bot, { game, state, awaited }: Position): string {
  const { name, stage } = faceOf(bot, game);
  const names = awaited.map(({ seat }) => game.seats[seat]?.name ?? '');
  return bot.words.prompt.thinking({ names, game: name, stage: stage(state) });
}

/**
 * Tells the player who just ended a turn where to take it back or plan the next one: their panel is above the newest
 * post.
 */
function endedLines(bot: Bot, position: Position): string[] {
  const { closedBy, game, revealed } = position;
  const sitting = closedBy === undefined ? undefined : game.seats[closedBy];
  // If the seat has a deputy, either of the two may have ended the turn.
  if (closedBy === undefined || sitting === undefined || sitting.deputy?.stage === 'plays') return [];
  const { prompt } = bot.words;
  return endedButtons(bot, position, closedBy).length === 0 ? [] : [prompt.ended(sitting.name, prompt.more, revealed)];
}

/** The stage of a game with only computers, and how the host ends it. */
function aloneMessage(bot: Bot, { game, state }: Position): Composed {
  const { name, stage, boards } = faceOf(bot, game);
  const { prompt } = bot.words;
  const below = buttons(
    button({ on: 'look', game: game.id, look: 'board' }, { label: boards.board }),
    button({ on: 'close', game: game.id }, { label: prompt.cancel, style: ButtonStyle.Danger }),
  );
  return composePlain([prompt.alone({ game: name, stage: stage(state) })], [below], { silent: true });
}

/** How many buttons a phone shows on one line, and on two; the last of them leads to everything else. */
const MOST_BUTTONS = 4;

/**
 * The buttons under every prompt: to your own panel, to what most people want next, and to everything else. While
 * computers are thinking, none leads to a turn.
 */
function promptButtons(bot: Bot, position: Position, isThinking: boolean): Row {
  const { game } = position;
  const { words } = bot;
  const kept = game.seats.some(({ userId }) => isInvited(userId));
  const alone = game.seats.filter(({ plays }) => plays !== 'computer').length < 2;
  const first = [
    ...(isThinking
      ? []
      : [button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary })]),
    ...lessonButtons(bot, game),
    ...(kept ? [sitButton(words, game)] : helpButtons(bot, game)),
    button({ on: 'look', game: game.id, look: 'board' }, { label: faceOf(bot, game).boards.board }),
    ...(alone ? [] : planButtons(bot, position)),
  ];
  return buttons(...first.slice(0, MOST_BUTTONS - 1), moreButton(bot, game.id));
}
