import { ChannelType } from 'discord-api-types/v10';
import { loadHistory, openHistory } from './history.ts';
import {
  channelById,
  channelByName,
  channelLabel,
  channels,
  displayName,
  guildChannels,
  isDm,
  markRead,
  mentionsOf,
  people,
  personByName,
  recallMentions,
  userById,
} from './people.ts';
import { fetchWorld } from './server.ts';
import { change, emptyComposer, notify, state } from './state.ts';

/** Reads the world again, as the current user sees it: people, channels, commands and the clock. */
export async function readWorld() {
  const user = state.me;
  const world = await fetchWorld(user);
  if (user === state.me) change({ world, clockOffset: world.now - Date.now() });
}

const LAST_USER = 'user';

/** Chooses the user named in the address, the last one played here, or the first; returns the channel to open. */
export async function begin(): Promise<string> {
  await readWorld();
  const wanted = new URLSearchParams(location.search);
  const channel = wanted.get('channel') ?? '';
  recallMentions();
  state.welcome = localStorage.getItem('welcome') === null;
  const first = people()[0];
  if (!first) throw new Error('This server has no users to play as.');
  const named = wanted.get('user') ?? localStorage.getItem(LAST_USER);
  const me = named ? personByName(named) : undefined;
  if (wanted.has('user') && !me) notify(`Nobody here is called “${named}”. You are ${displayName(first)}.`);
  state.me = (me ?? first).id;
  await readWorld();
  const open = channel ? channelByName(channel) : undefined;
  if (wanted.has('channel') && !open) notify(missing(channel));
  return open?.id ?? firstChannel();
}

const missing = (channel: string) =>
  /^\d+$/.test(channel) ? 'The channel that was open here is gone.' : `There is no channel called “${channel}”.`;

export const firstChannel = (): string => guildChannels([ChannelType.GuildText])[0]?.id ?? '';

export async function openChannel(channel: string) {
  change({ channel, below: 0, drawer: false, composer: emptyComposer() });
  rememberPlace();
  markRead();
  if (channel && !openHistory()) await loadHistory(channel);
}

/** Switches to another user, in the same channel if that is possible. */
export async function playAs(user: string) {
  if (user === state.me) return;
  const before = channelById(state.channel);
  Object.assign(state, { pressed: new Set(), failures: new Map(), chosen: new Map() });
  change({ me: user, histories: {}, modal: undefined, lightbox: undefined });
  await readWorld();
  if (state.me !== user) return;
  const direct = before && isDm(before) ? channels().find(isDm)?.id : undefined;
  openChannel(direct ?? channelById(before?.id ?? '')?.id ?? firstChannel());
}

/** Keeps the current user and channel in the address. */
function rememberPlace() {
  const user = userById(state.me)?.username ?? state.me;
  const channel = channelById(state.channel);
  const isOnly = guildChannels().filter((other) => other.name === channel?.name).length === 1;
  const place = new URLSearchParams({ user, channel: channel && isOnly ? channel.name : state.channel });
  history.replaceState(undefined, '', `?${place}`);
  localStorage.setItem(LAST_USER, user);
}

/** Writes the open channel and the number of mentions into the title of the tab. */
export function writeTitle() {
  const mentions = mentionsOf(state.me);
  const channel = channelById(state.channel);
  const place = channel ? `${channelLabel(channel)} | ` : '';
  document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${place}${state.world?.guild.name ?? 'Local Discord'}`;
}
