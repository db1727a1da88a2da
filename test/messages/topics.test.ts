import { describe, expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';

const { topics } = gameWords(catalogue('en'), 'caverna');

describe('the text of a topic on its card', () => {
  it('is one sentence or two with an example, short enough to be read at a glance', () => {
    for (const { id, gist, example } of topics) {
      expect(gist?.length ?? 1, id).toBeGreaterThan(0);
      expect(gist?.length ?? 0, id).toBeLessThanOrEqual(100);
      expect(example, id).toMatch(/^\S.{8,88}\.$/);
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
