const signed = (text: string): string => text.replace('-', '−');
const fixed = (value: number, digits = 1): string => signed(value.toFixed(digits));
const whole = (value: number): string => signed(String(value));
const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const wins = (count: number): string => (count === 1 ? '1 win' : `${count} wins`);

/** How computers play, behind "play". */
const LEVELS: Readonly<Record<string, string>> = { beginner: 'like beginners', steady: 'steadily', strong: 'strongly' };

/** What players have reached so far. Mentions stand for names; nobody is called by them. */
export const statistics = {
  title: (mention: string): string => `Statistics of ${mention}`,
  where: { here: 'Games of this server', all: 'Games of all servers' },
  none: 'No game that counts has been played to its end yet. Games with the coach, and lessons, are not counted here.',
  private: 'This player keeps their statistics to themselves.',
  /** The rating, and the place among all who are rated. */
  skill: ({ skill, place, rated }: { skill: number; place: number; rated: number }): string =>
    `Rating **${fixed(skill)}**, place ${place} of ${rated}`,
  summary: ({ played, won }: { played: number; won: number }): string => `${games(played)}, ${wins(won)}`,
  count: (line: { players: number; games: number; wins: number; average: number; best: number }): string =>
    line.players === 1
      ? `Solo: ${games(line.games)} · average ${fixed(line.average)} · best **${whole(line.best)}**`
      : `${line.players} players: ${games(line.games)} · ${wins(line.wins)} · average ${fixed(line.average)} · best **${whole(line.best)}**`,
  /** Games of one person among computers, which count for no rating. */
  against: (line: { level: string; games: number; wins: number; average: number; best: number }): string =>
    `Against computers that play ${LEVELS[line.level] ?? line.level}: ${games(line.games)} · ${wins(line.wins)} · average ${fixed(line.average)} · best **${whole(line.best)}**`,
  /** What was reached with one of the sides that a game lets its players choose from. */
  side: (line: { name: string; games: number; wins: number; average: number }): string =>
    `As ${line.name}: ${games(line.games)} · ${wins(line.wins)} · average ${fixed(line.average)}`,
  boards: { skill: 'Ratings', solo: 'Best solo scores' },
  ratingLine: (line: { place: number; mention: string; skill: number; games: number; wins: number }): string =>
    `${line.place}. ${line.mention} **${fixed(line.skill)}** · ${games(line.games)}, ${wins(line.wins)}`,
  soloLine: ({ place, mention, points }: { place: number; mention: string; points: number }): string =>
    `${place}. ${mention} **${whole(points)}**`,
  help: 'A rating grows with games of two or more people; it is low until there are enough of them to be sure.',
  /** Beside ratings that leave some games out, or tell of some as they were. */
  counting: 'Ratings are being counted anew: they do not tell of every game yet.',
  empty: 'Nobody is listed here yet.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  own: 'My statistics',
  forget: 'Remove my data',
  askForget:
    'This removes your settings, notes, plans, absences and ratings for good. Your seats in finished games will read “former player”; in running games a computer plays on for you, and lobbies are left. Messages that stand in channels already are not changed.',
  confirmForget: 'Remove everything about me',
  forgotten: 'What I knew about you has been removed. You can play again whenever you like, and begin anew.',
  formerPlayer: 'Former player',
};
