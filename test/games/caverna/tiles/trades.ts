import { it } from 'vitest';
import { atEnd, mine } from '../scenario.ts';
import type { Pile } from './printed.ts';

const twice = (pile: Pile): Pile => Object.fromEntries(Object.entries(pile).map(([good, count]) => [good, 2 * count]));

/** The exchange of a tile; a move may name what it gives. */
export function trades(tile: string, [give, get]: readonly [give: Pile, get: Pile], named = ''): void {
  const use = `use ${tile} ${named}`.trim();
  const owner = (goods: Pile) => ({ d3: tile, c4: 'smallPasture', food: 0, ...goods });

  it(`trades ${JSON.stringify(give)} for ${JSON.stringify(get)}, whole sets only, as often as its owner likes`, () => {
    mine(owner(twice(give)))
      .play(use, use)
      .hasOnly(twice(get))
      .refuses(use);
    for (const [good, count] of Object.entries(give)) mine(owner({ ...give, [good]: count - 1 })).refuses(use);
  });

  it('can be used after the last harvest (A52)', () => {
    atEnd(owner(give)).play(`1 ${use}`).hasOnly(get);
  });
}
