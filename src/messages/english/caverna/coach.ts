import { list } from '../shared/list.ts';

/** The topic of a way to play, in the words of the coach and the computers. */
export const coached = {
  /** Several things that a way is better for. */
  all: (things: readonly string[]): string => list(things),
  /** Things that are called something else where they are counted. */
  things: {
    fed: 'feeding the family',
    food: 'food for the family',
    child: 'a child',
    bed: 'a bed for a child',
    dwelling: 'the price of a dwelling',
    weapon: 'weapons',
  } as Readonly<Record<string, string>>,
  bonus: (things: string, tile: string): string => `${things} (${tile})`,
  /** The subject of a judgement, after "better for". */
  topics: {
    food: 'feeding the family',
    family: 'growing the family (people, beds, or the price of a dwelling)',
    weapons: 'weapons',
    animals: 'animals',
    fields: 'fields',
    land: 'tiles on the board',
    mines: 'mines',
    tiles: 'furnishing tiles',
    bonus: 'bonus points of furnishing tiles',
    rubies: 'rubies',
    goods: 'goods in hand',
    spaces: 'later turns',
  } as Readonly<Record<string, string>>,
};

/** What a computer wanted in a turn, if that says more than its goods. */
export const aims = {
  food: 'food',
  family: 'a larger family',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'new land',
  mines: 'tunnels and mines',
  tiles: 'furnishing tiles',
  bonus: 'bonus points',
  rubies: 'rubies',
} as Readonly<Record<string, string>>;
