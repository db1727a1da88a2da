import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { plus } from '../../../src/games/caverna/goods.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { furnishesAny } from '../../../src/games/caverna/tasks/furnish.ts';
import { costDue } from '../../../src/games/caverna/tasks/pay.ts';
import { lootOf } from '../../../src/games/caverna/tasks/weapons.ts';
import { difference, witness } from '../../../src/games/caverna/witness.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Asked } from '../../face/asked.ts';
import { EXCHANGES } from './precedence.ts';

/** Moves with a separate price, which leaves out what follows automatically. */
const PRICED: readonly Verb[] = ['furnish', 'fence', 'stable', 'forge', 'imitate'];

const isPriced = (move: string): boolean => PRICED.includes(readMove(move).verb);

/** The immediate gains and costs of an option. */
export function outcome(state: State, seat: number, move: string): Pick<OptionContext, 'gains' | 'pays'> {
  const before = state.players[seat]?.goods;
  const after = caverna.clone(state);
  const [chosen] = witness(after, seat, move).deeds;
  const goods = after.players[seat]?.goods;
  if (before === undefined || goods === undefined) return {};
  if (isPriced(move)) return { pays: priceIn(chosen?.pays, after, seat) };
  const isExchange = EXCHANGES.includes(readMove(move).verb);
  const { gains, pays } = isExchange && chosen !== undefined ? chosen : difference(before, goods);
  const some = (bundle: Bundle) => Object.keys(bundle).length > 0;
  return { ...(some(gains) && { gains }), ...(some(pays) && { pays }) };
}

/** What a move costs: what it has paid, and what its player then chooses how to pay. */
function priceIn(paid: Bundle | undefined, { players }: State, seat: number): Bundle {
  const player = players[seat];
  return plus(paid ?? {}, player === undefined ? {} : costDue(player));
}

/** The player's current price for each available furnishing tile; if there are several ways to pay, the first. */
export function pricesOf({ state, decision: { seat, options } }: Pick<Asked<State>, 'state' | 'decision'>) {
  const prices = new Map<string, Bundle>();
  for (const { move } of options) {
    const read = readMove(move);
    if (read.verb === 'furnish' && !prices.has(read.tile)) prices.set(read.tile, outcome(state, seat, move).pays ?? {});
  }
  return prices;
}

/** The price of a loot item; undefined for a gift, or if the price depends on the choice. */
export function lootPrice(state: State, seat: number, move: Move<'loot'>): Bundle | undefined {
  // If any tile will do, the only one possible now should not set the price of the item.
  if (furnishesAny(lootOf(positionOf(state), seat)[move.item]?.flow)) return undefined;
  const after = caverna.clone(state);
  const paid = witness(after, seat, writeMove(move)).deeds.find((deed) => deed.byItself && isPriced(deed.move));
  if (paid !== undefined) return priceIn(paid.pays, after, seat);
  const next = askedIn(after, seat);
  const options = next?.options.filter(({ anytime }) => !anytime) ?? [];
  if (next?.task !== 'act' || !options.every((option) => isPriced(option.move))) return undefined;
  return commonPrice(options.map((option) => outcome(after, seat, option.move).pays));
}

/** The price that all of them share. */
export function commonPrice(prices: readonly OptionContext['pays'][]): OptionContext['pays'] {
  const [first, ...others] = prices.map((price) => JSON.stringify(price));
  return first !== undefined && others.every((other) => other === first) ? prices[0] : undefined;
}
