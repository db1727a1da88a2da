import { readFileSync } from 'node:fs';
import type { GameId } from '../../src/games/index.ts';

/** The examples for the words in capitals. */
const EXAMPLES: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  caverna: {
    ...{ SPACE: 'clearing', STRENGTH: '8', GOOD: 'ore', GROUND: 'meadow', CELL: 'c4', TILE: 'trader' },
    ...{ ITEM: 'dog', ANIMAL: 'sheep', DETAIL: 'gold', N: '3' },
  },
  'cave-vs-cave': { TILE: 'driftMining', ROOM: 'goldVein', GOOD: 'emmer', CELL: 'd3', SLOT: 'd3e3', N: '2' },
};

/** The move texts of a game in docs/moves.md, with examples for the words in capitals. */
export function documented(game: GameId): string[] {
  const page = readFileSync(new URL('../../docs/moves.md', import.meta.url), 'utf8');
  const [caverna = '', caveVsCave = ''] = page.split('\n## Cave vs Cave');
  const rows = (game === 'caverna' ? caverna : caveVsCave).split('\n');
  const shapes = rows.flatMap((row) => [...(/^\| (`.*?`) \|/.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/g)]);
  return shapes.map(([, shape = '']) =>
    shape.replaceAll(/ \.\.\.|[[\]]/g, '').replaceAll(/\b[A-Z]+\b/g, (name) => EXAMPLES[game][name] ?? name),
  );
}
