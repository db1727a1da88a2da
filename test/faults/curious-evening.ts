import { shuffled } from '../../src/engine/random.ts';
import type { TableGame } from '../../src/table/types.ts';
import { choose } from '../../src/tools/random-seats.ts';
import { commandAnything } from './curious-commands.ts';
import { chance, type Hall, pick } from './curious-hall.ts';
import { pressAnything, pressLate, use } from './curious-hands.ts';
import { attempt, somebody } from './curious-people.ts';

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
  // Nothing can be typed as a command in a thread that sleeps.
  if (scene.discord.world.channels.get(channel)?.thread?.archived) await who.person.say(channel, 'Shall we go on?');
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
