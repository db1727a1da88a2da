import { cellsOf } from './board.ts';
import { emptyCave } from './cave.ts';
import { forSale } from './display.ts';
import { ERA_TWO_GOODS, GOODS, limitOf } from './goods.ts';
import { ranking, roomPoints } from './scoring.ts';
import { coverCave } from './setup.ts';
import type { Player, State } from './state.ts';
import { ACTION_TILES } from './tiles.ts';

/** The additional walls of the second era for two players (001 pp. 7 and 9). */
const MORE_WALLS = 3;
/** Everybody's gold after the draft of the quick start (001 p. 11). */
const QUICK_GOLD = 3;

/** Notes what each player has at the end of the first era. */
export function closeEraOne({ players }: State): void {
  for (const player of players) player.eraOne = { rooms: roomPoints(player), gold: player.goods.gold };
}

/** Sets the goods of the Iron Age, and all goods at 0, to 1 (001 p. 7). */
function bringGoods({ goods }: Player): void {
  for (const good of ERA_TWO_GOODS) goods[good] = 1;
  for (const good of GOODS) if (goods[good] === 0) goods[good] = 1;
}

/** After a draft, sets all goods to 1; a player who drafted fewer points gets the difference in gold (001 p. 11). */
function bringGoodsAfterDraft({ players }: State): void {
  const points = players.map(roomPoints);
  const most = Math.max(...points);
  players.forEach(({ goods }, seat) => {
    for (const good of GOODS) goods[good] = 1;
    goods.gold = Math.min(limitOf('gold'), QUICK_GOLD + most - (points[seat] ?? 0));
  });
}

/**
 * Which players leave the free room of the new board free: all but the winner of the first era (001 p. 7; rulings
 * A125). After a draft the points decide, and then the starting player (001 p. 11).
 */
function leavesFree(state: State): boolean[] {
  const { players, options, startingPlayer } = state;
  if (players.length === 1) return [false];
  if (options.mode !== 'quick') {
    const places = ranking(state);
    const shared = places.filter((place) => place === 1).length > 1;
    return places.map((place) => shared || place > 1);
  }
  const points = players.map(roomPoints);
  const most = Math.max(...points);
  const leader = points.filter((each) => each === most).length > 1 ? startingPlayer : points.indexOf(most);
  return players.map((_, seat) => seat !== leader);
}

/** Lays the new boards next to the old ones, with face-down room tiles on them; returns the tiles left over. */
function layBoards(state: State, rooms: readonly string[]): string[] {
  const pile = [...rooms];
  const free = leavesFree(state);
  // If nobody has won, a tile is removed unseen: the last of the pile, which nobody gets (001 p. 7).
  state.players.forEach(({ cave }, seat) => {
    const both = emptyCave({ eraOne: true, eraTwo: true });
    for (const cell of cellsOf('eraTwo')) cave[cell] = both[cell] ?? { is: 'none' };
    coverCave(cave, pile, { part: 'eraTwo', leavesFree: free[seat] ?? true });
  });
  return pile;
}

/** Sets up the second era (001 pp. 7 and 9). */
export function beginEraTwo(state: State): void {
  const { setAside, players } = state;
  if (setAside === undefined) throw new Error('No second era has been prepared.');
  const drafted = state.phase === 'dealing' || state.phase === 'draft';
  const rest = layBoards(state, setAside.rooms);
  if (drafted) bringGoodsAfterDraft(state);
  else for (const player of players) bringGoods(player);
  state.era = 2;
  state.phase = 'work';
  state.round = 0;
  state.setAside = undefined;
  state.piles[2] = players.length === 1 ? rest : [];
  if (players.length > 1) state.walls += MORE_WALLS;
  for (const player of players) {
    state.walls += player.ownWalls;
    player.ownWalls = 0;
  }
  const kept = state.row.filter((tile) => !ACTION_TILES[tile]?.endsWithEra);
  state.row.splice(0, state.row.length, ...kept, ...setAside.tiles);
  state.shown = kept.length;
  forSale(state, ...setAside.light);
}

/** Donkeys bring as much ore as there are donkeys (001 p. 8; rulings A126). */
export function bringOre({ players }: State): void {
  for (const { goods } of players) goods.ore = Math.min(limitOf('ore'), goods.ore + goods.donkey);
}
