import type { User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { toAddressee } from '../language.ts';
import type { Press } from '../presses.ts';
import { deputyParts, problemLines } from './deputies.ts';

/**
 * Answers a request, or ends an arrangement: one in which the presser plays for somebody, or somebody plays for the
 * presser.
 */
export async function pressDeputy(
  bot: Bot,
  { press, user }: PressInteraction<Extract<Press, { on: 'deputy' }>>,
  reply: Reply,
): Promise<void> {
  const note = await carryOut(bot, press, user);
  return reply.show(compose([note, ...(await deputyParts(bot, user.id))]));
}

async function carryOut(bot: Bot, { act, who }: Extract<Press, { on: 'deputy' }>, user: User): Promise<string> {
  const { deputies: words } = bot.words.personal;
  const pair = { userId: user.id, player: who };
  switch (act) {
    case 'dismiss':
      await bot.deputies.dismiss(user.id);
      return words.dismissed;
    case 'agree': {
      const player = await playerNamed(bot, pair);
      const done = await bot.deputies.agree(pair);
      const problems = problemLines(bot, done, user.name);
      const isOn = done.some(({ kind }) => kind === 'plays' || kind === 'agreed');
      if (isOn) await tell(bot, who, ({ told }) => told.agreed(user.name));
      return [...(isOn ? [words.agreed(player)] : []), ...problems].join('\n');
    }
    case 'giveBack': {
      const player = await playerNamed(bot, pair);
      await bot.deputies.giveBack(pair);
      await tell(bot, who, ({ told }) => told.refused(user.name));
      return words.refused(player);
    }
  }
}

/** The name of the player that somebody plays for. */
async function playerNamed(
  { deputies }: Bot,
  { userId, player }: { readonly userId: string; readonly player: string },
): Promise<string> {
  const { others } = await deputies.of(userId);
  return others.find(({ other }) => other.id === player)?.other.name ?? '';
}

/** Tells a player about their deputy. */
async function tell(
  bot: Bot,
  userId: string,
  sentence: (words: Bot['words']['personal']['deputies']) => string,
): Promise<void> {
  const { words } = await toAddressee(bot, userId);
  await bot.writeTo(userId, compose([sentence(words.personal.deputies)]));
}
