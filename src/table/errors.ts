/**
 * The mistakes that a user can make at a table, each with the names of what its sentence may mention.
 * Names of several people come as one text, separated by commas.
 */
export const TABLE_ERRORS = {
  /** There is no such game, or none in this channel. */
  noGame: [],
  /** There is no such lesson. */
  noLesson: [],
  /** No lesson is begun, or the one that was pressed is over. */
  noLessonNow: [],
  /** A press on something private of somebody else. */
  notYours: [],
  /** The registry of games has no such key. */
  unknownGame: ['game'],
  /** The channel has a lobby or a running game already. */
  channelBusy: ['status'],
  /** The user hosts as many open lobbies as one may, has opened as many as one may within a day; or all of the server have. */
  tooManyLobbies: ['most'],
  tooManyGames: ['most'],
  tooManyLobbiesHere: ['most'],
  tooManyGamesHere: ['most'],
  /** An option has a value that the game does not know. */
  badOptions: ['option', 'problem'],
  /** The options do not fit each other or the players: the reason, by the name that the rules of `game` have for it. */
  unfitOptions: ['game', 'reason'],
  /** A seat cannot be played by those rules. */
  sideNotOpen: [],
  badPlaces: ['min', 'max'],
  /** The game has begun or is over: it can no longer be joined, left or changed. */
  alreadyStarted: [],
  /** The game is still a lobby. */
  notStarted: [],
  /** More people sit in a lobby than can play the game that is chosen. */
  tooManySeated: ['max', 'seated'],
  lobbyFull: ['places'],
  /** All free seats of a lobby are kept for those of a former table. */
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
  /** The game cannot be taken back to that entry of its log. */
  cannotRollBack: ['entry', 'last'],
  /** The log of the game has as many entries as anything may be taken back in. */
  takenBackTooOften: [],
  /** The server has imported as many files, or bytes, as a day allows. */
  importsSpent: ['files', 'megabytes'],
  /** The server has as many imported games as it may. */
  tooManyImported: ['most'],
  /** The seat is kept for the user, who has not taken it yet. */
  seatKept: [],
  /** No seat is kept for the user. */
  noSeatKept: [],
  /** Nobody is the host yet. */
  noHost: [],
  hostStands: [],
  /** The game is in that channel already. */
  alreadyHere: [],
  /** The game is running and must be over. */
  gameNotOver: [],
  /** The user does not play in this game. */
  notSeated: [],
  notYourTurn: ['awaited'],
  /** Something must still be decided before the turn can be ended. */
  cannotEnd: [],
  nothingToStepBack: [],
  /** A move of the running turn has turned something up that lay face down. */
  stepRevealed: [],
  /** The public game has gone on, or back, since the user saw it. */
  stale: [],
  nothingToUndo: [],
  undoOthersActed: [],
  /** Others have moves in a turn that they have not ended: the names of these players. */
  undoOthersBegun: ['others'],
  undoRevealed: [],
  /** Nobody else plays who could agree to it, so that the game would not be rated any more. */
  undoUnrates: [],
  /** The turn is not one that can be taken back. */
  undoUnknown: [],
  /** The rules no longer replay the game up to that turn. */
  undoImpossible: [],
  /** The game votes on something else. */
  voteOpen: [],
  /** Somebody who does not play asks for a seat too soon after the last such request; `until` is in UTC ms. */
  wishPause: ['until'],
  /** The player has refused a seat, or was named for one again and again; until a moment in UTC ms. */
  namedPause: ['player', 'until'],
  /** The vote has ended, or what it was about has been settled. */
  voteOver: [],
  notVoter: [],
  /** The player still has time, until a moment in UTC ms; a decision may take so many ms. */
  notLate: ['player', 'until', 'span'],
  /** Somebody without a vote can decide only later, from a moment in UTC ms on. */
  notYetAlone: ['until'],
  /** Nothing is asked of the player, or a computer plays for them. */
  notAwaited: ['player'],
  /** Nobody was named, and nobody else is waited for. */
  nobodyAwaited: [],
  /** The same for several players; the first one has time until a moment in UTC ms. A decision may take so many ms. */
  nobodyLate: ['players', 'until', 'span'],
  /** More than one player has let the others wait for too long, and none was named. */
  severalLate: ['players'],
  ownSeat: [],
  /** Nothing is asked of the user, or no longer what they pressed for. */
  nothingToSilence: [],
  /** Nobody else is waited for. */
  nobodyToNudge: [],
  /** An absence ends before it begins, is over, or is too far away. */
  badAway: [],
  tooManyAway: ['most'],
  /** There is no absence to be taken back. */
  notAway: [],
  badSetting: [],
  unknownTimeZone: ['zone'],
  /** A name that was typed is that of several players. */
  severalPlayers: ['name'],
  alreadySeated: ['player'],
  notOffered: [],
  /** The turn to be planned has already come. */
  turnHasCome: [],
  /** The player has no foreseeable turn to plan. */
  noTurnToCome: [],
  tooManyOrders: ['most'],
  tooManyWishes: ['most'],
  /** The order, or the turn that was rehearsed, is no longer there. */
  orderGone: [],
  /** This cannot be planned. */
  notAhead: [],
  nothingRehearsed: [],
  /** Nobody explains how the game is judged. */
  noCoach: [],
  /** The table has not allowed the coach. */
  coachNotAllowed: [],
  /** The user waits for an answer of the coach already. */
  noTurnYet: [],
  coachThinking: [],
  /** The program ends, so nobody thinks any more. */
  coachStopped: [],
  /** No turn of the game can be replayed. */
  nothingToAnalyse: [],
  /** A game is analysed when it is over. */
  notAnalysedYet: [],
  noteTooLong: ['most'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of a message for a user's mistake. */
export type TableErrorKey = keyof typeof TABLE_ERRORS;

/** What the message of a key mentions. */
export type TableErrorParams<K extends TableErrorKey = TableErrorKey> = Readonly<
  Record<(typeof TABLE_ERRORS)[K][number], string | number>
>;

/** A mistake of a user; nothing was changed. `key` names the sentence that tells it, `params` what it mentions. */
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

/** Makes the error of a key with what its message mentions. */
export function mistake<K extends TableErrorKey>(key: K, params: TableErrorParams<K>): TableError {
  return new TableError(key, params);
}
