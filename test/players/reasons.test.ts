import { describe, expect, it } from 'vitest';
import { coachedFor } from '../../commands/games/caverna/coached.ts';
import { me } from '../../src/games/caverna/asking.ts';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import { cropsOf } from '../../src/games/caverna/goods.ts';
import { countGround, countStables } from '../../src/games/caverna/layout.ts';
import type { Good, Ground, State } from '../../src/games/caverna/state.ts';
import { ALL_GOODS } from '../../src/games/caverna/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { advise } from '../../src/players/advice.ts';
import { judgingOf } from '../../src/players/judging.ts';
import { LATER, reasons } from '../../src/players/reasons.ts';
import { randomGame } from './counting.ts';

const start = (players: number, seed: string): State => caverna.start(caverna.options.parse({}), players, seed);

/**
 * Whether a seat has more of a reason's subject in one state than in another, as read from the board and the supply.
 */
function hasMore(thing: string, more: State, less: State, seat: number): boolean {
  const [kind, of = ''] = thing.split(' ');
  const [one, other] = [more, less].map((state) => me(positionOf(state), seat));
  if (one === undefined || other === undefined) return false;
  if (kind === 'tile') return one.player.tiles.includes(of) && !other.player.tiles.includes(of);
  if (kind === 'bonus') {
    const bonus = (state: State) => caverna.score(state)[seat]?.lines.find(({ key }) => key === 'bonus')?.points ?? 0;
    return one.player.tiles.includes(of) && bonus(more) > bonus(less);
  }
  if (thing === 'grain' || thing === 'vegetable') return cropsOf(one, thing) > cropsOf(other, thing);
  if ((ALL_GOODS as readonly string[]).includes(thing)) {
    return (one.player.goods[thing as Good] ?? 0) > (other.player.goods[thing as Good] ?? 0);
  }
  if (thing === 'child') return one.player.dwarfs.length > other.player.dwarfs.length;
  if (thing === 'weapon') {
    const strength = ({ player }: typeof one) => player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0);
    return strength(one) > strength(other);
  }
  if (thing === 'stable') return countStables(one.player) > countStables(other.player);
  // Only the rules know how these are counted, so they are not checked here.
  if (['bed', 'dwelling', 'fed'].includes(thing)) return true;
  if (thing === 'field') {
    return JSON.stringify(one.player.cells) !== JSON.stringify(other.player.cells);
  }
  return countGround(one.player, thing as Ground) > countGround(other.player, thing as Ground);
}

describe('a reason', () => {
  it('is something visible that the way brings', () => {
    let named = 0;
    for (let game = 0; game < 5; game++) {
      let asked = 0;
      for (const { state, decision } of randomGame(2 + (game % 3), `reasons ${game}`)) {
        const { seat } = decision;
        if (asked++ % 23 !== game) continue;
        const seen = caverna.view(state, seat);
        const { ways } = advise({ game: caverna, seat }, seen);
        const ends = ways.map(({ moves }) => {
          const end = caverna.clone(seen);
          for (const move of moves) caverna.play(end, seat, move);
          return end;
        });
        for (const [at, way] of ways.entries()) {
          const end = ends[at] ?? seen;
          const above = ends[at - 1] ?? seen;
          for (const { topic, points, things = [], kept } of [...way.reasons, ...way.brings]) {
            if (topic === LATER) continue;
            expect(things.length).toBeGreaterThan(0);
            const [more, less] = points > 0 ? [end, above] : [above, end];
            for (const thing of things) {
              expect({ thing, more: hasMore(thing, more, less, seat) }).toEqual({ thing, more: true });
              if (!kept) expect({ thing, brought: hasMore(thing, more, seen, seat) }).toEqual({ thing, brought: true });
              named++;
            }
          }
        }
      }
    }
    expect(named).toBeGreaterThan(50);
  });

  it('names the animals that a tile counts, and no furnishing tile if none is furnished', () => {
    const before = start(2, 'parlor');
    const seat = 0;
    const player = before.players[seat] ?? expect.fail();
    before.players[seat] = { ...player, tiles: [...player.tiles, 'weavingParlor'] };
    const after = caverna.clone(before);
    Object.assign(after.players[seat]?.goods ?? {}, { sheep: 8 });
    const told = reasons(
      { game: caverna, seat, judging: judgingOf(caverna) },
      { before, one: after, other: before, later: 0 },
    );
    expect(told.find(({ topic }) => topic === 'bonus')?.things).toEqual(['bonus weavingParlor sheep']);
    expect(told.some(({ topic }) => topic === 'tiles')).toBe(false);
    expect(coachedFor(gameWords(catalogue('en'), 'caverna'), 'bonus', ['bonus weavingParlor sheep'])).toBe(
      'sheep (Weaving parlor)',
    );
  });

  it('says “keeps” for goods that the other way spends', () => {
    const before = start(2, 'kept');
    Object.assign(before.players[0]?.goods ?? {}, { ruby: 3 });
    const [one, other] = [caverna.clone(before), caverna.clone(before)];
    Object.assign(other.players[0]?.goods ?? {}, { ruby: 0 });
    const told = reasons({ game: caverna, seat: 0, judging: judgingOf(caverna) }, { before, one, other, later: 0 });
    expect(told.find(({ topic }) => topic === 'rubies')).toMatchObject({ things: ['ruby'], kept: true });
  });
});
