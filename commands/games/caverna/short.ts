import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { OptionContext, Side } from '../../../src/messages/context.ts';
import type { Label } from '../../face/label.ts';
import { goodIcon } from './icons.ts';
import type { CavernaWords } from './words.ts';

/** The columns of a home board from left to right, including those beyond its edges. */
const COLUMNS = 'xabcdefg';
/** The rows beyond its edges. */
const ROWS_BEYOND = '05';

/** The halves of a move: one, or two side by side. */
type Halves = readonly [one: Half, two: Half | undefined];
type Half = { readonly ground: string; readonly cell: string };

/** The halves of a move with short words; undefined for all other moves. */
function halvesOf(move: Move): Halves | undefined {
  if (move.verb === 'oreMine') {
    return [
      { ground: 'oreMine', cell: move.cell },
      { ground: 'deepTunnel', cell: move.deep },
    ];
  }
  const [one, two] = move.verb === 'lay' ? move.laid : [];
  return one && [one, two];
}

/** The direction from one half to the other. */
function sideOf(from: Half, to: Half): Side {
  if (from.cell[1] === to.cell[1])
    return COLUMNS.indexOf(from.cell[0] ?? '') < COLUMNS.indexOf(to.cell[0] ?? '') ? 'right' : 'left';
  return Number(from.cell[1]) < Number(to.cell[1]) ? 'below' : 'above';
}

const ARROWS: Readonly<Record<Side, string>> = { above: '↑', below: '↓', left: '←', right: '→' };

const arrow = (from: Half, to: Half): string => ARROWS[sideOf(from, to)];

const isBeyond = ({ cell }: Half): boolean =>
  cell.startsWith('x') || cell.startsWith('g') || ROWS_BEYOND.includes(cell[1] ?? '');

/** The half on the board and the one beyond its edge; undefined if both are on the same side. */
function overEdge([one, two]: Halves): readonly [Half, Half] | undefined {
  if (two === undefined || isBeyond(one) === isBeyond(two)) return undefined;
  return isBeyond(one) ? [two, one] : [one, two];
}

function placeOf({ cell, shortLabels }: CavernaWords, halves: Halves): string {
  const [one, two] = halves;
  if (two === undefined) return shortLabels.half(one.ground, one.cell);
  const edge = overEdge(halves);
  const isTwins = one.ground === two.ground;
  if (edge !== undefined)
    return `${isTwins ? cell(edge[0].cell) : shortLabels.half(edge[0].ground, edge[0].cell)}${arrow(...edge)}`;
  return [one, two].map((half) => cell(half.cell)).join(isTwins ? '+' : ' ');
}

/**
 * A move in a few letters, for a button among many, and what it lays: `E3 F3` for a tile whose first half is on E3 and
 * whose other half is on F3, `D1+D2` for two equal halves, `Meadow C4` for a single tile, `Meadow C4↓` for a tile with
 * only its meadow on the board. A good that the place gives becomes the icon. Undefined for all other moves.
 */
export function shortOf(
  words: CavernaWords,
  move: Move,
  { gains = {}, pays = {} }: OptionContext = {},
): Label['short'] | undefined {
  const halves = halvesOf(move);
  if (halves === undefined) return undefined;
  const sort = words.shortLabels.sort(halves.flatMap((half) => half?.ground ?? []));
  const place = placeOf(words, halves);
  const [[good, count = 0] = ['', 0], ...others] = [...Object.entries(gains), ...Object.entries(pays)];
  if (others.length === 0 && good in gains)
    return { text: count === 1 ? place : `${place} +${count}`, icon: goodIcon(good), sort };
  const changed = words.change(gains, pays);
  return { text: changed === '' ? place : `${place} ${changed}`, sort };
}

/**
 * How to read such a button: `*E3 F3* = cavern on E3, tunnel on F3`, or, with a half that is off the board, `*Meadow
 * C4↓* = meadow on C4, its field off the board (below C4)`; undefined if the button needs no explanation.
 */
export function readShort(
  words: CavernaWords,
  move: Move,
): { readonly text: string; readonly beyond: boolean } | undefined {
  const halves = halvesOf(move);
  if (halves === undefined) return undefined;
  const [one, two] = halves;
  if (two === undefined) return undefined;
  const place = placeOf(words, halves);
  const edge = overEdge(halves);
  if (edge !== undefined) return { text: words.shortLabels.beyond(place, ...edge), beyond: true };
  const text =
    one.ground === two.ground ? words.shortLabels.twins(place, one.ground) : words.shortLabels.halves(place, one, two);
  return { text, beyond: false };
}
