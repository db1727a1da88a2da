import { bold } from '../../../text.ts';
import { list } from '../list.ts';

/** What the host may choose at every table. */
export const settings = {
  game: { label: 'Game' },
  places: {
    label: 'Players',
    choice: (count: number): string => (count === 1 ? 'Seats: 1, for a solo game' : `Seats: ${count}`),
  },
  liveScores: {
    label: 'Live scores',
    explanation: 'Whether everybody sees the points during the game',
    choices: {
      on: { label: 'Shown', explanation: 'Everybody sees everybody’s points' },
      off: { label: 'Hidden', explanation: 'You see only your own points until the game is over' },
    },
  },
  boards: {
    label: 'Boards in posts',
    explanation: 'Which boards a post shows in full, with three or more players',
    choices: {
      acting: {
        label: 'Large for the player who acted',
        explanation: 'The other boards share one picture (recommended)',
      },
      all: { label: 'Large for everybody', explanation: 'A picture for each board, after every turn' },
    },
  },
};

/** A call to a rematch: `names` have a kept seat, `joined` have already joined the host. */
interface Summons {
  readonly names: readonly string[];
  readonly joined: readonly string[];
  readonly host: string;
  readonly game: string;
}

/** The lobby of a game. */
export const lobby = {
  freeSeat: 'Free seat',
  seats: (taken: number, places: number): string => `Players (${taken} of ${places})`,
  player: (name: string, { host }: { host: boolean }): string => `${bold(name)}${host ? ' (host)' : ''}`,
  /** A player with their side, in a game that has several: `**Ann** (host): Dwarfs`. */
  playedAs: (name: string, side: string): string => `${name}: ${side}`,
  optionsTitle: 'Options',
  /** To everybody but the host; `host` is undefined if the host does not play. */
  hostOnly: (host: string | undefined): string =>
    `-# Only ${host === undefined ? 'the host' : bold(host)} can change these.`,
  /** `Furnishing tiles: **Full game**`. */
  setting: (label: string, choice: string): string => `${label}: **${choice}**`,
  /** Above the menu that answers a rules question. */
  question: (question: string, explanation: string): string => `**${question}**\n-# ${explanation}`,
  /** The page of the options that most tables leave unchanged. */
  termsTitle: 'More options',
  rulingsTitle: 'Open rules questions',
  rulingsHelp: 'The rulebooks leave these questions open, so your table decides. The recommended answers are set.',
  /** How many rulings differ from the recommended ones. */
  changedRulings: (count: number): string => (count === 0 ? 'as recommended' : `${count} changed by the host`),
  /** `missing` seats are free, `kept` more wait for players of the last game. */
  waiting: (missing: number, kept = 0): string => {
    if (missing === 0 && kept === 0) return 'Everybody is here: the host can start.';
    const room = missing === 0 ? '' : `There is room for ${missing} more. `;
    return `${room}The host can start now.`;
  },
  /** In the lobby of a rematch. */
  kept: (names: readonly string[]): string =>
    names.length === 1
      ? `A seat is kept for ${list(names.map(bold))}: press *Join* to take it.`
      : `Seats are kept for ${list(names.map(bold))}: press *Join* to take yours.`,
  /** In the picture, in place of a free seat. */
  keptFor: (name: string): string => `Kept for ${name}`,
  /** For the host. */
  release: 'Free the kept seats',
  /** Names somebody without calling them. */
  named: bold,
  /** Calls the players with kept seats, and says who has joined; `names` are mentions or bold names. */
  summons: ({ names, joined, host, game }: Summons): string => {
    const came = joined.length === 0 ? '' : `${list(joined.map(bold))} ${joined.length === 1 ? 'has' : 'have'} joined.`;
    const asks = `${bold(host)} asks for a rematch in ${game}.`;
    if (names.length === 0) return `${asks} ${came === '' ? 'No seats are kept any more.' : came}`;
    const kept = names.length === 1 ? 'Your seat is kept' : 'Your seats are kept';
    const call = `${list(names)}: ${asks} ${kept}: press *Join* to take ${names.length === 1 ? 'it' : 'yours'}.`;
    return `${call} ${came}`.trimEnd();
  },
  /** The same to one person directly; `place` is how Discord links to the channel. */
  summonsDirect: ({ host, game, place }: { host: string; game: string; place: string }): string =>
    `${bold(host)} asks for a rematch in ${game}: ${place}. Your seat is kept.`,
  /** About a lobby with an idle host; `host` is a mention or a bold name. */
  idle: {
    reminded: (host: string, game: string): string =>
      `${host}: your table for ${game} has been waiting for a day. Start it, or close it under *Options*.`,
    free: (host: string, game: string): string =>
      `${host} has not been at the table for ${game} for three days. Anybody can take it over and start it. Otherwise it closes in eleven days.`,
  },
  /** In the lobby from then on. */
  hostGone: 'The host is away: anybody can take over.',
  takeOver: 'Take over',
  decline: 'Not this time',
  /** To somebody who pressed *Not this time*. */
  declined: 'Your seat is now free for others. If you change your mind, press *Join* in the lobby while there is room.',
  go: 'Go to the lobby',
  /** In a lobby with computers only. */
  alone: 'Only computers are here: *Start* lets them play the whole game at once. *Join* takes a seat.',
  /** To the host; the lobby itself is in the channel. */
  opened: (isFull: boolean): string =>
    `The lobby is open. ${isFull ? 'All seats are taken: press *Start* there.' : 'Others can join with its button or `/caverna join`.'}`,
  joined: (name: string): string => `${bold(name)} joins the game.`,
  /** In the lobby of an imported game. */
  fromFile: 'This lobby comes from a file, so its game will not count for ratings.',
  started: (names: readonly string[]): string => `The game starts with ${list(names.map(bold))}.`,
  /** In place of open pages of the lobby. */
  begun: 'The game has started.',
  closed: 'This lobby is closed. `/caverna new` opens another one.',

  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  /** With free seats. */
  startWith: (seated: number): string => (seated === 1 ? 'Start alone' : `Start with ${seated} players`),
  options: 'Options',
  /** To the page of rules questions. */
  rulings: 'Rulings',
  /** From a page of the options. */
  back: 'Back to the options',
  /** From every page of the options. */
  away: 'Back to the lobby',
  close: 'Close lobby',
  /** Asks the host before the game starts without players whose seats are kept. */
  starting: (names: readonly string[]): string => {
    const [seat, has] = names.length === 1 ? ['A seat is', 'has'] : ['Seats are', 'have'];
    return `### Start now?\n${seat} kept for ${list(names.map(bold))}, who ${has} not answered yet.`;
  },
  wait: 'Wait',
  closing: (names: readonly string[]): string =>
    `### Close the lobby?\n${list(names.map(bold))} ${names.length === 1 ? 'has' : 'have'} joined. The lobby closes for everybody.`,
  youClosed: 'You have closed the lobby.',
};
