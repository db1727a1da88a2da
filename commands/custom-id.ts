import { z } from 'zod';
import { REMEDIES } from '../src/table/decide/assembly.ts';
import {
  ANALYSIS_HOW,
  CALL_ACTS,
  DEPUTY_ACTS,
  FRAMES_FOR,
  HELP_OF,
  LEARN_ACTS,
  LOBBY_ACTS,
  LOOKS,
  PANEL_ACTS,
  PLAN_ACTS,
  type Press,
  SANDBOX_ACTS,
  SETTINGS,
  STANDS,
  WHERES,
} from './presses.ts';
import { move, screen, shortMove } from './turn/menu-value.ts';

/** The most characters that Discord allows in a custom id, and in the value of a menu option. */
export const CUSTOM_ID_LIMIT = 100;

const SEPARATOR = ':';
// Every id carries a version, so that a later program can recognise the ids of an old message.
const VERSION = 'c1';

// A part that distinguishes the ids of two renderings (`afresh.ts`).
const RENDERING = /~[0-9a-z]{3}$/;
/** The length of that part. */
export const RENDERING_LENGTH = 4;

const game = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
/** One field of an id: the text between two separators, and its meaning. */
interface Part {
  /** The property that it stands for, if it is one. */
  readonly name?: string;
  readonly text: z.ZodType<object, string>;
  /** Whether it may be left out, if the press has no such property; only the last field may be. */
  readonly optional?: true;
}

/** The contents of an id: the press, and a slot that keeps the ids of one message distinct. */
type Written = Press & { readonly slot: number };

/** A field that holds one property of the press. */
const field = <Value>(name: string, value: z.ZodType<Value, string>): Part => ({
  name,
  text: z.codec(z.string(), z.record(z.string(), z.unknown()), {
    decode: (text, { issues }) => {
      const read = z.safeDecode(value, text);
      if (read.success) return { [name]: read.data };
      issues.push({ code: 'custom', input: text });
      return z.NEVER;
    },
    encode: (press) => z.encode(value, press[name] as Value),
  }),
});
const optional = (part: Part): Part => ({ ...part, optional: true });

const match = (pattern: RegExp) => z.string().regex(pattern);
const whole = z.codec(match(/^\d{1,9}$/), z.number(), { decode: Number, encode: String });
const agrees = z.codec(z.enum(['yes', 'no']), z.boolean(), {
  decode: (said) => said === 'yes',
  encode: (yes) => (yes ? 'yes' : 'no'),
});
// players=3.tiles=introductory.live-scores=on
const wishes = z.codec(
  match(/^(?:[A-Za-z-]+=[A-Za-z0-9-]+(?:\.[A-Za-z-]+=[A-Za-z0-9-]+)*)?$/),
  z.record(z.string(), z.string()),
  {
    decode: (text) => Object.fromEntries(text === '' ? [] : text.split('.').map((wish) => wish.split('='))),
    encode: (all) =>
      Object.entries(all)
        .map(([name, value]) => `${name}=${value}`)
        .join('.'),
  },
);
const YES = z.literal(true).optional();
/** A word that is either present or not. */
const word = <Word extends string>(text: Word) =>
  z.codec(z.literal(text), z.literal(true), { decode: () => true as const, encode: () => text });
const last = word('last');
const sure = word('sure');
const starts = word('starts');
// `12`, or `a12` in a rehearsed turn.
const turn: Part = {
  text: z.codec(match(/^a?\d{1,9}$/), z.object({ step: z.number(), ahead: YES }), {
    decode: (text): { step: number; ahead?: true } =>
      text.startsWith('a') ? { step: Number(text.slice(1)), ahead: true } : { step: Number(text) },
    encode: ({ step, ahead }) => `${ahead ? 'a' : ''}${step}`,
  }),
};
const SLOT = /^x?\d{1,2}$/;
// Two digits that keep the ids of a message distinct.
const slot: Part = {
  text: z.codec(match(SLOT), z.object({ slot: z.number().optional() }), {
    decode: () => ({}),
    encode: ({ slot }) => `${slot}`,
  }),
};
// The same, with an x in front if the exchanges were shown.
const shown: Part = {
  text: z.codec(match(SLOT), z.object({ slot: z.number().optional(), exchange: YES }), {
    decode: (text): { exchange?: true } => (text.startsWith('x') ? { exchange: true } : {}),
    encode: ({ slot, exchange }) => `${exchange ? 'x' : ''}${slot}`,
  }),
};
// eat donkey,place logging
const moves = z.codec(match(/^[A-Za-z0-9 ]+(?:,[A-Za-z0-9 ]+)*$/), z.array(z.string()), {
  decode: (text) => text.split(','),
  encode: (all) => all.join(','),
});
const short = z.codec(move, z.string(), { decode: (text) => text, encode: shortMove });

/** The fields of every kind of press, after the version, the kind and the game. */
const FIELDS: { readonly [On in Press['on']]: readonly Part[] } = {
  lobby: [field('act', z.enum(LOBBY_ACTS)), optional(field('field', match(/^[a-zA-Z]{1,30}$/)))],
  side: [field('who', game)],
  open: [],
  more: [],
  rematch: [optional(field('act', z.enum(['open', 'join'])))],
  nextTable: [optional(field('act', z.literal('open')))],
  close: [],
  sit: [],
  remove: [],
  notes: [],
  kept: [],
  away: [],
  deputy: [field('act', z.enum(DEPUTY_ACTS)), field('who', game)],
  look: [field('look', z.enum(LOOKS)), optional(field('page', whole))],
  undo: [field('entry', whole)],
  askUndo: [field('entry', whole), optional(field('sure', sure))],
  vote: [field('vote', game), field('agrees', agrees)],
  take: [field('vote', game)],
  absent: [field('seat', whole), field('remedy', z.enum(REMEDIES))],
  call: [field('act', z.enum(CALL_ACTS)), field('since', whole)],
  settings: [field('setting', z.enum(SETTINGS)), optional(field('value', match(/^[a-z]{1,10}$/)))],
  mine: [field('page', whole), slot],
  replay: [field('pace', z.enum(FRAMES_FOR))],
  stopReplay: [field('job', game)],
  coach: [optional(field('last', last))],
  learn: [field('act', z.enum(LEARN_ACTS)), slot, optional(field('what', match(/^[A-Za-z0-9.-]{1,50}$/)))],
  sandbox: [field('act', z.enum(SANDBOX_ACTS)), slot],
  analysis: [optional(field('how', z.enum(ANALYSIS_HOW)))],
  stopAnalysis: [field('job', game)],
  suggest: [turn, optional(field('way', match(/^#[0-9a-f]{12}$/)))],
  menu: [turn, shown],
  move: [turn, shown, field('move', short), optional(field('more', moves))],
  screen: [turn, slot, field('screen', screen)],
  thread: [field('wishes', wishes), optional(field('starts', starts))],
  stats: [field('stand', z.enum(STANDS)), field('where', z.enum(WHERES)), field('page', whole), slot],
  panel: [turn, field('act', z.enum(PANEL_ACTS))],
  plan: [field('act', z.enum(PLAN_ACTS)), field('order', whole), slot, optional(field('move', short))],
  help: [field('of', z.enum(HELP_OF))],
  explain: [field('of', z.enum(HELP_OF)), slot],
  topic: [slot],
  wish: [slot],
  standing: [field('field', match(/^[a-z]{1,20}$/))],
};

const isKind = (on: string): on is Press['on'] => Object.hasOwn(FIELDS, on);

/** Converts between an id and its contents. */
const press = z.codec(z.string().max(CUSTOM_ID_LIMIT), z.custom<Written>(), {
  decode(id, { issues }) {
    const [version, on = '', id1 = '', ...texts] = id.replace(RENDERING, '').split(SEPARATOR);
    const named = game.safeParse(id1);
    const parts = isKind(on) ? FIELDS[on] : [];
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
    const parts = FIELDS[written.on].filter(({ optional, name }) => !optional || said[name ?? ''] !== undefined);
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
