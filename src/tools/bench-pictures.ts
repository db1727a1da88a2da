import { parseArgs } from 'node:util';
import {
  actionBoard,
  homeBoard,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
} from '../../render/games/caverna/index.ts';
import { layout } from '../../render/games/caverna/layout/index.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import { cavernaSprite } from '../../render/games/caverna/sprites.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { draw, encode, paint } from '../../render/paint/paint.ts';
import { seatStyles } from '../../render/paint/theme.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { randomFrom } from '../engine/random.ts';
import { caverna } from '../games/caverna/game.ts';
import type { State } from '../games/caverna/state.ts';
import { catalogue } from '../messages/index.ts';
import { turnPosts } from './turn-posts.ts';

const PLAYERS = 4;
const COUNTS = [1, 2, 3, 4, 5, 6, 7];
/** How often each picture, and each turn, is painted warm. */
const TIMES = 40;
/** How many turns are painted while memory is watched. */
const TURNS = 500;

/** States of a random game, one for every thirty decisions. */
function randomStates(): State[] {
  const random = randomFrom('bench');
  const state = caverna.start(caverna.options.parse({}), PLAYERS, 'bench');
  const states = [caverna.clone(state)];
  for (let step = 1; ; step++) {
    const decision = caverna.decisions(state)[0];
    if (decision === undefined) return states;
    const busy = decision.options.filter(({ move, anytime }) => !anytime && !/^(?:done|pass|end)/.test(move));
    const among = busy.length > 0 ? busy : decision.options;
    const option = among[random.below(among.length)];
    if (option !== undefined) caverna.apply(state, decision.seat, option);
    if (step % 30 === 0) states.push(caverna.clone(state));
  }
}

const owners = ownersOf(seatStyles.slice(0, PLAYERS).map(({ name }) => ({ name, colour: name })));
const shownOf = (state: State): Shown => ({ state, owners, words: pictureWords(catalogue('en')) });

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Timed {
  readonly warmMs: number;
  readonly p95Ms: number;
  readonly encodeMs: number;
  readonly ratio: number;
  /** Of the largest. */
  readonly bytes: number;
}

/** Paints pictures again and again: layout, drawing and encoding, against encoding the same pixels alone. */
function timed(rounds: readonly (readonly PictureRequest[])[]): Timed {
  const whole: number[] = [];
  const alone: number[] = [];
  let most = 0;
  for (let i = 0; i < TIMES; i++) {
    let encoding = 0;
    let painting = 0;
    let bytes = 0;
    for (const request of rounds[i % rounds.length] ?? []) {
      const begun = performance.now();
      const picture = layout(request);
      draw(picture, cavernaSprite);
      const drawn = performance.now();
      bytes += encode(picture.width, picture.height).length;
      const done = performance.now();
      painting += done - begun;
      encoding += done - drawn;
    }
    most = Math.max(most, bytes);
    whole.push(painting);
    alone.push(encoding);
  }
  whole.sort((a, b) => a - b);
  alone.sort((a, b) => a - b);
  const [warmMs, encodeMs] = [at(whole, 0.5), at(alone, 0.5)];
  return {
    warmMs: rounded(warmMs),
    p95Ms: rounded(at(whole, 0.95)),
    encodeMs: rounded(encodeMs),
    ratio: rounded(warmMs / encodeMs),
    bytes: most,
  };
}

function single(name: string, request: PictureRequest) {
  const begun = performance.now();
  paint(layout(request), cavernaSprite);
  const coldMs = rounded(performance.now() - begun);
  return { name, coldMs, ...timed([[request]]) };
}

/** Some of the posts, from the whole of a game: as many as are painted. */
function spread(posts: readonly (readonly PictureRequest[])[]): (readonly PictureRequest[])[] {
  return Array.from({ length: TIMES }, (_, i) => posts[Math.floor(((i + 1) * posts.length) / TIMES) - 1] ?? []);
}

/** What the posts of a game of so many players take. */
async function turnsOf(players: number) {
  const posts = await turnPosts(players);
  // Painted once, so that what follows is warm.
  const rounds = spread(posts);
  for (const request of rounds.flat()) paint(layout(request), cavernaSprite);
  const { warmMs, p95Ms, bytes } = timed(rounds);
  return { players, pictures: Math.max(...posts.map(({ length }) => length)), bytes, warmMs, p95Ms };
}

/** The memory of the process in MB after so many posts. */
function memoryAfter(turns: number, posts: readonly (readonly PictureRequest[])[]): number {
  for (let i = 0; i < turns; i++)
    for (const request of posts[i % posts.length] ?? []) paint(layout(request), cavernaSprite);
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 1e6);
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const states = randomStates();
const middle = states[Math.floor(states.length / 2)] as State;
const shown = shownOf(middle);
const pictures = [
  single('actions', { kind: 'actions', input: actionBoard(shown) }),
  single('home', { kind: 'home', input: homeBoard(shown, 0) }),
  ...supplySheets(shown, { title: 'Furnishing tiles' }).map((input) => single('supply', { kind: 'supply', input })),
  single('loot', { kind: 'loot', input: lootBoard(shown, { title: 'Expeditions' }) }),
  single('score', { kind: 'score', input: scoreSheet(shown, 'Score') }),
];
const largest = spread(await turnPosts(Math.max(...COUNTS)));
const early = memoryAfter(50, largest);
const total = { ...timed(largest), rssMb: memoryAfter(TURNS - 50, largest), rssMbAfter50Turns: early };
const turns = [];
for (const players of COUNTS) turns.push(await turnsOf(players));
if (values.json) console.log(JSON.stringify({ pictures, turns, total }));
else {
  console.table(pictures);
  console.table(turns);
  console.table(total);
}
