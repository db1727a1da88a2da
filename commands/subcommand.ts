import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type ModalBuilder,
} from 'discord.js';
import { labelled } from '../src/messages/text.ts';
import { mistake } from '../src/table/errors.ts';
import { isOpen } from '../src/table/play/again.ts';
import type { TableGame, User } from '../src/table/types.ts';
import type { Bot } from './bot.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from './discord/limits.ts';
import type { Reply } from './discord/reply.ts';
import { inOtherLanguages } from './language.ts';
import { facesOf, GAME } from './lobby/offered.ts';

/** One use of `/caverna` in a channel of a server. */
interface Call {
  readonly user: User;
  readonly channelId: string;
  readonly guildId: string;
  readonly interaction: ChatInputCommandInteraction;
}

/** A suggestion for an option while somebody is typing; both texts have at most 100 characters. */
export interface Suggestion<Value = string> {
  readonly name: string;
  readonly value: Value;
}

/** The text typed so far for an option of a subcommand that has suggestions. */
interface Typing {
  readonly channelId: string;
  readonly guildId: string;
  readonly userId: string;
  /** The name of the option. */
  readonly option: string;
  readonly text: string;
}

/** What the options of a command depend on. */
export type Offering = Pick<Bot, 'words' | 'faces'>;

/** The type of an option's value. */
export const TEXT = ApplicationCommandOptionType.String;
export const NUMBER = ApplicationCommandOptionType.Integer;
export const FLAG = ApplicationCommandOptionType.Boolean;
export const PERSON = ApplicationCommandOptionType.User;
export const FILE = ApplicationCommandOptionType.Attachment;

/** An option for Discord; if it has no description, the words of its command have one under its name. */
export interface Option {
  readonly type: typeof TEXT | typeof NUMBER | typeof FLAG | typeof PERSON | typeof FILE;
  readonly name: string;
  readonly description?: string;
  readonly required?: true;
  readonly autocomplete?: true;
  readonly choices?: readonly Suggestion[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_length?: number;
}

/** The words of a subcommand: its description, and one for each option that has none in `common`. */
interface CommandTexts {
  readonly description: string;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Subcommands in their registered form. A subcommand without words does not compile. `common` describes options that
 * several of them share. Throws if an option has no description.
 */
export function defined<Name extends string>(
  subcommands: Readonly<Record<Name, { options?: Subcommand['options']; run?: unknown }>>,
  { subcommands: texts }: { readonly subcommands: Readonly<Record<NoInfer<Name>, CommandTexts>> },
  { bot, common = {} }: { readonly bot: Offering; readonly common?: Readonly<Record<string, string>> },
): APIApplicationCommandSubcommandOption[] {
  return (Object.keys(subcommands) as Name[]).map((name) => {
    const { description, options } = texts[name];
    const described = (subcommands[name].options?.(bot) ?? []).map((option) => {
      const words = option.description ?? options[option.name] ?? common[option.name];
      if (words === undefined) throw new Error(`The option ${option.name} of /${name} has no description.`);
      return { required: false, ...option, description: words };
    });
    const type = ApplicationCommandOptionType.Subcommand;
    return { type, name, description, options: described } as APIApplicationCommandSubcommandOption;
  });
}

/** A suggestion in the reader's language, and its names in other languages. */
export interface Findable<Value = string> extends Suggestion<Value> {
  readonly also: readonly string[];
}

/**
 * Suggestions that are also found by their names in other languages; `list` gives the same suggestions for each
 * language, in the same order.
 */
export function* findable<Of extends Pick<Bot, 'words'>, Value>(
  bot: Of,
  list: (bot: Of) => Iterable<Suggestion<Value>>,
): Generator<Findable<Value>> {
  const others = inOtherLanguages(bot).map((other) => list(other)[Symbol.iterator]());
  for (const one of list(bot)) {
    const also = others.map((other) => other.next()).flatMap(({ done, value }) => (done ? [] : [value.name]));
    yield { ...one, also };
  }
}

/** The suggestions that contain a typed text; as many as Discord allows, each cut to the length it allows. */
export function matching<Value>(all: Iterable<Findable<Value>>, text: string): Suggestion<Value>[] {
  const wanted = text.trim().toLowerCase();
  const found: Suggestion<Value>[] = [];
  for (const { name, value, also } of all) {
    if (found.length === CHOICE_LIMIT) break;
    if ([name, ...also].some((one) => one.toLowerCase().includes(wanted)))
      found.push({ name: labelled(name, OPTION_LIMIT), value });
  }
  return found;
}

/** One of the subcommands of `/caverna`. */
export interface Subcommand {
  /** Whether it can be used in direct messages, too. */
  readonly anywhere?: true;
  /** Answers in private even with the option `public`, and posts what everybody should see separately. */
  readonly staysPrivate?: true;
  options?(bot: Offering): readonly Option[];
  /** Answers a command that has been acknowledged. */
  run?(bot: Bot, call: Call, reply: Reply): Promise<void>;
  /** Opens a form instead of an answer; throws TableError. */
  form?(bot: Bot, asker: { readonly userId: string; readonly channelId: string }): Promise<ModalBuilder>;
  suggest?(bot: Bot, typing: Typing): Promise<Suggestion[]>;
}

/** The name of the option that shows an answer to everybody. */
export const PUBLIC = 'public';

/** The option for choosing a game; it exists only if there are several. */
export function gameOption(bot: Offering): Option[] {
  const games = facesOf(bot).map(({ id, face }) => ({ name: face.name, value: id }));
  return games.length < 2 ? [] : [{ type: TEXT, name: GAME, choices: games }];
}

/** The game of a channel; throws TableError if there is none. */
export async function gameHere({ table }: Bot, channelId: string): Promise<TableGame> {
  const game = await table.inChannel(channelId);
  if (!game) throw mistake('noGame', {});
  return game;
}

/** A game to look at, and a line saying so if its channel has a newer one. */
interface LookedAt {
  readonly game: TableGame;
  readonly note?: string;
}

/**
 * The game of a channel that can be looked at: the last finished one until the next has started. Throws TableError if
 * there is none.
 */
export async function lookHere(bot: Bot, channelId: string): Promise<LookedAt> {
  const game = await gameHere(bot, channelId);
  const over = game.startedAt === undefined ? await bot.table.overInChannel(channelId) : undefined;
  if (over === undefined) return { game };
  return { game: over, ...(game.status === 'lobby' && { note: bot.words.looks.former }) };
}

/** The finished game of a channel or, if there is none, the channel's game. Throws TableError if there is neither. */
export async function overHere(bot: Bot, channelId: string): Promise<TableGame> {
  const game = await gameHere(bot, channelId);
  return isOpen(game) ? ((await bot.table.overInChannel(channelId)) ?? game) : (await lookHere(bot, channelId)).game;
}

/** The game of a channel for a user who acts in it. If a computer stands in for them, it gives the seat back. */
export async function playHere(bot: Bot, channelId: string, user: User): Promise<TableGame> {
  const game = await gameHere(bot, channelId);
  await bot.assembly.keepName(game, user);
  await bot.assembly.welcomeBack(game, user.id);
  return game;
}
