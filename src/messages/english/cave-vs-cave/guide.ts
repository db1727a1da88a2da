import { anyOf, pointsOf } from '../shared/list.ts';

/** A room with its points. */
interface Room {
  readonly name: string;
  readonly points: number;
}

/** A round of the Iron Age: its new action tile and field, whether C4 is covered, and the player's donkeys. */
interface Iron {
  readonly tile: string | undefined;
  readonly field: string;
  readonly isCovered: boolean;
  readonly donkeys: number;
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
    /** With the action tiles that can still be taken to furnish. */
    furnish: (number: number, { name, points }: Room, tiles: readonly string[]): string =>
      `${round(number, 'furnish a room')} You can pay for *${name}* (${pointsOf(points)}). ${tiles.length === 0 ? 'All action tiles with a door are taken this round, so keep the goods for it.' : `To furnish it, take an action tile with a door: ${anyOf(tiles.map((tile) => `*${tile}*`))}. It may charge food or gold as well.`}`,
    collect: (number: number, { name, points }: Room, lacks: string): string =>
      `${round(number, 'goods for a room')} *${name}* (${pointsOf(points)}) fits in your cave. You still need ${lacks}.`,
    /** In the last round of era I; `best` can be paid for now. */
    last: (number: number, best: Room | undefined, goesOn: boolean): string =>
      `${round(number, goesOn ? 'the last one of era I' : 'the last one')} ${
        best === undefined
          ? 'Turn goods into gold: each gold is 1 point.'
          : `You can pay for *${best.name}* (${pointsOf(best.points)}), and each gold is 1 point.`
      } ${goesOn ? 'You keep your goods for era II.' : 'Other goods are worth no points.'}`,
    /** The rounds of era II, in order: what is new in each. */
    eraTwo: (number: number, { tile, field, isCovered, donkeys }: Iron): string => {
      const beneath = tile === undefined ? '' : ` The field beneath *${tile}* adds: ${field}.`;
      const [title, words] = [
        [
          'a new entrance',
          `You now dig from below C4, on the new board. ${isCovered ? 'C4 is covered, so excavate it first.' : 'C4 is open, so you can furnish it or dig from there.'}`,
        ],
        ['donkeys and ore', `After the round everybody gets 1 ore for each donkey. You have ${donkeys}.`],
        ['iron and weapons', 'At the end a weapon is 1 point, each iron half a point; some rooms cost them.'],
        [
          'the last one',
          'At the end all rooms count again, a weapon is 1 point, and iron and gold are half a point each. Other goods are worth nothing.',
        ],
      ][number - 1] ?? ['', ''];
      return `${round(number, title ?? '')} ${words}${beneath}`;
    },
    /** After the task of a round: a room that can be paid for. */
    affordable: ({ name, points }: Room): string => ` You can pay for *${name}* (${pointsOf(points)}).`,
  },
  /** The action tile that the coach would take. */
  choice: (tile: string): string => `The coach likes *${tile}* best.`,
  /** The same if its purpose is not the task of the round. */
  instead: (number: number, tile: string, purpose: string | undefined): string =>
    purpose === undefined
      ? `${round(number, 'goods')} The coach likes *${tile}* best.`
      : `**Round ${number}.** The coach likes *${tile}* best: ${purpose}.`,
  learned: ({ rooms, walls, gold }: Done): string[] => [
    ...(rooms > 0 ? [`to excavate and furnish rooms (${rooms})`] : []),
    ...(walls > 0 ? ['to build walls for rooms that need them'] : []),
    ...(gold > 3 ? ['to turn goods into gold'] : []),
  ],
  next: ({ rooms, gold }: Done): string[] => [
    ...(rooms < 5 ? ['a room every other turn: an orange room built early works many times'] : []),
    ...(gold < 4 ? ['an orange room that turns goods into gold'] : []),
    'a game with both eras',
  ],
};
