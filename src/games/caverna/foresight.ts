import { fitsBesides } from './animals.ts';
import { costFor, happenTogether, hears, me } from './asking.ts';
import { cellName, groundAt } from './cave.ts';
import { foodOfAll } from './exchanges.ts';
import { countGoods, pairsIn, plus } from './goods.ts';
import { cellsWith, countGround, countStables } from './layout.ts';
import { basePlaces, stablePlaces } from './places.ts';
import type { Me } from './power.ts';
import { harvestOf, playedRounds } from './schedule.ts';
import type { Bundle, Crop, FarmAnimal, HarvestKind, Player } from './state.ts';
import { hasBed } from './tasks/family.ts';
import { FENCE_WOOD, STABLE_COST, STABLES, smallPlaces } from './tasks/farm.ts';
import {
  type Appetite,
  appetitesOf,
  feedingCost,
  leastMissing,
  type Missing,
  ripe,
  stoneNeeded,
} from './tasks/harvest.ts';
import { affordable } from './tasks/pay.ts';
import { inReach } from './tasks/place.ts';
import { SOW_EACH, sowable } from './tasks/sow.ts';
import { lootOf } from './tasks/weapons.ts';

/**
 * The next feeding: the round that it ends, its kind (undefined while its marker is face down), its cost, and the food
 * at hand.
 */
export interface Feeding {
  readonly round: number;
  readonly kind: HarvestKind | undefined;
  readonly need: number;
  /** The parts of that cost. */
  readonly shares: readonly Appetite[];
  readonly food: number;
  /** Its cost for people who eat stone, and the stone at hand; absent if it costs none. */
  readonly stone?: { readonly need: number; readonly stone: number };
}

/** Food for each dwarf in a feeding of this kind. */
const foodEach = (kind: HarvestKind | undefined): number => (kind === 'payOne' ? 1 : 2);

/**
 * The cost of the next foreseeable feeding for a player's current family; a face-down marker counts as a harvest.
 * Undefined if there is none.
 */
export function nextFeeding(mine: Me): Feeding | undefined {
  const { state } = mine.at;
  if (state.phase === 'scoring' || state.phase === 'end') return undefined;
  const from = Math.max(1, state.round + (hasFed(mine) ? 1 : 0));
  const round = playedRounds(state).find((one) => one >= from && harvestOf(state, one) !== 'none');
  if (round === undefined) return undefined;
  const kind = harvestOf(state, round);
  const { food, stone } = mine.player.goods;
  const family = { ...mine, player: { ...mine.player, dwarfs: familyIn(mine, round) } };
  const stones = stoneNeeded(family, { each: foodEach(kind) });
  return {
    round,
    kind,
    need: feedingCost(family, foodEach(kind)),
    shares: appetitesOf(family, foodEach(kind)),
    food,
    ...(stones > 0 && { stone: { need: stones, stone } }),
  };
}

/** A player's family in a round: children born in an earlier one have grown up. */
const familyIn = ({ at: { state }, player }: Me, round: number): Player['dwarfs'] =>
  player.dwarfs.map((dwarf) => ({ ...dwarf, newborn: dwarf.newborn && round === state.round }));

/** A player at a feeding: tiles give goods at the start of its harvest, then the Field phase does (rulebook p. 9). */
export function atFeeding(mine: Me, { round, kind }: Pick<Feeding, 'round' | 'kind'>): Me {
  const { at, seat, player } = mine;
  const dwarfs = familyIn(mine, round);
  const goods = { ...player.goods, ...(kind !== 'payOne' && plus(player.goods, ripe(player))) };
  const state = { ...at.state, players: at.state.players.with(seat, { ...player, dwarfs, goods, agenda: [] }) };
  const started = me({ ...at, state }, seat);
  if (kind !== 'payOne') happenTogether(started, (on) => on.harvestStart?.(started, kind ?? 'harvest'));
  return started;
}

/** What a player lacks at a feeding even if they eat all crops and animals and tiles feed everybody they can. */
export function lackingAt(mine: Me, coming: Pick<Feeding, 'round' | 'kind'>): Missing {
  const then = atFeeding(mine, coming);
  const goods = { ...then.player.goods, food: foodOfAll(then) };
  return leastMissing({ ...then, player: { ...then.player, goods } }, foodEach(coming.kind));
}

/** Whether a player is past the feeding of the current harvest. */
const hasFed = ({ at: { state }, player: { agenda } }: Me): boolean =>
  state.phase === 'harvest' && !agenda.some((task) => task.do === 'feed' || task.do === 'harvest');

/** Something that a player's board is ready for by the rules; cells by their names. */
export type Ready =
  /** Each of these kinds has a pair and room for a newborn, if no other kind breeds. */
  | { readonly what: 'breed'; readonly animals: readonly FarmAnimal[] }
  /**
   * Pairs without room for a newborn: a fence or a stable on this cell, which the player can pay for, would make room
   * for one of each kind, if no other kind breeds.
   */
  | {
      readonly what: 'room';
      readonly animals: readonly FarmAnimal[];
      readonly by: 'fence' | 'stable';
      readonly cell: string;
    }
  | { readonly what: 'sow'; readonly crops: Readonly<Partial<Record<Crop, number>>>; readonly cells: readonly string[] }
  | { readonly what: 'grow' }
  /** The two tunnels for an ore mine; empty if there are several pairs of them. */
  | { readonly what: 'oreMine'; readonly cells: readonly string[] }
  /** A ruby mine could go on any of these; only the deep tunnels, if there are any. */
  | { readonly what: 'rubyMine'; readonly cells: readonly string[]; readonly ruby: boolean };

/**
 * The things that a player's board is ready for; of those that take a dwarf, only the ones that the next dwarf can do
 * this round.
 */
export function readyFor(mine: Me): Ready[] {
  const open = opened(mine);
  return [
    ...herds(mine, open),
    ...(open('sow') ? seeds(mine) : []),
    ...(open('grow') && hasBed(mine) ? [{ what: 'grow' } as const] : []),
    ...mines(mine, open),
  ];
}

/**
 * Whether a kind of task is possible now: on a space that a dwarf can use, or as the loot of an expedition that starts
 * there.
 */
type Open = (kind: string) => boolean;

function opened(mine: Me): Open {
  const reached = inReach(mine);
  const loot = Object.values(lootOf(mine.at, mine.seat));
  const brings = (kind: string, weapon: number): boolean =>
    loot.some(({ strength, flow }) => strength <= weapon && hasTask(flow, kind));
  return (kind) =>
    reached.some(({ dwarf: { weapon }, flows }) =>
      flows.some((flow) => hasTask(flow, kind) || (hasTask(flow, 'expedition') && brings(kind, weapon))),
    );
}

function herds(mine: Me, open: Open): Ready[] {
  const pairs = pairsIn(mine.player.goods);
  const breed = pairs.filter((animal) => fitsBesides(mine, { [animal]: 1 }));
  const cramped = new Map<string, Room>();
  for (const animal of pairs.filter((each) => !breed.includes(each))) {
    const room = roomFor(mine, animal, open);
    if (room === undefined) continue;
    const place = `${room.by} ${room.cell}`;
    cramped.set(place, { ...room, animals: [...(cramped.get(place)?.animals ?? []), animal] });
  }
  return [...(breed.length === 0 ? [] : [{ what: 'breed', animals: breed } as const]), ...cramped.values()];
}

type Room = Extract<Ready, { what: 'room' }>;

/** The first place where a small pasture, or else a stable, would make room for one more of a kind. */
function roomFor(mine: Me, animal: FarmAnimal, open: Open): Omit<Room, 'animals'> | undefined {
  const fits = (cell: number, by: 'fence' | 'stable'): boolean => {
    const before = groundAt(mine.player, cell);
    const after =
      by === 'fence' ? { ...before, ground: 'smallPasture' as const } : { ...before, stable: true as const };
    const cells = mine.player.cells.with(cell, after as typeof before);
    return fitsBesides(withCells(mine, cells), { [animal]: 1 });
  };
  const pays = (cost: Bundle, by: 'fence' | 'stable'): boolean => open(by) && affordable(mine, costFor(mine, cost, by));
  const meadows = pays({ wood: FENCE_WOOD.small }, 'fence') ? smallPlaces(mine.at, mine.seat) : [];
  const fence = meadows.find((cell) => fits(cell, 'fence'));
  if (fence !== undefined) return { what: 'room', by: 'fence', cell: cellName(fence) };
  const isLeft = countStables(mine.player) < STABLES && pays(STABLE_COST, 'stable');
  const places = isLeft ? stablePlaces(mine.player) : [];
  const stable = places.find((cell) => fits(cell, 'stable'));
  return stable === undefined ? undefined : { what: 'room', by: 'stable', cell: cellName(stable) };
}

const withCells = (mine: Me, cells: Me['player']['cells']): Me => ({ ...mine, player: { ...mine.player, cells } });

function seeds(mine: Me): Ready[] {
  const { fields, caverns } = sowable(mine);
  const seed = (crop: Crop): number => Math.min(mine.player.goods[crop] ?? 0, SOW_EACH);
  const outside = {
    grain: seed('grain'),
    vegetable: seed('vegetable'),
    ...(seed('gemfruit') && { gemfruit: seed('gemfruit') }),
  };
  const inside = { mushroom: seed('mushroom') };
  return (
    [
      [outside, fields],
      [inside, caverns],
    ] as const
  ).flatMap(([crops, cells]): Ready[] =>
    cells.length === 0 || countGoods(crops) === 0 ? [] : [{ what: 'sow', crops, cells: cells.map(cellName) }],
  );
}

const TUNNELS = { half: 'mountain', overhang: false } as const;

function mines(mine: Me, open: Open): Ready[] {
  const { player } = mine;
  const [pair, another] = open('oreMine') ? basePlaces(player, TUNNELS) : [];
  const deep = countGround(player, 'deepTunnel') > 0;
  const tunnels = open('rubyMine') ? cellsWith(player, deep ? 'deepTunnel' : 'tunnel') : [];
  const only = pair === undefined || another !== undefined ? [] : [pair.first, pair.second];
  return [
    ...(pair === undefined ? [] : [{ what: 'oreMine', cells: only.map(cellName) } as const]),
    ...(tunnels.length === 0
      ? []
      : [{ what: 'rubyMine', cells: tunnels.map(cellName), ruby: deep || hears(mine, 'mined') } as const]),
  ];
}

function hasTask(flow: unknown, kind: string): boolean {
  if (typeof flow !== 'object' || flow === null) return false;
  return ('do' in flow && flow.do === kind) || Object.values(flow).some((part) => hasTask(part, kind));
}
