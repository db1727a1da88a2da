import { besides, type Flow, possible, type Task, taskKind } from '../../../engine/agenda.ts';
import { DECLINE, DONE } from '../../../engine/decision.ts';
import { onceFor } from '../../../engine/once.ts';
import { fitsBesides } from '../animals.ts';
import { answers, laneOf, me, natureOf, playerAt, spaceOf } from '../asking.ts';
import { canPay, countGoods, entriesOf, gain as gainGoods, lackingOf, less, pay, plus, times } from '../goods.ts';
import { countGround } from '../layout.ts';
import { optionOf, optionsBy, readAs, writeMove } from '../moves/codec.ts';
import type { RuledState } from '../power.ts';
import type { Bundle, Good, Ground, Space } from '../state.ts';

const NONE: Bundle = {};

/** The index of the last space found: the next look-up is often for the same one, or a later one. */
let last = 0;

/** The space whose goods the acting dwarf may take; none if it imitates. */
function ownSpace({ state: { turn, spaces } }: RuledState): Space | undefined {
  if (turn === undefined || turn.imitated.length > 0) return undefined;
  for (let i = 0; i < spaces.length; i++) {
    const index = (last + i) % spaces.length;
    const space = spaces[index];
    if (space?.id !== turn.space) continue;
    last = index;
    return space;
  }
  return undefined;
}

/** What a player receives on the space on top of its goods. */
function givenBesides(at: RuledState, seat: number): Bundle {
  const { turn } = at.state;
  if (turn === undefined || !at.rules.answered.has('spaceGives')) return NONE;
  let sum = NONE;
  for (const gives of answers(me(at, seat), 'spaceGives')) {
    const given = gives(turn.space);
    if (given !== undefined) sum = plus(sum, given);
  }
  return sum;
}

/** Whether the acting person returns one of the goods it takes (rulings A76). */
export function isClumsy(at: RuledState, seat: number): boolean {
  if (at.rules.folks === undefined) return false;
  const mine = me(at, seat);
  const dwarf = mine.player.dwarfs[at.state.turn?.dwarf ?? -1];
  return dwarf !== undefined && natureOf(mine, dwarf).clumsy === true;
}

/** The goods of a space that a player may keep: all of them, or all but any one of them if one is returned. */
const storable = (at: RuledState, seat: number, goods: Bundle): readonly Bundle[] =>
  isClumsy(at, seat) ? allButOne(goods) : [goods];

/** Goods without any one of them: cached, because the same goods come up until somebody takes them. */
const allButOne = onceFor<Bundle>()((goods): readonly Bundle[] =>
  entriesOf(goods).map(([good, count]) => ({ ...goods, [good]: count - 1 })),
);

/** A way to take goods from the space: everything received, and the part of it that lay there. */
interface Taking {
  readonly received: Bundle;
  readonly kept: Bundle;
}

/** The ways to take goods from the space. */
function takings(at: RuledState, seat: number): Taking[] {
  const lying = ownSpace(at)?.goods ?? NONE;
  const extra = givenBesides(at, seat);
  const some = countGoods(lying) > 0;
  const kept = some ? storable(at, seat, lying) : [NONE];
  const ways = kept.map((goods) => ({ kept: goods, received: countGoods(extra) > 0 ? plus(goods, extra) : goods }));
  const bare = some && ways.every(isEmptyHanded) && actsBesides(at, seat);
  return bare ? ways : ways.filter((way) => !isEmptyHanded(way));
}

const isEmptyHanded = ({ received }: Taking): boolean => countGoods(received) === 0;

/**
 * Whether the acting person has carried out another action of the space, or could do so: returning a single good has no
 * effect on its own (rulings A76).
 */
function actsBesides(at: RuledState, seat: number): boolean {
  const { turn } = at.state;
  if (turn === undefined) return false;
  return (
    turn.acted || besides(spaceOf(at.rules, turn.space).flow, 'take').some((flow) => possible(laneOf(at, seat), flow))
  );
}

/** Whether a player who takes the goods of the space chooses which one to return (rulings A76). */
export const choosesReturned = (at: RuledState, seat: number): boolean => takings(at, seat).length > 1;

/** Takes everything that has accumulated on the space. */
export const take = (): Flow => ({ do: 'take' });

export const takeKind = taskKind<RuledState, Task>({
  gives: true,
  atOnce: true,
  idle: (at, seat) => isClumsy(at, seat) && takings(at, seat).every(isEmptyHanded),
  burdens(at, seat) {
    const mine = me(at, seat);
    if (!isClumsy(at, seat)) {
      const extra = givenBesides(at, seat);
      const lying = ownSpace(at)?.goods ?? NONE;
      return !fitsBesides(mine, extra === NONE ? lying : plus(lying, extra));
    }
    const ways = takings(at, seat);
    return ways.length > 1 || ways.some(({ received }) => !fitsBesides(mine, received));
  },
  // Clumsy hands would keep nothing of a single good.
  lacks: (at) => [{ of: countGoods(ownSpace(at)?.goods ?? NONE) > 0 ? 'moreLying' : 'lying' }],
  possible(at, seat) {
    const lying = countGoods(ownSpace(at)?.goods ?? NONE);
    if (lying > 1 || countGoods(givenBesides(at, seat)) > 0) return true;
    // Clumsy hands return a good, which may be the only one there.
    return lying === 1 && (!isClumsy(at, seat) || actsBesides(at, seat));
  },
  options: (at, seat) => takings(at, seat).map(({ received }) => optionOf({ verb: 'take', goods: received })),
  run(at, seat, { move }) {
    const ways = takings(at, seat);
    const isChosen = ({ received }: Taking): boolean => writeMove({ verb: 'take', goods: received }) === move;
    const way = ways.length === 1 ? ways[0] : ways.find(isChosen);
    if (way === undefined) return;
    const space = ownSpace(at);
    const goods = space?.goods ?? NONE;
    const extra = givenBesides(at, seat);
    const before = { ...playerAt(at.state, seat).goods };
    if (space !== undefined) space.goods = NONE;
    if (at.rules.folks?.rulings.returnedGoodsAreReceived) {
      gainGoods(at, seat, goods);
      pay(at, seat, less(goods, way.kept));
    } else gainGoods(at, seat, way.kept);
    const { turn } = at.state;
    const divided = turn !== undefined && spaceOf(at.rules, turn.space).flow.do !== 'seq';
    if (divided && countGoods(goods) > 0) {
      const gained = less(playerAt(at.state, seat).goods, before);
      at.state.turn = { ...turn, taken: { goods, gained, acted: turn.acted } };
    }
    gainGoods(at, seat, extra);
  },
});

interface Gain extends Task {
  readonly goods: Bundle;
  /** Multiplied by the number of these on the home board. */
  readonly per?: Ground;
  /** Only with at least this many of `with` on the home board. */
  readonly atLeast?: number;
  readonly with?: Ground;
}

const gainTask = (task: Gain): Flow => task;

/** Takes these goods from the general supply. */
export const gain = (goods: Bundle): Flow => gainTask({ do: 'gain', goods });
/** Takes these goods for each such tile on the home board. */
export const gainPer = (goods: Bundle, per: Ground): Flow => gainTask({ do: 'gain', goods, per });
/** Takes these goods with at least this many such tiles on the home board. */
export const gainWith = (goods: Bundle, atLeast: number, ground: Ground): Flow =>
  gainTask({ do: 'gain', goods, atLeast, with: ground });

function gained(at: RuledState, seat: number, task: Gain): Bundle {
  const player = playerAt(at.state, seat);
  if (task.with !== undefined && countGround(player, task.with) < (task.atLeast ?? 1)) return NONE;
  return task.per === undefined ? task.goods : times(task.goods, countGround(player, task.per));
}

export const gainKind = taskKind<RuledState, Gain>({
  gives: true,
  possible: (at, seat, task) => countGoods(gained(at, seat, task)) > 0,
  lacks(at, seat, { with: ground, per = ground, atLeast = 1 }) {
    return per === undefined ? [] : [{ of: per, need: atLeast, have: countGround(playerAt(at.state, seat), per) }];
  },
  options(at, seat, task) {
    const goods = gained(at, seat, task);
    return countGoods(goods) > 0 ? [optionOf({ verb: 'take', goods })] : [];
  },
  run: (at, seat, { task }) => gainGoods(at, seat, gained(at, seat, task)),
});

/** Takes the starting player token: the player starts the next round (rulebook p. 22). */
export const token = (): Flow => ({ do: 'token' });

const TOKEN = optionOf({ verb: 'token' });

export const tokenKind = taskKind<RuledState, Task>({
  gives: true,
  options: () => [TOKEN],
  run(at, seat) {
    at.state.tokenHolder = seat;
  },
});

interface Buy extends Task {
  readonly prices: Readonly<Partial<Record<Good, number>>>;
}

/** Buys at most one of each of these goods for gold (rulebook p. 18, Weekly market). */
export function buy(prices: Bundle): Flow {
  const task: Buy = { do: 'buy', prices };
  return task;
}

const buyOne = optionsBy((good: Good) => ({ verb: 'buy', good }));

export const buyKind = taskKind<RuledState, Buy>({
  possible(at, seat, { prices }) {
    const { gold } = playerAt(at.state, seat).goods;
    return entriesOf(prices).some(([, price]) => price <= gold);
  },
  wants: () => ['gold'],
  options(at, seat, { prices }) {
    const { goods } = playerAt(at.state, seat);
    const list = entriesOf(prices).filter(([, price]) => canPay(goods, { gold: price }));
    return list.length === 0 ? [] : [...list.map(([good]) => buyOne(good)), DECLINE];
  },
  run(at, seat, { task, move }) {
    if (move === DONE) return;
    const good = readAs('buy', move).good;
    const { [good]: price = 0, ...prices } = task.prices;
    pay(at, seat, { gold: price });
    gainGoods(at, seat, { [good]: 1 });
    const rest: Buy = { do: 'buy', prices };
    push(at, seat, rest);
  },
});

/** Puts a task on the agenda of a seat. */
export function push(at: RuledState, seat: number, task: Task): void {
  playerAt(at.state, seat).agenda.push(task);
}

interface Trade extends Task {
  readonly give: Bundle;
  readonly get: Bundle;
  readonly most: number;
}

/** Exchanges goods up to this many times (rulebook p. 18, Ore trading). */
export function trade({ give, get }: Pick<Trade, 'give' | 'get'>, most: number): Flow {
  const task: Trade = { do: 'trade', give, get, most };
  return task;
}

const tradeFor = optionsBy((times: number) => ({ verb: 'trade', times }));

export const tradeKind = taskKind<RuledState, Trade>({
  possible: (at, seat, { give, most }) => most > 0 && canPay(playerAt(at.state, seat).goods, give),
  wants: (_at, _seat, { give }) => Object.keys(give),
  lacks: (at, seat, { give }) => lackingOf(playerAt(at.state, seat).goods, give),
  options(at, seat, { give, most }) {
    const { goods } = playerAt(at.state, seat);
    const list = [];
    for (let n = 1; n <= most && canPay(goods, times(give, n)); n++) list.push(tradeFor(n));
    return list;
  },
  run(at, seat, { task, move }) {
    const { give, get, most } = task;
    const n = readAs('trade', move).times;
    pay(at, seat, times(give, n));
    gainGoods(at, seat, times(get, n));
    // A player who could trade once more has chosen not to.
    const rest: Trade = { ...task, most: most - n };
    if (rest.most > 0 && !canPay(playerAt(at.state, seat).goods, give)) push(at, seat, rest);
  },
});
