import { createHash } from 'node:crypto';
import { z } from 'zod';
import { REMEDIES, type Remedy } from '../src/table/assembly.ts';

/** The longest custom id, and the longest value of a menu's option, that Discord takes, in characters. */
export const CUSTOM_ID_LIMIT = 100;

/** What can be looked at by anyone at the table. */
export const LOOKS = ['board', 'boards', 'table', 'tiles', 'score', 'log'] as const;
export type Look = (typeof LOOKS)[number];

/** What can be pressed in a lobby. */
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
] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];

/** What can be pressed in a private panel beside the moves themselves. */
export const PANEL_ACTS = ['back', 'restart', 'end'] as const;
export type PanelAct = (typeof PANEL_ACTS)[number];

/** What can be shown or done about what players have reached. */
export const STANDS = ['own', 'skill', 'solo', 'forget', 'forgotten'] as const;
export type Stand = (typeof STANDS)[number];

/** What can be pressed about being called. */
export const CALL_ACTS = ['nudge', 'silence'] as const;

/** What can be chosen or turned over in the private panel of somebody's settings. */
export const SETTINGS = ['calls', 'remindEvery', 'wakesAt', 'sleepsAt', 'doForced', 'statistics'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Whether the games of this server count, or those of all. */
export const WHERES = ['here', 'all'] as const;
export type Where = (typeof WHERES)[number];

/** What a replay has one frame for. */
export const PACES = ['rounds', 'turns'] as const;
export type Pace = (typeof PACES)[number];

/** What can be pressed in the list of a player's orders; `order` is the one that a press is about, 0 for none. */
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
type PlanAct = (typeof PLAN_ACTS)[number];

/** Where a panel is, beside its decision: a branch of the options and a page of it. */
export interface Screen {
  /** The branch that is open, or undefined at the top. */
  readonly branch?: string;
  /** Counted from 0. */
  readonly page?: number;
  /** Whether the any-time exchanges are shown in place of the task. */
  readonly exchange?: boolean;
}

/** A press in a turn; `ahead` in one that is rehearsed before it comes. */
interface OfTurn {
  readonly game: string;
  readonly step: number;
  readonly ahead?: true;
}

/** A press, decoded. `game` is the table's id, `step` the number of the decision that was shown. */
export type Press =
  | { readonly on: 'lobby'; readonly game: string; readonly act: LobbyAct; readonly field?: string }
  | { readonly on: 'open'; readonly game: string }
  /** A menu of seats says whose board is meant, a page which part of the log. */
  | { readonly on: 'look'; readonly game: string; readonly look: Look; readonly page?: number }
  | { readonly on: 'rematch'; readonly game: string }
  | { readonly on: 'replay'; readonly game: string; readonly pace: Pace }
  /** `job` is what is being made for the presser. */
  | { readonly on: 'stopReplay'; readonly game: string; readonly job: string }
  | { readonly on: 'undo'; readonly game: string; readonly entry: number }
  | { readonly on: 'close'; readonly game: string }
  | { readonly on: 'vote'; readonly game: string; readonly vote: string; readonly agrees: boolean }
  /** A seat that the table offers, by the vote that has offered it. */
  | { readonly on: 'take'; readonly game: string; readonly vote: string }
  /** What is to be done about a player who takes too long. */
  | { readonly on: 'absent'; readonly game: string; readonly seat: number; readonly remedy: Remedy }
  /** An undo that needs the consent of the others; `entry` is the one to which it goes back. */
  | { readonly on: 'askUndo'; readonly game: string; readonly entry: number }
  /** Removes a game: only for those who manage the server. */
  | { readonly on: 'remove'; readonly game: string }
  /** A menu; what was chosen in it is told by its value (`readMenuValue`). */
  | ({ readonly on: 'menu'; readonly exchange?: true } & OfTurn)
  | ({ readonly on: 'move'; readonly move: string; readonly exchange?: true } & OfTurn)
  | ({ readonly on: 'screen'; readonly screen: Screen } & OfTurn)
  /** A menu of suggestions: each stands for several moves in a row. */
  | ({ readonly on: 'suggest' } & OfTurn)
  /** `since` is the entry that made the game ask whom the press is about. */
  | { readonly on: 'call'; readonly game: string; readonly act: (typeof CALL_ACTS)[number]; readonly since: number }
  /** Here and in the next two `game` is `own`: they are about the presser alone. A switch carries the value that it sets. */
  | { readonly on: 'settings'; readonly game: string; readonly setting: Setting; readonly value?: string }
  /** A page of the presser's games, from 0. */
  | { readonly on: 'mine'; readonly game: string; readonly page: number }
  /** A menu of the presser's times away, by their beginnings; one of them is taken back. */
  | { readonly on: 'away'; readonly game: string }
  /** Nothing has begun yet: `game` is `new`, and the wishes are the options of the command by their names. */
  | { readonly on: 'thread'; readonly game: string; readonly wishes: Readonly<Record<string, string>> }
  /** Here `game` is the key of the rules. */
  | {
      readonly on: 'stats';
      readonly game: string;
      readonly stand: Stand;
      readonly where: Where;
      readonly page: number;
    }
  | ({ readonly on: 'panel'; readonly act: PanelAct } & OfTurn)
  | { readonly on: 'plan'; readonly game: string; readonly act: PlanAct; readonly order: number }
  /** A menu of orders for harvests, or, without a field, what removes them or shows them. */
  | { readonly on: 'standing'; readonly game: string; readonly field: string }
  /** The presser's own notes; opens a form. */
  | { readonly on: 'notes'; readonly game: string };

const SEPARATOR = ':';
// A version in every id: a later program tells an old message's ids from its own.
const VERSION = 'c1';

const game = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
// 12, or a12 in a turn that is rehearsed.
const turn = z
  .string()
  .regex(/^a?\d{1,9}$/)
  .transform((text): { step: number; ahead?: true } =>
    text.startsWith('a') ? { step: Number(text.slice(1)), ahead: true } : { step: Number(text) },
  );
// Two digits that keep the ids of a message apart, after an x where the exchanges were shown.
const slot = z
  .string()
  .regex(/^x?\d{1,2}$/)
  .transform((text): { exchange?: true } => (text.startsWith('x') ? { exchange: true } : {}));
const move = z.string().regex(/^(?:[A-Za-z0-9 ]+|#[0-9a-f]{12})$/);
const screen = z
  .string()
  .regex(/^x?(?:\.\d{1,3})?(?:\/[A-Za-z0-9 ]+)?$/)
  .transform(readScreen);

// players=3.tiles=introductory
const wishes = z
  .string()
  .regex(/^(?:[A-Za-z]+=[A-Za-z0-9-]+(?:\.[A-Za-z]+=[A-Za-z0-9-]+)*)?$/)
  .transform((text) => Object.fromEntries(text === '' ? [] : text.split('.').map((wish) => wish.split('='))));

const version = z.literal(VERSION);
const press = z.union([
  z
    .tuple([version, z.literal('lobby'), game, z.enum(LOBBY_ACTS)])
    .transform(([, on, game, act]): Press => ({ on, game, act })),
  z
    .tuple([version, z.literal('lobby'), game, z.enum(LOBBY_ACTS), z.string().regex(/^[a-zA-Z]{1,30}$/)])
    .transform(([, on, game, act, field]): Press => ({ on, game, act, field })),
  z
    .tuple([version, z.enum(['open', 'rematch', 'close', 'remove', 'notes']), game])
    .transform(([, on, game]): Press => ({ on, game })),
  z
    .tuple([version, z.literal('look'), game, z.enum(LOOKS)])
    .transform(([, on, game, look]): Press => ({ on, game, look })),
  z
    .tuple([version, z.literal('look'), game, z.enum(LOOKS), whole])
    .transform(([, on, game, look, page]): Press => ({ on, game, look, page })),
  z
    .tuple([version, z.enum(['undo', 'askUndo']), game, whole])
    .transform(([, on, game, entry]): Press => ({ on, game, entry })),
  z
    .tuple([version, z.literal('vote'), game, game, z.enum(['yes', 'no'])])
    .transform(([, on, game, vote, said]): Press => ({ on, game, vote, agrees: said === 'yes' })),
  z.tuple([version, z.literal('take'), game, game]).transform(([, on, game, vote]): Press => ({ on, game, vote })),
  z
    .tuple([version, z.literal('absent'), game, whole, z.enum(REMEDIES)])
    .transform(([, on, game, seat, remedy]): Press => ({ on, game, seat, remedy })),
  z
    .tuple([version, z.literal('call'), game, z.enum(CALL_ACTS), whole])
    .transform(([, on, game, act, since]): Press => ({ on, game, act, since })),
  z
    .tuple([version, z.literal('settings'), game, z.enum(SETTINGS)])
    .transform(([, on, game, setting]): Press => ({ on, game, setting })),
  z
    .tuple([version, z.literal('settings'), game, z.enum(SETTINGS), z.string().regex(/^[a-z]{1,10}$/)])
    .transform(([, on, game, setting, value]): Press => ({ on, game, setting, value })),
  z
    .tuple([version, z.literal('mine'), game, whole, slot])
    .transform(([, on, game, page]): Press => ({ on, game, page })),
  z.tuple([version, z.literal('away'), game]).transform(([, on, game]): Press => ({ on, game })),
  z
    .tuple([version, z.literal('replay'), game, z.enum(PACES)])
    .transform(([, on, game, pace]): Press => ({ on, game, pace })),
  z.tuple([version, z.literal('stopReplay'), game, game]).transform(([, on, game, job]): Press => ({ on, game, job })),
  z.tuple([version, z.literal('suggest'), game, turn]).transform(([, on, game, at]): Press => ({ on, game, ...at })),
  z
    .tuple([version, z.literal('menu'), game, turn, slot])
    .transform(([, on, game, at, shown]): Press => ({ on, game, ...at, ...shown })),
  z
    .tuple([version, z.literal('move'), game, turn, slot, move])
    .transform(([, on, game, at, shown, move]): Press => ({ on, game, ...at, ...shown, move })),
  z
    .tuple([version, z.literal('screen'), game, turn, slot, screen])
    .transform(([, on, game, at, , screen]): Press => ({ on, game, ...at, screen })),
  z
    .tuple([version, z.literal('thread'), game, wishes])
    .transform(([, on, game, wishes]): Press => ({ on, game, wishes })),
  z
    .tuple([version, z.literal('stats'), game, z.enum(STANDS), z.enum(WHERES), whole, slot])
    .transform(([, on, game, stand, where, page]): Press => ({ on, game, stand, where, page })),
  z
    .tuple([version, z.literal('panel'), game, turn, z.enum(PANEL_ACTS)])
    .transform(([, on, game, at, act]): Press => ({ on, game, ...at, act })),
  z
    .tuple([version, z.literal('plan'), game, z.enum(PLAN_ACTS), whole, slot])
    .transform(([, on, game, act, order]): Press => ({ on, game, act, order })),
  z
    .tuple([version, z.literal('standing'), game, z.string().regex(/^[a-z]{1,20}$/)])
    .transform(([, on, game, field]): Press => ({ on, game, field })),
]);

/**
 * Writes a press as a custom id of at most 100 characters.
 * @param slot keeps the ids of one message apart where two components would mean the same, 0 to 99.
 */
export function customId(press: Press, slot = 0): string {
  const fields = (() => {
    switch (press.on) {
      case 'lobby':
        return [press.act, ...(press.field === undefined ? [] : [press.field])];
      case 'open':
      case 'rematch':
      case 'close':
      case 'remove':
      case 'notes':
        return [];
      case 'replay':
        return [press.pace];
      case 'stopReplay':
        return [press.job];
      case 'look':
        return [press.look, ...(press.page === undefined ? [] : [press.page])];
      case 'undo':
      case 'askUndo':
        return [press.entry];
      case 'vote':
        return [press.vote, press.agrees ? 'yes' : 'no'];
      case 'take':
        return [press.vote];
      case 'absent':
        return [press.seat, press.remedy];
      case 'move':
        return [stepOf(press), `${press.exchange ? 'x' : ''}${slot}`, shortMove(press.move)];
      case 'screen':
        return [stepOf(press), slot, writeScreen(press.screen)];
      case 'menu':
        return [stepOf(press), `${press.exchange ? 'x' : ''}${slot}`];
      case 'call':
        return [press.act, press.since];
      case 'settings':
        return [press.setting, ...(press.value === undefined ? [] : [press.value])];
      case 'mine':
        return [press.page, slot];
      case 'away':
        return [];
      case 'suggest':
        return [stepOf(press)];
      case 'thread':
        return [
          Object.entries(press.wishes)
            .map(([name, value]) => `${name}=${value}`)
            .join('.'),
        ];
      case 'stats':
        return [press.stand, press.where, press.page, slot];
      case 'panel':
        return [stepOf(press), press.act];
      case 'plan':
        return [press.act, press.order, slot];
      case 'standing':
        return [press.field];
    }
  })();
  const id = [VERSION, press.on, press.game, ...fields].join(SEPARATOR);
  if (id.length > CUSTOM_ID_LIMIT) throw new RangeError(`A custom id of ${id.length} characters: ${id}`);
  return id;
}

const stepOf = ({ step, ahead }: OfTurn): string => `${ahead ? 'a' : ''}${step}`;

/** Reads a custom id; undefined when it is none of ours: forged, cut off, or of another version. */
export function readCustomId(id: string): Press | undefined {
  if (id.length > CUSTOM_ID_LIMIT) return undefined;
  const read = press.safeParse(id.split(SEPARATOR));
  return read.success ? read.data : undefined;
}

/** Reads the value of an option in a menu: a move (perhaps a reference to one) or a screen; undefined when it is neither. */
export function readMenuValue(value: string): { readonly move: string } | { readonly screen: Screen } | undefined {
  const chosen = z
    .union([move.transform((move) => ({ move })), screen.transform((screen) => ({ screen }))])
    .safeParse(value);
  return chosen.success ? chosen.data : undefined;
}

/** A screen as text: the value of an option in a menu of screens. */
export function writeScreen({ branch, page, exchange }: Screen): string {
  return `${exchange ? 'x' : ''}${page ? `.${page}` : ''}${branch === undefined ? '' : `/${branch}`}`;
}

function readScreen(text: string): Screen {
  const [head = '', branch] = text.split('/');
  const page = Number(head.split('.')[1] ?? 0);
  return {
    ...(branch !== undefined && { branch }),
    ...(page > 0 && { page }),
    ...(head.startsWith('x') && { exchange: true }),
  };
}

// Leaves room for everything that stands before a move in a custom id.
const MOVE_LIMIT = 40;

/** A move as it stands in a custom id or a menu's value: itself, or a reference to it when it is long. */
export function shortMove(move: string): string {
  return move.length <= MOVE_LIMIT ? move : `#${createHash('sha256').update(move).digest('hex').slice(0, 12)}`;
}

/** Several moves in a row as the value of an option in a menu. */
export function movesValue(moves: readonly string[]): string {
  return `#${createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 12)}`;
}

/** The move among `moves` that a short form stands for; undefined when none does. */
export function longMove(short: string, moves: readonly string[]): string | undefined {
  return moves.find((move) => move === short || shortMove(move) === short);
}
