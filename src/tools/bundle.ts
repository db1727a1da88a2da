import { fileURLToPath } from 'node:url';
import { bundle } from './bundling.ts';

// bundle.sh calls this when the bundle of the bot is older than its sources.
await bundle(fileURLToPath(new URL('../../node_modules/.bundle', import.meta.url)), {
  main: fileURLToPath(new URL('../main.ts', import.meta.url)),
});
