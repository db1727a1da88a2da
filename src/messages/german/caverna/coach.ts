import { list } from '../shared/list.ts';

/** What the coach and the computers say that a way to play is about, in the accusative: behind "für". */
export const coached = {
  all: (things: readonly string[]): string => list(things),
  /** Things that have other words here than where they are counted. */
  things: {
    fed: 'die Ernährung der Familie',
    food: 'Nahrung für die Familie',
    child: 'ein Kind',
    bed: 'ein Bett für ein Kind',
    dwelling: 'den Preis einer Wohnung',
    weapon: 'Waffen',
  } as Readonly<Record<string, string>>,
  bonus: (things: string, tile: string): string => `${things} (${tile})`,
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

/** What a computer was going for with a turn, in the accusative. */
export const aims = {
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
  goods: 'Waren',
  spaces: 'spätere Züge',
};
