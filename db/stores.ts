import type { Stores } from '../src/table/stores.ts';
import { analysisStore } from './analyses.ts';
import type { Connections } from './connection.ts';
import { gameStore } from './games.ts';
import { loginStore } from './logins.ts';
import { messageStore } from './messages.ts';
import { outboxStore } from './outbox.ts';
import { peopleStore } from './people.ts';
import { resultStore } from './results.ts';
import { voteStore } from './votes.ts';
import { waitStore } from './waits.ts';

/** The stores in either kind of database. */
export const storesOn = (connections: Connections): Omit<Stores, 'close'> => ({
  games: gameStore(connections),
  outbox: outboxStore(connections),
  messages: messageStore(connections),
  waits: waitStore(connections),
  votes: voteStore(connections),
  people: peopleStore(connections),
  results: resultStore(connections),
  analyses: analysisStore(connections),
  logins: loginStore(connections),
});
