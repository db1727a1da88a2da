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

/** The same, as what a computer did a turn for, behind its name. */
export const aims = {
  food: 'fills the larder',
  family: 'grows the family',
  weapons: 'forges weapons',
  animals: 'raises animals',
  fields: 'tends the fields',
  land: 'opens up land',
  mines: 'digs tunnels and mines',
  tiles: 'furnishes the cave',
  rubies: 'collects rubies',
  goods: 'gathers goods',
  spaces: 'looks to the next turns',
};
