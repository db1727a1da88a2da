import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

describe('positions (docs/positions.md)', () => {
  const file = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  const page = file.split('\n## Cave vs Cave')[1] ?? '';
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  test('the example on the page can be set up', () => {
    expect(examples).toHaveLength(1);
    const game = scenario(JSON.parse(examples[0] ?? ''));
    game.has({ wood: 3 }).spot('d3', { is: 'furnished', room: 'shelf' }).spot('e4', { is: 'empty' }).asks('use', 1);
    expect([game.player().walls, game.state.walls, game.state.round]).toEqual([['d3e3'], 6, 4]);
  });

  test('the second era of a quick start: 3 gold, all ten walls, no result of a first era', () => {
    const game = scenario({ players: 2, options: { mode: 'quick' }, era: 2, startingPlayer: 2 });
    game.asks('use', 2).has({ gold: 3, wood: 1, weapon: 1 }).has({ gold: 3 }, 2);
    expect([game.state.walls, game.player().ownWalls, game.player().eraOne]).toEqual([10, 0, undefined]);
    game.spot('c4', { is: 'empty' }).spot('c4', { is: 'covered' }, 2);
  });

  test('tiles of one stage may change places, and taken tiles are gone', () => {
    const row = ['undergrowth', 'cultivation', 'housework', 'excavation', 'masonry'];
    const game = scenario({ players: 2, row, taken: { masonry: 2 }, turns: 1 });
    expect(game.state.row.slice(0, 5)).toEqual(row);
    game.refuses('use masonry').offers('use undergrowth');
    expect(() => scenario({ players: 2, row: ['masonry'] })).toThrow('"masonry" cannot be at that place in the row');
    expect(() => scenario({ players: 2, taken: { renovation: 1 } })).toThrow('is not face up');
  });
});
