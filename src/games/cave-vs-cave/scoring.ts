import type { Score, ScoreLine } from '../../engine/game.ts';
import { furnishedRooms } from './cave.ts';
import { roomOf } from './rooms/index.ts';
import type { Player, State } from './state.ts';

const HALF = 0.5;

/** The lines of a score. */
export type ScoreKey = 'rooms' | 'gold' | 'eraOne' | 'weapons' | 'iron' | 'halfGold';

interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

/** The points of the rooms in a cave. */
export const roomPoints = (player: Player): number =>
  furnishedRooms(player).reduce((sum, id) => sum + roomOf(id).points, 0);

/** Rooms and gold count in the first era (001 p. 6, Spielende). */
function eraOneLines(player: Player): Line[] {
  return [
    { key: 'rooms', points: roomPoints(player) },
    { key: 'gold', points: player.goods.gold },
  ];
}

/**
 * In the second era, all rooms count again. Each weapon is worth 1 point, each iron and each gold half a point, without
 * rounding. The result of the first era is added (001 p. 9).
 */
function eraTwoLines(player: Player): Line[] {
  const { goods, eraOne } = player;
  const before: Line[] = eraOne === undefined ? [] : [{ key: 'eraOne', points: eraOne.rooms + eraOne.gold }];
  return [
    ...before,
    { key: 'rooms', points: roomPoints(player) },
    { key: 'weapons', points: goods.weapon },
    { key: 'iron', points: goods.iron * HALF },
    { key: 'halfGold', points: goods.gold * HALF },
  ];
}

/** Every seat's score if the game ended now; in the draft, the points of the rooms laid so far. */
export function scores({ era, phase, players }: State): Score[] {
  return players.map((player, seat) => {
    const drafting = phase === 'draft' || phase === 'dealing';
    const lines: Line[] = drafting
      ? [{ key: 'rooms', points: roomPoints(player) }]
      : era === 1
        ? eraOneLines(player)
        : eraTwoLines(player);
    return { seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  });
}

/** The points of the rooms of a cave, the best one first. */
const roomsByPoints = (player: Player): number[] =>
  furnishedRooms(player)
    .map((id) => roomOf(id).points)
    .sort((one, other) => other - one);

/**
 * Which of two caves has the better best room or, if these are equal, the better second-best room, and so on; 0 if they
 * never differ (001 p. 6; rulings A171).
 */
function bySingleRooms(one: Player, other: Player): number {
  const mine = roomsByPoints(one);
  const theirs = roomsByPoints(other);
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const difference = (theirs[i] ?? 0) - (mine[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The place of every seat: by points, then by the best single rooms; equal seats share the win. */
export function ranking(state: State): number[] {
  const totals = scores(state);
  const compare = (one: number, other: number): number => {
    const difference = (totals[other]?.total ?? 0) - (totals[one]?.total ?? 0);
    const [a, b] = [state.players[one], state.players[other]];
    return difference !== 0 || a === undefined || b === undefined ? difference : bySingleRooms(a, b);
  };
  const seats = state.players.map((_, seat) => seat);
  return seats.map((seat) => 1 + seats.filter((other) => compare(seat, other) > 0).length);
}

/** The target of a solo game of the first era, and the points above which a result is outstanding (001 p. 9). */
const SOLO_GOAL = 50;
const SOLO_GREAT = 60;
/** The points in both eras that a solo game must exceed (001 p. 9; rulings A170). */
const SOLO_BOTH = 180;

/** Whether a finished solo game reached its target. */
export function soloResult({ era }: Pick<State, 'era'>, total: number): 'missed' | 'reached' | 'great' {
  if (era === 2) return total > SOLO_BOTH ? 'reached' : 'missed';
  if (total > SOLO_GREAT) return 'great';
  return total >= SOLO_GOAL ? 'reached' : 'missed';
}
