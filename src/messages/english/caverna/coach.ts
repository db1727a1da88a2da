/** What a judgement of a position is about, behind "better for". */
export const coached = {
  food: 'feeding the family',
  family: 'the size of the family',
  weapons: 'weapons',
  animals: 'animals and their room',
  fields: 'fields and crops',
  land: 'the land that is laid out',
  mines: 'tunnels and mines',
  tiles: 'furnishing tiles',
  goods: 'goods in hand',
  spaces: 'the spaces that are left',
};
