import { plain } from '../../../text.ts';
import { list, pointsOf } from '../list.ts';

const bold = (names: readonly string[]) => list(names.map((name) => `**${plain(name)}**`));

/** Somebody's points when a game has ended. */
export interface Result {
  readonly name: string;
  readonly points: number;
}

/** What is told of a game to those who are asked; `game` is its name. */
interface Asked {
  game: string;
  stage: string;
}

/** The messages that everybody sees. A mention is how Discord calls a player, a stage is how far the game is. */
export const prompt = {
  turn: ({ mention, game, stage, question }: Asked & { mention: string; question: string }): string =>
    `${mention}, it is your turn in ${game}. ${question}\n-# ${stage}`,
  /** Everybody is asked at the same time; mentions are those who still have to answer. */
  several: ({ mentions, game, stage }: Asked & { mentions: readonly string[] }): string =>
    mentions.length === 0 ? `-# ${stage}` : `${list(mentions)}, something is asked of you in ${game}.\n-# ${stage}`,
  /** To somebody whose part of what all play at the same time was done for them. */
  byItself:
    'Your part was done for you, as you had nothing to decide. *Take it back* to exchange something first, as long as others are still playing.',
  /** For the player who just ended a turn; `more` is the button beneath. */
  ended: (name: string, more: string): string => `-# ${plain(name)}: *${more}* takes your turn back or plans ahead.`,
  /** While computers play alone. */
  alone: ({ game, stage }: Asked): string => `Computers play ${game} by themselves: ${stage}.`,
  /** Ends such a game. */
  cancel: 'Cancel',
  /** In place of a post that Discord does not take; it calls those who are mentioned. */
  inShort: (mentions: readonly string[], game: string): string =>
    `${mentions.length === 0 ? '' : `${list(mentions)}, something is asked of you in ${game}. `}What belongs here cannot be posted. \`/caverna table\` shows the table, \`/caverna turn\` opens your turn.`,
  /** Who is waited for: the names of others, and whether the reader is among them. */
  waiting: (names: readonly string[], own = false): string => {
    const all = [...(own ? ['you'] : []), ...names.map((name) => `**${plain(name)}**`)];
    return all.length === 0 ? 'Nobody is waited for.' : `Waiting for ${list(all)}.`;
  },
  again: 'It is your turn again.',
  /** The same behind something that was no turn. */
  yours: 'It is your turn.',
  /** Behind a turn, where something follows that all play at the same time. */
  together: 'Now everybody is asked at the same time, you too.',
  nothingAsked: 'You have nothing to do now. You will be called.',

  open: 'My turn',
  board: 'Board',
  boards: 'All boards',
  table: 'Table',
  score: 'Score',
  /** Where those of the others are hidden. */
  ownScore: 'My score',
  log: 'Log',
  /** To everything that does not stand under the prompt. */
  more: 'More',
};

/** The headings over what can be looked at. */
export const looks = {
  more: 'What else there is',
  /** Above the buttons of each sort there. */
  sorts: { look: 'To look at', own: 'For you alone', turn: 'In this turn, seldom wanted', calls: 'Calls and seats' },
  /** Beneath a game that is over, while the lobby of the next one is open. */
  former: 'This is the last game that was played here. The one in the open lobby has not begun.',
  /** Beneath what is looked at in the middle of an own turn. */
  withoutDrafts: 'Without the moves of your turn, which you have not ended.',
  table: 'The table',
  score: 'Points if the game ended now',
  ownScore: 'Your points if the game ended now',
  scoreHidden: 'This table keeps the points hidden until the game is over.',
  /** Beneath the own points. */
  othersHidden: 'This table keeps the points of the others hidden until the game is over.',
  /** Beneath it, to those who see nobody's points. */
  ownScoreWay: 'Whoever plays here sees their own points: *More*, then *My score*.',
};

/** The end of a game. */
export const ending = {
  won: (winners: readonly Result[]): string => {
    const points = winners[0]?.points ?? 0;
    if (winners.length === 0) return 'The game is over.';
    const verb = winners.length === 1 ? 'wins' : 'share the victory';
    return `The game is over. ${bold(winners.map(({ name }) => name))} ${verb} with ${pointsOf(points)}!`;
  },
  /** One line of the final standing. */
  standing: (rank: number, { name, points }: Result): string => `${rank}. **${plain(name)}**: ${pointsOf(points)}`,
  score: 'Final score',
  /** In place of what players have still open of it. */
  over: 'This game is over. Its end stands in the channel.',
  /** The name is that of the host, where the host sits there. */
  closed: (name: string | undefined): string =>
    `${name === undefined ? 'Its host' : `**${plain(name)}**`} has ended this game. Nobody wins.`,
  /** To the one who has ended it. */
  done: 'Done.',
  askClose: 'End this game for everybody? It cannot be taken up again.',

  /** Somebody has reached more than ever before in games of so many players. */
  beaten: (name: string, { points, before, players }: { points: number; before: number; players: number }): string =>
    `**${plain(name)}** has never reached more ${players === 1 ? 'alone' : `with ${players} players`}: ${pointsOf(points)}, ${before} before.`,
  /** The same in a few words, in a picture. */
  ownRecord: (points: number, before: number): string => `Own record: ${points}, before ${before}`.replaceAll('-', '−'),
  chronicle: 'How it went',

  rematch: 'Rematch',
  nextTable: 'Next table',
  askAgain: 'Another game?',
  /** What a rematch opens: the names are those for whom it keeps a seat; `called` says whether they were called before. */
  rematchTold: ({
    kept,
    computers,
    called,
  }: {
    kept: readonly string[];
    computers: number;
    called: boolean;
  }): string => {
    const seated = computers === 0 ? '' : ` and ${computers === 1 ? 'the computer' : `the ${computers} computers`}`;
    const lobby = `**Rematch** opens a lobby here with the same options${seated}.`;
    if (kept.length === 0) return lobby;
    const [seats, are] = kept.length === 1 ? ['A seat is', 'is'] : ['Seats are', 'are'];
    const calls = called
      ? '. A rematch of this game has been called for once already, so nobody is called again.'
      : `, who ${are} called once, unless they want no calls.`;
    return `${lobby} ${seats} kept for ${bold(kept)}${calls}`;
  },
  /** To somebody who did not play there and has asked for a rematch. */
  notYours: 'A rematch is for those who played this game.',
  nextTold:
    '**Next table** opens a lobby here with the same options for whoever comes: no seat is kept, and nobody is called.',
  /** What opens them, in the same order. */
  open: { rematch: 'Open the rematch', nextTable: 'Open the next table' },
  /** To one who has taken a seat that was kept for them. */
  joined: 'You have joined: the lobby stands in the channel.',
  /** To the one who has opened it. */
  opened: {
    rematch: 'The rematch is open: its lobby stands in the channel, and you are its host.',
    nextTable: 'The next table is open: its lobby stands in the channel, and you are its host.',
  },
  /** In place of a second one, while the channel has a lobby or a game, with the way there. */
  busy: {
    lobby: {
      told: 'The lobby of the next game is open here already.',
      /** To somebody for whom it keeps a seat. */
      kept: 'The lobby of the rematch is open here already, and your seat is kept.',
      go: 'Go to the lobby',
    },
    running: { told: 'The next game is being played here already.', kept: undefined, go: 'Go to the game' },
  },
  close: 'End the game',
  undo: 'Take it back',
};
