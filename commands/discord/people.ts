import type {
  APIInteractionDataResolvedGuildMember,
  APIInteractionGuildMember,
  User as DiscordUser,
  GuildMember,
} from 'discord.js';
import { storable } from '../../src/table/storable.ts';
import type { User } from '../../src/table/types.ts';

/** A person as Discord describes them, and as a member of the server. */
interface Named {
  readonly user: DiscordUser;
  readonly member?: GuildMember | APIInteractionGuildMember | APIInteractionDataResolvedGuildMember | null | undefined;
}

/** A person for the tables, with their name on the server. */
export function userOf({ user, member }: Named): User {
  const nick = member && 'displayName' in member ? member.displayName : member?.nick;
  return { id: user.id, name: storable(nick ?? user.displayName) };
}
