import { bold, plain } from '../../../text.ts';
import { formats, list, pointsOf } from '../list.ts';

const allBold = (names: readonly string[]) => list(names.map(bold));

/** A player's final points. */
interface Result {
  readonly name: string;
  readonly points: number;
}

/** A game by its name, and its stage. */
interface Asked {
  game: string;
  stage: string;
}

/** The posts that everybody sees. A mention calls a player. */
export const prompt = {
  turn: ({ mention, game, stage, question }: Asked & { mention: string; question: string }): string =>
    `${mention}, it is your turn in ${game}. ${question}\n-# ${stage}`,
  /** Everybody decides at the same time; the mentions are those who still have to. */
  several: ({ mentions, game, stage }: Asked & { mentions: readonly string[] }): string =>
    mentions.length === 0 ? `-# ${stage}` : `${list(mentions)}, you have something to decide in ${game}.\n-# ${stage}`,
  /** To a player whose part in a simultaneous phase was done for them. */
  byItself:
    'You had nothing to decide, so your part was done for you. To exchange something first, press *Take it back* while others are still playing.',
  /**
   * For the player who just ended a turn; `more` is the button below. A turn that `revealed` something cannot be taken
   * back.
   */
  ended: (name: string, more: string, revealed = false): string =>
    `-# ${plain(name)}, press *${more}* to ${revealed ? '' : 'take your turn back or to '}plan ahead.`,
  /** While the game waits only for computers. */
  thinking: ({ names, game, stage }: Asked & { names: readonly string[] }): string =>
    `${allBold(names)} ${names.length === 1 ? 'is' : 'are'} thinking in ${game}.\n-# ${stage}`,
  /** While only computers play. */
  alone: ({ game, stage }: Asked): string => `Computers are playing ${game}: ${stage}.`,
  /** Ends such a game. */
  cancel: 'Cancel',
  /** In place of a post that Discord refuses. */
  inShort: (mentions: readonly string[], game: string): string =>
    `${mentions.length === 0 ? '' : `${list(mentions)}, you have something to decide in ${game}. `}This post could not be shown in full. \`/caverna table\` shows the table, \`/caverna turn\` opens your turn.`,
  /** Everybody the game is waiting for; `own` if the reader is among them. */
  waiting: (names: readonly string[], own = false): string => {
    const all = [...(own ? ['you'] : []), ...names.map(bold)];
    return all.length === 0 ? 'The game is not waiting for anybody.' : `Waiting for ${list(all)}.`;
  },
  /** Once the game has ended, in place of the players it was waiting for. */
  over: 'The game is over.',
  again: 'It is your turn again.',
  /** The same after something that was not a turn. */
  yours: 'It is your turn.',
  /** After a turn that leads to a simultaneous phase. */
  together: 'Now everybody decides at the same time, including you.',
  nothingAsked: 'You have nothing to do now. You will be called.',

  open: 'My turn',
  score: 'Score',
  /** If the points of others are hidden. */
  ownScore: 'My score',
  log: 'Log',
  /** Opens everything that has no button under the prompt. */
  more: 'More',
};

/** Headings and notes of everything to look at. */
export const looks = {
  more: 'What else you can do',
  /** Above the buttons of each kind there. */
  sorts: { look: 'Look at', own: 'Only for you', turn: 'Rarely needed on your turn', calls: 'Calls and seats' },
  /** Under a finished game, while the lobby of the next one is open. */
  former: 'This is the last game that was played here. The one in the open lobby has not started yet.',
  /** In the middle of the reader's own turn. */
  withoutDrafts: 'Your current turn is not shown here yet: it counts once you end it.',
  score: 'Points if the game ended now',
  ownScore: 'Your points if the game ended now',
  scoreHidden: 'This table hides the points until the game is over.',
  /** Under the reader's own points. */
  othersHidden: 'This table hides the other players’ points until the game is over.',
  /** To a spectator of a table that hides the points. */
  ownScoreWay: 'Players see their own points: *More*, then *My score*.',
};

/** The end of a game. */
export const ending = {
  won: (winners: readonly Result[]): string => {
    const points = winners[0]?.points ?? 0;
    if (winners.length === 0) return 'The game is over.';
    const names = allBold(winners.map(({ name }) => name));
    return winners.length === 1
      ? `The game is over. ${names} wins with ${pointsOf(points)}!`
      : `The game is over. ${names} share the victory, with ${pointsOf(points)} each!`;
  },
  /** One line of the final standing. */
  standing: (rank: number, { name, points }: Result): string => `${rank}. ${bold(name)}: ${pointsOf(points)}`,
  score: 'Final score',
  /** In place of a player's open panel. */
  over: 'This game is over. The result is in the channel.',
  /** `name` is the host, if the host plays. */
  closed: (name: string | undefined): string =>
    `${name === undefined ? 'Its host' : bold(name)} has ended this game. Nobody wins.`,
  /** To the host. */
  done: 'Done.',
  askClose: 'End this game for everybody? You cannot undo this.',

  /** What a deputy has played for a player. */
  deputised: (player: string, { name, turns, of }: { name: string; turns: number; of: number }): string =>
    `${bold(name)} played ${turns} of ${bold(player)}’s ${of} turns.`,
  /** A player's best result with this number of players. */
  beaten: (name: string, { points, before, players }: { points: number; before: number; players: number }): string =>
    `${bold(name)} has a new personal best ${players === 1 ? 'in a solo game' : `with ${players} players`}: ${pointsOf(points)}, up from ${formats.number(before)}.`,
  /** The same in a picture. */
  ownRecord: (points: number, before: number): string =>
    `Personal best: ${formats.number(points)}, up from ${formats.number(before)}`,
  chronicle: 'How it went',

  rematch: 'Rematch',
  /** The same after a game that one person played, alone or with computers. */
  playAgain: 'Play again',
  nextTable: 'Next table',
  askAgain: 'Another game?',
  /**
   * What *Rematch* or *Play again* does: `kept` are the players with a kept seat, `called` whether they were called
   * before; `isSingle` after a game that only one person played.
   */
  rematchTold: ({
    kept,
    computers,
    called,
    isSingle,
  }: {
    kept: readonly string[];
    computers: number;
    called: boolean;
    isSingle: boolean;
  }): string => {
    const seated = computers === 0 ? '' : ` and ${computers === 1 ? 'the computer' : `the ${computers} computers`}`;
    const lobby = `**${isSingle ? ending.playAgain : ending.rematch}** opens a lobby here with the same options${seated}.`;
    if (kept.length === 0) return lobby;
    const [seats, are] = kept.length === 1 ? ['A seat is', 'is'] : ['Seats are', 'are'];
    const calls = called
      ? '. A call for a rematch of this game has already gone out, so nobody is called again.'
      : `, who ${are} called once, unless they have turned calls off.`;
    return `${lobby} ${seats} kept for ${allBold(kept)}${calls}`;
  },
  /** To somebody who did not play that game. */
  notYours: (isSingle: boolean): string =>
    isSingle ? 'Only the player of that game can play it again.' : 'Only players of that game can ask for a rematch.',
  nextTold: (isSingle: boolean): string =>
    isSingle
      ? '**Next table** opens one without computers: its other seats are free for anybody.'
      : '**Next table** opens a lobby here with the same options, open to anybody: no seat is kept, and nobody is called.',
  /** To somebody who took a kept seat. */
  joined: 'You have joined. The lobby is in the channel.',
  /** To the new host. */
  opened: {
    rematch: 'The rematch is open. Its lobby is in the channel, and you are its host.',
    playAgain: 'The lobby is open in the channel, and you are its host.',
    nextTable: 'The next table is open. Its lobby is in the channel, and you are its host.',
  },
  /** While the channel already has a lobby or a game. */
  busy: {
    lobby: {
      told: 'The lobby of the next game is already open here.',
      /** To somebody with a kept seat. */
      kept: 'The lobby of the rematch is already open here, and your seat is kept.',
      go: 'Go to the lobby',
    },
    running: { told: 'The next game is already running here.', kept: undefined, go: 'Go to the game' },
  },
  close: 'End the game',
  undo: 'Take it back',
};
