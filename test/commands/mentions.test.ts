import { PermissionFlagsBits } from 'discord-api-types/v10';
import { BOT_MAY, type Sent, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userOf } from '../../src/table/ids.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const ROLE = '1234567890123456789';
const DAY = 24 * 3_600_000;
/** Plays in no game, and must never be called. */
const STRANGER = 7;

const people = sceneForEach({ botPermissions: BOT_MAY | PermissionFlagsBits.MentionEveryone });
const { scene, gameNow, id, channel, messages, latest, direct } = people;

beforeEach(() => {
  const { guild, users } = scene.discord.world;
  const [everyone] = guild.roles;
  if (everyone) guild.roles.push({ ...everyone, id: ROLE, name: 'All', mentionable: true });
  for (const [who, { id: userId }] of scene.discord.users.entries()) {
    const user = users.get(userId);
    if (!user) continue;
    user.roles.push(ROLE);
    user.globalName = hostile(who);
  }
});

afterEach(async () => {
  await check();
  expect(scene.discord.requests.rejected).toEqual([]);
});

/** A name that would mention somebody unless it is escaped, within the limits of Discord. */
function hostile(who: number): string {
  const names = [`<@${id(STRANGER)}>@here ${who}`, `@everyone<@&${ROLE}>`, `<@!${id(STRANGER)}>@everyone`];
  return names[who % names.length] ?? '';
}

const sent: Sent[] = [];
beforeEach(() => void sent.splice(0));

/** Checks everything sent since the last time: each step is checked while the game is in the state after it. */
async function check(): Promise<void> {
  await scene.bot.drain();
  for (const one of scene.discord.requests.sent.splice(0)) {
    const { allowed, everyone, users, text } = one;
    expect(everyone, text).toBe(false);
    expect(allowed?.parse, text).toEqual([]);
    expect(allowed?.roles ?? [], text).toEqual([]);
    expect(allowed?.replied_user ?? false, text).toBe(false);
    const meant = await meantBy(one);
    for (const user of [...(allowed?.users ?? []), ...users]) expect(meant, text).toContain(user);
    sent.push(one);
  }
}

/** The person a message may call, by its purpose: an answer, a picture or news about a seat calls nobody. */
async function meantBy({ nonce = '', channelId }: Sent): Promise<string[]> {
  const game = await scene.stores.games.inChannel(channelId);
  if (!game) return [];
  const waits = await scene.stores.waits.ofGame(game.id);
  const awaited = (seats: readonly number[]) =>
    waits.filter(({ seat }) => seats.includes(seat)).map(({ seat }) => game.seats[seat]?.userId ?? '');
  if (nonce.endsWith('-summons')) return game.seats.map(({ userId }) => userOf(userId));
  if (nonce.endsWith('-prompt')) return awaited([...game.seats.keys()]);
  const [, seat] = /-call-(\d)$/.exec(nonce) ?? [];
  if (seat !== undefined) return awaited([Number(seat)]);
  if (!nonce.endsWith('-vote')) return [];
  const vote = await scene.stores.votes.open(game.id);
  return vote?.voters.filter((userId) => vote.ballots[userId] === undefined) ?? [];
}

/** The same action, with everything that it leads to checked at once. */
const checked =
  <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    const answer = await act(...given);
    await check();
    return answer;
  };
const { forge, pass, play, press, select, slash, start } = {
  forge: checked(people.forge),
  pass: checked(people.pass),
  play: checked(people.play),
  press: checked(people.press),
  select: checked(people.select),
  slash: checked(people.slash),
  start: checked(people.start),
};

const called = (): string[] => [...new Set(sent.splice(0).flatMap(({ users }) => users))];

const awaited = async (where = channel()): Promise<number> => people.called(await latest('open', '<@', where));

const takeTurn = async (who: number, space: string, where = channel()) =>
  play(who, await slash(who, 'caverna turn', {}, where), space);

describe('names that look like mentions', () => {
  it('call nobody while a game starts, is played and calls players', async () => {
    await start(3);
    const first = await awaited();
    expect(called()).toEqual([id(first)]);
    await takeTurn(first, 'logging');
    const second = await awaited();
    expect(called()).toEqual([id(second)]);
    await pass(3_600_000);
    await slash(first, 'caverna turn', { nudge: true });
    expect(sent.some(({ nonce }) => nonce?.includes('call-'))).toBe(true);
    await pass(DAY);
    await slash(second, 'caverna away', { to: '3d' });
    await pass(2 * DAY);
  });

  it('call nobody in direct messages', async () => {
    await start(2);
    const first = await awaited();
    await select(1 - first, await slash(1 - first, 'caverna settings'), 'both');
    await takeTurn(first, 'logging');
    expect(direct(1 - first)).not.toEqual([]);
  });

  it('call nobody in answers that everybody sees', async () => {
    await start(3);
    await takeTurn(await awaited(), 'logging');
    for (const who of [await awaited(), 5]) {
      for (const command of ['board', 'table', 'score', 'log', 'stats']) {
        sent.splice(0);
        await slash(who, `caverna ${command}`, { public: true });
        expect(sent.length, command).toBeGreaterThan(0);
      }
      for (const topic of ['harvest', hostile(1)]) await slash(who, 'caverna rules', { topic, public: true });
      for (const player of [hostile(1), `${hostile(2)}?`]) await slash(who, 'caverna board', { player, public: true });
    }
    await slash(0, 'caverna replay', { public: true });
    await latest('any', (_, { components }) => JSON.stringify(components).includes('.gif'));
  });

  it('call only people who have yet to vote while a seat changes hands', async () => {
    await start(3);
    const away = await awaited();
    const [one = 0, other = 0] = [0, 1, 2].filter((who) => who !== away);
    await pass(3 * DAY);
    await slash(one, 'caverna absent', { what: 'offer' });
    expect(called()).toContain(id(other));
    await press(other, await latest('vote'), 'vote', { agrees: true });
    await press(3, await latest('take'), 'take');
    const seat = (await gameNow()).seats.findIndex(({ userId }) => userId === id(other));
    await slash(one, 'caverna replace', { player: String(seat), by: id(4) });
    for (const who of [other, 3, 4]) {
      const standing = messages().findLast((message) => controlIn(message, 'vote'));
      if (standing) await press(who, standing, 'vote', { agrees: true });
    }
    expect((await gameNow()).seats.map(({ userId }) => userId)).toContain(id(4));
  });

  it('call only people who have yet to vote while turns are taken back', async () => {
    await start(3);
    const first = await awaited();
    for (const space of ['logging', 'clearing']) await takeTurn(await awaited(), space);
    sent.splice(0);
    await press(first, await slash(first, 'caverna undo'), 'askUndo');
    expect(called()).toHaveLength(2);
    const vote = await latest('vote');
    for (const who of [0, 1, 2].filter((who) => who !== first)) await press(who, vote, 'vote', { agrees: true });
    expect(messages().filter((message) => textOf(message).includes('~~')).length).toBeGreaterThan(0);
    const closed = await press(first, await slash(first, 'caverna turn'), 'panel', 'end');
    await press(first, closed, 'undo');
  });

  it('call nobody if a game moves, opens in a thread, ends and is played again', async () => {
    await start(2);
    const { id: game } = await gameNow();
    const thread = await press(3, await slash(3, 'caverna new'), 'thread');
    expect(textOf(thread)).toMatch(/<#\d+>/);
    await slash(0, 'caverna game move', { game }, channel(1));
    await takeTurn(await awaited(channel(1)), 'logging', channel(1));
    await press(0, await slash(0, 'caverna game end', {}, channel(1)), 'close');
    await slash(1, 'caverna game export', {}, channel(1));
    const ended = messages(channel(1), STRANGER).at(-1) ?? expect.fail();
    await forge(1, ended, { on: 'replay', game, pace: 'turns' });
    await forge(1, ended, { on: 'rematch', game, act: 'open' });
    await latest('lobby', undefined, channel(1));
  });
});
