import { plain } from '../../../text.ts';
import { list } from '../list.ts';

const bold = (name: string): string => `**${plain(name)}**`;

/** What the host may choose at every table. */
export const settings = {
  game: { label: 'Game' },
  places: {
    label: 'Players',
    choice: (count: number): string => (count === 1 ? 'Seats: 1, for a game alone' : `Seats: ${count}`),
  },
  liveScores: {
    label: 'Live scores',
    explanation: 'Whether everybody sees the points while the game is running',
    choices: {
      on: { label: 'Shown', explanation: 'Points stand next to each player' },
      off: { label: 'Hidden', explanation: 'Points are told when the game is over' },
    },
  },
  boards: {
    label: 'Boards in posts',
    explanation: 'Which boards a post shows in full, from three players on',
    choices: {
      acting: {
        label: 'Large for whoever acted',
        explanation: 'The other boards share one picture (recommended)',
      },
      all: { label: 'Large for everybody', explanation: 'A picture for each board, after every turn' },
    },
  },
};

/** A call to a rematch: for whom seats are kept, who has joined besides the host, and the names of the host and the game. */
interface Summons {
  readonly names: readonly string[];
  readonly joined: readonly string[];
  readonly host: string;
  readonly game: string;
}

/** What stands in a lobby. */
export const lobby = {
  freeSeat: 'Free seat',
  seats: (taken: number, places: number): string => `Players (${taken} of ${places})`,
  /** Where a picture names all who are there. */
  host: (name: string): string => `Host: **${plain(name)}**`,
  player: (name: string, { host }: { host: boolean }): string => `**${plain(name)}**${host ? ' (host)' : ''}`,
  /** What somebody is played as, where a game knows several: `**Ann** (host): Dwarfs`. */
  playedAs: (name: string, side: string): string => `${name}: ${side}`,
  optionsTitle: 'Options',
  /** Beneath the heading of the options, to everybody but the host, whose name is undefined where the host does not sit there. */
  hostOnly: (host: string | undefined): string =>
    `-# Only ${host === undefined ? 'the host' : bold(host)} can change these.`,
  /** `Furnishing tiles: **Full game**`. */
  setting: (label: string, choice: string): string => `${label}: **${choice}**`,
  /** Above the menu in which a question of the rules is answered. */
  question: (question: string, explanation: string): string => `**${question}**\n-# ${explanation}`,
  /** The page on what the table agrees on that most tables leave as it is. */
  termsTitle: 'More options',
  rulingsTitle: 'Open questions of the rules',
  rulingsHelp: 'Where the rulebooks leave a question open, the table decides. The recommended answers are set.',
  /** How many rulings differ from the recommended ones. */
  changedRulings: (count: number): string => (count === 0 ? 'as recommended' : `${count} changed by the host`),
  /** `kept` of the seats wait for somebody of the last table; besides, so many are free. */
  waiting: (missing: number, kept = 0): string => {
    if (missing === 0 && kept === 0) return 'Everybody is here: the host can start.';
    const room = missing === 0 ? '' : `There is room for ${missing} more. `;
    return `${room}The host can start with those who are here.`;
  },
  /** In a lobby for the people of the last table, who are named. */
  kept: (names: readonly string[]): string =>
    names.length === 1
      ? `A seat is kept for ${list(names.map(bold))}, who takes it with *Join*.`
      : `Seats are kept for ${list(names.map(bold))}, who take theirs with *Join*.`,
  /** In its picture, in place of a free seat. */
  keptFor: (name: string): string => `Kept for ${name}`,
  /** To the host of such a lobby. */
  release: 'Free the kept seats',
  /** How somebody is named who is not called. */
  named: bold,
  /** Calls those for whom seats are kept, and tells who has come; `names` are mentions, or markdown of those who are not called. */
  summons: ({ names, joined, host, game }: Summons): string => {
    const came = joined.length === 0 ? '' : `${list(joined.map(bold))} ${joined.length === 1 ? 'has' : 'have'} joined.`;
    const asks = `${bold(host)} asks for a rematch in ${game}.`;
    if (names.length === 0) return `${asks} ${came === '' ? 'No seat is kept any more.' : came}`;
    const kept = names.length === 1 ? 'Your seat is kept' : 'Your seats are kept';
    const call = `${list(names)}: ${asks} ${kept}: press *Join* to take ${names.length === 1 ? 'it' : 'yours'}.`;
    return `${call} ${came}`.trimEnd();
  },
  /** The same to one person directly; `place` is how Discord links to the channel. */
  summonsDirect: ({ host, game, place }: { host: string; game: string; place: string }): string =>
    `${bold(host)} asks for a rematch in ${game}: ${place}. Your seat is kept.`,
  /** About a lobby whose host does nothing; `host` is a mention or markdown, `game` a name. */
  idle: {
    reminded: (host: string, game: string): string =>
      `${host}: your table for ${game} has been waiting for a day. Start it, or close it under *Options* if nothing comes of it.`,
    free: (host: string, game: string): string =>
      `${host} has not been at the table for ${game} for three days. Anybody can take it over and start it. If nobody does, it closes in eleven days.`,
  },
  /** In the lobby itself from then on. */
  hostGone: 'The host is away: anybody can take over.',
  takeOver: 'Take over',
  decline: 'Not this time',
  /** To the one who has pressed that. */
  declined:
    'Your seat is free for others now. Should you change your mind, press *Join* in the lobby while there is room.',
  go: 'Go to the lobby',
  /** Where nobody sits but computers. */
  alone: 'Only computers sit here: *Start* lets them play the whole game at once. *Join* takes a seat.',
  /** To the one who opened it; the lobby itself stands in the channel. */
  opened: 'The lobby is open. Others can join it with its button or with `/caverna join`.',
  joined: (name: string): string => `**${plain(name)}** joins the game.`,
  /** In the lobby of a game that comes from a file. */
  fromFile: 'This lobby comes from a file: its game will not count for ratings.',
  started: (names: readonly string[]): string =>
    `The game begins with ${list(names.map((name) => `**${plain(name)}**`))}.`,
  /** In place of what somebody has still open of a lobby. */
  begun: 'The game has begun.',
  closed: 'This lobby has been closed. `/caverna new` opens another one.',

  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  /** Where places are free that nobody has to wait for. */
  startWith: (seated: number): string => (seated === 1 ? 'Start alone' : `Start with ${seated} players`),
  options: 'Options',
  /** To that page. */
  rulings: 'Rulings',
  /** From one of their pages. */
  back: 'Back to the options',
  /** From every page of the options, which goes away. */
  away: 'Back to the lobby',
  close: 'Close lobby',
  /** To the one who closes it, of those who have joined. */
  /** Asked of the host before a game begins without those whose seats are kept. */
  starting: (names: readonly string[]): string => {
    const [seat, has] = names.length === 1 ? ['A seat is', 'has'] : ['Seats are', 'have'];
    return `### Start already?\n${seat} kept for ${list(names.map(bold))}, who ${has} not answered yet.`;
  },
  wait: 'Wait',
  closing: (names: readonly string[]): string =>
    `### Close the lobby?\n${list(names.map(bold))} ${names.length === 1 ? 'has' : 'have'} joined. It closes for everybody.`,
  youClosed: 'You have closed the lobby.',
};
