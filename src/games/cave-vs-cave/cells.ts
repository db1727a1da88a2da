import { cellIndex, ROOMS } from './board.ts';

/** The index of the room that a move names; the rules offered the move, so the room exists. */
export function cellAt(name: string): number {
  const cell = cellIndex(name);
  if (cell === undefined) throw new Error(`No room is called "${name}".`);
  return cell;
}

/** The name of a room. */
export function cellName(cell: number): string {
  const room = ROOMS[cell];
  if (room === undefined) throw new Error(`There is no room ${cell}.`);
  return room.cell;
}
