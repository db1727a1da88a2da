import { setTimeout as pause } from 'node:timers/promises';
import { type Person, type Reaction, UserMistake } from 'local-discord';
import { chance, pick } from '../../lab/random-people.ts';
import type { CuriousServer } from './curious-server.ts';

/** How long (ms of real time) the bot may take to acknowledge an action, and then to answer it. */
const PATIENCE = 60_000;

/** One of the people. */
export interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly person: Person;
}

/** One of the people, at random. */
export function somebody({ scene, random }: CuriousServer): Somebody {
  const { id, name } = pick(random, scene.discord.users);
  return { id, name, person: scene.discord.as(id) };
}

/** Every channel that a person sees, including threads and direct messages of the bot. */
function channelsOf({ scene }: CuriousServer, { id }: Somebody): string[] {
  const { channels } = scene.discord.world;
  return [...channels.values()].filter(({ recipientId = id }) => recipientId === id).map((channel) => channel.id);
}

/** The channel a person is looking at: most often one in which they play, or have played. */
export async function placeOf(server: CuriousServer, who: Somebody): Promise<string> {
  const { scene, random } = server;
  const games = await scene.stores.games.ofGuild(undefined, 100);
  const own = games.filter(({ seats }) => seats.some(({ userId }) => userId === who.id));
  return own.length > 0 && chance(random, 65) ? pick(random, own).channelId : pick(random, channelsOf(server, who));
}

/**
 * Does something, and checks that it is acknowledged and that something is shown in the end; undefined if a client does
 * not offer it.
 */
export async function attempt(
  server: CuriousServer,
  what: string,
  act: () => Promise<Reaction>,
): Promise<Reaction | undefined> {
  const { scene, counted, findings, trail } = server;
  trail.push(what);
  const before = publicMessages(server);
  counted.sent++;
  const trying = act().catch((error: unknown) => {
    counted.sent--;
    if (error instanceof UserMistake) return undefined;
    throw error;
  });
  const reaction = await Promise.race([trying, pause(PATIENCE, 'late' as const, { ref: false })]);
  if (reaction === 'late') {
    findings.push(`${what}: it was not acknowledged.`);
    return undefined;
  }
  if (!reaction) return undefined;
  if (['none', 'choices', 'modal'].includes(reaction.kind)) {
    if (!reaction.acknowledged) findings.push(`${what}: it was not acknowledged.`);
    return reaction;
  }
  const changed = () => publicMessages(server) !== before;
  const visible = reaction.kind === 'deferred-update' ? scene.discord.until(changed, PATIENCE) : undefined;
  const shown = reaction.shown(PATIENCE);
  await Promise.any([shown, ...(visible ? [visible] : [])]).catch(() => {
    findings.push(`${what}: nothing was shown for it.`);
  });
  for (const waiting of [shown, visible]) waiting?.catch(() => {});
  return reaction;
}

/** The messages of all channels, as a text that changes whenever the bot posts, edits or removes something. */
function publicMessages({ scene }: CuriousServer): string {
  const standing = [...scene.discord.world.messages.values()].flatMap((messages) => [...messages.values()]);
  return standing.map(({ id, edited_timestamp }) => `${id} ${edited_timestamp}`).join();
}
