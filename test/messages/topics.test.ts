import { describe, expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';

describe.each(['caverna', 'cave-vs-cave'] as const)('the text of a topic of %s', (game) => {
  const { topics } = gameWords(catalogue('en'), game);

  it('is one sentence or two with an example on its card, short enough to be read at a glance', () => {
    for (const { id, gist, example } of topics) {
      expect(gist?.length ?? 1, id).toBeGreaterThan(0);
      expect(gist?.length ?? 0, id).toBeLessThanOrEqual(100);
      expect(example, id).toMatch(/^\S.{8,88}\.$/);
    }
  });

  it('fits in a message, and its id and its label in a menu', () => {
    for (const { id, label, text } of topics) {
      expect(id.length, id).toBeLessThanOrEqual(100);
      expect(label.length, id).toBeLessThanOrEqual(100);
      expect(text.length, id).toBeGreaterThan(game === 'caverna' ? 30 : 5);
      expect(text.length, id).toBeLessThanOrEqual(1500);
    }
  });

  it('leads to one to three other existing topics', () => {
    const ids = new Set(topics.map(({ id }) => id));
    for (const { id, related } of topics) {
      expect(related.length, id).toBeGreaterThanOrEqual(1);
      expect(related.length, id).toBeLessThanOrEqual(3);
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, id).toBe(related.length);
      for (const other of related) expect(ids, `${id} leads to ${other}`).toContain(other);
    }
  });
});
