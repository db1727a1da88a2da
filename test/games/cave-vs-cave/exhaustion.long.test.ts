import { describe, expect, test } from 'vitest';
import type { Option } from '../../../src/engine/decision.ts';
import { noNumbers } from '../../../src/engine/features.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { ROOMS, SLOTS } from '../../../src/games/cave-vs-cave/board.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { EDIBLE, ERA_ONE_GOODS, GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { Options, State } from '../../../src/games/cave-vs-cave/state.ts';
import { caveVsCaveWorkbench } from '../../../src/games/cave-vs-cave/workbench.ts';
import { foreseeable, tries } from '../../../src/players/beam.ts';
import { judgeOf } from '../../../src/players/judge.ts';
import { randomPlayer } from '../../../src/players/random.ts';

/** The ways to play, each with the number of rooms that can be furnished in it and of action tiles that can be taken (001 p. 9 to 13). */
const TABLES = [
  ['era1', 1, 24, 11],
  ['era1', 2, 24, 12],
  ['era1+2', 1, 45, 15],
  ['era1+2', 2, 45, 16],
  ['open', 2, 45, 16],
  ['quick', 2, 45, 15],
  ['short', 2, 21, 15],
] as const;
type Mode = Options['mode'];

const start = (mode: Mode, seats: number, seed: string): State =>
  caveVsCave.start(caveVsCave.options.parse({ mode }), seats, seed);

/** A choice about to be made. */
interface Step {
  readonly state: State;
  readonly seat: number;
  readonly option: Option;
}

type Look = (step: Step) => void;

/** Plays random games until nothing is missing, at most this many. */
function byChance(
  { mode, seats, most }: { mode: Mode; seats: number; most: number },
  look: Look,
  missing: () => number,
): void {
  const experience = new Map<string, number>();
  for (let number = 0; number < most && missing() > 0; number++) {
    const state = start(mode, seats, `chance ${number}`);
    const random = randomFrom(`chance ${number}`);
    const players = Array.from({ length: seats }, () => randomPlayer(random, experience));
    for (;;) {
      const [decision] = caveVsCave.decisions(state);
      const option = decision && players[decision.seat]?.(decision);
      if (decision === undefined || option === undefined) break;
      look({ state, seat: decision.seat, option });
      caveVsCave.apply(state, decision.seat, option);
    }
  }
}

const features = caveVsCave.features ?? expect.fail('Cave vs Cave has features.');
const list = noNumbers();

/** How much it counts to be close to the room, compared with the learned judgement. */
const EAGER = 3;
/** How much more it counts to have used the room. */
const USED = 4;

/** How close a position is to a room: the reward while learning to furnish it. */
function nearness(state: State, seat: number, room: string): number {
  const aim = features.aims[room] ?? expect.fail(`Nobody aims at ${room}.`);
  features.read(state, seat, list);
  let sum = 0;
  for (let k = 0; k < list.length; k++) {
    sum += (aim[features.names[list.place[k] ?? 0] ?? ''] ?? 0) * (list.value[k] ?? 0);
  }
  return state.turn?.activated.includes(room) === true ? sum + USED : sum;
}

/** Plays a game in which everybody aims for one room, and for using it. */
function towards(room: string, { mode, seats, seed }: { mode: Mode; seats: number; seed: string }, look: Look): void {
  const state = start(mode, seats, seed);
  const learned = judgeOf(caveVsCave);
  const judge = (at: State, seat: number): number => learned(at, seat) + EAGER * nearness(at, seat, room);
  for (;;) {
    const [decision] = caveVsCave.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const seen = caveVsCave.view(state, seat);
    const [best] = tries({ game: caveVsCave, seat, judge, breadth: { looks: 150, width: 1 } }, seen);
    for (const move of foreseeable(caveVsCave, { state: seen, seat }, best?.end.moves ?? [])) {
      const option = caveVsCave
        .decisions(state)
        .find((each) => each.seat === seat)
        ?.options.find((each) => each.move === move);
      if (option === undefined) throw new Error(`"${move}" is not offered.`);
      look({ state, seat, option });
      caveVsCave.apply(state, seat, option);
    }
  }
}

const GAMES = 150;
const DIRECTED = 12;

describe.each(TABLES)('%s for %i', (mode, seats, rooms, tiles) => {
  test(`all ${rooms} rooms are furnished and all ${tiles} action tiles taken`, () => {
    const parts = caveVsCaveWorkbench.parts(start(mode, seats, 'parts'));
    expect([parts['rooms']?.all.length, parts['tiles']?.all.length]).toEqual([rooms, tiles]);
    const missing = new Set([...(parts['rooms']?.all ?? []), ...(parts['tiles']?.all ?? [])]);
    const look: Look = ({ option }) => {
      const move = readMove(option.move);
      if (move.verb === 'use') missing.delete(move.tile);
      if (move.verb === 'furnish' || move.verb === 'draft') missing.delete(move.room);
    };
    byChance({ mode, seats, most: GAMES }, look, () => missing.size);
    // They aim for the rooms that take persistence.
    for (const room of [...missing].filter((id) => id in ROOM_TILES)) {
      for (let number = 0; missing.has(room) && number < DIRECTED; number++) {
        towards(room, { mode, seats, seed: `towards ${room} ${number}` }, look);
      }
    }
    expect([...missing], 'never used').toEqual([]);
  });
});

/** The exchanges of the action tiles of both eras and of the fields below them, in every possible way (001 p. 14). */
const EXCHANGES = [
  ...['trade wood 5 for gold 4', 'trade stone 5 for gold 4'],
  ...['trade gold 3 for donkey 1 weapon 4', 'trade gold 3 for wood 1 weapon 4'],
  ...['trade donkey 3 for food 6', 'trade gold 2 for food 6'],
  ...['trade ore 1 for iron 1', 'trade ore 3 for iron 2', 'trade ore 5 for iron 3', 'trade ore 7 for iron 4'],
  ...['trade iron 1 for weapon 1', 'trade iron 5 for weapon 5'],
  ...['take ore 3', 'take iron 1', 'take donkey 1', 'take weapon 2', 'take wood 1', 'take stone 1'],
];
const ACTIVE = Object.entries(ROOM_TILES).flatMap(([id, room]) =>
  room.colour === 'orange' && room.effect !== undefined ? [`activate ${id}`] : [],
);
/** How many rooms a tile activates, with and without the Equipment room. */
const ACTIVATIONS = [
  '1 with cultivation',
  '2 with undermining',
  '3 with undermining',
  '3 with expedition',
  '4 with expedition',
  '2 with weeklyMarket',
];
const GOALS = [
  ...EXCHANGES,
  ...ACTIVE,
  ...ACTIVATIONS,
  ...['before woodStoreroom', 'before ironTrader', 'before breedingCave', 'trade food 1 for gold 1'],
  ...EDIBLE.map((good) => `eat ${good}`),
  ...GOODS.map((good) => `leave ${good}`),
  ...ERA_ONE_GOODS.slice(0, 4).map((good) => `raise ${good}`),
  ...GOODS.filter((good) => good !== 'weapon').map((good) => `give ${good}`),
  ...ROOMS.filter(({ cell }) => cell !== 'd4' && cell !== 'x').map(({ cell }) => `excavate ${cell}`),
  ...SLOTS.filter(({ slot }) => !['c4outside', 'xnorth', 'xwest'].includes(slot)).map(({ slot }) => `wall ${slot}`),
  ...['pay food 2', 'breach', 'cavern corner', 'cavern niche', 'cover', 'go on', 'go home', 'done'],
];
const PLAIN_KINDS = ['breach', 'cover'];

test('every effect, exchange, place, activation and choice occurs', () => {
  const missing = new Set(GOALS);
  const look: Look = ({ state, option: { move } }) => {
    missing.delete(move);
    missing.delete(PLAIN_KINDS.find((kind) => move.startsWith(`${kind} `)) ?? '');
    const { turn } = state;
    if (turn !== undefined) missing.delete(`${turn.activated.length} with ${turn.tile}`);
  };
  for (const [mode, seats] of TABLES) byChance({ mode, seats, most: 60 }, look, () => missing.size);
  for (const room of Object.keys(ROOM_TILES)) {
    for (let number = 0; missing.has(`activate ${room}`) && number < DIRECTED; number++) {
      towards(room, { mode: 'era1+2', seats: 2, seed: `use ${room} ${number}` }, look);
    }
  }
  expect([...missing], 'never came about').toEqual([]);
});
