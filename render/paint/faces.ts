import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { registerFont } from 'canvas';
import { faces, fallbackFaces } from './theme.ts';

const require = createRequire(import.meta.url);
let registered = false;

/** The path of a font file, which `theme.ts` names by its package. */
export function fontFile(file: string): string {
  return require.resolve(file);
}

/**
 * Makes the fonts known to canvas, once for all threads of the process. Call it in the main thread before any thread
 * paints: fontconfig may crash if its fonts change while another thread is looking for one. In a worker it does
 * nothing.
 */
export function registerFaces(): void {
  if (registered || !isMainThread) return;
  for (const { file, family } of [...Object.values(faces), ...fallbackFaces]) registerFont(fontFile(file), { family });
  registered = true;
}
