import { isUser } from '../../src/table/ids.ts';

/**
 * A mention of a user, which Discord shows as their name; the message's allowed mentions decide whether it calls them.
 * For anybody else, and for invalid ids (from a file or an earlier version), it uses `otherwise`, which is already
 * markdown. All mentions in the program come from here.
 */
export function mentionOf(userId: string, otherwise: string): string {
  return isUser(userId) ? `<@${userId}>` : otherwise;
}

/** A mention that links to a channel; empty if the id is not one. */
export function channelMention(channelId: string): string {
  return isUser(channelId) ? `<#${channelId}>` : '';
}
