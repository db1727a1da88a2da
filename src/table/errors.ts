/**
 * The mistakes that a user can make at a table, each with the parameters of its sentence. If there are several names,
 * they are one text, separated by commas.
 */
export const TABLE_ERRORS = {
  /** There is no such game, or none in this channel. */
  noGame: [],
  /** There is no such lesson. */
  noLesson: [],
  /** No lesson is running, or the one that the press belongs to is over. */
  noLessonNow: [],
  /** The user has left the sandbox, or it is too old, or a restart has removed it. */
  noSandbox: [],
  /** Nobody has anything to decide at that point of the game. */
  nothingToTry: [],
  /** The players hold something that nobody else knows yet. */
  tryLater: [],
  /** Users can try out earlier turns only after the game is over. */
  earlierTurns: [],
  /** The press was on somebody else's private message. */
  notYours: [],
  /** The registry has no such game. */
  unknownGame: ['game'],
  /** The channel already has a lobby or a running game. */
  channelBusy: ['status'],
  /**
   * The user, or all hosts of the server together, have reached the limit on open lobbies, or on lobbies opened within
   * a day.
   */
  tooManyLobbies: ['most'],
  tooManyGames: ['most'],
  tooManyLobbiesHere: ['most'],
  tooManyGamesHere: ['most'],
  /** An option has a value that the game does not know. */
  badOptions: ['option'],
  /** A time bank has more or fewer hours than allowed, or cannot be read. */
  badBank: ['most', 'added'],
  /** The options do not fit together, or do not suit the players; the reason is its name in the rules of `game`. */
  unfitOptions: ['game', 'reason'],
  /** A seat cannot play this side. */
  sideNotOpen: [],
  badPlaces: ['min', 'max'],
  /** The game has started or is over: nobody can join, leave or change it. */
  alreadyStarted: [],
  /** The game is still a lobby. */
  notStarted: [],
  /** More people are in a lobby than can play the chosen game. */
  tooManySeated: ['max', 'seated'],
  lobbyFull: ['places'],
  /** All free seats of a lobby are kept for people from an earlier table. */
  seatsKept: ['players'],
  alreadyJoined: [],
  notJoined: [],
  notHost: ['host'],
  tooFewPlayers: ['min', 'seated'],
  gameOver: [],
  /** A server admin has paused the game. */
  paused: [],
  /** The game is not paused. */
  notPaused: [],
  /** No post of the game has failed. */
  nothingStuck: [],
  /** The game cannot return to that entry of its log. */
  cannotRollBack: ['entry', 'last'],
  /** The log of the game is too long for anything else to be taken back. */
  takenBackTooOften: [],
  /** The server has reached the daily limit on imported files or bytes. */
  importsSpent: ['files', 'megabytes'],
  /** The server has reached the limit on imported games. */
  tooManyImported: ['most'],
  /** The seat is kept for the user, but they have not taken it yet. */
  seatKept: [],
  /** No seat is kept for the user. */
  noSeatKept: [],
  /** Nobody has become the host yet. */
  noHost: [],
  hostStands: [],
  /** The game is already in that channel. */
  alreadyHere: [],
  /** The game must be over for this, but is still running. */
  gameNotOver: [],
  /** The user does not play in this game. */
  notSeated: [],
  notYourTurn: ['awaited'],
  /** Something must still be decided before the turn can end. */
  cannotEnd: [],
  nothingToStepBack: [],
  /** A move of the current turn has turned over something face down. */
  stepRevealed: [],
  /** The public game has changed since the user saw it. */
  stale: [],
  nothingToUndo: [],
  undoOthersActed: [],
  /** Others have made moves in turns that they have not ended; `others` are their names. */
  undoOthersBegun: ['others'],
  undoRevealed: [],
  /** No other player could agree, so the game would become unrated. */
  undoUnrates: [],
  /** The turn cannot be taken back. */
  undoUnknown: [],
  /** The rules can no longer replay the game up to that turn. */
  undoImpossible: [],
  /** Another vote is open. */
  voteOpen: [],
  /** A stranger asks for a seat too soon after the previous such request; `until` is in UTC ms. */
  wishPause: ['until'],
  /**
   * The player has refused a seat, or has been named for one again and again; they cannot be named again before
   * `until`, in UTC ms.
   */
  namedPause: ['player', 'until'],
  /** The vote is over, or the game has settled its question. */
  voteOver: [],
  notVoter: [],
  /** The player still has time; `until` is when it ends, in UTC ms; a decision may take `span` ms. */
  notLate: ['player', 'until', 'span'],
  /** The same with a time bank: that of everybody the game is waiting for, or of one player. */
  bankNotSpent: ['players', 'until'],
  /** Somebody without a vote cannot decide before `until`, in UTC ms. */
  notYetAlone: ['until'],
  /** The player has no decision, or a computer plays for them. */
  notAwaited: ['player'],
  /** Nobody was named, and the game is not waiting for anybody else. */
  nobodyAwaited: [],
  /**
   * The same for several players; `until` is when the first of them runs out of time, in UTC ms. A decision may
   * take `span` ms.
   */
  nobodyLate: ['players', 'until', 'span'],
  /** Several players have kept the others waiting too long, and none was named. */
  severalLate: ['players'],
  ownSeat: [],
  /** The user has no decision, or it is no longer the one that the press was for. */
  nothingToSilence: [],
  /** The game is not waiting for anybody else. */
  nobodyToNudge: [],
  /** An absence ends before it starts, is already over, or is too far away. */
  badAway: [],
  tooManyAway: ['most'],
  /** There is no absence to cancel. */
  notAway: [],
  /** Somebody named themselves as their deputy. */
  deputySelf: [],
  /** The named deputy, `player`, has a deputy of their own, or is about to. */
  deputyAway: ['player'],
  /** The user is a deputy, so nobody can be theirs; `players` are the names of those they play for. */
  deputyBusy: ['players'],
  /** The user has a deputy, so they cannot be anybody's. */
  deputyOwn: ['deputy'],
  /** The user has asked the same person again and again. */
  deputyPause: ['deputy'],
  /** The user does not play in any running game on the server. */
  deputyNoGames: [],
  /** The request for a deputy, or the arrangement that followed, is over. */
  deputyOver: [],
  /** A deputy cannot plan ahead for a player. */
  deputyPlans: ['player'],
  badSetting: [],
  unknownTimeZone: ['zone'],
  /** Several players have the name that was typed. */
  severalPlayers: ['name'],
  alreadySeated: ['player'],
  notOffered: [],
  /** The turn to plan has already come. */
  turnHasCome: [],
  /** The player has no turn that could be foreseen and planned. */
  noTurnToCome: [],
  tooManyOrders: ['most'],
  tooManyWishes: ['most'],
  /** The order, or the rehearsed turn, no longer exists. */
  orderGone: [],
  /** This cannot be planned. */
  notAhead: [],
  nothingRehearsed: [],
  /** The game cannot explain its judgements. */
  noCoach: [],
  /** The table has not allowed the coach. */
  coachNotAllowed: [],
  /** The user is already waiting for an answer from the coach. */
  noTurnYet: [],
  coachThinking: [],
  /** The program is stopping, so computers have stopped thinking. */
  coachStopped: [],
  /** No turn of the game can be replayed. */
  nothingToAnalyse: [],
  /** Only a finished game can be analysed. */
  notAnalysedYet: [],
  noteTooLong: ['most'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of the message for a user's mistake. */
export type TableErrorKey = keyof typeof TABLE_ERRORS;

/** The parameters of a key's message. */
export type TableErrorParams<K extends TableErrorKey = TableErrorKey> = Readonly<
  Record<(typeof TABLE_ERRORS)[K][number], string | number>
>;

/** A mistake of a user; nothing was changed. `key` names its sentence, `params` are the parameters of that sentence. */
export class TableError extends Error {
  override name = 'TableError';
  readonly key: TableErrorKey;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(key: TableErrorKey, params: Readonly<Record<string, string | number>>) {
    super(`${key} ${JSON.stringify(params)}`);
    this.key = key;
    this.params = params;
  }
}

/** Creates the error for a key with its parameters. */
export function mistake<K extends TableErrorKey>(key: K, params: TableErrorParams<K>): TableError {
  return new TableError(key, params);
}
