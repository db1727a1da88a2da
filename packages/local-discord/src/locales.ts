import { Locale } from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { UserMistake } from './errors.ts';

export const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

/** Sets the language of a person's client or of a server; throws a UserMistake if Discord does not have it. */
export function setLocale({ world, happenings }: Discord, id: string, locale: string): void {
  if (!LOCALES.has(locale)) throw new UserMistake(400, `Discord has no language "${locale}".`);
  const owner = world.guilds.get(id) ?? world.users.get(id);
  if (owner === undefined) throw new UserMistake(404, 'There is no such user or server.');
  owner.locale = locale;
  happenings.tell({ t: 'LOCALE_UPDATE', id, locale });
}

type Texts = Partial<Record<string, string | null>> | null;
type Described = {
  description: string;
  description_localizations?: Texts;
  options?: object[];
  choices?: { name: string; name_localizations?: Texts }[];
};

/** A command with its descriptions and choices in a language, where they have been translated. */
export function localised<Of extends object>(command: Of, locale: string): Of {
  const { description, description_localizations, options, choices } = command as Described;
  return {
    ...command,
    description: description_localizations?.[locale] ?? description,
    ...(options && { options: options.map((option) => localised(option, locale)) }),
    ...(choices && { choices: choices.map((one) => ({ ...one, name: one.name_localizations?.[locale] ?? one.name })) }),
  };
}
