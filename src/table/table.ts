import { createDesk, type Desk } from './ahead/desk.ts';
import { type Assembly, createAssembly } from './decide/assembly.ts';
import { withdrawn } from './decide/settled.ts';
import { endVotes } from './decide/votes.ts';
import type { Lobby, Request, Table } from './doors.ts';
import { createPersonal, type Personal } from './personal.ts';
import { lose, move } from './play/channels.ts';
import { publicEntry } from './play/live.ts';
import { createLobby, isOpen, mustEnd } from './play/lobby.ts';
import { showPosition, showTurns } from './play/showing.ts';
import { choose, endTurn, showPanel, startOver, stepBack } from './play/turns.ts';
import { undo } from './play/undo.ts';
import { createQueues } from './queues.ts';
import { type Admin, createAdmin, dropCopies, prunePosts } from './records/admin.ts';
import { createHall, forgetFurther, type Hall, rateGames } from './records/hall.ts';
import { showHistory } from './records/history.ts';
import { seatsThen } from './records/tenures.ts';
import { createCache, findTable, openLive, type Room, type Surroundings, saveStep, serveGame } from './room.ts';
import type { TableGame } from './types.ts';
import { adoptGames, attendWaits } from './waiting/attend.ts';
import { type Calls, createCalls } from './waiting/calls.ts';
import type { Chore } from './waiting/ticker.ts';

/** How many running games are held in memory; any other is replayed from its log when it is needed. */
const HELD_GAMES = 300;

/** The lobbies and tables of one database, and what must be done for them when its time has come. */
export interface Tables {
  readonly lobby: Lobby;
  readonly table: Table;
  readonly hall: Hall;
  readonly admin: Admin;
  readonly assembly: Assembly;
  readonly desk: Desk;
  readonly calls: Calls;
  readonly personal: Personal;
  readonly chores: readonly Chore[];
  /** Brings running games of earlier versions of this program into the care of the chores; once, at start-up. */
  adopt(): Promise<void>;
}

/** The lobbies and tables of one database; only one of these may be open for a database at a time. */
export function openTables(
  surroundings: Surroundings,
  { heldGames = HELD_GAMES }: { readonly heldGames?: number } = {},
): Tables {
  const room: Room = { ...surroundings, serve: createQueues(), games: createCache(heldGames) };
  const lobby = createLobby(room);
  return {
    lobby,
    table: createTable(room),
    hall: createHall(room, lobby),
    admin: createAdmin(room),
    assembly: createAssembly(room),
    desk: createDesk(room),
    calls: createCalls(room),
    personal: createPersonal(room),
    chores: [
      attendWaits(room),
      endVotes(room),
      dropCopies(room),
      prunePosts(room),
      rateGames(room),
      forgetFurther(room),
    ],
    adopt: () => adoptGames(room),
  };
}

function createTable(room: Room): Table {
  const { games, messages } = room.stores;
  return {
    find: (gameId) => findTable(room, gameId),
    inChannel: (channelId) => games.inChannel(channelId),
    ofUser: (userId) => games.ofUser(userId),
    position: (gameId, entry) => showPosition(room, gameId, entry),
    turns: (gameId) => showTurns(room, gameId),
    seatsAt: async (gameId) => seatsThen(room, await findTable(room, gameId)),
    history: (gameId) => showHistory(room, gameId),
    panel: (request) => showPanel(room, request),
    choose: (choice) => choose(room, choice),
    stepBack: (press) => stepBack(room, press),
    startOver: (press) => startOver(room, press),
    endTurn: (press) => endTurn(room, press),
    undo: (press) => undo(room, press),
    lose: (channelId) => lose(room, channelId),
    move: (request) => move(room, request),
    end: (request) => serveGame(room, request.gameId, () => end(room, request)),
    postAgain: (gameId) => serveGame(room, gameId, () => postAgain(room, gameId)),
    message: (gameId, purpose) => messages.find(gameId, purpose),
    keepMessage: (gameId, message) => messages.keep(gameId, message),
    dropMessage: (gameId, purpose) => messages.drop(gameId, purpose),
    told: (gameId, after) => messages.told(gameId, after),
    dropTold: (gameId, messageId) => messages.dropTold(gameId, messageId),
  };
}

async function postAgain(room: Room, gameId: string): Promise<void> {
  const game = await findTable(room, gameId);
  if (!isOpen(game)) return;
  const entry = game.status === 'lobby' ? 0 : publicEntry(await openLive(room, gameId));
  // What waits to look already looks for whoever has asked since.
  const coming = (await room.stores.outbox.unsent(gameId)).at(-1);
  if (coming?.kind === 'again' && coming.entry === entry) return;
  await saveStep(room, { game, posts: [{ kind: 'again', entry }] });
}

async function end(room: Room, { gameId, userId }: Request): Promise<TableGame> {
  const game = await findTable(room, gameId);
  mustEnd(game, userId);
  const closed: TableGame = { ...game, status: 'ended', closedAt: room.clock.now() };
  const log = await room.stores.games.log(gameId);
  const open = await room.stores.votes.open(gameId);
  const { vote, posts = [] } = open === undefined ? {} : withdrawn(open);
  await saveStep(room, {
    game: closed,
    waiting: { since: 0, seats: [] },
    ...(vote && { vote }),
    posts: [...posts, game.status === 'lobby' ? { kind: 'lobby' } : { kind: 'ended', entry: log.at(-1)?.entry ?? 0 }],
  });
  room.games.drop(gameId);
  room.logger.info({ gameId, entry: log.at(-1)?.entry ?? 0 }, 'game ended by its host');
  return closed;
}
