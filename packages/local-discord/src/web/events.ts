import { MessageFlags } from 'discord-api-types/v10';
import { dropMessage, loadHistory, putMessage } from './history.ts';
import { belongsTo } from './interactions.ts';
import { channelById, countMention, markRead, people } from './people.ts';
import { isAtEnd, scrollToEnd } from './scroll.ts';
import { listen } from './server.ts';
import { firstChannel, openChannel, readWorld } from './session.ts';
import { afterDraw, change, type LocalEvent, type LocalMessage, state } from './state.ts';

/** Listens as every user at once, for the badges of all seats; done when all are connected or have failed to be. */
export const listenAsEverybody = (): Promise<unknown> => Promise.all(people().map(({ id }) => listenAs(id)));

const listenAs = (user: string) =>
  new Promise<void>((connected) => {
    listen(user, {
      event: (event) => receive(user, event),
      open: (again) => {
        connected();
        if (user !== state.me) return;
        change({ connected: true });
        if (again) void catchUp();
      },
      lost: () => {
        connected();
        if (user === state.me) change({ connected: false });
      },
    });
  });

/** Reads everything again after a lost connection: another server may have started in the meantime. */
async function catchUp() {
  const open = state.histories[state.channel];
  change({ histories: open ? { [state.channel]: open } : {}, mentions: {} });
  await Promise.all([readWorld(), loadHistory(state.channel)]);
}

function receive(user: string, { t, d }: LocalEvent) {
  const mine = user === state.me;
  switch (t) {
    case 'MESSAGE_CREATE':
      return messageCreated(user, d as LocalMessage);
    case 'MESSAGE_UPDATE':
      return mine && messageChanged(d as LocalMessage);
    case 'MESSAGE_DELETE':
      return mine && dropMessage(d as LocalMessage);
    case 'CLOCK':
      return mine && change({ clockOffset: (d as { now: number }).now - Date.now() });
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
    case 'CHANNEL_DELETE':
      return mine && void channelsChanged();
    case 'LOCALE_UPDATE':
    case 'COMMANDS_UPDATE':
      return mine && void readWorld();
  }
}

function messageCreated(user: string, message: LocalMessage) {
  if (user !== state.me) return countMention(user, message);
  const isOpen = message.channel_id === state.channel;
  // Somebody who asked for a message wants to see it, even if they pressed far up the list.
  const follows = isOpen && (isAtEnd() || ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0);
  putMessage(message);
  if (follows) afterDraw(scrollToEnd);
  if ((follows && document.visibilityState === 'visible') || message.author.id === user) return;
  if (isOpen) change({ below: state.below + 1 });
  countMention(user, message);
}

function messageChanged(message: LocalMessage) {
  state.failures.delete(message.id);
  for (const key of state.chosen.keys()) if (belongsTo(key, message)) state.chosen.delete(key);
  putMessage(message);
}

async function channelsChanged() {
  await readWorld();
  if (!channelById(state.channel)) openChannel(firstChannel());
}

/** Marks the open channel as read when its last message is in sight. */
export function lookAtChannel() {
  if (document.visibilityState !== 'visible' || !isAtEnd()) return;
  if (state.below > 0) change({ below: 0 });
  markRead();
}
