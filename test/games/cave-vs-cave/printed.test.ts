import { describe, expect, test } from 'vitest';
import { GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { ACCEPTED_BY, BLUE, LAST_OF_ERA_ONE, LIGHT, PRINTED } from './printed.ts';
import { mine, NOTHING } from './scenario.ts';

/** The four places for walls around the room above the entrance of the Iron Age, clockwise from the north. */
const AROUND = ['c3c4', 'c4d4', 'c4entrance', 'b4c4'] as const;
const PLENTY = { ...NOTHING, wood: 9, stone: 9, emmer: 9, food: 9, gold: 19, iron: 9, weapon: 19 };
const rooms = Object.entries(PRINTED);

/** The name of the walls on these sides. */
function kindOf(sides: readonly number[]): keyof typeof ACCEPTED_BY {
  const [one = 0, other = 0] = sides;
  if (sides.length === 2) return other - one === 2 ? '2o' : '2a';
  return String(sides.length) as '0' | '1' | '3' | '4';
}

const wallSets = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((side) => (bits >> side) % 2 === 1));

/** A player in the Iron Age with one room for sale and one free room with walls on these sides. */
const builder = (room: string, sides: readonly number[], goods: Readonly<Record<string, number>>) =>
  mine(
    {
      goods,
      c4: 'empty',
      d3: room === 'shelf' ? 'spinningWheel' : 'shelf',
      walls: sides.flatMap((side) => AROUND[side] ?? []),
    },
    { era: 2, display: [room] },
  ).play('use housework');

describe('what is printed on the rooms (001 pp. 15 and 16)', () => {
  test('number, era, colour and back', () => {
    const inRules = Object.entries(ROOM_TILES)
      .filter(([id]) => id !== 'caveEntrance')
      .map(([id, { number, era, colour, light = false }]) => ({ id, number, era, colour, light }));
    const onTiles = rooms.map(([id, { number }]) => ({
      id,
      number,
      era: number <= LAST_OF_ERA_ONE ? 1 : 2,
      colour: BLUE.includes(number) ? 'blue' : 'orange',
      light: LIGHT.includes(number),
    }));
    expect(inRules).toEqual(onTiles);
  });

  test.each(rooms)('%s fits where its wall pattern fits in some rotation, and nowhere else', (room, { walls }) => {
    const fits = wallSets.filter((sides) =>
      builder(room, sides, PLENTY)
        .moves()
        .some((move) => move.startsWith(`furnish ${room} c4`)),
    );
    expect(fits).toEqual(wallSets.filter((sides) => ACCEPTED_BY[kindOf(sides)].includes(walls)));
  });

  test.each(rooms)(
    '%s costs what is printed on it, on top of the tile’s price, and brings its points',
    (room, tile) => {
      const { cost, walls, points } = tile;
      const sides = wallSets.find((each) => ACCEPTED_BY[kindOf(each)].includes(walls)) ?? [];
      const goods = { ...NOTHING, ...cost, gold: (cost.gold ?? 0) + 1 };
      const before = room === 'shelf' ? 4 : 3;
      builder(room, sides, goods)
        .scores({ rooms: before })
        .play(`furnish ${room} c4 for gold 1`)
        .hasOnly({})
        .spot('c4', { is: 'furnished', room })
        .scores({ rooms: before + points });
      for (const good of GOODS) {
        if (goods[good] > 0)
          builder(room, sides, { ...goods, [good]: goods[good] - 1 }).refuses(`furnish ${room} c4 for gold 1`);
      }
    },
  );
});
