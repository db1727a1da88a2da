import { type LocalDiscord, type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Meter, NO_METER } from '../../commands/meter.ts';
import { controlsOf } from '../../lab/hands.ts';
import type { RunningBot } from '../../src/bot.ts';
import { catalogue } from '../../src/messages/index.ts';
import { type Share, shardOf } from '../../src/table/share.ts';
import { withPostgres } from '../db/postgres.ts';
import type { Quirk } from '../faults/quirks.ts';
import { openScene, type Scene } from './fixture.ts';
import { type People, peopleOf } from './people.ts';

// The bots act as separate processes: each has its own memory, and they share the database and Discord.

const DAY = 24 * 60 * 60_000;

/** A server with its people, counted from 0. */
interface Server {
  readonly guildId: string;
  readonly people: People;
}

/** The database of the games; in memory by default. */
let database: string | undefined;
let scene: Scene;
let home: Server;
let away: Server;

/** A server in a different shard from the first one, whether there are two shards or four. */
function serverElsewhere(discord: LocalDiscord): Server {
  for (;;) {
    // Ids contain the time: an id made a millisecond later is in the next shard.
    discord.clock.advance(1);
    const { id, members } = discord.addGuild('Elsewhere', ['Nora', 'Olaf']);
    if (shardOf(id, 2) === shardOf(discord.guildId, 2)) continue;
    const channels = [{ name: 'cave', id: discord.addChannel('cave', id) }];
    const users = members.map((member) => ({ id: member, name: discord.world.users.get(member)?.globalName ?? '' }));
    return { guildId: id, people: peopleOf(() => ({ ...scene, discord: { ...discord, channels, users } })) };
  }
}

const answered: Record<string, string[]> = {};
const meterOf = (name: string): Meter => ({
  ...NO_METER,
  answered: (kind, outcome) => {
    const kinds = answered[name] ?? [];
    answered[name] = [...kinds, outcome === 'done' ? kind : `${kind} ${outcome}`];
  },
});

async function open(share?: Share, quirks: readonly Quirk[] = []): Promise<void> {
  scene = await openScene({
    quirks,
    meter: meterOf('first'),
    ...(database !== undefined && { database }),
    ...(share && { share }),
    prepare: (discord) => {
      away = serverElsewhere(discord);
    },
  });
  home = { guildId: scene.discord.guildId, people: peopleOf(() => scene) };
}

const another = (name: string, share?: Share): Promise<RunningBot> =>
  scene.another({ meter: meterOf(name), ...(share && { share }) });

beforeEach(() => {
  for (const name of Object.keys(answered)) delete answered[name];
  played.clear();
});
afterEach(() => scene.close());

const SPACES = ['place startingPlayer', 'place logging', 'place woodGathering', 'place oreMining'];

/** The prompts of finished turns, which may still be there for a while. */
const played = new Set<string>();

/** Plays a turn of the player whom a prompt calls; returns the prompt that calls the next one. */
async function playTurn({ called, select, press, latest, id }: People, prompt: SeenMessage): Promise<SeenMessage> {
  const who = called(prompt);
  const offered = controlsOf(prompt).flatMap((control) => (control.kind === 'menu' ? control.values : []));
  const panel = await select(who, prompt, SPACES.find((space) => offered.includes(space)) ?? '');
  await press(who, panel, 'panel', 'end');
  played.add(prompt.id);
  return latest('open', (text, message) => !played.has(message.id) && text.includes(id(1 - who)));
}

const gameAt = async ({ people }: Server) => {
  const game = (await scene.stores.games.inChannel(people.channel())) ?? expect.fail('There is no game.');
  return game;
};
const movesAt = async (server: Server) =>
  (await scene.stores.games.log((await gameAt(server)).id)).map((entry) => ('move' in entry ? entry.move : ''));

const saidTo = ({ people }: Server): string[] => people.messages().map(textOf);

/** How many posts reached Discord, and how many messages they became there. */
function posts() {
  const sent = scene.discord.requests.sent.filter(({ nonce, isEdit }) => nonce !== undefined && !isEdit);
  const calls = scene.discord.requests.routes['POST /channels/:id/messages'] ?? 0;
  return { calls, messages: new Set(sent.map(({ messageId }) => messageId)).size };
}

const drained = (...bots: RunningBot[]) => Promise.all(bots.map((bot) => bot.drain()));

/** Laws for several processes, whichever database they share. */
function ofSeveral(): void {
  describe('two processes that serve a shard each', () => {
    let second: RunningBot;
    beforeEach(async () => {
      await open({ shards: [0], of: 2 });
      second = await another('second', { shards: [1], of: 2 });
    });

    it('answer and announce only what happens on their own servers', async () => {
      for (const server of [home, away]) await playTurn(server.people, await server.people.start(2));
      await drained(scene.bot, second);
      expect(answered['first']).toEqual(answered['second']);
      expect(answered['first']?.length).toBeGreaterThan(4);
      expect(scene.discord.requests.rejected).toEqual([]);
      expect(posts().calls).toBe(posts().messages);
      expect(scene.errors).toEqual([]);
    });

    it('do timed tasks on their own servers, once', async () => {
      for (const server of [home, away]) await server.people.start(2);
      // Days must not pass while something is being sent.
      await drained(scene.bot, second);
      const before = [home, away].map((server) => saidTo(server).length);
      scene.discord.clock.advance(4 * DAY);
      await Promise.all([scene.bot, second].map((bot) => bot.tick()));
      const reminded = () => [home, away].map((server, index) => saidTo(server).length - (before[index] ?? 0));
      // On each server, the table is asked what to do, and the awaited player is reminded. A process may also be doing
      // its own chores at this moment.
      await expect.poll(reminded, { timeout: 10_000 }).toEqual([2, 2]);
      await drained(scene.bot, second);
      expect(reminded()).toEqual([2, 2]);
      expect(posts().calls).toBe(posts().messages);
    });

    it('accept a press in a direct message about a game that the other process serves', async () => {
      const { slash, select, press, start, id, messages, nameOf } = away.people;
      for (const who of [0, 1]) await select(who, await slash(who, 'caverna settings'), 'dm');
      const direct = (who: number) => messages(scene.discord.directMessages(id(who)), who);
      await start(2);
      const who = await scene.discord.until(() => [0, 1].find((one) => direct(one).length > 0));
      const [call = expect.fail('Nobody was called.')] = direct(who);
      const before = answered['second']?.length;
      const panel = await press(who, call, 'open');
      await press(who, await select(who, panel, 'place startingPlayer'), 'panel', 'end');
      await scene.discord.until(() => answered['first']?.length === 3);
      expect(answered['second']).toHaveLength(before ?? 0);
      expect(await movesAt(away)).toEqual(['place startingPlayer', 'end']);
      // The other process posts it, and calls the next player.
      await scene.discord.until(() => direct(1 - who).length > 0);
      expect(messages().map(textOf).join()).toContain(nameOf(who));
      // And it knows about the turn: the process that serves the game plays the next one.
      const prompt = await away.people.latest('open');
      const next = await select(1 - who, prompt, 'place logging');
      await press(1 - who, next, 'panel', 'end');
      expect(await movesAt(away)).toHaveLength(4);
      expect(scene.discord.requests.rejected).toEqual([]);
      expect(scene.errors).toEqual([]);
    });

    it('know at once what somebody has chosen through the other process', async () => {
      const { slash, select, id } = away.people;
      await select(0, await slash(0, 'caverna settings'), 'none');
      expect(await scene.stores.people.settings(id(0))).toMatchObject({ calls: 'none' });
    });
  });

  it('a bot of two shards becomes one of four while games continue, and nothing is lost or duplicated', async () => {
    await open({ shards: [0], of: 2 });
    const old = await another('old', { shards: [1], of: 2 });
    const prompts = [await home.people.start(2), await away.people.start(2)];
    const bots: RunningBot[] = [];
    for (const shard of [0, 1, 2, 3]) bots.push(await another(`new ${shard}`, { shards: [shard], of: 4 }));
    // Old and new ones run side by side: both hear of every press, and one acts.
    const servers = [home, away];
    for (const turn of [0, 1]) {
      for (const [index, { people }] of servers.entries())
        prompts[index] = await playTurn(people, prompts[index] as SeenMessage);
      for (const server of servers) expect(await movesAt(server)).toHaveLength(2 * (turn + 1));
    }
    await Promise.all([scene.bot.close(), old.close()]);
    for (const [index, { people }] of servers.entries())
      prompts[index] = await playTurn(people, prompts[index] as SeenMessage);
    await drained(...bots);
    for (const server of servers) expect(await movesAt(server)).toHaveLength(6);
    expect(posts().calls).toBe(posts().messages);
    expect(scene.errors).toEqual([]);
  });

  it('a process that is stopping leaves presses to another one that serves the same shards', async () => {
    const held: { path?: string; isOver?: boolean } = {};
    const quirk: Quirk = {
      // The old process is preparing an answer, so that its end takes a while.
      refuse: ({ route, path }) => {
        if (!route.startsWith('PATCH /webhooks/')) return undefined;
        held.path ??= path;
        return path === held.path && !held.isOver ? { status: 429, code: 0, message: '', retryAfter: 0.1 } : undefined;
      },
    };
    await open({ shards: [0], of: 1 }, [quirk]);
    const { slash, person, channel } = home.people;
    const rules = await person(0).slash(channel(), 'caverna rules', { topic: 'harvest' });
    await another('new', { shards: [0, 1], of: 2 });
    const ended = scene.bot.close();
    expect(textOf(await slash(1, 'caverna mine'))).not.toBe(catalogue('en').errors.restarting);
    held.isOver = true;
    await rules.shown();
    await ended;
    expect(answered['first']?.toSorted()).toEqual(['command mine taken', 'command rules']);
    await expect.poll(() => answered['new']).toEqual(['command mine']);
    expect(scene.errors).toEqual([]);
  });

  describe('two processes that both think that everything is theirs', () => {
    let second: RunningBot;
    beforeEach(async () => {
      await open();
      second = await another('second');
    });

    it('act on every press once, and post everything once', async () => {
      const { people } = home;
      let prompt = await people.start(2);
      for (let turn = 0; turn < 4; turn++) prompt = await playTurn(people, prompt);
      await drained(scene.bot, second);
      const moves = await movesAt(home);
      expect(moves.filter((move) => move === 'end')).toHaveLength(4);
      expect(new Set(moves).size).toBe(5);
      expect(posts().calls).toBe(posts().messages);
      expect(scene.errors).toEqual([]);
      const outcomes = [...(answered['first'] ?? []), ...(answered['second'] ?? [])];
      const taken = outcomes.filter((kind) => kind.endsWith(' taken')).length;
      expect(taken).toBe(outcomes.length / 2);
    });

    it('seat one computer for one press', async () => {
      const { slash, latest, tap } = home.people;
      await slash(0, 'caverna new', { players: 4 });
      const lobby = await latest('lobby');
      for (const seats of [2, 3]) {
        await tap(0, lobby, 'lobby', 'moreComputers');
        await latest('lobby', `(${seats} of`);
      }
      await drained(scene.bot, second);
      expect((await gameAt(home)).seats).toHaveLength(3);
    });

    it('call each player once when their time has come', async () => {
      await home.people.start(2);
      // Days must not pass while something is being sent.
      await drained(scene.bot, second);
      const before = saidTo(home).length;
      scene.discord.clock.advance(4 * DAY);
      await Promise.all([scene.bot, second].map((bot) => bot.tick()));
      await Promise.all([scene.bot, second].map((bot) => bot.tick()));
      expect(saidTo(home).slice(before)).toHaveLength(2);
      expect(posts().calls).toBe(posts().messages);
    });
  });
}

describe('on SQLite', ofSeveral);

withPostgres('on PostgreSQL', (server) => {
  beforeEach(async () => {
    database = await server().newDatabase();
  });
  ofSeveral();
});
