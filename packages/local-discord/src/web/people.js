import { state } from './state.js';
/** @import { LocalChannel, LocalUser } from './types.d.ts' */

/** Discord's channel types this page shows. */
export const CHANNEL = /** @type {const} */ ({ text: 0, dm: 1, category: 4 });

/** @param {LocalChannel} channel */
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

/** @param {LocalChannel} channel */
export const isDm = (channel) => channel.type === CHANNEL.dm;

/** @returns {LocalUser[]} the users one may play */
export const people = () => state.world?.users ?? [];

export const bot = () => state.world?.application.bot;

/** @returns {LocalUser[]} everyone who can be mentioned */
export const everybody = () => [...people(), bot()].flatMap((user) => user ?? []);

export const botName = () => state.world?.application.name ?? 'The bot';

/** @param {string} id */
export const userById = (id) => everybody().find((user) => user.id === id);

/** @param {{ global_name?: string | null, username: string }} user */
export const displayName = (user) => user.global_name ?? user.username;

/** @param {string} id */
export function nameOf(id) {
  const user = userById(id);
  return user ? displayName(user) : 'unknown-user';
}

/**
 * The colour of a user's avatar and name.
 * @param {string} id
 */
export const colourOf = (id) => userById(id)?.color ?? '#5865f2';

/** @returns {LocalChannel[]} the channels of the guild */
export const guildChannels = () => (state.world?.channels ?? []).filter((channel) => !isDm(channel));

/** @param {string} user */
export const dmsOf = (user) => state.dms[user] ?? [];

/** @param {string} id of a channel of the guild or of one of my direct messages */
export const channelById = (id) =>
  guildChannels().find((channel) => channel.id === id) ?? dmsOf(state.me).find((channel) => channel.id === id);

/** @param {LocalChannel} channel */
export const channelName = (channel) => (isDm(channel) ? botName() : channel.name);

/** @param {LocalChannel} channel */
export const channelLabel = (channel) =>
  isDm(channel) ? `@${botName()}` : isThread(channel) ? channel.name : `#${channel.name}`;

/**
 * The user or channel a person means by a name, a username or an id, however it is capitalised.
 * @template {{ id: string }} T
 * @param {T[]} things
 * @param {(thing: T) => (string | null | undefined)[]} names
 * @param {string} wanted
 */
function findByName(things, names, wanted) {
  const name = wanted.replace(/^[#@]/, '').toLowerCase();
  return things.find((thing) => [thing.id, ...names(thing)].some((known) => known?.toLowerCase() === name));
}

/** @param {LocalUser} user */
const userNames = (user) => [user.username, user.global_name];

/** @param {string} wanted */
export const personByName = (wanted) => findByName(people(), userNames, wanted);

/** @param {string} wanted */
export const channelByName = (wanted) =>
  findByName([...guildChannels(), ...dmsOf(state.me)], (channel) => [channel.name], wanted);
