import { expect, test } from 'vitest';
import type { Flow, Task } from '../../../src/engine/agenda.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { MODES } from '../../../src/games/cave-vs-cave/state.ts';
import { ACTION_TILES, FIELDS } from '../../../src/games/cave-vs-cave/tiles.ts';
import { caveVsCaveWorkbench } from '../../../src/games/cave-vs-cave/workbench.ts';
import { type Experience, randomPlayer } from '../../../src/players/random.ts';

const tables = MODES.flatMap((mode) =>
  (mode === 'quick' || mode === 'short' ? [2] : [1, 2]).map((seats) => ({ mode, seats })),
);
/** In so many games everything is used that there is. */
const GAMES = 4_000;
/** Games are played on behind that until this many, for what takes several things at once. */
const LEAST = 60;

/** What has been done in any game: moves by the action tile of the turn, and how many rooms were activated in a turn of it. */
const done = new Set<string>();

/** Plays a game to its end and notes what was done in it. */
function play({ mode, seats }: (typeof tables)[number], seed: string, experience: Experience) {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode }), seats, seed);
  const random = randomFrom(seed);
  const players = Array.from({ length: seats }, () => randomPlayer(random, experience));
  const chosen: Option[] = [];
  for (;;) {
    const [decision] = caveVsCave.decisions(state);
    const option = decision && players[decision.seat]?.(decision);
    if (decision === undefined || option === undefined) return { state, chosen };
    const { tile = '', activated = [] } = state.turn ?? {};
    done.add(`${tile} ${option.move}`);
    if (option.move === 'end') done.add(`${tile} activates ${activated.length}`);
    if (option.move.startsWith('activate')) done.add(option.move);
    chosen.push(option);
    caveVsCave.apply(state, decision.seat, option);
  }
}

test.each(tables)(
  'all rooms are furnished and all action tiles used in $mode with $seats',
  { timeout: 120_000 },
  (table) => {
    const experience: Experience = new Map();
    const unused = new Set<string>();
    for (let number = 0; number < GAMES && (number < LEAST || unused.size > 0); number++) {
      const { state, chosen } = play(table, `${table.mode} ${table.seats} ${number}`, experience);
      if (number === 0) {
        for (const [kind, { all }] of Object.entries(caveVsCaveWorkbench.parts(state)))
          for (const id of all) unused.add(`${kind} ${id}`);
      }
      for (const [kind, ids] of Object.entries(caveVsCaveWorkbench.used(state, chosen)))
        for (const id of ids) unused.delete(`${kind} ${id}`);
    }
    expect([...unused]).toEqual([]);
  },
);

/** The ways to gain or trade goods in a flow; those that take more of a good than anybody gathers by chance are left out. */
function waysIn(flow: Flow): string[] {
  const { flows = [], ways = [] } = flow as Task & { readonly flows?: readonly Flow[] } & Partial<GoodsTask>;
  const own = ways.filter(({ pay = {} }) => Object.values(pay).every((count) => count <= 3));
  return [
    ...own.map(({ pay, gain }) =>
      writeMove(pay === undefined ? { verb: 'take', goods: gain } : { verb: 'trade', pay, goods: gain }),
    ),
    ...flows.flatMap(waysIn),
  ];
}

test('every effect of every action tile and field has been used, and every number of rooms activated', () => {
  const effects = Object.entries(ACTION_TILES).flatMap(([tile, { effects }]) =>
    effects.flatMap(waysIn).map((move) => `${tile} ${move}`),
  );
  const fields = FIELDS.flatMap(({ effect }) => waysIn(effect));
  const numbers = { cultivation: [1], undermining: [1, 2, 3], expedition: [1, 2, 3, 4], weeklyMarket: [1, 2] };
  const activations = Object.entries(numbers).flatMap(([tile, counts]) =>
    counts.map((count) => `${tile} activates ${count}`),
  );
  const rooms = Object.entries(ROOM_TILES).flatMap(([id, room]) =>
    room.colour === 'orange' && room.effect !== undefined ? [`activate ${id}`] : [],
  );
  const anywhere = new Set([...done].map((each) => each.replace(/^\S* /, '')));
  expect([...effects, ...activations, ...rooms].filter((each) => !done.has(each))).toEqual([]);
  expect(fields.filter((move) => !anywhere.has(move))).toEqual([]);
});
