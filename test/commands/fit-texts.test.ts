import { expect, it } from 'vitest';
import { fitTexts } from '../../commands/discord/compose.ts';

/** The part about one player: a heading and this many lines. */
const part = (name: string, lines: number) =>
  [
    `**${name}**`,
    ...Array.from({ length: lines }, (_, line) => `Round ${line + 1}: something that ${name} has done`),
  ].join('\n');

it('texts that are too long for a message are cut evenly, each after a whole line', () => {
  const heading = '## What happened';
  const parts = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Bo', 'Ada'].map((name) => part(name, 20));
  const [first, ...fitted] = fitTexts([heading, ...parts], 0);
  expect(first).toBe(heading);
  expect(fitted).toHaveLength(7);
  for (const [index, text] of fitted.entries()) {
    const lines = text.split('\n');
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)).toBe('…');
    expect(parts[index]?.startsWith(lines.slice(0, -1).join('\n'))).toBe(true);
  }
});

it('texts that fit stay as they are, and one long line is cut where the room ends', () => {
  const texts = ['## Heading', part('Mara', 3)];
  expect(fitTexts(texts, 0)).toEqual(texts);
  const [short, long = ''] = fitTexts(['Short.', 'x'.repeat(9_000)], 0);
  expect(short).toBe('Short.');
  expect(long).toMatch(/^x{3000,}…$/);
});
