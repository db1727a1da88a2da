import { choose, type Flow, type Lack, lacking, offers, type Task, taskKind, wanted } from '../../../engine/agenda.ts';
import { DONE, type Option, optionWith } from '../../../engine/decision.ts';
import { laneOf, me, playerAt, spaceOf } from '../asking.ts';
import { anyExchange } from '../exchanges.ts';
import { canPay, lackingOf, pay } from '../goods.ts';
import { END_TURN, optionOf, optionsBy, readAs, readMove } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { Dwarf, Player, SpaceId } from '../state.ts';
import { push } from './goods.ts';
import { asIfOn, closedTo, newTurn, occupied, spacesFor, useful } from './reach.ts';

/** The price for playing an armed dwarf out of order (rulebook p. 17). */
const OUT_OF_ORDER = { ruby: 1 };

const placeOn = optionsBy((space: SpaceId) => ({ verb: 'place', space }));

/** Stands for a dwarf that does not exist. */
const NOBODY: Dwarf = { weapon: 0, at: 'resting', newborn: false };

/** Whether a dwarf can still be placed this round. */
export const ready = (dwarf: Dwarf): boolean => dwarf.at === 'home' && !dwarf.newborn;

/**
 * The first dwarf in the play order: the weakest at home (rulebook p. 8), goblins only after all others of the family
 * (004, Goblins Are Lazy). Returns -1 if none is left.
 */
export function nextDwarf(dwarfs: readonly Dwarf[], above = -1): number {
  let next = -1;
  for (let i = 0; i < dwarfs.length; i++) {
    const dwarf = dwarfs[i] as Dwarf;
    if (!ready(dwarf) || dwarf.weapon <= above) continue;
    const best = next < 0 ? undefined : dwarfs[next];
    if (best === undefined || (isLazy(dwarf) === isLazy(best) ? dwarf.weapon < best.weapon : isLazy(best))) next = i;
  }
  return next;
}

const isLazy = ({ goblin }: Dwarf): boolean => goblin === true;

/** Whether a player still has anybody to place this round; without `goblins`, goblins do not count. */
export const places = ({ passed, dwarfs }: Player, goblins: boolean): boolean =>
  !passed && dwarfs.some((dwarf) => ready(dwarf) && (goblins || !isLazy(dwarf)));

/**
 * The next dwarf to place: the one that a ruby sent, or else the first in the play order with a space. "A Dwarf that
 * cannot be placed due to lack of Action spaces is not placed at all" (appendix p. A7); the family's other dwarfs may
 * still be placed.
 */
const placedNext = (mine: Me): number => placement(mine, 1).dwarf;

/** The dwarf for an offered space: usually the first in the play order, which then finds that space. */
function placedOn(mine: Me, space: SpaceId): number {
  const { at, seat, player } = mine;
  const first = nextDwarf(player.dwarfs);
  const chosen = at.state.turn?.dwarf ?? -1;
  if (chosen >= 0 || first < 0) return placedNext(mine);
  // No other dwarf is possible.
  if (nextDwarf(player.dwarfs, player.dwarfs[first]?.weapon) < 0) return first;
  return useful(at, { ...newTurn(seat), dwarf: first, space }) ? first : placedNext(mine);
}

/** The dwarf to place, and the free spaces where it could do anything, or the first `most` of them. */
function placement(mine: Me, most?: number): { readonly dwarf: number; readonly spaces: readonly SpaceId[] } {
  const { dwarfs } = mine.player;
  const chosen = mine.at.state.turn?.dwarf ?? -1;
  if (chosen >= 0) return { dwarf: chosen, spaces: spacesFor(mine, chosen, most) };
  const first = nextDwarf(dwarfs);
  const lazy = isLazy(dwarfs[first] ?? NOBODY);
  // Goblins wait while anybody else is left (rulings A135).
  for (let next = first; isLazy(dwarfs[next] ?? NOBODY) === lazy && next >= 0; ) {
    const spaces = spacesFor(mine, next, most);
    if (spaces.length > 0) return { dwarf: next, spaces };
    next = nextDwarf(dwarfs, dwarfs[next]?.weapon);
  }
  return { dwarf: first, spaces: [] };
}

/** The stronger weapons whose dwarfs a ruby could send first, and that would find a space. */
function outOfOrder(mine: Me, next: number): number[] {
  const { dwarfs, goods } = mine.player;
  if (mine.at.state.turn?.dwarf !== -1 || !canPay(goods, OUT_OF_ORDER)) return [];
  const weakest = dwarfs[next]?.weapon ?? 0;
  if (!dwarfs.some((dwarf) => dwarf.weapon > weakest)) return [];
  const lazy = isLazy(dwarfs[next] ?? NOBODY);
  const others = dwarfs.filter((dwarf) => ready(dwarf) && dwarf.weapon > weakest && isLazy(dwarf) === lazy);
  const stronger = new Set(others.map(({ weapon }) => weapon));
  return [...stronger].filter((weapon) => spacesFor(mine, withWeapon(dwarfs, weapon), 1).length > 0);
}

/** The dwarf at home with this weapon: a goblin only if no one else is left (rulings A77). */
function withWeapon(dwarfs: readonly Dwarf[], weapon: number): number {
  const lazy = !dwarfs.some((dwarf) => ready(dwarf) && !isLazy(dwarf));
  return dwarfs.findIndex((dwarf) => ready(dwarf) && dwarf.weapon === weapon && isLazy(dwarf) === lazy);
}

/**
 * What could be used on any free space, or would make one usable. The player must be able to get it now, because forced
 * actions run automatically.
 */
function* wantedToPlace(at: RuledState, seat: number): Generator<string> {
  const { dwarfs, goods } = playerAt(at.state, seat);
  const chosen = at.state.turn?.dwarf ?? -1;
  const next = placedNext(me(at, seat));
  yield* wantedBy(at, seat, next);
  // An exchange may make a space usable for a dwarf that has none.
  const first = nextDwarf(dwarfs);
  if (chosen < 0 && first !== next) yield* wantedBy(at, seat, first);
  if (goods.ruby === 0 && chosen < 0 && dwarfs.some(({ weapon }) => weapon > 0)) yield 'ruby';
}

/** What a dwarf could use on any free space. */
function* wantedBy(at: RuledState, seat: number, dwarf: number): Generator<string> {
  const trial = { ...newTurn(seat), dwarf };
  const taken = closedTo(me(at, seat));
  for (const { id } of at.state.spaces) {
    if (!taken.has(id)) yield* asIfOn(at, { ...trial, space: id }, wanted);
  }
}

const PASS = optionWith('pass', { forgoes: 'turns' });

/** Places one dwarf on an action space, or passes (rulebook p. 8, Work phase). */
export const placeKind = taskKind<RuledState, Task>({
  wants: wantedToPlace,
  begins: true,
  options(at, seat): Option[] {
    const mine = me(at, seat);
    const { dwarf, spaces } = placement(mine);
    const list: Option[] = spaces.map(placeOn);
    for (const weapon of outOfOrder(mine, dwarf)) list.push(optionOf({ verb: 'send', strength: weapon }));
    // A player who paid for a dwarf to come first must place it, unless no space is left for it.
    if ((at.state.turn?.dwarf ?? -1) < 0 || list.length === 0) list.push(PASS);
    return list;
  },
  asks: (at, seat) => anyExchange(at, seat),
  run(at, seat, { task, move }) {
    const player = playerAt(at.state, seat);
    const chosen = readMove(move);
    const turn = at.state.turn ?? newTurn(seat);
    if (chosen.verb === 'pass') {
      player.passed = true;
      at.state.turn = { ...turn, acted: true };
    } else if (chosen.verb === 'send') {
      pay(at, seat, OUT_OF_ORDER);
      at.state.turn = { ...turn, dwarf: withWeapon(player.dwarfs, chosen.strength) };
      push(at, seat, task);
    } else if (chosen.verb === 'place') {
      const { space } = chosen;
      const dwarf = placedOn(me(at, seat), space);
      const placed = player.dwarfs[dwarf];
      if (placed !== undefined) player.dwarfs[dwarf] = { ...placed, at: space };
      at.state.turn = { ...turn, dwarf, space };
      push(at, seat, spaceOf(at.rules, space).flow);
    }
  },
});

/** A space that a seat cannot place its dwarf on. */
export interface Closed {
  readonly space: SpaceId;
  /** The seats with dwarfs there. */
  readonly seats: readonly number[];
  /** What its actions lack, if nobody is there. */
  readonly lacks: readonly Lack[];
}

/** The spaces that a seat cannot place its next dwarf on, in the order of the table, with reasons. */
export function closedSpaces(at: RuledState, seat: number): Closed[] {
  const mine = me(at, seat);
  const { dwarf, spaces: open } = placement(mine);
  const taken = closedTo(mine);
  const { spaces, players } = at.state;
  return spaces.flatMap(({ id: space }) => {
    if (open.includes(space)) return [];
    const seats = [...players.keys()].filter(
      (other) => taken.has(space) && playerAt(at.state, other).dwarfs.some((one) => one.at === space),
    );
    return [{ space, seats, lacks: seats.length > 0 ? [] : asIfOn(at, { ...newTurn(seat), dwarf, space }, lacking) }];
  });
}

/** The move by which the table passes a turn: it can be played, but is never offered. */
export const STAY = 'stay';

/** Whether the seat is about to place a dwarf, which could be made to stay at home instead. */
export const canStay = ({ state }: RuledState, seat: number): boolean =>
  state.turn?.seat === seat && playerAt(state, seat).agenda.at(-1)?.do === 'place';

/** The seat's next dwarf stays at home and counts as used; nothing else happens. */
export function stay(at: RuledState, seat: number): void {
  const mine = me(at, seat);
  const { agenda, dwarfs } = mine.player;
  const turn = at.state.turn ?? newTurn(seat);
  const dwarf = placedNext(mine);
  const idle = dwarfs[dwarf];
  if (idle !== undefined) dwarfs[dwarf] = { ...idle, at: 'resting' };
  at.state.turn = { ...turn, dwarf, acted: true };
  agenda.pop();
}

export interface Imitate extends Task {
  readonly food: number;
}

/** Uses a space where an opponent's dwarf is, for this much food (rulebook p. 22, Imitation). */
export function imitate(food: number): Flow {
  const task: Imitate = { do: 'imitate', food };
  return task;
}

/** Whether a space can be imitated at all, regardless of its actions (rulings A05). */
function imitable(at: RuledState, seat: number, id: SpaceId): boolean {
  const { turn } = at.state;
  const space = spaceOf(at.rules, id);
  if (space.unique || id === turn?.space || turn?.imitated.includes(id)) return false;
  if (space.flow.do === 'imitate' && !at.rules.rulings.imitateImitation) return false;
  return !playerAt(at.state, seat).dwarfs.some((dwarf) => dwarf.at === id);
}

/** The spaces that can be imitated after paying the food, or the first `most` (rulings A04, A05, A06). */
const models = (mine: Me, food: number, most?: number): SpaceId[] =>
  canPay(mine.player.goods, { food }) ? modelsWith(mine, food, most) : [];

/** The same for a player who has at least this much food. */
function modelsWith({ at, seat, player: { goods } }: Me, food: number, most?: number): SpaceId[] {
  const { turn, spaces } = at.state;
  if (turn === undefined) return [];
  const taken = occupied(at);
  const list: SpaceId[] = [];
  const { food: own } = goods;
  goods.food = Math.max(0, own - food);
  for (const { id } of spaces) {
    if (list.length === most) break;
    if (!taken.has(id) || !imitable(at, seat, id)) continue;
    if (useful(at, { ...turn, space: id, imitated: [...turn.imitated, id], acted: false, fenced: false })) {
      list.push(id);
    }
  }
  goods.food = own;
  return list;
}

/**
 * The next dwarf, and those that a ruby could send instead, each with the actions that it could use now, including
 * those of imitated spaces; empty for a seat that places nobody else this round.
 */
export function inReach(mine: Me): { readonly dwarf: Dwarf; readonly flows: readonly Flow[] }[] {
  const { at, seat, player } = mine;
  const { dwarfs, passed, goods } = player;
  const next = passed ? -1 : nextDwarf(dwarfs);
  const weakest = dwarfs[next];
  if (weakest === undefined) return [];
  const others = canPay(goods, OUT_OF_ORDER)
    ? [...dwarfs.keys()].filter((i) => ready(dwarfs[i] ?? NOBODY) && (dwarfs[i]?.weapon ?? 0) > weakest.weapon)
    : [];
  return [next, ...others].map((dwarf) => ({
    dwarf: dwarfs[dwarf] ?? NOBODY,
    flows: spacesFor(mine, dwarf).flatMap((space) =>
      asIfOn(at, { ...newTurn(seat), dwarf, space }, (_, flow) => [
        flow,
        ...(flow.do === 'imitate' ? models(mine, (flow as Imitate).food) : []).map((id) => spaceOf(at.rules, id).flow),
      ]),
    ),
  }));
}

export const imitateKind = taskKind<RuledState, Imitate>({
  wants(at, seat) {
    const taken = occupied(at);
    const flows = at.state.spaces.filter(({ id }) => taken.has(id)).map(({ id }) => spaceOf(at.rules, id).flow);
    const lane = laneOf(at, seat);
    const others = flows.filter((flow) => flow.do !== 'imitate').flatMap((flow) => [...wanted(lane, flow)]);
    return ['food', ...others];
  },
  begins: true,
  options: (at, seat, { food }) => models(me(at, seat), food).map((space) => optionOf({ verb: 'imitate', space })),
  possible: (at, seat, { food }) => models(me(at, seat), food, 1).length > 0,
  lacks(at, seat, { food }) {
    const mine = me(at, seat);
    return modelsWith(mine, food, 1).length > 0 ? lackingOf(mine.player.goods, { food }) : [{ of: 'model' }];
  },
  run(at, seat, { task: { food }, move }) {
    const { space } = readAs('imitate', move);
    pay(at, seat, { food });
    const turn = at.state.turn ?? newTurn(seat);
    at.state.turn = { ...turn, space, imitated: [...turn.imitated, space], acted: false, fenced: false };
    push(at, seat, spaceOf(at.rules, space).flow);
  },
});

/** The actions that exchanges made possible after all other actions of the space. */
function revived(at: RuledState, seat: number): { flow: Flow; option: Option }[] {
  const { turn } = at.state;
  if (turn?.seat !== seat || turn.left === undefined) return [];
  const lane = laneOf(at, seat);
  return turn.left.flatMap((flow) =>
    offers(lane, flow)
      .filter(({ move }) => move !== DONE)
      .map((option) => ({ flow, option })),
  );
}

/**
 * Ends the turn, or the seat's part of the harvest or of the last exchanges: until then the player may take everything
 * back.
 */
export const endKind = taskKind<RuledState, Task>({
  begins: true,
  options: (at, seat) => [END_TURN, ...revived(at, seat).map(({ option: { move } }) => optionWith(move))],
  asks: ({ state }, seat) => state.phase === 'work' || playerAt(state, seat).decided,
  run(at, seat, { task, move }) {
    const chosen = revived(at, seat).find(({ option }) => option.move === move);
    if (chosen === undefined) return;
    push(at, seat, task);
    push(at, seat, chosen.flow);
    choose(laneOf(at, seat), chosen.option);
  },
});
