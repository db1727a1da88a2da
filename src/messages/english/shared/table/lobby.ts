import { plain } from '../../../text.ts';
import { list } from '../list.ts';

/** What the host may choose at every table. */
export const settings = {
  places: {
    label: 'Players',
    choice: (count: number): string => (count === 1 ? '1 player' : `${count} players`),
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
      acting: { label: 'Who acted', explanation: 'The other boards share one picture (recommended)' },
      all: { label: 'All', explanation: 'A picture for each board, after every turn' },
    },
  },
};

/** What stands in a lobby. */
export const lobby = {
  freeSeat: 'Free seat',
  seats: (taken: number, places: number): string => `Players (${taken} of ${places})`,
  /** Where a picture names all who are there. */
  host: (name: string): string => `Host: **${plain(name)}**`,
  player: (name: string, { host }: { host: boolean }): string => `**${plain(name)}**${host ? ' (host)' : ''}`,
  /** What somebody is played as, where a game knows several: `**Ann** (host): Dwarves`. */
  playedAs: (name: string, side: string): string => `${name}: ${side}`,
  optionsTitle: 'Options',
  /** `Furnishing tiles: **Full game**`. */
  setting: (label: string, choice: string): string => `${label}: **${choice}**`,
  /** Above the menu in which a question of the rules is answered. */
  question: (question: string, explanation: string): string => `**${question}**\n-# ${explanation}`,
  rulingsTitle: 'Open questions of the rules',
  rulingsHelp: 'Where the rulebooks leave a question open, the table decides. The recommended answers are set.',
  /** How many rulings differ from the recommended ones. */
  changedRulings: (count: number): string => (count === 0 ? 'as recommended' : `${count} changed by the host`),
  waiting: (missing: number): string =>
    missing === 0
      ? 'Everybody is here: the host can start.'
      : `There is room for ${missing} more. The host can start with those who are here.`,
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
  rulings: 'Boards, coach, rulings',
  back: 'Back to the lobby',
  close: 'Close lobby',
};
