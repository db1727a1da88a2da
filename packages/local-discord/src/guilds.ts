import type { Discord } from './discord.ts';
import { BOT_MAY, rolesOf, type User, usernameOf } from './world.ts';

/**
 * Adds people, and a guild that has only them as members and the first of them as its owner. A bot hears about it at
 * once, or when it logs in.
 */
export function createGuild({ world, clock, nextId, happenings }: Discord, name: string, people: readonly string[]) {
  const members = people.map((globalName): User => {
    const username = usernameOf(globalName);
    const joinedAt = clock.now();
    const person = { id: nextId(), username, globalName, color: '#95a5a6', bot: false, locale: 'en-GB' };
    return { ...person, roles: [], joinedAt, dmsClosed: false };
  });
  for (const person of members) world.users.set(person.id, person);
  const [id, botRole] = [nextId(), nextId()];
  const { bot } = world.application;
  bot.roles.push(botRole);
  const guild = {
    id,
    name,
    ownerId: members[0]?.id ?? bot.id,
    roles: rolesOf({ guildId: id, botRole, botName: bot.globalName, botMay: BOT_MAY }),
    locale: world.guild.locale,
    members: new Set(members.map((person) => person.id)),
    hasBot: true,
  };
  world.guilds.set(id, guild);
  happenings.tell({ t: 'GUILD_CREATE', guild });
  return { id, members: members.map((person) => person.id) };
}
