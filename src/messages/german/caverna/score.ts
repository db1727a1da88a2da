import { shortest } from '../../caverna/score.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { find, wordsOf } from '../../text.ts';
import { amount } from './goods.ts';
import { DWARFS, MIXED } from './people.ts';
import { tiles } from './tiles/index.ts';

export { points } from '../../caverna/score.ts';

/** The lines of the score sheet, by their keys. */
export const scoreLines: CavernaTexts['scoreLines'] = {
  animals: 'Nutztiere und Hunde',
  missing: 'Fehlende Nutztierarten',
  grain: 'Getreide (je ½, aufgerundet)',
  vegetable: 'Gemüse',
  gemfruit: 'Edelfrüchte',
  mushroom: 'Pilze',
  ruby: 'Rubine',
  dwarfs: 'Zwerge',
  unused: 'Ungenutzte Plätze',
  tiles: 'Einrichtungen',
  pastures: 'Weiden',
  mines: 'Minen',
  bonus: 'Stuben, Lager, Kammern',
  gold: 'Gold',
  begging: 'Bettelmarker',
  prevented: 'Durch Schreibkammer erspart',
  total: 'Summe',
};

/** The same, short enough for a phone. */
const labels: Readonly<Record<string, string>> = {
  animals: 'Tiere',
  missing: 'Fehlende Art',
  grain: 'Getreide',
  unused: 'Ungenutzt',
  tiles: 'Einrichtung',
  bonus: 'Bonus',
  begging: 'Betteln',
  prevented: 'Erspart',
};

/** The same in a few words, in the accusative, after "Punkte für". */
const few: Readonly<Record<string, string>> = {
  animals: 'Tiere',
  grain: 'Getreide',
  tiles: 'Einrichtungen',
  dwarfs: 'die Familie',
  bonus: 'Stuben und Lager',
  prevented: 'die Schreibkammer',
};

export const shortScoreLine = (key: string): string => find(few, key) ?? scoreLine(key);

export const scoreLabel: CavernaTexts['scoreLabel'] = (key, name = scoreLine(key)) => shortest(labels, key, name);

export const scoreLine: CavernaTexts['scoreLine'] = (key, people = DWARFS) => {
  if (key === 'dwarfs' && people !== DWARFS) return people === MIXED ? 'Familie' : people.many;
  return find<string>(scoreLines, key) ?? find<{ name: string }>(tiles, key)?.name ?? wordsOf(key);
};

/** `80 Punkte`. */
export const total: CavernaTexts['total'] = (value) => amount('point', value);
