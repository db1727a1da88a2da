import { replaceCommands } from './commands.ts';
import type { Discord } from './discord.ts';
import { found, invalidForm, refusal, refuseIfAny } from './errors.ts';
import { complaint, complaintIf, isRecord, lengthErrors } from './form.ts';
import type { Request, Routes } from './request.ts';
import { userShape } from './shapes.ts';
import type { Emoji } from './world.ts';

const MAX_EMOJIS = 2000;
const MAX_EMOJI_BYTES = 256 * 2 ** 10;
const COMMANDS = '/applications/:application/commands';
const EMOJIS = '/applications/:application/emojis';

/** The routes of the application: itself, its commands and its emojis. */
export function applicationRoutes(discord: Discord): Routes {
  const { world, happenings } = discord;
  const { application, users, guild, emojis } = world;
  const bot = userShape(application.bot);
  const owner = userShape(users.get(guild.ownerId) ?? application.bot);
  const { id, name } = application;
  const texts = { id, name, icon: null, description: '' };
  const itself = { ...texts, bot_public: true, bot_require_code_grant: false, flags: 0, bot, owner };
  const shape = ({ id, name, animated }: Emoji) => {
    return { id, name, animated, user: bot, roles: [], require_colons: true, managed: false, available: true };
  };
  return {
    'GET /applications/@me': () => itself,
    ...ofThis(discord, {
      [`GET ${COMMANDS}`]: () => world.commands,
      [`PUT ${COMMANDS}`]: ({ json }) => replaceCommands(discord, json),
      [`GET ${EMOJIS}`]: () => ({ items: [...emojis.values()].map(shape) }),
      [`POST ${EMOJIS}`]: ({ json }) => {
        const emoji = newEmoji(discord, isRecord(json) ? json : {});
        emojis.set(emoji.id, emoji);
        happenings.tell({ t: 'EMOJI_UPDATE', emoji });
        return shape(emoji);
      },
      [`DELETE ${EMOJIS}/:emoji`]: ({ param }) => {
        deleteEmoji(discord, found(emojis.get(param('emoji')), 'unknownEmoji'));
      },
    }),
  };
}

function ofThis({ world }: Discord, routes: Routes): Routes {
  const guarded = (answer: Routes[string]) => (request: Request) => {
    if (request.param('application') !== world.application.id) throw refusal('unknownApplication');
    return answer(request);
  };
  return Object.fromEntries(Object.entries(routes).map(([route, answer]) => [route, guarded(answer)]));
}

/** How many deleted emojis stay visible. */
const MOST_DELETED = 500;

/** Deletes an emoji of the application; messages that show it still do, as on Discord. */
function deleteEmoji({ world, happenings }: Discord, emoji: Emoji): void {
  const { emojis, deletedEmojis } = world;
  emojis.delete(emoji.id);
  deletedEmojis.set(emoji.id, emoji);
  happenings.tell({ t: 'EMOJI_UPDATE', emoji });
  for (const oldest of [...deletedEmojis.values()].slice(0, -MOST_DELETED)) {
    deletedEmojis.delete(oldest.id);
    happenings.tell({ t: 'EMOJI_DELETE', emoji: oldest });
  }
}

/** The first bytes of each kind of image; an AVIF or WebP states its kind a few bytes later. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftypavi[fs]/s,
};

const isImage = (bytes: Uint8Array, contentType: string): boolean =>
  BEGINNINGS[contentType]?.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')) ?? false;

function newEmoji({ world, nextId }: Discord, { name, image }: Record<string, unknown>): Emoji {
  if (world.emojis.size >= MAX_EMOJIS) throw refusal('tooManyEmojis');
  const chosen = emojiName(name);
  const isTaken = [...world.emojis.values()].some((emoji) => emoji.name === chosen);
  refuseIfAny(complaintIf(isTaken, ['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'));
  const [, contentType, base64] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/s.exec(String(image)) ?? [];
  const bytes = new Uint8Array(Buffer.from(base64 ?? '', 'base64'));
  if (!contentType || !isImage(bytes, contentType)) {
    throw invalidForm([complaint(['image'], 'IMAGE_INVALID')]);
  }
  refuseIfAny(complaintIf(bytes.byteLength > MAX_EMOJI_BYTES, ['image'], 'BINARY_TYPE_MAX_SIZE'));
  return { id: nextId(), name: chosen, animated: contentType === 'image/gif', bytes, contentType };
}

function emojiName(name: unknown): string {
  refuseIfAny(lengthErrors(String(name ?? '').length, { least: 2, most: 32 }, ['name']));
  refuseIfAny(complaintIf(!/^\w+$/.test(String(name)), ['name'], 'STRING_TYPE_REGEX'));
  return String(name);
}
