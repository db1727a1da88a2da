import { z } from 'zod';
import { looks } from '../render/games/index.ts';
import { emptyBands } from '../render/paint/bands.ts';
import { type GamePicture, lookOf } from '../render/paint/look.ts';
import { paint } from '../render/paint/paint.ts';
import type { Game } from '../src/engine/game.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';
import { game, json, runTool } from '../src/tools/command-line.ts';
import { faceIn, openSketchbook, picturesIn, playedAtRandom, positionIn, tableOf } from '../src/tools/sketches.ts';
import { percentile, rounded } from './figures.ts';
import { turnPosts } from './turn-posts.ts';

const PLAYERS = 4;
/** How many times to paint each picture once the code is warm. */
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

/**
 * Paints groups of pictures one after the other. Before each group, it may empty the cache of bands, so that everything
 * is drawn and compressed.
 */
function timed(groups: readonly (readonly GamePicture[])[], isFresh: boolean) {
  const whole: number[] = [];
  const layouts: number[] = [];
  let most = 0;
  for (const requests of groups) {
    if (isFresh) emptyBands();
    let painting = 0;
    let planning = 0;
    let bytes = 0;
    for (const request of requests) {
      const startedAt = performance.now();
      const { layout, sprite } = lookOf(looks, request.game);
      const picture = layout(request);
      const planned = performance.now();
      bytes += paint(picture, sprite).length;
      painting += performance.now() - startedAt;
      planning += planned - startedAt;
    }
    most = Math.max(most, bytes);
    whole.push(painting);
    layouts.push(planning);
  }
  return {
    warmMs: rounded(percentile(whole, 0.5), 2),
    p95Ms: rounded(percentile(whole, 0.95), 2),
    layoutMs: rounded(percentile(layouts, 0.5), 2),
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
  return { name: request.kind, coldMs, ...timed(new Array<GamePicture[]>(TIMES).fill([request]), true) };
}

/**
 * The cost of the posts of a game with this many players, in order: parts that earlier ones had are not painted again.
 */
async function turnsOf(rules: Game, players: number) {
  const posts = await turnPosts(rules, players);
  // Painted once, so that later paintings are warm.
  posts.flat().forEach(paintOne);
  emptyBands();
  const { warmMs, p95Ms, bytes } = timed(posts, false);
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
  const largest = await turnPosts(rules, max);
  const early = memoryAfter(50, largest);
  const total = { ...timed(largest, true), rssMb: memoryAfter(TURNS - 50, largest), rssMbAfter50Turns: early };
  const turns = [];
  for (let players = min; players <= max; players++) turns.push(await turnsOf(rules, players));
  if (json) console.log(JSON.stringify({ pictures, turns, total }));
  else for (const table of [pictures, turns, total]) console.table(table);
});
