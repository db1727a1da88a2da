import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium as engine } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine, if there is one; throws if CHROMIUM names no file. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '' && !existsSync(named))
    throw new Error(`CHROMIUM is set to ${named}, where there is no program.`);
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'google-chrome'));
  return named || [...PLACES, ...inPath].find((place) => existsSync(place));
}

/** Tests in a headless Chromium, which ends with them; skipped if there is none, unless CI is set. */
export function withBrowser(name: string, tests: (browser: () => Browser) => void): void {
  const executablePath = findChromium();
  const isSkipped = executablePath === undefined && process.env['CI'] === undefined;
  describe.skipIf(isSkipped)(isSkipped ? `${name} (Chromium is not installed)` : name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (executablePath === undefined) throw new Error('Chromium is not installed.');
      // As root, the usual user of a container, Chromium runs only without its sandbox.
      browser = await engine.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(() => browser?.close());
    tests(() => {
      if (browser === undefined) throw new Error('Chromium has not started.');
      return browser;
    });
  });
}
