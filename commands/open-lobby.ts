import type { NewLobby } from '../src/table/doors.ts';
import { type Bot, faceOf } from './bot.ts';
import { termsOf } from './terms.ts';

/** The rules that are played where nothing else is asked for. */
export const GAME = 'caverna';

/** The option of `/caverna new` that says how many may join. */
export const PLAYERS = 'players';

/** The option that says how many computer players sit there from the beginning. */
export const COMPUTERS = 'computers';

/** What was asked for with the options of `/caverna new`, by their names. */
export type Wishes = Readonly<Record<string, string>>;

/** Opens a lobby with what was asked for; throws TableError. */
export async function openLobby(
  bot: Bot,
  wishes: Wishes,
  where: Pick<NewLobby, 'channelId' | 'guildId' | 'user'>,
): Promise<void> {
  const options = Object.assign(
    {},
    ...faceOf(bot, { game: GAME }).lobby.map(({ field, change }) => {
      const value = wishes[field];
      return value === undefined ? {} : change(value, {});
    }),
  );
  const places = wishes[PLAYERS];
  const computers = Number(wishes[COMPUTERS] ?? 0);
  await bot.lobby.create({
    ...where,
    game: GAME,
    options,
    terms: termsOf(wishes),
    computers,
    ...(places !== undefined && { places: Number(places) }),
  });
}
