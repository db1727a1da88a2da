import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { GOODS, limitOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { ROOM_TILES, roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { Options, State } from '../../../src/games/cave-vs-cave/state.ts';
import { ACTION_TILES } from '../../../src/games/cave-vs-cave/tiles.ts';
import { caveVsCaveWorkbench } from '../../../src/games/cave-vs-cave/workbench.ts';
import { type Player, randomPlayer } from '../../../src/players/random.ts';
import { coveredIn, start, TABLES } from './scenario.ts';

/** The walls of a game before and after the start of the second era, by mode and players. */
const WALLS = { 1: 7, 2: 10, short: 5, solo: 7 } as const;

type Made = { readonly seat: number; readonly move: string };

/** Plays a random game to its end, looking at every state on the way. */
function played(mode: State['options']['mode'], seats: number, seed: string, look: (state: State) => void): Made[] {
  const state = start(mode, seats, seed);
  const random = randomFrom(seed);
  const players: Player[] = Array.from({ length: seats }, () => randomPlayer(random));
  const moves: Made[] = [];
  while (!caveVsCave.finished(state)) {
    look(state);
    const asked = caveVsCave.decisions(state);
    const decision = asked[random.below(asked.length)];
    const option = decision && players[decision.seat]?.(decision);
    if (decision === undefined || option === undefined) throw new Error('Nobody has a decision.');
    moves.push({ seat: decision.seat, move: option.move });
    caveVsCave.apply(state, decision.seat, option);
    if (moves.length > 3000) throw new Error('The game does not end.');
  }
  look(state);
  return moves;
}

/** All room tiles that are anywhere in a game. */
const tilesIn = ({ players, display, pool, piles, setAside }: State): string[] => [
  ...players.flatMap(({ cave }) => cave.flatMap((spot) => ('room' in spot ? [spot.room] : []))),
  ...[...display, ...pool, ...piles[1], ...piles[2], ...(setAside?.rooms ?? [])],
];

describe.each(TABLES)('$mode with $seats players', ({ mode, seats }) => {
  test.each(['a', 'b', 'c'])('a random game (seed %s) obeys the laws to its end', (seed) => {
    played(mode, seats, seed, (state) => {
      for (const { goods, cave, walls } of state.players) {
        for (const good of GOODS) {
          expect(goods[good]).toBeGreaterThanOrEqual(0);
          expect(goods[good]).toBeLessThanOrEqual(limitOf(good));
        }
        const rooms = cave.flatMap((spot) => (spot.is === 'furnished' ? [roomOf(spot.room).colour] : []));
        const orange = rooms.filter((colour) => colour === 'orange').length;
        if (mode !== 'short') expect(orange).toBeGreaterThan(rooms.length - orange);
        expect(new Set(walls).size).toBe(walls.length);
      }
      const tiles = tilesIn(state).filter((id) => id !== 'caveEntrance');
      expect(new Set(tiles).size).toBe(tiles.length);
      const built = state.players.reduce((sum, { walls, ownWalls }) => sum + walls.length + ownWalls, state.walls);
      expect(built).toBe(seats === 1 ? WALLS.solo : mode === 'short' ? WALLS.short : WALLS[state.era]);
      for (const { options } of caveVsCave.decisions(state)) expect(options.length).toBeGreaterThan(0);
    });
  });

  test('a state is plain data, a copy is independent, and the log replays byte for byte', () => {
    let last = '';
    const moves = played(mode, seats, 'replay', (state) => {
      last = JSON.stringify(state);
      expect(JSON.stringify(JSON.parse(last))).toBe(last);
      const copy = caveVsCave.clone(state);
      for (const { seat, options } of caveVsCave.decisions(copy).slice(0, 1)) {
        for (const option of options.slice(0, 3)) caveVsCave.apply(caveVsCave.clone(copy), seat, option);
      }
      expect(JSON.stringify(state)).toBe(last);
    });
    const again = start(mode, seats, 'replay');
    for (const { seat, move } of moves) caveVsCave.play(again, seat, move);
    expect(JSON.stringify(again)).toBe(last);
  });

  test('nobody’s view shows what is face down, and every option that turns something over says so', () => {
    played(mode, seats, 'hidden', (state) => {
      const hidden = [
        ...[...state.players.flatMap(coveredIn), ...state.piles[1], ...state.piles[2]],
        ...[...state.row.slice(state.shown), ...(state.setAside?.rooms ?? []), ...(state.setAside?.tiles ?? [])],
      ];
      const seen = JSON.stringify(caveVsCave.view(state, 0));
      for (const id of hidden) expect(seen).not.toContain(`"${id}"`);
      for (const { seat, options } of caveVsCave.decisions(state)) {
        const looked = options.filter(({ move }, index) => move !== 'end' && (index < 8 || move === 'done'));
        for (const option of looked) {
          const after = caveVsCave.clone(state);
          caveVsCave.apply(after, seat, option);
          const shown = after.display.filter((room) => !state.display.includes(room)).length;
          expect(option.reveals === true, option.move).toBe(shown > 0);
        }
      }
    });
  });

  test('every move is read and written as the same text', () => {
    for (const { move } of played(mode, seats, 'moves', () => {})) {
      const read = readMove(move);
      expect(read.verb).not.toBe('other');
      expect(writeMove(read)).toBe(move);
    }
  });
});

test('there are 25 rooms of the first era and 21 of the second', () => {
  const eras = Object.values(ROOM_TILES).map(({ era }) => era);
  expect([eras.filter((era) => era === 1).length, eras.filter((era) => era === 2).length]).toEqual([25, 21]);
  const points = (era: number) =>
    Object.values(ROOM_TILES).reduce((sum, room) => sum + (room.era === era ? room.points : 0), 0);
  expect([points(1), points(2)]).toEqual([137, 155]);
});

test.each<[Options['mode'], number, number, number]>([
  ['era1', 1, 24, 11],
  ['era1', 2, 24, 12],
  ['era1+2', 1, 45, 15],
  ['era1+2', 2, 45, 16],
  ['open', 2, 45, 16],
  ['quick', 2, 45, 15],
  ['short', 2, 21, 15],
])(
  '%s for %i: %i rooms can be furnished, and there are %i action tiles (001 pp. 9 to 13)',
  (mode, seats, rooms, tiles) => {
    const parts = caveVsCaveWorkbench.parts(start(mode, seats, 'parts'));
    expect([parts['rooms']?.all.length, parts['tiles']?.all.length]).toEqual([rooms, tiles]);
  },
);

test('there are sixteen action tiles, each once, and a game of both eras has them all (rulings X66)', () => {
  expect(Object.values(ACTION_TILES).map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  const { row, setAside } = start('era1+2', 2, 'tiles');
  expect([...row, ...(setAside?.tiles ?? [])].sort()).toEqual(Object.keys(ACTION_TILES).sort());
});
