import type { ChatInputCommandInteraction, ModalBuilder, SlashCommandSubcommandBuilder } from 'discord.js';
import { mistake } from '../../src/table/errors.ts';
import type { TableGame, User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import type { Reply } from '../reply.ts';

/** A use of `/caverna` in a channel of a server. */
interface Call {
  readonly user: User;
  readonly channelId: string;
  readonly guildId: string;
  readonly interaction: ChatInputCommandInteraction;
}

/** A suggestion while an option is typed; both at most 100 characters. */
interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What somebody is typing in an option of a subcommand that makes suggestions. */
interface Typing {
  readonly channelId: string;
  readonly guildId: string;
  readonly userId: string;
  /** The name of the option. */
  readonly option: string;
  readonly text: string;
}

/** One of the subcommands of `/caverna`. */
export interface Subcommand {
  /** Answers in private even where the option `public` is set, and posts by itself what everybody is to see. */
  readonly staysPrivate?: true;
  /** Adds the options; the name and the description are set from the words of the command. */
  options?(sub: SlashCommandSubcommandBuilder, bot: Pick<Bot, 'words' | 'faces'>): void;
  /** Answers a call, which has been acknowledged. */
  run?(bot: Bot, call: Call, reply: Reply): Promise<void>;
  /** Opens a form in place of an answer; throws TableError. */
  form?(bot: Bot, asker: { readonly userId: string; readonly channelId: string }): Promise<ModalBuilder>;
  suggest?(bot: Bot, typing: Typing): Promise<Suggestion[]>;
}

/** The name of the option with which an answer is shown to everybody. */
export const PUBLIC = 'public';

/** The game that a channel is about; throws TableError where there is none. */
export async function gameHere({ table }: Bot, channelId: string): Promise<TableGame> {
  const game = await table.inChannel(channelId);
  if (!game) throw mistake('noGame', {});
  return game;
}

/** The game of a channel for somebody who acts in it: a computer that stands in for them makes way. */
export async function playHere(bot: Bot, channelId: string, user: User): Promise<TableGame> {
  const game = await gameHere(bot, channelId);
  await bot.assembly.welcomeBack({ gameId: game.id, userId: user.id });
  return game;
}
