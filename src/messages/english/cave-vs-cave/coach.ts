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

/** The same as a computer's aim in a turn, after "is going for". */
export const aims = {
  food: 'food',
  goods: 'goods',
  gold: 'gold',
  weapons: 'weapons',
  rooms: 'rooms',
  cave: 'walls and space in the cave',
  sale: 'the next room',
  tiles: 'the action tiles of upcoming turns',
};
