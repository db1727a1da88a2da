import { describe, expect, it } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { aGame } from '../db/contract.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');
const painter = { paint: () => Promise.resolve({ png: Buffer.alloc(0) }) } as unknown as Painter;

const table = aGame({ status: 'running' });

/** The text of the pictures of the tiles that seat 1 can choose. */
async function tilesTold({ state }: Scenario): Promise<string> {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0);
  if (decision === undefined) throw new Error('Seat 1 has no decision.');
  const board = { game: table, state, seat: 0, before: undefined };
  const pictures = await cavernaPictures(painter).choice(words, { board, decision, branch: undefined });
  return pictures.flatMap(({ name, alt }) => (name.startsWith('tiles') ? [alt] : [])).join('\n');
}

describe('the furnishing tiles to choose from', () => {
  const armed = {
    dwarfs: [{ weapon: 14 }, { at: 'housework' }],
    goods: { wood: 9, stone: 9, ruby: 1 },
    cells: { e3: 'cavern' },
  };

  it('still show an ordinary dwelling after one has been built, at the price of the loot', async () => {
    const scenario = game(2, { ...armed, furnishings: { d3: 'dwelling' } } as object);
    const told = await tilesTold(scenario.play('place logging', 'loot dwelling'));
    expect(told).toContain('Available: Dwelling (2 wood and 2 stone, 3 points).');
  });
});
