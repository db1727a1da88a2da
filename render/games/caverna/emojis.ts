import { readdirSync } from 'node:fs';

const ICONS = new URL('./icons/', import.meta.url);
const SHARED = ['points', 'crown'];
const GROUNDS = ['meadow', 'field', 'cavern', 'tunnel', 'deepTunnel'];

const named = (kind: string, names: readonly string[]) => names.map((name) => [name, `${kind}:${name}`]);

/** The drawings that Discord is to have as emojis, by their names: every icon, and what grounds look like. */
export const cavernaEmojis: Readonly<Record<string, string>> = Object.fromEntries([
  ...named(
    'icon',
    readdirSync(ICONS)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length)),
  ),
  ...named('icon', SHARED),
  ...named('mini', GROUNDS),
]);
