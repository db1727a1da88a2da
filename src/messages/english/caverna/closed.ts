import { isSingle, nextOn } from '../../caverna/lying.ts';
import type { Amounts, People } from '../../context.ts';
import { capital, find, small, visible } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, entries, goods } from './goods.ts';
import { DWARFS } from './people.ts';

/** What is missing on a space: its name and, if it is counted, how much the space takes and how much the player has. */
interface Lack {
  readonly of: string;
  readonly need?: number;
  readonly have?: number;
}

/** What a player would need, after "needs". */
const needs: Readonly<Record<string, string>> = {
  lying: 'goods there',
  moreLying: 'two goods there (goblins give one back)',
  weapon: 'a weapon',
  weaponNow: 'a weapon (the next one to go has none)',
  weakerWeapon: 'a weapon that can still grow',
  bed: 'room for a child',
  sixthBed: 'room for a sixth person',
  smallerFamily: 'a family of fewer than six people',
  twinPlace: 'two free squares side by side',
  cavern: 'an empty cavern',
  furnishing: 'a tile that you can pay for',
  dwelling: 'a dwelling that you can pay for',
  crop: 'grain or vegetables',
  anyCrop: 'a crop to sow',
  woodOrInstead: 'more wood, or goods to replace it',
  emptyField: 'an empty field',
  meadow: 'a meadow',
  forest: 'empty forest',
  twoMeadows: 'two meadows side by side',
  stable: 'a stable that you have not built yet',
  stablePlace: 'a place for a stable',
  tunnel: 'a tunnel',
  deepTunnel: 'a deep tunnel',
  twoTunnels: 'two tunnels side by side',
  model: 'another player’s space that you can use',
};

/** What is missing, in a few words; `good` is the only good that gathers on the space. */
function needOf({ of, need = 1 }: Lack, good?: string): string {
  if (of === 'moreLying' && good !== undefined) return `${amount(good, 2)} there (goblins give one back)`;
  return find(needs, of) ?? amount(of, need);
}

const anyLack = (lacks: readonly Lack[], good?: string): string =>
  anyOf([...new Set(lacks.map((lack) => needOf(lack, good)))]);

/** The actions of a space that cannot be taken, by their first task. */
const unopenedActions: Readonly<Record<string, string>> = {
  grow: 'No family growth',
  furnish: 'You cannot furnish yet',
  expedition: 'No expedition',
  sow: 'You cannot sow yet',
  twin: 'No tile',
  fence: 'No pasture',
  stable: 'No stable',
  oreMine: 'No ore mine',
  rubyMine: 'No ruby mine',
};

/**
 * Why an action of the space is impossible, and the exchange that would make it possible: `No stable: that needs 1
 * stone (Exchange: 1 ruby).` Empty for an action that is not worth mentioning.
 */
export function unopened(task: string, lacks: readonly Lack[], exchange: Amounts | undefined): string {
  const action = find(unopenedActions, task);
  if (action === undefined || lacks.length === 0) return '';
  const way = exchange === undefined ? '' : ` (*Exchange*: ${bundle(exchange)})`;
  return `${action}: that needs ${anyLack(lacks)}${way}.`;
}

/** Sowing needs an empty field, and a tile with one can be laid now. */
export const layFirst: string = 'To sow, lay the tile first: you need an empty field.';

/** No tile can be paid for; the one that is closest, and the goods that it still needs. */
export const unpaid = (name: string, missing: Amounts): string =>
  `You cannot furnish yet: *${name}* still needs ${bundle(missing)}.`;

/** Why a space is closed. */
interface Closed {
  /** Whether the reader's own people are there; `holders` are the others. */
  readonly own?: boolean;
  readonly holders: readonly string[];
  readonly lacks: readonly Lack[];
  /** The round that brings its first goods, if that is still ahead. */
  readonly until?: number | undefined;
  /** The people that would go there. */
  readonly people?: People | undefined;
  /** Whether exchanges could bring what is missing. */
  readonly exchange?: boolean;
  /** The only good that gathers there. */
  readonly good?: string | undefined;
}

/**
 * Why a space cannot be used, in one short line: `Taken by Tom`, `Needs 4 food, you have 1: exchange goods first`,
 * `Empty until round 3`.
 */
export function closed({
  own = false,
  holders,
  lacks,
  until,
  people: { one } = DWARFS,
  exchange = false,
  good,
}: Closed): string {
  if (own || holders.length > 0) return `Taken by ${list([...(own ? ['you'] : []), ...holders.map(visible)])}`;
  if (until !== undefined) return `Empty until round ${until}`;
  const [only, second] = lacks;
  if (only === undefined) return 'Nothing to do there';
  // An armed member of the family goes later.
  if (only.of === 'weaponNow' && second === undefined) return `The ${one} that goes next has no weapon`;
  const isCounted = second === undefined && only.have !== undefined && Object.hasOwn(goods, only.of);
  const has = isCounted ? `, you have ${only.have}` : '';
  return `Needs ${anyLack(lacks, good)}${has}${exchange ? ': exchange goods first' : ''}`;
}

/** The strength that a loot item needs. */
export const lootStrength = (strength: number): string => `Strength ${strength}`;

/** Why a loot item cannot be taken although the weapon is strong enough, in one short line: `Needs an empty field`. */
export const lootClosed = (lacks: readonly Lack[]): string =>
  lacks.length === 0 ? 'No use now' : `Needs ${anyLack(lacks)}`;

/** The goods that are missing to pay for something: `1 wood, 2 stone short`. */
export const short = (goods: Amounts): string => `${entries(goods)} short`;

/** `1 grain and 1 vegetable`; empty for no goods. */
const listed = (amounts: Amounts): string => (entries(amounts) === '' ? '' : bundle(amounts));

/**
 * The goods on a space now and in the next round: `3 wood now, 6 next round`, for several goods `1 ore and 1 stone now,
 * 2 and 2 next round`, for clumsy hands `3 wood now (you give 1 back)`; empty for a space without goods.
 */
export function lying(now: Amounts, coming: Amounts | undefined, clumsy = false): string {
  const all = listed(now);
  const next = nextOn(now, coming);
  const back = clumsy && all !== '' ? ` (you give ${isSingle(now) ? 'it' : '1'} back)` : '';
  if (next.of === 'nothing') return `${all}${back}`;
  const then = next.of === 'counts' ? list(next.counts.map(String)) : listed(next.goods);
  return [...(all === '' ? [] : [`${all} now${back}`]), `${then} next round`].join(', ');
}

/** The headings over the parts of the board of action spaces. */
export const blocks = {
  /** `Fields and caves · 5 of 9 open`. */
  title: (groups: readonly string[], open: number, all: number): string =>
    `${capital(list(groups.map((group) => group.toLowerCase())))} · ${open} of ${all} open`,
  /** A part with only one space, which cannot be used: `Sheep farming: taken by Tom`. */
  closed: (name: string, reason: string): string => `${name}: ${small(reason)}`,
  reason: 'closed',
};
