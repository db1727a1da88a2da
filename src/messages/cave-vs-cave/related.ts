import type { TileId } from '../../games/cave-vs-cave/ids.ts';
import { find } from '../text.ts';

/** By the keys of articles. */
const related: Readonly<Record<string, readonly string[]>> = {
  turn: ['rule:activating', 'rule:excavating', 'rule:pictures'],
  activating: ['rule:turn', 'rule:blueRooms'],
  blueRooms: ['rule:activating', 'rule:furnishing'],
  excavating: ['rule:walls', 'rule:furnishing'],
  furnishing: ['rule:walls', 'rule:blueRooms', 'rule:cavern'],
  walls: ['rule:furnishing', 'rule:excavating'],
  pictures: ['rule:turn', 'rule:excavating', 'rule:walls'],
  goods: ['rule:turn'],
  cavern: ['rule:furnishing', 'rule:walls'],
  eraTwo: ['rule:scoring', 'rule:excavating'],
  scoring: ['rule:eraTwo', 'rule:goods', 'rule:solo'],
  solo: ['rule:excavating', 'rule:scoring', 'rule:turn'],
  quick: ['rule:eraTwo', 'rule:walls'],
  short: ['rule:activating', 'rule:eraTwo'],
};

/** By the ids of action tiles. */
const ofTiles: Readonly<Record<TileId, readonly string[]>> = {
  cultivation: ['rule:activating', 'rule:goods'],
  housework: ['rule:furnishing', 'rule:blueRooms'],
  excavation: ['rule:excavating', 'rule:goods'],
  undergrowth: ['rule:activating', 'rule:goods'],
  furnishing: ['rule:furnishing', 'rule:blueRooms'],
  masonry: ['rule:activating', 'rule:walls'],
  undermining: ['rule:activating', 'rule:excavating'],
  expansion: ['rule:excavating', 'rule:furnishing'],
  breach: ['rule:walls', 'rule:goods'],
  driftMining: ['rule:activating', 'rule:excavating'],
  expedition: ['rule:activating', 'rule:goods'],
  renovation: ['rule:walls', 'rule:furnishing'],
  decoration: ['rule:furnishing', 'rule:eraTwo'],
  armsTrade: ['rule:scoring', 'rule:eraTwo'],
  interiorDesign: ['rule:excavating', 'rule:walls'],
  weeklyMarket: ['rule:activating', 'rule:eraTwo'],
};

/** The ids of the topics that go with a topic, the closest first. */
export function relatedTo(kind: 'rule' | 'room' | 'action', key: string): readonly string[] {
  if (kind === 'rule') return find(related, key) ?? [];
  return kind === 'room' ? ['rule:furnishing', 'rule:activating'] : (find<readonly string[]>(ofTiles, key) ?? []);
}
