import type { DrawSprite } from '../../paint/look.ts';
import { seatStyle } from '../../paint/theme.ts';
import { iconsOf, sharedSprite } from '../../shared/sprites.ts';
import { type LandPlan, land } from './art/land.ts';
import { halves, hiddenMarker, mini, smallFence, struckLeaf } from './art/marks.ts';
import { roomTile, tile } from './art/tiles.ts';
import { beards, type Tag, tagColours } from './theme.ts';

const icon = iconsOf(new URL('./icons/', import.meta.url));

/**
 * The colours that a seat's colour replaces: red in the drawing of the dwarf, grey in those of other people, who also
 * appear without a seat.
 */
const SEAT = /#C0392B|#8892A0/g;

/** A figure in the colour of a seat, with its beard if it has one. */
function person(figure: string, seat: number): string {
  const beard = beards[seat % beards.length] ?? beards[0];
  return icon(figure).replaceAll(SEAT, seatStyle(seat).colour).replaceAll('#C8622B', beard);
}

function isTag(name: string): name is Tag {
  return name in tagColours;
}

function room(detail: string, w: number, h: number): string {
  const [tag = '', head, strip, high, on] = detail.split(':');
  if (!isTag(tag)) throw new Error(`There is no name tag of the colour ${tag}`);
  return roomTile({ tag, head: Number(head), strip: Number(strip), high: Number(high), on }, w, h);
}

/**
 * The SVG source of a sprite. Names are a kind and its detail: `icon:wood`, `dwarf:3`, `person:trolls:3`,
 * `tile:meadow0`, `room:green:46:52:174:meadow`, `mini:field`, `halves:beside:meadow:field`, `fence`, `leaf:struck`,
 * `marker:hidden`, `land:` with its plan as JSON, and the shared names. Throws if there is no such drawing.
 */
export const cavernaSprite: DrawSprite = (name, w, h) => {
  const at = name.indexOf(':');
  const kind = at < 0 ? name : name.slice(0, at);
  const detail = at < 0 ? '' : name.slice(at + 1);
  switch (kind) {
    case 'icon':
      return icon(detail);
    case 'dwarf':
      return person(kind, Number(detail));
    case 'person': {
      const [figure = '', seat] = detail.split(':');
      return person(figure, Number(seat));
    }
    case 'tile':
      return tile(detail, w, h);
    case 'room':
      return room(detail, w, h);
    case 'mini':
      return mini(detail, w);
    case 'halves': {
      const [way, first = '', second = ''] = detail.split(':');
      return halves([first, second], way === 'above', w);
    }
    case 'fence':
      return smallFence(w, h);
    case 'leaf':
      return struckLeaf(icon('leaf'));
    case 'marker':
      return hiddenMarker();
    case 'land':
      return land(JSON.parse(detail) as LandPlan);
    default:
      return sharedSprite(name, w, h);
  }
};
