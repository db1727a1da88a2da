import { type Random, randomFrom, shuffled } from '../../engine/random.ts';
import { NOT_FOR_TWO, SOLO_ORDER, STAGES } from './actions/cards.ts';
import { rulesFor } from './catalogue.ts';
import { emptyBoard } from './cave.ts';
import { noFolkGoods, noGoods } from './goods.ts';
import { ROUNDS } from './schedule.ts';
import type { Marker, Options, Player, SpaceId, State } from './state.ts';

/** Food by place in the turn order, counted from the starting player (rulebook p. 2). */
const STARTING_FOOD = [1, 1, 2];
const STARTING_FOOD_LATER = 3;
const SOLO_FOOD = 2;
/** The skipped round of games with fewer than three players. */
const SKIPPED = 9;
/** The first round with a harvest marker. */
const FIRST_MARKED = 6;
const GREEN_LEAVES = 4;
const QUESTION_MARKS = 3;

/** A player at the start of a game, with or without forgotten folks. */
export function newPlayer(food: number, withFolks = false): Player {
  return {
    goods: { ...(withFolks ? noFolkGoods() : noGoods()), food },
    begging: 0,
    dwarfs: [
      { weapon: 0, at: 'home', newborn: false },
      { weapon: 0, at: 'home', newborn: false },
    ],
    cells: emptyBoard(),
    tiles: ['entryLevelDwelling'],
    memory: {},
    passed: false,
    decided: false,
    agenda: [],
  };
}

/** The cards of rounds 1 to 12 by stage, shuffled within each stage (rulebook p. 3). */
function stagesOf(players: number): readonly (readonly (SpaceId | 'none')[])[] {
  const three = players > 2 ? STAGES.three : STAGES.three.filter((id) => id !== NOT_FOR_TWO);
  return [STAGES.one, [STAGES.wish], STAGES.two, three, players === 2 ? ['none'] : [], STAGES.four];
}

/** The cards of rounds 1 to 12 (rulebook p. 3; solo p. 24). */
function dealCards(players: number, random: Random): (SpaceId | 'none')[] {
  if (players === 1) return [...SOLO_ORDER];
  return stagesOf(players).flatMap((stage) => (stage.length > 1 ? shuffled(stage, random) : stage));
}

/** The harvest markers of a game; one leaf fewer with two players (rulebook p. 2). */
function markersOf(players: number): Marker[] {
  const leaves = players === 2 ? GREEN_LEAVES - 1 : GREEN_LEAVES;
  return [...Array<Marker>(leaves).fill('leaf'), ...Array<Marker>(QUESTION_MARKS).fill('question')];
}

/** The harvest markers of rounds 6 to 12; with two players none on round 9 (rulebook p. 2). */
function dealMarkers(players: number, random: Random): Marker[] {
  const markers = new Array<Marker>(ROUNDS).fill('none');
  if (players === 1) return markers;
  const pile = shuffled(markersOf(players), random);
  for (let round = FIRST_MARKED; round <= ROUNDS; round++) {
    if (players > 2 || round !== SKIPPED) markers[round - 1] = pile.pop() ?? 'none';
  }
  return markers;
}

/** Sets up a game, with all its random draws (rulebook pp. 2 and 3). */
export function setUp(options: Options, count: number, seed: string): State {
  const random = randomFrom(seed);
  const cards = dealCards(count, random);
  const markers = dealMarkers(count, random);
  const startingPlayer = random.below(count);
  const foodOf = (seat: number): number =>
    count === 1 ? SOLO_FOOD : (STARTING_FOOD[(seat - startingPlayer + count) % count] ?? STARTING_FOOD_LATER);
  const players = Array.from({ length: count }, (_, seat) => newPlayer(foodOf(seat), options.folks !== undefined));
  return {
    options,
    round: 0,
    phase: 'reveal',
    startingPlayer,
    tokenHolder: startingPlayer,
    cards,
    markers,
    markersShown: 0,
    spaces: rulesFor({ options, players }).printed.map((id) => ({ id, goods: {} })),
    players,
    turn: undefined,
    agenda: [{ do: 'round' }],
    step: 0,
  };
}

/** The things in a pile that are not among the open ones. */
function withoutOpen<Thing>(pile: readonly Thing[], open: readonly Thing[]): Thing[] {
  const left = [...pile];
  for (const one of open) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Replaces the face-down cards and markers of a view, in place, by possible ones. */
export function dealHidden(seen: State, random: Random): State {
  const {
    cards,
    markers,
    players: { length },
  } = seen;
  let from = 0;
  for (const stage of stagesOf(length)) {
    const open = cards.slice(from, from + stage.length);
    const left = shuffled(withoutOpen<(typeof cards)[number]>(stage, open), random);
    for (let at = from; at < from + stage.length; at++) if (cards[at] === 'hidden') cards[at] = left.pop() ?? 'none';
    from += stage.length;
  }
  const left = shuffled(withoutOpen(markersOf(length), markers), random);
  for (let at = 0; at < markers.length; at++) if (markers[at] === 'hidden') markers[at] = left.pop() ?? 'none';
  return seen;
}
