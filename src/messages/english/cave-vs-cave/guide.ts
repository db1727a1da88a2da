import { pointsOf } from '../shared/list.ts';

/** A room with its points. */
interface Room {
  readonly name: string;
  readonly points: number;
}

interface Done {
  readonly rooms: number;
  readonly walls: number;
  readonly gold: number;
}

const round = (number: number, title: string): string => `**Round ${number}: ${title}.**`;

/** What guides somebody through a first game. */
export const guide = {
  goal: (alone: boolean): string =>
    `**Your first game.** ${alone ? 'Get as many points as you can' : 'Have the most points'} when the last round ends: the first picture shows what counts, above all rooms and gold. Each turn, take an action tile and use its effects: collect goods, excavate, furnish rooms, and activate the orange ones.`,
  task: {
    dig: (number: number): string =>
      `${round(number, 'a place for a room')} Every room needs an excavated place, and you have none: excavate one.`,
    walls: (number: number): string =>
      `${round(number, 'a room that fits')} No room for sale fits between your walls. Excavate elsewhere or build a wall.`,
    furnish: (number: number, { name, points }: Room): string =>
      `${round(number, 'furnish a room')} You can pay for *${name}* (${pointsOf(points)}). Furnishing may also cost food.`,
    collect: (number: number, { name, points }: Room, lacks: string): string =>
      `${round(number, 'goods for a room')} *${name}* (${pointsOf(points)}) fits in your cave. You still need ${lacks}.`,
  },
  /** The action tile that the coach would take. */
  choice: (tile: string): string => `The coach likes *${tile}* best.`,
  learned: ({ rooms, walls, gold }: Done): string[] => [
    ...(rooms > 0 ? [`to excavate and furnish rooms (${rooms})`] : []),
    ...(walls > 0 ? ['to build walls for rooms that need them'] : []),
    ...(gold > 3 ? ['to turn goods into gold'] : []),
  ],
  next: ({ rooms, gold }: Done): string[] => [
    ...(rooms < 5 ? ['a room every other turn: an orange room early on works many times'] : []),
    ...(gold < 4 ? ['an orange room that turns goods into gold'] : []),
    'a game over both eras',
  ],
};
