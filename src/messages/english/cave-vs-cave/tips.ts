import { pointsOf } from '../shared/list.ts';

/** Tips for new players beside a decision: why to choose an option, without a full stop. */
export const tips = {
  /** What an action tile makes possible, by the kind of move. */
  uses: {
    furnish: 'you can furnish now: rooms are points',
    excavate: 'a place for a room, and a new room for sale',
    wall: 'rooms need walls around them',
    breach: 'tear down a wall, for goods',
    trade: 'goods become gold, food or weapons',
    take: 'goods pay for rooms and fuel your turns',
  } as Readonly<Record<string, string>>,
  nothing: 'only worth taking to keep it from the other player',
  noRoom: 'nothing to furnish',
  room: (colour: string): string => (colour === 'orange' ? 'works when you activate it' : 'works by itself'),
  furnished: (name: string, points: number, colour: string): string =>
    `${name} is worth ${pointsOf(points)} and works ${colour === 'orange' ? 'whenever you activate it' : 'by itself from now on'}`,
  excavate: 'one more place for a room, and one more room for sale',
  /** In a solo game, by an effect that excavates just one room. */
  excavateAlone: 'one more place for a room, and two more rooms for sale',
  wall: 'rooms need walls around them',
  breach: 'goods for you; furnished rooms beside the wall stay',
  cavern: 'one more place for a room',
  goOn: 'Era II: new rooms, ore, iron, weapons and donkeys',
  stop: 'the game ends with the points of Era I',
  points: (points: number): string => `worth ${points === 0.5 ? 'half a point' : pointsOf(points)} now`,
  full: (goods: string): string => `your supply has room for no more than ${goods}`,
  goods: {
    wood: 'pays for rooms',
    stone: 'pays for rooms',
    emmer: 'for exchanges, or 1 food each',
    flax: 'for exchanges, or 1 food each',
    food: 'pays for furnishing and digging',
    gold: 'counts as points, or becomes food',
    donkey: 'for exchanges, or 1 food each',
    ore: 'becomes iron or weapons',
    iron: 'half a point each',
    weapon: '1 point each',
  } as Readonly<Record<string, string>>,
};
