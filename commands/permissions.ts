import { type Interaction, OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';

/** A permission under the name that Discord's settings show. */
const NEEDED = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages', PermissionFlagsBits.SendMessages],
  ['Attach Files', PermissionFlagsBits.AttachFiles],
] as const;

const IN_THREADS = ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads] as const;

/**
 * The permissions that the bot lacks to play in a channel, named as Discord's settings name them; empty when it has all.
 * @param held what the bot may do there, as the interaction tells it
 */
export function missingPermissions(held: Readonly<PermissionsBitField>, { thread }: { thread: boolean }): string[] {
  const needed = NEEDED.map((entry) => (thread && entry[1] === PermissionFlagsBits.SendMessages ? IN_THREADS : entry));
  const bits = new PermissionsBitField(held.bitfield);
  return needed.filter(([, bit]) => !bits.has(bit)).map(([name]) => name);
}

/**
 * What the bot is invited with: what it needs to play, to open a thread where a channel is taken, and to find in a channel
 * what it has posted there before a crash.
 */
export const INVITED = new PermissionsBitField([
  ...NEEDED.map(([, bit]) => bit),
  IN_THREADS[1],
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.ReadMessageHistory,
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
