import { type Features, together, topicsOf } from '../../../engine/features.ts';
import { meAt, sitesOf } from '../cave.ts';
import type { RuledState } from '../power.ts';
import { turnsAfterRound, turnsOf } from '../schedule.ts';
import { roomPoints, type ScoreKey, scores } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import { AIMS } from './aims.ts';
import { CHOOSING } from './choosing.ts';
import { about, type Seen, type Told, type Topic } from './feature.ts';
import { OWN_FEATURES } from './own.ts';
import { TABLE_FEATURES } from './table.ts';

/** The topics of the lines of a score. */
const LINES: Readonly<Record<ScoreKey, Topic>> = {
  rooms: 'rooms',
  gold: 'gold',
  eraOne: 'rooms',
  weapons: 'weapons',
  iron: 'goods',
  halfGold: 'gold',
};

const all: readonly Told[] = [...OWN_FEATURES, ...TABLE_FEATURES, ...about(undefined, [CHOOSING])];
const { names, write } = together(all);

/** A seat's remaining turns in this round after the current one. */
function turnsInRound(state: State, seat: number): number {
  if (state.phase !== 'work') return 0;
  const taken = state.taken.filter((each) => each.seat === seat).length;
  const choosing = state.turn?.seat === seat && state.turn.tile === '' ? 1 : 0;
  return Math.max(0, turnsOf(state) - taken - choosing);
}

function seenBy(at: RuledState, seat: number): Seen {
  const { state } = at;
  const mine = meAt(at, seat);
  const inRound = turnsInRound(state, seat);
  const inEra = inRound + (state.phase === 'work' ? turnsAfterRound(state) : 0);
  const all = turnsAfterRound({ ...state, round: 0 });
  return { ...mine, inRound, inEra, share: inEra / all, sites: sitesOf(mine.player, state.options.rulings) };
}

/** The maximum number of rounds in an era. */
const ROUNDS = 8;
/** The stages of a game: the rounds of a single era, of a first era, of a second, and others. */
const FIRST_OF_TWO = ROUNDS;
const SECOND = 2 * ROUNDS;
const BESIDES = 3 * ROUNDS;

function stageOf({ options: { mode }, phase, era, round }: State): number {
  if (phase !== 'work') return BESIDES;
  const first = era === 2 ? SECOND : mode === 'era1' ? 0 : FIRST_OF_TWO;
  return first + Math.max(0, round - 1);
}

/** Whether the rooms of the current first era count again in a second. */
const countAgain = ({ era, phase, options: { mode } }: State): boolean =>
  era === 1 && phase !== 'end' && (mode === 'open' || mode === 'era1+2');

/** The points of a seat, plus those that its rooms will bring again. */
function pointsOf({ state, player, seat }: { state: State; player: Player; seat: number }): number {
  const total = scores(state)[seat]?.total ?? 0;
  return countAgain(state) ? total + roomPoints(player) : total;
}

/** The features of Cave vs Cave. */
export const featuresWith = (positionOf: (state: State) => RuledState): Features<State> => ({
  names,
  stages: BESIDES + 1,
  stage: stageOf,
  read(state, seat, into) {
    const seen = seenBy(positionOf(state), seat);
    write(seen, into);
    return pointsOf({ state, player: seen.player, seat });
  },
  topics: { of: topicsOf(all), lines: LINES },
  margin: 3,
  aims: AIMS,
});
