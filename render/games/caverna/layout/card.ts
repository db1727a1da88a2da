import { LRUCache } from 'lru-cache';
import { getOr } from '../../../../src/engine/once.ts';
import { type Box, dimmed, icon, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, halves, line } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { SpaceInput } from '../scene.ts';
import { spaceRows } from '../space-icons.ts';
import { actions, colours } from '../theme.ts';
import { chipWidth, dwarf, type WeaponMark } from './people.ts';
import { type Row, row } from './pieces.ts';
import {
  LEAST,
  laid,
  PAD,
  type Room,
  type Setting,
  type Sized,
  settingOf,
  type Title,
  titlesOf,
  written,
} from './setting.ts';
import { comingTab, type TabForm, tray } from './tray.ts';

/** Whether a card of this width needs two lines for its title. */
export function isLong(name: string, box: Box): boolean {
  return titlesOf(name, box).every(({ lines }) => lines.length > 1);
}

/** The number of players, which some spaces depend on. */
export interface CardLook {
  readonly players: number;
}

const actionOf = ({ id }: SpaceInput, { players }: CardLook, size: number): Row[] =>
  spaceRows(id, players).map((words) => row(words, size * 0.96, actions.smallest));

/** Everything a free space offers: current and future goods, then the action. */
const offered =
  (space: SpaceInput, look: CardLook, form?: TabForm): Sized =>
  (size) => ({ goods: tray(space, size, form), action: actionOf(space, look, size) });

/** The minimum size of an action next to people: a good one, and one that will do. */
const CLEAR = 34;
const FAIR = 27;

/** Everything on a taken space: the future goods, which stay bright, and the action, which fades if nobody may join. */
function whole(space: SpaceInput, look: CardLook, form?: TabForm): Sized {
  if (space.joinable) return offered(space, look, form);
  const faded = (size: number): Row[] =>
    actionOf(space, look, size).map(({ shapes, width }) => ({ shapes: dimmed(shapes, colours.takenTitle), width }));
  return (size) => ({ goods: tray(space, size, form), action: faded(size) });
}

/** The contents of a taken space that has no room for its action. */
function remaining(space: SpaceInput, room: Room): Setting | undefined {
  return (
    settingOf((size) => ({ goods: tray(space, Math.min(size, 50)), action: [] }), room) ??
    settingOf((size) => ({ goods: comingTab(space, size, 'bare'), action: [] }), room) ??
    settingOf((size) => ({ goods: comingTab(space, size, 'short'), action: [] }), room) ??
    settingOf(() => ({ goods: [], action: [] }), room)
  );
}

interface Standing {
  readonly shapes: Shape[];
  readonly width: number;
}

/** Where to show the people on a space: in a box of this height, from its lower right corner. */
interface Ground {
  readonly box: Box;
  readonly size: number;
  /** How their weapons are shown. */
  readonly form: WeaponMark['form'];
}

/** The height of a weapon's tag, or of the disc, which takes less room. */
const CHIP = 40;

/** Where a person's weapon goes, below the face and to the left, and where its left end is. */
function hung(who: SpaceInput['taken'][number], { x, y }: Point, { size, form }: Pick<Ground, 'size' | 'form'>) {
  const foot = y + size / 2 - CHIP / 2;
  if (form === 'disc') {
    const at = { x: x - size * 0.2 - CHIP / 2, y: foot };
    return { at, left: at.x - CHIP / 2 };
  }
  // Beside the face; over the beard only if there is enough height.
  const at = size < 76 ? { x: x - size * 0.52 - 24, y } : { x: x - size * 0.2 - CHIP, y: foot };
  return { at, left: at.x - chipWidth(who.weapon, CHIP) / 2 - 2 };
}

/** The dwarfs on a space, each next to the token of its player, from right to left. */
function occupants(taken: SpaceInput['taken'], { box, size, form }: Ground): Standing {
  const parents = taken.filter((who) => !who.newborn);
  const figures = parents.length > 0 ? parents : taken;
  const y = box.y + box.h - 3 - size / 2;
  let right = box.x + box.w - 7;
  const shapes = figures.flatMap((who): Shape[] => {
    const at: Point = { x: right - size * 1.2, y };
    const here = token(who, { x: right - size / 2, y }, { size, least: actions.smallest });
    right -= size * 1.72;
    const weapon = hung(who, at, { size, form });
    if (who.weapon > 0) right = Math.min(right, weapon.left);
    const look = { at, size, weapon: { form, at: weapon.at, size: CHIP } } as const;
    return [...here, ...dwarf(who, { ...who, away: false }, look)];
  });
  const child = parents.length > 0 && taken.some((who) => who.newborn);
  const baby = child ? [icon('icon:baby', { x: right - size * 0.24, y: y + size * 0.12 }, size * 0.66)] : [];
  const left = right - (child ? size * 0.58 : 0);
  return { shapes: [...shapes, ...baby], width: box.x + box.w - left };
}

/** The minimum size of tokens, so that their letters are legible, and of the disc with a number. */
const SMALL = 44;

/** How many visitors' tokens fit one above the other at the right edge of a free card. */
const VISITORS_HIGH = 3;

/**
 * At the right edge of a free card: its number in the order, and the tokens of people who were there and have gone
 * home.
 */
function visitorsOf({ order, visitors = [] }: SpaceInput, box: Box): Standing {
  const high = Math.min(VISITORS_HIGH, Math.floor((box.h - 8) / SMALL));
  const first = order === undefined ? 0 : 1;
  const shapes = visitors.flatMap((who, index) => {
    const at = index + first;
    const column = Math.floor(at / high);
    const place = { x: box.x + box.w - 6 - SMALL * (column + 0.5), y: box.y + 5 + SMALL * ((at % high) + 0.5) };
    return token(who, place, { size: SMALL, least: actions.smallest });
  });
  return { shapes, width: SMALL * Math.ceil((visitors.length + first) / high) };
}

/** A space that has no goods yet: dark, with the round in which that changes. */
function waitingCard({ name, until = '' }: SpaceInput, box: Box): Shape[] {
  const [title] = titlesOf(name, box);
  const below = box.y + (title?.height ?? 0);
  const note = { x: box.x + PAD + 4, y: (below + box.y + box.h) / 2 };
  const look = { size: 36, min: 34, least: actions.smallest, max: box.w - 2 * PAD - 8, face: 'plain' } as const;
  return [
    rect(box, { round: 18, fill: colours.taken, stroke: colours.takenRim, line: 4 }),
    ...(title === undefined ? [] : written(title, box, colours.takenTitle)),
    line(until, note, { ...look, fill: colours.takenTitle }),
  ];
}

function freeCard(space: SpaceInput, whole: Box, look: CardLook): Shape[] {
  const gone = visitorsOf(space, whole);
  const box = { ...whole, w: whole.w - gone.width };
  const room: Room = { box, titles: titlesOf(space.name, box), width: () => box.w - 2 * PAD };
  const setting =
    settingOf(offered(space, look), room) ??
    settingOf(offered(space, look, 'bare'), room) ??
    settingOf((size) => ({ goods: tray(space, size), action: [] }), room);
  const title = setting?.title ?? room.titles[0];
  return [
    rect(whole, { round: 18, fill: colours.parchment, stroke: colours.ink, line: 4 }),
    ...(title === undefined ? [] : written(title, box, colours.ink)),
    ...(setting === undefined ? [] : laid(setting, box)),
    ...gone.shapes,
  ];
}

/** Just the tokens of people on a space, if there is no room for more. */
function tokens(taken: SpaceInput['taken'], { box, size }: Omit<Ground, 'form'>): Standing {
  const figures = taken.filter((who) => !who.newborn);
  const at = { x: box.x + box.w - 7 - size / 2, y: box.y + box.h - 5 - size / 2 };
  const shapes = figures.flatMap((who, from) =>
    token(who, { ...at, x: at.x - from * size }, { size, least: actions.smallest }),
  );
  const child = figures.length < taken.length;
  const baby = child ? [icon('icon:baby', { x: at.x - size * 0.62, y: at.y + size * 0.1 }, size * 0.66)] : [];
  return { shapes: [...baby, ...shapes], width: 7 + figures.length * size + (child ? size * 0.4 : 0) };
}

interface Stance {
  readonly title: Title;
  readonly standing: Standing;
  readonly room: Room;
}

/**
 * The sizes of people on a space, largest first. Small people have discs for weapons, so that the space's action stays
 * visible.
 */
const STATURES = [78, 66, 56, 50, 44] as const;
/** With a tag, people smaller than this would be hidden. */
const TAGGED = 56;

/**
 * The ways to show the people on a space: under the title or, if the title needs two lines of a low card, next to it.
 */
function stancesOf(space: SpaceInput, box: Box): Stance[] {
  const number = space.order === undefined ? 0 : SMALL;
  const title = titlesOf(space.name, { ...box, w: box.w - number }).find(({ height }) => box.h - height - 2 >= SMALL);
  if (title === undefined) return stancesBeside(space, box);
  const most = Math.min(STATURES[0], box.h - title.height - 2);
  const smaller = [most, ...STATURES.filter((size) => size < most)].map((size) => ({ size, form: 'disc' }) as const);
  const ways = most < TAGGED ? smaller : [{ size: most, form: 'chip' } as const, ...smaller];
  return ways.map((as) => {
    const standing = occupants(space.taken, { box, ...as });
    const room = { box, titles: [title], width: () => box.w - PAD - 4 - standing.width };
    return { title, standing, room };
  });
}

/** The people next to a two-line title, in as many lines as the card's height allows. */
function stancesBeside({ name, taken, order }: SpaceInput, box: Box): Stance[] {
  const small = tokens(taken, { box, size: SMALL });
  const max = box.w - PAD - 6 - Math.max(small.width, order === undefined ? 0 : SMALL);
  const look = { size: actions.smallest, min: actions.smallest, max, face: 'condensed' } as const;
  const parts = halves(name);
  const title = { lines: parts, look, height: 2 * actions.smallest + 6 };
  const long = Math.max(...parts.map((part) => line(part, { x: 0, y: 0 }, look).width));
  const most = Math.min(LARGEST_BESIDE, box.w - PAD - long - 18, (box.h - 12) / 2);
  const [only] = taken.length === 1 && order === undefined && most > SMALL ? taken : [];
  const standings =
    only === undefined ? [small] : [most, (most + SMALL) / 2, SMALL].map((size) => stacked(only, { box, size }));
  return standings.map((standing) => {
    const room = { box, titles: [title], width: () => box.w - PAD - 4 - standing.width };
    return { title, standing, room };
  });
}

/** The largest possible size of people next to a two-line title. */
const LARGEST_BESIDE = 66;

/** A person above their player's token at the right edge, with the weapon to the left of the token. */
function stacked(who: SpaceInput['taken'][number], { box, size }: Omit<Ground, 'form'>): Standing {
  const x = box.x + box.w - 7 - size / 2;
  const at = { x, y: box.y + box.h - 5 - size / 2 };
  const chip = { x: x - size / 2 - chipWidth(who.weapon, CHIP) / 2 + 2, y: box.y + box.h - 6 - CHIP / 2 };
  return {
    shapes: [
      ...dwarf(
        who,
        { ...who, away: false },
        { at: { x, y: at.y - size * 0.94 }, size, weapon: { form: 'chip', at: chip, size: CHIP } },
      ),
      ...token(who, at, { size, least: actions.smallest }),
    ],
    width: size + 14,
  };
}

const BRIGHT = { fill: colours.parchment, stroke: colours.ink, title: colours.ink } as const;
const DARK = { fill: colours.taken, stroke: colours.takenRim, title: colours.takenTitle } as const;

/**
 * A taken space with its effect and its people, who are as large as the effect allows; without the effect if it does
 * not fit.
 */
function takenCard(space: SpaceInput, box: Box, look: CardLook): Shape[] {
  const stances = stancesOf(space, box);
  const [first, ...smaller] = stances;
  const ways = [
    ...stances.slice(0, 1).flatMap((stance) => [CLEAR, FAIR].map((least) => ({ stance, least }))),
    ...[CLEAR, FAIR, LEAST].flatMap((least) => [...smaller, ...stances].map((stance) => ({ stance, least }))),
  ];
  const { stance, setting } = firstFit(ways, space, look) ?? {
    stance: first,
    setting: first && remaining(space, first.room),
  };
  const { fill, stroke, title } = space.joinable ? BRIGHT : DARK;
  return [
    rect(box, { round: 18, fill, stroke, line: 4 }),
    ...(stance === undefined ? [] : written(stance.title, box, title)),
    ...(setting === undefined ? [] : laid(setting, box)),
    ...(stance?.standing.shapes ?? []),
  ];
}

/** A way to show the people on a space, and the minimum size of the action beside them. */
interface Way {
  readonly stance: Stance;
  readonly least: number;
}

/** The first way that leaves room for everything on a taken space, and its arrangement. */
function firstFit(ways: readonly Way[], space: SpaceInput, look: CardLook) {
  for (const { stance, least } of ways) {
    const setting =
      settingOf(whole(space, look), stance.room, least) ?? settingOf(whole(space, look, 'bare'), stance.room, least);
    if (setting !== undefined) return { stance, setting };
  }
  return undefined;
}

/** How many cards to cache: two in three are the same as in the previous picture. */
const KEPT_CARDS = 1_000;

const cards = new LRUCache<string, Shape[]>({ max: KEPT_CARDS });

/** The card of an action space: bright if free or joinable, dark with its dwarfs if taken, in gold if taken last. */
export function spaceCard(space: SpaceInput, box: Box, look: CardLook): readonly Shape[] {
  return getOr(cards, JSON.stringify([space, box, look]), () => newCard(space, box, look));
}

function newCard(space: SpaceInput, box: Box, look: CardLook): Shape[] {
  if (space.until !== undefined && space.taken.length === 0) return waitingCard(space, box);
  const card = space.taken.length > 0 ? takenCard(space, box, look) : freeCard(space, box, look);
  if (!space.latest) return card;
  const frame = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 };
  return [...card, rect(frame, { round: 18, stroke: colours.highlight, line: 9 }), ...orderMark(space, box)];
}

/** A gold disc in the upper right corner with the place of the space in the order of taking. */
function orderMark({ order }: SpaceInput, box: Box): Shape[] {
  if (order === undefined) return [];
  const disc = { x: box.x + box.w - 6 - SMALL, y: box.y + 4, w: SMALL, h: SMALL };
  const number = { size: 38, face: order > 9 ? 'condensed' : 'heavy', fill: colours.ink } as const;
  return [
    rect(disc, { round: SMALL / 2, fill: colours.highlight, stroke: colours.ink, line: 4 }),
    centred(String(order), { x: disc.x + SMALL / 2, y: disc.y + SMALL / 2 + 1 }, number),
  ];
}

/** What is known about a round without its card: its name, and how it ends, as a sign or in a word. */
export type Coming = { readonly name: string } & ({ readonly sign: readonly Shape[] } | { readonly note: string });

/** The dashed outline of a card that has not been revealed yet, or never will be. */
export function comingCard(coming: Coming, box: Box): Shape[] {
  const frame = { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 };
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 + 2 };
  const look = { size: 42, face: 'plain', fill: colours.dashedText, max: box.w - 100 } as const;
  const dashes = rect(frame, { round: 18, stroke: colours.dashed, line: 4, dash: [16, 12] });
  if ('note' in coming)
    return [
      dashes,
      centred(coming.name, { ...middle, y: middle.y - 24 }, look),
      centred(coming.note, { ...middle, y: middle.y + 24 }, { ...look, size: 38, max: box.w - 30 }),
    ];
  const apart = coming.sign.length > 0 ? 36 : 0;
  const name = centred(coming.name, { ...middle, x: middle.x - apart }, look);
  return [dashes, name, ...placed(coming.sign, { x: middle.x - apart + name.width / 2 + 46, y: middle.y })];
}
