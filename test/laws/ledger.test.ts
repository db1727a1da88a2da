import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { GOODS } from '../../src/games/caverna/state.ts';
import { law, type Played, type Walk, walks } from './games.ts';
import { reachedBy } from './goals.ts';
import { begun, due, refillOf, tilesBehind } from './ledger.ts';
import { curiousPlayer, type Player } from './players.ts';
import type { Pile } from './prices.ts';
import { type Happening, happeningsOf, type Stock, stockOf, watch } from './trace.ts';

watch();

const EMPTY: Pile = {};

/** The goods that come or go, a line each: `seat 2: wood 3`, `logging: wood -3`. */
function lines(owner: string, ...[before, after]: [Pile, Pile]): string[] {
  const list: string[] = [];
  for (const good of GOODS) {
    const more = (after[good] ?? 0) - (before[good] ?? 0);
    if (more !== 0) list.push(`${owner}: ${good} ${more}`);
  }
  return list;
}

const seatName = (seat: number): string => `seat ${seat + 1}`;

/** What a happening should change: the goods of seats, and what lies on spaces. */
function expected(happening: Happening): string[] {
  const { what, kind, seat, before } = happening;
  const { turn, players } = before.state;
  if (what !== 'phase') {
    const own = lines(seatName(seat), EMPTY, due(happening));
    const taken = kind === 'take' ? (turn?.space ?? '') : '';
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

/** What a happening did change; spaces that come and go bear nothing. */
function actual({ before: { stock }, after }: Happening): string[] {
  const list = stock.players.flatMap((goods, seat) => lines(seatName(seat), goods, after.players[seat] ?? EMPTY));
  for (const [id, goods] of stock.spaces) {
    const now = after.spaces.get(id) ?? EMPTY;
    if (now !== goods) list.push(...lines(id, goods, now));
  }
  return list;
}

/** What happened, and the tiles that everybody has who may have had a part in it. */
function about(happening: Happening): string {
  const { what, kind, move, seat, before } = happening;
  const seats = what === 'phase' ? before.state.players.map((_, other) => other) : [seat];
  const tiles = seats.map((other) => `${seatName(other)} has ${tilesBehind(happening, other).join(', ') || 'no tile'}`);
  return `${kind}: ${move} (${tiles.join('; ')})`;
}

const same = (a: Stock, b: Stock): boolean =>
  JSON.stringify([a.players, ...a.spaces]) === JSON.stringify([b.players, ...b.spaces]);

describe('goods', () => {
  it('come and go only as the ledger of each move says, and nobody else has a part in it', () => {
    const chosen = new Map<string, number>();
    const curious = ({ setup: { seats, options }, choices }: Walk): Player =>
      curiousPlayer(chosen, (move) => reachedBy(move, seats, options.tiles)[0] ?? move, /[02468]$/.test(choices));
    const holds = (played: Played): void => {
      for (const { state, seat, option } of played.steps()) {
        for (const happening of happeningsOf(caverna.clone(state), seat, option)) {
          const [is, should] = [actual(happening).sort(), expected(happening).sort()];
          if (is.join() !== should.join()) expect(is, about(happening)).toEqual(should);
        }
      }
    };
    law(100, walks(), holds, curious);
  });

  it('do not change between one happening and the next', () => {
    law(20, walks(), (played) => {
      for (const { state, seat, option } of played.steps()) {
        const clone = caverna.clone(state);
        let last = stockOf(clone);
        for (const { before, after, kind } of happeningsOf(clone, seat, option)) {
          expect(same(before.stock, last), `before ${kind}`).toBe(true);
          last = after;
        }
        expect(same(stockOf(clone), last)).toBe(true);
      }
    });
  });
});

describe('a turn', () => {
  const ADMINISTRATION = new Set(['place', 'imitate', 'end', 'accommodate', 'furnishAt', 'layBought']);

  it('never ends before at least one action of the space has been carried out', () => {
    law(60, walks(), (played) => {
      let acted = true;
      for (const { state, seat, option } of played.steps()) {
        if (state.phase !== 'work') continue;
        if (option.move === 'end') expect(acted, 'no action was carried out').toBe(true);
        for (const { what, kind, move, before } of happeningsOf(caverna.clone(state), seat, option)) {
          if (before.state.phase !== 'work') break;
          if (kind === 'work') acted = true;
          else if (kind === 'place') acted = move === 'pass';
          else if (kind === 'imitate') acted = false;
          else if (what === 'task' && move !== 'done' && !ADMINISTRATION.has(kind)) acted = true;
        }
      }
    });
  });
});
