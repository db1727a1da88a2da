const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const wins = (count: number): string => (count === 1 ? '1 win' : `${count} wins`);

/** How computers play, after "play". */
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'like beginners',
  steady: 'at a medium level',
  strong: 'strongly',
  master: 'like masters',
};

/**
 * A player's results, with ratings and points as the reader's locale writes them. Mentions replace names; they call
 * nobody.
 */
export const statistics = {
  title: (mention: string): string => `Statistics for ${mention}`,
  where: { here: 'Games on this server', all: 'Games on all servers' },
  none: 'No finished games that count yet. Games with the coach and lessons do not count here.',
  private: 'This player keeps their statistics private.',
  /** The rating, and the place among all rated players. */
  skill: ({ skill, place, rated }: { skill: string; place: number; rated: number }): string =>
    `Rating **${skill}**, place ${place} of ${rated}`,
  summary: ({ played, won }: { played: number; won: number }): string => `${games(played)}, ${wins(won)}`,
  count: (line: { players: number; games: number; wins: number; average: string; best: string }): string =>
    line.players === 1
      ? `Solo: ${games(line.games)} · average ${line.average} · best **${line.best}**`
      : `${line.players} players: ${games(line.games)} · ${wins(line.wins)} · average ${line.average} · best **${line.best}**`,
  /** Games of one person against computers; these games are not rated. */
  against: (line: { level: string; games: number; wins: number; average: string; best: string }): string =>
    `Against computers that play ${LEVELS[line.level] ?? line.level}: ${games(line.games)} · ${wins(line.wins)} · average ${line.average} · best **${line.best}**`,
  /** Games with one of the sides that players can choose from. */
  side: (line: { name: string; games: number; wins: number; average: string }): string =>
    `As ${line.name}: ${games(line.games)} · ${wins(line.wins)} · average ${line.average}`,
  boards: { skill: 'Ratings', solo: 'Best solo scores' },
  ratingLine: (line: { place: number; mention: string; skill: string; games: number; wins: number }): string =>
    `${line.place}. ${line.mention} **${line.skill}** · ${games(line.games)}, ${wins(line.wins)}`,
  soloLine: ({ place, mention, points }: { place: number; mention: string; points: string }): string =>
    `${place}. ${mention} **${points}**`,
  help: 'Ratings come from games of two or more people. They start low, and rise as more games make them more certain.',
  /** Beside ratings that do not cover every game yet. */
  counting: 'Ratings are being recalculated: some games are not counted yet.',
  empty: 'Nobody is listed here yet.',
  own: 'My statistics',
  forget: 'Remove my data',
  askForget:
    'This removes your settings, notes, plans, planned absences and ratings for good. Finished games will show you as “former player”; a computer takes over your running games, and you leave all lobbies. Messages already in channels stay as they are.',
  confirmForget: 'Remove everything about me',
  forgotten: 'Everything I kept about you has been removed. You are welcome to come back and start fresh.',
  formerPlayer: 'Former player',
};
