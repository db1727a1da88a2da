import type { DrawSprite } from '../../paint/look.ts';
import { iconsOf, sharedSprite } from '../../shared/sprites.ts';
import { mountain } from './art/ground.ts';
import { builtWall, crack, floor, pattern, rockWall, roomTile, rubble, tileBack } from './art/tiles.ts';
import { colours } from './theme.ts';

const icon = iconsOf(new URL('./icons/', import.meta.url));

function room(detail: string, w: number, h: number): string {
  const [colour, head, strip] = detail.split(':');
  if (colour !== 'orange' && colour !== 'blue') throw new Error(`There is no room of the colour ${colour}`);
  return roomTile(colour, { head: Number(head), strip: Number(strip) }, { w, h });
}

/**
 * The SVG source of a sprite. Names are a kind and its detail: `icon:emmer`, `room:orange:42:46`, `pattern:1-3`,
 * `rubble:2` by its era, `back:1` of an action tile by its era, `floor`, `mountain`, `wall:built`, `wall:rock`,
 * `wall:crack`, and the shared names. Throws if there is no such drawing.
 */
export const caveSprite: DrawSprite = (name, w, h) => {
  const at = name.indexOf(':');
  const [kind, detail] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  switch (kind) {
    case 'icon':
      return icon(detail);
    case 'room':
      return room(detail, w, h);
    case 'pattern':
      return pattern(detail);
    case 'rubble':
      return rubble(detail === '2' ? 2 : 1, { w, h });
    case 'back':
      return tileBack(detail === '2' ? colours.backTwo : colours.back, { w, h });
    case 'floor':
      return floor({ w, h });
    case 'mountain':
      return mountain(w, h);
    case 'wall':
      return detail === 'built' ? builtWall({ w, h }) : detail === 'rock' ? rockWall({ w, h }) : crack({ w, h });
    default:
      return sharedSprite(name, w, h);
  }
};
