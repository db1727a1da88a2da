import { ROOM_TILES } from '../rooms/index.ts';

/** The reward for a room that a learning seat aims for, and for each sign that it is getting closer. */
const ROOM = 9;
const PLACE = 2;
const AT_HAND = 3;

type Aim = Readonly<Record<string, number>>;

/** An aim for each room. */
const byRoom = Object.keys(ROOM_TILES).map((id): [string, Aim] => [
  id,
  { [`room ${id}`]: ROOM, [`sale ${id} fits`]: PLACE, [`sale ${id} at hand`]: AT_HAND, [`sale ${id} lacks`]: -AT_HAND },
]);

/**
 * Rewards for seats that aim for something while computer players learn, in points by the names of features. Without
 * them, players rarely discover what pays off only after several turns.
 */
export const AIMS: Readonly<Record<string, Aim>> = {
  ...Object.fromEntries(byRoom),
  'rooms soon': { 'empty rooms 2+': 3, 'empty rooms 3+': 2, 'furnished rooms': 20 },
  'many rooms': { 'covered rooms': -15, 'furnished rooms': 30 },
  walls: { 'built walls': 8, 'places for 3': 3, 'places for 3-4': 4, 'places for 4': 5 },
  'building materials': { 'goods wood': 8, 'goods stone': 8 },
  food: { 'food and edible': 12 },
  gold: { 'goods gold': 15 },
  iron: { 'goods ore': 6, 'goods iron': 12 },
  weapons: { 'goods weapon': 18 },
  donkeys: { 'goods donkey': 10 },
};
