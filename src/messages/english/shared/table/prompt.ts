import { plain } from '../../../text.ts';
import { harvest } from '../../caverna/decisions.ts';
import { amount, list } from '../../caverna/goods.ts';

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

interface Harvested extends Omit<Asked, 'stage'> {
  round: number;
  kind: string;
  mentions: readonly string[];
}

/** The messages that everybody sees. A mention is how Discord calls a player, a stage is how far the game is. */
export const prompt = {
  /** How far the game is: `Round 3 of 12 · Harvest`; `ending` is how the round ends, where that is known. */
  stage: ({ round, rounds, ending }: { round: number; rounds: number; ending?: string | undefined }): string =>
    `Round ${round} of ${rounds}${ending === undefined ? '' : ` · ${ending}`}`,
  /** How a round ends, for the stage; `hidden` while its marker lies face down. */
  ending: (kind: string): string => (kind === 'hidden' ? 'harvest unknown' : harvest(kind).title),
  turn: ({ mention, game, stage, question }: Asked & { mention: string; question: string }): string =>
    `${mention}, it is your turn in ${game}. ${question}\n-# ${stage}`,
  /** Everybody is asked at the same time; mentions are those who still have to answer. */
  several: ({ mentions, game, stage }: Asked & { mentions: readonly string[] }): string =>
    mentions.length === 0 ? `-# ${stage}` : `${list(mentions)}, something is asked of you in ${game}.\n-# ${stage}`,
  /** A harvest is played by all at the same time; mentions are those who still have to answer. */
  harvest: ({ round, kind, game, mentions }: Harvested): string =>
    [
      mentions.length === 0 ? 'Everybody is done.' : `Still to come: ${list(mentions)}. It is your turn in ${game}.`,
      `**${harvest(kind).title}** after round ${round}. ${harvest(kind).help}`,
    ].join('\n'),
  /** In place of a post that Discord does not take; it calls those who are mentioned. */
  inShort: (mentions: readonly string[], game: string): string =>
    `${mentions.length === 0 ? '' : `${list(mentions)}, something is asked of you in ${game}. `}What belongs here cannot be posted. \`/caverna table\` shows the table, \`/caverna turn\` opens your turn.`,
  waiting: (names: readonly string[]): string =>
    names.length === 0 ? 'Nobody is waited for.' : `Waiting for ${bold(names)}.`,
  nothingAsked: 'You have nothing to do now. You will be called.',

  open: 'Open my turn',
  openHarvest: 'Open my harvest',
  board: 'My board',
  boards: 'All boards',
  table: 'Table',
  tiles: 'Furnishing tiles',
  score: 'Score',
  log: 'Log',
};

/** The headings over what can be looked at. */
export const looks = {
  board: (name: string): string => `${plain(name)}’s Home board`,
  boards: 'All Home boards',
  table: 'The table',
  tiles: 'Furnishing tiles',
  score: 'Points if the game ended now',
  ownScore: 'Your points if the game ended now',
  scoreHidden: 'This table keeps the points hidden until the game is over.',
};

/** The end of a game. */
export const ending = {
  won: (winners: readonly Result[]): string => {
    const points = winners[0]?.points ?? 0;
    if (winners.length === 0) return 'The game is over.';
    const verb = winners.length === 1 ? 'wins' : 'share the victory';
    return `The game is over. ${bold(winners.map(({ name }) => name))} ${verb} with ${amount('point', points)}!`;
  },
  solo: ({ name, points }: Result): string =>
    `The game is over. **${plain(name)}** reaches ${amount('point', points)}.${points >= 100 ? ' A hundred or more: well done!' : ''}`,
  /** One line of the final standing. */
  standing: (rank: number, { name, points }: Result): string =>
    `${rank}. **${plain(name)}**: ${amount('point', points)}`,
  score: 'Final score',
  closed: (name: string): string => `**${plain(name)}** has ended this game. Nobody wins.`,
  askClose: 'End this game for everybody? It cannot be taken up again.',

  rematch: 'Rematch',
  close: 'End the game',
  undo: 'Take it back',
};
