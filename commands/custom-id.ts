import { z } from 'zod';
import { FIELDS, id as gameId, type Part, type Press } from './presses.ts';

/** The maximum number of characters that Discord allows in a custom id, and in the value of a menu option. */
export const CUSTOM_ID_LIMIT = 100;

const SEPARATOR = ':';
// Every id carries a version, so that a later program can recognise the ids of an old message.
const VERSION = 'c1';

// A part that distinguishes the ids of two renderings (`afresh.ts`).
const RENDERING = /~[0-9a-z]{3}$/;
/** The length of that part. */
export const RENDERING_LENGTH = 4;

/** The contents of an id: the press, and a slot that keeps the ids of one message distinct. */
type Written = Press & { readonly slot: number };

const isKind = (on: string): on is Press['on'] => Object.hasOwn(FIELDS, on);

/** Converts between an id and its contents. */
const press = z.codec(z.string().max(CUSTOM_ID_LIMIT), z.custom<Written>(), {
  decode(id, { issues }) {
    const [version, on = '', id1 = '', ...texts] = id.replace(RENDERING, '').split(SEPARATOR);
    const named = gameId.safeParse(id1);
    const parts: readonly Part[] = isKind(on) ? FIELDS[on] : [];
    const fits = isKind(on) && parts.every(({ optional }, i) => optional || i < texts.length);
    const read = texts.map((text, i) => parts[i]?.text.safeDecode(text));
    if (version === VERSION && named.success && fits && read.every((each) => each?.success)) {
      return Object.assign({ on, game: named.data }, ...read.map((each) => each?.data)) as Written;
    }
    issues.push({ code: 'custom', input: id });
    return z.NEVER;
  },
  encode(written) {
    const said: Readonly<Record<string, unknown>> = { ...written };
    const fields: readonly Part[] = FIELDS[written.on];
    const parts = fields.filter(({ optional, name }) => !optional || said[name ?? ''] !== undefined);
    const id = [VERSION, written.on, written.game, ...parts.map(({ text }) => text.encode(written))].join(SEPARATOR);
    if (id.length > CUSTOM_ID_LIMIT) throw new RangeError(`A custom id of ${id.length} characters.`);
    return id;
  },
});

/**
 * Writes a press as a custom id of at most 100 characters.
 * @param slot 0 to 99; keeps ids distinct if two components of a message would mean the same.
 */
export function customId(sent: Press, slot = 0): string {
  return press.encode({ ...sent, slot });
}

/** Reads a custom id; undefined if it is not one of ours: forged, cut off, or from another version. */
export function readCustomId(id: string): Press | undefined {
  const read = press.safeDecode(id);
  return read.success ? read.data : undefined;
}
