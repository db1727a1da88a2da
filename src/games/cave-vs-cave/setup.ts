import { type Random, randomFrom, shuffled } from '../../engine/random.ts';
import { cellsOf, FREE_ROOM } from './board.ts';
import { emptyCave } from './cave.ts';
import { type Bundle, ERA_ONE_GOODS, GOODS, goodsOf } from './goods.ts';
import { POOL_ALWAYS, tilesOfEra } from './rooms/index.ts';
import { OPEN_TILES } from './schedule.ts';
import type { Era, Options, Player, Spot, State } from './state.ts';
import { ACTION_TILES } from './tiles.ts';

/** Walls in the common supply (001 pp. 2 and 13), and walls of each player in the draft (001 p. 10). */
const WALLS = 7;
const SHORT_WALLS = 5;
const DRAFT_WALLS = 3;
/** Gold at the start of the short game (001 p. 12). */
const SHORT_GOLD = 3;
/** Light rooms that a solo game removes (001 p. 9). */
const SOLO_REMOVES = 3;
/** Random rooms in the short game's pool (001 p. 12). */
const POOL_RANDOM = 3;

/** The rooms for sale from the start of an era (001 pp. 2, 7 and 9). */
function lightRooms(era: Era, seats: number, random: Random): string[] {
  const light = tilesOfEra(era, true);
  if (seats > 1) return light;
  const removed = shuffled(light, random).slice(0, SOLO_REMOVES);
  return light.filter((id) => !removed.includes(id));
}

interface Row {
  readonly row: string[];
  readonly setAside: string[];
}

/** The action tiles: shuffled within their stages (001 pp. 2, 7, 9 and 11). */
function dealTiles({ mode }: Options, seats: number, random: Random): Row {
  const ofStage = (era: Era, stage: number | undefined): string[] =>
    Object.entries(ACTION_TILES).flatMap(([id, tile]) =>
      tile.era === era && tile.stage === stage && (seats > 1 || !tile.forTwo) ? [id] : [],
    );
  const setAside = shuffled(ofStage(2, 4), random);
  const isShortened = mode === 'quick' || mode === 'short';
  const last = ofStage(1, 4).filter((id) => !isShortened || !ACTION_TILES[id]?.endsWithEra);
  const staged = [ofStage(1, 2), ofStage(1, 3), last].flatMap((stage) =>
    isShortened ? stage : shuffled(stage, random),
  );
  return { row: [...ofStage(1, undefined), ...staged], setAside };
}

/** Which board to cover, and whether its free room stays free. */
interface Covering {
  readonly part: 'eraOne' | 'eraTwo';
  readonly leavesFree: boolean;
}

/** A cave at the start: face-down room tiles on all its rooms except the free ones, in the order of the pile. */
export function coverCave(cave: Spot[], pile: string[], { part, leavesFree }: Covering): void {
  const era: Era = part === 'eraOne' ? 1 : 2;
  for (const cell of cellsOf(part)) {
    if (cave[cell]?.is !== 'empty' || (leavesFree && cell === FREE_ROOM[part])) continue;
    const room = pile.pop();
    if (room !== undefined) cave[cell] = { is: 'covered', room, era };
  }
}

function newPlayer(goods: Bundle, cave: Spot[]): Player {
  return { goods: goodsOf(goods), cave, walls: [], ownWalls: 0, out: false, agenda: [] };
}

const oneOf = (goods: readonly (typeof GOODS)[number][]): Bundle => Object.fromEntries(goods.map((good) => [good, 1]));

/** What the modes set up differently. */
type Opening = Pick<State, 'era' | 'phase' | 'display' | 'pool' | 'piles' | 'walls'> & { readonly players: Player[] };

/** The first era, for two or solo (001 pp. 2, 3 and 9). */
function openEraOne(seats: number, random: Random): Opening {
  const pile = shuffled(tilesOfEra(1, false), random);
  const players = Array.from({ length: seats }, () => {
    const cave = emptyCave({ eraOne: true, eraTwo: false });
    coverCave(cave, pile, { part: 'eraOne', leavesFree: true });
    return newPlayer(oneOf(ERA_ONE_GOODS), cave);
  });
  const display = lightRooms(1, seats, random);
  return { era: 1, phase: 'work', display, pool: [], piles: { 1: pile, 2: [] }, walls: WALLS, players };
}

/** The draft of the quick start (001 p. 10). */
function openDraft(seats: number, random: Random): Opening {
  const pile = shuffled(tilesOfEra(1, false), random);
  const players = Array.from({ length: seats }, () => ({
    ...newPlayer({}, emptyCave({ eraOne: true, eraTwo: false })),
    ownWalls: DRAFT_WALLS,
  }));
  const display = tilesOfEra(1, true);
  const walls = WALLS - DRAFT_WALLS * seats;
  return { era: 1, phase: 'draft', display, pool: [], piles: { 1: pile, 2: [] }, walls, players };
}

/** The short game: only the second era (001 pp. 12 and 13). */
function openShort(seats: number, random: Random): Opening {
  const others = [...tilesOfEra(1, true), ...tilesOfEra(1, false)].filter(
    (id) => !(POOL_ALWAYS as readonly string[]).includes(id),
  );
  const pool = [...POOL_ALWAYS, ...shuffled(others, random).slice(0, POOL_RANDOM)];
  // One tile is put back unseen: the last one, which nobody draws.
  const pile = shuffled(tilesOfEra(2, false), random);
  const players = Array.from({ length: seats }, () => {
    const cave = emptyCave({ eraOne: false, eraTwo: true });
    coverCave(cave, pile, { part: 'eraTwo', leavesFree: true });
    return newPlayer({ ...oneOf(GOODS), gold: SHORT_GOLD }, cave);
  });
  const display = tilesOfEra(2, true);
  return { era: 2, phase: 'work', display, pool, piles: { 1: [], 2: [] }, walls: SHORT_WALLS, players };
}

function openingOf({ mode }: Options, seats: number, random: Random): Opening {
  if (mode === 'quick') return openDraft(seats, random);
  return mode === 'short' ? openShort(seats, random) : openEraOne(seats, random);
}

/** Sets up a game, with all its random draws. */
export function setUp(options: Options, seats: number, seed: string): State {
  const random = randomFrom(seed);
  const opening = openingOf(options, seats, random);
  const { row, setAside } = dealTiles(options, seats, random);
  const short = options.mode === 'short';
  return {
    ...opening,
    options,
    round: 0,
    turns: 0,
    startingPlayer: random.below(seats),
    row: short ? [...row, ...setAside] : row,
    shown: options.mode === 'quick' || short ? row.length : OPEN_TILES,
    taken: [],
    setAside:
      short || options.mode === 'era1'
        ? undefined
        : { rooms: shuffled(tilesOfEra(2, false), random), light: lightRooms(2, seats, random), tiles: setAside },
    cavernLeft: true,
    turn: undefined,
    step: 0,
  };
}
