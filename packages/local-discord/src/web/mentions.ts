import { change, type LocalMessage, state } from './state.ts';

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
