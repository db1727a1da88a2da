import { describe, expect, test } from 'vitest';
import { caveVsCaveFace } from '../../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../../commands/games/cave-vs-cave/pictures.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import { type Random, randomFrom, shuffled } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { tilesOfEra } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { Era, Spot, State } from '../../../src/games/cave-vs-cave/state.ts';
import { backOf } from '../../../src/games/cave-vs-cave/tiles.ts';
import { catalogue } from '../../../src/messages/index.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { panelsIn, positionIn } from '../../../src/tools/sketches.ts';
import { walk } from '../walk.ts';
import { start, TABLES } from './scenario.ts';

/** Deals the face-down tiles again, so that only tiles with the same back change places. */
function dealtAnew(state: State, random: Random): State {
  const copy = caveVsCave.clone(state);
  for (const era of [1, 2] as const) {
    const faces = shuffled(hiddenRooms(copy, era), random);
    const next = () => faces.pop() ?? '';
    for (const { cave } of copy.players) cave.splice(0, cave.length, ...cave.map((spot) => laid(spot, era, next)));
    copy.piles[era] = copy.piles[era].map(next);
    if (era === 2 && copy.setAside !== undefined)
      copy.setAside = { ...copy.setAside, rooms: copy.setAside.rooms.map(next) };
  }
  const { row, shown, setAside } = copy;
  row.splice(shown, row.length, ...sameBacks(row.slice(shown), random));
  if (setAside === undefined) return copy;
  // Until the light rooms come, nobody knows which of them a solo game has removed.
  const light = copy.players.length === 1 ? shuffled(tilesOfEra(2, true), random).slice(0, 3) : setAside.light;
  copy.setAside = { ...setAside, light, tiles: sameBacks(setAside.tiles, random) };
  return copy;
}

const laid = (spot: Spot, era: Era, next: () => string): Spot =>
  spot.is === 'covered' && spot.era === era ? { ...spot, room: next() } : spot;

const hiddenRooms = ({ players, piles, setAside }: State, era: Era): string[] => [
  ...players.flatMap(({ cave }) =>
    cave.flatMap((spot) => (spot.is === 'covered' && spot.era === era ? [spot.room] : [])),
  ),
  ...piles[era],
  ...(era === 2 ? (setAside?.rooms ?? []) : []),
];

/** Action tiles in a different order, with the same backs. */
function sameBacks(tiles: readonly string[], random: Random): string[] {
  const left = shuffled([...tiles], random);
  return tiles.map((tile) => {
    const at = left.findIndex((other) => backOf(other) === backOf(tile));
    return left.splice(at, 1)[0] ?? tile;
  });
}

/** The requests to the painter, and their results. */
const asked: unknown[] = [];
const painter = {
  paint: async (request: unknown) => {
    asked.push(request);
    return { png: Buffer.alloc(0), width: 1, height: 1 };
  },
} as unknown as Painter;

const face = caveVsCaveFace(cavePictures(painter))(catalogue('en'));

/** Everything that a table shows and says in a state, to everybody and each seat, and what computers know about it. */
async function shown(state: State): Promise<string> {
  const seats = state.players.map((_, seat) => ({ userId: `${seat}`, name: `P${seat}`, colour: 'green' }));
  const game = { id: 'g', game: 'cave-vs-cave', seats, places: seats.length, status: 'running', terms: {} };
  const table = game as unknown as TableGame;
  const viewers = [...state.players.keys(), 'spectator' as const];
  const views = viewers.map((viewer) => caveVsCave.view(state, viewer));
  const seen = caveVsCave.view(state, 'spectator');
  const position = positionIn(caveVsCave as never, table, seen);
  const panels = panelsIn(position) as { readonly decision: (typeof position.awaited)[number]['decision'] }[];
  const told = panels.map((panel) => {
    const question = { state: seen, decision: panel.decision, seats: table.seats };
    const words = face.wording(question);
    return [face.question(question), face.ending?.(question), panel.decision.options.map(words.option)];
  });
  const pictures = [
    await face.tablePictures(position as never),
    await face.boardPictures({ game: table, state: seen }),
    await face.scorePicture(position as never),
    ...(await Promise.all(
      panels.map((panel) => face.panelPictures(panel as never, { branch: undefined, before: undefined })),
    )),
  ];
  const known = [
    ...[views, caveVsCave.decisions(state), caveVsCave.decisions(state, 'useful'), caveVsCave.decisions(seen)],
    ...[
      caveVsCave.score(state),
      caveVsCave.ranking(state),
      state.players.map((_, seat) => caveVsCave.built?.(state, seat)),
    ],
    ...state.players.map((_, seat) => [caveVsCave.outlook?.(seen, seat), caveVsCave.pass?.(state, seat)]),
    ...state.players.map((_, seat) => caveVsCave.ahead?.rehearse(state, seat)),
    ...[
      face.stage(seen),
      face.call(position as never),
      face.told({ turns: [], seatsAt: () => [], before: seen, after: seen } as never),
    ],
  ];
  return JSON.stringify([known, told, pictures, asked.splice(0)]);
}

describe.each(TABLES)('$mode with $seats players', ({ mode, seats }) => {
  test('no picture, text or question depends on what is face down', async () => {
    const state = start(mode, seats, `hidden ${mode}`);
    const random = randomFrom(`hidden ${mode}`);
    let differing = 0;
    for (const _ of walk(caveVsCave, state, mode)) {
      if (random.below(6) > 0) continue;
      const other = dealtAnew(state, random);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing++;
      expect(await shown(other)).toBe(await shown(state));
    }
    expect(differing).toBeGreaterThan(3);
  });

  test('the view of a view is the same, and what is hidden stays hidden', () => {
    const state = start(mode, seats, 'twice');
    const once = caveVsCave.view(state, 0);
    expect(caveVsCave.view(once, 'spectator')).toEqual(once);
  });
});
