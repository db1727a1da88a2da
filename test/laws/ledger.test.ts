import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { balances } from './balance.ts';
import { law, type Played, type Walk, walks } from './games.ts';
import { reachedBy } from './goals.ts';
import { begun, due } from './ledger.ts';
import { curiousPlayer, type Player } from './players.ts';
import { happeningsOf, type Stock, stockOf, watch } from './trace.ts';

watch();

const same = (a: Stock, b: Stock): boolean =>
  JSON.stringify([a.players, ...a.spaces]) === JSON.stringify([b.players, ...b.spaces]);

describe('goods', () => {
  it('come and go only as the ledger of each move says, and nobody else is involved', () => {
    const chosen = new Map<string, number>();
    const curious = ({ setup: { seats, options }, choices }: Walk): Player =>
      curiousPlayer(chosen, (move) => reachedBy(move, seats, options.tiles)[0] ?? move, /[02468]$/.test(choices));
    const holds = (played: Played): void => {
      for (const { state, seat, option } of played.steps()) {
        for (const happening of happeningsOf(caverna.clone(state), seat, option)) balances(happening, { due, begun });
      }
    };
    law(100, walks(), holds, curious);
  });

  it('do not change between one event and the next', () => {
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
