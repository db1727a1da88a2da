// Node 20 cannot start a worker from a TypeScript file, so this one teaches the thread TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
