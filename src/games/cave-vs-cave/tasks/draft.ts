import { taskKind } from '../../../engine/agenda.ts';
import { ADDITIONAL, fitsPattern, SLOTS, SLOTS_AROUND } from '../board.ts';
import { emptyCells, meAt, wallPlaces, wallsAround } from '../cave.ts';
import { cellAt, cellName } from '../cells.ts';
import { takeFromSale } from '../display.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import { roomOf } from '../rooms/index.ts';
import type { Player } from '../state.ts';
import { place, suitsColour } from './furnish.ts';

/** Where a room may be laid in the draft, and the walls that are built for it. */
interface Placement {
  readonly cell: number;
  readonly slots: readonly string[];
}

/** All sets of so many of these. */
function* sets<T>(list: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < list.length; i++) {
    for (const rest of sets(list, size - 1, i + 1)) yield [list[i] as T, ...rest];
  }
}

/** The places of a cell where a wall may still be built. */
function openAround({ at, player }: Me, cell: number): { readonly slot: string; readonly side: number }[] {
  const open = new Set(wallPlaces(player, at.state.options.rulings));
  return (SLOTS_AROUND[cell] ?? []).flatMap(({ slot, side }) => {
    const name = SLOTS[slot]?.slot;
    return name !== undefined && open.has(name) ? [{ slot: name, side }] : [];
  });
}

/** Where a room fits with exactly so many new walls. */
function* placementsWith(mine: Me, room: string, count: number): Generator<Placement> {
  const { rulings } = mine.at.state.options;
  for (const cell of emptyCells(mine.player)) {
    const walls = wallsAround(mine.player, cell, rulings);
    for (const slots of sets(openAround(mine, cell), count)) {
      const all = slots.reduce((bits, { side }) => bits | side, walls);
      if (fitsPattern(roomOf(room).walls, all)) yield { cell, slots: slots.map(({ slot }) => slot) };
    }
  }
}

/** Where a room may be laid: with as few new walls as possible, from the own three (001 p. 10; rulings A128). */
function placementsOf(mine: Me, room: string): Placement[] {
  for (let count = 0; count <= mine.player.ownWalls; count++) {
    const placements = [...placementsWith(mine, room, count)];
    if (placements.length > 0) return placements;
  }
  return [];
}

/** A room is drafted: one must be, if any fits (001 p. 10; rulings A128). */
export const draftKind = taskKind<RuledState, { readonly do: 'draft' }>({
  options(at, seat) {
    const mine = meAt(at, seat);
    return at.state.display
      .filter((room) => suitsColour(mine, room))
      .flatMap((room) =>
        placementsOf(mine, room).map(({ cell, slots }) =>
          optionOf({ verb: 'draft', room, cell: cellName(cell), slots }),
        ),
      );
  },
  asks: () => true,
  run(at, seat, { move }) {
    const mine = meAt(at, seat);
    const { room, cell, slots } = readAs('draft', move);
    mine.player.walls.push(...slots);
    mine.player.ownWalls -= slots.length;
    takeFromSale(at.state, room);
    place(mine, room, cellAt(cell));
  },
});

/** The cells on which a room tile that is left of the draft may be laid face down; never the additional cavern (rulings A122, A165). */
export const coverable = (player: Player): number[] => emptyCells(player).filter((cell) => cell !== ADDITIONAL);

/** A room tile is laid face down and unseen (001 p. 11). */
export const coverKind = taskKind<RuledState, { readonly do: 'cover' }>({
  options: (at, seat) =>
    coverable(meAt(at, seat).player).map((cell) => optionOf({ verb: 'cover', cell: cellName(cell) })),
  asks: () => true,
  run(at, seat, { move }) {
    const room = at.state.piles[1].pop();
    if (room === undefined) throw new Error('No room tile is left to be laid face down.');
    meAt(at, seat).player.cave[cellAt(readAs('cover', move).cell)] = { is: 'covered', room, era: 1 };
  },
});
