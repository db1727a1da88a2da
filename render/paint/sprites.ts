import { readFileSync } from 'node:fs';
import { skyline } from '../games/caverna/art/growth.ts';
import { type LandPlan, land } from '../games/caverna/art/land.ts';
import { hiddenMarker, mini, smallFence, struckLeaf, token } from '../games/caverna/art/marks.ts';
import { roomTile, tile } from '../games/caverna/art/tiles.ts';
import { vista } from '../games/caverna/art/vista.ts';
import { seatStyle, type Tag, tagColours } from './theme.ts';

const files = new Map<string, string>();

/** The drawing of an icon of `render/games/caverna/icons`. */
function file(name: string): string {
  const known = files.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(new URL(`../games/caverna/icons/${name}.svg`, import.meta.url), 'utf8');
  files.set(name, svg);
  return svg;
}

function dwarf(seat: number): string {
  const style = seatStyle(seat);
  return file('dwarf').replaceAll('#C0392B', style.colour).replaceAll('#C8622B', style.beard);
}

function isTag(name: string): name is Tag {
  return name in tagColours;
}

function room(detail: string, w: number, h: number): string {
  const [tag = '', head, strip] = detail.split(':');
  if (!isTag(tag)) throw new Error(`There is no name tag of the colour ${tag}`);
  return roomTile({ tag, head: Number(head), strip: Number(strip) }, w, h);
}

/**
 * The SVG source of a sprite. Names are a kind and its detail: `icon:wood`, `dwarf:3`, `seat:3`, `tile:meadow0`, `room:green:46:52`, `mini:field`,
 * `fence`, `leaf:struck`, `marker:hidden`, `skyline`, `vista`, `land:` with its plan as JSON.
 * Throws when there is no such drawing.
 */
export function spriteSource(name: string, w: number, h: number): string {
  const at = name.indexOf(':');
  const kind = at < 0 ? name : name.slice(0, at);
  const detail = at < 0 ? '' : name.slice(at + 1);
  switch (kind) {
    case 'icon':
      return file(detail);
    case 'dwarf':
      return dwarf(Number(detail));
    case 'seat':
      return token(Number(detail));
    case 'tile':
      return tile(detail, w, h);
    case 'room':
      return room(detail, w, h);
    case 'mini':
      return mini(detail, w);
    case 'fence':
      return smallFence(w, h);
    case 'leaf':
      return struckLeaf(file('leaf'));
    case 'marker':
      return hiddenMarker();
    case 'vista':
      return vista(w, h);
    case 'skyline':
      return skyline(w, h);
    case 'land':
      return land(JSON.parse(detail) as LandPlan);
    default:
      throw new Error(`There is no sprite named ${name}`);
  }
}
