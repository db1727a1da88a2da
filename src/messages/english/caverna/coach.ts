/** What a judgement of a position is about, behind "better for". */
export const coached = {
  food: 'feeding the family',
  family: 'the size of the family',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'the land that is laid out',
  mines: 'mines',
  tiles: 'furnishing tiles',
  rubies: 'rubies',
  goods: 'goods in hand',
  spaces: 'the spaces that are left',
};

/** The same, as what one computer or several did a turn for, behind their names. */
export const aims = {
  food: { one: 'fills the larder', many: 'fill the larder' },
  family: { one: 'grows the family', many: 'grow the family' },
  weapons: { one: 'forges weapons', many: 'forge weapons' },
  animals: { one: 'raises animals', many: 'raise animals' },
  fields: { one: 'tends the fields', many: 'tend the fields' },
  land: { one: 'opens up land', many: 'open up land' },
  mines: { one: 'digs tunnels and mines', many: 'dig tunnels and mines' },
  tiles: { one: 'furnishes the cave', many: 'furnish the cave' },
  rubies: { one: 'collects rubies', many: 'collect rubies' },
  goods: { one: 'gathers goods', many: 'gather goods' },
  spaces: { one: 'looks to the next turns', many: 'look to the next turns' },
};
