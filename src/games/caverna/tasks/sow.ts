import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { answers, me } from '../asking.ts';
import { cellName, groundAt, isEmpty, put } from '../cave.ts';
import { entriesOf, pay } from '../goods.ts';
import { bareCaverns, bareFields, cellsWith } from '../layout.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { Bundle, Cell, Crop, Ground } from '../state.ts';
import { push } from './goods.ts';
import { cellIn } from './lay.ts';

/** How many new fields of each crop one Sow action allows (rulebook p. 14; 004, New Crops). */
export const SOW_EACH = 2;
/** How much is on a newly sown field: the sown crop plus what is added. */
const SOWN: Readonly<Record<Crop, number>> = { grain: 3, vegetable: 2, gemfruit: 2, mushroom: 2 };
/** How much of these crops lies on the fields after sowing, if no power changes that. */
export const grownFrom = (crops: Bundle): Bundle =>
  Object.fromEntries(entriesOf(crops).map(([crop, count]) => [crop, count * SOWN[crop as Crop]]));

/** The crops that are sown on fields; mushrooms are sown in caverns. */
const OUTSIDE = ['grain', 'vegetable', 'gemfruit'] as const;

/** Sows up to two new fields of grain, two of vegetables, and two of each crop of forgotten folks. */
export const sow = (): Flow => ({ do: 'sow' });

const NO_MUSHROOMS: readonly Bundle[] = [{}];

/** The cells where crops other than mushrooms can be sown: empty fields, and bare ground that powers allow. */
function land(mine: Me): readonly number[] {
  const more = answers(mine, 'sowOn');
  if (more.length === 0) return bareFields(mine.player);
  const rulings = mine.at.rules.folks?.rulings;
  return cellsWith(mine.player, 'field', ...more.flat()).filter((index) =>
    isEmpty(groundAt(mine.player, index), rulings),
  );
}

/** The cells where a player can sow, for mushrooms and for all other crops. */
export const sowable = (mine: Me): { readonly fields: readonly number[]; readonly caverns: readonly number[] } => ({
  fields: land(mine),
  caverns: bareCaverns(mine.player),
});

const placesFor = (mine: Me, crop: Crop): readonly number[] =>
  crop === 'mushroom' ? bareCaverns(mine.player) : land(mine);

/** All the ways to sow these crops on this many fields, those with most of the first crop first. */
function choices(mine: Me, fields: number, [first, ...others]: readonly Crop[]): Bundle[] {
  if (first === undefined) return [{}];
  const list: Bundle[] = [];
  for (let n = Math.min(SOW_EACH, mine.player.goods[first] ?? 0, fields); n >= 0; n--) {
    for (const rest of choices(mine, fields - n, others)) list.push(n > 0 ? { [first]: n, ...rest } : rest);
  }
  return list;
}

export const sowKind = taskKind<RuledState, Task>({
  wants(at, seat) {
    const crops = ['grain', 'vegetable', 'field'];
    return me(at, seat).player.goods.mushroom ? [...crops, 'cavern'] : crops;
  },
  lacks(at, seat) {
    const { goods } = me(at, seat).player;
    const fields = OUTSIDE.some((crop) => goods[crop]) ? [{ of: 'emptyField' }] : [];
    const caves = goods.mushroom ? [{ of: 'cavern' }] : [];
    return fields.length + caves.length > 0 ? [...fields, ...caves] : [{ of: at.rules.folks ? 'anyCrop' : 'crop' }];
  },
  possible(at, seat) {
    const mine = me(at, seat);
    const { goods } = mine.player;
    if (OUTSIDE.some((crop) => goods[crop]) && land(mine).length > 0) return true;
    return Boolean(goods.mushroom) && bareCaverns(mine.player).length > 0;
  },
  options(at, seat): Option[] {
    const mine = me(at, seat);
    const { goods } = mine.player;
    const mushrooms = goods.mushroom ? choices(mine, bareCaverns(mine.player).length, ['mushroom']) : NO_MUSHROOMS;
    const outside = OUTSIDE.filter((crop) => goods[crop]);
    const all = choices(mine, land(mine).length, outside).flatMap((crops) =>
      mushrooms.map((more) => ({ ...crops, ...more })),
    );
    // The last way sows nothing.
    return all.slice(0, -1).map((sown) => optionOf({ verb: 'sow', goods: sown }));
  },
  run(at, seat, { move }) {
    const { goods } = readAs('sow', move);
    pay(at, seat, goods);
    const crops = entriesOf(goods).flatMap(([crop, count]) => new Array<Crop>(count).fill(crop as Crop));
    plant(me(at, seat), crops);
  },
});

/** Whether the choice among these places matters for a crop, given how many others follow. */
function matters(mine: Me, places: readonly number[], [crop, ...others]: readonly Crop[]): boolean {
  if (places.length < 2) return false;
  if (crop === 'mushroom') return places.length > 1 + others.length;
  const { rules } = mine.at;
  const differ = answers(mine, 'sowOn').length > 0 || rules.supply.some((id) => rules.tiles[id]?.lies === 'field');
  if (!differ) return false;
  const rest = others.filter((other) => other !== 'mushroom');
  return places.length > 1 + rest.length || rest.some((other) => other !== crop);
}

/** Sows the crops one after the other; asks if the place matters. */
function plant(mine: Me, crops: readonly Crop[]): void {
  const [crop, ...others] = crops;
  if (crop === undefined) return;
  const places = placesFor(mine, crop);
  const [place] = places;
  const task: SowAt = { do: 'sowAt', crops };
  if (matters(mine, places, crops)) push(mine.at, mine.seat, task);
  else if (place !== undefined) {
    sowOn(mine, place, crop);
    plant(mine, others);
  }
}

function sowOn(mine: Me, index: number, crop: Crop): void {
  const cell = groundAt(mine.player, index);
  put(mine.player, index, { ...cell, crop, left: sownThere(mine, crop, cell.ground) } as Cell);
}

/** How much of a crop such ground has just after sowing. */
export const sownThere = (mine: Me, crop: Crop, ground: Ground): number =>
  answers(mine, 'sownMore').reduce((sum, count) => sum + count(mine, crop, ground), SOWN[crop]);

/** Crops to sow one after the other, the next one first. */
export interface SowAt extends Task {
  readonly crops: readonly Crop[];
}

export const sowAtKind = taskKind<RuledState, SowAt>({
  options: (at, seat, { crops: [crop] }) =>
    crop === undefined
      ? []
      : placesFor(me(at, seat), crop).map((cell) => optionOf({ verb: 'at', cell: cellName(cell) })),
  run(at, seat, { task: { crops }, move }) {
    const mine = me(at, seat);
    const [crop, ...others] = crops;
    if (crop === undefined) return;
    sowOn(mine, cellIn(readAs('at', move).cell), crop);
    plant(mine, others);
  },
});
