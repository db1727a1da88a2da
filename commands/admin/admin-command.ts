import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { COPY_LIMIT, CopyError } from '../../src/table/records/copy.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../discord/compose.ts';
import { obstacleTo } from '../discord/permissions.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import { toChannel, unspoken } from '../language.ts';
import { invitationMessage } from '../learn/invitation.ts';
import { GAME, gameOf } from '../lobby/offered.ts';
import { gameWithin } from '../reach.ts';
import { exportOf } from '../replay/export.ts';
import {
  defined,
  FILE,
  type Findable,
  findable,
  gameOption,
  matching,
  NUMBER,
  type Offering,
  type Option,
  TEXT,
} from '../subcommand.ts';
import { entriesOf, gameList, healthLines, statusOf } from './admin.ts';

/** One use of `/caverna-admin` by somebody who is allowed to use it. */
interface Call {
  readonly guildId: string;
  readonly channelId: string;
  readonly userId: string;
  readonly interaction: ChatInputCommandInteraction;
}

/** The same for a subcommand about one game. */
interface GameCall extends Call {
  readonly game: TableGame;
}

interface AdminSubcommand {
  /** Continues a game in the channel. */
  readonly plays?: true;
  options?(bot: Offering): readonly Option[];
  run(bot: Bot, call: Call, reply: Reply): Promise<void>;
  /** The games that the option `game` suggests. */
  games?(bot: Bot, guildId: string): Promise<Iterable<Findable>>;
}

/** A subcommand about one game on the server. */
function about(
  statuses: readonly TableGame['status'][],
  run: (bot: Bot, call: GameCall, reply: Reply) => Promise<void>,
): AdminSubcommand {
  return {
    options: () => [{ type: TEXT, name: GAME, required: true, autocomplete: true }],
    async run(bot, call, reply) {
      const { guildId, userId, interaction } = call;
      const gameId = interaction.options.getString(GAME, true).trim();
      const game = await gameWithin(bot, gameId, { guildId, userId });
      return run(bot, { ...call, game }, reply);
    },
    async games(bot, guildId) {
      const games = (await bot.admin.list(guildId)).filter(({ status }) => statuses.includes(status));
      return findable(bot, ({ words }) =>
        games.map((game) => ({
          value: game.id,
          name: words.admin.suggestion({
            id: game.id,
            status: statusOf(game),
            players: game.seats.map((seat) => seat.name),
          }),
        })),
      );
    },
  };
}

const OPEN = ['lobby', 'running'] as const;
const ANY = ['lobby', 'running', 'finished', 'ended'] as const;
const ENTRY = 'entry';
const PAGE = 'page';

const rollback = about(['running', 'finished'], async (bot, { game, interaction }, reply) => {
  const entry = interaction.options.getInteger(ENTRY, true);
  const { unrated = false } = await bot.admin.rollBack(game.id, entry);
  return reply.tell(bot.words.admin.rolledBack(entry, { unrated }));
});

const subcommands = {
  invite: {
    options: (bot) => gameOption(bot),
    async run(bot, { channelId, interaction }, reply) {
      // Everybody in the channel reads it, so it is in the channel's language.
      const spoken = await toChannel(bot, channelId, interaction.guildLocale);
      const invitation = invitationMessage(spoken, gameOf(bot, interaction.options.getString(GAME)));
      await reply.show(compose([bot.words.lessons.invited]));
      return reply.post(invitation);
    },
  },
  list: {
    options: () => [{ type: NUMBER, name: PAGE, min_value: 1, max_value: 1_000 }],
    async run(bot, { guildId, interaction }, reply) {
      const page = interaction.options.getInteger(PAGE) ?? 1;
      return reply.show(compose([gameList(bot, await bot.admin.list(guildId), page - 1)]));
    },
  },
  export: about(ANY, async (bot, { game }, reply) => reply.show(await exportOf(bot, game))),
  import: {
    plays: true,
    options: () => [{ type: FILE, name: 'file', required: true }],
    async run(bot, { guildId, channelId, interaction }, reply) {
      const { url, size } = interaction.options.getAttachment('file', true);
      if (size > COPY_LIMIT) return reply.tell(bot.words.admin.tooLarge);
      const text = await textAt(url);
      if (text === undefined) return reply.tell(bot.words.admin.unreachable);
      return addCopy(bot, { text, guildId, channelId }, reply);
    },
  },
  move: {
    ...about(OPEN, async (bot, { game, guildId, channelId }, reply) => {
      await bot.admin.move(game.id, { guildId, channelId });
      return reply.tell(bot.words.admin.moved);
    }),
    plays: true,
  },
  pause: about(['running'], async (bot, { game }, reply) => {
    await bot.admin.pause(game.id);
    return reply.tell(bot.words.admin.paused);
  }),
  resume: about(['running'], async (bot, { game }, reply) => {
    await bot.admin.resume(game.id);
    return reply.tell(bot.words.admin.resumed);
  }),
  rollback: {
    ...rollback,
    options: (bot) => [
      ...(rollback.options?.(bot) ?? []),
      { type: NUMBER, name: ENTRY, required: true, min_value: 0, max_value: 1_000_000, autocomplete: true },
    ],
  },
  skip: about(ANY, async (bot, { game }, reply) => {
    const { error = '' } = await bot.admin.skip(game.id);
    return reply.tell(bot.words.admin.skipped(error));
  }),
  remove: about(ANY, async ({ words }, { game }, reply) => {
    const press = { on: 'remove', game: game.id } as const;
    const sure = button(press, { label: words.admin.remove, style: ButtonStyle.Danger });
    return reply.show(compose([words.admin.askRemove(game.id), buttons(sure)]));
  }),
  restore: {
    ...about([], async () => {}),
    plays: true,
    async run(bot, { guildId, channelId, interaction }, reply) {
      const gameId = interaction.options.getString(GAME, true).trim();
      const { restored, restoreRefused } = bot.words.admin;
      return readable({ words: bot.words, refused: restoreRefused }, reply, async () => {
        const game = await bot.admin.restore(gameId, { guildId, channelId });
        return reply.tell(withFallback(bot, game, restored));
      });
    },
    async games(bot, guildId) {
      const kept = await bot.admin.removed(guildId);
      return kept.map(({ gameId, removedAt }) => ({
        value: gameId,
        name: `${gameId} ${new Date(removedAt).toISOString().slice(0, 10)}`,
        also: [],
      }));
    },
  },
  health: {
    async run(bot, _, reply) {
      return reply.show(compose([healthLines(bot, await bot.health())]));
    },
  },
} satisfies Readonly<Record<string, AdminSubcommand>>;

async function addCopy(
  bot: Bot,
  { text, ...place }: { readonly text: string; readonly guildId: string; readonly channelId: string },
  reply: Reply,
): Promise<void> {
  const { imported, importRefused } = bot.words.admin;
  return readable({ words: bot.words, refused: importRefused }, reply, async () => {
    return reply.tell(withFallback(bot, await bot.admin.import(text, place), imported));
  });
}

/** A sentence about a game, followed by a note if the bot does not speak the game's language. */
function withFallback({ words }: Bot, { terms }: TableGame, sentence: string): string {
  const tag = unspoken(terms.language);
  return tag === undefined ? sentence : `${sentence}\n${words.languages.fallback(tag)}`;
}

/** The language in which to reject a copy, and the sentence that states the reason. */
interface Reading extends Pick<Bot, 'words'> {
  readonly refused: (reason: string) => string;
}

/** Does something with a copy, or says why it cannot be used. */
async function readable({ words, refused }: Reading, reply: Reply, use: () => Promise<void>): Promise<void> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof CopyError)) throw error;
    return reply.tell(refused(words.copyFaults[error.fault](error.at)));
  }
}

/** How long (ms) a file may take to arrive. */
const DOWNLOAD_TIMEOUT = 10_000;

/** The text of a file uploaded to Discord; undefined if it cannot be read, or is larger than declared. */
async function textAt(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!response.ok) return undefined;
    const bytes = await response.arrayBuffer();
    return bytes.byteLength > COPY_LIMIT ? undefined : new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

function find(name: string): AdminSubcommand | undefined {
  return Object.hasOwn(subcommands, name) ? subcommands[name as keyof typeof subcommands] : undefined;
}

/** The name of the command. */
export const ADMIN = 'caverna-admin';

/** Whether somebody may use the command; a server can give it to more people than Discord does by default. */
export function mayManage({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Carries out the acknowledged `/caverna-admin`. */
export async function runAdmin(bot: Bot, interaction: ChatInputCommandInteraction, reply: Reply): Promise<void> {
  const { guildId, channelId, user, options } = interaction;
  const subcommand = find(options.getSubcommand());
  if (guildId === null || !subcommand) return reply.tell(bot.words.errors.directMessage);
  if (!mayManage(interaction)) return reply.tell(bot.words.admin.forbidden);
  const obstacle = subcommand.plays ? obstacleTo(bot.words, interaction) : undefined;
  if (obstacle !== undefined) return reply.tell(obstacle);
  return subcommand.run(bot, { guildId, channelId, userId: user.id, interaction }, reply);
}

/**
 * The games, or the entries of one game, that match what somebody is typing; throws TableError if there is no such
 * game.
 */
export async function suggestAdmin(bot: Bot, interaction: AutocompleteInteraction) {
  const { guildId, user, options } = interaction;
  if (guildId === null || !mayManage(interaction)) return [];
  const focused = options.getFocused(true);
  if (focused.name === ENTRY) {
    const place = { guildId, userId: user.id };
    const game = await gameWithin(bot, options.getString(GAME)?.trim() ?? '', place);
    return matching(await entriesOf(bot, game), focused.value);
  }
  return matching((await find(options.getSubcommand())?.games?.(bot, guildId)) ?? [], focused.value);
}

/**
 * `/caverna-admin` as registered with Discord: for people who can manage the server, unless the server changes that.
 */
export function defineAdmin(bot: Offering): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const { admin } = bot.words;
  return {
    type: ApplicationCommandType.ChatInput,
    name: ADMIN,
    description: admin.description,
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: defined(subcommands, admin, { bot }),
  };
}
