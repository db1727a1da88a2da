import type { Catalogue } from '../../english/index.ts';
import { capital } from '../../text.ts';
import { computersOf, together } from './players.ts';

const games = (count: number): string => (count === 1 ? '1 Partie' : `${count} Partien`);
const wins = (count: number): string => (count === 1 ? '1 Sieg' : `${count} Siege`);
const average = (points: string): string => `im Schnitt ${points}`;
const best = (points: string): string => `Bestwert **${points}**`;

/** A player's results, in German. */
export const statistics: Catalogue['statistics'] = {
  title: (mention) => `Statistik von ${mention}`,
  where: { here: 'Partien dieses Servers', all: 'Partien aller Server' },
  none: 'Noch keine beendeten Partien, die zählen. Partien mit Coach und Lektionen zählen hier nicht.',
  private: 'Diese Person zeigt ihre Statistik nicht.',
  skill: ({ skill, place, rated }) => `Wertungszahl **${skill}**, Platz ${place} von ${rated}`,
  summary: ({ played, won }) => `${games(played)}, ${wins(won)}`,
  count: (line) =>
    line.players === 1
      ? `Solo: ${games(line.games)} · ${average(line.average)} · ${best(line.best)}`
      : `${capital(together(line.players))}: ${games(line.games)} · ${wins(line.wins)} · ${average(line.average)} · ${best(line.best)}`,
  against: (line) =>
    `Gegen ${computersOf(line.level)}: ${games(line.games)} · ${wins(line.wins)} · ${average(line.average)} · ${best(line.best)}`,
  side: (line) => `Als ${line.name}: ${games(line.games)} · ${wins(line.wins)} · ${average(line.average)}`,
  boards: { skill: 'Rangliste', solo: 'Beste Solospiele' },
  ratingLine: (line) => `${line.place}. ${line.mention} **${line.skill}** · ${games(line.games)}, ${wins(line.wins)}`,
  soloLine: ({ place, mention, points }) => `${place}. ${mention} **${points}**`,
  help: 'Wertungszahlen entstehen in Partien mit mindestens zwei Menschen. Sie beginnen niedrig und steigen, weil sie mit jeder Partie sicherer werden.',
  counting: 'Die Wertungszahlen werden gerade neu berechnet: Einige Partien fehlen noch.',
  empty: 'Hier steht noch niemand.',
  own: 'Meine Statistik',
  forget: 'Meine Daten löschen',
  askForget:
    'Das löscht deine Einstellungen, Notizen, Pläne, Abwesenheiten und Wertungszahlen endgültig. In beendeten Partien stehst du dann als „Ehemaliges Mitglied“; deine laufenden Partien übernimmt ein Computer, und du verlässt alle Lobbys. Nachrichten, die schon in Kanälen stehen, bleiben, wie sie sind.',
  confirmForget: 'Alles über mich löschen',
  forgotten:
    'Alles, was ich über dich gespeichert hatte, ist gelöscht. Du kannst gern wieder mitspielen, ganz von vorn.',
  formerPlayer: 'Ehemaliges Mitglied',
};
