import { LRUCache } from 'lru-cache';
import { createPlanning } from './ahead/planning.ts';
import { binding } from './bind.ts';
import { createCoach } from './coach/coach.ts';
import { createAssembly } from './decide/assembly.ts';
import { attendDeputies, createDeputies } from './decide/deputies.ts';
import { LATE } from './decide/late.ts';
import { endVotes } from './decide/votes.ts';
import { isOpen } from './play/again.ts';
import { lose, move } from './play/channels.ts';
import {
  findInChannel,
  findOverInChannel,
  findTable,
  openLive,
  type Surroundings,
  saveStep,
  type TableContext,
} from './play/context.ts';
import { changeLanguage } from './play/language.ts';
import { publicEntry } from './play/live.ts';
import { createLobby, mustEnd } from './play/lobby.ts';
import { serveGame } from './play/serve.ts';
import { withdrawn } from './play/settled.ts';
import { showPosition, showTurns } from './play/showing.ts';
import { seatsThen } from './play/tenures.ts';
import { choose, chooseFirst, endTurn, showPanel, startOver, stepBack } from './play/turns.ts';
import { undo } from './play/undo.ts';
import type { GameMessage, MessagePurpose } from './posts.ts';
import { createLessons } from './practice/lessons.ts';
import { createSandboxes } from './practice/sandbox.ts';
import { createQueues } from './queues.ts';
import { createAdmin, dropCopies, prune } from './records/admin.ts';
import { showDeputies, showHistory } from './records/history.ts';
import { createRatings, forgetFurther, rateGames } from './records/ratings.ts';
import type { Request } from './requests.ts';
import { servesHouse } from './share.ts';
import type { TableGame } from './types.ts';
import { adoptGames, attendWaits } from './waiting/attend.ts';
import { createCalls } from './waiting/calls.ts';
import { attendLobbies } from './waiting/idle.ts';
import { createPersonal } from './waiting/personal.ts';
import type { Chore } from './waiting/ticker.ts';

/** How many running games are kept in memory; others are replayed from their logs when needed. */
const HELD_GAMES = 200;

/** The lobbies and tables of one database, and their chores. */
export type Tables = ReturnType<typeof openTables>;

/** Opens the lobbies and tables of a database; each process that uses the database opens its own. */
export function openTables(
  surroundings: Surroundings,
  { heldGames = HELD_GAMES }: { readonly heldGames?: number } = {},
) {
  const context: TableContext = { ...surroundings, serve: createQueues(), games: new LRUCache({ max: heldGames }) };
  return {
    lobby: createLobby(context),
    table: createTable(context),
    ratings: createRatings(context),
    admin: createAdmin(context),
    assembly: createAssembly(context),
    deputies: createDeputies(context),
    planning: createPlanning(context),
    coach: createCoach(context),
    calls: createCalls(context),
    personal: createPersonal(context),
    lessons: createLessons(context),
    sandboxes: createSandboxes(context),
    chores: [
      // This comes before the waits, because a new player of a seat gets the full time.
      attendDeputies(context),
      attendWaits(context, LATE),
      endVotes(context),
      seldom(attendLobbies(context)),
      ...choresOfHouse(context),
    ] as readonly Chore[],
    /** Hands running games from earlier versions of this program over to the chores, once at start-up. */
    adopt: () => adoptGames(context),
  };
}

/** Work that concerns no single game. If there are several processes, the one that serves the first shard does it. */
const choresOfHouse = (context: TableContext): readonly Chore[] =>
  servesHouse(context.share)
    ? [seldom(dropCopies(context)), prune(context), rateGames(context), seldom(forgetFurther(context))]
    : [];

/** How often to do the work that nobody waits for, in ms. */
const SELDOM = 60_000;

function seldom(chore: Chore): Chore {
  let next = 0;
  return {
    ...chore,
    async run(now) {
      if (now < next) return;
      next = now + SELDOM;
      await chore.run(now);
    },
  };
}

/** Running games. Every function throws TableError for a mistake of the user. */
function createTable(context: TableContext) {
  const bind = binding(context);
  return {
    find: bind(findTable),
    /** The lobby or running game of a channel, otherwise its last game. */
    inChannel: bind(findInChannel),
    /** The last finished game of a channel. */
    overInChannel: bind(findOverInChannel),
    /** The user's lobbies and running games, oldest first. */
    ofUser: (userId: string) => context.stores.games.ofUser(userId),
    /** A started game, now or after an entry of its log. */
    position: bind(showPosition),
    /** The closed turns of a game, oldest first, without those that were undone. */
    turns: bind(showTurns),
    /** The players over time: a turn names the player who made it. */
    seatsAt: async (gameId: string) => seatsThen(context, await findTable(context, gameId)),
    /** A started game, turn by turn from its start, up to an entry of its log or to the end. */
    history: bind(showHistory),
    /** The turns that deputies have played. */
    deputised: bind(showDeputies),
    /** The panel of the user's seat. */
    panel: bind(showPanel),
    /** Chooses an option; the option `end` ends the turn. */
    choose: bind(choose),
    /**
     * The same for the public question. It starts over a turn that was taken back, but leaves alone a turn that has
     * started since.
     */
    chooseFirst: bind(chooseFirst),
    /** Takes back the last move of the current turn. */
    stepBack: bind(stepBack),
    /** Takes back every move of the current turn. */
    startOver: bind(startOver),
    endTurn: bind(endTurn),
    /**
     * Takes back the last move of the current turn, or the end of the user's last turn while nobody has acted since.
     */
    undo: bind(undo),
    /** Notes that a channel is gone: closes its lobby, and tells the players of its running game. */
    lose: bind(lose),
    /** The ids of the channels in which a server has lobbies and running games. */
    places: (guildId: string) => context.stores.games.places(guildId),
    /**
     * Lets a game continue in another channel of its server. Its host may do that; if the old channel is gone, so may
     * any player.
     */
    move: bind(move),
    /** Changes the language of all public posts. The host may do that, and so may people who manage the server. */
    changeLanguage: bind(changeLanguage),
    /** Ends a game or closes a lobby; only the host may do that. */
    end: (request: Request) => serveGame(context, request.gameId, () => end(context, request)),
    /** Posts the lobby or the prompt of a game again if somebody has deleted it; calls nobody. */
    postAgain: (gameId: string) => serveGame(context, gameId, () => postAgain(context, gameId)),
    /** The last posted message of a game for a purpose. */
    message: (gameId: string, purpose: MessagePurpose) => context.stores.messages.find(gameId, purpose),
    /** Where all messages of a game are, one for each purpose. */
    messages: (gameId: string) => context.stores.messages.ofGame(gameId),
    /** A game's message for a purpose; also undefined if the game has waiting posts, because they may replace it. */
    standingMessage: (gameId: string, purpose: MessagePurpose) => context.stores.messages.standing(gameId, purpose),
    /** Stores a message that was posted without the outbox, for example as the answer to a command. */
    keepMessage: (gameId: string, message: GameMessage) => context.stores.messages.keep(gameId, message),
    /** Forgets a game's message for a purpose. */
    dropMessage: (gameId: string, purpose: MessagePurpose) => context.stores.messages.drop(gameId, purpose),
    /** The messages about turns that describe entries after a number, oldest first. */
    turnMessages: (gameId: string, after: number) => context.stores.messages.turnMessages(gameId, after),
    /** Whether all posts of a game have been sent. */
    isPosted: async (gameId: string): Promise<boolean> => (await context.stores.outbox.waiting(gameId)) === 0,
    /** Forgets a message about turns: it was marked as undone, or is gone. */
    dropTurnMessage: (gameId: string, messageId: string) => context.stores.messages.dropTurnMessage(gameId, messageId),
  };
}

/** Running games. */
export type Table = ReturnType<typeof createTable>;

async function postAgain(context: TableContext, gameId: string): Promise<void> {
  const game = await findTable(context, gameId);
  if (!isOpen(game)) return;
  const entry = game.status === 'lobby' ? 0 : publicEntry(await openLive(context, gameId));
  // A post of this kind that is already waiting serves this request, too.
  const coming = (await context.stores.outbox.unsent(gameId)).at(-1);
  if (coming?.kind === 'again' && coming.entry === entry) return;
  await saveStep(context, { game, posts: [{ kind: 'again', entry }] });
}

async function end(context: TableContext, { gameId, userId }: Request): Promise<TableGame> {
  const game = await findTable(context, gameId);
  mustEnd(game, userId);
  const closed: TableGame = { ...game, status: 'ended', closedAt: context.clock.now() };
  const log = await context.stores.games.log(gameId);
  const open = await context.stores.votes.open(gameId);
  const { vote, posts = [] } = open === undefined ? {} : withdrawn(open);
  const ended = await saveStep(context, {
    game: closed,
    waiting: { since: 0, seats: [] },
    ...(vote && { vote }),
    posts: [...posts, game.status === 'lobby' ? { kind: 'lobby' } : { kind: 'ended', entry: log.at(-1)?.entry ?? 0 }],
  });
  context.games.delete(gameId);
  context.logger.info({ gameId, entry: log.at(-1)?.entry ?? 0 }, 'game ended by its host');
  return ended;
}
