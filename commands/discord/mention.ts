import { isUser } from '../../src/table/ids.ts';

/**
 * A mention of a user, which Discord shows as their name; whether it calls them is up to the message's allowed mentions.
 * For ids of anybody else, and for anything that is no id (from a file or an earlier version), it uses `otherwise`, which
 * is markdown already. No mention is made anywhere else.
 */
export function mentionOf(userId: string, otherwise: string): string {
  return isUser(userId) ? `<@${userId}>` : otherwise;
}

/** A mention that links to a channel; empty if the id is not one. */
export function channelMention(channelId: string): string {
  return isUser(channelId) ? `<#${channelId}>` : '';
}
