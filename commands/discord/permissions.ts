import {
  type Interaction,
  OAuth2Scopes,
  PermissionFlagsBits,
  PermissionsBitField,
  type PermissionsString,
} from 'discord.js';
import type { Catalogue } from '../../src/messages/index.ts';

/** What the bot needs in order to play in a channel, and in a thread. */
const IN_CHANNELS = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const satisfies readonly PermissionsString[];
const IN_THREADS = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
] as const satisfies readonly PermissionsString[];

/** A permission that playing requires. */
type NeededPermission = (typeof IN_CHANNELS | typeof IN_THREADS)[number];

/**
 * The permissions that the bot needs to play in a channel but does not have; empty if it has all of them.
 * @param held the bot's permissions there, from the interaction
 */
export function missingPermissions(
  held: Readonly<PermissionsBitField>,
  { thread }: { thread: boolean },
): NeededPermission[] {
  const bits = new PermissionsBitField(held.bitfield);
  return (thread ? IN_THREADS : IN_CHANNELS).filter((name) => !bits.has(name));
}

/**
 * Why the bot cannot post in the channel of an interaction, in a sentence; undefined if it can, and in direct messages.
 * With `counts`, the sentence adds that the press counts anyway.
 */
export function obstacleTo(
  { errors }: Catalogue,
  interaction: Interaction,
  { counts }: { readonly counts: boolean } = { counts: false },
): string | undefined {
  const { guild, guildId, channel, appPermissions } = interaction;
  if (guildId === null) return undefined;
  // The gateway has announced each server that the bot has joined.
  if (guild === null) return (counts ? errors.noLongerMember : errors.notMember)(inviteLink(interaction.applicationId));
  const missing = missingPermissions(appPermissions, { thread: channel?.isThread() ?? false });
  return missing.length === 0 ? undefined : (counts ? errors.cannotPost : errors.missingPermission)(missing);
}

/**
 * The permissions in the invite: to play, to open a thread if a channel is taken, and to find the bot's posts again
 * after a crash.
 */
export const INVITED = new PermissionsBitField([
  ...IN_CHANNELS,
  ...IN_THREADS,
  'CreatePublicThreads',
  'ReadMessageHistory',
]).freeze();

/** The link for inviting the bot, with only the permissions that it needs. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: String(INVITED.bitfield),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** Whether somebody is a moderator of the server or of the interaction's channel. */
export function moderates({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean {
  return memberPermissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageMessages]) ?? false;
}

/** Whether somebody may open a thread in the interaction's channel. */
export function opensThreads({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean {
  return memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads) ?? false;
}
