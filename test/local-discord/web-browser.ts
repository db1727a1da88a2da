import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium as engine } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const MISSING =
  'No Chromium was found: install Debian\'s "chromium" or name its program in the environment variable CHROMIUM.';

/**
 * The program of a Chromium on this machine, or undefined after saying that the tests in a browser are skipped.
 * Throws instead where a browser is required: when CI or REQUIRE_BROWSER is set, or CHROMIUM names no file.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '' && !existsSync(named))
    throw new Error(`CHROMIUM is set to ${named}, where there is no program.`);
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'google-chrome'));
  const found = named || [...PLACES, ...inPath].find((place) => existsSync(place));
  if (found) return found;
  if (process.env['CI'] || process.env['REQUIRE_BROWSER']) throw new Error(MISSING);
  console.warn(`${MISSING} The tests in a browser are skipped.`);
  return undefined;
}

/** Starts a headless Chromium. */
export function launch(executablePath: string): Promise<Browser> {
  // As root, which is what a container usually is, Chromium runs only without its sandbox.
  return engine.launch({ executablePath, args: ['--no-sandbox'] });
}
