import { bold } from '../../text.ts';
import { moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';

/** How earlier turns were taken back: whether there was nobody else to agree, and whether the game became unrated. */
interface TakenBack {
  readonly alone?: boolean | undefined;
  readonly unrated?: boolean | undefined;
}

/** Votes of the players of a game. `who`, `newcomer` and voters are mentions or bold names. */
export const votes = {
  /** The subject of the vote, by its kind. */
  question: {
    /** `passing` says what happens to the turn. */
    pass: (player: string, passing = ''): string => `Pass ${bold(player)}’s turn? ${passing}`.trimEnd(),
    computer: (player: string): string => `Let a computer play for ${bold(player)} until they return?`,
    offer: (player: string): string =>
      `Offer ${bold(player)}’s seat to somebody new? Once it is taken, the game does not count for ratings.`,
    replace: (player: string, newcomer: string): string =>
      `Let ${newcomer} take over ${bold(player)}’s seat? Both must agree. If ${bold(player)} is late and does not answer, a majority of the others decides, and the game does not count for ratings.`,
    deputy: (player: string, deputy: string): string =>
      `May ${deputy}, who also plays at this table, play for ${bold(player)} while they are away?`,
    undo: (who: string): string => `${who} asks to take back a turn and everything after it.`,
  },
  /** What happens to a passed turn, if the game does not say. */
  passing: 'The rest of the turn is skipped.',
  /** Above the turns that an undo would take back. */
  undoing: (turns: number): string => `**This takes back ${turns === 1 ? 'one turn' : `${turns} turns`}:**`,
  revealed: '⚠️ Something has been turned face up since. Everybody has seen it, and it will turn up again.',
  nothingRevealed: 'Nothing has been turned face up since.',
  /** In place of the first of many turns. */
  earlier: (count: number): string => `… and ${count} before these`,
  askedBy: (who: string): string => `Asked by ${who}.`,
  askedByRule: 'This table’s rule for late players started this vote.',
  needs: {
    all: (voters: number): string =>
      voters === 1 ? 'They must agree.' : voters === 2 ? 'Both must agree.' : `All ${voters} must agree.`,
    majority: (needed: number, voters: number): string => `${needed} of ${voters} must agree.`,
  },
  agreed: (all: readonly string[]): string => `Agreed: ${list(all)}`,
  against: (all: readonly string[]): string => `Against: ${list(all)}`,
  /** `mentions` call those who have not voted. */
  waiting: (mentions: readonly string[]): string =>
    mentions.length === 0 ? 'Everybody has voted.' : `Still to vote: ${list(mentions)}`,
  ends: (at: number): string => `The vote ends ${relative(at)}.`,
  outcome: {
    agreed: 'Agreed.',
    refused: 'Refused.',
    lapsed: 'Too few players voted, so nothing changes.',
    withdrawn: 'Cancelled: the table has moved on.',
  },
  agree: 'Agree',
  disagree: 'Disagree',
  /** To the voter, while the vote is open. */
  counted: (agrees: boolean): string =>
    `You ${agrees ? 'agreed' : 'disagreed'}. You can change your vote until it is over.`,
  /** To the voter who decided it. */
  decided: {
    agreed: 'You agreed, and that decides it.',
    refused: 'You disagreed, so it is off.',
    lapsed: 'Too few players voted, so nothing changes.',
    withdrawn: 'This vote was cancelled.',
  },
  /** To the person who asked. */
  opened: 'The vote is now in the channel, and the others have been asked.',
  done: 'Done.',
  /** Over a message about turns that were taken back. */
  undone: '↩️ **Undone:** this was taken back.',
  takenBack: (name: string, { alone = false, unrated = false }: TakenBack = {}): string =>
    `${unrated ? 'Something had been turned face up since, so this game no longer counts for ratings. ' : ''}${
      alone ? `${bold(name)} takes this back:` : `All agreed, so ${bold(name)} takes this back:`
    }`,
  /** On a button, if an undo needs the others. */
  askUndo: 'Ask to take it back',
  /** On a button, if nobody else can agree, and the game becomes unrated. */
  undoSurely: 'Take it back, unrated',
  noVote: 'There is nothing to vote on in this channel.',
  bots: 'A bot cannot take a seat. Name a person.',
};

/** A deputy and the player for whom they play; moments in UTC ms. */
interface DeputyNews {
  readonly deputy: string;
  readonly player: string;
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/** News about a seat. */
export const seatNews = {
  late: (name: string): string =>
    `${bold(name)} has taken longer than this table allows. The others can decide what to do:`,
  standIn: (name: string): string =>
    `A computer plays for ${bold(name)} until they return. To return, ${bold(name)} can press any of the game’s buttons or use \`/caverna turn\`.`,
  returned: (name: string): string => `${bold(name)} is back and playing again.`,
  offered: (name: string): string =>
    `${bold(name)}’s seat is free, with everything on its board. Take it and play on from here; the game will then no longer count for ratings. If ${bold(name)} plays first, they keep it.`,
  /** `unrated`: the game counted for ratings until now. */
  taken: (former: string, newcomer: string, unrated = false): string =>
    `${bold(newcomer)} takes over ${bold(former)}’s seat.${unrated ? ` ${bold(former)} did not agree to it, so the game no longer counts for ratings.` : ''}`,
  kept: (names: readonly string[]): string =>
    `This game comes from a file and does not count for ratings. ${names.length === 1 ? 'A seat is' : 'Seats are'} kept for ${list(names.map(bold))}. Nobody is called until they take their seat here.`,
  seated: (name: string): string => `${bold(name)} has taken their seat.`,
  /** `from` if it starts later; without `until`, it lasts until either person ends it. */
  deputy: ({ deputy, player, from, until }: DeputyNews): string =>
    `${bold(deputy)} plays for ${bold(player)}${from === undefined ? '' : ` from ${moment(from)}`}${until === undefined ? '' : ` until ${moment(until)}`}. ${bold(player)} can still play at any time.`,
  deputyOver: (deputy: string, player: string): string => `${bold(deputy)} no longer plays for ${bold(player)}.`,
  deputyGaveBack: (deputy: string, player: string): string =>
    `${bold(deputy)} cannot play for ${bold(player)} any longer. Calls now go to ${bold(player)} again.`,
  deputyLeft: (deputy: string, player: string): string =>
    `${bold(deputy)} has left this server and no longer plays for ${bold(player)}. Calls now go to ${bold(player)} again.`,
  sit: 'Take my seat',
  take: 'Take the seat',
  /** To the person who has taken it. */
  yours: 'The seat is yours. `/caverna turn` opens your turn when it comes.',
  /** What the others can do, as the labels of buttons. */
  remedies: { pass: 'Pass the turn', computer: 'Let a computer play', offer: 'Offer the seat' },
};
