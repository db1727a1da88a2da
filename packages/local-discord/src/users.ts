import { type APIMessage, MessageFlags as Flag } from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import type { Discord, Happening } from './discord.ts';
import { seenMessage, seenMessages } from './eyes.ts';
import { type Answered, TOKEN_LIVES } from './interactions.ts';
import { setLocale } from './locales.ts';
import { storeUpload, type Upload } from './media.ts';
import { findMessage } from './messages.ts';
import type { Deed, SeenMessage } from './page-types.ts';
import { type Filled, personWith, type Submission, say, submit } from './submissions.ts';
import type { Interaction, Message } from './world.ts';

type OptionValues = Readonly<Record<string, string | number | boolean | Pick<Upload, 'filename' | 'bytes'>>>;

/** The answers to a user's interaction: the bot's first response, and later ones. */
export type Reaction = ReturnType<typeof reactionOf>;

/** One of the people on the local Discord, with everything a client lets them do. */
export type Person = ReturnType<typeof deedsOf> & {
  /** The same person, who can also send what Discord's client would not. */
  readonly forging: Person;
};

/** The person with that id, ready to act; throws a UserMistake if there is none. */
export const personOf = (discord: Discord, userId: string, forged = false): Person => ({
  ...deedsOf(discord, userId, forged),
  get forging() {
    return personOf(discord, userId, true);
  },
});

function deedsOf(discord: Discord, userId: string, forged: boolean) {
  const { world } = discord;
  const user = personWith(discord, userId);
  const send = (channelId: string, deed: Deed) => react(discord, { userId, channelId, deed, forged });
  const use = (message: string, component: { customId: string; values?: string[] }) =>
    send(world.channelOf.get(message) ?? '', { type: 3, message, ...component });
  const uploaded = (channelId: string, options: OptionValues) => {
    const value = (one: OptionValues[string]) =>
      typeof one === 'object' ? storeUpload(discord, channelId, one).id : one;
    return Object.fromEntries(Object.entries(options).map(([name, one]) => [name, value(one)]));
  };
  return {
    /** Uses a command; `path` is its name with its subcommands: `game new`. */
    slash: async (channelId: string, path: string, options: OptionValues = {}) =>
      send(channelId, { type: 2, path, values: uploaded(channelId, options) }),
    /** Types into an option of a command; if none of the values given so far is for it, its value is empty. */
    autocomplete: async (
      channelId: string,
      path: string,
      { focused, options }: { focused: string; options?: OptionValues },
    ) => send(channelId, { type: 4, path, values: uploaded(channelId, { [focused]: '', ...options }), focused }),
    press: async (messageId: string, customId: string) => use(messageId, { customId }),
    select: async (messageId: string, customId: string, values: readonly string[]) =>
      use(messageId, { customId, values: [...values] }),
    /** Fills in and sends the form that the interaction `opener` was answered with; `fields` by custom id. */
    submitModal: async (opener: string, fields: Filled) =>
      send(world.interactions.get(opener)?.channelId ?? '', { type: 5, opener, fields }),
    say: async (channelId: string, text: string) =>
      seenMessage(discord, say(discord, { userId, channelId, content: text }), userId),
    /** What this person sees in a channel, oldest first. */
    messages: (channelId: string) => seenMessages(discord, channelOf(discord, channelId), userId),
    /** Changes the name under which others see them. */
    rename: (globalName: string) => void world.users.set(userId, { ...user, globalName }),
    /** Sets their client to another language, such as `de`. */
    speak: (locale: string) => setLocale(discord, userId, locale),
  };
}

async function react(discord: Discord, submission: Submission): Promise<Reaction> {
  const { userId } = submission;
  const { interaction, answered } = submit(discord, submission);
  const { shown, stop } = watchFirstContent(discord, interaction, userId);
  const first = await answered;
  if (['none', 'choices', 'modal'].includes(first.response.kind)) stop();
  return reactionOf(discord, first, { userId, shown });
}

type Watched = { userId: string; shown: Promise<SeenMessage> };

function reactionOf(discord: Discord, { interaction, response, ackMs }: Answered, { userId, shown }: Watched) {
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
    ...('message' in response && { message: see(response.message) }),
    ...('modal' in response && { modal: response.modal }),
    ...('choices' in response && { choices: response.choices }),
    /** The first visible content for it: a reply, a finished deferred reply, an update or a follow-up. */
    shown: async (timeoutMs = 30_000) => within(shown, timeoutMs, 'The bot showed nothing for this interaction'),
    /** All messages from this interaction that still exist. */
    messages: () => interaction.messageIds.flatMap((id) => findMessage(discord, id) ?? []).map(see),
  };
}

/** Listens for the first content of an interaction, as its user sees it at that moment. */
function watchFirstContent(discord: Discord, interaction: Interaction, userId: string) {
  const { promise: shown, resolve: found } = Promise.withResolvers<SeenMessage>();
  const isContent = (happening: Happening): happening is Happening & { message: Message } => {
    if (happening.t !== 'MESSAGE_CREATE' && happening.t !== 'MESSAGE_UPDATE') return false;
    const { message } = happening;
    if (!message.author.bot || Number(message.flags) & Flag.Loading) return false;
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
  return { shown, stop };
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
