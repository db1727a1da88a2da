import { plain } from '../../text.ts';
import { harvest } from '../decisions.ts';
import { amount, list } from '../goods.ts';

const bold = (names: readonly string[]) => list(names.map((name) => `**${plain(name)}**`));

/** A turn that is waited for; `mention` is how Discord calls the player. */
export interface Called {
  readonly mention: string;
  /** Which of the player's dwarfs is next, counted from 1, and how many there are. */
  readonly dwarf?: number | undefined;
  readonly dwarfs?: number | undefined;
  /** Its strength; 0 or undefined for an unarmed dwarf. */
  readonly weapon?: number | undefined;
}

/** Points at the end, best first. */
export interface Result {
  readonly name: string;
  readonly points: number;
}

const dwarfLine = ({ dwarf, dwarfs, weapon = 0 }: Called) => {
  if (dwarf === undefined || dwarfs === undefined) return '';
  return ` Dwarf ${dwarf} of ${dwarfs}${weapon > 0 ? `, weapon ${weapon}` : ''}.`;
};

export const prompts = {
  turn: (called: Called): string => `${called.mention}, it is your turn.${dwarfLine(called)}`,
  /** Under a prompt whose player has begun. */
  drafting: (name: string): string => `**${plain(name)}** is thinking.`,
  waiting: (names: readonly string[]): string =>
    names.length === 0 ? 'Nobody is waited for.' : `Waiting for ${bold(names)}.`,
  /** Everybody is asked at the same time; mentions are those who still have to answer. */
  harvest: ({ round, kind, mentions }: { round: number; kind: string; mentions: readonly string[] }): string =>
    [
      `**${harvest(kind).title}** after round ${round}. ${harvest(kind).help}`,
      mentions.length === 0 ? 'Everybody is done.' : `Still to come: ${list(mentions)}.`,
    ].join('\n'),
  /** The solo player may protect goods before they are cleared. */
  protect: (mention: string): string => `${mention}, too much has gathered on some spaces. Do you protect any?`,
  /** The last exchanges before the points are counted. */
  final: (mentions: readonly string[]): string =>
    `The last round is over. ${list(mentions)} may still exchange goods before the points are counted.`,
  header: ({ round, rounds, marker }: { round: number; rounds: number; marker?: string | undefined }): string =>
    `Round ${round} of ${rounds}${marker === undefined ? '' : ` · ${marker}`}`,
  /** How this round ends, for the header; `hidden` while the marker lies face down. */
  marker: (kind: string): string => (kind === 'hidden' ? 'harvest unknown' : harvest(kind).title),
  ended: (winners: readonly Result[]): string => {
    const points = winners[0]?.points ?? 0;
    if (winners.length === 0) return 'The game is over.';
    const verb = winners.length === 1 ? 'wins' : 'share the victory';
    return `The game is over. ${bold(winners.map(({ name }) => name))} ${verb} with ${amount('point', points)}!`;
  },
  endedSolo: ({ name, points }: Result): string =>
    `The game is over. **${plain(name)}** reaches ${amount('point', points)}.${points >= 100 ? ' A hundred and more: well done!' : ''}`,
  /** One line of the final standing. */
  standing: (rank: number, { name, points }: Result): string =>
    `${rank}. **${plain(name)}**: ${amount('point', points)}`,
  closed: (name: string): string => `**${plain(name)}** has ended this game. Nobody wins.`,
  confirmEnd: 'End this game for everybody? It cannot be taken up again.',
  confirmUndo: (what: string): string => `This takes back: ${what} Do you want that?`,
  help: 'Choose an action space below, or open your turn.',
  notMentioned: 'You have nothing to do now. You will be called.',
};

export const panel = {
  turn: ({ round }: { round: number }): string => `Your turn in round ${round}`,
  harvest: ({ round }: { round: number }): string => `Your harvest in round ${round}`,
  exchange: 'Exchanges',
  exchangeHelp: 'Possible at any time of your turn; your question stays open.',
  /** A heading over the moves that nobody else sees yet. */
  soFar: 'So far in this turn, seen by you alone:',
  nothingYet: 'You have not done anything in this turn yet.',
  supply: 'Your supply',
  preview: (change: string): string => `This changes: ${change}`,
  /** The question when everything has been decided. */
  canEnd: 'Nothing is left to decide. End your turn, or step back.',
  ended: 'Your turn is over and everybody can see it.',
  harvestEnded: 'Your harvest is over.',
  stale: 'That button was made for an earlier question. Here is the present one.',
  undoneMove: 'Your last move has been taken back.',
  undoneTurn: 'Your last turn is open again; the others see it as not played.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
};

export const looks = {
  board: (name: string): string => `${plain(name)}’s Home board`,
  boards: 'All Home boards',
  table: 'The table',
  score: 'Points if the game ended now',
  finalScore: 'Final score',
  scoreHidden: 'This table keeps the points hidden until the game is over.',
};
