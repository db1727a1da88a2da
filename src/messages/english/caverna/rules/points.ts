import type { Article } from '../../../topic.ts';

/** The end of the game. */
export const pointArticles = {
  scoring: {
    title: 'Scoring',
    gist: 'Points for what you have, minus points for what is missing.',
    keywords: 'score points end of game gold victory winning count goal aim objective purpose',
    text: `• Farm animals and dogs: 1 each
• Each kind of farm animal you have none of: −2
• Grain, in supply and on fields: ½ each, rounded up; vegetables: 1 each
• Rubies 1, dwarfs 1, gold 1 each
• Each unused space of your home board: −1
• Pastures 2 and 4, ore mines 3, ruby mines 4, furnishing tiles as printed
• Bonuses of parlors, storages and chambers
• Each begging marker: −3
Before that, everybody may exchange goods once more.`,
    example: '12 animals of all four kinds, 4 dwarfs, 3 gold, a small pasture: 21 points.',
  },
  minus: {
    title: 'Negative points',
    gist: 'Unused spaces, missing animals and begging cost points.',
    keywords: 'minus negative unused empty spaces missing animals begging writing chamber',
    text: `You lose 1 point for each space of the board without a tile or stable (both caverns printed there count as used, and so do unfurnished caverns), 2 for each kind of farm animal you have none of, and 3 for each begging marker. The Writing chamber saves up to 7 of these points.`,
    example: '2 unused spaces, no cattle and a begging marker: −7 points.',
  },
  bonusPoints: {
    title: 'Bonus points',
    gist: 'Tiles with a yellow name tag score at the end.',
    keywords: 'bonus parlor storage chamber yellow tag exchange before scoring',
    text: `Most tiles with a yellow name tag, the parlors, storages and chambers, reward what you own at the end, on top of the usual points. Use those that exchange goods for gold (Hunting parlor, Beer parlor, Blacksmithing parlor, Spare part storage) before the points are counted; you get a last chance after the final harvest.`,
    example: 'The Ore storage with 9 ore: 4 points.',
  },
  ties: {
    title: 'Winner and ties',
    gist: 'The most points wins; tied players share the victory.',
    keywords: 'tie draw equal points winner end goal winning victory',
    text: `The game ends after round 12. The player with the most points wins; tied players share the victory.`,
    example: '80, 80 and 64: the first two win together.',
  },
} satisfies Record<string, Article>;
