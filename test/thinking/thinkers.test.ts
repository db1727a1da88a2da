import { expect, it, onTestFinished } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { movesForeseen, ThinkingStopped } from '../../src/players/levels.ts';
import { createThinkers } from '../../src/thinking/thinkers.ts';

const state = caverna.start(caverna.options.parse({}), 2, 'threads');
const seat = caverna.decisions(state)[0]?.seat ?? 0;
const seen = caverna.view(state, seat);
const thinker = { seat, level: 'steady', seed: 'threads' } as const;

function opened() {
  const thinkers = createThinkers();
  onTestFinished(thinkers.close);
  return thinkers;
}

it('a thread thinks of the same moves', async () => {
  const { think } = opened();
  expect(await think({ game: caverna.id, seen, ...thinker })).toEqual(movesForeseen(caverna, seen, thinker));
});

it('an error in a thread reaches the caller, and the next thought still succeeds', async () => {
  const { think } = opened();
  await expect(think({ game: 'chess', seen, ...thinker })).rejects.toThrow('No game is called "chess".');
  expect(await think({ game: caverna.id, seen, ...thinker })).not.toEqual([]);
});

it('thinking stops when the program ends', async () => {
  const thinkers = opened();
  const thoughts = [1, 2, 3].map((seed) =>
    thinkers.think({ game: caverna.id, seen, ...thinker, level: 'strong', seed: `${seed}` }),
  );
  const ended = Promise.allSettled(thoughts);
  await thinkers.close();
  for (const { status } of await ended) expect(status).toBe('rejected');
  await expect(thinkers.think({ game: caverna.id, seen, ...thinker })).rejects.toThrow(ThinkingStopped);
});
