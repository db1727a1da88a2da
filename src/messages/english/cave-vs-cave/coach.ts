/** The subject of a judgement, after "better for". */
export const coached = {
  food: 'food',
  goods: 'goods in hand',
  gold: 'gold',
  weapons: 'weapons',
  rooms: 'the rooms in the cave',
  cave: 'walls and space in the cave',
  sale: 'rooms that you can get soon',
  tiles: 'the action tiles of upcoming turns',
};

/** What a computer wanted in a turn, if that says more than its goods. */
export const aims = {
  food: 'food',
  gold: 'gold',
  weapons: 'weapons',
  rooms: 'rooms',
  cave: 'walls and space in the cave',
  sale: 'the next room',
} as Readonly<Record<string, string>>;
