import { plain } from '../../../text.ts';
import { list } from '../list.ts';

/** The parameters of a mistake's sentence, as shown: names are escaped, moments read `in 3 days`. */
type Params = Readonly<Record<string, string>>;

const players = (count = ''): string => `${count} ${count === '1' ? 'player' : 'players'}`;

/** How long something may take, in whole units of time. */
export const duration = {
  minutes: (count: number): string => `${count} minutes`,
  hours: (count: number): string => `${count} hours`,
  days: (count: number): string => `${count} days`,
};

/** A sentence for each mistake at a table: what is wrong, and what to do. Names of several people come as one text. */
export const tableErrors = {
  noGame: () => 'There is no game in this channel. Open one with `/caverna new`.',
  notYours: () =>
    'That belongs to somebody else. `/caverna learn` starts your own lessons, `/caverna try` your own sandbox.',
  noSandbox: () =>
    'This sandbox is gone. It lasts an hour at most, and ends when you leave it or I restart. `/caverna try` opens a new one.',
  nothingToTry: () =>
    'Nobody has anything to decide at that point, so there is nothing to try out. Choose another turn.',
  tryLater: () => 'You can try things out once everybody has chosen what to play.',
  earlierTurns: () => 'You can try earlier turns once the game is over. Until then, `/caverna try` starts from now.',
  noLessonNow: () => 'This lesson is over, or you have started another one. `/caverna learn` continues.',
  noLesson: () => 'There is no such lesson. `/caverna learn` shows all of them.',
  unknownGame: ({ game }: Params) => `I do not know a game called “${game}”. Nothing was changed.`,
  channelBusy: ({ status }: Params): string =>
    status === 'lobby'
      ? 'There is already an open lobby in this channel. Join it, close it, or use another channel or thread.'
      : 'A game is already running in this channel. Use another channel or a thread for a second one.',
  tooManyLobbies: ({ most }: Params) =>
    `You already have ${most} open lobbies; \`/caverna mine\` lists them. Start or close one first.`,
  tooManyGames: ({ most }: Params) =>
    `You have opened ${most} games in the last 24 hours. Join another one, or open the next one tomorrow.`,
  tooManyLobbiesHere: ({ most }: Params) =>
    `This server already has ${most} open lobbies. Join one of them, or have one closed first.`,
  tooManyGamesHere: ({ most }: Params) =>
    `${most} games have been opened on this server in the last 24 hours. Join one of them, or open the next one tomorrow.`,
  badOptions: ({ option }: Params) =>
    `I do not know the option “${option}”, or it does not take that value. Nothing was changed.`,
  badBank: ({ most, added }: Params) =>
    `A time bank holds 1 to ${most} hours, and each decision adds 1 to ${added}. Write both, such as \`48+8\`. Nothing was changed.`,
  unfitOptions: () =>
    'These options do not go together, or do not suit the players here. The host can change them with *Options*. Nothing was changed.',
  sideNotOpen: () =>
    'You can no longer choose that: somebody else has it, or the options have changed. The lobby shows what is left. Nothing was changed.',
  badPlaces: ({ min, max }: Params) => `Choose ${min} to ${max} seats, at least one for everybody who has joined.`,
  tooManySeated: ({ max, seated }: Params) =>
    `That game is for up to ${max} players, but ${seated} have joined. Nothing was changed.`,
  alreadyStarted: () =>
    'This game has started, so its players and options are fixed. Open a new one with `/caverna new`.',
  notStarted: () =>
    'This game has not started yet. The host starts it in the lobby. To look at the last game, use the buttons under its result.',
  lobbyFull: ({ places }: Params) =>
    `All ${places} seats are taken. Ask the host for another seat, or open a game in another channel.`,
  seatsKept: ({ players }: Params) => `The free seats are kept for ${players}. The host can free them for others.`,
  alreadyJoined: () => 'You have already joined. The host starts the game.',
  notJoined: () => 'You have not joined this game, so there is nothing to leave.',
  notHost: ({ host }: Params) => `Only the host, ${host}, can do that. Ask them.`,
  tooFewPlayers: ({ min, seated }: Params) =>
    `This game needs at least ${players(min)}; ${seated} joined so far. Wait for more, or press *Join* yourself.`,
  gameOver: () => 'This game is over. To play again, press the button under its result, or use `/caverna new`.',
  paused: () => 'A server admin has paused this game. It continues from here when they resume it.',
  notPaused: () => 'This game is not paused.',
  nothingStuck: () => 'No post of this game has failed, so there is nothing to skip.',
  cannotRollBack: ({ entry, last }: Params) =>
    `The game cannot go back to entry ${entry}; its last entry is ${last}. Nothing was changed.`,
  takenBackTooOften: () =>
    'This game has used up all its undos, so nothing more can be taken back. Play on from here. Nothing was changed.',
  importsSpent: ({ files, megabytes }: Params) =>
    `This server has reached its limit for imports and restores: ${files} files or ${megabytes} MB within 24 hours. Try again later. Nothing was changed.`,
  tooManyImported: ({ most }: Params) =>
    `This server already has ${most} imported games. Remove one you no longer need with \`/caverna-admin remove\`. Nothing was changed.`,
  seatKept: () =>
    'A seat in this game is kept for you. Take it with `/caverna join`. Until then the game will not call you.',
  noSeatKept: () => 'No seat in this game is kept for you. You can watch, and look at the table and all boards.',
  /** The host has opened a table for computers only. */
  hostStands: () => 'Only the person who opened this table can do that.',
  noHost: () => 'This game has no host yet. The first person to join, or to take their seat, becomes the host.',
  alreadyHere: () => 'This game is already in this channel.',
  gameNotOver: () => 'This game is still running. You can ask for a rematch when it is over.',
  notSeated: () => 'You are not playing in this game. You can watch, and look at the table and all boards.',
  notYourTurn: ({ awaited }: Params) => `Nothing to decide right now. Waiting for ${awaited}.`,
  cannotEnd: () => 'You still have something to decide. Open your turn and choose before you end it.',
  nothingToStepBack: () => 'You have not done anything this turn, so there is nothing to take back.',
  stepRevealed: () => 'That move turned something face up, so you cannot take it back. Continue from here.',
  stale: () => 'The game has moved on since that button was shown. The latest message shows where it stands.',
  nothingToUndo: () => 'You have no move to take back.',
  undoOthersActed: () => 'Others have played since, so you can take your turn back only if all of them agree.',
  undoOthersBegun: ({ others }: Params) =>
    `${others} began a turn after yours. You can take yours back if they step back first, or if they agree.`,
  undoRevealed: () =>
    'Something has been turned face up since, so you can take your turn back only if the others agree.',
  undoUnrates: () =>
    'Something has been turned face up since, and nobody else is here to agree. If you take your turn back, this game no longer counts for ratings.',
  undoUnknown: () => 'That turn cannot be taken back. Pick one from the list.',
  undoImpossible: () => 'The rules have changed since that turn, so the game cannot go back to it.',
  voteOpen: () => 'The table is already voting on something. Wait until that vote is over.',
  wishPause: ({ until }: Params) =>
    `You can ask one table a day for a seat, and each table can be asked once a day. You can ask again ${until}.`,
  namedPause: ({ player, until }: Params) =>
    `**${player}** has already been asked. You can ask them again ${until}. They can also ask for the seat themselves.`,
  voteOver: () => 'This vote is over. The game has moved on.',
  notVoter: () => 'Only the other players of this game vote on this, so your vote does not count.',
  notLate: ({ player, until, span }: Params) =>
    `**${player}** still has time. You can act once somebody has not answered for ${span}; in this case, ${until}.`,
  bankNotSpent: ({ players, until }: Params) =>
    `Nobody has used up their time bank yet. The game is waiting for ${players}; you can act ${until} at the earliest.`,
  notYetAlone: ({ until }: Params) => `The players can vote on it now. Without a vote, you can decide ${until}.`,
  notAwaited: ({ player }: Params) => `The game is not waiting for **${player}**, so there is nothing to do.`,
  nobodyAwaited: () => 'The game is not waiting for anybody else, so there is nothing to do.',
  nobodyLate: ({ players, until, span }: Params) =>
    `Nobody is late yet. You can act once somebody has not answered for ${span}. Waiting for ${players}; the first of them will be late ${until}.`,
  severalLate: ({ players }: Params) => `Several players are late: ${players}. Name one of them with \`player\`.`,
  ownSeat: () =>
    'That is your own seat. Play your turn with `/caverna turn`, or hand the seat to somebody with `/caverna replace`.',
  alreadySeated: ({ player }: Params) => `**${player}** is already playing in this game.`,
  notOffered: () => 'This seat is no longer free. Somebody is playing it.',
  turnHasCome: () => 'It is your turn now, so there is nothing to plan. Play it with `/caverna turn`.',
  noTurnToCome: () => 'You have no upcoming turn to plan.',
  tooManyWishes: ({ most }: Params) => `You can mark at most ${most} things. Unmark one first. Nothing was changed.`,
  tooManyOrders: ({ most }: Params) =>
    `You already have ${most} plans for this turn. Remove one first. Nothing was changed.`,
  orderGone: () => 'That plan is gone. `/caverna plan` shows your plans.',
  notAhead: () => 'That cannot be planned. `/caverna plan` shows what can. Nothing was changed.',
  noCoach: () => 'This game has no coach.',
  coachNotAllowed: () =>
    'The coach is off at this table, because the result counts. The host of a new table can allow it in the options; that game is then not rated.',
  noTurnYet: () => 'You have not ended a turn in this game yet, so there is nothing to look back at.',
  coachThinking: () => 'The coach is still thinking about your last question. The answer will come.',
  coachStopped: () => 'I am restarting, so the coach has stopped thinking. Please ask again in a minute.',
  nothingToAnalyse: () => 'There is nothing to analyse: no turn of this game can be replayed.',
  notAnalysedYet: () => 'This game is still running. You can analyse it when it is over.',
  nothingRehearsed: () => 'Choose an action space first: a plan without one would do nothing.',
  noteTooLong: ({ most }: Params) =>
    `Notes can have at most ${most} characters. Shorten yours. Your earlier notes are still there.`,
  nothingToSilence: () => 'The game is not waiting for you there any more, so there is nothing to silence.',
  nobodyToNudge: () => 'The game is not waiting for anybody else, so there is nobody to nudge.',
  badAway: () =>
    'Those times do not work. They must be in the future, end after they start, and end within a year. Nothing was changed.',
  tooManyAway: ({ most }: Params) =>
    `You already have ${most} planned absences. Cancel one first. Nothing was changed.`,
  notAway: () => 'You are not away at that time, so there is nothing to cancel.',
  deputySelf: () => 'You cannot be your own deputy. Name somebody else. Nothing was changed.',
  deputyAway: ({ player }: Params) =>
    `**${player}** also needs a deputy, so they cannot play for you. Name somebody else. Nothing was changed.`,
  deputyBusy: ({ players }: Params) =>
    `You play for ${players}, so nobody can play for you. Give that up with \`/caverna away\` first. Nothing was changed.`,
  deputyOwn: ({ deputy }: Params) =>
    `**${deputy}** is your own deputy, so you cannot play for others. \`/caverna away\` ends that. Nothing was changed.`,
  deputyPause: ({ deputy }: Params) =>
    `You have asked **${deputy}** several times today. Ask again tomorrow, or name somebody else. Nothing was changed.`,
  deputyNoGames: () =>
    'You are not in any running game on this server, so there is nothing for a deputy to play. Nothing was changed.',
  deputyOver: () =>
    'That is over: the request was withdrawn, or the games have ended. `/caverna away` shows what is left.',
  deputyPlans: ({ player }: Params) =>
    `You play for **${player}**, but only **${player}** can plan ahead. You can play when the turn comes.`,
  badSetting: () => 'That setting does not exist. Use the menus of `/caverna settings`. Nothing was changed.',
  severalPlayers: ({ name }: Params) => `Several players are called “${name}”. Pick one from the list.`,
  unknownTimeZone: ({ zone }: Params) =>
    `I do not know the time zone “${zone}”. Type the name of a large city near you and pick it from the list.`,
};

/** The permissions that the bot may lack, as Discord's settings call them. */
const permissionNames = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
  CreatePublicThreads: 'Create Public Threads',
};

/** A permission as Discord's API calls it. */
type Permission = keyof typeof permissionNames;

const named = (permissions: readonly Permission[]): string =>
  list(permissions.map((permission) => `**${permissionNames[permission]}**`));

/** Everything else that can go wrong with a command or a press. */
export const errors = {
  /** A mistake without its own sentence. */
  impossible: 'That is not possible now. Nothing was changed.',
  forged: 'I do not know that button. Use the buttons under the latest message.',
  otherCommand: 'I could not read that command; it may have changed. Type it again and pick from its options.',
  /** To somebody who opens a lobby with options of another game. */
  notInGame: (game: string, options: readonly string[]): string =>
    `${list(options.map((option) => `\`${plain(option)}\``))} ${options.length === 1 ? 'is' : 'are'} not for ${game}. Leave ${options.length === 1 ? 'it' : 'them'} out, or choose another game.`,
  unknownOption: (option: string): string => `I do not know the option “${plain(option)}”. Pick one from the list.`,
  unknownPlayer: (name: string): string => `“${plain(name)}” is not playing in this game. Pick a name from the list.`,
  unknownTopic: (query: string): string =>
    `I found nothing about “${plain(query)}”. Type a word from the topic’s name and pick it from the list.`,
  missingPermission: (permissions: readonly Permission[]): string =>
    `I cannot play here without ${permissions.length === 1 ? 'this permission' : 'these permissions'}: ${named(permissions)}. Ask a server admin to allow ${permissions.length === 1 ? 'it' : 'them'} in this channel, then try again.`,
  cannotPost: (permissions: readonly Permission[]): string =>
    `Your move counts, but I cannot show it to the others without ${permissions.length === 1 ? 'this permission' : 'these permissions'}: ${named(permissions)}. Ask a server admin to allow ${permissions.length === 1 ? 'it' : 'them'} in this channel; the game then continues by itself.`,
  /** The server has the commands of the bot, but not the bot; the link invites it. */
  notMember: (link: string): string =>
    `I cannot play here: this server has my commands, but I have not joined it. Ask a server admin to [invite me](${link}), then try again.`,
  /** The same after a press that counts. */
  noLongerMember: (link: string): string =>
    `Your move counts, but I cannot show it to the others: I am no longer on this server. Ask a server admin to [invite me](${link}); the game then continues by itself.`,
  directMessage: 'A table needs a channel on a server. Go to one and type `/caverna new` there.',
  unavailable:
    'I cannot save anything right now, so nothing was changed. My operator can see why. Please try again in a few minutes.',
  /** After too many presses: wait this many seconds. */
  tooFast: (seconds: number): string =>
    seconds <= 1
      ? 'That was too fast for me, so nothing was changed. Take a breath and press again.'
      : `You did that a moment ago, so nothing was changed. Please try again in ${seconds} seconds.`,
  restarting: 'I am restarting, so nothing was changed. Please try again in a minute; no choice is lost.',
  /** `reference` finds the entry in the operator's log. */
  internal: (reference: string): string =>
    `Something went wrong on my side. It is logged as \`${plain(reference)}\`. No choice is lost: \`/caverna turn\` takes you back to where you were.`,
};
