import { expect } from 'vitest';
import { ALL_GOODS } from '../../src/games/caverna/state.ts';
import { refillOf, tilesBehind } from './ledger.ts';
import type { Pile } from './prices.ts';
import { type Happening, playerOf } from './trace.ts';

/** What happenings give and take by the rulebook. */
interface Ledger {
  /** The goods that a happening should give to the acting seat or, below zero, take from it. */
  due(happening: Happening): Pile;
  /** The goods that a seat receives at the start of a round, or of its harvest. */
  begun(happening: Happening, seat: number): Pile;
}

const EMPTY: Pile = {};

/** The goods that come or go, a line each: `seat 2: wood 3`, `logging: wood -3`. */
function lines(owner: string, ...[before, after]: [Pile, Pile]): string[] {
  const list: string[] = [];
  for (const good of ALL_GOODS) {
    const more = (after[good] ?? 0) - (before[good] ?? 0);
    if (more !== 0) list.push(`${owner}: ${good} ${more}`);
  }
  return list;
}

const seatName = (seat: number): string => `seat ${seat + 1}`;

/** The expected change of a happening: the goods of seats, and the goods on spaces. */
function expected(happening: Happening, { due, begun }: Ledger): string[] {
  const { what, kind, seat, before } = happening;
  const { turn, players } = before.state;
  if (what !== 'phase') {
    const own = lines(seatName(seat), EMPTY, due(happening));
    const taken = kind === 'take' && turn?.imitated.length === 0 ? (turn?.space ?? '') : '';
    if (kind === 'leave') return [...own, ...lines(turn?.space ?? '', EMPTY, turn?.taken?.goods ?? EMPTY)];
    return taken === '' ? own : [...own, ...lines(taken, before.stock.spaces.get(taken) ?? EMPTY, EMPTY)];
  }
  if (kind === 'roundStart' || kind === 'harvest') {
    return players.flatMap((_, other) => lines(seatName(other), EMPTY, begun(happening, other)));
  }
  const spaces = [...before.stock.spaces];
  if (kind === 'replenish') return spaces.flatMap(([id]) => lines(id, EMPTY, refillOf(happening, id)));
  const cleared = kind === 'clear' ? (happening.task as unknown as { spaces: string[] }).spaces : [];
  return spaces.flatMap(([id, goods]) => (cleared.includes(id) ? lines(id, goods, EMPTY) : []));
}

/** The actual change of a happening; spaces that come and go have nothing on them. */
function actual({ before: { stock }, after }: Happening): string[] {
  const list = stock.players.flatMap((goods, seat) => lines(seatName(seat), goods, after.players[seat] ?? EMPTY));
  for (const [id, goods] of stock.spaces) {
    const now = after.spaces.get(id) ?? EMPTY;
    if (now !== goods) list.push(...lines(id, goods, now));
  }
  return list;
}

/** The happening in words, and the tiles of each player who may have a part in it. */
function about(happening: Happening): string {
  const { what, kind, move, seat, before } = happening;
  const seats = what === 'phase' ? before.state.players.map((_, other) => other) : [seat];
  const folkOf = (other: number): string => playerOf({ ...happening, seat: other }).folk ?? 'dwarves';
  const tiles = seats.map(
    (other) => `${seatName(other)} (${folkOf(other)}) has ${tilesBehind(happening, other).join(', ') || 'no tile'}`,
  );
  return `${kind}: ${move} (${tiles.join('; ')})`;
}

/** Throws unless a happening moved exactly the goods of its ledger. */
export function balances(happening: Happening, ledger: Ledger): void {
  const [is, should] = [actual(happening).sort(), expected(happening, ledger).sort()];
  if (is.join() !== should.join()) expect(is, about(happening)).toEqual(should);
}
