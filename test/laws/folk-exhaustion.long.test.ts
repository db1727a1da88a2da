import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { FOLK_CROPS } from '../../src/games/caverna/state.ts';
import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { folkWalks } from './folk-games.ts';
import { FARM, Played } from './games.ts';
import { curiousPlayer, topic } from './players.ts';

describe('random games with folks', () => {
  const MOST_GAMES = 400;
  const USED = [
    'boneCarver charcoalStorage elvenMarket feedingRoom trainingRoom schnappsParlor sheepMarket jeweler stoneTrader',
    'silicoids',
  ].flatMap((line) => line.split(' '));

  it('have every folk in every seat, and use all their tiles, loot items and exchanges', () => {
    const missing = new Set([
      ...FOLK_IDS.flatMap((id) => [0, 1, 2, 3, 4, 5, 6].map((seat) => `${id} ${seat}`)),
      ...Object.keys(FOLK_PRINTED).map((tile) => `furnish ${tile}`),
      ...USED.map((id) => `use ${id}`),
      ...['loot goblin', 'swap gemfruit', 'swap mushroom', 'eat gemfruit', 'eat mushroom', 'eat dog'],
      ...['forge 5 dog', 'feast', 'pay', 'sow gemfruit', 'sow mushroom', 'keep'],
    ]);
    const chosen = new Map<string, number>();
    let games = 0;
    for (const walk of fc.sample(folkWalks(fc.constantFrom(3, 5, 7)), { numRuns: MOST_GAMES, seed: 21 })) {
      if (missing.size === 0) break;
      games++;
      const played = new Played({ ...walk, gift: FARM }, curiousPlayer(chosen, topic, games % 2 === 0));
      for (const { option } of played.steps()) {
        const words = option.move.split(' ');
        for (const goal of [option.move, words[0], words.slice(0, 2).join(' ')]) missing.delete(goal ?? '');
        if (words[0] === 'sow') for (const crop of FOLK_CROPS) if (words.includes(crop)) missing.delete(`sow ${crop}`);
      }
      played.state.players.forEach(({ folk, tiles }, seat) => {
        missing.delete(`${folk} ${seat}`);
        for (const tile of tiles) missing.delete(`furnish ${tile}`);
      });
    }
    expect([...missing], `never in ${games} games`).toEqual([]);
  });
});
