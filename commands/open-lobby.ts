import type { NewLobby } from '../src/table/play/lobby.ts';
import { type Bot, faceOf } from './bot.ts';
import type { LobbyOption } from './face.ts';
import { facesOf, GAME, gameOf } from './offered.ts';
import { nameOfTerm, termOptions, termsOf } from './terms.ts';

/** The option of `/caverna new` that says how many may join. */
export const PLAYERS = 'players';

/** The option that says how many computer players sit there from the beginning. */
export const COMPUTERS = 'computers';

/** Whether what a host may choose is an option of `/caverna new`. */
export const isOfCommand = ({ fine, matters }: Pick<LobbyOption, 'fine' | 'matters'>): boolean => !fine && !matters;

/** What was asked for with the options of `/caverna new`, by their names. */
export type Wishes = Readonly<Record<string, string>>;

/** The names of everything that can be asked for. */
function wishNames(bot: Bot): string[] {
  const options = facesOf(bot).flatMap(({ face }) => face.lobby.options.filter(isOfCommand));
  const terms = termOptions(bot.words).map(({ field }) => nameOfTerm(field));
  return [...new Set([PLAYERS, COMPUTERS, GAME, ...options.map(({ field }) => field), ...terms])];
}

/** The same wishes with each name as short as it can be told from all others, so that they fit into a button. */
export function shortWishes(bot: Bot, wishes: Wishes): Wishes {
  const names = wishNames(bot);
  const short = (name: string): string => {
    const others = names.filter((other) => other !== name);
    const length = [...name].findIndex((_, end) => others.every((other) => !other.startsWith(name.slice(0, end + 1))));
    return length < 0 ? name : name.slice(0, length + 1);
  };
  return Object.fromEntries(Object.entries(wishes).map(([name, value]) => [short(name), value]));
}

/** Wishes with the whole of their names again. */
export function fullWishes(bot: Bot, wishes: Wishes): Wishes {
  const names = wishNames(bot);
  return Object.fromEntries(
    Object.entries(wishes).map(([short, value]) => [names.find((name) => name.startsWith(short)) ?? short, value]),
  );
}

/** Opens a lobby with what was asked for; throws TableError. */
export async function openLobby(
  bot: Bot,
  wishes: Wishes,
  where: Pick<NewLobby, 'channelId' | 'guildId' | 'user'>,
): Promise<void> {
  const game = gameOf(bot, wishes[GAME]);
  const options = Object.assign(
    {},
    ...faceOf(bot, { game }).lobby.options.map(({ field, change }) => {
      const value = wishes[field];
      return value === undefined ? {} : change(value, {});
    }),
  );
  const places = wishes[PLAYERS];
  const computers = Number(wishes[COMPUTERS] ?? 0);
  await bot.lobby.create({
    ...where,
    game,
    options,
    terms: termsOf(wishes),
    computers,
    ...(places !== undefined && { places: Number(places) }),
  });
}
