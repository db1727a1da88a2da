import {
  type Interaction,
  OAuth2Scopes,
  PermissionFlagsBits,
  PermissionsBitField,
  type PermissionsString,
} from 'discord.js';

/** What the bot needs to play in a channel, and in a thread. */
const IN_CHANNELS = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const satisfies readonly PermissionsString[];
const IN_THREADS = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
] as const satisfies readonly PermissionsString[];

/** A permission without which nobody can play. */
type NeededPermission = (typeof IN_CHANNELS | typeof IN_THREADS)[number];

/**
 * The permissions that the bot lacks to play in a channel; empty when it has all.
 * @param held what the bot may do there, as the interaction tells it
 */
export function missingPermissions(
  held: Readonly<PermissionsBitField>,
  { thread }: { thread: boolean },
): NeededPermission[] {
  const bits = new PermissionsBitField(held.bitfield);
  return (thread ? IN_THREADS : IN_CHANNELS).filter((name) => !bits.has(name));
}

/**
 * What the bot is invited with: what it needs to play, to open a thread where a channel is taken, and to find in a channel
 * what it has posted there before a crash.
 */
export const INVITED = new PermissionsBitField([
  ...IN_CHANNELS,
  ...IN_THREADS,
  'CreatePublicThreads',
  'ReadMessageHistory',
]).freeze();

/** The address at which somebody who runs a server invites the bot, with the rights that it needs and no others. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: String(INVITED.bitfield),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** Whether somebody moderates the server or the channel that an interaction comes from. */
export function moderates({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean {
  return memberPermissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageMessages]) ?? false;
}

/** Whether somebody may open a thread in the channel that an interaction comes from. */
export function opensThreads({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean {
  return memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads) ?? false;
}
