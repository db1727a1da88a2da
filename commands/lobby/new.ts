import { ChannelType } from 'discord.js';
import { tableError } from '../../src/messages/table-error.ts';
import { TableError } from '../../src/table/errors.ts';
import { takenSeats } from '../../src/table/play/again.ts';
import type { TableGame } from '../../src/table/types.ts';
import { faceOf } from '../bot.ts';
import { obstacleTo, opensThreads } from '../discord/permissions.ts';
import type { LobbyOption } from '../face/lobby.ts';
import { threadOffer } from '../posts/threads.ts';
import { gameOption, NUMBER, type Offering, type Option, type Subcommand, TEXT } from '../subcommand.ts';
import { facesOf, GAME, gameOf } from './offered.ts';
import { COMPUTERS, isOfCommand, meaningless, openLobby, PLAYERS, type Wishes } from './open-lobby.ts';
import { nameOfTerm, termOptions, typedBank } from './terms.ts';

/** The option with which the host types a time bank. */
const BANK = 'bank';

/** The maximum length of a typed time bank, in characters. */
const BANK_LENGTH = 30;

export const newGame: Subcommand = {
  options(bot) {
    const seats = facesOf(bot).map(({ face }) => face.seats);
    const most = Math.max(...seats.map(({ max }) => max));
    return [
      ...gameOption(bot),
      { type: NUMBER, name: PLAYERS, min_value: Math.min(...seats.map(({ min }) => min)), max_value: most },
      { type: NUMBER, name: COMPUTERS, min_value: 0, max_value: most - 1 },
      ...menusOf(bot).map(
        ({ field, explanation, choices }): Option => ({
          type: TEXT,
          name: field,
          description: explanation,
          choices: choices.map(({ value, text }) => ({ name: text, value })),
        }),
      ),
      // Few hosts type one.
      { type: TEXT, name: BANK, max_length: BANK_LENGTH },
    ];
  },

  async run(bot, { user, channelId, guildId, interaction }, reply) {
    const { channel } = interaction;
    const obstacle = obstacleTo(bot.words, interaction);
    if (obstacle !== undefined) return reply.tell(obstacle);
    const given = interaction.options.data.flatMap(({ options }) => options ?? []);
    const { [BANK]: bank, ...chosen } = Object.fromEntries(given.map(({ name, value }) => [name, String(value)]));
    const offered = Object.entries(chosen).every(([name, value]) => isOffered(bot, name, value));
    if (!offered) return reply.tell(bot.words.errors.otherCommand);
    const wishes: Wishes = bank === undefined ? chosen : { ...chosen, pace: typedBank(bank) };
    const none = meaningless(bot, wishes);
    if (none.length > 0) {
      const { name } = faceOf(bot, { game: gameOf(bot, wishes[GAME]) });
      return reply.tell(bot.words.errors.notInGame(name, none));
    }
    let game: TableGame;
    try {
      game = await openLobby(bot, wishes, {
        channelId,
        guildId,
        user,
        guildLocale: interaction.guildLocale ?? undefined,
      });
    } catch (error) {
      const isBusy = error instanceof TableError && error.key === 'channelBusy';
      if (!isBusy || channel?.type !== ChannelType.GuildText || !opensThreads(interaction)) throw error;
      return reply.show(threadOffer(bot, tableError(bot.words, error), wishes));
    }
    return reply.tell(bot.words.lobby.opened(takenSeats(game).length >= game.places));
  },
};

/** Whether the command offers a value or lets people type it; a forged one could have any length. */
function isOffered(bot: Offering, name: string, value: string): boolean {
  const choices = menusOf(bot).find(({ field }) => field === name)?.choices;
  return choices === undefined ? /^[\w-]{1,32}$/.test(value) : choices.some((choice) => choice.value === value);
}

type Menu = Pick<LobbyOption, 'field' | 'explanation' | 'choices'>;

/** The options of the command that offer choices, by name. */
function menusOf({ words, faces }: Offering): Menu[] {
  const terms = termOptions(words).map((term) => ({ ...term, field: nameOfTerm(term.field) }));
  return [...optionsOf(facesOf({ words, faces })), ...terms];
}

/**
 * The host options of all games, each with its game; an option that several games share appears once, with the choices
 * of all.
 */
function optionsOf(games: ReturnType<typeof facesOf>): Menu[] {
  const offered = new Map<string, Menu>();
  const all = games.flatMap(({ face }) =>
    face.lobby.options.filter(isOfCommand).map((option) => ({ ...option, face })),
  );
  for (const { field, choices, face, ...option } of all) {
    const isShared = games.length === 1 || all.some((other) => other.field === field && other.face !== face);
    const explanation = isShared ? option.explanation : `${face.name}: ${option.explanation}`;
    const known = offered.get(field);
    const more = choices.filter(({ value }) => !known?.choices.some((choice) => choice.value === value));
    offered.set(field, known ? { ...known, choices: [...known.choices, ...more] } : { field, explanation, choices });
  }
  return [...offered.values()];
}
