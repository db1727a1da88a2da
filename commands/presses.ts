import { z } from 'zod';
import { REMEDIES } from '../src/table/decide/assembly.ts';
import { move, screen, shortMove } from './turn/menu-value.ts';

/** Stands for the game in presses that concern only the presser. */
export const OWN = 'own';

/** What anyone at the table can look at; `tiles` is the supply, which not every game has. */
export const LOOKS = ['board', 'boards', 'table', 'tiles', 'score', 'log'] as const;
export type Look = (typeof LOOKS)[number];

/** The presses in a lobby. */
export const LOBBY_ACTS = [
  'join',
  'leave',
  'start',
  'options',
  'rulings',
  'set',
  'close',
  'moreComputers',
  'fewerComputers',
  'release',
  'takeOver',
  'sides',
  // These three start the game without the people whose seats are kept, close the lobby although others have joined,
  // and close the private panel.
  'startSure',
  'closeSure',
  'away',
] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];

/** The presses in a private panel, apart from the moves. */
export const PANEL_ACTS = ['back', 'restart', 'end'] as const;
export type PanelAct = (typeof PANEL_ACTS)[number];

/** The presses about players' results. */
export const STANDS = ['own', 'skill', 'solo', 'forget', 'forgotten'] as const;
export type Stand = (typeof STANDS)[number];

/** The presses about calls. */
export const CALL_ACTS = ['nudge', 'silence'] as const;

/** The settings in a person's private panel. */
export const SETTINGS = [
  'calls',
  'remindEvery',
  'timeZone',
  'wakesAt',
  'sleepsAt',
  'doForced',
  'statistics',
  'tips',
  'language',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** The presses about deputies. */
const DEPUTY_ACTS = ['agree', 'giveBack', 'dismiss'] as const;

/** Whether to count the games on this server, or all games. */
export const WHERES = ['here', 'all'] as const;
export type Where = (typeof WHERES)[number];

/** What a replay shows in each frame. */
export const FRAMES_FOR = ['rounds', 'turns'] as const;
export type FrameFor = (typeof FRAMES_FOR)[number];

/** The presses in the list of a player's plans; `order` is the plan of the press, 0 for none. */
export const PLAN_ACTS = [
  'show',
  'add',
  'pick',
  'up',
  'down',
  'remove',
  'space',
  'own',
  'change',
  'clear',
  'goOn',
  'hold',
  'leave',
] as const;

/** Whose decision to explain: that of the current turn, or that of a rehearsed one. */
export const HELP_OF = ['turn', 'ahead'] as const;
export type HelpOf = (typeof HELP_OF)[number];

/**
 * What a press about lessons can do: list them, start one from its beginning, show the running one, or act in one of
 * its steps.
 */
export const LEARN_ACTS = ['list', 'begin', 'goOn', 'onward', 'answer', 'hint'] as const;

/**
 * What a press about sandboxes can do: open one, from now or from an earlier turn of a finished game; look for such a
 * turn; or do anything in one other than play.
 */
export const SANDBOX_ACTS = [
  'open',
  'turns',
  'round',
  'from',
  'reopen',
  'restart',
  'computers',
  'all',
  'leave',
] as const;
export type SandboxPressAct = (typeof SANDBOX_ACTS)[number];

export const ANALYSIS_HOW = ['full', 'afresh'] as const;
export type AnalysisHow = (typeof ANALYSIS_HOW)[number];

/** One field of a custom id: the text between two separators, and the properties of the press that it stands for. */
export interface Part<Properties extends object = object> {
  /** The property that it stands for, if it stands for exactly one. */
  readonly name?: string;
  readonly text: z.ZodType<Properties, string>;
  /** Whether it may be left out, if the press has no such property; only the last field may be. */
  readonly optional?: true;
}

/** A field that holds one property of the press. */
const field = <const Name extends string, Value>(
  name: Name,
  value: z.ZodType<Value, string>,
): Part<{ readonly [Key in Name]: Value }> => ({
  name,
  text: z.codec(z.string(), z.custom<{ readonly [Key in Name]: Value }>(), {
    decode: (text, { issues }) => {
      const read = z.safeDecode(value, text);
      if (read.success) return { [name]: read.data } as { readonly [Key in Name]: Value };
      issues.push({ code: 'custom', input: text });
      return z.NEVER;
    },
    encode: (press) => z.encode(value, press[name]),
  }),
});
const optional = <Properties extends object>(part: Part<Properties>): Part<Partial<Properties>> => ({
  ...part,
  optional: true,
});

/** The id of a game, a person, a vote or a job. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
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
/** A word that is either present or not. */
const word = <Word extends string>(text: Word) =>
  z.codec(z.literal(text), z.literal(true), { decode: () => true as const, encode: () => text });
// `12`, or `a12` in a rehearsed turn.
const turn: Part<{ readonly step: number; readonly ahead?: true }> = {
  text: z.codec(match(/^a?\d{1,9}$/), z.custom<{ readonly step: number; readonly ahead?: true }>(), {
    decode: (text): { step: number; ahead?: true } =>
      text.startsWith('a') ? { step: Number(text.slice(1)), ahead: true } : { step: Number(text) },
    encode: ({ step, ahead }) => `${ahead ? 'a' : ''}${step}`,
  }),
};
const SLOT = /^x?\d{1,2}$/;
// Two digits that keep the ids of a message distinct.
const slot: Part = {
  text: z.codec(match(SLOT), z.custom<{ readonly slot?: number }>(), {
    decode: () => ({}),
    encode: ({ slot }) => `${slot}`,
  }),
};
// The same, with an x in front if the exchanges were shown.
const shown: Part<{ readonly exchange?: true }> = {
  text: z.codec(match(SLOT), z.custom<{ readonly slot?: number; readonly exchange?: true }>(), {
    decode: (text): { exchange?: true } => (text.startsWith('x') ? { exchange: true } : {}),
    encode: ({ slot, exchange }) => `${exchange ? 'x' : ''}${slot}`,
  }),
};
// eat donkey,place logging
const moves = z.codec(match(/^[A-Za-z0-9 ]+(?:,[A-Za-z0-9 ]+)*$/), z.array(z.string()).readonly(), {
  decode: (text) => text.split(','),
  encode: (all) => all.join(','),
});
const short = z.codec(move, z.string(), { decode: (text) => text, encode: shortMove });

/**
 * Every kind of press, with the fields of its custom id after the version, the kind and the game. `game` is the table's
 * id, `step` the number of the shown decision.
 */
export const FIELDS = {
  lobby: [field('act', z.enum(LOBBY_ACTS)), optional(field('field', match(/^[a-zA-Z]{1,30}$/)))],
  /** A menu of a seat's possible sides in a lobby; `who` is the user id of the seat. */
  side: [field('who', id)],
  open: [],
  /** In a menu of seats, the value is the seat whose board to show; a page is a part of the log. */
  look: [field('look', z.enum(LOOKS)), optional(field('page', whole))],
  /** Everything that does not fit under a prompt or in a panel. */
  more: [],
  /**
   * Another game, with the same players or open to everybody: asks which, opens its lobby, or joins one that is already
   * open.
   */
  rematch: [optional(field('act', z.enum(['open', 'join'])))],
  nextTable: [optional(field('act', z.literal('open')))],
  replay: [field('pace', z.enum(FRAMES_FOR))],
  /** `job` is the presser's job. */
  stopReplay: [field('job', id)],
  /** A computer's choice for the presser's turn, or its review of their last one. */
  coach: [optional(field('last', word('last')))],
  /**
   * Lessons; here `game` is the key of the rules, and `what` is a lesson, or one of its steps with its number and the
   * answer to it.
   */
  learn: [field('act', z.enum(LEARN_ACTS)), slot, optional(field('what', match(/^[A-Za-z0-9.-]{1,50}$/)))],
  /**
   * Here `game` is the game to copy or, once there is a sandbox, the sandbox's own id. The value of a menu is a turn or
   * round.
   */
  sandbox: [field('act', z.enum(SANDBOX_ACTS)), slot],
  /**
   * Where the points were lost, in brief or with all actions and the better ones; or a new analysis if the current one
   * is outdated.
   */
  analysis: [optional(field('how', z.enum(ANALYSIS_HOW)))],
  stopAnalysis: [field('job', id)],
  undo: [field('entry', whole)],
  close: [],
  vote: [field('vote', id), field('agrees', agrees)],
  /** A seat that the table offers, given by the vote about it. */
  take: [field('vote', id)],
  /** What to do about a player who takes too long. */
  absent: [field('seat', whole), field('remedy', z.enum(REMEDIES))],
  /** An undo that needs the consent of the others; `entry` is the one to go back to. */
  askUndo: [field('entry', whole), optional(field('sure', word('sure')))],
  /** Takes the seat of an imported game that is kept for the presser. */
  sit: [],
  /** Removes a game; only for people who can manage the server. */
  remove: [],
  /** A menu; its value is the choice (`readMenuValue`). */
  menu: [turn, shown],
  /** `more` are moves that follow right after the first one. */
  move: [turn, shown, field('move', short), optional(field('more', moves))],
  screen: [turn, slot, field('screen', screen)],
  /** A menu of suggestions, or a button for the only `way`: each plays several moves in a row. */
  suggest: [turn, optional(field('way', match(/^#[0-9a-f]{12}$/)))],
  /** `since` is the entry that made the game wait for this player. */
  call: [field('act', z.enum(CALL_ACTS)), field('since', whole)],
  /** Here and in the next three, `game` is `own`: they are about the presser only. A switch carries the new value. */
  settings: [field('setting', z.enum(SETTINGS)), optional(field('value', match(/^[a-z]{1,10}$/)))],
  /** Sends everything that is stored about the presser. */
  kept: [],
  /** A page of the presser's games, from 0. */
  mine: [field('page', whole), slot],
  /** A menu of the presser's absences, by when they start; choosing one cancels it. */
  away: [],
  /**
   * Somebody who plays for another; here `game` is `own`, and `who` is the player's user id: the presser's own id ends
   * it.
   */
  deputy: [field('act', z.enum(DEPUTY_ACTS)), field('who', id)],
  /**
   * Before a game exists, `game` is `new`, and the wishes are the options of the command, by name. `starts`: without
   * waiting for others in its lobby.
   */
  thread: [field('wishes', wishes), optional(field('starts', word('starts')))],
  /** Here `game` is the key of the rules. */
  stats: [field('stand', z.enum(STANDS)), field('where', z.enum(WHERES)), field('page', whole), slot],
  panel: [turn, field('act', z.enum(PANEL_ACTS))],
  plan: [field('act', z.enum(PLAN_ACTS)), field('order', whole), slot, optional(field('move', short))],
  /** A menu of orders for harvests or, without a field, a button that removes or shows them. */
  standing: [field('field', match(/^[a-z]{1,20}$/))],
  /** Explains the presser's question or, if there is none, the public one; a menu says which part of it. */
  help: [field('of', z.enum(HELP_OF))],
  explain: [field('of', z.enum(HELP_OF)), slot],
  /** A menu of topics of the rules; here `game` is their key. */
  topic: [slot],
  /** A menu of the presser's possible wishes, among what is left to take. */
  wish: [slot],
  /** The presser's own notes; opens a form. */
  notes: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

type Fields = typeof FIELDS;

/** The properties that fields stand for. */
type PropertiesOf<Parts> = Parts extends readonly [Part<infer First>, ...infer Others]
  ? First & PropertiesOf<Others>
  : unknown;

/** A decoded press. */
export type Press = {
  [On in keyof Fields]: { readonly on: On; readonly game: string } & PropertiesOf<Fields[On]>;
}[keyof Fields];
