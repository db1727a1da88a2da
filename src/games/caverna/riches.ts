import type { Random } from '../../engine/random.ts';
import { playerAt } from './asking.ts';
import { isCave, isPrinted, NEIGHBOURS, put } from './cave.ts';
import type { Good, Player, State } from './state.ts';

/** A cell for a new cavern, next to the cave, or -1. */
function nextToCave(player: Player): number {
  return player.cells.findIndex(
    (cell, i) =>
      cell.ground === 'mountain' &&
      isPrinted(i) &&
      (NEIGHBOURS[i] ?? []).some((other) => isCave(player.cells[other]?.ground ?? 'outside')),
  );
}

function cavern(player: Player): number {
  const free = player.cells.findIndex(({ ground }) => ground === 'cavern');
  return free >= 0 ? free : nextToCave(player);
}

function dwelling(player: Player): void {
  const cell = cavern(player);
  if (cell < 0) return;
  put(player, cell, { ground: 'furnished', tile: 'dwelling' });
  player.tiles = [...player.tiles, 'dwelling'];
  const next = nextToCave(player);
  if (next >= 0) put(player, next, { ground: 'cavern' });
}

const GIFTS: readonly ((player: Player, random: Random) => void)[] = [
  (player) => {
    if (player.dwarfs.length >= 5) return;
    dwelling(player);
    player.dwarfs.push({ weapon: 0, at: 'home', newborn: false });
  },
  (player) => dwelling(player),
  (player, random) => give(player, { wood: 2 + random.below(4), stone: 1 + random.below(4) }),
  (player, random) => give(player, { ruby: 1 + random.below(4) }),
  (player, random) => give(player, { ore: 1 + random.below(6) }),
  (player, random) => give(player, { food: 1 + random.below(8) }),
  (player, random) => give(player, { grain: random.below(4), vegetable: random.below(4) }),
  (player, random) => give(player, { dog: 1 + random.below(3) }),
  (player, random) => {
    const at = random.below(player.dwarfs.length);
    const dwarf = player.dwarfs[at];
    if (dwarf !== undefined) player.dwarfs[at] = { ...dwarf, weapon: Math.max(dwarf.weapon, 1 + random.below(9)) };
  },
  (player) => {
    const cell = nextToCave(player);
    if (cell >= 0) put(player, cell, { ground: 'tunnel' });
  },
  (player) => {
    const cell = nextToCave(player);
    if (cell >= 0) put(player, cell, { ground: 'cavern' });
  },
  (player, random) => {
    const free = player.cells.findIndex(({ ground }) => ground === 'meadow');
    if (free >= 0) put(player, free, { ground: 'smallPasture', ...(random.below(3) === 0 ? { stable: true } : {}) });
    else give(player, { wood: 3 });
  },
];

function give({ goods }: Player, more: Partial<Record<Good, number>>): void {
  for (const [good, count] of Object.entries(more)) goods[good as Good] = (goods[good as Good] ?? 0) + count;
}

/**
 * Gives a seat a random gift in place: computer players learn the worth of a third dwarf, a weapon or a dwelling by
 * having it long before they earn it. Only for a state that has just been copied.
 */
export function enrich(state: State, seat: number, random: Random): void {
  const player = playerAt(state, seat);
  for (let count = 1 + random.below(3); count > 0; count--) GIFTS[random.below(GIFTS.length)]?.(player, random);
}
