/**
 * Rewards for seats that aim for something while computer players learn, in points by the names of features. Without
 * them, players rarely discover what pays off only after several turns.
 */
export const AIMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'three dwarfs soon': {
    'dwelling lacks': -14,
    'land cavern 1+': 2,
    'free beds 1+': 15,
    'dwarfs 3': 22,
    'dwarfs 4': 24,
    'dwarfs 5': 24,
  },
  'four dwarfs': { 'dwelling lacks': -10, 'free beds 1+': 10, 'dwarfs 3': 14, 'dwarfs 4': 28, 'dwarfs 5': 30 },
  'five dwarfs': {
    'dwelling lacks': -10,
    'free beds 1+': 10,
    'dwarfs 3': 12,
    'dwarfs 4': 24,
    'dwarfs 5': 38,
    'dwarfs 6': 42,
  },
  weapons: { 'best weapon': 25, 'goods ore 3+': 2, 'best weapon 8+': 6 },
  'two weapons': { 'best weapon': 12, 'second weapon': 18 },
  'ore for a weapon': { 'goods ore': 6, 'best weapon 6+': 8, 'best weapon 8+': 8 },
  rubies: { 'goods ruby': 10, 'land rubyMine 1+': 6, 'land rubyMine 2+': 6 },
  mines: { 'land oreMine 1+': 4, 'land oreMine 2+': 5, 'land oreMine 3+': 6, 'land deepTunnel': 5 },
  'large pastures': { 'pairs of meadows': 5, 'land largePasture': 14, stables: 5 },
  animals: { 'types that breed': 12, 'room for animals': 6 },
  fields: { 'empty fields': 4, 'all grain': 5, 'all vegetables': 8, 'fields of vegetables': 6 },
  dogs: { 'goods dog': 12, 'goods sheep': 8 },
};
