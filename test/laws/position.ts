import { cellName, FIRST_CAVERN } from '../../src/games/caverna/cave.ts';
import type { PositionFile } from '../../src/games/caverna/positions.ts';
import { ALL_GOODS, type Player, type Space, type State } from '../../src/games/caverna/state.ts';

type Seat = NonNullable<PositionFile['seats']>[number];

const words = (...parts: readonly (string | number | false | undefined)[]): string => parts.filter(Boolean).join(' ');

function cellsOf({ cells }: Player): Record<string, string> {
  const stated: Record<string, string> = {};
  cells.forEach((cell, index) => {
    const name = cellName(index);
    const stable = 'stable' in cell && cell.stable === true && 'stable';
    const crop = 'crop' in cell ? cell.crop : undefined;
    if (cell.ground === 'forest' && !stable && crop === undefined) return;
    if (cell.ground === 'outside' || cell.ground === 'mountain' || cell.ground === 'furnished') return;
    if ('crop' in cell && cell.crop !== undefined) stated[name] = words(cell.ground, stable, cell.crop, cell.left);
    else if (cell.ground === 'rubyMine') stated[name] = words('rubyMine', cell.deep && 'deep');
    else if (cell.ground !== 'largePasture') stated[name] = words(cell.ground, stable);
    else if (index < cell.other) Object.assign(stated, largePasture(cells, index, cell.other));
  });
  return stated;
}

function largePasture(cells: Player['cells'], ...halves: [number, number]): Record<string, string> {
  const stabled = (index: number): boolean => {
    const cell = cells[index];
    return cell?.ground === 'largePasture' && cell.stable === true;
  };
  const sorted = halves.toSorted((a, b) => Number(stabled(b)) - Number(stabled(a)));
  const stables = sorted.filter(stabled).map(() => 'stable');
  return { [sorted.map(cellName).join(' ')]: words('largePasture', ...stables) };
}

function furnishingsOf({ cells, tiles }: Player): Record<string, string> {
  const stated: Record<string, string> = {};
  const left = cells.map((cell) => (cell.ground === 'furnished' ? cell : undefined));
  for (const tile of tiles.slice(1)) {
    // Of equal tiles, the one from the set-up came first.
    const index = left[FIRST_CAVERN]?.tile === tile ? FIRST_CAVERN : left.findIndex((cell) => cell?.tile === tile);
    const over = left[index]?.over;
    left[index] = undefined;
    stated[cellName(index)] = words(tile, over !== undefined && 'over', over);
  }
  return stated;
}

const seatOf = (player: Player): Seat => ({
  goods: Object.fromEntries(
    ALL_GOODS.flatMap((good) => (player.goods[good] === undefined ? [] : [[good, player.goods[good]]])),
  ),
  cells: cellsOf(player),
  furnishings: furnishingsOf(player),
  dwarfs: player.dwarfs.map((dwarf) => ({ ...dwarf })),
  begging: player.begging,
  passed: player.passed,
  memory: Object.fromEntries(Object.entries(player.memory).map(([id, rounds]) => [id, [...rounds]])),
});

const byRound = <T extends string>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.flatMap((entry, i) => (entry === 'none' ? [] : [[String(i + 1), entry]])));

/** The options with the folk of each seat, and the folks that lend their tiles. */
function foldedFolks({ options, players, folks }: State): Pick<PositionFile, 'options' | 'folkTiles'> {
  if (options.folks === undefined) return { options };
  const seats = players.map(({ folk }) => folk ?? 'dwarves');
  return {
    options: { ...options, folks: { ...options.folks, seats } },
    folkTiles: folks?.tilesOf.filter((id) => !seats.includes(id)) ?? [],
  };
}

/**
 * A state before the placing of a dwarf, as a position file describes it. `accumulates` says on which spaces goods can
 * lie at all.
 */
export function stated(state: State, accumulates: (space: Space) => boolean): PositionFile {
  const several = state.players.length > 1;
  return {
    players: state.players.length,
    ...foldedFolks(state),
    round: state.round,
    next: 'turn',
    turn: (state.turn?.seat ?? 0) + 1,
    startingPlayer: state.startingPlayer + 1,
    token: state.tokenHolder + 1,
    ...(several ? { cards: byRound(state.cards) } : {}),
    ...(several ? { markers: byRound(state.markers) as Record<string, 'leaf' | 'question'> } : {}),
    spaces: Object.fromEntries(state.spaces.filter(accumulates).map(({ id, goods }) => [id, { ...goods }])),
    seats: state.players.map(seatOf),
  };
}
