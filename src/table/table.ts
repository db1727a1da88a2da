import { createPlanning, type Planning } from './ahead/desk.ts';
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
import { createRatings, type Ratings, rateGames } from './records/hall.ts';
import { showHistory } from './records/history.ts';
import { seatsThen } from './records/tenures.ts';
import { createCache, findTable, openLive, type Surroundings, saveStep, serveGame, type TableContext } from './room.ts';
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
  readonly ratings: Ratings;
  readonly admin: Admin;
  readonly assembly: Assembly;
  readonly planning: Planning;
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
  const context: TableContext = { ...surroundings, serve: createQueues(), games: createCache(heldGames) };
  const lobby = createLobby(context);
  return {
    lobby,
    table: createTable(context),
    ratings: createRatings(context, lobby),
    admin: createAdmin(context),
    assembly: createAssembly(context),
    planning: createPlanning(context),
    calls: createCalls(context),
    personal: createPersonal(context),
    chores: [attendWaits(context), endVotes(context), dropCopies(context), prunePosts(context), rateGames(context)],
    adopt: () => adoptGames(context),
  };
}

function createTable(context: TableContext): Table {
  const { games, messages } = context.stores;
  return {
    find: (gameId) => findTable(context, gameId),
    inChannel: (channelId) => games.inChannel(channelId),
    ofUser: (userId) => games.ofUser(userId),
    position: (gameId, entry) => showPosition(context, gameId, entry),
    turns: (gameId) => showTurns(context, gameId),
    seatsAt: async (gameId) => seatsThen(context, await findTable(context, gameId)),
    history: (gameId) => showHistory(context, gameId),
    panel: (request) => showPanel(context, request),
    choose: (choice) => choose(context, choice),
    stepBack: (press) => stepBack(context, press),
    startOver: (press) => startOver(context, press),
    endTurn: (press) => endTurn(context, press),
    undo: (press) => undo(context, press),
    lose: (channelId) => lose(context, channelId),
    move: (request) => move(context, request),
    end: (request) => serveGame(context, request.gameId, () => end(context, request)),
    postAgain: (gameId) => serveGame(context, gameId, () => postAgain(context, gameId)),
    message: (gameId, purpose) => messages.find(gameId, purpose),
    keepMessage: (gameId, message) => messages.keep(gameId, message),
    dropMessage: (gameId, purpose) => messages.drop(gameId, purpose),
    turnMessages: (gameId, after) => messages.turnMessages(gameId, after),
    dropTurnMessage: (gameId, messageId) => messages.dropTurnMessage(gameId, messageId),
  };
}

async function postAgain(context: TableContext, gameId: string): Promise<void> {
  const game = await findTable(context, gameId);
  if (!isOpen(game)) return;
  const entry = game.status === 'lobby' ? 0 : publicEntry(await openLive(context, gameId));
  await saveStep(context, { game, posts: [{ kind: 'again', entry }] });
}

async function end(context: TableContext, { gameId, userId }: Request): Promise<TableGame> {
  const game = await findTable(context, gameId);
  mustEnd(game, userId);
  const closed: TableGame = { ...game, status: 'ended', closedAt: context.clock.now() };
  const log = await context.stores.games.log(gameId);
  const open = await context.stores.votes.open(gameId);
  const { vote, posts = [] } = open === undefined ? {} : withdrawn(open);
  await saveStep(context, {
    game: closed,
    waiting: { since: 0, seats: [] },
    ...(vote && { vote }),
    posts: [...posts, game.status === 'lobby' ? { kind: 'lobby' } : { kind: 'ended', entry: log.at(-1)?.entry ?? 0 }],
  });
  context.games.drop(gameId);
  context.logger.info({ gameId, entry: log.at(-1)?.entry ?? 0 }, 'game ended by its host');
  return closed;
}
