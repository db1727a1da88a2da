import { textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Press } from '../../commands/presses.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { User } from '../../src/table/types.ts';
import { openScene, type Scene } from './fixture.ts';
import { type LongTable, openLongTable, PEOPLE, playTurn, told } from './limits/longest.ts';
import { peopleOf } from './people.ts';

/** Far into the game: several harvests are over. */
const TURNS = 110;
/** The bot sends only the last posts; no test needs the earlier ones. */
const POSTS = 12;
const DAY = 24 * 3_600_000;

let scene: Scene;
let users: User[];
const { channel, id, latest, messages, press, slash } = peopleOf(() => scene);

/** The people of the local Discord, with the longest allowed names. */
const longNames = (): User[] =>
  PEOPLE.map(({ name }, who) => {
    const user = scene.discord.world.users.get(id(who));
    if (user) user.globalName = name;
    return { id: id(who), name };
  });

beforeEach(async () => {
  scene = await openScene({ pictures: told });
  users = longNames();
});

afterEach(async () => {
  await scene.bot.drain();
  expect(scene.discord.requests.rejected).toEqual([]);
  for (const { allowed, everyone, text } of scene.discord.requests.sent) {
    expect(everyone, text).toBe(false);
    expect(allowed, text).toMatchObject({ parse: [] });
    expect(allowed?.roles ?? [], text).toEqual([]);
    expect(allowed?.replied_user ?? false, text).toBe(false);
  }
  expect(scene.errors.map((line) => JSON.parse(line))).toEqual([]);
  await scene.close();
});

/** Empties the outbox of everything that waits there, except the last posts. */
async function skipPosts(): Promise<void> {
  const { outbox } = scene.stores;
  for (;;) {
    const [row] = await outbox.due(Number.MAX_SAFE_INTEGER, 1);
    if (row === undefined) return;
    await outbox.sent(row.nonce, 0, []);
  }
}

/** A game of seven on a bot that has not seen it start. */
async function playedOn(seed: string): Promise<LongTable> {
  const { stores, discord } = scene;
  const place = { channelId: channel(), guildId: discord.guildId };
  const table = await openLongTable({ seed, stores, place, users, now: scene.clock.now() });
  for (let turns = 0; turns < TURNS; turns++) await playTurn(table);
  await skipPosts();
  for (let turns = 0; turns < POSTS; turns++) await playTurn(table);
  expect((await table.bot.table.find(table.gameId)).status).toBe('running');
  await scene.restart();
  await scene.bot.drain();
  return table;
}

const agrees = (one: Press) => one.on === 'vote' && one.agrees;

/** Everybody with a vote agrees. */
async function allAgree(): Promise<void> {
  await scene.bot.drain();
  const vote = await latest('vote');
  for (const who of [...users.keys()]) {
    if (textOf(await latest('any', (_, { id }) => id === vote.id)).includes(`<@${id(who)}>`)) {
      await press(who, vote, 'vote', agrees);
      await scene.bot.drain();
    }
  }
}

describe('what the bot posts for 7 with the longest names', () => {
  it('is accepted by Discord when turns are posted, taken back by all and struck out', async () => {
    const { bot, gameId } = await playedOn('struck');
    expect(messages().length).toBeGreaterThan(POSTS / 2);
    const undoable = await bot.assembly.undoable(gameId);
    await slash(0, 'caverna undo', { to: String(undoable[POSTS - 2]?.to) });
    await allAgree();
    await scene.bot.drain();
    expect(messages().filter((message) => textOf(message).includes('~~')).length).toBeGreaterThan(2);
  });

  it('is accepted by Discord when somebody is late and loses the seat', async () => {
    const { bot, gameId } = await playedOn('late');
    const [late = 0] = (await bot.table.position(gameId)).awaited.map(({ seat }) => seat);
    const others = [...users.keys()].filter((who) => who !== late);
    await scene.discord.clock.advance(4 * DAY);
    await scene.bot.tick();
    await slash(others[0] ?? 0, 'caverna turn', { nudge: true });
    await slash(others[0] ?? 0, 'caverna absent', { what: 'offer' });
    await allAgree();
    await press(7, await latest('take'), 'take');
    await slash(others[1] ?? 0, 'caverna away', { to: '3d' });
    await slash(others[0] ?? 0, 'caverna replace', { player: String(others[2]), by: id(late) });
    await scene.bot.drain();
    expect(textOf(await latest('vote'))).toContain('take over');
  });

  it('is accepted by Discord when a game moves, is lost, is exported, watched and ended', async () => {
    const { gameId: game } = await playedOn('moved');
    const thread = await press(7, await slash(7, 'caverna new'), 'thread');
    expect(textOf(thread)).toMatch(/<#\d+>/);
    await slash(0, 'caverna game move', { game }, channel(1));
    await scene.bot.drain();
    await slash(1, 'caverna game export', {}, channel(1));
    const progress = await slash(1, 'caverna replay', { public: true }, channel(1));
    const { title, posted } = catalogue('en').replay;
    const [heading = ''] = title('rounds').split('\n');
    await scene.discord.until(() => messages(channel(1), 1).some((message) => textOf(message).includes(heading)));
    await scene.bot.drain();
    const told = () => messages(channel(1), 1).find(({ id }) => id === progress.id);
    await scene.discord.until(() => textOf(told() ?? progress) === posted);
    scene.discord.faults.deleteChannel(channel(1));
    await scene.discord.until(() => messages(scene.discord.directMessages(id(6)), 6).length > 0);
    await slash(2, 'caverna game move', { game }, channel(2));
    await press(0, await slash(0, 'caverna game end', {}, channel(2)), 'close');
    await slash(1, 'caverna game export', {}, channel(2));
  });
});
