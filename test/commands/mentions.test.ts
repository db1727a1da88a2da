import { PermissionFlagsBits } from 'discord-api-types/v10';
import { BOT_MAY, type SeenMessage, type Sent, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { userOf } from '../../src/table/ids.ts';
import { openScene, type Scene } from './fixture.ts';
import { controlIn, menuId, peopleOf } from './people.ts';

const ROLE = '1234567890123456789';
const DAY = 24 * 3_600_000;
/** Plays in no game, and must never be called. */
const STRANGER = 7;

let scene: Scene;
const people = peopleOf(() => scene);
const { id, person, channel, messages, latest, slash, press, start } = people;

beforeEach(async () => {
  scene = await openScene({ botPermissions: BOT_MAY | PermissionFlagsBits.MentionEveryone });
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
  expect(scene.errors.map((line) => JSON.parse(line))).toEqual([]);
  expect(scene.discord.requests.rejected).toEqual([]);
  await scene.close();
});

/** A name that would mention somebody unless it is escaped, within the limits of Discord. */
function hostile(who: number): string {
  const names = [`<@${id(STRANGER)}>@here ${who}`, `@everyone<@&${ROLE}>`, `<@!${id(STRANGER)}>@everyone`];
  return names[who % names.length] ?? '';
}

/** Checks everything said since the last time: each step is checked while the game is in the state after it. */
async function check(): Promise<Sent[]> {
  await scene.bot.drain();
  const sent = scene.discord.requests.sent.splice(0);
  for (const one of sent) {
    const { allowed, everyone, users, text } = one;
    expect(everyone, text).toBe(false);
    expect(allowed?.parse, text).toEqual([]);
    expect(allowed?.roles ?? [], text).toEqual([]);
    expect(allowed?.replied_user ?? false, text).toBe(false);
    const meant = await meantBy(one);
    for (const user of [...(allowed?.users ?? []), ...users]) expect(meant, text).toContain(user);
  }
  return sent;
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

const called = (sent: readonly Sent[]): string[] => [...new Set(sent.flatMap(({ users }) => users))];

/** The player whom the current prompt calls. */
async function awaited(where = channel()): Promise<number> {
  await scene.bot.drain();
  return people.called(await latest('open', '<@', where));
}

async function takeTurn(who: number, space: string, where = channel()): Promise<SeenMessage> {
  const panel = await slash(who, 'caverna turn', {}, where);
  const value = `place ${space}`;
  const ready = await (await person(who).select(panel.id, menuId(panel, value), [value])).shown();
  return press(who, ready, 'panel', 'end');
}

async function pass(ms: number): Promise<Sent[]> {
  await scene.bot.drain();
  await scene.discord.clock.advance(ms);
  await scene.bot.tick();
  return check();
}

describe('names that look like mentions', () => {
  it('call nobody while a game starts, is played and calls players', async () => {
    await start(3);
    const begun = await check();
    const first = await awaited();
    expect(called(begun)).toEqual([id(first)]);
    await takeTurn(first, 'logging');
    const second = await awaited();
    expect(called(await check())).toEqual([id(second)]);
    await pass(3_600_000);
    await slash(first, 'caverna turn', { nudge: true });
    expect((await check()).some(({ nonce }) => nonce?.includes('call-'))).toBe(true);
    await pass(DAY);
    await slash(second, 'caverna away', { to: '3d' });
    await check();
    await pass(2 * DAY);
  });

  it('call nobody in direct messages', async () => {
    await start(2);
    await check();
    const first = await awaited();
    const settings = await slash(1 - first, 'caverna settings');
    const both = controlsOf(settings).find(({ id }) => id.includes('calls'));
    await person(1 - first).select(settings.id, both?.id ?? '', ['both']);
    await check();
    await takeTurn(first, 'logging');
    const sent = await check();
    expect(sent.map(({ channelId }) => channelId)).toContain(scene.discord.directMessages(id(1 - first)));
  });

  it('call nobody in answers that everybody sees', async () => {
    await start(3);
    await check();
    await takeTurn(await awaited(), 'logging');
    await check();
    const stranger = 5;
    for (const who of [await awaited(), stranger]) {
      for (const command of ['board', 'table', 'score', 'log', 'stats']) {
        await slash(who, `caverna ${command}`, { public: true });
        expect((await check()).length, command).toBeGreaterThan(0);
      }
      await slash(who, 'caverna rules', { topic: 'harvest', public: true });
      await slash(who, 'caverna rules', { topic: hostile(1), public: true });
      await slash(who, 'caverna board', { player: hostile(1), public: true });
      await slash(who, 'caverna board', { player: `${hostile(2)}?`, public: true });
      await check();
    }
    await slash(0, 'caverna replay', { public: true });
    await latest('any', (_, { components }) => JSON.stringify(components).includes('.gif'));
    await check();
  });

  it('call only people who have yet to vote while a seat changes hands', async () => {
    await start(3);
    await check();
    const away = await awaited();
    const [one = 0, other = 0] = [0, 1, 2].filter((who) => who !== away);
    await pass(3 * DAY);
    await slash(one, 'caverna absent', { what: 'offer' });
    expect(called(await check())).toContain(id(other));
    const vote = await latest('vote');
    await press(other, vote, 'vote', { agrees: true });
    await check();
    await press(3, await latest('take'), 'take');
    await check();
    await slash(one, 'caverna replace', { player: String(await seatOf(other)), by: id(4) });
    await check();
    for (const who of [other, 3, 4]) {
      const standing = messages().findLast((message) => controlIn(message, 'vote'));
      if (standing) await press(who, standing, 'vote', { agrees: true });
      await check();
    }
    expect((await scene.stores.games.inChannel(channel()))?.seats.map(({ userId }) => userId)).toContain(id(4));
  });

  it('call only people who have yet to vote while turns are taken back', async () => {
    await start(3);
    await check();
    const order: number[] = [];
    for (const space of ['logging', 'clearing']) {
      order.push(await awaited());
      await takeTurn(order.at(-1) ?? 0, space);
      await check();
    }
    const refused = await slash(order[0] ?? 0, 'caverna undo');
    await press(order[0] ?? 0, refused, 'askUndo');
    expect(called(await check())).toHaveLength(2);
    const vote = await latest('vote');
    for (const who of [0, 1, 2].filter((who) => who !== order[0])) {
      await press(who, vote, 'vote', { agrees: true });
      await check();
    }
    expect(messages().filter((message) => textOf(message).includes('~~')).length).toBeGreaterThan(0);
    const first = order[0] ?? 0;
    const closed = await press(first, await slash(first, 'caverna turn'), 'panel', 'end');
    await check();
    await press(first, closed, 'undo');
  });

  it('call nobody if a game moves, opens in a thread, ends and is played again', async () => {
    await start(2);
    await check();
    const game = (await scene.stores.games.inChannel(channel()))?.id ?? '';
    const thread = await press(3, await slash(3, 'caverna new'), 'thread');
    expect(textOf(thread)).toMatch(/<#\d+>/);
    await check();
    await slash(0, 'caverna game move', { game }, channel(1));
    const first = await awaited(channel(1));
    await check();
    await takeTurn(first, 'logging', channel(1));
    await check();
    await press(0, await slash(0, 'caverna game end', {}, channel(1)), 'close');
    await check();
    await slash(1, 'caverna game export', {}, channel(1));
    const ended = messages(channel(1), STRANGER).at(-1)?.id ?? '';
    for (const on of ['replay', 'rematch'] as const) {
      const pressed = on === 'replay' ? ({ on, game, pace: 'turns' } as const) : ({ on, game, act: 'open' } as const);
      await person(1).forging.press(ended, customId(pressed));
      await check();
    }
    expect(await latest('lobby', undefined, channel(1))).toBeDefined();
  });

  async function seatOf(who: number): Promise<number> {
    const game = await scene.stores.games.inChannel(channel());
    return game?.seats.findIndex(({ userId }) => userId === id(who)) ?? -1;
  }
});
