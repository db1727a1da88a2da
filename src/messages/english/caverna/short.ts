import type { Move } from '../../../games/caverna/moves/move.ts';
import type { OptionContext } from '../../context.ts';
import { capital } from '../../text.ts';
import { list } from '../shared/list.ts';
import { cell, change, thing, where } from './goods.ts';

/** The columns of a home board from left to right, with those beyond its edges. */
const COLUMNS = 'xabcdefg';

/** Where one half of a tile lies, seen from the other. */
function arrow([from = '', to = '']: readonly string[]): string {
  if (from[1] === to[1]) return COLUMNS.indexOf(from[0] ?? '') < COLUMNS.indexOf(to[0] ?? '') ? '→' : '←';
  return Number(from[1]) < Number(to[1]) ? '↓' : '↑';
}

/** The moves that have short words. */
type Shortened = Move<'lay' | 'oreMine'>;

const isShortened = (move: Move): move is Shortened => move.verb === 'lay' || move.verb === 'oreMine';

interface Half {
  readonly ground: string;
  readonly cell: string;
}

/** What covers the places of a move, in their order. */
const laidBy = (move: Shortened): readonly Half[] =>
  move.verb === 'lay'
    ? move.laid
    : [
        { ground: 'oreMine', cell: move.cell },
        { ground: 'deepTunnel', cell: move.deep },
      ];

const cellsOf = (laid: readonly Half[]): string[] => laid.map((half) => half.cell);

/** Whether a place lies beyond the edge of the board, where it is named by its neighbour. */
const isBeyond = ({ cell: id }: Half): boolean => cell(id).includes(' ');

const named = ({ ground, cell: id }: Half): string => capital(`${thing(ground).one} ${cell(id)}`);

/** The half that lies on the board, of a tile whose other half does not, and that one. */
function overEdge([one, two]: readonly Half[]): readonly [Half, Half] | undefined {
  if (one === undefined || two === undefined || isBeyond(one) === isBeyond(two)) return undefined;
  return isBeyond(one) ? [two, one] : [one, two];
}

function place(laid: readonly Half[]): string {
  const [one, two] = laid;
  if (one === undefined) return '';
  if (two === undefined) return named(one);
  const edge = overEdge(laid);
  if (edge !== undefined)
    return `${one.ground === two.ground ? cell(edge[0].cell) : named(edge[0])}${arrow(cellsOf(edge))}`;
  return one.ground === two.ground ? cellsOf(laid).map(cell).join('+') : `${cell(one.cell)}${arrow(cellsOf(laid))}`;
}

/** What a tile is, by its halves: `Cavern and tunnel`, `Two caverns`. */
function sort([one, two]: readonly Half[]): string {
  const [first, second] = [one, two].map((half) => thing(half?.ground ?? '').one);
  if (two === undefined) return capital(first ?? '');
  return one?.ground === two.ground ? `Two ${thing(two.ground).many}` : capital(`${first} and ${second}`);
}

/**
 * A move in a few letters, for a button among many, and what it lays: `E3→ +1 food` for a tile whose first half lies on E3 and
 * the other to the right of it, `D1+D2` for one whose halves are alike, `Meadow C4` for one that is no twin, `Meadow C4↓` for a
 * tile of which the meadow alone lies on the board. Undefined for all other moves.
 */
export function optionShort(move: Move, { gains = {}, pays = {} }: OptionContext = {}) {
  if (!isShortened(move)) return undefined;
  const changed = change(gains, pays);
  const laid = laidBy(move);
  return { text: [place(laid), ...(changed === '' ? [] : [changed])].join(' '), sort: sort(laid) };
}

/**
 * How such buttons are read, by one of them: `*E3→*: cavern on E3, tunnel on F3.`, or, of a half that is not on the board,
 * `*Meadow C4↓*: its field below C4.`; undefined for one that says everything.
 */
export function readShort(move: Move): { readonly text: string; readonly beyond: boolean } | undefined {
  if (!isShortened(move)) return undefined;
  const laid = laidBy(move);
  const [one, two] = laid;
  if (one === undefined || two === undefined) return undefined;
  const edge = overEdge(laid);
  if (edge === undefined && one.ground === two.ground)
    return { text: `*${place(laid)}*: two ${thing(one.ground).many}.`, beyond: false };
  const halves = edge === undefined ? [one, two] : [edge[1]];
  const read = halves.map((half) => `${thing(half.ground).one} ${where(half.cell)}`).join(', ');
  return { text: `*${place(laid)}*: ${edge === undefined ? '' : 'its '}${read}.`, beyond: edge !== undefined };
}

/** All ways to sow that begin with a crop, by the crops that go with it in some of them and those that do in none: `Sow vegetables, no grain`. */
export function sownWith(crop: string, others: readonly string[], without: readonly string[]): string {
  const name = thing(crop).many;
  if (others.length === 0) return `Sow only ${name}`;
  if (without.length === 0) return `Sow ${name}, with others or without`;
  return `Sow ${name}, no ${list(
    without.map((other) => thing(other).many),
    'or',
  )}`;
}
