import { taskKind } from '../../../engine/agenda.ts';
import { ADDITIONAL, fitsPattern, SLOTS_AROUND } from '../board.ts';
import { emptyCells, meAt, wallPlaces, wallsAround } from '../cave.ts';
import { cellAt, cellName } from '../cells.ts';
import { takeFromSale } from '../display.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import { roomOf } from '../rooms/index.ts';
import type { Player } from '../state.ts';
import { place, suitsColour } from './furnish.ts';

/** A free room, and its walls once the new ones have been built. */
interface Site {
  readonly cell: number;
  /** All its walls, as bits of the four sides. */
  readonly walls: number;
  /** The places of the walls built for it. */
  readonly slots: readonly string[];
}

/** All free rooms, with every set of up to this many new walls; those with the fewest come first. */
function sitesFor({ at, player }: Me): Site[] {
  const { rulings } = at.state.options;
  const open = new Set(wallPlaces(player, rulings));
  const sites: Site[] = [];
  for (const cell of emptyCells(player)) {
    let here: Site[] = [{ cell, walls: wallsAround(player, cell, rulings), slots: [] }];
    for (const { slot, side } of SLOTS_AROUND[cell] ?? []) {
      if (!open.has(slot)) continue;
      const more = here.filter(({ slots }) => slots.length < player.ownWalls);
      here = [...here, ...more.map(({ walls, slots }) => ({ cell, walls: walls | side, slots: [...slots, slot] }))];
    }
    sites.push(...here);
  }
  return sites.sort((one, other) => one.slots.length - other.slots.length);
}

/** The places for a room: with as few new walls as possible, from the player's own three (001 p. 10; rulings A128). */
function placementsOf(sites: readonly Site[], room: string): Site[] {
  const { walls } = roomOf(room);
  const first = sites.find((site) => fitsPattern(walls, site.walls));
  return first === undefined
    ? []
    : sites.filter((site) => site.slots.length === first.slots.length && fitsPattern(walls, site.walls));
}

/** Drafts a room; the player must if any fits (001 p. 10; rulings A128). */
export const draftKind = taskKind<RuledState, { readonly do: 'draft' }>({
  options(at, seat) {
    const mine = meAt(at, seat);
    const sites = sitesFor(mine);
    return at.state.display
      .filter((room) => suitsColour(mine, room))
      .flatMap((room) =>
        placementsOf(sites, room).map(({ cell, slots }) =>
          optionOf({ verb: 'draft', room, cell: cellName(cell), slots }),
        ),
      );
  },
  possible(at, seat) {
    const mine = meAt(at, seat);
    const sites = sitesFor(mine);
    return at.state.display.some((room) => suitsColour(mine, room) && placementsOf(sites, room).length > 0);
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

/**
 * The cells on which the rest of the draft's tiles may be laid face down; never the additional cavern (rulings A122,
 * A165).
 */
export const coverable = (player: Player): number[] => emptyCells(player).filter((cell) => cell !== ADDITIONAL);

/** Lays a room tile face down, unseen (001 p. 11). */
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
