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

/** What one computer or several went for in their turns, behind their names. */
export const aims = {
  food: { one: 'gathers food', many: 'gather food' },
  goods: { one: 'gathers goods', many: 'gather goods' },
  gold: { one: 'gathers gold', many: 'gather gold' },
  weapons: { one: 'gathers weapons', many: 'gather weapons' },
  rooms: { one: 'furnishes rooms', many: 'furnish rooms' },
  cave: { one: 'digs and builds walls', many: 'dig and build walls' },
  sale: { one: 'prepares for its next room', many: 'prepare for their next room' },
  tiles: { one: 'waits for what the action tiles still bring', many: 'wait for what the action tiles still bring' },
};
