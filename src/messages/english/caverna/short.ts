import type { Laid, Move } from '../../../games/caverna/moves/move.ts';
import type { OptionContext } from '../../context.ts';
import { capital } from '../../text.ts';
import { cell, change, thing, where } from './goods.ts';

/** The columns of a home board from left to right, with those beyond its edges. */
const COLUMNS = 'xabcdefg';

/** Where one half of a tile lies, seen from the other. */
function arrow([from = '', to = '']: readonly string[]): string {
  if (from[1] === to[1]) return COLUMNS.indexOf(from[0] ?? '') < COLUMNS.indexOf(to[0] ?? '') ? '→' : '←';
  return Number(from[1]) < Number(to[1]) ? '↓' : '↑';
}

const cellsOf = (laid: readonly Laid[]): string[] => laid.map((half) => half.cell);

function place({ laid }: Move<'lay'>): string {
  const [one, two] = laid;
  if (one === undefined) return '';
  if (two === undefined) return capital(`${thing(one.ground).one} ${cell(one.cell)}`);
  return one.ground === two.ground ? cellsOf(laid).map(cell).join('+') : `${cell(one.cell)}${arrow(cellsOf(laid))}`;
}

/** What a tile is, by its halves: `Cavern and tunnel`, `Two caverns`. */
function sort([one, two]: readonly Laid[]): string {
  const [first, second] = [one, two].map((half) => thing(half?.ground ?? '').one);
  if (two === undefined) return capital(first ?? '');
  return one?.ground === two.ground ? `Two ${thing(two.ground).many}` : capital(`${first} and ${second}`);
}

/**
 * A move in a few letters, for a button among many, and what it lays: `E3→ +1 food` for a tile whose first half lies on E3 and
 * the other to the right of it, `D1+D2` for one whose halves are alike, `Meadow C4` for one that is no twin. Undefined for all
 * other moves.
 */
export function optionShort(move: Move, { gains = {}, pays = {} }: OptionContext = {}) {
  if (move.verb !== 'lay') return undefined;
  const changed = change(gains, pays);
  return { text: [place(move), ...(changed === '' ? [] : [changed])].join(' '), sort: sort(move.laid) };
}

/** How such buttons are read, by one of them: `*E3→*: cavern on E3, tunnel on F3.`; undefined for one that says everything. */
export function readShort(move: Move<'lay'>): string | undefined {
  const [one, two] = move.laid;
  if (one === undefined || two === undefined || one.ground === two.ground) return undefined;
  return `*${place(move)}*: ${[one, two].map((half) => `${thing(half.ground).one} ${where(half.cell)}`).join(', ')}.`;
}
