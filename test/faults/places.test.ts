import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../packages/local-discord/test/bot.ts';
import type { Scene } from '../commands/fixture.ts';
import { openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

const ANSWER = /^PATCH \/webhooks/;

async function openThread({ discord }: Scene): Promise<string> {
  const path = `POST /channels/${discord.channels[0]?.id}/threads`;
  const { json } = await call(discord, path, { name: 'A table of its own', type: 11 });
  return String((json as { id: string }).id);
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
    table = await openTable(2);
    const { scene, prompt, called, select, person, channel, expectWhole } = table;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    scene.discord.faults.rest({ route: ANSWER, delayMs: 100 });
    const back = table.press(who, panel, 'panel', 'back');
    scene.discord.faults.deleteMessage(panel.id);
    await back;
    const anew = await scene.discord.until(() =>
      person(who)
        .messages(channel)
        .find(({ id, flags }) => id > panel.id && Number(flags) & 64),
    );
    expect((await (await select(who, anew, 'place clearing')).shown()).id).toBe(anew.id);
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });

  it('does not matter if it was the prompt', async () => {
    table = await openTable(2);
    const { scene, prompt, called, press, select, latest, expectWhole } = table;
    scene.discord.faults.deleteMessage(prompt.id);
    const who = called(prompt);
    const panel = await (await table.slash(who, 'caverna turn')).shown();
    const placed = await (await select(who, panel, 'place logging')).shown();
    await press(who, placed, 'panel', 'end');
    await latest('open', (text) => text.includes(`<@${scene.discord.users[1 - who]?.id}>`));
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });
});

describe('a channel that is gone', () => {
  it('ends the posts, and nothing else', async () => {
    table = await openTable(2);
    const { scene, prompt, called, press, select, channel, game } = table;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    scene.discord.faults.rest({ route: ANSWER, delayMs: 200 });
    await press(who, panel, 'panel', 'end');
    scene.discord.faults.deleteChannel(channel);
    await expect.poll(async () => scene.stores.games.log((await game()).id)).toHaveLength(2);
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await expectTold(scene);
    await (await scene.discord.as('Tom').slash(scene.discord.channels[1]?.id ?? '', 'caverna new')).shown();
  });

  it('may be a thread', async () => {
    table = await openTable(2, { where: openThread });
    const { scene, prompt, called, press, select, channel } = table;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    scene.discord.faults.rest({ route: /^POST .*messages$/, delayMs: 100 });
    await (await press(who, panel, 'panel', 'end')).shown();
    scene.discord.faults.deleteChannel(channel);
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await expectTold(scene);
  });
});

describe('a thread whose channel is deleted', () => {
  it.each(['active', 'archived'] as const)(
    'disappears without notice from Discord, and its players are informed: %s',
    async (how) => {
      table = await openTable(2, { where: openThread });
      const { scene, channel, game } = table;
      const { discord } = scene;
      await scene.bot.drain();
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
  const lobbyHere = (scene: Scene) => scene.stores.games.inChannel(scene.discord.channels[1]?.id ?? '');

  it('gets an invite link, and no table is opened', async () => {
    table = await openTable(2);
    const { scene } = table;
    const { discord } = scene;
    discord.faults.removeBot();
    const open = async () =>
      textOf(await (await discord.as('Tom').slash(discord.channels[1]?.id ?? '', 'caverna new')).shown());
    await expect.poll(open).toContain('https://discord.com/oauth2/authorize?client_id=');
    expect(await lobbyHere(scene)).toBeUndefined();
    discord.faults.inviteBot();
    await expect.poll(open).toContain('is open');
    expect(await lobbyHere(scene)).toBeDefined();
  });

  it('continues with a turn that ended in the meantime as soon as the gateway announces it, even if the bot may act earlier', async () => {
    table = await openTable(2);
    const { scene, prompt, called, press, select, person, channel, latest, expectWhole } = table;
    const { discord } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    discord.faults.removeBot();
    await (await press(who, panel, 'panel', 'end')).shown();
    const said = () => person(who).messages(channel).map(textOf).join();
    await expect.poll(said).toContain('I am no longer on this server');
    discord.faults.inviteBot(undefined, { tell: false });
    const head = async () => (await scene.stores.outbox.heads(undefined))[0];
    await expect.poll(async () => (await head())?.error, { timeout: 20_000 }).toContain('not known yet');
    discord.faults.inviteBot();
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });
});

const PERMISSIONS = [
  ['SendMessages', 'Send Messages'],
  ['AttachFiles', 'Attach Files'],
  ['ViewChannel', 'View Channel'],
  ['SendMessagesInThreads', 'Send Messages in Threads'],
] as const;

describe('a permission that is gone', () => {
  it.each(PERMISSIONS)('%s: the player is informed, and the post follows', async (name, shown) => {
    table = await openTable(2, name === 'SendMessagesInThreads' ? { where: openThread } : {});
    const { scene, prompt, called, press, select, person, channel, latest, expectWhole } = table;
    const { discord } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    // A thread has the permissions of its channel.
    const parent = discord.world.channels.get(channel)?.parentId ?? channel;
    discord.faults.revokePermission(parent, [name]);
    const closed = await (await press(who, panel, 'panel', 'end')).shown();
    expect(textOf(closed)).toContain('Your turn is over');
    await discord.until(() =>
      person(who)
        .messages(channel)
        .map(textOf)
        .some((text) => text.includes('Your move counts') && text.includes(`**${shown}**`)),
    );
    discord.faults.grantPermission(parent, [name]);
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });
});

describe('an archived thread', () => {
  it('is reopened by a post or a change in it', async () => {
    table = await openTable(2, { where: openThread });
    const { scene, prompt, called, press, select, channel, latest, expectWhole } = table;
    const { discord } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    discord.faults.rest({ route: /^POST .*messages$/, delayMs: 100 });
    await (await press(who, panel, 'panel', 'end')).shown();
    discord.faults.archiveThread(channel);
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expectWhole();
    expect(discord.world.channels.get(channel)?.thread?.archived).toBe(false);
    expect(scene.errors).toEqual([]);
  });

  it('that is locked keeps its posts waiting until it is unlocked, and nothing is lost', async () => {
    table = await openTable(2, { where: openThread });
    const { scene, prompt, called, press, select, channel, latest, expectWhole } = table;
    const { discord } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    discord.faults.revokePermission(channel, ['ManageThreads']);
    discord.faults.rest({ route: /^POST .*messages$/, delayMs: 300 });
    expect(textOf(await (await press(who, panel, 'panel', 'end')).shown())).toContain('Your turn is over');
    discord.faults.archiveThread(channel, { locked: true });
    const waiting = () => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9);
    await expect.poll(async () => (await waiting())[0]?.attempts ?? 0).toBeGreaterThan(0);
    discord.faults.grantPermission(channel, ['ManageThreads']);
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });

  it('is reopened for a lobby whose message changes', async () => {
    table = await openTable(1, { where: openThread });
    const { scene, press, slash, latest, channel, messages } = table;
    const { discord } = scene;
    await press(0, await (await slash(0, 'caverna game end')).shown(), 'close');
    await (await slash(0, 'caverna new')).shown();
    const lobby = await latest('lobby');
    discord.faults.rest({ route: /^PATCH \/channels/, delayMs: 100 });
    await press(1, lobby, 'lobby', 'join');
    discord.faults.archiveThread(channel);
    await latest('lobby', (text) => text.includes('(2 of'));
    expect(messages().filter(({ id }) => id === lobby.id)).toHaveLength(1);
    expect(scene.errors).toEqual([]);
  });
});

describe('messages of another bot that had the game before', () => {
  it('are left alone, and the game continues', async () => {
    table = await openTable(2);
    const { scene, channel, prompt, called, select, press, latest, slash } = table;
    const { discord } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    const former = discord.world.users.get(discord.users[1]?.id ?? '');
    for (const message of discord.world.messages.get(channel)?.values() ?? []) {
      Object.assign(message, { author: { ...message.author, id: former?.id } });
    }
    discord.faults.revokePermission(channel, ['ManageMessages']);
    await press(who, panel, 'panel', 'end');
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9), { timeout: 5_000 }).toEqual([]);
    await slash(1 - who, 'caverna away');
    expect(scene.errors).toEqual([]);
  });
});
