import { ChannelType } from 'discord.js';
import { expect, test } from 'vitest';
import { call, complaints, discordForEach, generalOf, mute } from './bot.ts';

const discord = discordForEach();

test('a thread from a message, once', async () => {
  const { general } = await generalOf(discord);
  const message = await general.send('game 7');
  const thread = await message.startThread({ name: 'Game 7', autoArchiveDuration: 1440 });
  const made = { id: message.id, name: 'Game 7', parentId: general.id, autoArchiveDuration: 1440 };
  expect(thread).toMatchObject({ ...made, type: ChannelType.PublicThread });
  await thread.send('first move');
  expect(discord.as('Bo').messages(thread.id)).toMatchObject([{ content: 'first move' }]);
  expect((await general.messages.fetch({ message: message.id, force: true })).hasThread).toBe(true);
  const again = `POST /channels/${general.id}/messages/${message.id}/threads`;
  expect((await call(discord, again, { name: 'again' })).json).toMatchObject({ code: 160004 });
  await expect(thread.setName('n'.repeat(101))).rejects.toMatchObject({ code: 50035 });
});

test('threads without a message: announced when public, hidden when private', async () => {
  const { general } = await generalOf(discord);
  const open = await general.threads.create({ name: 'Open' });
  expect(discord.as('Bo').messages(general.id)).toMatchObject([
    { type: 18, content: 'Open', message_reference: { channel_id: open.id } },
  ]);
  const secret = await general.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
  await secret.send('psst');
  expect(discord.as('Bo').messages(secret.id)).toEqual([]);
  await secret.members.add(discord.users[5]?.id ?? '');
  expect(discord.as('Bo').messages(secret.id)).toHaveLength(1);
  const wrong = { name: 'x', type: 11, auto_archive_duration: 61 };
  const refused = await call(discord, `POST /channels/${general.id}/threads`, wrong);
  expect([refused.status, complaints(refused.json.errors)]).toEqual([
    400,
    { auto_archive_duration: 'BASE_TYPE_CHOICES' },
  ]);
  discord.faults.revokePermission(general.id, ['CreatePublicThreads']);
  await expect(general.threads.create({ name: 'more' })).rejects.toMatchObject({ code: 50013 });
});

test('an archived thread accepts no edits or commands, and a message opens it again unless it is locked', async () => {
  const bot = await mute(discord);
  const { general } = await generalOf(discord);
  const thread = await general.threads.create({ name: 'Game' });
  const panel = await thread.send('panel');
  const pressed = discord.as('Mara').slash(thread.id, 'ask');
  const { id, token } = await bot.next();

  discord.faults.archiveThread(thread.id);
  await expect(panel.edit('x')).rejects.toMatchObject({ code: 50083, status: 400 });
  await expect(panel.delete()).rejects.toMatchObject({ code: 50083 });
  await expect(thread.setName('other')).rejects.toMatchObject({ code: 50083 });
  await expect(discord.as('Mara').slash(thread.id, 'ask')).rejects.toThrow('archived');
  await thread.send('wake');
  expect(discord.world.channels.get(thread.id)?.thread?.archived).toBe(false);
  await panel.edit('y');

  // An answer reopens an archived thread, but not a locked one.
  discord.faults.archiveThread(thread.id, { locked: true });
  const answer = () => call(discord, `POST /interactions/${id}/${token}/callback`, { type: 5 });
  expect((await answer()).json).toMatchObject({ code: 50083 });
  await thread.setArchived(false);
  await thread.setLocked(false);
  const stored = discord.world.channels.get(thread.id)?.thread;
  discord.faults.archiveThread(thread.id);
  expect((await answer()).status).toBe(204);
  expect(stored?.archived).toBe(false);
  expect((await pressed).acknowledged).toBe(true);

  discord.faults.archiveThread(thread.id, { locked: true });
  discord.faults.revokePermission(general.id, ['ManageThreads']);
  await expect(thread.send('x')).rejects.toMatchObject({ code: 160005 });
  await expect(thread.setArchived(false)).rejects.toMatchObject({ code: 50013 });
});

test('a quiet thread archives itself', async () => {
  const { general } = await generalOf(discord);
  const thread = await general.threads.create({ name: 'Quiet', autoArchiveDuration: 60 });
  const isArchived = () => discord.world.channels.get(thread.id)?.thread?.archived;
  discord.clock.advance(59 * 60_000);
  await thread.send('still here');
  discord.clock.advance(59 * 60_000);
  expect(isArchived()).toBe(false);
  discord.clock.advance(2 * 60_000);
  expect(isArchived()).toBe(true);
  await discord.until(() => thread.archived === true);
  const active = await call(discord, `GET /guilds/${discord.guildId}/threads/active`);
  expect(active.json['threads']).toEqual([]);
});

test('there can be at most a thousand active threads (160006)', async () => {
  const { general } = await generalOf(discord);
  const { id } = await general.threads.create({ name: 'first' });
  const first = discord.world.channels.get(id);
  if (!first) throw new Error('no thread');
  for (let count = 1; count < 1000; count += 1) {
    const copy = { ...structuredClone(first), id: `${BigInt(id) + BigInt(count)}` };
    discord.world.channels.set(copy.id, copy);
  }
  await expect(general.threads.create({ name: 'one more' })).rejects.toMatchObject({ code: 160006 });
});
