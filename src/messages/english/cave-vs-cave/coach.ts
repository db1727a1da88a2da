/** What a judgement of a position is about, behind "better for". */
export const coached = {
  food: 'food',
  goods: 'goods in hand',
  gold: 'gold',
  weapons: 'weapons',
  rooms: 'the rooms in the cave',
  cave: 'walls and space in the cave',
  sale: 'the rooms within reach',
  tiles: 'the action tiles that are left',
};

/** What a computer went for in its turn, behind its name. */
export const aims = {
  food: 'gathers food',
  goods: 'gathers goods',
  gold: 'gathers gold',
  weapons: 'gathers weapons',
  rooms: 'furnishes rooms',
  cave: 'digs and builds walls',
  sale: 'prepares for its next room',
  tiles: 'waits for what the action tiles still bring',
};
