import type { Amounts, People } from '../../context.ts';
import { capital, clip, find, PHONE, visible } from '../../text.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, entries, goods } from './goods.ts';
import { DWARFS } from './people.ts';

/** What is missing on a space: by name and, where it is counted, how much it takes and how much there is. */
interface Lack {
  readonly of: string;
  readonly need?: number;
  readonly have?: number;
}

/** What the second line of a menu's option takes. */
const DETAIL_LIMIT = 100;
const BETWEEN = ' · ';

/** What is missing, as that which a dwarf would need. */
const needs: Readonly<Record<string, string>> = {
  lying: 'goods lying there',
  moreLying: 'two goods lying there (one goes back)',
  weapon: 'a weapon',
  weaponNow: 'a weapon',
  weakerWeapon: 'a weapon that can still grow',
  bed: 'room for a child',
  sixthBed: 'room for a sixth person',
  smallerFamily: 'a smaller family: six people are the most',
  twinPlace: 'two free squares side by side',
  cavern: 'an empty cavern',
  furnishing: 'a tile that you can pay for',
  dwelling: 'a dwelling that you can pay for',
  crop: 'grain or vegetables',
  woodOrInstead: 'more wood, or what pays for it',
  emptyField: 'an empty field',
  meadow: 'a meadow',
  forest: 'empty forest',
  twoMeadows: 'two meadows side by side',
  stable: 'a stable that is left',
  stablePlace: 'a place for a stable',
  tunnel: 'a tunnel',
  deepTunnel: 'a deep tunnel',
  twoTunnels: 'two tunnels side by side',
  model: 'a space of somebody else to imitate',
};

const needOf = ({ of, need = 1 }: Lack): string => find(needs, of) ?? amount(of, need);

/** What would make it possible, each thing once: `an empty cavern or a weapon`. */
const anyOf = (lacks: readonly Lack[]): string => [...new Set(lacks.map(needOf))].join(' or ');

/** The actions of a space of which it is told that they cannot be begun, by their first task. */
const unopenedActions: Readonly<Record<string, string>> = {
  grow: 'No family growth',
  furnish: 'Nothing can be furnished yet',
  expedition: 'No expedition',
  sow: 'Nothing can be sown',
  twin: 'No tile',
  fence: 'No pasture',
  stable: 'No stable',
  oreMine: 'No ore mine',
  rubyMine: 'No ruby mine',
};

/**
 * That an action of the space cannot be begun, what it needs, and what an exchange costs that would bring that: `No stable: that
 * needs 1 stone (Exchange: 1 ruby).` Empty for an action of which that is not told.
 */
export function unopened(task: string, lacks: readonly Lack[], exchange: Amounts | undefined): string {
  const action = find(unopenedActions, task);
  if (action === undefined || lacks.length === 0) return '';
  const way = exchange === undefined ? '' : ` (*Exchange*: ${bundle(exchange)})`;
  return `${action}: that needs ${anyOf(lacks)}${way}.`;
}

/** That no tile can be furnished, and the goods that are missing for the one that lacks least. */
export const unpaid = (name: string, missing: Amounts): string =>
  `Nothing can be furnished yet: *${name}* is ${short(missing)}.`;

/** Who stands on a space, what its actions lack, and the round in which the first goods come there, where that is still ahead. */
interface Closed {
  readonly holders: readonly string[];
  readonly lacks: readonly Lack[];
  readonly until?: number | undefined;
  /** What whoever is placed there is called. */
  readonly people?: People | undefined;
  /** Whether exchanges could bring what is missing. */
  readonly exchange?: boolean;
}

/** Why a space cannot be used, in one short line: `Taken by Tom`, `Needs 4 food, you have 1: exchange goods first`, `Empty until round 3`. */
export function closed({ holders, lacks, until, people: { one } = DWARFS, exchange = false }: Closed): string {
  if (holders.length > 0) return `Taken by ${list(holders.map(visible))}`;
  if (until !== undefined) return `Empty until round ${until}`;
  const [only, second] = lacks;
  if (only === undefined) return 'Nothing to do there';
  // Somebody of the family has a weapon, and goes later.
  if (only.of === 'weaponNow' && second === undefined) return `Your ${one} of this turn has no weapon`;
  const isCounted = second === undefined && only.have !== undefined && Object.hasOwn(goods, only.of);
  const has = isCounted ? `, you have ${only.have}` : '';
  return `Needs ${anyOf(lacks)}${has}${exchange ? ': exchange goods first' : ''}`;
}

/** Why a loot item cannot be taken although the dwarf is strong enough, in one short line: `Needs an empty field`. */
export const lootClosed = (lacks: readonly Lack[]): string =>
  lacks.length === 0 ? 'Of no use now' : `Needs ${anyOf(lacks)}`;

/** The goods that are missing to pay for something: `1 wood, 2 stone short`. */
export const short = (goods: Amounts): string => `${entries(goods)} short`;

/** The same with what it would bring, or the first of that alone where the second line of a menu's option has no room for all. */
export function shortDetail(reason: string, detail: string): string {
  const [first = ''] = detail.split(BETWEEN);
  const told = [detail, first].map((part) => [capital(reason), part].join(BETWEEN));
  return clip(told.find(({ length }) => length <= DETAIL_LIMIT) ?? capital(reason), DETAIL_LIMIT);
}

/** `1 grain and 1 vegetable`; empty for no goods. */
const listed = (amounts: Amounts): string => (entries(amounts) === '' ? '' : bundle(amounts));

/**
 * What lies on a space now and what will in the next round: `3 wood now, 6 next round`, of several goods `1 ore and 1 stone
 * now, 2 and 2 next round`, for clumsy hands `3 wood less 1 now`;
 * empty where nothing ever does.
 */
export function lying(now: Amounts, coming: Amounts | undefined, clumsy = false): string {
  const all = listed(now);
  const here = clumsy && all !== '' ? `${all} less 1` : all;
  if (coming === undefined) return here;
  const kinds = Object.keys(coming).filter((good) => coming[good]);
  if (kinds.length === 0) return here;
  const there = Object.keys(now).filter((good) => now[good]);
  const isAlike = there.length === kinds.length && there.every((good) => coming[good]);
  const alone = isAlike ? list(there.map((good) => String(coming[good]))) : listed(coming);
  return [...(here === '' ? [] : [`${here} now`]), `${alone} next round`].join(', ');
}

/** The same for a space that cannot be used: why, and what comes there. */
export function closedDetail(reason: string, lies: string): string {
  const whole = lies === '' ? reason : `${reason} · ${capital(lies)}`;
  return whole.length <= DETAIL_LIMIT ? whole : reason;
}

/** The spaces of a part of the board: how many can be used, of how many, and the only one, where it cannot be used. */
interface Block {
  readonly open: number;
  readonly all: number;
  readonly only?: { readonly name: string; readonly reason: string } | undefined;
}

/**
 * The heading of a part of the board of action spaces, and how many of its spaces can be used: `Fields and caves · 5 of 9 open`; of
 * a space that is alone there and cannot be used why, where a telephone has room for that: `Sheep farming: taken by Tom`.
 */
export function blockTitle(groups: readonly string[], { open, all, only }: Block): string {
  if (only !== undefined) {
    const whole = `${only.name}: ${only.reason.replace(/^./, (letter) => letter.toLowerCase())}`;
    return whole.length <= PHONE.menu ? whole : `${only.name}: closed`;
  }
  return `${capital(list(groups.map((group) => group.toLowerCase())))} · ${open} of ${all} open`;
}
