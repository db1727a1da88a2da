import { describe, expect, it } from 'vitest';
import { onceFor } from '../../src/engine/once.ts';

const counting = () => {
  const asked: string[] = [];
  const once = onceFor<{ readonly name: string }>();
  const question = (of: string) =>
    once(({ name }) => {
      asked.push(`${of} of ${name}`);
      return `${of} ${name}`;
    });
  return { asked, size: question('size'), colour: question('colour') };
};

describe('facts that are computed once', () => {
  it('are computed for each value and each question, and then cached', () => {
    const { asked, size, colour } = counting();
    // Its identity counts, not its contents.
    const [one, two] = [{ name: 'one' }, { name: 'one' }];
    const answers = [size(one), size(two), colour(one), size(one), colour(one), size(two)];
    expect(answers).toEqual(['size one', 'size one', 'colour one', 'size one', 'colour one', 'size one']);
    expect(asked).toEqual(['size of one', 'size of one', 'colour of one']);
  });

  it('are computed again for a value that has not been used for a long time', () => {
    const { asked, size } = counting();
    const first = { name: 'first' };
    expect(size(first)).toBe('size first');
    for (let i = 0; i < 1000; i++) expect(size({ name: `${i}` })).toBe(`size ${i}`);
    expect(size(first)).toBe('size first');
    expect(asked.filter((text) => text === 'size of first')).toHaveLength(2);
  });

  it('can be computed while computing something else', () => {
    const once = onceFor<number[]>();
    const sum = once((list) => list.reduce((a, b) => a + b, 0));
    const mean = once((list) => sum(list) / list.length);
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([0])).toBe(0);
  });
});
