import { type Random, randomFrom, shuffled } from '../../engine/random.ts';
import { NOT_FOR_TWO, SOLO_ORDER, STAGES } from './actions/cards.ts';
import { rulesFor } from './catalogue.ts';
import { emptyBoard } from './cave.ts';
import { noGoods } from './goods.ts';
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

/** A player at the start of a game. */
export function newPlayer(food: number): Player {
  return {
    goods: { ...noGoods(), food },
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

/** The cards of rounds 1 to 12: shuffled within their stages (rulebook p. 3; solo p. 24). */
function dealCards(players: number, random: Random): (SpaceId | 'none')[] {
  if (players === 1) return [...SOLO_ORDER];
  const three = players > 2 ? STAGES.three : STAGES.three.filter((id) => id !== NOT_FOR_TWO);
  const cards: (SpaceId | 'none')[] = [
    ...shuffled(STAGES.one, random),
    STAGES.wish,
    ...shuffled(STAGES.two, random),
    ...shuffled(three, random),
  ];
  if (players === 2) cards.push('none');
  return [...cards, ...shuffled(STAGES.four, random)];
}

/** The harvest markers of rounds 6 to 12; with two players one leaf fewer and none on round 9 (rulebook p. 2). */
function dealMarkers(players: number, random: Random): Marker[] {
  const markers = new Array<Marker>(ROUNDS).fill('none');
  if (players === 1) return markers;
  const leaves = players === 2 ? GREEN_LEAVES - 1 : GREEN_LEAVES;
  const pile = shuffled<Marker>(
    [...Array<Marker>(leaves).fill('leaf'), ...Array<Marker>(QUESTION_MARKS).fill('question')],
    random,
  );
  for (let round = FIRST_MARKED; round <= ROUNDS; round++) {
    if (players > 2 || round !== SKIPPED) markers[round - 1] = pile.pop() ?? 'none';
  }
  return markers;
}

/** Sets a game up (rulebook p. 2 and 3): all chance is drawn here. */
export function setUp(options: Options, count: number, seed: string): State {
  const random = randomFrom(seed);
  const cards = dealCards(count, random);
  const markers = dealMarkers(count, random);
  const startingPlayer = random.below(count);
  const foodOf = (seat: number): number =>
    count === 1 ? SOLO_FOOD : (STARTING_FOOD[(seat - startingPlayer + count) % count] ?? STARTING_FOOD_LATER);
  const players = Array.from({ length: count }, (_, seat) => newPlayer(foodOf(seat)));
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
