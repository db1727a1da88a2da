import { z } from 'zod';
import { PositionError } from '../../engine/workbench.ts';
import { ADDITIONAL, CAVERN_SIDES, type CavernSide, cellIndex, ROOMS } from './board.ts';
import { EMPTY, spotAt, wallPlaces } from './cave.ts';
import { beginEraTwo, closeEraOne } from './eras.ts';
import { GOODS, type Good, limitOf } from './goods.ts';
import { options } from './options.ts';
import { PRINTED_ROOM, ROOM_TILES, roomOf, tilesOfEra } from './rooms/index.ts';
import { OPEN_TILES, roundsOf, turnsOf } from './schedule.ts';
import { setUp } from './setup.ts';
import type { Era, Player, Spot, State } from './state.ts';
import { ACTION_TILES, FIELDS, faceUpTiles } from './tiles.ts';

const MOST_SEATS = 2;
const MOST_ROUNDS = 8;
const MOST_WALLS = 10;
const MOST_TURNS = 7;

const count = z.int({ error: 'must be a whole number' }).min(0, 'must not be negative').max(999, 'must be at most 999');
const seatNumber = z
  .int({ error: 'must be the number of a seat, counted from 1' })
  .min(1, 'seats are counted from 1')
  .max(MOST_SEATS, `there are at most ${MOST_SEATS} seats`);

const seat = z.strictObject({
  goods: z
    .strictObject(
      Object.fromEntries(GOODS.map((good) => [good, count.optional()])) as Record<Good, z.ZodOptional<typeof count>>,
    )
    .default({}),
  cave: z.record(z.string(), z.string()).default({}),
  walls: z.array(z.string()).max(MOST_WALLS).default([]),
  cavern: z.enum(Object.keys(CAVERN_SIDES) as [CavernSide, ...CavernSide[]]).optional(),
  eraOne: z.strictObject({ rooms: count, gold: count }).optional(),
});

/**
 * The schema of a position file (docs/positions.md); whatever the rules make impossible is refused when the position is
 * set up.
 */
const positionSchema = z.strictObject({
  players: z.int().min(1, 'must be at least 1').max(MOST_SEATS, `must be at most ${MOST_SEATS}`),
  options: options.prefault({}),
  era: z.union([z.literal(1), z.literal(2)]).default(1),
  round: z.int().min(1, 'must be at least 1').max(MOST_ROUNDS, `must be at most ${MOST_ROUNDS}`).default(1),
  turns: z.int().min(0).max(MOST_TURNS).default(0),
  turn: seatNumber.optional(),
  startingPlayer: seatNumber.default(1),
  row: z.array(z.string()).default([]),
  taken: z.record(z.string(), seatNumber).default({}),
  display: z.array(z.string()).optional(),
  pool: z.array(z.string()).optional(),
  wallsLeft: z.int().min(0).max(MOST_WALLS).optional(),
  seats: z.array(seat).max(MOST_SEATS).default([]),
});

/** The contents of a position file. */
export type PositionFile = z.input<typeof positionSchema>;
type Stated = z.output<typeof positionSchema>;

type Complain = (what: string) => void;

function read(value: unknown): Stated {
  const stated = positionSchema.safeParse(value);
  if (stated.success) return stated.data;
  const lines = stated.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || 'position'}: ${message}`,
  );
  throw new PositionError(lines.join('\n'));
}

/** A game at the start of the era of a position. */
function begun({ options: chosen, players, era, startingPlayer }: Stated, complain: Complain): State {
  const state = setUp(chosen, players, 'position');
  state.startingPlayer = startingPlayer - 1;
  if (era === 2 && state.era === 1) {
    if (state.phase !== 'draft') closeEraOne(state);
    if (state.setAside === undefined) complain('a game of this mode has no second era');
    else beginEraTwo(state);
  }
  state.phase = 'work';
  return state;
}

/** Sets up a seat of a position; face-down rooms are dealt afterwards. */
function seatPlayer(player: Player, stated: Stated['seats'][number], complain: Complain): void {
  for (const good of GOODS) {
    const number = stated.goods[good];
    if (number === undefined) continue;
    if (number > limitOf(good)) complain(`${good}: must be at most ${limitOf(good)}`);
    player.goods[good] = number;
  }
  if (stated.cavern !== undefined) {
    player.cavern = stated.cavern;
    player.cave[ADDITIONAL] = EMPTY;
  }
  for (const [name, what] of Object.entries(stated.cave)) {
    const cell = cellIndex(name);
    if (cell === undefined || spotAt(player, cell).is === 'none') complain(`there is no room "${name}" in this cave`);
    else if (what === 'empty') player.cave[cell] = EMPTY;
    else if (what === 'covered')
      player.cave[cell] = { is: 'covered', room: '', era: ROOMS[cell]?.part === 'eraTwo' ? 2 : 1 };
    else if (what in ROOM_TILES && what !== PRINTED_ROOM) player.cave[cell] = { is: 'furnished', room: what };
    else
      complain(
        `${name}: "${what}" is neither a room, nor empty, nor covered; rooms that are face down cannot be named`,
      );
  }
  if (stated.eraOne !== undefined) player.eraOne = stated.eraOne;
}

function buildWalls(state: State, { seats, wallsLeft }: Stated, complain: Complain): void {
  for (const [index, { walls }] of seats.entries()) {
    const player = state.players[index];
    for (const slot of walls) {
      if (player === undefined || ![...wallPlaces(player, state.options.rulings)].includes(slot)) {
        complain(`seat ${index + 1}: there cannot be a wall at "${slot}"`);
      } else {
        player.walls.push(slot);
        state.walls--;
      }
    }
  }
  if (wallsLeft !== undefined) state.walls = wallsLeft;
  if (state.walls < 0) complain('there are not that many walls');
}

/** The open rooms: in caves, for sale and in the pool; each at most once. */
function openRooms(state: State, complain: Complain): Set<string> {
  const open = new Set<string>();
  const furnished = state.players.flatMap(({ cave }) =>
    cave.flatMap((spot) => (spot.is === 'furnished' && spot.room !== PRINTED_ROOM ? [spot.room] : [])),
  );
  for (const room of [...furnished, ...state.display, ...state.pool]) {
    if (!(room in ROOM_TILES)) complain(`there is no room "${room}"`);
    else if (open.has(room)) complain(`there is only one "${room}", but it appears twice`);
    open.add(room);
  }
  return open;
}

/** Deals the face-down rooms; if too few are left, the last cells stay empty. */
function dealCovered(state: State, open: ReadonlySet<string>): void {
  const left: Record<Era, string[]> = { 1: [], 2: [] };
  for (const era of [1, 2] as const) left[era] = tilesOfEra(era, false).filter((room) => !open.has(room));
  for (const { cave } of state.players) {
    cave.forEach((spot, cell) => {
      if (spot.is === 'covered') cave[cell] = covered(spot.era, left[spot.era].pop());
    });
  }
  if (state.players.length === 1) for (const era of [1, 2] as const) if (era <= state.era) state.piles[era] = left[era];
}

const covered = (era: Era, room: string | undefined): Spot =>
  room === undefined ? EMPTY : { is: 'covered', room, era };

/** Puts the open action tiles in the order of a position, and gives the taken ones to their players. */
function layRow(state: State, { row, taken }: Stated, complain: Complain): void {
  for (const [index, tile] of row.entries()) {
    const at = state.row.indexOf(tile);
    const there = state.row[index];
    if (at < 0 || there === undefined) complain(`there is no action tile "${tile}" in this era`);
    else if (ACTION_TILES[tile]?.stage !== ACTION_TILES[there]?.stage)
      complain(`"${tile}" cannot be at that place in the row`);
    else [state.row[index], state.row[at]] = [tile, there];
  }
  for (const [tile, number] of Object.entries(taken)) {
    if (!faceUpTiles(state).includes(tile)) complain(`the action tile "${tile}" is not face up`);
    else state.taken.push({ tile, seat: number - 1 });
  }
}

/**
 * The state of a position.
 * @throws {PositionError} with a sentence for each mistake.
 */
export function stateFrom(value: unknown): State {
  const stated = read(value);
  const wrong: string[] = [];
  const complain: Complain = (what) => wrong.push(what);
  const state = begun(stated, complain);
  stated.seats.forEach((each, index) => {
    const player = state.players[index];
    if (player !== undefined) seatPlayer(player, each, (what) => complain(`seat ${index + 1}: ${what}`));
    else complain(`there is no seat ${index + 1}`);
  });
  const begins = state.display.filter(
    (room) => !state.players.some(({ cave }) => cave.some((s) => s.is === 'furnished' && s.room === room)),
  );
  state.display.splice(0, state.display.length, ...(stated.display ?? begins));
  const at: State = {
    ...state,
    pool: stated.pool ?? state.pool,
    cavernLeft: state.players.every(({ cavern }) => cavern === undefined),
  };
  const open = openRooms(at, complain);
  buildWalls(at, stated, complain);
  if (stated.round > roundsOf(at)) complain(`the era has ${roundsOf(at)} rounds`);
  at.round = stated.round;
  at.turns = stated.turns;
  at.shown = at.era === 1 ? OPEN_TILES + at.round : at.row.length - FIELDS.length + at.round;
  layRow(at, stated, complain);
  const turn = (stated.turn ?? stated.startingPlayer) - 1;
  if (turn >= at.players.length) complain(`there is no seat ${turn + 1}`);
  if (at.turns >= turnsOf(at) * at.players.length) complain(`after ${at.turns} turns, the round is over`);
  if (wrong.length > 0) throw new PositionError(wrong.join('\n'));
  at.display.sort((one, other) => roomOf(one).number - roomOf(other).number);
  dealCovered(at, open);
  at.turn = { seat: turn, tile: '', activated: [], dug: [] };
  at.players[turn]?.agenda.push({ do: 'end' }, { do: 'use' });
  return at;
}
