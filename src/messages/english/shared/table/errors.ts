import { plain } from '../../../text.ts';
import { list } from '../list.ts';

/** What a sentence about a mistake may mention, by name. */
export type Params = Readonly<Record<string, string | number>>;

const text = (params: Params, key: string): string => plain(String(params[key] ?? '?'));

/** A moment, in UTC ms, as Discord shows it to everybody in their own time: `in 3 days`. */
function moment(params: Params, key: string): string {
  const at = Number(params[key]);
  return Number.isFinite(at) ? `<t:${Math.ceil(at / 1000)}:R>` : text(params, key);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long something may take, in ms: `3 days`, `24 hours`, `10 minutes`. */
function span(params: Params): string {
  const ms = Number(params['span']);
  if (!Number.isFinite(ms)) return text(params, 'span');
  if (ms < HOUR) return `${Math.round(ms / MINUTE)} minutes`;
  return ms > 24 * HOUR ? `${Math.round(ms / (24 * HOUR))} days` : `${Math.round(ms / HOUR)} hours`;
}

/** The sentences for mistakes at a table: what is the case, and what to do. Names of several people come as one text. */
export const tableErrors = {
  noGame: () => 'There is no game in this channel. `/caverna new` opens one.',
  unknownGame: (params: Params) => `I do not know a game called “${text(params, 'game')}”. Nothing was changed.`,
  channelBusy: (params: Params) =>
    params['status'] === 'lobby'
      ? 'This channel has an open lobby already. Join it, close it, or use another channel or thread.'
      : 'A game is running in this channel already. Use another channel or a thread for a second one.',
  tooManyLobbies: (params: Params) =>
    `You have ${text(params, 'most')} open lobbies already; \`/caverna mine\` shows them. Start or close one of them first.`,
  tooManyGames: (params: Params) =>
    `You have opened ${text(params, 'most')} games within a day. Join another one, or open the next one tomorrow.`,
  tooManyLobbiesHere: (params: Params) =>
    `This server has ${text(params, 'most')} open lobbies already. Join one of them, or have one closed first.`,
  tooManyGamesHere: (params: Params) =>
    `${text(params, 'most')} games have been opened in this server within a day. Join one of them, or open the next one tomorrow.`,
  badOptions: (params: Params) =>
    `The option “${text(params, 'option')}” cannot be used: ${text(params, 'problem')}. Nothing was changed.`,
  unfitOptions: () =>
    'These options do not fit each other, or those who are here. The host can change them with *Options*. Nothing was changed.',
  sideNotOpen: () =>
    'That cannot be chosen any more: somebody else has it, or other things are played now. The lobby shows how it stands. Nothing was changed.',
  badPlaces: (params: Params) =>
    `This game is for ${text(params, 'min')} to ${text(params, 'max')} players, no fewer than have joined already. Choose a number in between.`,
  tooManySeated: (params: Params) =>
    `That game is for up to ${text(params, 'max')} players, and ${text(params, 'seated')} sit here. Nothing was changed.`,
  alreadyStarted: () =>
    'This game has started, so its players and options stay as they are. Open a new one with `/caverna new`.',
  notStarted: () =>
    'The game of this channel has not started yet; its host starts it in the lobby. The one before is looked at with the buttons under its result.',
  lobbyFull: (params: Params) =>
    `All ${text(params, 'places')} seats are taken. Ask the host for another seat, or open a game in another channel.`,
  seatsKept: (params: Params) =>
    `The free seats are kept for ${text(params, 'players')}. The host can let others have them.`,
  alreadyJoined: () => 'You have joined this game already. The host starts it.',
  notJoined: () => 'You have not joined this game, so there is nothing to leave.',
  notHost: (params: Params) => `Only the host, ${text(params, 'host')}, can do that. Ask them.`,
  tooFewPlayers: (params: Params) =>
    `This game needs at least ${text(params, 'min')} player(s), and ${text(params, 'seated')} joined. Wait for more, or press Join yourself.`,
  gameOver: () => 'This game is over. Press Rematch, or open a new one with `/caverna new`.',
  paused: () => 'This game is paused by those who run the server. It goes on where it stands when they resume it.',
  notPaused: () => 'This game is not paused.',
  nothingStuck: () => 'No post of this game has failed, so there is nothing to skip.',
  cannotRollBack: (params: Params) =>
    `The game cannot be taken back to entry ${text(params, 'entry')}; its last entry is ${text(params, 'last')}. Nothing was changed.`,
  takenBackTooOften: () =>
    'So much has been taken back in this game that nothing more can be. Play on from here. Nothing was changed.',
  importsSpent: (params: Params) =>
    `This server has imported or restored as much as it may: ${text(params, 'files')} files or ${text(params, 'megabytes')} MB within 24 hours. Try again later. Nothing was changed.`,
  tooManyImported: (params: Params) =>
    `This server has ${text(params, 'most')} imported games already. Remove one that is no longer needed with \`/caverna-admin remove\`. Nothing was changed.`,
  seatKept: () =>
    'A seat of this game is kept for you, and you have not taken it yet. Take it with `/caverna join`; until then nobody calls you.',
  noSeatKept: () => 'No seat of this game is kept for you. You can watch, and look at the table and all boards.',
  /** The host has opened a table for computers alone. */
  hostStands: () => 'Only whoever opened this table can do that.',
  noHost: () => 'This game has no host yet. The first who joins it, or takes their seat, becomes its host.',
  alreadyHere: () => 'This game is in this channel already.',
  gameNotOver: () => 'This game is still running. A rematch is possible when it is over.',
  notSeated: () => 'You do not play in this game. You can watch, and look at the table and all boards.',
  notYourTurn: (params: Params) =>
    `Nothing is asked of you now: the game waits for ${text(params, 'awaited')}. You will be called.`,
  cannotEnd: () => 'Something is still to be decided before your turn can end. Open your turn and choose.',
  nothingToStepBack: () => 'You have not done anything in this turn yet, so there is nothing to take back.',
  stepRevealed: () => 'This move has turned something up that lay face down, so it stays. Go on from here.',
  stale: () => 'That button belongs to an earlier moment of the game. The latest message shows how it stands now.',
  nothingToUndo: () => 'There is no move of yours to take back.',
  undoOthersActed: () => 'Others have played since, so your turn can be taken back only if all of them agree.',
  undoOthersBegun: (params: Params) =>
    `Since your turn a turn has been begun that is not ended yet, by ${text(params, 'others')}. Yours can be taken back once those moves have been, or if all of them agree.`,
  undoRevealed: () =>
    'Something that lay face down has been turned up since, so your turn can be taken back only if the others agree.',
  undoUnrates: () =>
    'Something that lay face down has been turned up since, and nobody else is here to agree. If you take it back, this game no longer counts for ratings.',
  undoUnknown: () => 'That turn cannot be taken back. Pick one from the list.',
  undoImpossible: () => 'The rules have changed since that turn, so the game cannot go back to it.',
  voteOpen: () => 'The table is voting on something already. Wait until that vote has ended.',
  wishPause: (params: Params) =>
    `Somebody who does not play in a game can ask one table a day for a seat, and each table is asked once a day. You can ask again ${moment(params, 'until')}.`,
  namedPause: (params: Params) =>
    `**${text(params, 'player')}** has been asked already. You can ask them again ${moment(params, 'until')}. They can also ask for the seat themselves.`,
  voteOver: () => 'This vote is over. The game has gone on.',
  notVoter: () => 'This vote is for the other players of this game, so yours does not count.',
  notLate: (params: Params) =>
    `**${text(params, 'player')}** still has time: the others can do something about somebody who has not answered for ${span(params)}, so here ${moment(params, 'until')}.`,
  notYetAlone: (params: Params) =>
    `The players can vote about it now. Without their vote, you can decide it ${moment(params, 'until')}.`,
  notAwaited: (params: Params) =>
    `Nobody waits for **${text(params, 'player')}** now, so there is nothing to do about it.`,
  nobodyAwaited: () => 'Nobody else is waited for now, so there is nothing to do about anybody.',
  nobodyLate: (params: Params) =>
    `Nobody has let this table wait for too long: something can be done about somebody who has not answered for ${span(params)}. It waits for ${text(params, 'players')}; the first of them is late ${moment(params, 'until')}.`,
  severalLate: (params: Params) =>
    `Several players have let this table wait for too long: ${text(params, 'players')}. Name one of them with \`player\`.`,
  ownSeat: () =>
    'That is your own seat. Play your turn with `/caverna turn`, or name somebody for it with `/caverna replace`.',
  alreadySeated: (params: Params) => `**${text(params, 'player')}** plays in this game already.`,
  notOffered: () => 'This seat is not to be had any more. Somebody plays there.',
  turnHasCome: () => 'It is your turn now, so there is nothing to plan. Play it with `/caverna turn`.',
  noTurnToCome: () => 'No turn of yours can be foreseen now, so there is nothing to plan.',
  tooManyWishes: (params: Params) =>
    `You can mark ${text(params, 'most')} things at most. Take one back first. Nothing was changed.`,
  tooManyOrders: (params: Params) =>
    `You have ${text(params, 'most')} plans for this turn already. Remove one first. Nothing was changed.`,
  orderGone: () => 'That plan is no longer there. `/caverna plan` shows your plans.',
  notAhead: () => 'That cannot be planned. `/caverna plan` shows what can. Nothing was changed.',
  noCoach: () => 'There is no coach for this game: no computer has learned to explain it.',
  coachNotAllowed: () =>
    'This table has not allowed the coach, because its result counts. The host of a new table can allow it in the options; such a game is not rated.',
  noTurnYet: () => 'You have ended no turn of this game yet, so there is nothing to look back on.',
  coachThinking: () => 'The coach is thinking about a question of yours already. Its answer will come.',
  coachStopped: () => 'I am being restarted, so the coach has stopped thinking. Please ask again in a minute.',
  nothingToAnalyse: () => 'There is nothing to analyse: no turn of this game can be replayed.',
  notAnalysedYet: () => 'This game is still running. It can be analysed when it is over.',
  nothingRehearsed: () => 'Choose an action space first: a plan without one would do nothing.',
  noteTooLong: (params: Params) =>
    `Notes have at most ${text(params, 'most')} characters. Shorten yours. Your former notes stand.`,
  nothingToSilence: () => 'Nothing is asked of you there any more, so there is nothing to silence.',
  nobodyToNudge: () => 'Nobody else is waited for, so there is nobody to nudge.',
  badAway: () =>
    'That time cannot be used. It must end after it begins, lie ahead, and be over within a year. Nothing was changed.',
  tooManyAway: (params: Params) =>
    `You have named ${text(params, 'most')} times to be away already. Cancel one first. Nothing was changed.`,
  notAway: () => 'You are not away at that time, so there is nothing to cancel.',
  badSetting: () => 'That setting does not exist. Use the menus of `/caverna settings`. Nothing was changed.',
  severalPlayers: (params: Params) => `Several players are called “${text(params, 'name')}”. Pick one from the list.`,
  unknownTimeZone: (params: Params) =>
    `I do not know the time zone “${text(params, 'zone')}”. Type the name of a large city near you and pick it from the list.`,
};

/** The permissions whose lack is told, under the names that Discord's settings show. */
const permissionNames = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
  CreatePublicThreads: 'Create Public Threads',
};

/** A permission by the name that Discord's interface gives it. */
type Permission = keyof typeof permissionNames;

const named = (permissions: readonly Permission[]): string =>
  list(permissions.map((permission) => `**${permissionNames[permission]}**`));

/** The sentences for everything else that can go wrong with a command or a press. */
export const errors = {
  forged: 'I do not know that button. Use the buttons under the latest message.',
  otherCommand: 'I cannot read that command; it may have changed. Type it anew and pick from its options.',
  /** To somebody who opens a lobby with options that another game has. */
  notInGame: (game: string, options: readonly string[]): string =>
    `${list(options.map((option) => `\`${plain(option)}\``))} ${options.length === 1 ? 'is' : 'are'} not for ${game}. Leave ${options.length === 1 ? 'it' : 'them'} out, or choose another game.`,
  unknownOption: (option: string): string => `I do not know the option “${plain(option)}”. Pick one from the list.`,
  unknownPlayer: (name: string): string => `“${plain(name)}” does not play in this game. Pick a name from the list.`,
  unknownTopic: (query: string): string =>
    `I found nothing about “${plain(query)}”. Type a word of its name, and pick it from the list.`,
  missingPermission: (permissions: readonly Permission[]): string =>
    `I cannot play here without ${permissions.length === 1 ? 'this permission' : 'these permissions'}: ${named(permissions)}. Ask somebody who runs the server to allow ${permissions.length === 1 ? 'it' : 'them'} in this channel, then try again.`,
  cannotPost: (permissions: readonly Permission[]): string =>
    `What you did counts, but I cannot show it to the others without ${permissions.length === 1 ? 'this permission' : 'these permissions'}: ${named(permissions)}. Ask somebody who runs the server to allow ${permissions.length === 1 ? 'it' : 'them'} in this channel; the game then goes on by itself.`,
  /** The server has the commands of the bot, and not the bot; the link invites it. */
  notMember: (link: string): string =>
    `I cannot play here: this server has my commands, but I have not joined it. Ask somebody who runs the server to [invite me](${link}), then try again.`,
  /** The same where what was pressed counts. */
  noLongerMember: (link: string): string =>
    `What you did counts, but I cannot show it to the others: I am no longer on this server. Ask somebody who runs it to [invite me](${link}); the game then goes on by itself.`,
  directMessage: 'A table needs a channel of a server. Go to one and type `/caverna new` there.',
  unavailable:
    'I cannot save anything at the moment, so nothing was changed. Those who run me can see why; please try again in a few minutes.',
  /** For how many seconds somebody has to wait who has pressed too often. */
  tooFast: (seconds: number): string =>
    seconds <= 1
      ? 'That was too fast for me, so nothing was changed. Take a breath and press again.'
      : `You did that a moment ago, so nothing was changed. Please try again in ${seconds} seconds.`,
  restarting: 'I am being restarted, so nothing was changed. Please try again in a minute; no choice is lost.',
  /** `reference` finds the entry in the operator's log. */
  internal: (reference: string): string =>
    `Something went wrong on my side. It has been logged as \`${plain(reference)}\`. No choice is lost: \`/caverna turn\` shows where you are, and you go on from there.`,
};

/** The sentence for a mistake at a table; an unknown key is told in general words. */
export function tableError(key: string, params: Params = {}): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = tableErrors;
  const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return sentence?.(params) ?? 'That is not possible now. Nothing was changed.';
}
