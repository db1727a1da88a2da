import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { isForAll } from '../../lab/hands.ts';
import { call } from '../../packages/local-discord/test/bot.ts';
import type { Scene } from '../commands/fixture.ts';
import { openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

const ANSWER = /^PATCH \/webhooks/;
const POST = /^POST .*messages$/;

async function openThread({ discord }: Scene): Promise<string> {
  const path = `POST /channels/${discord.channels[0]?.id}/threads`;
  const { json } = await call(discord, path, { name: 'A table of its own', type: 11 });
  return String((json as { id: string }).id);
}
const IN_THREAD = { where: openThread };

/** Opens a table of two, at which the first player has chosen Logging. */
async function openPlaced(options: Parameters<typeof openTable>[1] = {}) {
  table = await openTable(2, options);
  return { ...table, ...(await table.place()), discord: table.scene.discord };
}

/** Each player has received one direct message about how their game continues. */
async function expectTold({ discord }: Scene): Promise<void> {
  for (const { id } of discord.users.slice(0, 2)) {
    const told = () => discord.as(id).messages(discord.directMessages(id)).map(textOf);
    await expect.poll(told).toMatchObject([expect.stringContaining('/caverna game move')]);
  }
}

describe('a message that is gone', () => {
  it('is replaced by a new one if it was the pressed panel', async () => {
    const { scene, discord, who, panel, press, select, person, channel, expectWhole } = await openPlaced();
    discord.faults.rest({ route: ANSWER, delayMs: 100 });
    const back = press(who, panel, 'panel', 'back');
    discord.faults.deleteMessage(panel.id);
    await back;
    const anew = await discord.until(() =>
      person(who)
        .messages(channel)
        .find((message) => message.id > panel.id && !isForAll(message)),
    );
    expect((await (await select(who, anew, 'place clearing')).shown()).id).toBe(anew.id);
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });

  it('does not matter if it was the prompt', async () => {
    const { discord, prompt, who, panel, end } = await openPlaced();
    discord.faults.deleteMessage(prompt.id);
    await end(who, panel);
  });
});

describe('a channel that is gone', () => {
  it.each([
    ['a channel', {}],
    ['a thread', IN_THREAD],
  ])('ends the posts, and nothing else: %s', async (_, options) => {
    const { scene, discord, who, panel, press, channel, game, posted } = await openPlaced(options);
    discord.faults.rest({ route: ANSWER, delayMs: 200 });
    discord.faults.rest({ route: POST, delayMs: 100 });
    await press(who, panel, 'panel', 'end');
    discord.faults.deleteChannel(channel);
    await expect.poll(async () => scene.stores.games.log((await game()).id)).toHaveLength(2);
    await posted();
    await expectTold(scene);
    await (await discord.as('Tom').slash(discord.channels[1]?.id ?? '', 'caverna new')).shown();
  });

  it.each(['active', 'archived'] as const)(
    'takes its threads with it without notice from Discord, and their players are informed: %s',
    async (how) => {
      table = await openTable(2, IN_THREAD);
      const { scene, channel, game } = table;
      const { discord } = scene;
      if (how === 'archived') {
        discord.faults.archiveThread(channel);
        // The gateway does not list archived threads.
        await scene.restart();
      }
      discord.faults.deleteChannel(discord.world.channels.get(channel)?.parentId ?? '');
      await expectTold(scene);
      expect(await scene.stores.games.find((await game()).id)).toMatchObject({ channelLost: true });
    },
  );
});

describe('a server that has the commands of the bot, but not the bot', () => {
  it('gets an invite link, and no table is opened', async () => {
    table = await openTable(2);
    const { discord, stores } = table.scene;
    const channel = discord.channels[1]?.id ?? '';
    discord.faults.removeBot();
    const open = async () => textOf(await (await discord.as('Tom').slash(channel, 'caverna new')).shown());
    await expect.poll(open).toContain('https://discord.com/oauth2/authorize?client_id=');
    expect(await stores.games.inChannel(channel)).toBeUndefined();
    discord.faults.inviteBot();
    await expect.poll(open).toContain('is open');
    expect(await stores.games.inChannel(channel)).toBeDefined();
  });

  it('continues with a turn that ended in the meantime as soon as the gateway announces it, even if the bot may act earlier', async () => {
    const { scene, discord, who, panel, press, person, channel, goesOn } = await openPlaced();
    discord.faults.removeBot();
    await (await press(who, panel, 'panel', 'end')).shown();
    const said = () => person(who).messages(channel).map(textOf).join();
    await expect.poll(said).toContain('I am no longer on this server');
    discord.faults.inviteBot(undefined, { tell: false });
    const head = async () => (await scene.stores.outbox.heads(undefined))[0];
    await expect.poll(async () => (await head())?.error).toContain('not known yet');
    discord.faults.inviteBot();
    await goesOn(who);
  });
});

it.each([
  ['SendMessages', 'Send Messages', {}],
  ['AttachFiles', 'Attach Files', {}],
  ['ViewChannel', 'View Channel', {}],
  ['SendMessagesInThreads', 'Send Messages in Threads', IN_THREAD],
] as const)(
  'a permission that is gone: %s: the player is informed, and the post follows',
  async (name, shown, options) => {
    const { discord, who, panel, press, person, channel, goesOn } = await openPlaced(options);
    // A thread has the permissions of its channel.
    const parent = discord.world.channels.get(channel)?.parentId ?? channel;
    discord.faults.revokePermission(parent, [name]);
    expect(textOf(await (await press(who, panel, 'panel', 'end')).shown())).toContain('Your turn is over');
    await discord.until(() =>
      person(who)
        .messages(channel)
        .map(textOf)
        .some((text) => text.includes('Your move counts') && text.includes(`**${shown}**`)),
    );
    discord.faults.grantPermission(parent, [name]);
    await goesOn(who);
  },
);

describe('an archived thread', () => {
  it('is reopened by a post or a change in it', async () => {
    const { discord, who, panel, press, channel, goesOn } = await openPlaced(IN_THREAD);
    discord.faults.rest({ route: POST, delayMs: 100 });
    await (await press(who, panel, 'panel', 'end')).shown();
    discord.faults.archiveThread(channel);
    await goesOn(who);
    expect(discord.world.channels.get(channel)?.thread?.archived).toBe(false);
  });

  it('that is locked keeps its posts waiting until it is unlocked, and nothing is lost', async () => {
    const { scene, discord, who, panel, press, channel, goesOn } = await openPlaced(IN_THREAD);
    discord.faults.revokePermission(channel, ['ManageThreads']);
    discord.faults.rest({ route: POST, delayMs: 300 });
    expect(textOf(await (await press(who, panel, 'panel', 'end')).shown())).toContain('Your turn is over');
    discord.faults.archiveThread(channel, { locked: true });
    const waiting = () => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9);
    await expect.poll(async () => (await waiting())[0]?.attempts ?? 0).toBeGreaterThan(0);
    discord.faults.grantPermission(channel, ['ManageThreads']);
    await goesOn(who);
  });

  it('is reopened for a lobby whose message changes', async () => {
    table = await openTable(1, IN_THREAD);
    const { scene, press, slash, latest, channel, messages } = table;
    const { discord } = scene;
    await press(0, await (await slash(0, 'caverna game end')).shown(), 'close');
    await (await slash(0, 'caverna new')).shown();
    const lobby = await latest('lobby');
    discord.faults.rest({ route: /^PATCH \/channels/, delayMs: 100 });
    await press(1, lobby, 'lobby', 'join');
    discord.faults.archiveThread(channel);
    await latest('lobby', '(2 of');
    expect(messages().filter(({ id }) => id === lobby.id)).toHaveLength(1);
    expect(scene.errors).toEqual([]);
  });
});

it('messages of another bot that had the game before are left alone, and the game continues', async () => {
  const { scene, discord, who, panel, press, channel, next, posted, slash } = await openPlaced();
  const former = discord.world.users.get(discord.users[1]?.id ?? '');
  for (const message of discord.world.messages.get(channel)?.values() ?? [])
    Object.assign(message, { author: { ...message.author, id: former?.id } });
  discord.faults.revokePermission(channel, ['ManageMessages']);
  await press(who, panel, 'panel', 'end');
  await next(who);
  await posted();
  await slash(1 - who, 'caverna away');
  expect(scene.errors).toEqual([]);
});
