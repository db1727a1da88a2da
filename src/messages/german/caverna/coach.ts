import type { CavernaTexts } from '../../caverna/texts.ts';
import { list } from '../shared/list.ts';

/** The topics of ways to play for the coach and the computers, in the accusative, after "für". */
export const coached: CavernaTexts['coached'] = {
  all: (things) => list(things),
  /** Things that are called something else where they are counted. */
  things: {
    fed: 'die Ernährung der Familie',
    food: 'Nahrung für die Familie',
    child: 'ein Kind',
    bed: 'ein Bett für ein Kind',
    dwelling: 'den Preis einer Wohnung',
    weapon: 'Waffen',
  } as Readonly<Record<string, string>>,
  bonus: (things, tile) => `${things} (${tile})`,
  topics: {
    food: 'die Ernährung der Familie',
    family: 'eine größere Familie (Leute, Betten oder den Preis einer Wohnung)',
    weapons: 'Waffen',
    animals: 'Tiere',
    fields: 'Felder',
    land: 'Plättchen auf dem Heimatplan',
    mines: 'Minen',
    tiles: 'Einrichtungen',
    bonus: 'Bonuspunkte von Einrichtungen',
    rubies: 'Rubine',
    goods: 'Waren im Vorrat',
    spaces: 'spätere Züge',
  } as Readonly<Record<string, string>>,
};

/** What a computer wanted in a turn, in the accusative. */
export const aims: CavernaTexts['aims'] = {
  food: 'Nahrung',
  family: 'eine größere Familie',
  weapons: 'Waffen',
  animals: 'Tiere',
  fields: 'Felder',
  land: 'neues Land',
  mines: 'Gänge und Minen',
  tiles: 'Einrichtungen',
  bonus: 'Bonuspunkte',
  rubies: 'Rubine',
};
