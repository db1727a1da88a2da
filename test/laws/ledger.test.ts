import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/caverna/game.ts';
import { GOODS } from '../../src/caverna/state.ts';
import { law, walks } from './games.ts';
import { due, refillOf, suppliesOf } from './ledger.ts';
import type { Pile } from './prices.ts';
import { type Happening, happeningsOf, type Stock, stockOf, watch } from './trace.ts';

watch();

/** A pile without what it has none of, in one order. */
const tidy = (pile: Pile): Pile =>
  Object.fromEntries(GOODS.flatMap((good) => (pile[good] ? [[good, pile[good]]] : []))) as Pile;

const change = (before: Pile = {}, after: Pile = {}): Pile =>
  tidy(Object.fromEntries(GOODS.map((good) => [good, (after[good] ?? 0) - (before[good] ?? 0)])) as Pile);

const EMPTY: Pile = {};

/** What a happening should change: the goods of every seat, and what lies on every space. */
function expected(happening: Happening): { seats: Pile[]; spaces: Record<string, Pile> } {
  const { state, stock } = happening.before;
  const seats = state.players.map((_, seat) => {
    if (happening.what !== 'phase') return seat === happening.seat ? tidy(due(happening)) : EMPTY;
    return happening.kind === 'roundStart' ? tidy(suppliesOf(happening, seat)) : EMPTY;
  });
  const spaces: Record<string, Pile> = {};
  for (const [id, goods] of stock.spaces) {
    const taken = happening.kind === 'take' && id === state.turn?.space;
    const cleared =
      happening.kind === 'clear' && (happening.task as unknown as { spaces: string[] }).spaces.includes(id);
    if (taken || cleared) spaces[id] = change(goods, EMPTY);
    else spaces[id] = happening.kind === 'replenish' ? tidy(refillOf(happening, id)) : EMPTY;
  }
  return { seats, spaces };
}

/** What a happening did change; spaces that come and go bear nothing. */
function actual({ before, after }: Happening): ReturnType<typeof expected> {
  const spaces: Record<string, Pile> = {};
  for (const [id, goods] of before.stock.spaces) spaces[id] = change(goods, after.spaces.get(id));
  return { seats: before.stock.players.map((goods, seat) => change(goods, after.players[seat])), spaces };
}

const same = (a: Stock, b: Stock): boolean =>
  JSON.stringify([a.players, ...a.spaces]) === JSON.stringify([b.players, ...b.spaces]);

describe('goods', () => {
  it('come and go only as the ledger of each move says, and nobody else has a part in it', () => {
    law(18, walks(), (played) => {
      for (const { state, seat, option } of played.steps()) {
        const list = happeningsOf(caverna.clone(state), seat, option);
        for (const happening of list) {
          const { kind, move } = happening;
          const [is, should] = [actual(happening), expected(happening)];
          if (!isDeepStrictEqual(is, should)) expect(is, `${kind}: ${move}`).toEqual(should);
        }
      }
    });
  });

  it('do not change between one happening and the next', () => {
    law(12, walks(), (played) => {
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
    law(30, walks(), (played) => {
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
