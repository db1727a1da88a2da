import { privateId } from '../../src/table/practice/practice.ts';
import type { User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import type { Composed } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { Press } from '../presses.ts';
import { showPanel } from '../turn/panels.ts';
import { listMessage, readMark, replyTo, taughtMessage } from './lesson-message.ts';
import { learnerOf } from './stage.ts';

type LearnPress = Extract<Press, { on: 'learn' }>;

/** Shows somebody their lessons, and closes the ones they have open elsewhere. */
export const showLessons = (bot: Bot, { userId, reply }: Shown, message: Composed): Promise<void> =>
  showPanel(bot, { gameId: privateId('l', userId), userId, reply }, message);

interface Shown {
  readonly userId: string;
  readonly reply: Reply;
}

/** Shows the lessons, starts one, or acts in one. */
export async function pressLearn(
  bot: Bot,
  { press, user, value }: PressInteraction<LearnPress>,
  reply: Reply,
): Promise<void> {
  return showLessons(bot, { userId: user.id, reply }, await messageFor(bot, press, { user, value }));
}

interface Presser {
  readonly user: User;
  readonly value: string | undefined;
}

async function messageFor(bot: Bot, { game, act, what = '' }: LearnPress, { user, value }: Presser): Promise<Composed> {
  const learner = learnerOf(bot, user);
  switch (act) {
    case 'list':
      return listMessage(bot, user.id, game);
    case 'begin':
      return taughtMessage(bot, await bot.lessons.begin({ ...learner, game, lesson: value ?? what }));
    case 'goOn': {
      const taught = await bot.lessons.show(learner);
      return taught === undefined ? listMessage(bot, user.id, game) : taughtMessage(bot, taught);
    }
    case 'onward':
    case 'hint':
    case 'answer':
      return stepMessage(bot, { act, mark: what, game }, user);
  }
}

/** What a press on a step refers to. */
interface StepPress {
  readonly act: 'onward' | 'hint' | 'answer';
  readonly mark: string;
  readonly game: string;
}

async function stepMessage(bot: Bot, { act, mark, game }: StepPress, user: User): Promise<Composed> {
  const learner = learnerOf(bot, user);
  const seen = readMark(mark);
  const now = await bot.lessons.show(learner);
  if (seen === undefined || now === undefined) return listMessage(bot, user.id, game);
  const { stand } = now;
  const isSeen = stand.begun.lesson === seen.lesson && stand.begun.step === seen.step;
  if (now.kind === 'restarted' || !isSeen)
    return taughtMessage(bot, { ...now, kind: now.kind === 'restarted' ? 'restarted' : 'stale' });
  if (act === 'answer') {
    const { text, isRight } = replyTo(bot, stand, seen.answer ?? '');
    if (!isRight) return taughtMessage(bot, now, { note: text });
    const next = await bot.lessons.act(learner, { do: 'onward', seen });
    return taughtMessage(bot, next ?? now, { right: text });
  }
  // A step that is played ends only when its goal is reached.
  if (act === 'onward' && stand.step.do !== 'tell') return taughtMessage(bot, now);
  return taughtMessage(bot, (await bot.lessons.act(learner, { do: act, seen })) ?? now);
}
