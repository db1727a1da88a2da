import type { Discord } from './discord.ts';
import { refusal } from './errors.ts';
import type { Channel, Thread } from './world.ts';

const MAX_THREAD_MEMBERS = 1000;

/** Changes a thread's settings; throws 50083 if it is archived, unless this opens it. */
export function changeThread(discord: Discord, channel: Channel, change: Partial<Thread> & { name?: string }): void {
  const { thread } = channel;
  if (!thread) throw refusal('wrongChannelType');
  if (thread.archived && change.archived !== false) throw refusal('threadArchived');
  const { name, ...settings } = change;
  if (name !== undefined) channel.name = name;
  if (settings.archived !== undefined && settings.archived !== thread.archived) {
    thread.archiveChangedAt = discord.clock.now();
    thread.activeAt = discord.clock.now();
  }
  Object.assign(thread, settings);
  discord.happenings.tell({ t: 'CHANNEL_UPDATE', channel });
  archiveWhenQuiet(discord, channel);
}

/** Notes that somebody has written in a thread: that opens it, and restarts the time until it is archived. */
export function wakeThread(discord: Discord, channel: Channel): void {
  const { thread } = channel;
  if (!thread) return;
  thread.totalMessages += 1;
  thread.activeAt = discord.clock.now();
  if (!thread.archived) return;
  thread.archived = false;
  thread.archiveChangedAt = discord.clock.now();
  discord.happenings.tell({ t: 'CHANNEL_UPDATE', channel });
  archiveWhenQuiet(discord, channel);
}

/** Adds a user to a thread; throws 50083 or 30033. */
export function addThreadMember(discord: Discord, channel: Channel, userId: string): void {
  const { thread } = channel;
  if (!thread) throw refusal('wrongChannelType');
  if (thread.archived) throw refusal('threadArchived');
  if (thread.members.includes(userId)) return;
  if (thread.members.length >= MAX_THREAD_MEMBERS) throw refusal('tooManyThreadMembers');
  thread.members.push(userId);
  discord.happenings.tell({ t: 'CHANNEL_UPDATE', channel });
}

/** Archives a thread once nobody has written in it for as long as its setting says. */
export function archiveWhenQuiet(discord: Discord, channel: Channel): void {
  const { thread } = channel;
  if (!thread || thread.archived) return;
  const due = thread.activeAt + thread.autoArchiveMinutes * 60_000;
  discord.clock.after(due - discord.clock.now(), () => {
    if (thread.archived || !discord.world.channels.has(channel.id)) return;
    if (thread.activeAt + thread.autoArchiveMinutes * 60_000 > discord.clock.now()) archiveWhenQuiet(discord, channel);
    else changeThread(discord, channel, { archived: true });
  });
}
