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
