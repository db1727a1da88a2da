import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { DrawSprite } from '../paint/look.ts';
import { curves } from './art/curves.ts';
import { skyline } from './art/growth.ts';
import { token } from './art/token.ts';
import { CURVE_MARGIN } from './chronicle.ts';

/** The drawing of an icon by its name; throws if there is none. */
type DrawIcon = (name: string) => string;

const OWN = new URL('./icons/', import.meta.url);

/** The icons in a folder, together with the shared ones: each an SVG file, read once. */
export function iconsOf(folder: URL): DrawIcon {
  const files = new Map<string, string>();
  return (name) => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const file = [folder, OWN].map((each) => new URL(`${name}.svg`, each)).find((each) => existsSync(each));
    if (file === undefined) throw new Error(`"${name}" is neither a sign nor the name of an icon`);
    const svg = readFileSync(file, 'utf8');
    files.set(name, svg);
    return svg;
  };
}

const icon = iconsOf(OWN);
const landscape = iconsOf(new URL('./art/', import.meta.url));

/** The names of the icons in a folder, and of the shared ones. */
export const iconNames = (folder: URL): string[] =>
  [folder, OWN]
    .flatMap((each) => readdirSync(each))
    .flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -'.svg'.length)] : []));

/**
 * The shared drawings: `icon:crown`, `icon:points`, `seat:3` (the token of a seat), `skyline` (the landscape along the
 * top of pictures), `vista` (the landscape of lobbies), and `curves:` followed by JSON (the lines of a chronicle). A
 * game may have its own drawings with the same names.
 */
export const sharedSprite: DrawSprite = (name, w, h) => {
  const at = name.indexOf(':');
  const [kind, detail] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  switch (kind) {
    case 'icon':
      return icon(detail);
    case 'seat':
      return token(Number(detail));
    case 'skyline':
      return skyline(w, h);
    case 'vista':
      return landscape('vista');
    case 'curves':
      return curves(detail, { w, h, margin: CURVE_MARGIN });
    default:
      throw new Error(`There is no sprite named ${name}`);
  }
};
