import { setTimeout as pause } from 'node:timers/promises';
import { type Person, type Reaction, type SeenMessage, textOf, UserMistake } from 'local-discord';
import { readCustomId } from '../../commands/custom-id.ts';
import { type Control, controlsOf } from '../../lab/hands.ts';
import { chance, inputsOf, ODD_TEXTS, pick } from '../../lab/random-people.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { CuriousServer } from './curious-server.ts';

/** How long (ms of real time) the bot may take to acknowledge an action, and then to answer it. */
const PATIENCE = 60_000;

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly person: Person;
}

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

/** Does something that must be acknowledged and show something in the end; undefined if a client does not offer it. */
export async function attempt(server: CuriousServer, what: string, act: () => Promise<Reaction>) {
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

/** How long (ms of real time) a person waits for an answer that may appear elsewhere. */
const SOON = 50;
const LONGEST_WALK = 8;

/** A person's action as a line of the trail. */
const told = ({ name }: Somebody, message: SeenMessage, act: string): string =>
  `${name} ${act} on ${message.id} "${textOf(message).slice(0, 60).replaceAll('\n', ' ')}"`;

/** The presses that end games or forget people: made only now and then. */
const WRECKING: readonly (string | undefined)[] = ['close', 'remove'];
const isWrecking = (id: string): boolean => WRECKING.includes(readCustomId(id)?.on);

/** Presses or chooses anything on any message that a person sees. */
export async function pressAnything(server: CuriousServer, who = somebody(server)): Promise<void> {
  const { random } = server;
  const messages = who.person.messages(await placeOf(server, who));
  const pressable = messages.filter((message) => controlsOf(message).length > 0);
  if (pressable.length === 0) return;
  if (chance(random, 40)) return pressRarest(server, who, pressable);
  const message = chance(random, 50) ? (pressable.at(-1) ?? pick(random, pressable)) : pick(random, pressable);
  await wander(server, who, message);
}

async function pressRarest(server: CuriousServer, who: Somebody, messages: readonly SeenMessage[]): Promise<void> {
  const offered = messages.flatMap((message) => controlsOf(message).map((control) => ({ message, control })));
  const found = rarest(server, shuffled(offered, server.random), ({ control }) => control);
  const reaction = found && (await use(server, who, found));
  const shown = reaction && (await shownFor(reaction));
  if (shown) await wander(server, who, shown);
}

function kindOf({ id }: Control): string {
  const press = readCustomId(id);
  return press ? `${press.on} ${'act' in press ? press.act : ''}` : id;
}

/** The thing with the least-pressed kind of control. */
function rarest<T>({ pressed }: CuriousServer, things: readonly T[], controlIn: (thing: T) => Control): T | undefined {
  const countOf = (thing: T) => pressed.get(kindOf(controlIn(thing))) ?? 0;
  const rest = things.filter((thing) => !isWrecking(controlIn(thing).id));
  return rest.reduce<T | undefined>(
    (best, thing) => (best && countOf(best) <= countOf(thing) ? best : thing),
    undefined,
  );
}

/** Presses something on a message, then something on the answer, and so on for a while. */
export async function wander(server: CuriousServer, who: Somebody, beginning: SeenMessage): Promise<void> {
  const { random } = server;
  let message: SeenMessage | undefined = beginning;
  for (let left = 1 + random.below(LONGEST_WALK); left > 0 && message; left--) {
    const controls = controlsOf(message);
    if (controls.length === 0) return;
    const two = [pick(random, controls), pick(random, controls)];
    const control = rarest(server, two, (one) => one) ?? pick(random, controls);
    if (isWrecking(control.id) && !chance(random, 15)) return;
    const reaction = await use(server, who, { message, control });
    message = reaction && (await shownFor(reaction));
  }
}

/** The bot's answer; undefined if the bot answers only elsewhere. */
export function shownFor({ kind, shown }: Reaction): Promise<SeenMessage | undefined> {
  return ['none', 'choices', 'modal'].includes(kind) ? Promise.resolve(undefined) : shown(SOON).catch(() => undefined);
}

interface Pressing {
  readonly message: SeenMessage;
  readonly control: Control;
  /** Even if the message has changed since, as a slow client may do. */
  readonly forged?: boolean;
}

/** Presses or chooses, and fills in the form if one opens. */
export async function use(server: CuriousServer, who: Somebody, { message, control, forged = false }: Pressing) {
  const { random, pressed } = server;
  const person = forged ? who.person.forging : who.person;
  pressed.set(kindOf(control), (pressed.get(kindOf(control)) ?? 0) + 1);
  if (control.kind === 'button') {
    const what = told(who, message, `presses ${control.id}`);
    const reaction = await attempt(server, what, () => person.press(message.id, control.id));
    if (reaction?.modal) await fillIn(server, who, reaction);
    return reaction;
  }
  const { least, most } = control;
  const count = Math.min(least + random.below(most - least + 1), control.values.length);
  const values = shuffled(control.values, random).slice(0, count);
  const what = told(who, message, `chooses ${values.join(', ')} in ${control.id}`);
  return attempt(server, what, () => person.select(message.id, control.id, values));
}

export async function fillIn(server: CuriousServer, who: Somebody, { id, modal }: Reaction): Promise<void> {
  const { random } = server;
  if (chance(random, 20)) return;
  const fields = Object.fromEntries(inputsOf(modal?.components).map((name) => [name, pick(random, ODD_TEXTS)]));
  const what = `${who.name} fills in ${modal?.custom_id}: ${JSON.stringify(fields)}`;
  const person = chance(random, 20) ? who.person.forging : who.person;
  await attempt(server, what, () => person.submitModal(id, fields));
}

/** Opens messages, lets others do something, then presses what the messages had offered before that. */
export async function pressLate(server: CuriousServer, meanwhile: () => Promise<void>): Promise<void> {
  const { random } = server;
  const who = somebody(server);
  const [message] = who.person
    .messages(await placeOf(server, who))
    .filter((one) => controlsOf(one).length > 0)
    .slice(-1);
  if (!message) return;
  const control = pick(random, controlsOf(message));
  await meanwhile();
  if (!isWrecking(control.id)) await use(server, who, { message, control, forged: true });
}
