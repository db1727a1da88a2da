import { cellAt } from '../cave.ts';
import { readMove } from './codec.ts';
import type { Beginning } from './move.ts';

/** Parses the common first words of several moves, such as `lay meadow c4` or `mine ore d2`. */
export function readBeginning(text: string): Beginning {
  const [kind = '', second, third] = text.split(' ');
  if (second === undefined) return { of: 'kind', kind };
  if (third !== undefined && kind === 'mine') {
    return { of: 'mine', mine: second === 'ore' ? 'oreMine' : 'rubyMine', cell: third };
  }
  if (third !== undefined && kind === 'fence') return { of: 'fence', size: second, cell: third };
  if (kind === 'use' || (kind === 'furnish' && third === undefined)) return { of: 'tile', tile: second };
  const move = readMove(text);
  return third === undefined && move.verb === 'other' ? { of: 'thing', kind, thing: second } : { of: 'move', move };
}

/** The indices of the cells named in a move or its beginning, in that order. */
export const cellsNamed = (text: string): number[] => text.split(' ').flatMap((word) => cellAt(word) ?? []);
