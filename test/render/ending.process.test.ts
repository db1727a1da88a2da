import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A program that ends this many milliseconds after the start of its second picture. */
const program = (end: string, after: number) => `
  import { setTimeout as pause } from 'node:timers/promises';
  import { createPainter } from './render/painter.ts';
  import { PICTURES } from './test/render/games/caverna/pictures.ts';
  const painter = createPainter();
  const [first, ...others] = Object.values(PICTURES).map((request) => painter.paint({ game: 'caverna', ...request }));
  for (const other of others) other.catch(() => {});
  await first;
  await pause(${after});
  ${end};
`;

const ENDS = ['await painter.close()', 'process.exit(0)'].flatMap((end) =>
  [3, 5].map((after) => [end, after] as const),
);

it.each(ENDS)('a program that ends by %s %i ms into a picture ends cleanly', async (end, after) => {
  const child = spawn(process.execPath, ['--input-type', 'module', '--eval', program(end, after)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});
