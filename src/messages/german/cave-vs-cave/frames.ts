import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { list } from '../shared/list.ts';
import { everyOne } from '../shared/replay.ts';
import { actionTile } from './tiles.ts';

const ERAS = { 1: 'I', 2: 'II' };
const eraOf = (era: number): string => ERAS[era === 1 ? 1 : 2];

export const frames: CaveTexts['frames'] = {
  opening: (names) => ({ title: 'Die Partie beginnt', story: `${list(names)}.` }),
  resumed: (names) => ({
    title: 'Die Partie geht weiter',
    story: `${list(names)}. Frühere Züge folgten älteren Regeln und lassen sich nicht zeigen.`,
  }),
  bothEras: 'Verlauf (Einrichtungen zählen doppelt)',
  stage: (at) => (at === undefined ? 'Zwischen den Runden' : `Epoche ${eraOf(at.era)} · ${at.round} von ${at.rounds}`),
  round: ({ era, round, eras }) => (eras > 1 && round === 1 ? `${eraOf(era)} · 1` : String(round)),
  before: { draft: 'Draft' },
  turn: (name, tile) => (tile === undefined ? name : `${name}: ${actionTile(tile).name}`),
  built: (players) =>
    players
      .filter(({ rooms }) => rooms.length > 0)
      .map(({ name, rooms }) => `${name}: ${list(rooms)}.`)
      .join(' '),
  alt: ({ names, pace, frames: count, stage, table, result }) =>
    [
      `Zeitraffer der Partie von ${list(names)}, zuletzt ${stage}: ${everyOne[pace]}, ${count} Bilder.`,
      table ? 'Jedes zeigt die Aktionsplättchen, die Auslage und alle Höhlen.' : 'Jedes zeigt alle Höhlen.',
      ...(result === undefined ? [] : [table ? `Das letzte zeigt das Wertungsblatt. ${result}` : result]),
    ].join(' '),
};

export const honours: CaveTexts['honours'] = {
  most: {
    rooms: (count) => `Meiste Einrichtungen: ${count}`,
    gold: (count) => `Dickster Geldbeutel: ${count} Gold`,
    walls: (count) => `Meiste Wände: ${count}`,
    weapon: (count) => `Meiste Waffen: ${count}`,
    iron: (count) => `Meistes Eisen: ${count}`,
  },
  room: (name, points) => `Beste Einrichtung: ${name} (${points})`,
};
