import { z } from 'zod';
import { REMEDIES } from '../src/table/decide/assembly.ts';
import { move, screen, shortMove, writeScreen } from './menu-value.ts';
import {
  CALL_ACTS,
  FRAMES_FOR,
  LOBBY_ACTS,
  LOOKS,
  type OfTurn,
  PANEL_ACTS,
  PLAN_ACTS,
  type Press,
  SETTINGS,
  STANDS,
  WHERES,
} from './presses.ts';

/** The longest custom id, and the longest value of a menu's option, that Discord takes, in characters. */
export const CUSTOM_ID_LIMIT = 100;

const SEPARATOR = ':';
// A version in every id: a later program tells an old message's ids from its own.
const VERSION = 'c1';

// What keeps the ids of two renderings apart (`afresh.ts`).
const RENDERING = /~[0-9a-z]{3}$/;

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
// players=3.tiles=introductory.live-scores=on
const wishes = z
  .string()
  .regex(/^(?:[A-Za-z-]+=[A-Za-z0-9-]+(?:\.[A-Za-z-]+=[A-Za-z0-9-]+)*)?$/)
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
    .tuple([version, z.enum(['open', 'rematch', 'close', 'sit', 'remove', 'notes', 'kept']), game])
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
    .tuple([version, z.literal('replay'), game, z.enum(FRAMES_FOR)])
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
      case 'sit':
      case 'remove':
      case 'notes':
      case 'kept':
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
  const read = press.safeParse(id.replace(RENDERING, '').split(SEPARATOR));
  return read.success ? read.data : undefined;
}
