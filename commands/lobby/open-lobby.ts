import { languageOf } from '../../src/messages/index.ts';
import type { NewLobby } from '../../src/table/play/lobby.ts';
import { isLesson, type Terms } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { LobbyOption } from '../face/lobby.ts';
import { facesOf, GAME, gameOf } from './offered.ts';
import { nameOfTerm, termOptions, termsOf } from './terms.ts';

/** The option of `/caverna new` for the number of players. */
export const PLAYERS = 'players';

/** The option for the number of computer players at the start. */
export const COMPUTERS = 'computers';

/** Whether a host option is an option of `/caverna new`. */
export const isOfCommand = ({ fine, matters }: Pick<LobbyOption, 'fine' | 'matters'>): boolean => !fine && !matters;

/** The options given to `/caverna new`, by name. */
export type Wishes = Readonly<Record<string, string>>;

/** Every possible option, and its choices; none for a number. */
function wishable(bot: Bot): ReadonlyMap<string, readonly string[]> {
  const all = [
    ...facesOf(bot).flatMap(({ face }) => face.lobby.options.filter(isOfCommand)),
    ...termOptions(bot.words).map((term) => ({ ...term, field: nameOfTerm(term.field) })),
  ];
  const known = new Map<string, string[]>([PLAYERS, COMPUTERS, GAME].map((name) => [name, []]));
  for (const { field, choices } of all) {
    known.set(field, [...(known.get(field) ?? []), ...choices.map(({ value }) => value)]);
  }
  return known;
}

/** The shortest beginning of a word that no other word shares; the whole word if another one begins with it. */
function short(word: string, words: readonly string[]): string {
  const others = words.filter((other) => other !== word);
  const length = [...word].findIndex((_, end) => others.every((other) => !other.startsWith(word.slice(0, end + 1))));
  return length < 0 ? word : word.slice(0, length + 1);
}

const full = (begun: string, words: readonly string[]): string =>
  words.includes(begun) ? begun : (words.find((word) => word.startsWith(begun)) ?? begun);

/** The same wishes with each name and choice as short as possible, so that they fit on a button. */
export function shortWishes(bot: Bot, wishes: Wishes): Wishes {
  const known = wishable(bot);
  const shortened = Object.entries(wishes).map(([name, value]) => {
    const choices = known.get(name) ?? [];
    return [short(name, [...known.keys()]), choices.includes(value) ? short(value, choices) : value];
  });
  return Object.fromEntries(shortened);
}

/** Wishes with their full names and choices again. */
export function fullWishes(bot: Bot, wishes: Wishes): Wishes {
  const known = wishable(bot);
  const whole = Object.entries(wishes).map(([begun, value]) => {
    const name = full(begun, [...known.keys()]);
    return [name, full(value, known.get(name) ?? [])];
  });
  return Object.fromEntries(whole);
}

/** The names of the requested options that do not apply in the chosen game. */
export function meaningless(bot: Bot, wishes: Wishes): string[] {
  const id = gameOf(bot, wishes[GAME]);
  const games = facesOf(bot);
  const own = games.find((one) => one.id === id)?.face;
  if (own === undefined) return [];
  const others = games.flatMap(({ face }) => face.lobby.options.filter(isOfCommand));
  const ofOthers = ({ field }: Pick<LobbyOption, 'field'>, value: string) =>
    others.some((option) => option.field === field) &&
    !own.lobby.options.some(
      (option) => option.field === field && option.choices.some((choice) => choice.value === value),
    );
  const terms = termOptions(bot.words).filter(({ matters }) => !matters(own.seats.max));
  return Object.entries(wishes)
    .filter(
      ([name, value]) => ofOthers({ field: name }, value) || terms.some(({ field }) => nameOfTerm(field) === name),
    )
    .map(([name]) => name);
}

/** Where a lobby is opened, and by whom. Unless the host wants another language, it uses that of the server. */
type Place = Pick<NewLobby, 'channelId' | 'guildId' | 'user'> & { readonly guildLocale: string | undefined };

/** The defaults of a lesson: a beginner's game against one computer that plays at that level. */
function lessonWishes(bot: Bot, game: string, asked: Wishes): Wishes {
  const { guide } = faceOf(bot, { game });
  if (guide === undefined || !isLesson({ coach: asked['coach'] as Terms['coach'] })) return {};
  const isOpen = PLAYERS in asked || COMPUTERS in asked;
  return { ...guide.wishes, level: 'beginner', ...(!isOpen && { [PLAYERS]: '2', [COMPUTERS]: '1' }) };
}

/** Opens a lobby as requested; throws TableError. */
export async function openLobby(bot: Bot, asked: Wishes, { guildLocale, ...where }: Place): Promise<TableGame> {
  const game = gameOf(bot, asked[GAME]);
  const wishes = { ...lessonWishes(bot, game, asked), ...asked };
  const options = Object.assign(
    {},
    ...faceOf(bot, { game }).lobby.options.map(({ field, change }) => {
      const value = wishes[field];
      return value === undefined ? {} : change(value, {});
    }),
  );
  const places = wishes[PLAYERS];
  const computers = Number(wishes[COMPUTERS] ?? 0);
  return bot.lobby.create({
    ...where,
    game,
    options,
    terms: { language: languageOf(guildLocale), ...termsOf(wishes) },
    computers,
    ...(places !== undefined && { places: Number(places) }),
  });
}
