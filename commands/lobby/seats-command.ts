import { ApplicationCommandOptionType } from 'discord.js';
import { clip } from '../../src/messages/text.ts';
import { REMEDIES, type Remedy } from '../../src/table/decide/assembly.ts';
import { mistake } from '../../src/table/errors.ts';
import { invitedId } from '../../src/table/ids.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { userOf } from '../discord/people.ts';
import { moderates } from '../discord/permissions.ts';
import { readSeat } from '../looks/look.ts';
import { findable, gameHere, matching, PERSON, playHere, type Subcommand, TEXT } from '../subcommand.ts';
import { cast, told } from '../votes/votes.ts';

const PLAYER = 'player';
const BY = 'by';
const REMEDY = 'what';
const CHOICE = 'choice';

/**
 * The seat that was picked from the list or typed as a name; undefined if no name fits. Throws TableError if several
 * do.
 */
export function seatOf(game: TableGame, player: string): number | undefined {
  const picked = readSeat(player, game);
  if (picked !== undefined) return picked;
  const name = player.trim().toLowerCase();
  const [seat, another] = game.seats.flatMap((one, index) => (one.name.toLowerCase() === name ? [index] : []));
  if (another !== undefined) throw mistake('severalPlayers', { name: clip(player, OPTION_LIMIT) });
  return seat;
}

/** The seats of a channel's game that match a typed part of a name. */
export async function suggestSeats(bot: Bot, { channelId, text }: { channelId: string; text: string }) {
  const seats = (await bot.table.inChannel(channelId))?.seats ?? [];
  const isAlone = (name: string) => seats.filter((seat) => seat.name === name).length === 1;
  const named = ({ words }: Bot) =>
    seats.map(({ name }, seat) => ({
      name: isAlone(name) ? name : words.seats.numbered(name, seat),
      value: String(seat),
    }));
  return matching(findable(bot, named), text);
}

const isRemedy = (value: string): value is Remedy => REMEDIES.some((remedy) => remedy === value);

/** Acts on a player who keeps the others waiting too long. */
export const absent: Subcommand = {
  options: ({ words }) => [
    {
      type: TEXT,
      name: REMEDY,
      required: true,
      choices: REMEDIES.map((value) => ({ name: words.seatNews.remedies[value], value })),
    },
    { type: TEXT, name: PLAYER, autocomplete: true },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    const remedy = interaction.options.getString(REMEDY, true);
    const player = interaction.options.getString(PLAYER);
    const seat = player === null ? undefined : seatOf(game, player);
    if (player !== null && seat === undefined) {
      return reply.tell(bot.words.errors.unknownPlayer(clip(player, OPTION_LIMIT)));
    }
    if (!isRemedy(remedy)) return reply.tell(bot.words.errors.unknownOption(clip(remedy, OPTION_LIMIT)));
    const wish = { gameId: game.id, user, moderates: moderates(interaction), remedy, seat };
    return reply.tell(told(bot, await bot.assembly.absent(wish)));
  },

  suggest: suggestSeats,
};

/** Asks the table to give a seat to another person. */
export const replace: Subcommand = {
  options: () => [
    { type: TEXT, name: PLAYER, required: true, autocomplete: true },
    { type: PERSON, name: BY, required: true },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await gameHere(bot, channelId);
    const player = interaction.options.getString(PLAYER, true);
    const seat = seatOf(game, player);
    if (seat === undefined) return reply.tell(bot.words.errors.unknownPlayer(clip(player, OPTION_LIMIT)));
    const chosen = interaction.options.getUser(BY, true);
    if (chosen.bot) return reply.tell(bot.words.votes.bots);
    const given = interaction.options.data.flatMap(({ options }) => options ?? []);
    const member = given.find(({ type }) => type === ApplicationCommandOptionType.User)?.member;
    const newcomer = userOf({ user: chosen, member });
    const wish = { gameId: game.id, user, moderates: moderates(interaction), seat, newcomer };
    return reply.tell(told(bot, await bot.assembly.replace(wish)));
  },

  suggest: suggestSeats,
};

/** Casts a vote on a question to the table. */
export const vote: Subcommand = {
  options: ({ words: { votes } }) => {
    const choices = (['agree', 'disagree'] as const).map((value) => ({ name: votes[value], value }));
    return [{ type: TEXT, name: CHOICE, required: true, choices }];
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    const open = await bot.assembly.open(game.id);
    if (open === undefined) return reply.tell(bot.words.votes.noVote);
    const agrees = interaction.options.getString(CHOICE, true) === 'agree';
    return reply.tell(await cast(bot, { gameId: game.id, voteId: open.id, userId: user.id, agrees }));
  },
};

/**
 * Takes a seat in a running game that is kept for the user, or offered to anybody; throws TableError if there is none.
 */
export async function takeSeat(bot: Bot, game: TableGame, user: { id: string; name: string }): Promise<void> {
  if (game.seats.some(({ userId }) => userId === invitedId(user.id))) {
    await bot.assembly.takeKept({ gameId: game.id, user });
    return;
  }
  const offered = await bot.assembly.offered(game.id);
  if (offered === undefined) throw mistake('alreadyStarted', {});
  await bot.assembly.take({ gameId: game.id, voteId: offered.id, user });
}
