import { LRUCache } from 'lru-cache';
import { type Catalogue, english } from './english/index.ts';
import { formatsOf } from './formats.ts';
import { german } from './german/index.ts';

/** The texts of one game, with those that all games share. */
export type GameWords<Id extends keyof Catalogue['games']> = Catalogue & Catalogue['games'][Id];

/** The texts of a game in the language of a catalogue. */
export function gameWords<Id extends keyof Catalogue['games']>(words: Catalogue, id: Id): GameWords<Id> {
  return { ...words, ...words.games[id] };
}

/** The same texts of a game in every other language that the bot speaks. */
export const otherGameWords = <Id extends keyof Catalogue['games']>(words: Catalogue, id: Id): GameWords<Id>[] =>
  LANGUAGES.map(catalogue)
    .filter(({ name }) => name !== words.name)
    .map((other) => gameWords(other, id));

const catalogues = { en: english, de: german } as const satisfies Readonly<Record<string, Catalogue>>;

/** A language that the bot speaks. */
export type Language = keyof typeof catalogues;

/** All texts of a language. */
export function catalogue(language: Language): Catalogue {
  return catalogues[language];
}

/** Whether the bot speaks the language with this code. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(catalogues, code);

/** Every language that the bot speaks, English first. */
export const LANGUAGES: readonly Language[] = Object.keys(catalogues).filter(isLanguage);

/** The language for a locale of Discord such as `de` or `en-GB`; English if the bot does not speak it. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.split('-', 1)[0] ?? 'en';
  return isLanguage(code) ? code : 'en';
}

/** The number of locales for which to cache the texts; Discord has about thirty. */
const LOCALES = 100;

const localised = new LRUCache<string, Catalogue>({ max: LOCALES });

/** The texts of a language with the formats of a locale; the language's own formats if the locale is malformed. */
function formatted(words: Catalogue, locale: string): Catalogue {
  try {
    return { ...words, formats: formatsOf(locale) };
  } catch {
    return words;
  }
}

/**
 * All texts in the language of a locale such as `en-GB`, with numbers, days and times as the locale writes them;
 * English if the bot does not speak it.
 */
export function catalogueIn(locale: string | undefined): Catalogue {
  const language = languageOf(locale);
  if (locale === undefined || !locale.startsWith(`${language}-`)) return catalogue(language);
  const known = localised.get(locale) ?? formatted(catalogue(language), locale);
  localised.set(locale, known);
  return known;
}

export type { Facts, OptionContext, People } from './context.ts';
/**
 * The name of a computer player by its number, from 1, in the language of its table; English if the bot does not speak
 * that.
 */
export const computerName = (number: number, language?: string): string =>
  catalogue(languageOf(language)).seats.computer(number);

/** A deputy and the player for whom they play, as one name in a language, which may be unknown. */
export const deputyName = (deputy: string, player: string, language?: string): string =>
  catalogue(languageOf(language)).seats.deputy(deputy, player);

export type { Catalogue } from './english/index.ts';
