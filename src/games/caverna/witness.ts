import { me, tileOf } from './asking.ts';
import { caverna, playWatched, positionOf } from './game.ts';
import { countGoods, entriesOf, noGoods } from './goods.ts';
import { harvestOf } from './schedule.ts';
import { ALL_GOODS, type Bundle, type Good, type Goods, type State } from './state.ts';

/** An action, and its changes to its player's supply. */
export interface Deed {
  readonly seat: number;
  readonly move: string;
  /** The kind of its task; that of a group of tasks if only one of its branches was open. */
  readonly task: string;
  /** Nobody chose it: it was the only possibility, or nobody would decline it. */
  readonly byItself: boolean;
  readonly gains: Bundle;
  readonly pays: Bundle;
  /** A goblin has moved in. */
  readonly goblin?: true;
}

/** The result of a move: the actions, in order, and what else each seat received, such as from its tiles. */
export interface Witnessed {
  readonly deeds: readonly Deed[];
  readonly received: readonly Bundle[];
}

/** What the later of two supplies or bundles has more of, and what it has less of. */
export function difference(before: Bundle, after: Bundle): Pick<Deed, 'gains' | 'pays'> {
  const gains: Partial<Record<Good, number>> = {};
  const pays: Partial<Record<Good, number>> = {};
  for (const good of ALL_GOODS) {
    const change = (after[good] ?? 0) - (before[good] ?? 0);
    if (change > 0) gains[good] = change;
    if (change < 0) pays[good] = -change;
  }
  return { gains, pays };
}

const supplyOf = (state: State, seat: number): Goods => ({ ...noGoods(), ...state.players[seat]?.goods });

const goblinsOf = ({ players }: State, seat: number): number =>
  players[seat]?.dwarfs.filter(({ goblin }) => goblin).length ?? 0;

/**
 * Plays a move in place like `Game.play`, and returns the actions: the move, then its automatic consequences, for any
 * seat. Throws IllegalMove if the move is not offered.
 */
export function witness(state: State, seat: number, move: string): Witnessed {
  const seats = [...state.players.keys()];
  const before = seats.map((each) => supplyOf(state, each));
  const deeds: Deed[] = [];
  playWatched(state, { seat, move }, ({ state: now }, who, ran) => {
    const then = supplyOf(now, who);
    const goblins = goblinsOf(now, who);
    return () => {
      const changed = difference(then, supplyOf(now, who));
      deeds.push({
        seat: who,
        move: ran.move,
        task: ran.task.do,
        byItself: ran.byItself === true,
        ...changed,
        ...(goblinsOf(now, who) > goblins && { goblin: true }),
      });
    };
  });
  const received = seats.map((each) => {
    const known = before[each] ?? noGoods();
    for (const deed of deeds) if (deed.seat === each) add(known, deed);
    return difference(known, supplyOf(state, each)).gains;
  });
  return { deeds, received };
}

/**
 * The furnishing tiles that gave a seat something automatically, because a round or a harvest started between two
 * states.
 */
export function givingTiles(before: State, after: State, seat: number): string[] {
  const { tiles = [], goods = noGoods() } = before.players[seat] ?? {};
  const harvest = harvestOf(before, before.round);
  return tiles.filter((tile) => {
    const state = caverna.clone(before);
    const at = positionOf(state);
    const mine = me(at, seat);
    const { on } = tileOf(at.rules, tile);
    if (harvest !== undefined && harvest !== 'none') on?.harvestStart?.(mine, harvest);
    state.round = after.round;
    if (after.round > before.round) on?.roundStart?.(mine);
    return countGoods(difference(goods, mine.player.goods).gains) > 0;
  });
}

function add(goods: Goods, { gains, pays }: Pick<Deed, 'gains' | 'pays'>): void {
  for (const [good, count] of entriesOf(gains)) goods[good] = (goods[good] ?? 0) + count;
  for (const [good, count] of entriesOf(pays)) goods[good] = (goods[good] ?? 0) - count;
}
