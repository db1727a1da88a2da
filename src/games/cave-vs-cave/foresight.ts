import { type Random, shuffled } from '../../engine/random.ts';
import { furnishedRooms } from './cave.ts';
import { tilesOfEra } from './rooms/index.ts';
import type { Era, State } from './state.ts';
import { ACTION_TILES, backOf } from './tiles.ts';

/** Draws the unseen rooms of an era one by one: they lie in caves and piles, or are out of the game. */
function unseenRooms({ display, pool, players }: State, era: Era, random: Random): () => string {
  const seen = new Set([...display, ...pool, ...players.flatMap(furnishedRooms)]);
  const unseen = tilesOfEra(era, false).filter((room) => !seen.has(room));
  const left = shuffled(unseen, random);
  return () => left.pop() ?? '';
}

/** Replaces the backs of face-down action tiles with possible tiles. */
function turnedUp(tiles: readonly string[], hidden: string[]): string[] {
  return tiles.map((tile) => {
    const at = tile in ACTION_TILES ? -1 : hidden.findIndex((other) => backOf(other) === tile);
    return hidden.splice(at, at < 0 ? 0 : 1)[0] ?? tile;
  });
}

/**
 * Deals a view's face-down pieces again, in place: rooms by their eras, action tiles by their backs. In a draft, each
 * turn then draws a room from the pile.
 */
export function deal(state: State, random: Random): void {
  const { row, setAside, players, piles } = state;
  const unknown = Object.keys(ACTION_TILES).filter((tile) => !row.includes(tile));
  const hidden = shuffled(unknown, random);
  const room = { 1: unseenRooms(state, 1, random), 2: unseenRooms(state, 2, random) } as const;
  row.splice(0, row.length, ...turnedUp(row, hidden));
  for (const { cave } of players) {
    for (const [cell, spot] of cave.entries())
      if (spot.is === 'covered') cave[cell] = { ...spot, room: room[spot.era]() };
  }
  for (const era of [1, 2] as const) piles[era] = piles[era].map(room[era]);
  if (setAside === undefined) return;
  // In a solo game, nobody knows which of the light rooms are out of the game before the others appear.
  const light = players.length > 1 ? setAside.light : shuffled(tilesOfEra(2, true), random);
  state.setAside = {
    rooms: setAside.rooms.map(room[2]),
    light: light.slice(0, setAside.light.length),
    tiles: turnedUp(setAside.tiles, hidden),
  };
}

/** How many turns ahead a solo player should look; against an opponent, looking ahead did not pay off. */
const TURNS = 6;

/** How many upcoming turns are worth foreseeing (`Game.foresight`). */
export const foresight = ({ phase, players }: State): number => (phase === 'work' && players.length === 1 ? TURNS : 0);
