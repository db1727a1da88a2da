import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const fileOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

/** The commands of a shell in the code blocks of a page. */
const commands = (page: string) => [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code).join('\n');

it('the systemd service leaves no dump of its memory, and lets Node.js compile', () => {
  const service = read('docs/caverna.service');
  expect(service).toMatch(/^LimitCORE=0$/m);
  expect(service).toMatch(/^MemoryMax=/m);
  expect(service).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

describe('the container', () => {
  const dockerfile = read('Dockerfile');

  it('is made from exact versions of Node.js 24', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^node:24\.\d+\.\d+-bookworm(-slim)?$/);
  });

  it('runs only the script of one package, and nothing as an administrator', () => {
    expect(dockerfile).toMatch(/npm ci [^&]*--ignore-scripts/);
    expect(dockerfile.match(/npm rebuild [^&\\]*/g)).toEqual([
      'npm rebuild canvas --ignore-scripts=false --foreground-scripts ',
    ]);
    expect(dockerfile).not.toMatch(/npm (install|i) /);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('is documented with no rights that it does not need', () => {
    const typed = commands(read('docs/hosting.md')).replaceAll('\\\n', ' ');
    const hardened = typed.split('\n').filter((line) => line.includes('--read-only'));
    expect(hardened.length).toBeGreaterThan(0);
    for (const wanted of [
      '--cap-drop ALL',
      '--security-opt no-new-privileges',
      '--read-only',
      '--tmpfs /tmp',
      '--pids-limit',
      '--memory',
      '--ulimit core=0',
    ]) {
      expect(hardened.every((line) => line.includes(wanted))).toBe(true);
    }
    expect(typed.split('\n').filter((line) => /docker run .*-u root/.test(line))).toEqual([]);
  });
});

it('no page says to type a token into a shell', () => {
  for (const page of ['README.md', 'SECURITY.md', 'docs/hosting.md'])
    expect(commands(read(page))).not.toMatch(/DISCORD_TOKEN/);
});
