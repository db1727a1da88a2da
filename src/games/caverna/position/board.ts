import { answers } from '../asking.ts';
import {
  cellAt,
  cellName,
  cropOn,
  ENTRANCE,
  FIRST_CAVERN,
  HOME,
  halfOf,
  hasStable,
  isCave,
  isFarmland,
  isPrinted,
  NEIGHBOURS,
  put,
} from '../cave.ts';
import type { Rules } from '../power.ts';
import type { Cell, Crop, Ground, Player } from '../state.ts';
import type { StatedSeat } from './schema.ts';

/** Notes a mistake. */
export type Complain = (problem: string) => void;

/** The rules for a position, and where to report mistakes. */
export interface Referee {
  readonly rules: Rules;
  readonly complain: Complain;
}

const STABLES = 3;
/** How much is on a field just after sowing. */
const SOWN: Readonly<Record<Crop, number>> = { grain: 3, vegetable: 2, gemfruit: 2, mushroom: 2 };

const STABLE = { stable: true } as const;

type Reader = (words: readonly string[]) => Cell | undefined;

const plain =
  (cell: Cell): Reader =>
  (words) =>
    words.length === 0 ? cell : undefined;

const stabled =
  (ground: 'forest' | 'meadow' | 'smallPasture'): Reader =>
  (words) =>
    words.length === 0 ? { ground } : words.join(' ') === 'stable' ? { ground, ...STABLE } : undefined;

/** Ground that may have crops of these kinds; how much can be left depends on the player's powers. */
const sown =
  (ground: 'forest' | 'field' | 'cavern', crops: readonly Crop[]): Reader =>
  ([word, left, ...more]) => {
    if (word === undefined) return { ground };
    const crop = crops.find((known) => known === word);
    if (crop === undefined || more.length > 0) return undefined;
    const count = left === undefined ? SOWN[crop] : Number(left);
    return Number.isInteger(count) && count >= 1 ? { ground, crop, left: count } : undefined;
  };

const FARMED: readonly Crop[] = ['grain', 'vegetable', 'gemfruit'];

/** How to read the words after the ground of a single cell. */
const READERS: Readonly<Record<string, Reader>> = {
  forest: (words) => stabled('forest')(words) ?? sown('forest', FARMED)(words),
  meadow: stabled('meadow'),
  smallPasture: stabled('smallPasture'),
  field: sown('field', FARMED),
  mountain: plain({ ground: 'mountain' }),
  cavern: sown('cavern', ['mushroom']),
  tunnel: plain({ ground: 'tunnel' }),
  deepTunnel: plain({ ground: 'deepTunnel' }),
  oreMine: plain({ ground: 'oreMine' }),
  rubyMine: (words) =>
    words.length === 0
      ? { ground: 'rubyMine' }
      : words.join(' ') === 'deep'
        ? { ground: 'rubyMine', deep: true }
        : undefined,
};

/** The ground of a cell, or the one beneath its furnishing tile. */
const groundOf = (cell: Cell): Ground => (cell.ground === 'furnished' ? (cell.on ?? cell.ground) : cell.ground);

const inForest = (cell: Cell): boolean => groundOf(cell) === 'forest' || isFarmland(groundOf(cell));

/** A home board being set up from a position. */
class Layout {
  readonly player: Player;
  readonly rules: Rules;
  readonly complain: Complain;

  constructor(player: Player, { rules, complain }: Referee) {
    this.player = player;
    this.rules = rules;
    this.complain = complain;
  }

  /** The cells that a key names, or undefined if something is wrong with it. */
  private cellsOf(key: string, most: number): number[] | undefined {
    const names = key.split(' ');
    const cells = names.map(cellAt).filter((cell) => cell !== undefined);
    if (cells.length !== names.length || names.length > most || cells.length === 0) {
      this.complain(`there is no cell "${key}": columns are a to f, rows 1 to 4`);
      return undefined;
    }
    if (cells.includes(HOME)) {
      this.complain('d4 is always the entry-level dwelling');
      return undefined;
    }
    return cells;
  }

  private put(cell: number, content: Cell): void {
    const half = inForest(content) ? 'forest' : 'mountain';
    if (halfOf(cell) !== half) {
      const what = content.ground === 'furnished' ? `"${content.tile}"` : content.ground;
      this.complain(`${cellName(cell)} lies in the ${halfOf(cell)}, where no ${what} can be`);
    } else if (cell === FIRST_CAVERN && content.ground !== 'cavern' && content.ground !== 'furnished') {
      this.complain('d3 is a cavern, and may only be furnished');
    } else {
      this.takeUp(cell);
      put(this.player, cell, content);
    }
  }

  /** Removes a furnishing tile that the player has from the start, if the position puts something else there. */
  private takeUp(cell: number): void {
    const before = this.player.cells[cell];
    if (before?.ground !== 'furnished') return;
    const index = this.player.tiles.lastIndexOf(before.tile);
    if (index >= 0) this.player.tiles = this.player.tiles.toSpliced(index, 1);
  }

  ground(key: string, text: string): void {
    const [ground = '', ...words] = text.split(' ');
    const cells = this.cellsOf(key, 2);
    const [first, second] = cells ?? [];
    if (first === undefined) return;
    if (ground === 'largePasture' || second !== undefined) {
      this.largePasture(key, ground, words);
      return;
    }
    const cell = READERS[ground]?.(words);
    if (cell === undefined) this.complain(`cells, ${key}: "${text}" is not a kind of ground (see docs/positions.md)`);
    else this.put(first, cell);
  }

  private largePasture(key: string, ground: string, words: readonly string[]): void {
    const [first, second] = this.cellsOf(key, 2) ?? [];
    const stables = words.every((word) => word === 'stable') ? words.length : -1;
    if (ground !== 'largePasture' || first === undefined || second === undefined || stables < 0 || stables > 2) {
      this.complain(`cells, ${key}: only a large pasture is given as a pair: "a1 b1": "largePasture stable"`);
    } else if (!(NEIGHBOURS[first] ?? []).includes(second)) {
      this.complain(`cells, ${key}: the halves of a large pasture must be side by side`);
    } else {
      this.put(first, { ground: 'largePasture', other: second, ...(stables > 0 ? STABLE : {}) });
      this.put(second, { ground: 'largePasture', other: first, ...(stables > 1 ? STABLE : {}) });
    }
  }

  furnishing(key: string, text: string): void {
    const [cell] = this.cellsOf(key, 1) ?? [];
    if (cell === undefined) return;
    const [tile = '', word, over] = text.split(' ');
    const known = [tile, ...(over === undefined ? [] : [over])].every((id) => this.inSupply(id));
    if (!known) return;
    if (word !== undefined && (word !== 'over' || over === undefined || this.rules.tiles[tile]?.overbuilds !== over)) {
      this.complain(`furnishings, ${key}: "${text}" is not a furnishing tile that lies over another`);
      return;
    }
    const on = this.rules.tiles[tile]?.lies ?? (halfOf(cell) === 'forest' ? 'forest' : undefined);
    const apart = on !== undefined && on !== 'forest' && this.rules.folks?.rulings.furnishedLandAdjoins === false;
    this.put(cell, {
      ground: 'furnished',
      tile,
      ...(over === undefined ? {} : { over }),
      ...(on === undefined ? {} : { on }),
      ...(apart ? { apart: true } : {}),
    });
    this.player.tiles = [...this.player.tiles, tile];
  }

  private inSupply(id: string): boolean {
    if (this.rules.supply.includes(id)) return true;
    this.complain(
      id in this.rules.tiles
        ? `the furnishing tile "${id}" is not in the supply of this game`
        : `there is no furnishing tile "${id}"`,
    );
    return false;
  }
}

const cellNames = (cells: readonly number[]): string => cells.map(cellName).join(', ');

/** The cells that are connected to the first one by shared sides. */
function together(cells: readonly number[], first: number): Set<number> {
  const reached = new Set([first]);
  for (const cell of reached) {
    for (const other of NEIGHBOURS[cell] ?? []) if (cells.includes(other)) reached.add(other);
  }
  return reached;
}

function checkTogether(player: Player, { rules, complain }: Referee): void {
  const all = player.cells.map((_, index) => index);
  const at = (index: number): Ground => groundOf(player.cells[index] ?? { ground: 'outside' });
  // A player who may fence bare forest can have pastures anywhere.
  const anywhere = answers({ at: { rules }, player }, 'fenceOn').length > 0;
  const land = all.filter(
    (index) => isFarmland(at(index)) && !(anywhere && at(index) !== 'field' && at(index) !== 'meadow'),
  );
  const cave = all.filter((index) => isCave(at(index)));
  const lost = (cells: readonly number[], first: number) => {
    const reached = together(cells, first);
    return cells.filter((cell) => !reached.has(cell));
  };
  const begun = isFarmland(at(ENTRANCE)) || player.cells.some((cell) => 'begins' in cell);
  if (land.length > 0 && !begun) {
    complain('the first field or meadow must be on c4, in front of the cave entrance');
    return;
  }
  const apart = [...(anywhere ? [] : lost(land, ENTRANCE)), ...lost(cave, HOME)];
  if (apart.length > 0) complain(`${cellNames(apart)} must adjoin what is already laid`);
}

/** Whether each ore mine has its own deep tunnel next to it, and each deep tunnel an ore mine. */
function minesArePaired({ cells }: Player, { tiles }: Rules): boolean {
  const room = (cell: Cell) => (cell.ground === 'furnished' ? tiles[cell.tile] : undefined);
  const furnishedTunnels = cells.some((cell) => room(cell)?.adjust?.furnishOn !== undefined);
  // Neither the printed caverns nor the tile that allows overhanging can lie on a tunnel.
  const mayBeTunnel = (cell: Cell, index: number): boolean =>
    furnishedTunnels && index !== FIRST_CAVERN && index !== HOME && room(cell)?.adjust?.furnishOn === undefined;
  const isMine = (cell: Cell): boolean => cell.ground === 'oreMine';
  const isDeep = (cell: Cell): boolean =>
    cell.ground === 'deepTunnel' || (cell.ground === 'rubyMine' && cell.deep === true);
  const mayBeDeep = (cell: Cell, index: number): boolean =>
    isDeep(cell) || (cell.ground === 'furnished' && mayBeTunnel(cell, index));
  const mines = cells.flatMap((cell, index) => (isMine(cell) ? [index] : []));
  const pair = (next: number, taken: readonly number[]): boolean => {
    const mine = mines[next];
    if (mine === undefined) return cells.every((cell, index) => !isDeep(cell) || taken.includes(index));
    return (NEIGHBOURS[mine] ?? []).some((other) => {
      const cell = cells[other];
      return (
        cell !== undefined && mayBeDeep(cell, other) && !taken.includes(other) && pair(next + 1, [...taken, other])
      );
    });
  };
  return pair(0, []);
}

/** Whether one twin tile could have covered two cells, whatever has been built on its halves since then. */
function couldBeHalves(one: Cell, two: Cell): boolean {
  const grounds = [groundOf(one), groundOf(two)] as const;
  if (isFarmland(grounds[0])) {
    return grounds.filter((ground) => ground === 'field').length === 1 && isFarmland(grounds[1]);
  }
  return grounds.every(isCave) && grounds.some((ground) => ground === 'cavern' || ground === 'furnished');
}

/** Whether two cells are the halves of a tile that may overhang only if a ruling of the table allows it (A23). */
function isOverhangingMine(one: Cell, two: Cell, other: number): boolean {
  if (one.ground === 'largePasture') return one.other === other;
  const grounds = [one.ground, two.ground];
  return grounds.includes('oreMine') && grounds.some((ground) => ground === 'deepTunnel' || ground === 'rubyMine');
}

/** Checks that what lies beyond the edge is half of a twin tile, whose other half lies inside (rulings A24). */
function checkOverhang({ cells }: Player, { rules, complain }: Referee): void {
  const halves = new Set<number>();
  for (const [index, cell] of cells.entries()) {
    if (cell.ground === 'outside' || isPrinted(index)) continue;
    const other = (NEIGHBOURS[index] ?? []).find(isPrinted);
    const inside = other === undefined ? undefined : cells[other];
    const free = other !== undefined && other !== HOME && other !== FIRST_CAVERN && !halves.has(other);
    if (other !== undefined && inside !== undefined && free) {
      halves.add(other);
      if (couldBeHalves(cell, inside)) continue;
      if (rules.rulings.mineOverhang && isOverhangingMine(cell, inside, other)) continue;
    }
    complain(`${cellName(index)} is half of a twin tile, and its other half must lie beside it on the home board`);
  }
}

/** Checks that no cell has more of a crop than was sown, and that crops are where the player can sow. */
function checkCrops(player: Player, { rules, complain }: Referee): void {
  const owns = (question: 'sownMore' | 'sowOn') => answers({ at: { rules }, player }, question).length > 0;
  for (const [index, cell] of player.cells.entries()) {
    const sown = cropOn(cell);
    if (sown === undefined) continue;
    const most = SOWN[sown.crop] + (sown.crop === 'grain' && owns('sownMore') ? 1 : 0);
    if (sown.left > most) complain(`${cellName(index)}: ${sown.left} ${sown.crop} is more than ${most}`);
    if (cell.ground === 'forest' && !owns('sowOn')) complain(`${cellName(index)}: nothing can be sown on forest`);
    if (rules.folks === undefined && sown.crop !== 'grain' && sown.crop !== 'vegetable') {
      complain(`${cellName(index)}: there is no ${sown.crop} in a game without folks`);
    }
  }
}

/** Checks that furnishing tiles are in caverns, or on other ground that they or the player's powers need. */
function checkFurnished(player: Player, { rules, complain }: Referee): void {
  const besides = answers({ at: { rules }, player }, 'furnishOn').flat();
  for (const [index, cell] of player.cells.entries()) {
    if (cell.ground !== 'furnished') continue;
    if (cell.on === 'forest' && !besides.includes('forest')) {
      complain(`${cellName(index)} lies in the forest, where "${cell.tile}" cannot be`);
    }
  }
}

function checkBoard(player: Player, { rules, complain }: Referee): void {
  const owns = (question: 'overhang' | 'furnishOn') => answers({ at: { rules }, player }, question).length > 0;
  const beyond = player.cells.flatMap(({ ground }, index) => {
    const name = cellName(index);
    return ground !== 'outside' && !isPrinted(index) ? [name] : [];
  });
  if (beyond.length > 0 && !owns('overhang')) complain(`${beyond.join(', ')} lies beyond the edge of the home board`);
  const stables = player.cells.filter(hasStable).length;
  if (stables > STABLES) complain(`there are ${stables} stables; a player has ${STABLES}`);
  checkFurnished(player, { rules, complain });
  checkOverhang(player, { rules, complain });
  if (!minesArePaired(player, rules)) {
    complain('an ore mine and a deep tunnel are the halves of one tile and must be side by side');
  }
  for (const id of player.tiles) {
    const beneath = rules.tiles[id]?.overbuilds;
    if (beneath !== undefined && player.tiles.includes(beneath)) {
      complain(`a player who has both "${id}" and "${beneath}" must build one over the other: "${id} over ${beneath}"`);
      break;
    }
  }
  checkTogether(player, { rules, complain });
  checkCrops(player, { rules, complain });
}

/** Sets up a player's home board from a position. */
export function layOut(player: Player, seat: StatedSeat, referee: Referee): void {
  const layout = new Layout(player, referee);
  for (const [key, text] of Object.entries(seat.cells)) layout.ground(key, text);
  for (const [key, text] of Object.entries(seat.furnishings)) {
    if (Object.keys(seat.cells).some((cells) => cells.split(' ').includes(key))) {
      referee.complain(`${key} is given both as a cell and as furnished`);
    } else layout.furnishing(key, text);
  }
  if (referee.rules.folks?.rulings.pasturesBeginLand) beginWithPastures(player, referee);
  checkBoard(player, referee);
}

/** Marks the pastures of a player who may fence bare forest, if the table lets land start with them (rulings A91). */
function beginWithPastures(player: Player, { rules }: Referee): void {
  if (answers({ at: { rules }, player }, 'fenceOn').length === 0) return;
  for (const [index, cell] of player.cells.entries()) {
    if (cell.ground === 'smallPasture' || cell.ground === 'largePasture') put(player, index, { ...cell, begins: true });
  }
}
