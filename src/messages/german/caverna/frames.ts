import type { CavernaTexts } from '../../caverna/texts.ts';
import { list, pointsOf } from '../shared/list.ts';
import { everyOne } from '../shared/replay.ts';
import { amount } from './goods.ts';
import { space } from './spaces/index.ts';

/** The words in the frames of a replay, without markdown. */
export const frames: CavernaTexts['frames'] = {
  opening: (names) => ({ title: 'Die Partie beginnt', story: `${list(names)}.` }),
  resumed: (names) => ({
    title: 'Die Partie geht weiter',
    story: `${list(names)}. Der Teil davor wurde nach älteren Regeln gespielt und lässt sich nicht zeigen.`,
  }),
  turn: (name, at) => (at === undefined ? name : `${name}: ${space(at).name}`),
  brings: (card) => `Neu: ${space(card).name}.`,
  sum: ({ leader, begging }) =>
    [
      ...(leader === undefined ? [] : [`${leader.name} liegt vorn: ${pointsOf(leader.points)}.`]),
      ...(begging.length === 0
        ? []
        : [`Bettelmarker: ${begging.map(({ name, count }) => `${name} ${count}`).join(', ')}.`]),
    ].join(' '),
  news: ({ name, tiles, children, begging }) => {
    const news = [
      ...tiles,
      ...(children > 0 ? [children === 1 ? 'ein Kind' : `${children} Kinder`] : []),
      ...(begging > 0 ? [amount('begging', begging)] : []),
    ];
    return news.length === 0 ? undefined : `${name}: ${list(news)}.`;
  },
  alt: ({ names, pace, frames, round, table, result }) =>
    [
      `Zeitraffer der Partie von ${list(names)} bis Runde ${round}: ${everyOne[pace]}, ${frames === 1 ? '1 Bild' : `${frames} Bilder`}.`,
      table ? 'Jedes zeigt die Aktionsfelder und alle Heimatpläne.' : 'Jedes zeigt alle Heimatpläne.',
      ...(result === undefined ? [] : [table ? `Das letzte zeigt die Wertung. ${result}` : result]),
    ].join(' '),
};
