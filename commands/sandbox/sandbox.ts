import { tableError } from '../../src/messages/table-error.ts';
import { TableError } from '../../src/table/errors.ts';
import { privateId } from '../../src/table/practice/practice.ts';
import type { Request } from '../../src/table/requests.ts';
import { showsPoints } from '../../src/table/terms.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { pressHelp } from '../looks/help.ts';
import { lookMessage, pressLook } from '../looks/look.ts';
import type { Press } from '../presses.ts';
import { answer } from '../turn/answer.ts';
import { closePanels, showPanel } from '../turn/panels.ts';
import { sandboxMore, triedMessage } from './sandbox-message.ts';
import { sandboxed } from './stage.ts';
import { whatIfMessage } from './what-if.ts';

type SandboxPress = Extract<Press, { on: 'sandbox' }>;

/** Opens a sandbox of a game. It replaces the person's previous one, and leaves a sentence in its place. */
export async function openSandbox(
  bot: Bot,
  request: Request & { readonly entry?: number | undefined },
  reply: Reply,
): Promise<void> {
  const { userId } = request;
  const tried = await bot.sandboxes.open(request);
  const gameId = privateId('s', userId);
  await closePanels(bot, gameId, ({ sandbox }) => sandbox.replaced);
  return showPanel(bot, { gameId, userId, reply }, await triedMessage(sandboxed(bot, userId), tried));
}

/** Opens a sandbox, or lists the turns of a finished game where one can start. */
export async function pressSandbox(
  bot: Bot,
  { press: { game: gameId, act }, user, value }: PressInteraction<SandboxPress>,
  reply: Reply,
): Promise<void> {
  const userId = user.id;
  const chosen = value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  switch (act) {
    case 'turns':
      return reply.show(await whatIfMessage(bot, gameId));
    case 'round':
      return reply.show(await whatIfMessage(bot, gameId, chosen));
    case 'open':
      return openSandbox(bot, { gameId, userId }, reply);
    case 'from':
      return chosen === undefined
        ? reply.tell(bot.words.errors.forged)
        : openSandbox(bot, { gameId, userId, entry: chosen }, reply);
    case 'reopen':
    case 'restart':
    case 'computers':
    case 'all':
    case 'leave':
      return reply.tell(bot.words.errors.forged);
  }
}

/** Answers a press on what a sandbox shows; if the sandbox is gone, a sentence replaces the message. */
export async function pressInSandbox(bot: Bot, pressed: PressInteraction<Press>, reply: Reply): Promise<void> {
  try {
    return await inSandbox(bot, pressed, reply);
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'noSandbox')) throw error;
    return reply.show(compose([tableError(bot.words, error)]));
  }
}

async function inSandbox(bot: Bot, { press, ...pressed }: PressInteraction<Press>, reply: Reply): Promise<void> {
  const userId = pressed.user.id;
  const staged = sandboxed(bot, userId);
  switch (press.on) {
    case 'menu':
    case 'move':
    case 'screen':
    case 'suggest':
    case 'panel':
      return answer(bot, { ...pressed, press }, reply);
    case 'open':
      return showSandbox(bot, { gameId: press.game, userId }, reply);
    case 'more':
      return reply.show(sandboxMore(staged, (await bot.sandboxes.show(userId)).sandbox));
    case 'look':
      if (press.look === 'score') return showScore(staged, { gameId: press.game, userId }, reply);
      return press.look === 'log'
        ? reply.tell(bot.words.errors.forged)
        : pressLook(staged, { ...pressed, press }, reply);
    case 'help':
    case 'explain':
      return pressHelp(staged, { ...pressed, press }, reply);
    case 'sandbox':
      return actInSandbox(bot, { ...pressed, press }, reply);
    default:
      return reply.tell(bot.words.errors.forged);
  }
}

async function showSandbox(bot: Bot, at: Request, reply: Reply): Promise<void> {
  const { userId } = at;
  const tried = await bot.sandboxes.show(userId);
  return showPanel(bot, { ...at, reply }, await triedMessage(sandboxed(bot, userId), tried));
}

/** The points in a sandbox; if the real game hides them, only those of the person's own seat. */
async function showScore(staged: Bot, { gameId, userId }: Request, reply: Reply): Promise<void> {
  const { sandbox } = await staged.sandboxes.show(userId);
  const { live, seat } = sandbox.fork;
  const viewer = showsPoints(live.game) || seat === sandbox.home ? seat : undefined;
  return reply.show(await lookMessage(staged, gameId, { look: 'score', viewer }));
}

/** Handles a press in a sandbox that is not a move. */
async function actInSandbox(
  bot: Bot,
  { press: { act, game: gameId }, user }: PressInteraction<SandboxPress>,
  reply: Reply,
): Promise<void> {
  const userId = user.id;
  switch (act) {
    case 'leave':
      await bot.sandboxes.leave(userId);
      bot.panels.delete(gameId);
      return reply.show(compose([bot.words.sandbox.left]));
    case 'reopen':
    case 'restart':
    case 'computers':
    case 'all': {
      const tried = await bot.sandboxes.act(userId, { do: act });
      return showPanel(bot, { gameId, userId, reply }, await triedMessage(sandboxed(bot, userId), tried));
    }
    case 'open':
    case 'turns':
    case 'round':
    case 'from':
      return reply.tell(bot.words.errors.forged);
  }
}
