import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import { type Random, randomFrom } from '../../../src/engine/random.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { options } from '../../../src/games/caverna/options.ts';
import { FARM_ANIMALS, type Player, type State } from '../../../src/games/caverna/state.ts';
import { haveRoom } from '../../laws/brute-force.ts';
import {
  count,
  DWELLINGS,
  furnishings,
  mayGrow,
  maySow,
  oreMines,
  owns,
  pastures,
  singles,
  stables,
  twins,
} from './audit-reading.ts';

/** Someone who tries a space with a dwarf of this strength and so much food. */
interface Attempt {
  readonly state: State;
  readonly player: Player;
  readonly weapon: number;
  readonly food: number;
  /** The spaces used on the way by Imitation. */
  readonly by: readonly string[];
}
type Reading = (attempt: Attempt) => boolean;

const always: Reading = () => true;
const never: Reading = () => false;
const forest: Reading = ({ player }) => twins(player, 'meadow', 'field').length > 0;
const mountain: Reading = ({ player }) => twins(player, 'cavern', 'tunnel').length > 0;
const fences: Reading = ({ player }) => pastures(player, 'small', 2).length + pastures(player, 'large', 4).length > 0;
const farming: Reading = (attempt) => fences(attempt) || stables(attempt.player, 1).length > 0;
const armed: Reading = ({ weapon }) => weapon > 0;
const forging: Reading = ({ weapon, player }) =>
  weapon > 0 || player.goods.ore + (owns(player, 'blacksmith') ? 2 : 0) > 0;
const sowing: Reading = ({ player }) => maySow(player);
const growing: Reading = ({ player }) => mayGrow(player);
const dwellings = ({ state, player }: Pick<Attempt, 'state' | 'player'>): string[] =>
  furnishings(state, player).filter((tile) => DWELLINGS.includes(tile));
const any =
  (...readings: Reading[]): Reading =>
  (attempt) =>
    readings.some((reading) => reading(attempt));
const has =
  (least: number, ...grounds: string[]): Reading =>
  ({ player }) =>
    count(player, ...grounds) >= least;

/** What makes a space of use on which nothing lies (appendix part 3). */
const USE: Readonly<Record<string, Reading>> = {
  supplies: always,
  growth: always,
  forestExploration: always,
  stripMining: always,
  weeklyMarket: always,
  housework: always,
  startingPlayer: always,
  urgentWishForChildren: always,
  woodGathering: never,
  depot: never,
  largeDepot: never,
  driftMining: mountain,
  driftMining2: mountain,
  excavation: mountain,
  smallScaleDriftMining: mountain,
  clearing: forest,
  sustenance: any(({ state }) => state.players.length <= 3, forest),
  slashAndBurn: any(forest, sowing),
  extension: any(forest, mountain),
  hardwareRental: any(({ state }) => state.players.length > 5, armed, sowing),
  fenceBuilding: fences,
  sheepFarming: farming,
  donkeyFarming: farming,
  oreMining: has(1, 'oreMine'),
  oreDelivery: has(1, 'oreMine'),
  rubyMining: has(1, 'rubyMine'),
  rubyDelivery: has(2, 'rubyMine'),
  logging: armed,
  exploration: armed,
  blacksmithing: forging,
  adventure: forging,
  oreMineConstruction: any(armed, ({ player }) => oreMines(player).length > 0),
  rubyMineConstruction: has(1, 'tunnel', 'deepTunnel'),
  wishForChildren: any(growing, (attempt) => dwellings(attempt).length > 0),
  familyLife: any(growing, sowing),
  oreTrading: ({ player }) => player.goods.ore >= 2,
};
const IMITATION: Readonly<Record<string, number>> = { imitation0: 0, imitation1: 1, imitation2: 2, imitation4: 4 };

function lies({ state, by }: Attempt, id: string): boolean {
  const goods = by.length > 0 ? {} : (state.spaces.find((space) => space.id === id)?.goods ?? {});
  return Object.values(goods).some((amount) => amount > 0);
}

/** Whether at least one action of a space can be carried out. */
function isUseful(id: string, attempt: Attempt): boolean {
  const use = USE[id];
  return use === undefined ? models(id, attempt).length > 0 : lies(attempt, id) || use(attempt);
}

/** The spaces that an Imitation space could use. */
function models(id: string, attempt: Attempt): string[] {
  const { state, player, by } = attempt;
  const food = attempt.food - (IMITATION[id] ?? Number.POSITIVE_INFINITY);
  if (food < 0) return [];
  const others = state.spaces.map((space) => space.id).filter((other) => other !== id && !by.includes(other));
  return others.filter((other) => {
    const there = state.players.filter(({ dwarfs }) => dwarfs.some((dwarf) => dwarf.at === other));
    if (there.length === 0 || there.includes(player) || other === 'startingPlayer') return false;
    return isUseful(other, { ...attempt, food, by: [...by, id, other] });
  });
}

/** A decision and who is asked it. */
interface Asked {
  readonly state: State;
  readonly player: Player;
  readonly own: readonly string[];
  readonly all: readonly string[];
  readonly weapon: number;
}

const sorted = (list: readonly string[]): string[] => [...list].sort();
const starting = (list: readonly string[], start: string): string[] => sorted(list.filter((m) => m.startsWith(start)));
const SOLD = { meadow: 1, field: 1, tunnel: 1, cavern: 2 } as const;

function placing({ state, player, own, all }: Asked): void {
  const ready = player.dwarfs.filter(({ at, newborn }) => at === 'home' && !newborn).map(({ weapon }) => weapon);
  const sent = player.dwarfs[state.turn?.dwarf ?? -1];
  const taken = new Set(state.players.flatMap(({ dwarfs }) => dwarfs.map(({ at }) => at)));
  const free = state.spaces.map(({ id }) => id).filter((id) => !taken.has(id));
  const open = (weapon: number): string[] =>
    free.filter((id) => isUseful(id, { state, player, weapon, food: player.goods.food, by: [] }));
  const able = ready.filter((weapon) => open(weapon).length > 0);
  const first = sent?.weapon ?? Math.min(...(able.length > 0 ? able : ready));
  const stronger = [...new Set(ready.filter((weapon) => weapon > first))].filter((weapon) => open(weapon).length > 0);
  expect(starting(own, 'place ')).toEqual(sorted(open(first).map((id) => `place ${id}`)));
  const out = sent === undefined && player.goods.ruby > 0 ? stronger : [];
  expect(starting(own, 'send ')).toEqual(sorted(out.map((weapon) => `send ${weapon}`)));
  expect(own.includes('pass')).toBe(sent === undefined || open(first).length === 0);
  for (const [tile, rubies] of Object.entries(SOLD)) {
    const sold = player.goods.ruby >= rubies && singles(player, tile).length > 0;
    expect(all.includes(`ruby ${tile}`), `ruby ${tile}`).toBe(sold);
  }
}

function acting({ state, player, own, weapon }: Asked): void {
  const offers = (start: string, list: readonly string[]): void => {
    const offered = starting(own, start);
    if (offered.length > 0) expect(offered).toEqual(sorted(list));
  };
  const { turn } = state;
  offers('lay meadow', twins(player, 'meadow', 'field'));
  const both = own.some((move) => /^lay cavern \w+ cavern/.test(move)) ? twins(player, 'cavern', 'cavern') : [];
  offers('lay cavern', [...twins(player, 'cavern', 'tunnel'), ...both]);
  offers('mine ore', oreMines(player));
  if (!(turn?.fenced && owns(player, 'carpenter'))) {
    offers('fence small', pastures(player, 'small', 2));
    offers('fence large', pastures(player, 'large', 4));
  }
  offers('stable', stables(player, 1));
  const isWish = turn?.space === 'wishForChildren' || turn?.space === 'urgentWishForChildren';
  const furnished = new Set(starting(own, 'furnish ').map((move) => move.split(' ')[1] ?? ''));
  if (furnished.size > 0) {
    expect(sorted([...furnished])).toEqual(sorted(isWish ? dwellings({ state, player }) : furnishings(state, player)));
  }
  if (own.some((move) => move.startsWith('loot '))) looting({ state, player, own, all: own, weapon });
}

/** The items of the Expedition loot card by their strength, and when they can be used (appendix part 1). */
const LOOT: readonly (readonly [string, number, (asked: Asked) => boolean])[] = [
  ['weapons', 1, () => true],
  ['dog', 1, () => true],
  ['wood', 1, () => true],
  ['sheep', 2, () => true],
  ['grain', 2, () => true],
  ['donkey', 3, () => true],
  ['stone', 3, () => true],
  ['vegetable', 4, () => true],
  ['ore', 4, () => true],
  ['boar', 5, () => true],
  ['gold', 6, () => true],
  ['furnish', 7, ({ state, player }) => furnishings(state, player).length > 0],
  ['stable', 8, ({ player }) => stables(player, 0).length > 0],
  ['tunnel', 9, ({ player }) => singles(player, 'tunnel').length > 0],
  ['smallPasture', 9, ({ player }) => pastures(player, 'small', 1).length > 0],
  ['cattle', 10, () => true],
  ['largePasture', 10, ({ player }) => pastures(player, 'large', 2).length > 0],
  ['meadow', 11, ({ player }) => singles(player, 'meadow').length > 0],
  ['dwelling', 11, ({ state, player }) => furnishings(state, player, { wood: 2, stone: 2 }).includes('dwelling')],
  ['field', 12, ({ player }) => singles(player, 'field').length > 0],
  ['sow', 12, ({ player }) => maySow(player)],
  ['cavern', 14, ({ player }) => singles(player, 'cavern').length > 0],
  ['breed', 14, ({ player }) => litters(player, 2).length > 0],
];

function looting(asked: Asked): void {
  const now = asked.player.agenda.at(-1) as { readonly taken?: readonly string[] } | undefined;
  const items = LOOT.filter(
    ([item, strength, use]) => strength <= asked.weapon && !now?.taken?.includes(item) && use(asked),
  );
  expect(starting(asked.own, 'loot ')).toEqual(sorted(items.map(([item]) => `loot ${item}`)));
}

/** The types that can have newborns together, in the largest sets that find room (p. 10). */
function litters(player: Player, most: number): string[] {
  const { goods } = player;
  const parents = FARM_ANIMALS.filter((type) => goods[type] >= 2);
  const sets = Array.from({ length: 2 ** parents.length }, (_, bits) => parents.filter((_type, i) => (bits >> i) & 1))
    .filter((set) => set.length > 0 && set.length <= most)
    .filter((set) => haveRoom(player, { ...goods, ...Object.fromEntries(set.map((type) => [type, goods[type] + 1])) }));
  return sets
    .filter((set) => !sets.some((other) => other.length > set.length && set.every((type) => other.includes(type))))
    .map((set) => `breed ${set.join(' ')}`);
}

const READ: Readonly<Record<string, (asked: Asked) => void>> = {
  place: placing,
  act: acting,
  expedition: looting,
  breed: ({ player, own, state }) =>
    expect(starting(own, 'breed ')).toEqual(sorted(litters(player, state.phase === 'work' ? 2 : 4))),
  imitate({ state, player, own, weapon }) {
    const { space = '', imitated = [] } = state.turn ?? {};
    if (imitated.length > 0) return;
    const list = models(space, { state, player, weapon, food: player.goods.food, by: [] });
    expect(sorted(own)).toEqual(sorted(list.map((id) => `imitate ${id}`)));
  },
};

/** Compares what a seat is offered with the second reading; returns whether there is one of its question. */
function compare(state: State, { seat, task, options: offered }: Decision): boolean {
  const player = state.players[seat];
  const read = READ[task];
  if (player === undefined || read === undefined) return false;
  const all = offered.map(({ move }) => move);
  const own = offered.filter(({ anytime }) => !anytime).map(({ move }) => move);
  read({ state, player, own, all, weapon: player.dwarfs[state.turn?.dwarf ?? -1]?.weapon ?? 0 });
  return true;
}

const GAMES = 4;
const GIFTS = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food'] as const;

/** Gives everybody some goods at the beginning of a round, so that boards fill and dwarfs are armed. */
function give(state: State, random: Random): void {
  for (const player of state.players) for (const good of GIFTS) player.goods[good] += random.below(4);
  state.step++;
}

/** Plays a game by chance; returns how often each question was compared. */
function playThrough(players: number, seed: string): Record<string, number> {
  const random = randomFrom(seed);
  const state = caverna.start(options.parse({}), players, seed);
  const compared: Record<string, number> = {};
  for (let round = 0; ; ) {
    if (state.round !== round && state.phase === 'work') {
      round = state.round;
      give(state, random);
    }
    const waiting = caverna.decisions(state);
    const decision = waiting[random.below(Math.max(1, waiting.length))];
    if (decision === undefined) return compared;
    if (compare(state, decision)) compared[decision.task] = (compared[decision.task] ?? 0) + 1;
    const eager = decision.options.filter(({ move, anytime }) => !anytime && move !== 'pass' && move !== 'done');
    const list = eager.length > 0 && random.below(8) > 0 ? eager : decision.options;
    const option = list[random.below(list.length)];
    if (option === undefined) return compared;
    caverna.apply(state, decision.seat, option);
  }
}

describe('games by chance offer what a second reading of the rulebook allows, no less and no more', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('%i players', (players) => {
    for (let game = 0; game < GAMES; game++) {
      expect(playThrough(players, `second reading ${players} ${game}`)['place']).toBeGreaterThan(players * 10);
    }
  });
});
