import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as Command,
  Locale,
} from 'discord.js';
import { LANGUAGES, type Language, languageOf } from '../src/messages/index.ts';
import { inLanguage } from './language.ts';
import type { Offering } from './subcommand.ts';

type Choice = APIApplicationCommandOptionChoice;

/** How Discord sees a command, its options and their choices. */
interface Shown {
  readonly description: string;
  readonly options?: readonly APIApplicationCommandOption[] | undefined;
  readonly choices?: readonly Choice[] | undefined;
}

/** A part of a command in a language other than English. */
type Translated<Of> = readonly (readonly [Language, Of | undefined])[];

/** A text in every Discord locale whose language the bot speaks, where it differs from English. */
function localisations(english: string, translated: Translated<string>): Partial<Record<Locale, string>> {
  const different = translated.filter(([, text]) => text !== undefined && text !== english);
  return Object.fromEntries(
    different.flatMap(([language, text]) =>
      Object.values(Locale)
        .filter((locale) => languageOf(locale) === language)
        .map((locale) => [locale, text]),
    ),
  );
}

/** The same part of every translation. */
const within = <Of, Part>(translated: Translated<Of>, part: (of: Of) => Part | undefined): Translated<Part> =>
  translated.map(([language, of]) => [language, of && part(of)]);

function localisedChoice(choice: Choice, translated: Translated<Choice>): Choice {
  const names = localisations(
    choice.name,
    within(translated, ({ name }) => name),
  );
  return Object.keys(names).length === 0 ? choice : { ...choice, name_localizations: names };
}

function localisedPart<Of extends Shown>(english: Of, translated: Translated<Shown>): Of {
  const descriptions = localisations(
    english.description,
    within(translated, ({ description }) => description),
  );
  return {
    ...english,
    ...(Object.keys(descriptions).length > 0 && { description_localizations: descriptions }),
    ...(english.options && {
      options: english.options.map((option) =>
        localisedPart(
          option,
          within(translated, ({ options }) => options?.find(({ name }) => name === option.name)),
        ),
      ),
    }),
    ...(english.choices && {
      choices: english.choices.map((choice) =>
        localisedChoice(
          choice,
          within(translated, ({ choices }) => choices?.find(({ value }) => value === choice.value)),
        ),
      ),
    }),
  };
}

/**
 * A command in English, with its descriptions and the names of its choices in every other language that the bot speaks.
 * The names of commands and options stay in English, because people type them and tell each other about them.
 */
export function localised(bot: Offering, define: (bot: Offering) => Command): Command {
  const others = LANGUAGES.filter((language) => language !== 'en');
  return localisedPart(
    define(inLanguage(bot, 'en')),
    others.map((language) => [language, define(inLanguage(bot, language))]),
  );
}
