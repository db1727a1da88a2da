/** What a judgement of a position is about, behind "better for". */
export const coached = {
  food: 'feeding the family',
  family: 'growing the family (dwarfs, beds, or what a dwelling costs)',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'the tiles that are laid',
  mines: 'mines',
  tiles: 'furnishing tiles',
  rubies: 'rubies',
  goods: 'goods in hand',
  spaces: 'what can be taken in later turns',
};

/** The same, as what computers had in mind with a turn, behind "aims at". */
export const aims = {
  food: 'a full larder',
  family: 'a larger family',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'new land',
  mines: 'tunnels and mines',
  tiles: 'furnishing tiles',
  rubies: 'rubies',
  goods: 'goods',
  spaces: 'the turns to come',
};
