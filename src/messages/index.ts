import { english } from './english/index.ts';

/** All texts in one language. Another language must have every key of the English one, or it does not compile. */
export type Catalogue = typeof english;

/** The texts of one game, with those that all games share. */
export type GameWords<Id extends keyof Catalogue['games']> = Catalogue & Catalogue['games'][Id];

/** The texts of a game in the language of a catalogue. */
export function gameWords<Id extends keyof Catalogue['games']>(words: Catalogue, id: Id): GameWords<Id> {
  return { ...words, ...words.games[id] };
}

const catalogues = { en: english } as const satisfies Readonly<Record<string, Catalogue>>;

/** A language that the bot speaks. */
export type Language = keyof typeof catalogues;

/** All texts of a language. */
export function catalogue(language: Language): Catalogue {
  return catalogues[language];
}

const isLanguage = (code: string): code is Language => Object.hasOwn(catalogues, code);

/** Every language that the bot speaks. */
export const LANGUAGES: readonly Language[] = Object.keys(catalogues).filter(isLanguage);

/** The language for a locale of Discord such as `de` or `en-GB`; English if the bot does not speak it. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.split('-', 1)[0] ?? 'en';
  return isLanguage(code) ? code : 'en';
}

export type { Facts, OptionContext, People } from './context.ts';
