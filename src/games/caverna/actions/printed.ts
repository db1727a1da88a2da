import { andOr, andThenOr, either, eitherOnce, type Flow, seq } from '../../../engine/agenda.ts';
import type { FolkRulings } from '../folk-rulings.ts';
import type { Twin } from '../places.ts';
import type { ActionSpace, Refill } from '../power.ts';
import type { Rulings } from '../rulings.ts';
import type { Bundle } from '../state.ts';
import { grow } from '../tasks/family.ts';
import { fences } from '../tasks/farm.ts';
import { furnish } from '../tasks/furnish.ts';
import { buy, gain, gainPer, gainWith, take, token } from '../tasks/goods.ts';
import { layTwin, layTwinFor } from '../tasks/lay.ts';
import { imitate } from '../tasks/place.ts';
import { sow } from '../tasks/sow.ts';
import { expedition } from '../tasks/weapons.ts';
import { MARKET } from '../worth.ts';

const FARM: Twin = ['meadow', 'field'];
const CAVE: Twin = ['cavern', 'tunnel'];
const CAVERNS: Twin = ['cavern', 'cavern'];

const SUPPLIES: Bundle = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };

/** The same goods every round. */
const always = (goods: Bundle): Refill => ({ empty: goods, more: goods });
/** Puts the first goods on an empty space, and the second ones on a space that still holds goods. */
const emptyOr = (empty: Bundle, more: Bundle): Refill => ({ empty, more });

type Entry = Omit<ActionSpace, 'id'>;
type PrintedSpaces = Readonly<Record<string, Entry>>;

const driftMining = (stone: number): Entry => ({
  refill: always({ stone }),
  flow: andOr(take(), layTwin(CAVE)),
});

const imitation = (food: number): Entry => ({ flow: imitate(food) });

const goodsOnly = (refill: Refill): Entry => ({ refill, flow: take() });

/** The spaces for every number of players, without the four that may be covered in a solo game. */
const basic = (players: number): PrintedSpaces => ({
  excavation: {
    refill: players <= 3 ? always({ stone: 1 }) : emptyOr({ stone: 2 }, { stone: 1 }),
    flow: andOr(take(), layTwin(CAVE, CAVERNS)),
  },
  logging: {
    refill: players <= 3 ? emptyOr({ wood: 3 }, { wood: 1 }) : always({ wood: 3 }),
    flow: andThenOr(take(), expedition(1)),
  },
  oreMining: {
    refill: players <= 3 ? emptyOr({ ore: 2 }, { ore: 1 }) : emptyOr({ ore: 3 }, { ore: 2 }),
    flow: andOr(take(), gainPer({ ore: 2 }, 'oreMine')),
  },
  sustenance:
    players <= 3
      ? { refill: always({ food: 1 }), flow: andOr(take(), gain({ grain: 1 }), layTwin(FARM)) }
      : {
          refill: emptyOr({ grain: 1 }, { vegetable: 1 }),
          flow: andOr(take(), layTwin(FARM)),
        },
  rubyMining: {
    refill: { ...always({ ruby: 1 }), ...(players === 2 ? { from: 3 } : {}) },
    flow: andOr(take(), gainWith({ ruby: 1 }, 1, 'rubyMine')),
  },
  housework: { flow: andOr(gain({ dog: 1 }), furnish()) },
  slashAndBurn: { flow: andThenOr(layTwin(FARM), sow()) },
});

/** The spaces covered in a solo game (rulings M02). */
const coveredAlone = (players: number): PrintedSpaces => ({
  driftMining: driftMining(players <= 3 ? 1 : 2),
  startingPlayer: {
    refill: always({ food: 1 }),
    unique: true,
    flow: seq(token(), andOr(take(), gain(players <= 3 ? { ore: 2 } : { ruby: 1 }))),
  },
  clearing: {
    refill: always({ wood: players <= 3 ? 1 : 2 }),
    flow: andOr(take(), layTwin(FARM)),
  },
  ...(players <= 3 ? { supplies: { flow: gain(SUPPLIES) } } : {}),
});

const upToThree: PrintedSpaces = { woodGathering: goodsOnly(always({ wood: 1 })) };

const three: PrintedSpaces = {
  stripMining: {
    refill: emptyOr({ ore: 1 }, { stone: 1 }),
    flow: andOr(take(), gain({ wood: 2 })),
  },
  imitation4: imitation(4),
  forestExploration: {
    refill: always({ wood: 1 }),
    flow: andOr(take(), gain({ vegetable: 1 })),
  },
};

const fourOrMore: PrintedSpaces = {
  growth: { flow: either(gain(SUPPLIES), grow()) },
  forestExploration: {
    refill: emptyOr({ wood: 2 }, { wood: 1 }),
    flow: andOr(take(), gain({ food: 2 })),
  },
};

const fiveOrMore = (players: number): PrintedSpaces => ({
  depot: goodsOnly(always({ wood: 1, ore: 1 })),
  weeklyMarket: { flow: seq(gain({ gold: 4 }), buy(MARKET)) },
  hardwareRental: {
    flow: players === 5 ? andThenOr(expedition(2), sow()) : seq(gain({ wood: 2 }), andThenOr(expedition(2), sow())),
  },
  fenceBuilding: {
    refill: players === 5 ? always({ wood: 1 }) : emptyOr({ wood: 2 }, { wood: 1 }),
    flow: andThenOr(take(), andOr(...fences())),
  },
});

/** The rulings that printed spaces depend on, with those of folks if there are any. */
type SpaceRulings = Rulings & Partial<FolkRulings>;

const STONE: Bundle = { stone: 1 };

function smallDrift({ driftStoneWithoutTile, driftStoneWithSingle }: SpaceRulings): Flow {
  if (driftStoneWithoutTile) return andOr(gain(STONE), layTwin(CAVE));
  return driftStoneWithSingle === false ? layTwinFor(STONE, CAVE) : seq(layTwin(CAVE), gain(STONE));
}

const smallScaleDriftMining = (rulings: SpaceRulings): PrintedSpaces => ({
  smallScaleDriftMining: { flow: smallDrift(rulings) },
});

const seven: PrintedSpaces = {
  imitation0: imitation(0),
  largeDepot: goodsOnly(emptyOr({ wood: 2, stone: 1, ore: 1 }, { wood: 1, stone: 1, ore: 1 })),
  extension: {
    flow: eitherOnce(seq(layTwin(FARM), gain({ wood: 1 })), seq(layTwin(CAVE), gain({ stone: 1 }))),
  },
};

/** The printed action spaces for a number of players, by id (rulebook appendix part 3; docs: tables T2). */
export function printedSpaces(players: number, rulings: SpaceRulings): PrintedSpaces {
  return {
    ...(players === 1 && rulings.soloCoversSpaces ? {} : coveredAlone(players)),
    ...(players >= 6 ? { driftMining2: driftMining(1) } : {}),
    ...basic(players),
    ...(players <= 3 ? upToThree : {}),
    ...(players === 3 ? three : {}),
    ...(players >= 4 ? fourOrMore : {}),
    ...(players >= 4 ? { imitation2: imitation(2) } : {}),
    ...(players >= 5 ? fiveOrMore(players) : {}),
    ...(players === 5 ? { imitation4: imitation(4), ...smallScaleDriftMining(rulings) } : {}),
    ...(players >= 6 ? { imitation1: imitation(1) } : {}),
    ...(players === 7 ? seven : {}),
  };
}
