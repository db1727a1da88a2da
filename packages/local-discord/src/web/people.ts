import { ChannelType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { countOf } from './format.ts';
import { change, type LocalChannel, type LocalMessage, type LocalUser, state } from './state.ts';
import { icon } from './view/icons.ts';

export const isThread = (channel: LocalChannel) => channel.type >= 10 && channel.type <= 12;

export const isDm = (channel: LocalChannel) => channel.type === ChannelType.DM;

export const people = (): LocalUser[] => state.world?.users ?? [];

export const bot = () => state.world?.application.bot;

/** Everyone who can be mentioned. */
export const everybody = (): LocalUser[] => [...people(), bot()].flatMap((user) => user ?? []);

export const botName = () => state.world?.application.name ?? 'The bot';

export const userById = (id: string) => everybody().find((user) => user.id === id);

export const displayName = (user: { global_name?: string | null; username: string }) =>
  user.global_name ?? user.username;

export const nameOf = (id: string) => displayName(userById(id) ?? { username: 'unknown-user' });

const colourOf = (id: string) => userById(id)?.color ?? '#5865f2';

/** The channels that the current user sees, with their direct messages. */
export const channels = (): LocalChannel[] => state.world?.channels ?? [];

/** The channels of the guild that have one of these types, if any are named. */
export const guildChannels = (types?: number[]): LocalChannel[] =>
  channels().filter((channel) => !isDm(channel) && (types?.includes(channel.type) ?? true));

export const channelById = (id: string) => channels().find((channel) => channel.id === id);

export const channelName = (channel: LocalChannel) => (isDm(channel) ? botName() : channel.name);

export const channelLabel = (channel: LocalChannel) =>
  isDm(channel) ? `@${botName()}` : isThread(channel) ? channel.name : `#${channel.name}`;

/** The user or channel with this name, username or id, in any capitalisation. */
function findByName<T extends object>(things: T[], fields: (keyof T)[], wanted: string) {
  const name = wanted.replace(/^[#@]/, '').toLowerCase();
  return things.find((thing) => fields.some((field) => String(thing[field]).toLowerCase() === name));
}

export const personByName = (wanted: string) => findByName(people(), ['id', 'username', 'global_name'], wanted);

export const channelByName = (wanted: string) => findByName(channels(), ['id', 'name'], wanted);

/** A round avatar: a letter on the user's colour, or the robot of the bot. */
export const avatar = (id: string, size: 'small' | 'medium' | 'large') =>
  html`<span class="avatar centred ${size}" style="background:${colourOf(id)}" aria-hidden="true"
    >${bot()?.id === id ? icon('bot') : [...nameOf(id)][0]?.toUpperCase()}</span
  >`;

export const appTag = () => html`<span class="badge centred app-tag">APP</span>`;

export const badge = (count: number) =>
  count > 0 ? html`<span class="badge centred" aria-hidden="true">${count > 99 ? '99+' : count}</span>` : nothing;

/** The target of a button, in words for people who do not see its badge. */
export const withMentions = (label: string, mentions: number) =>
  mentions > 0 ? `${label}, ${countOf(mentions, 'mention')}` : label;

/** The name of a message's author in their colour. */
export function userName(author: { id: string; username: string; global_name?: string | null; bot?: boolean }) {
  const isBot = author.id === bot()?.id;
  const name = isBot ? botName() : displayName(userById(author.id) ?? author);
  return html`<span style=${isBot ? '' : `color:${colourOf(author.id)}`}>${name}</span>${
    isBot || author.bot ? appTag() : nothing
  }`;
}

/** The storage key under which this tab keeps mentions across reloads. */
const KEPT = 'mentions';

export function recallMentions() {
  state.mentions = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
}

function setMentions(user: string, channel: string, count: number) {
  state.mentions[user] = { ...state.mentions[user], [channel]: count };
  sessionStorage.setItem(KEPT, JSON.stringify(state.mentions));
  change();
}

/** Counts a message that calls `user`, by name or in a direct message. */
export function countMention(user: string, { channel_id: channel, local }: LocalMessage) {
  if (local.mentions_me) setMentions(user, channel, mentionsIn(user, channel) + 1);
}

export function markRead() {
  if (mentionsIn(state.me, state.channel) > 0) setMentions(state.me, state.channel, 0);
}

export const mentionsIn = (user: string, channel: string) => state.mentions[user]?.[channel] ?? 0;

export const mentionsOf = (user: string) =>
  Object.values(state.mentions[user] ?? {}).reduce((sum, count) => sum + count, 0);
