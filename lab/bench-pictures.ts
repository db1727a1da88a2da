import { z } from 'zod';
import { looks } from '../render/games/index.ts';
import { type GamePicture, lookOf } from '../render/paint/look.ts';
import { draw, encode, paint } from '../render/paint/paint.ts';
import type { Game } from '../src/engine/game.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';
import { game, json, runTool } from '../src/tools/command-line.ts';
import { faceIn, openSketchbook, picturesIn, playedAtRandom, positionIn, tableOf } from '../src/tools/sketches.ts';
import { percentile, rounded } from './figures.ts';
import { turnPosts } from './turn-posts.ts';

const PLAYERS = 4;
/** How many times to paint each picture and each turn once the code is warm. */
const TIMES = 40;
/** How many turns to paint while watching the memory. */
const TURNS = 500;

/** One picture of every kind that a random game shows: the first of its kind in the second half of the game. */
async function oneOfEach(rules: Game): Promise<Map<string, GamePicture>> {
  const { faces, requests } = openSketchbook();
  const players = Math.min(rules.seats.max, PLAYERS);
  const table = tableOf(rules, SEAT_COLOURS.slice(0, players));
  const face = faceIn(faces, rules);
  const length = [...playedAtRandom(rules, players, 'bench')].length;
  const found = new Map<string, GamePicture>();
  for (const { entry, state } of playedAtRandom(rules, players, 'bench')) {
    if (entry < length / 2) continue;
    await picturesIn(face, positionIn(rules, table, state));
    for (const request of requests()) if (!found.has(request.kind)) found.set(request.kind, request);
  }
  return found;
}

/** Paints pictures again and again: layout, drawing and encoding, against only encoding the same pixels. */
function timed(rounds: readonly (readonly GamePicture[])[]) {
  const whole: number[] = [];
  const alone: number[] = [];
  let most = 0;
  for (let i = 0; i < TIMES; i++) {
    let encoding = 0;
    let painting = 0;
    let bytes = 0;
    for (const request of rounds[i % rounds.length] ?? []) {
      const startedAt = performance.now();
      const { layout, sprite } = lookOf(looks, request.game);
      const picture = layout(request);
      draw(picture, sprite);
      const drawn = performance.now();
      bytes += encode(picture.width, picture.height).length;
      const done = performance.now();
      painting += done - startedAt;
      encoding += done - drawn;
    }
    most = Math.max(most, bytes);
    whole.push(painting);
    alone.push(encoding);
  }
  const [warmMs, encodeMs] = [percentile(whole, 0.5), percentile(alone, 0.5)];
  return {
    warmMs: rounded(warmMs, 2),
    p95Ms: rounded(percentile(whole, 0.95), 2),
    encodeMs: rounded(encodeMs, 2),
    ratio: rounded(warmMs / encodeMs, 2),
    /** The size of the largest PNG. */
    bytes: most,
  };
}

function paintOne(request: GamePicture): void {
  const { layout, sprite } = lookOf(looks, request.game);
  paint(layout(request), sprite);
}

function single(request: GamePicture) {
  const startedAt = performance.now();
  paintOne(request);
  const coldMs = rounded(performance.now() - startedAt, 2);
  return { name: request.kind, coldMs, ...timed([[request]]) };
}

/** The posts to paint, spread over a whole game. */
function spread(posts: readonly (readonly GamePicture[])[]): (readonly GamePicture[])[] {
  return Array.from({ length: TIMES }, (_, i) => posts[Math.floor(((i + 1) * posts.length) / TIMES) - 1] ?? []);
}

/** The cost of the posts of a game with this many players. */
async function turnsOf(rules: Game, players: number) {
  const posts = await turnPosts(rules, players);
  // Painted once, so that later paintings are warm.
  const rounds = spread(posts);
  rounds.flat().forEach(paintOne);
  const { warmMs, p95Ms, bytes } = timed(rounds);
  return { players, pictures: Math.max(...posts.map(({ length }) => length)), bytes, warmMs, p95Ms };
}

/** The memory of the process in MB after this many posts. */
function memoryAfter(turns: number, posts: readonly (readonly GamePicture[])[]): number {
  for (let i = 0; i < turns; i++) posts[i % posts.length]?.forEach(paintOne);
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 1e6);
}

const usage = 'npm run -s bench:pictures -- [--game ID] [--json]';

await runTool({ usage, options: z.object({ game, json }) }, async ({ game: rules, json }) => {
  const { min, max } = rules.seats;
  const pictures = [...(await oneOfEach(rules)).values()].map(single);
  const largest = spread(await turnPosts(rules, max));
  const early = memoryAfter(50, largest);
  const total = { ...timed(largest), rssMb: memoryAfter(TURNS - 50, largest), rssMbAfter50Turns: early };
  const turns = [];
  for (let players = min; players <= max; players++) turns.push(await turnsOf(rules, players));
  if (json) console.log(JSON.stringify({ pictures, turns, total }));
  else for (const table of [pictures, turns, total]) console.table(table);
});
