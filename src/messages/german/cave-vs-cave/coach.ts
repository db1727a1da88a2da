import type { CaveTexts } from '../../cave-vs-cave/texts.ts';

/** In the accusative, after "für". */
export const coached: CaveTexts['coached'] = {
  food: 'Nahrung',
  goods: 'Waren im Vorrat',
  gold: 'Gold',
  weapons: 'Waffen',
  rooms: 'die Einrichtungen der Höhle',
  cave: 'Wände und Platz in der Höhle',
  sale: 'bald mögliche Einrichtungen',
  tiles: 'die Aktionsplättchen der nächsten Züge',
};

/** What a computer wanted in a turn, in the accusative. */
export const aims: CaveTexts['aims'] = {
  food: 'Nahrung',
  gold: 'Gold',
  weapons: 'Waffen',
  rooms: 'Einrichtungen',
  cave: 'Wände und Platz in der Höhle',
  sale: 'die nächste Einrichtung',
};
