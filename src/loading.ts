import { registerHooks } from 'node:module';

// Loaded before the program (`node --import`), it makes the files of Drizzle load quickly: to learn that a file is a module,
// Node.js parses the package.json of its package anew for each, and that of Drizzle has 130 KB.

const DRIZZLE = new URL('../node_modules/drizzle-orm/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.startsWith(DRIZZLE)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
