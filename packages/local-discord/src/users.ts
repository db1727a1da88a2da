import { type APIMessage, MessageFlags as Flag } from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import type { Discord } from './discord.ts';
import { type SeenMessage, seenMessage, seenMessages } from './eyes.ts';
import type { Happening } from './happenings.ts';
import { type Answered, TOKEN_LIVES } from './interactions.ts';
import { setLocale } from './locales.ts';
import { storeUpload } from './media.ts';
import { findMessage } from './messages.ts';
import { say } from './people.ts';
import { type Deed, type Submission, submit } from './submissions.ts';
import { UserMistake } from './user-mistake.ts';
import type { Interaction, Message } from './world.ts';

/** A file a user attaches to a command's option or a form's upload field. */
type AttachedFile = { filename: string; bytes: Uint8Array<ArrayBuffer> };
type OptionValues = Readonly<Record<string, string | number | boolean | AttachedFile>>;
type FieldValues = Readonly<Record<string, string | boolean | readonly string[] | readonly AttachedFile[] | null>>;
/** The option that is being typed, and the values given so far; if none of them is for it, its value is empty. */
type Typing = { focused: string; options?: OptionValues };

/** The answers to a user's interaction: the bot's first response, and later ones. */
export type Reaction = ReturnType<typeof reactionOf>;

/** One of the people on the local Discord, with everything a client lets them do. */
export type Person = {
  /** Uses a command; `path` is its name with its subcommands: `game new`. */
  slash(channelId: string, path: string, options?: OptionValues): Promise<Reaction>;
  /** Types into an option of a command. */
  autocomplete(channelId: string, path: string, typing: Typing): Promise<Reaction>;
  press(messageId: string, customId: string): Promise<Reaction>;
  select(messageId: string, customId: string, values: readonly string[]): Promise<Reaction>;
  /** Fills in and sends the form that the interaction `openerId` was answered with; `fields` by custom id. */
  submitModal(openerId: string, fields: FieldValues): Promise<Reaction>;
  say(channelId: string, text: string): Promise<SeenMessage>;
  /** What this person sees in a channel, oldest first. */
  messages(channelId: string): SeenMessage[];
  /** Changes the name under which others see them. */
  rename(name: string): void;
  /** Sets their client to another language, such as `de`. */
  speak(locale: string): void;
  /** The same person, who can also send what Discord's client would not. */
  readonly forging: Person;
};

/**
 * The person with that id, ready to act; throws a UserMistake if there is none. With `forged`, they can send what their
 * client would not.
 */
export function personOf(discord: Discord, userId: string, { forged = false } = {}): Person {
  const { world } = discord;
  const user = world.users.get(userId);
  if (!user || user.bot) throw new UserMistake(404, 'There is no such user.');
  const send = (channelId: string, deed: Deed) => react(discord, { userId, channelId, deed, forged });
  const use = (message: string, component: { customId: string; values?: string[] }) =>
    send(world.channelOf.get(message) ?? '', { type: 3, message, ...component });
  const uploaded = (channelId: string, options: OptionValues) => {
    const value = (one: OptionValues[string]) =>
      typeof one === 'object' ? storeUpload(discord, channelId, one).id : one;
    return Object.fromEntries(Object.entries(options).map(([name, one]) => [name, value(one)]));
  };
  return {
    slash: async (channelId, path, options = {}) =>
      send(channelId, { type: 2, path, values: uploaded(channelId, options) }),
    autocomplete: async (channelId, path, { focused, options }) =>
      send(channelId, { type: 4, path, values: uploaded(channelId, { [focused]: '', ...options }), focused }),
    press: async (messageId, customId) => use(messageId, { customId }),
    select: async (messageId, customId, values) => use(messageId, { customId, values: [...values] }),
    submitModal: async (opener, fields) => {
      const channelId = world.interactions.get(opener)?.channelId ?? '';
      const filled = Object.entries(fields).map(([id, value]) => [id, fieldValue(discord, channelId, value)]);
      return send(channelId, { type: 5, opener, fields: Object.fromEntries(filled) });
    },
    say: async (channelId, text) => seenMessage(discord, say(discord, { userId, channelId, content: text }), userId),
    messages: (channelId) => seenMessages(discord, channelOf(discord, channelId), { userId }),
    rename: (globalName) => void world.users.set(userId, { ...user, globalName }),
    speak: (locale) => setLocale(discord, userId, locale),
    get forging() {
      return personOf(discord, userId, { forged: true });
    },
  };
}

function fieldValue(discord: Discord, channelId: string, value: FieldValues[string] | undefined): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => (typeof item === 'object' ? storeUpload(discord, channelId, item).id : item));
}

async function react(discord: Discord, submission: Submission): Promise<Reaction> {
  const watched = watchFirstContent(discord, submission.userId);
  try {
    const { interaction, answered } = submit(discord, submission);
    watched.of(interaction);
    const first = await answered;
    if (['none', 'choices', 'modal'].includes(first.response.kind)) watched.stop();
    return reactionOf(discord, first, { userId: submission.userId, shown: watched.shown });
  } catch (error) {
    watched.stop();
    throw error;
  }
}

function reactionOf(
  discord: Discord,
  { interaction, response, ackMs }: Answered,
  { userId, shown }: { userId: string; shown: Promise<SeenMessage> },
) {
  const acknowledged = response.kind !== 'none';
  const see = (message: Message) => seenMessage(discord, message, userId);
  return {
    /** The opener of a form. */
    id: interaction.id,
    state: acknowledged ? ('acknowledged' as const) : ('failed' as const),
    acknowledged,
    /** Real milliseconds until the first response. */
    ackMs,
    kind: response.kind,
    /** The first response, or the message it changed. */
    ...('message' in response && { message: see(response.message) }),
    ...('modal' in response && { modal: response.modal }),
    ...('choices' in response && { choices: response.choices }),
    /** The first visible content for it: a reply, a finished deferred reply, an update or a follow-up. */
    shown: async (timeoutMs = 30_000) => within(shown, timeoutMs, 'The bot showed nothing for this interaction'),
    /** All messages from this interaction that still exist. */
    messages: () => interaction.messageIds.flatMap((id) => findMessage(discord, id) ?? []).map(see),
  };
}

/** Listens, from before an interaction is sent, for its first content, as its user sees it at that moment. */
function watchFirstContent(discord: Discord, userId: string) {
  let interaction: Interaction | undefined;
  const { promise: shown, resolve: found } = Promise.withResolvers<SeenMessage>();
  const isContent = (happening: Happening): happening is Happening & { message: Message } => {
    if (happening.t !== 'MESSAGE_CREATE' && happening.t !== 'MESSAGE_UPDATE') return false;
    const { message } = happening;
    if (!interaction || !message.author.bot || Number(message.flags) & Flag.Loading) return false;
    const answered = interaction.messageIds.length > 0;
    const ofSource = message.id === interaction.sourceId && happening.by === undefined && !answered;
    return ofSource || happening.by === interaction.id || message.interaction_metadata?.id === interaction.id;
  };
  const unlisten = discord.happenings.listen((happening) => {
    if (!isContent(happening)) return;
    stop();
    found(seenMessage(discord, happening.message, userId));
  });
  const callOff = discord.clock.after(TOKEN_LIVES, () => unlisten());
  const stop = () => {
    unlisten();
    callOff();
  };
  return {
    of: (sent: Interaction) => {
      interaction = sent;
    },
    shown,
    stop,
  };
}

/** Waits for a promise, for at most `timeoutMs` of real time. */
export async function within<T>(promise: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} within ${timeoutMs} ms.`)), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The text of a message: its content, or all its text displays. */
export function textOf(message: Pick<APIMessage, 'content' | 'components'>): string {
  const texts: string[] = [message.content];
  JSON.stringify(message.components ?? [], (key, value: unknown) => {
    if (key === 'content' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.filter(Boolean).join('\n');
}
