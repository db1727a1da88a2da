import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { readCustomId } from '../../commands/custom-id.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { SeenMessage } from '../../src/local-discord/eyes.ts';
import { UserMistake } from '../../src/local-discord/user-mistake.ts';
import { type Person, type Reaction, textOf } from '../../src/local-discord/users.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Control, controlsOf } from '../../src/tools/hands.ts';
import { choose } from '../../src/tools/random-seats.ts';
import { chance, type Hall, pick } from './curious-hall.ts';

/** How long (ms of real time) the bot may take to acknowledge something, and then to show something for it. */
const PATIENCE = 15_000;
/** How long (ms of real time) somebody looks for an answer that may appear elsewhere. */
const SOON = 50;
const LONGEST_WALK = 8;

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '99999999999',
  'Mara',
  'tom ',
  '1',
  '@everyone <@1> <#2>',
  '**bold** [x](http://a.b) ||no||',
  '😀'.repeat(40),
  'a\nb\n\n# c',
  '2026-02-30',
  '2026-12-24',
  'tomorrow',
  'São Paulo',
  'europe/berlin',
  '\u202eabc\u0000',
  'x'.repeat(500),
];

/** One of the people. */
interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly person: Person;
}

/** One of the people, at random. */
function somebody({ scene, random }: Hall): Somebody {
  const { id, name } = pick(random, scene.discord.users);
  return { id, name, person: scene.discord.as(id) };
}

/** Every channel that somebody sees, threads and direct messages of the bot among them. */
function channelsOf({ scene }: Hall, { id }: Somebody): string[] {
  const { channels } = scene.discord.world;
  return [...channels.values()].filter(({ recipientId = id }) => recipientId === id).map((channel) => channel.id);
}

/** Where somebody looks: most often in a channel in which they play, or did. */
async function placeOf(hall: Hall, who: Somebody): Promise<string> {
  const { scene, random } = hall;
  const games = await scene.stores.games.ofGuild(undefined, 100);
  const own = games.filter(({ seats }) => seats.some(({ userId }) => userId === who.id));
  return own.length > 0 && chance(random, 65) ? pick(random, own).channelId : pick(random, channelsOf(hall, who));
}

/** Does something and sees to it that it is acknowledged, and ends with something that is shown; undefined where a client does not offer it. */
async function attempt(hall: Hall, what: string, act: () => Promise<Reaction>): Promise<Reaction | undefined> {
  const { scene, counted, findings, trail } = hall;
  trail.push(what);
  const before = publicMessages(hall);
  counted.sent++;
  const trying = act().catch((error: unknown) => {
    counted.sent--;
    if (error instanceof UserMistake) return undefined;
    throw error;
  });
  const reaction = await Promise.race([trying, late()]);
  if (reaction === 'late') {
    findings.push(`${what}: it was not acknowledged.`);
    return undefined;
  }
  if (!reaction) return undefined;
  if (['none', 'choices', 'modal'].includes(reaction.kind)) {
    if (!reaction.acknowledged) findings.push(`${what}: it was not acknowledged.`);
    return reaction;
  }
  const changed = () => publicMessages(hall) !== before;
  const visible = reaction.kind === 'deferred-update' ? scene.discord.until(changed, PATIENCE) : undefined;
  const shown = reaction.shown(PATIENCE);
  await Promise.any([shown, ...(visible ? [visible] : [])]).catch(() => {
    findings.push(`${what}: nothing was shown for it.`);
  });
  for (const waiting of [shown, visible]) waiting?.catch(() => {});
  return reaction;
}

function late(): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE).unref();
  });
}

/** What stands in all channels, as a text that changes whenever the bot posts, edits or removes something. */
function publicMessages({ scene }: Hall): string {
  const standing = [...scene.discord.world.messages.values()].flatMap((messages) => [...messages.values()]);
  return standing.map(({ id, edited_timestamp }) => `${id} ${edited_timestamp}`).join();
}

/** What somebody did, as a line of the trail; `message` and `control` as they were shown. */
const told = ({ name }: Somebody, message: SeenMessage, act: string): string =>
  `${name} ${act} on ${message.id} "${textOf(message).slice(0, 60).replaceAll('\n', ' ')}"`;

/** Which presses end games or forget people, so that they are made only now and then. */
const WRECKING: readonly (string | undefined)[] = ['close', 'remove'];
const isWrecking = (id: string): boolean => WRECKING.includes(readCustomId(id)?.on);

/** Presses or chooses anything on any message that somebody sees. */
async function pressAnything(hall: Hall, who = somebody(hall)): Promise<void> {
  const { random } = hall;
  const messages = who.person.messages(await placeOf(hall, who));
  const pressable = messages.filter((message) => controlsOf(message).length > 0);
  if (pressable.length === 0) return;
  if (chance(random, 40)) return pressRarest(hall, who, pressable);
  const message = chance(random, 50) ? (pressable.at(-1) ?? pick(random, pressable)) : pick(random, pressable);
  await wander(hall, who, message);
}

/** Presses what has been pressed the least of all that somebody sees. */
async function pressRarest(hall: Hall, who: Somebody, messages: readonly SeenMessage[]): Promise<void> {
  const offered = messages.flatMap((message) => controlsOf(message).map((control) => ({ message, control })));
  const found = rarest(hall, shuffled(offered, hall.random), ({ control }) => control);
  const reaction = found && (await use(hall, who, found));
  const shown = reaction && (await shownFor(reaction));
  if (shown) await wander(hall, who, shown);
}

/** What a control is for, as far as one word or two can tell it. */
function kindOf({ id }: Control): string {
  const press = readCustomId(id);
  return press ? `${press.on} ${'act' in press ? press.act : ''}` : id;
}

/** Of several things with a control the one whose kind has been pressed the least. */
function rarest<T>({ pressed }: Hall, things: readonly T[], controlIn: (thing: T) => Control): T | undefined {
  const countOf = (thing: T) => pressed.get(kindOf(controlIn(thing))) ?? 0;
  const rest = things.filter((thing) => !isWrecking(controlIn(thing).id));
  return rest.reduce<T | undefined>(
    (best, thing) => (best && countOf(best) <= countOf(thing) ? best : thing),
    undefined,
  );
}

/** Presses something on a message, then something on what is shown for it, and so on for a while. */
async function wander(hall: Hall, who: Somebody, beginning: SeenMessage): Promise<void> {
  const { random } = hall;
  let message: SeenMessage | undefined = beginning;
  for (let left = 1 + random.below(LONGEST_WALK); left > 0 && message; left--) {
    const controls = controlsOf(message);
    if (controls.length === 0) return;
    const two = [pick(random, controls), pick(random, controls)];
    const control = rarest(hall, two, (one) => one) ?? pick(random, controls);
    if (isWrecking(control.id) && !chance(random, 15)) return;
    const reaction = await use(hall, who, { message, control });
    message = reaction && (await shownFor(reaction));
  }
}

/** What the bot shows for something; undefined where it shows something only elsewhere. */
function shownFor({ kind, shown }: Reaction): Promise<SeenMessage | undefined> {
  return ['none', 'choices', 'modal'].includes(kind) ? Promise.resolve(undefined) : shown(SOON).catch(() => undefined);
}

interface Pressing {
  readonly message: SeenMessage;
  readonly control: Control;
  /** Also where the message has changed by now, as a client may that is slow. */
  readonly forged?: boolean;
}

/** Presses or chooses, and fills in the form that opens. */
async function use(hall: Hall, who: Somebody, { message, control, forged = false }: Pressing) {
  const { random, pressed } = hall;
  const how = { forged };
  pressed.set(kindOf(control), (pressed.get(kindOf(control)) ?? 0) + 1);
  if (control.kind === 'button') {
    const what = told(who, message, `presses ${control.id}`);
    const reaction = await attempt(hall, what, () => who.person.press(message.id, control.id, how));
    if (reaction?.modal) await fillIn(hall, who, reaction);
    return reaction;
  }
  const { least, most } = boundsOf(message, control.id);
  const count = Math.min(least + random.below(most - least + 1), control.values.length);
  const values = shuffled(control.values, random).slice(0, count);
  const what = told(who, message, `chooses ${values.join(', ')} in ${control.id}`);
  return attempt(hall, what, () => who.person.select(message.id, control.id, values, how));
}

/** How many values a menu takes. */
function boundsOf({ components }: SeenMessage, customId: string): { least: number; most: number } {
  const bounds = { least: 1, most: 1 };
  JSON.stringify(components ?? [], (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('custom_id' in value)) return value;
    if (value.custom_id !== customId) return value;
    if ('min_values' in value) bounds.least = Number(value.min_values);
    if ('max_values' in value) bounds.most = Number(value.max_values);
    return value;
  });
  return bounds;
}

async function fillIn(hall: Hall, who: Somebody, { id, modal }: Reaction): Promise<void> {
  const { random } = hall;
  if (chance(random, 20)) return;
  const names: string[] = [];
  JSON.stringify(modal?.components, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'custom_id' in value) names.push(String(value.custom_id));
    return value;
  });
  const fields = Object.fromEntries(names.map((name) => [name, pick(random, ODD_TEXTS)]));
  const what = `${who.name} fills in ${modal?.custom_id}: ${JSON.stringify(fields)}`;
  await attempt(hall, what, () => who.person.submitModal(id, fields, { forged: chance(random, 20) }));
}

/** Opens messages, lets others do something, then presses what the messages offered then. */
async function pressLate(hall: Hall, meanwhile: () => Promise<void>): Promise<void> {
  const { random } = hall;
  const who = somebody(hall);
  const [message] = who.person
    .messages(await placeOf(hall, who))
    .filter((one) => controlsOf(one).length > 0)
    .slice(-1);
  if (!message) return;
  const control = pick(random, controlsOf(message));
  await meanwhile();
  if (!isWrecking(control.id)) await use(hall, who, { message, control, forged: true });
}

/** Has those who are asked vote on what some table decides, most of them in favour, so that it comes to something. */
async function voteSomewhere(hall: Hall): Promise<void> {
  const { scene, random } = hall;
  for (const { id, channelId } of shuffled(await scene.stores.games.open(), random)) {
    const vote = await scene.stores.votes.open(id);
    const voters = scene.discord.users.filter((user) => vote?.voters.includes(user.id));
    for (const { id: userId, name } of voters) {
      const choice = chance(random, 80) ? 'agree' : 'disagree';
      const { slash } = scene.discord.as(userId);
      await attempt(hall, `${name} votes to ${choice}`, () => slash(channelId, 'caverna vote', { choice }));
    }
    if (voters.length > 0) return;
  }
}

/** Deletes a message of the bot, as moderators may, or puts a thread to sleep. */
export function meddle({ scene, random, meddled, trail }: Hall): void {
  const { world } = scene.discord;
  meddled.any = true;
  const threads = [...world.channels.values()].filter(({ thread }) => thread && !thread.archived);
  if (threads.length > 0 && chance(random, 50)) {
    const { id } = pick(random, threads);
    trail.push(`The thread ${id} goes to sleep.`);
    scene.discord.faults.archiveThread(id);
    return;
  }
  const messages = [...world.messages.values()].flatMap((standing) => [...standing.values()].slice(-6));
  const { id } = pick(random, messages);
  trail.push(`Somebody deletes the message ${id}.`);
  scene.discord.faults.deleteMessage(id);
}

/** Opens a thread again that has gone to sleep. */
async function speak(hall: Hall): Promise<void> {
  const { scene, random } = hall;
  const asleep = [...scene.discord.world.channels.values()].filter(({ thread }) => thread?.archived);
  if (asleep.length > 0) await somebody(hall).person.say(pick(random, asleep).id, 'Shall we go on?');
}

interface CommandOption {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly options?: readonly CommandOption[];
}

/** Uses any subcommand with any options. */
async function commandAnything(hall: Hall, who = somebody(hall)): Promise<void> {
  const { scene, random } = hall;
  const { global, guild } = scene.discord.world.commands;
  const isManager = who.id === scene.discord.world.guild.ownerId;
  const wanted = isManager && chance(random, 40) ? 'caverna-admin' : 'caverna';
  const command = [...global, ...guild].find(({ name }) => name === wanted);
  const subcommand = pick(random, (command?.options ?? []) as unknown as readonly CommandOption[]);
  if (['end', 'remove', 'move', 'new'].includes(subcommand.name) && chance(random, 50)) return;
  const channel = await placeOf(hall, who);
  const path = `${wanted} ${subcommand.name}`;
  const options: Options = {};
  for (const option of subcommand.options ?? []) {
    if (!option.required && chance(random, 50)) continue;
    const value = await valueFor(hall, option, { who, channel, path, options });
    if (value !== undefined) options[option.name] = value;
  }
  const what = `${who.name} types /${path} ${JSON.stringify(options)} in ${channel}`;
  const forged = chance(random, 15);
  const reaction = await attempt(hall, what, () => who.person.slash(channel, path, options, { forged }));
  if (reaction?.modal) await fillIn(hall, who, reaction);
  const shown = reaction && (await shownFor(reaction));
  if (shown && chance(random, 70)) await wander(hall, who, shown);
}

type File = { filename: string; bytes: Uint8Array<ArrayBuffer> };
type Options = Record<string, string | number | boolean | File>;

interface Typing {
  readonly who: Somebody;
  readonly channel: string;
  readonly path: string;
  readonly options: Options;
}

async function valueFor(hall: Hall, option: CommandOption, typing: Typing): Promise<Options[string] | undefined> {
  const { scene, random } = hall;
  const { choices = [], min_value = 0, max_value = 10_000 } = option;
  if (choices.length > 0) return pick(random, choices).value;
  switch (option.type) {
    case Option.Integer:
    case Option.Number:
      return chance(random, 60) ? min_value + random.below(Math.min(max_value - min_value, 40) + 1) : random.below(99);
    case Option.Boolean:
      return chance(random, 60);
    case Option.User:
      return pick(random, [...scene.discord.world.users.keys()]);
    case Option.Attachment:
      return fileOf(pick(random, ODD_TEXTS));
    default:
      return option.autocomplete && chance(random, 85) ? suggested(hall, option, typing) : pick(random, ODD_TEXTS);
  }
}

const fileOf = (text: string): File => ({ filename: 'copy.json', bytes: new TextEncoder().encode(text || '{}') });

/** Types into an option, and takes one of the suggestions. */
async function suggested(
  hall: Hall,
  { name }: CommandOption,
  { who, channel, path, options }: Typing,
): Promise<string | undefined> {
  const { random } = hall;
  const typed = chance(random, 60) ? '' : pick(random, ODD_TEXTS);
  const what = `${who.name} types "${typed}" into ${name} of /${path}`;
  const reaction = await attempt(hall, what, () =>
    who.person.autocomplete(channel, path, { ...options, [name]: typed }, name),
  );
  const values = reaction?.choices?.map(({ value }) => String(value)) ?? [];
  return values.length > 0 ? pick(random, values) : pick(random, ODD_TEXTS);
}

/** Does any of the things that take somebody a moment. */
export async function doAnything(hall: Hall): Promise<void> {
  const die = hall.random.below(100);
  if (die < 38) return pressAnything(hall);
  if (die < 63) return commandAnything(hall);
  if (die < 66) return voteSomewhere(hall);
  if (die < 68) return speak(hall);
  if (die < 74) return pressLate(hall, () => doAnything(hall));
  return playSomewhere(hall);
}

/** Plays on in one of the running games: the whole turn, or a part of it. */
async function playSomewhere(hall: Hall): Promise<void> {
  const games = await hall.scene.stores.games.open();
  const running = games.filter(({ status }) => status === 'running');
  if (running.length > 0) await playOn(hall, pick(hall.random, running), hall.random.below(30));
}

/** Plays on for whoever is called, with at most so many presses; tells whether there was anything to play. */
export async function playOn(hall: Hall, game: TableGame, patience: number): Promise<boolean> {
  const { scene, random } = hall;
  const channel = game.channelId;
  const waits = await scene.stores.waits.ofGame(game.id);
  const called = waits.flatMap(({ seat }) => game.seats[seat] ?? []).filter(({ plays }) => plays === undefined);
  if (called.length === 0) return false;
  const { userId, name } = pick(random, called);
  const who = { id: userId, name, person: scene.discord.as(userId) };
  const opened = await attempt(hall, `${name} opens the turn in ${channel}`, () =>
    who.person.slash(channel, 'caverna turn'),
  );
  let panel = await opened?.shown();
  const first = panel && choose(panel, random);
  for (let pressed = 0; panel && pressed < patience; pressed++) {
    const control = choose(panel, random);
    if (!control) break;
    const reaction = await use(hall, who, { message: panel, control });
    panel = await reaction?.shown();
  }
  return first !== undefined;
}
