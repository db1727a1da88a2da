import { plain } from '../../text.ts';
import { list } from './list.ts';

const bold = (name: string): string => `**${plain(name)}**`;

/** A moment as Discord shows it to everybody in their own time: `in 3 days`; `at` in UTC ms. */
const moment = (at: number): string => `<t:${Math.round(at / 1000)}:R>`;

/** What an undo would take back. */
interface Undoing {
  /** What happened, a line for each turn, oldest first. */
  readonly lines: readonly string[];
  readonly turns: number;
  readonly revealed: boolean;
}

/** How earlier turns were taken back. */
interface TakenBack {
  readonly alone?: boolean | undefined;
  readonly unrated?: boolean | undefined;
}

const LINES_SHOWN = 20;

/** The last lines, each as an item of a list. */
const listed = (lines: readonly string[]): string[] => [
  ...(lines.length > LINES_SHOWN ? [`- … and ${lines.length - LINES_SHOWN} before these`] : []),
  ...lines.slice(-LINES_SHOWN).map((line) => `- ${line}`),
];

/** What the players of a game decide together. Who has asked or voted comes as Discord writes them: a mention, or a bold name. */
export const votes = {
  /** What is asked, by the kind of the vote. */
  question: {
    /** `passing` is what becomes of the turn, while it can still pass. */
    pass: (player: string, passing?: string): string =>
      [`Shall ${bold(player)}’s turn pass?`, ...(passing === undefined ? [] : [passing])].join(' '),
    computer: (player: string): string => `Shall a computer play for ${bold(player)} until they return?`,
    offer: (player: string): string =>
      `Shall ${bold(player)}’s seat be offered to somebody who does not play yet? Once it is taken, the game does not count for ratings.`,
    replace: (player: string, newcomer: string): string =>
      `Shall ${newcomer} take over ${bold(player)}’s seat? That needs the consent of both. If ${bold(player)} is late and says nothing, more than half of the others decide, and the game does not count for ratings.`,
    undo: (who: string): string => `${who} asks to take back an earlier turn and all that came after it.`,
  },
  /** What becomes of a turn that passes, where the game has nothing else to say. */
  passing: 'Nothing more is done in it.',
  undoing: ({ lines, turns, revealed }: Undoing): string =>
    [
      `**This takes back ${turns === 1 ? 'one turn' : `${turns} turns`}:**`,
      ...listed(lines),
      revealed
        ? '⚠️ Something that lay face down has been turned up since. Everybody has seen it, and it will come again.'
        : 'Nothing that lay face down has been turned up since.',
    ].join('\n'),
  /** What was taken back, a line for each turn, oldest first. */
  lines: listed,
  askedBy: (who: string): string => `Asked by ${who}.`,
  askedByRule: 'Asked by the rule that this table has for players who take too long.',
  needs: {
    all: (voters: number): string => (voters === 1 ? 'It needs their consent.' : `All ${voters} must agree.`),
    majority: (voters: number): string => `${Math.floor(voters / 2) + 1} of ${voters} must agree.`,
  },
  agreed: (all: readonly string[]): string => `Agreed: ${list(all)}`,
  against: (all: readonly string[]): string => `Against: ${list(all)}`,
  /** `mentions` are those who have not voted, as Discord calls them. */
  waiting: (mentions: readonly string[]): string =>
    mentions.length === 0 ? 'Nobody is left to vote.' : `Still to vote: ${list(mentions)}`,
  ends: (at: number): string => `It ends ${moment(at)}.`,
  outcome: {
    agreed: 'It is agreed.',
    refused: 'It is refused.',
    lapsed: 'It has ended without a result, because too few have voted.',
    withdrawn: 'It is withdrawn: the game has gone on, or something else is asked.',
  },
  agree: 'Agree',
  disagree: 'Disagree',
  /** To the one who has voted. */
  counted: (agrees: boolean): string =>
    `You ${agrees ? 'agree' : 'disagree'}. You can change that as long as the vote is open.`,
  /** To the one whose vote has decided; `outcome` is the sentence of what came of it. */
  decided: (agrees: boolean, outcome: string): string => `You ${agrees ? 'agree' : 'disagree'}. ${outcome}`,
  /** To the one who has asked. */
  opened: 'The others are asked now. The vote is in the channel.',
  done: 'It is done.',
  /** Over a message that tells of turns which were taken back. */
  undone: '↩️ **Undone:** this was taken back.',
  /** `alone`: there was nobody else to agree. `unrated`: the game has counted for ratings so far. */
  takenBack: (name: string, { alone = false, unrated = false }: TakenBack = {}): string =>
    [
      ...(unrated ? ['Cards had been turned up since, so this game no longer counts for ratings.'] : []),
      alone ? `${bold(name)} takes this back:` : `All agreed with ${bold(name)} to take this back:`,
    ].join(' '),
  /** On a button, where a turn can be taken back only by agreement. */
  askUndo: 'Ask the others to take it back',
  /** On a button, where nobody else can agree, and the game is not rated any more. */
  undoSurely: 'Take it back, unrated',
  noVote: 'There is nothing to vote on in this channel.',
  bots: 'A bot cannot take a seat. Name a person.',
};

/** What became of a seat. */
export const seatNews = {
  late: (name: string): string =>
    `${bold(name)} has taken longer than this table waits. The others can decide what to do:`,
  standIn: (name: string): string =>
    `A computer plays for ${bold(name)} until they return. To return, ${bold(name)} presses any button of the game or uses \`/caverna turn\`.`,
  returned: (name: string): string => `${bold(name)} is back and plays again.`,
  offered: (name: string): string =>
    `${bold(name)}’s seat is free to take, with everything on its board. If you take it, you play on from here, and the game no longer counts for ratings. ${bold(name)} keeps it by playing before that.`,
  /** `unrated`: the game has counted for ratings so far. */
  taken: (former: string, newcomer: string, unrated = false): string =>
    `${bold(newcomer)} takes over the seat of ${bold(former)}.${unrated ? ` ${bold(former)} did not agree to it, so the game no longer counts for ratings.` : ''}`,
  /** `names` are those for whom seats are kept. */
  kept: (names: readonly string[]): string =>
    `This game comes from a file, and does not count for ratings. ${names.length === 1 ? 'A seat is' : 'Seats are'} kept for those who have played it: ${list(names.map(bold))}. Nobody is called before they have taken their seat here.`,
  seated: (name: string): string => `${bold(name)} has taken their seat.`,
  sit: 'Take my seat',
  take: 'Take the seat',
  /** To the one who has taken it. */
  yours: 'The seat is yours. `/caverna turn` opens your turn when it comes.',
  /** What the others can do, as the labels of buttons. */
  remedies: { pass: 'Let the turn pass', computer: 'Let a computer play', offer: 'Offer the seat' },
};
