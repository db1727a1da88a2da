import { catalogue, catalogueIn, isLanguage, LANGUAGES, languageOf } from '../src/messages/index.ts';
import type { TableGame } from '../src/table/types.ts';
import type { Reading } from '../src/table/waiting/personal.ts';
import type { Bot } from './bot.ts';

/** The same bot in a language or locale; in English if the bot does not speak that language. */
export const inLanguage = <B extends Pick<Bot, 'words'>>(bot: B, locale: string | undefined): B => ({
  ...bot,
  words: catalogueIn(locale),
});

/** The same bot in every other language. */
export const inOtherLanguages = <B extends Pick<Bot, 'words'>>(bot: B): B[] =>
  LANGUAGES.map((language) => inLanguage(bot, language)).filter(({ words }) => words.name !== bot.words.name);

/** A user of the bot, and the locale of their Discord. */
export interface Reader {
  readonly user: { readonly id: string };
  readonly locale: string;
}

/** The locale for a person's texts: that of their Discord, unless they have chosen another language. */
export const localeFor = ({ language, locale }: Pick<Reading, 'language' | 'locale'>): string | undefined =>
  language === undefined || languageOf(language) === languageOf(locale) ? locale : language;

/** How long (ms) an answer waits for the language that its reader has chosen. */
const PATIENCE = 500;

/**
 * The bot in a user's language: the one they chose, or that of their Discord if they chose none or the database is too
 * slow.
 */
export async function toReader(bot: Bot, { user, locale }: Reader): Promise<Bot> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined).unref());
  const reading = bot.personal.reading(user.id).catch(() => undefined);
  return inLanguage(bot, localeFor({ language: (await Promise.race([reading, late]))?.language, locale }));
}

/** Stores the language of a user's Discord if it has changed. Never throws. */
export async function keepLocale({ personal, log }: Bot, { user, locale }: Reader): Promise<void> {
  try {
    const known = await personal.reading(user.id);
    if (languageOf(known.locale) !== languageOf(locale)) await personal.keepLocale(user.id, locale);
  } catch (error) {
    log.info({ err: error }, 'a person’s language could not be stored');
  }
}

/** The bot in the language of the recipient of a direct message. */
export async function toAddressee(bot: Bot, userId: string): Promise<Bot> {
  return inLanguage(bot, localeFor(await bot.personal.reading(userId)));
}

/** The bot in the language of a table's public posts. */
export const toTable = (bot: Bot, { terms }: Pick<TableGame, 'terms'>): Bot => inLanguage(bot, terms.language);

/** The same for public posts in a channel; if there is no game, in the language of the server. */
export async function toChannel(bot: Bot, channelId: string, serverLocale: string | null): Promise<Bot> {
  const game = await bot.table.inChannel(channelId);
  return game === undefined ? inLanguage(bot, serverLocale ?? undefined) : toTable(bot, game);
}

/** Every language as an option of a command or menu, under the name it has in that language. */
export const languageChoices = LANGUAGES.map((value) => ({ value, name: catalogue(value).name }));

/** The names of the languages that the bot speaks, each in its own language. */
export const spokenNames = languageChoices.map(({ name }) => name);

/** The tag of the chosen language, if the bot does not speak it; otherwise undefined. */
export const unspoken = (tag: string | undefined): string | undefined =>
  tag === undefined || isLanguage(tag) ? undefined : tag;
