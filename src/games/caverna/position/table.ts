import { NOT_FOR_TWO, SOLO_ORDER, STAGES } from '../actions/cards.ts';
import { answers, me, natureOf } from '../asking.ts';
import type { RuledState, Rules } from '../power.ts';
import { ROUNDS } from '../schedule.ts';
import type { Marker, Space, SpaceId, State } from '../state.ts';
import type { Complain, Referee } from './board.ts';
import type { StatedPosition } from './schema.ts';

/** The round that games with fewer than three players skip. */
const SKIPPED = 9;
const FIRST_MARKED = 6;

type Card = SpaceId | 'none';

/** The cards that a round may draw from. */
function stageOf(round: number, players: number): readonly Card[] {
  if (round <= 3) return STAGES.one;
  if (round === 4) return [STAGES.wish];
  if (round <= 6) return STAGES.two;
  if (round <= 9) return players > 2 ? STAGES.three : [...STAGES.three.filter((id) => id !== NOT_FOR_TWO), 'none'];
  return STAGES.four;
}

const roundOf = (key: string, complain: Complain): number | undefined => {
  const round = Number(key);
  if (Number.isInteger(round) && round >= 1 && round <= ROUNDS) return round;
  complain(`"${key}" is not a round: rounds are numbered 1 to ${ROUNDS}`);
  return undefined;
};

/** The card of each round: those that the position names, and the others in the rulebook's order. */
export function cardsOf({ players, cards }: StatedPosition, complain: Complain): Card[] {
  if (players === 1) {
    if (Object.keys(cards).length > 0) complain('cards: in a solo game their order is fixed');
    return [...SOLO_ORDER];
  }
  const dealt: (Card | undefined)[] = new Array(ROUNDS).fill(undefined);
  if (players === 2) dealt[SKIPPED - 1] = 'none';
  for (const [key, id] of Object.entries(cards)) {
    const round = roundOf(key, complain);
    if (round === undefined) continue;
    if (players === 2 && round === SKIPPED) complain('cards: round 9 is skipped with two players');
    else if (id === 'none' || !stageOf(round, players).includes(id)) {
      complain(`cards: "${id}" is not a card of the stage of round ${round}`);
    } else if (dealt.includes(id)) complain(`cards: "${id}" appears twice`);
    else dealt[round - 1] = id;
  }
  return dealt.map((card, i) => {
    if (card !== undefined) return card;
    const next = stageOf(i + 1, players).find((id) => id !== 'none' && !dealt.includes(id)) ?? 'none';
    dealt[i] = next;
    return next;
  });
}

/**
 * The harvest marker of each round: as the position says; of the remaining markers, first the leaves, then the question
 * marks.
 */
export function markersOf({ players, markers }: StatedPosition, complain: Complain): Marker[] {
  const placed: Marker[] = new Array<Marker>(ROUNDS).fill('none');
  if (players === 1) {
    if (Object.keys(markers).length > 0) complain('markers: a solo game has none');
    return placed;
  }
  for (const [key, marker] of Object.entries(markers)) {
    const round = roundOf(key, complain);
    if (round === undefined) continue;
    if (round < FIRST_MARKED || (players === 2 && round === SKIPPED)) complain(`markers: round ${round} has none`);
    else placed[round - 1] = marker;
  }
  const counts = { leaf: players === 2 ? 3 : 4, question: 3 };
  for (const kind of ['leaf', 'question'] as const) {
    const stated = placed.filter((marker) => marker === kind).length;
    if (stated > counts[kind]) complain(`markers: there are ${counts[kind]} of "${kind}", not ${stated}`);
    counts[kind] -= stated;
  }
  for (let i = FIRST_MARKED - 1; i < ROUNDS; i++) {
    if (placed[i] !== 'none' || (players === 2 && i === SKIPPED - 1)) continue;
    const kind = counts.leaf > 0 ? 'leaf' : 'question';
    placed[i] = kind;
    counts[kind]--;
  }
  return placed;
}

/** The spaces in play after the cards up to this round are revealed, without goods. */
function spacesInPlay(rules: Rules, cards: readonly Card[], round: number): Space[] {
  const revealed = cards.slice(0, round).filter((id) => id !== 'none');
  const flips = revealed.flatMap((id) => {
    const flip = rules.spaces[id]?.flips;
    return flip === undefined ? [] : [flip];
  });
  return [...rules.printed, ...revealed].map((id) => ({
    id: flips.find(([before]) => before === id)?.[1] ?? id,
    goods: {},
  }));
}

/** The spaces with their goods: from the position, or else what refills an empty one. */
export function spacesOf(
  position: StatedPosition,
  state: Pick<State, 'cards' | 'round' | 'players'>,
  { rules, complain }: Referee,
): Space[] {
  const spaces = spacesInPlay(rules, state.cards, state.round);
  const taken = new Set(state.players.flatMap(({ dwarfs }) => dwarfs.map(({ at }) => at)));
  for (const id of Object.keys(position.spaces)) {
    if (!spaces.some((space) => space.id === id)) complain(`spaces: "${id}" is not in play`);
    else if (rules.spaces[id]?.refill === undefined) complain(`spaces: there are never goods on "${id}"`);
  }
  return spaces.map(({ id }) => {
    const stated = position.spaces[id];
    if (stated !== undefined) {
      return { id, goods: Object.fromEntries(Object.entries(stated).filter(([, count]) => count !== undefined)) };
    }
    const refill = rules.spaces[id]?.refill;
    const filled =
      refill !== undefined && !taken.has(id) && position.next !== 'round' && state.round >= (refill.from ?? 0);
    return { id, goods: filled ? refill.empty : {} };
  });
}

/** Checks the places of the dwarfs: on spaces in play, one adult per space, newborns with an adult of their family. */
export function checkDwarfs(position: RuledState, complain: Complain): void {
  const { rules, state } = position;
  const adults = new Map<SpaceId, number>();
  const joins = (seat: number, id: SpaceId) => answers(me(position, seat), 'joins').some((may) => may(id));
  state.players.forEach(({ dwarfs }, seat) => {
    for (const dwarf of dwarfs) {
      const { at, newborn, weapon } = dwarf;
      const strongest = natureOf(me(position, seat), dwarf).strongest ?? weapon;
      if (weapon > strongest) complain(`seat ${seat + 1}: a weapon of strength ${weapon} is more than ${strongest}`);
      if (dwarf.goblin && rules.folks === undefined)
        complain(`seat ${seat + 1}: goblins exist only in games with folks`);
      if (newborn && weapon > 0) complain(`seat ${seat + 1}: a newborn dwarf has no weapon`);
      if (at === 'home') continue;
      if (!state.spaces.some(({ id }) => id === at)) {
        complain(
          at in rules.spaces
            ? `seat ${seat + 1}: the action space "${at}" is not in play`
            : `seat ${seat + 1}: there is no action space "${at}"`,
        );
      }
      if (newborn) {
        if (!dwarfs.some((other) => !other.newborn && other.at === at)) {
          complain(`seat ${seat + 1}: a newborn dwarf must be with an adult of its family, not alone on "${at}"`);
        }
      } else {
        const other = adults.get(at);
        const together = other !== undefined && other !== seat && (joins(seat, at) || joins(other, at));
        if (other !== undefined && !together) complain(`there are two dwarfs on "${at}"`);
        adults.set(at, seat);
      }
    }
  });
}
