import { afterAll, describe, expect, test } from 'vitest';
import { PICTURED_ROOMS, roomFace } from '../../render/games/cave-vs-cave/room-faces.ts';
import { lootEmblem, PICTURED_LOOT } from '../../render/games/caverna/loot-icons.ts';
import { PICTURED_SPACES, spaceEmblem } from '../../render/games/caverna/space-icons.ts';
import { PICTURED_TILES, tileFace } from '../../render/games/caverna/tile-icons.ts';
import { laidEmblem, TWIN_DRAWINGS } from '../../render/games/caverna/twin-icons.ts';
import { looks } from '../../render/games/index.ts';
import { EMOJI_SIZE, emojisOf } from '../../render/paint/emoji.ts';
import { createPainter } from '../../render/painter.ts';
import { readMove } from '../../src/games/caverna/moves/codec.ts';
import { withIcons } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { read } from './compare.ts';

const drawings = emojisOf(looks);
const keys = new Set(drawings.map(({ key }) => key));
const painter = createPainter();
afterAll(() => painter.close());

describe('the drawings for Discord’s emojis', () => {
  test('have valid and different names', () => {
    expect(keys.size).toBe(drawings.length);
    expect(drawings.length).toBeLessThan(2000);
    for (const { key, hash } of drawings) expect(`${key}_${hash}`).toMatch(/^[a-z]\w{1,31}$/);
  });

  test('exist for every space, tile, loot item and room', () => {
    const tiles = PICTURED_TILES.map((tile) => tileFace(tile).emblem);
    const icons = [...PICTURED_SPACES.map(spaceEmblem), ...PICTURED_LOOT.map(lootEmblem), ...tiles];
    const rooms = PICTURED_ROOMS.map((room) => `cave_vs_cave_${roomFace(room).emblem}`);
    expect([...icons.map((icon) => `caverna_${icon}`), ...rooms].filter((key) => !keys.has(key))).toEqual([]);
  });

  test('show the halves of a tile as they lie', () => {
    const laid = (one: string, two: string) => {
      const move = readMove(`lay ${one} ${two}`);
      return move.verb === 'lay' ? laidEmblem(move.laid) : undefined;
    };
    expect([laid('meadow b4', 'field c4'), laid('meadow c4', 'field b4')]).toEqual(['meadow_field', 'field_meadow']);
    expect(laid('cavern e3', 'tunnel e4')).toBe('cavern_on_tunnel');
    expect(laid('cavern e4', 'tunnel e3')).toBe('tunnel_on_cavern');
    expect(laid('cavern d1', 'cavern d2')).toBe('cavern_on_cavern');
    expect(laidEmblem([{ ground: 'field', cell: 'c4' }])).toBe('field');
    for (const [name] of TWIN_DRAWINGS) expect(keys.has(`caverna_${name}`), name).toBe(true);
  });

  test('exist for everything that texts count', () => {
    const { goods, things, shown } = gameWords(catalogue('en'), 'caverna');
    const named = [...Object.keys(goods), ...Object.keys(things)].map((id) => withIcons(shown(id), (key) => key));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('are small, square and transparent around the drawing', async () => {
    for (const { picture, key } of drawings) {
      const { png } = await painter.paint(picture);
      expect(png.byteLength, key).toBeLessThan(256 * 2 ** 10);
      const { width, height, data } = read(png);
      expect([width, height]).toEqual([EMOJI_SIZE, EMOJI_SIZE]);
      const drawn = data.filter((_, at) => at % 4 === 3 && (data[at] ?? 0) > 128).length;
      expect(drawn, key).toBeGreaterThan(EMOJI_SIZE ** 2 / 10);
    }
  });
});
