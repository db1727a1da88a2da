import { andOr, andThen, andThenOr, either, eitherAlways, type Flow, may, seq } from '../../../engine/agenda.ts';
import type { ActionSpace } from '../power.ts';
import type { Rulings } from '../rulings.ts';
import type { Bundle } from '../state.ts';
import { grow } from '../tasks/family.ts';
import { fences, STABLE_COST, stable } from '../tasks/farm.ts';
import { furnishDwelling } from '../tasks/furnish.ts';
import { gain, gainPer, gainWith, take, trade } from '../tasks/goods.ts';
import { oreMine, rubyMine } from '../tasks/lay.ts';
import { sow } from '../tasks/sow.ts';
import { expedition, forge } from '../tasks/weapons.ts';
import { ORE_TRADE } from '../worth.ts';

type Card = Omit<ActionSpace, 'id'>;

const card = (flow: Flow, more: Partial<Card> = {}): Card => ({ flow, ...more });

const every = (goods: Bundle) => ({ refill: { empty: goods, more: goods } });

const farming = (): Flow => andThenOr(andOr(...fences(), stable(STABLE_COST)), take());

/** The Guest room joins the two sides of this card only if the table has that ruling (rulings X25). */
const wish = ({ guestRoomOnWish }: Rulings): Flow =>
  (guestRoomOnWish ? either : eitherAlways)(grow(), furnishDwelling());

/** The action space cards, by id (rulebook appendix part 3). */
export const roundCards = (rulings: Rulings): Readonly<Record<string, Card>> => ({
  blacksmithing: card(andThenOr(forge(), expedition(3))),
  sheepFarming: card(farming(), every({ sheep: 1 })),
  oreMineConstruction: card(andOr(seq(oreMine(), gain({ ore: 3 })), expedition(2))),
  wishForChildren: card(wish(rulings)),
  urgentWishForChildren: card(either(andThen(furnishDwelling(), grow()), gain({ gold: 3 }))),
  donkeyFarming: card(farming(), every({ donkey: 1 })),
  rubyMineConstruction: card(either(rubyMine('tunnel'), seq(rubyMine('deepTunnel'), gain({ ruby: 1 })))),
  familyLife: card(andOr(grow(), sow()), { flips: ['wishForChildren', 'urgentWishForChildren'] }),
  exploration: card(expedition(4)),
  oreDelivery: card(andOr(take(), gainPer({ ore: 2 }, 'oreMine')), every({ ore: 1, stone: 1 })),
  adventure: card(andThenOr(forge(), seq(expedition(1), may(expedition(1))))),
  oreTrading: card(trade(ORE_TRADE, 3)),
  rubyDelivery: card(andOr(take(), gainWith({ ruby: 1 }, 2, 'rubyMine')), {
    refill: { empty: { ruby: 2 }, more: { ruby: 1 } },
  }),
});

/** The cards of each stage, in the order of the rounds (rulebook p. 3). */
export const STAGES = {
  one: ['blacksmithing', 'sheepFarming', 'oreMineConstruction'],
  wish: 'wishForChildren',
  two: ['donkeyFarming', 'rubyMineConstruction'],
  three: ['familyLife', 'exploration', 'oreDelivery'],
  four: ['adventure', 'oreTrading', 'rubyDelivery'],
} as const;

/** With fewer than three players this card leaves the game, and round 9 with it. */
export const NOT_FOR_TWO = 'exploration';

/** The fixed order of the solo game (rulebook p. 24). */
export const SOLO_ORDER = [
  'blacksmithing',
  'sheepFarming',
  'oreMineConstruction',
  'wishForChildren',
  'donkeyFarming',
  'rubyMineConstruction',
  'oreDelivery',
  'familyLife',
  'none',
  'oreTrading',
  'adventure',
  'rubyDelivery',
] as const;
