import { chance, pick, randomOptions, subcommandsIn } from '../../lab/random-people.ts';
import { choose } from '../../lab/random-seats.ts';
import { shuffled } from '../../src/engine/random.ts';
import { isThere } from '../../src/table/ids.ts';
import type { TableGame } from '../../src/table/types.ts';
import { openGames } from '../table/open-games.ts';
import {
  attempt,
  fillIn,
  placeOf,
  pressAnything,
  pressLate,
  shownFor,
  somebody,
  use,
  wander,
} from './curious-hands.ts';
import type { CuriousServer } from './curious-server.ts';

export async function doAnything(server: CuriousServer): Promise<void> {
  const die = server.random.below(100);
  if (die < 38) return pressAnything(server);
  if (die < 63) return commandAnything(server);
  if (die < 66) return voteSomewhere(server);
  if (die < 68) return speak(server);
  if (die < 74) return pressLate(server, () => doAnything(server));
  return playSomewhere(server);
}

async function commandAnything(server: CuriousServer): Promise<void> {
  const { scene, random } = server;
  const who = somebody(server);
  const { guild, users, commands } = scene.discord.world;
  const wanted = who.id === guild.ownerId && chance(random, 40) ? 'caverna-admin' : 'caverna';
  const subcommand = pick(random, subcommandsIn(commands.find(({ name }) => name === wanted)?.options));
  if (['end', 'remove', 'move', 'new'].includes(subcommand.name) && chance(random, 50)) return;
  const channel = await placeOf(server, who);
  const path = `${wanted} ${subcommand.path}`;
  const options = await randomOptions(subcommand.options, {
    random,
    people: [...users.keys()],
    suggest: async (focused, text, beside) => {
      const what = `${who.name} types "${text}" into ${focused} of /${path}`;
      const reaction = await attempt(server, what, () =>
        who.person.autocomplete(channel, path, { focused, options: { ...beside, [focused]: text } }),
      );
      return (reaction?.choices ?? []).map(({ value }) => String(value));
    },
  });
  const isForged = chance(random, 15);
  const what = `${who.name} ${isForged ? 'forges' : 'types'} /${path} ${JSON.stringify(options)} in ${channel}`;
  const person = isForged ? who.person.forging : who.person;
  if (isForged) server.forged.add(subcommand.name);
  const reaction = await attempt(server, what, () => person.slash(channel, path, options));
  if (reaction?.modal) await fillIn(server, who, reaction);
  const shown = reaction && (await shownFor(reaction));
  if (shown && chance(random, 70)) await wander(server, who, shown);
}

/** Has the voters of some table vote, most of them in favour, so that the vote is decided. */
async function voteSomewhere(server: CuriousServer): Promise<void> {
  const { scene, random } = server;
  for (const { id, channelId } of shuffled(await openGames(scene.stores), random)) {
    const vote = await scene.stores.votes.open(id);
    const voters = scene.discord.users.filter((user) => vote?.voters.includes(user.id));
    for (const { id: userId, name } of voters) {
      const choice = chance(random, 80) ? 'agree' : 'disagree';
      const { slash } = scene.discord.as(userId);
      await attempt(server, `${name} votes to ${choice}`, () => slash(channelId, 'caverna vote', { choice }));
    }
    if (voters.length > 0) return;
  }
}

/** Deletes a message of the bot, as moderators may, or archives a thread. */
export function meddle({ scene, random, meddled, trail }: CuriousServer): void {
  const { world } = scene.discord;
  meddled.any = true;
  const threads = [...world.channels.values()].filter(({ thread }) => thread && !thread.archived);
  if (threads.length > 0 && chance(random, 50)) {
    const { id } = pick(random, threads);
    trail.push(`Somebody archives the thread ${id}.`);
    scene.discord.faults.archiveThread(id);
    return;
  }
  const messages = [...world.messages.values()].flatMap((standing) => [...standing.values()].slice(-6));
  const { id } = pick(random, messages);
  trail.push(`Somebody deletes the message ${id}.`);
  scene.discord.faults.deleteMessage(id);
}

async function speak(server: CuriousServer): Promise<void> {
  const { scene, random } = server;
  const asleep = [...scene.discord.world.channels.values()].filter(({ thread }) => thread?.archived);
  if (asleep.length > 0) await somebody(server).person.say(pick(random, asleep).id, 'Shall we go on?');
}

/** Continues one of the running games: plays the whole turn, or a part of it. */
async function playSomewhere(server: CuriousServer): Promise<void> {
  const games = await openGames(server.scene.stores);
  const running = games.filter(({ status }) => status === 'running');
  if (running.length > 0) await playOn(server, pick(server.random, running), server.random.below(30));
}

/** Continues for the called player, with at most this many presses; returns whether there was anything to play. */
export async function playOn(server: CuriousServer, game: TableGame, patience: number): Promise<boolean> {
  const { scene, random } = server;
  const channel = game.channelId;
  const waits = await scene.stores.waits.ofGame(game.id);
  const called = waits.flatMap(({ seat }) => game.seats[seat] ?? []).filter(isThere);
  if (called.length === 0) return false;
  const { userId, name } = pick(random, called);
  const who = { id: userId, name, person: scene.discord.as(userId) };
  // No command can be used in an archived thread.
  if (scene.discord.world.channels.get(channel)?.thread?.archived) await who.person.say(channel, 'Shall we go on?');
  const opened = await attempt(server, `${name} opens the turn in ${channel}`, () =>
    who.person.slash(channel, 'caverna turn'),
  );
  let panel = await opened?.shown();
  const first = panel && choose(panel, random);
  for (let pressed = 0; panel && pressed < patience; pressed++) {
    const control = choose(panel, random);
    if (!control) break;
    const reaction = await use(server, who, { message: panel, control });
    panel = await reaction?.shown();
  }
  return first !== undefined;
}
