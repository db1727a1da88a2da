import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import { catalogue, languageOf } from '../src/messages/index.ts';
import { TableError } from '../src/table/errors.ts';
import type { User } from '../src/table/types.ts';
import type { Bot } from './bot.ts';
import { readCustomId } from './custom-id.ts';
import { missingPermissions } from './permissions.ts';
import { carryOut, leadsToPost, whereOf } from './press.ts';
import { type Answerable, acknowledge, type Pressed, type Reply, type Where } from './reply.ts';
import { findSubcommand } from './slash/index.ts';
import { PUBLIC } from './slash/subcommand.ts';

/** Answers every interaction; never throws. */
export async function route(bot: Bot, interaction: Interaction): Promise<void> {
  const local: Bot = { ...bot, words: catalogue(languageOf(interaction.locale)) };
  if (interaction.isChatInputCommand()) return command(local, interaction);
  if (interaction.isAutocomplete()) return suggest(local, interaction);
  if (interaction.isButton() || interaction.isStringSelectMenu()) return press(local, interaction);
  if (interaction.isMessageComponent()) return answered(local, interaction, 'quiet', tellForged(local));
  if (interaction.isModalSubmit()) return answered(local, interaction, 'private', tellForged(local));
}

function command(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const { channelId, guildId, options } = interaction;
  return answered(bot, interaction, options.getBoolean(PUBLIC) ? 'public' : 'private', async (reply) => {
    const subcommand = findSubcommand(options.getSubcommand());
    if (guildId === null || !subcommand) return reply.tell(bot.words.errors.directMessage);
    return subcommand.run(bot, { user: userOf(interaction), channelId, guildId, interaction }, reply);
  });
}

function press(bot: Bot, interaction: Pressed): Promise<void> {
  const shown = interaction.message.flags.has(MessageFlags.Ephemeral) ? 'private' : 'public';
  const read = readCustomId(interaction.customId);
  const value = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  return answered(bot, interaction, read ? whereOf(read, shown) : 'quiet', async (reply) => {
    if (!read) return tellForged(bot)(reply);
    const guildId = interaction.guildId ?? undefined;
    await carryOut(bot, read, { ...userOf(interaction), value, guildId }, reply);
    const missing = missingPermissions(interaction.appPermissions, {
      thread: interaction.channel?.isThread() ?? false,
    });
    if (missing.length > 0 && leadsToPost(read)) await reply.add(bot.words.errors.cannotPost(missing));
  });
}

/** Nothing that this bot posts has sent such a press. */
function tellForged({ words }: Bot): (reply: Reply) => Promise<void> {
  return (reply) => reply.tell(words.errors.forged);
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction): Promise<void> {
  try {
    const subcommand = findSubcommand(interaction.options.getSubcommand());
    const typing = { channelId: interaction.channelId, text: interaction.options.getFocused() };
    await interaction.respond((await subcommand?.suggest?.(bot, typing)) ?? []);
  } catch (error) {
    bot.log.warn({ err: error, interaction: interaction.id }, 'no suggestions could be made');
  }
}

function userOf(interaction: Interaction): User {
  const { user, member } = interaction;
  const nick = member && 'displayName' in member ? member.displayName : member?.nick;
  return { id: user.id, name: nick ?? user.displayName };
}

/** Acknowledges an interaction, has it carried out, and tells the user what went wrong. */
async function answered(
  bot: Bot,
  interaction: Answerable,
  where: Where,
  carryOut: (reply: Reply) => Promise<void>,
): Promise<void> {
  let reply: Reply | undefined;
  try {
    reply = await acknowledge(interaction, where);
    await carryOut(reply);
  } catch (error) {
    const sentence = sentenceFor(bot, interaction, error);
    if (!reply || sentence === undefined) return;
    await reply.tell(sentence).catch((second: unknown) => {
      bot.log.warn({ err: second, interaction: interaction.id }, 'a user could not be told');
    });
  }
}

// Discord has stopped waiting, or the place of the answer is gone: nobody can be told anything.
const TOO_LATE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

/** What the user is told of an error; everything but the user's own mistakes is logged. */
function sentenceFor({ words, log }: Bot, interaction: Answerable, error: unknown): string | undefined {
  if (error instanceof TableError) return words.tableError(error.key, error.params);
  const about = { err: error, interaction: interaction.id, user: interaction.user.id, ...subjectOf(interaction) };
  if (error instanceof DiscordAPIError && TOO_LATE.includes(error.code)) {
    log.warn(about, 'an interaction could not be answered in time');
    return undefined;
  }
  const reference = randomBytes(4).toString('hex');
  log.error({ ...about, reference }, 'an interaction failed');
  return words.errors.internal(reference);
}

function subjectOf(interaction: Answerable) {
  if (interaction.isChatInputCommand()) return { command: interaction.options.getSubcommand(false) };
  const press = readCustomId(interaction.customId);
  return {
    customId: interaction.customId,
    ...(press && { gameId: press.game }),
    ...(press && 'step' in press && { entry: press.step }),
  };
}
