import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  DiscordjsErrorCodes,
  DiscordjsTypeError,
  type Interaction,
  MessageFlags,
  type ModalBuilder,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import { tableError } from '../src/messages/table-error.ts';
import { mistake, TableError } from '../src/table/errors.ts';
import { ownsPrivate, privateKind } from '../src/table/practice/practice.ts';
import { inRequest } from '../src/table/request-context.ts';
import { StoresUnavailable } from '../src/table/unavailable.ts';
import { ADMIN, mayManage, runAdmin, suggestAdmin } from './admin/admin-command.ts';
import { type Bot, faceOf } from './bot.ts';
import { readCustomId } from './custom-id.ts';
import type { Answerable, Pressed, PressInteraction } from './discord/interaction.ts';
import { userOf } from './discord/people.ts';
import { moderates, obstacleTo, opensThreads } from './discord/permissions.ts';
import { acknowledge, type Reply, showForm, Taken, type Where } from './discord/reply.ts';
import { makeForm, opensForm, readFields } from './form.ts';
import { keepLocale, toChannel, toReader } from './language.ts';
import { kindOf, type Outcome } from './meter.ts';
import { is } from './posts/posting.ts';
import { kindOfPress, tableOf, whereOf } from './press.ts';
import type { Press } from './presses.ts';
import { gameWithin } from './reach.ts';
import { PUBLIC } from './subcommand.ts';
import { findSubcommand } from './subcommands.ts';

/** Answers every interaction; never throws. */
export const route = (bot: Bot, interaction: Interaction): Promise<void> =>
  inRequest('press', async () => {
    const wait = bot.pressLimits.wait(interaction);
    const local = await toReader(bot, interaction);
    if (wait !== undefined) return turnAway(local, interaction, limited(local, wait));
    if (interaction.isChatInputCommand()) await command(local, interaction);
    else if (interaction.isAutocomplete()) await suggest(local, interaction);
    else if (interaction.isButton() || interaction.isStringSelectMenu() || interaction.isModalSubmit()) {
      await press(local, interaction);
    } else if (interaction.isMessageComponent()) {
      // No message from this bot can have sent it.
      const { forged } = local.words.errors;
      await answered(local, { interaction, where: 'quiet' }, (reply) => reply.tell(forged));
    }
    await keepLocale(bot, interaction);
  });

/** Long enough (ms) for another process to acknowledge its copy of the interaction, but short enough for Discord. */
const WAY_GIVEN = 1_000;

/**
 * Tells every user that the bot is about to stop, and does nothing else. With `givesWay`, it leaves presses to another
 * process that serves the same shards, if there is one. Never throws.
 */
export async function refuse(bot: Bot, interaction: Interaction, givesWay: boolean): Promise<void> {
  const { restarting } = (await toReader(bot, interaction)).words.errors;
  if (givesWay) await pause(WAY_GIVEN);
  await turnAway(bot, interaction, {
    outcome: 'refused',
    sentence: restarting,
    untold: 'a user could not be notified that the bot is stopping',
  });
}

/** Why an interaction is turned away, for its user and for the log. */
interface TurnedAway {
  readonly outcome: Outcome;
  readonly sentence: string;
  /** The log message if the user could not be notified. */
  readonly untold: string;
}

const limited = ({ words }: Bot, wait: number): TurnedAway => ({
  outcome: 'limited',
  sentence: words.errors.tooFast(Math.ceil(wait / 1_000)),
  untold: 'a user could not be notified',
});

/** Answers an interaction with a sentence, and does nothing else. Never throws. */
async function turnAway(
  { meter, log }: Bot,
  interaction: Interaction,
  { outcome, sentence, untold }: TurnedAway,
): Promise<void> {
  let became = outcome;
  try {
    if (interaction.isAutocomplete()) await interaction.respond([]);
    else if (interaction.isRepliable()) {
      await interaction.reply({ content: sentence, flags: MessageFlags.Ephemeral });
    }
  } catch (error) {
    if (isAcknowledged(error)) became = 'taken';
    else log.warn({ err: error, interaction: interaction.id }, untold);
  }
  meter.answered(kindOf(interaction), became);
}

/** Whether somebody else has answered an interaction. */
const isAcknowledged = (error: unknown) => is(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

function command(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const { channelId, guildId, options } = interaction;
  const subcommand = findSubcommand(options.getSubcommand(false) ?? '');
  const form = subcommand?.form;
  if (interaction.commandName !== ADMIN && guildId !== null && form) {
    return opened(bot, interaction, () => form(bot, { userId: interaction.user.id, channelId }));
  }
  const isPublic = options.get(PUBLIC)?.value === true && !subcommand?.staysPrivate;
  return answered(bot, { interaction, where: isPublic ? 'public' : 'private' }, async (reply) => {
    if (interaction.commandName === ADMIN) return runAdmin(bot, interaction, reply);
    const isReached = guildId !== null || subcommand?.anywhere === true;
    if (!isReached || !subcommand?.run) return reply.tell(bot.words.errors.directMessage);
    const spoken = isPublic ? await toChannel(bot, channelId, interaction.guildLocale) : bot;
    return subcommand.run(spoken, { user: userOf(interaction), channelId, guildId: guildId ?? '', interaction }, reply);
  });
}

/** A press, or a form that comes back; reads only what this bot has posted or opened. */
function press(bot: Bot, interaction: Pressed | ModalSubmitInteraction): Promise<void> {
  const read = readCustomId(interaction.customId);
  const isForm = interaction.isModalSubmit();
  if (read && opensForm(read) && !isForm) {
    return opened(bot, interaction, async () => {
      await reach(bot, read, interaction);
      return makeForm(bot, read, interaction.user.id);
    });
  }
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const fields = isForm && read && opensForm(read) ? readFields(read, interaction) : undefined;
  const unread = isForm ? 'private' : 'quiet';
  const where = read && interaction.message ? whereOf(read, shownTo(interaction.message)) : unread;
  return answered(bot, { interaction, where }, async (reply) => {
    if (!read || (isForm && !fields)) return reply.tell(bot.words.errors.forged);
    await reach(bot, read, interaction);
    const { answer, posts } = kindOfPress(read);
    await answer(bot, { ...pressInteraction(interaction, read), value: values[0], values, fields }, reply);
    const isPrivate = privateKind(read.game) !== undefined;
    const leadsToPost = !isPrivate && (typeof posts === 'function' ? posts(read) : posts);
    const obstacle = leadsToPost ? obstacleTo(bot.words, interaction, { counts: true }) : undefined;
    if (obstacle !== undefined) await reply.add(obstacle);
  });
}

/** Who sees a message: one person, or everybody in its channel. */
const shownTo = ({ flags }: Pressed['message']) => (flags.has(MessageFlags.Ephemeral) ? 'private' : 'public');

/**
 * Throws TableError unless the presser may reach the game of a press. If a computer stands in for the presser, it gives
 * the seat back.
 */
async function reach(bot: Bot, read: Press, interaction: Pressed | ModalSubmitInteraction): Promise<void> {
  const { guildId, user } = interaction;
  const table = tableOf(read);
  if (table === undefined) return;
  if (privateKind(table.gameId) !== undefined) {
    if (!ownsPrivate(table.gameId, user.id)) throw mistake('notYours', {});
    return;
  }
  const game = await gameWithin(bot, table.gameId, { guildId, userId: user.id, elsewhere: table.isOwnTurn });
  // They have a different name on other servers.
  if (guildId === (game.guildId ?? null)) await bot.assembly.keepName(game, userOf(interaction));
  await bot.lobby.hostIsThere(game, user.id);
  await bot.assembly.welcomeBack(game, user.id);
}

/** The press and its user, without what they chose or typed. */
function pressInteraction(interaction: Pressed | ModalSubmitInteraction, press: Press): PressInteraction {
  return {
    press,
    user: userOf(interaction),
    locale: interaction.locale,
    guildId: interaction.guildId ?? undefined,
    guildLocale: interaction.guildLocale ?? undefined,
    messageId: interaction.message?.id,
    isForAll: interaction.message !== null && shownTo(interaction.message) === 'public',
    channel: interaction.inCachedGuild() ? (interaction.channel ?? undefined) : undefined,
    manages: mayManage(interaction),
    moderates: moderates(interaction),
    opensThreads: opensThreads(interaction),
  };
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction): Promise<void> {
  try {
    await interaction.respond(await suggestionsFor(bot, interaction));
    bot.meter.answered(kindOf(interaction), 'done');
  } catch (error) {
    const isTaken = isAcknowledged(error);
    bot.meter.answered(kindOf(interaction), isTaken ? 'taken' : outcomeOf(error));
    if (!isTaken) bot.log.warn({ err: error, interaction: interaction.id }, 'suggestions could not be made');
  }
}

/** The suggestions; none where a command would report a mistake. */
async function suggestionsFor(bot: Bot, interaction: AutocompleteInteraction) {
  const { channelId, guildId, user, options } = interaction;
  const { name, value: text } = options.getFocused(true);
  const typing = { channelId, guildId: guildId ?? '', userId: user.id, option: name, text };
  try {
    if (interaction.commandName === ADMIN) return await suggestAdmin(bot, interaction);
    return (await findSubcommand(options.getSubcommand())?.suggest?.(bot, typing)) ?? [];
  } catch (error) {
    if (error instanceof TableError) return [];
    throw error;
  }
}

/** Opens a form instead of acknowledging, within Discord's three seconds, or says why not. */
async function opened(
  bot: Bot,
  interaction: Pressed | ChatInputCommandInteraction,
  make: () => Promise<ModalBuilder>,
): Promise<void> {
  const arrived = performance.now();
  try {
    await showForm(bot, interaction, await make());
    bot.meter.acknowledged(performance.now() - arrived);
    bot.meter.answered(kindOf(interaction), 'done');
  } catch (error) {
    await answered(bot, { interaction, where: 'private' }, () => Promise.reject(error));
  }
}

/** Acknowledges an interaction, carries it out, and tells the user about errors. */
async function answered(
  bot: Bot,
  { interaction, where }: { readonly interaction: Answerable; readonly where: Where },
  carryOut: (reply: Reply) => Promise<void>,
): Promise<void> {
  const arrived = performance.now();
  let reply: Reply | undefined;
  let outcome: Outcome = 'done';
  try {
    reply = await acknowledge(bot, interaction, where);
    bot.meter.acknowledged(performance.now() - arrived);
    await carryOut(reply);
  } catch (error) {
    outcome = outcomeOf(error);
    const sentence = await sentenceFor(bot, interaction, error);
    if (reply && sentence !== undefined) {
      await reply.tell(sentence).catch(async (second: unknown) => {
        const { id } = interaction;
        bot.log.warn(
          { err: second, interaction: id, ...(await subjectOf(bot, interaction)) },
          'a user could not be notified',
        );
      });
    }
  }
  bot.meter.answered(kindOf(interaction), outcome);
}

// Discord has stopped waiting, or the message for the answer is gone: nobody can be reached.
const TOO_LATE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

// discord.js's errors about a command with options other than the registered ones: forged, or typed before an upgrade
// changed it.
const MISREAD: readonly unknown[] = [
  DiscordjsErrorCodes.CommandInteractionOptionNotFound,
  DiscordjsErrorCodes.CommandInteractionOptionType,
  DiscordjsErrorCodes.CommandInteractionOptionEmpty,
  DiscordjsErrorCodes.CommandInteractionOptionNoSubcommand,
];

const isMisread = (error: unknown): boolean => error instanceof DiscordjsTypeError && MISREAD.includes(error.code);

function outcomeOf(error: unknown): Outcome {
  if (error instanceof TableError || isMisread(error)) return 'mistake';
  if (error instanceof StoresUnavailable) return 'unavailable';
  if (error instanceof Taken) return 'taken';
  return error instanceof DiscordAPIError && TOO_LATE.includes(error.code) ? 'late' : 'failed';
}

/** The sentence for a user's own mistake; a game's objections to options are in the game's own words. */
function mistakeTold(bot: Bot, { key, params }: TableError): string {
  const { game, reason } = params;
  const told = key === 'unfitOptions' ? faceOf(bot, { game: String(game) }).lobby.unfit(String(reason)) : undefined;
  return told ?? tableError(bot.words, { key, params });
}

/** The sentence for an error; logs everything except users' own mistakes. */
async function sentenceFor(bot: Bot, interaction: Answerable, error: unknown): Promise<string | undefined> {
  const { words, log } = bot;
  if (error instanceof TableError) return mistakeTold(bot, error);
  if (error instanceof Taken) {
    log.info({ interaction: interaction.id }, 'another process has answered an interaction');
    return undefined;
  }
  const subject = await subjectOf(bot, interaction);
  const about = { err: error, interaction: interaction.id, user: interaction.user.id, ...subject };
  switch (outcomeOf(error)) {
    // Mistakes from the table already have their sentence.
    case 'mistake':
      log.warn(about, 'a command came with options that it does not have');
      return words.errors.otherCommand;
    case 'late':
      log.warn(about, 'an interaction could not be answered in time');
      return undefined;
    case 'unavailable':
      log.error(about, 'nothing can be saved');
      return words.errors.unavailable;
    default: {
      const reference = randomBytes(4).toString('hex');
      log.error({ ...about, reference }, 'an interaction failed');
      return words.errors.internal(reference);
    }
  }
}

/**
 * What an interaction is about, for the log: the kind of command or press, the game, and the last entry of its log. A
 * press also contains what somebody is about to do in the game; that is left out.
 */
async function subjectOf(bot: Bot, interaction: Answerable) {
  const press = interaction.isChatInputCommand() ? undefined : readCustomId(interaction.customId);
  const about = interaction.isChatInputCommand()
    ? { command: interaction.options.getSubcommand(false) }
    : { press: press?.on ?? 'forged' };
  try {
    const gameId = press ? tableOf(press)?.gameId : (await bot.table.inChannel(interaction.channelId ?? ''))?.id;
    if (gameId === undefined) return about;
    const entry = press && 'step' in press ? press.step : await entryOf(bot, gameId);
    return { ...about, gameId, ...(entry !== undefined && { entry }) };
  } catch {
    // The problem may be the stores.
    return { ...about, ...(press && { gameId: tableOf(press)?.gameId }) };
  }
}

/** The last entry of a game's log; undefined if it has none. */
async function entryOf({ table }: Bot, gameId: string): Promise<number | undefined> {
  const { seed } = await table.find(gameId);
  return seed === undefined ? undefined : (await table.position(gameId)).entry;
}
