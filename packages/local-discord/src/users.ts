import { type APIMessage, MessageFlags as Flag } from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import type { Discord } from './discord.ts';
import { type SeenMessage, seenMessage, seenMessages } from './eyes.ts';
import type { Happening } from './happenings.ts';
import { type Answered, TOKEN_LIVES } from './interactions.ts';
import { setLocale } from './locales.ts';
import { storeUpload } from './media.ts';
import { findMessage } from './messages.ts';
import { optionTree } from './options.ts';
import { say } from './people.ts';
import { type Submission, submit, visibleCommands } from './submissions.ts';
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
  /** Fills and sends the form that the interaction `openerId` was answered with; `fields` by custom id. */
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
 * The person with that id, ready to act; throws a UserMistake if there is none. With `forged` they send what their
 * client would not.
 */
export function personOf(discord: Discord, userId: string, { forged = false } = {}): Person {
  const { world } = discord;
  const user = world.users.get(userId);
  if (!user || user.bot) throw new UserMistake(404, 'There is no such user.');
  const send = (submission: Omit<Submission, 'userId' | 'forged'>) => react(discord, { ...submission, userId, forged });
  const commandData = (
    channelId: string,
    path: string,
    { options, focused }: { options: OptionValues; focused?: string },
  ) => {
    const [name = '', ...branches] = path.split(' ');
    const command = visibleCommands(discord, userId, channelOf(discord, channelId)).find(
      (candidate) => candidate.name === name,
    );
    if (!command) throw new UserMistake(404, `There is no command "/${name}" for you here.`);
    const values = Object.entries(options).map(([key, value]) => [
      key,
      typeof value === 'object' ? storeUpload(discord, channelId, value).id : value,
    ]);
    return { name, options: optionTree(command, branches, { values: Object.fromEntries(values), focused, forged }) };
  };
  const use = (message_id: string, component: Submission['data']) =>
    send({ channelId: world.channelOf.get(message_id) ?? '', type: 3, data: { message_id, ...component } });
  return {
    slash: async (channelId, path, options = {}) =>
      send({ channelId, type: 2, data: commandData(channelId, path, { options }) }),
    autocomplete: async (channelId, path, { focused, options }) => {
      const typed = { options: { [focused]: '', ...options }, focused };
      return send({ channelId, type: 4, data: commandData(channelId, path, typed) });
    },
    press: async (messageId, custom_id) => use(messageId, { custom_id, component_type: 2 }),
    select: async (messageId, custom_id, values) => use(messageId, { custom_id, component_type: 3, values }),
    submitModal: async (openerId, fields) => {
      const opener = world.interactions.get(openerId);
      if (!opener) throw new UserMistake(400, 'This form is no longer open.');
      const { channelId } = opener;
      const components = Object.entries(fields).map(([custom_id, value]) => ({
        type: 0,
        custom_id,
        value: fieldValue(discord, channelId, value),
      }));
      return send({ channelId, type: 5, data: { opener: openerId, custom_id: opener.modal?.custom_id, components } });
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
