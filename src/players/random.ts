import { type Decision, DONE, type Option } from '../engine/decision.ts';
import type { Random } from '../engine/random.ts';

/** Chooses one of the options of a decision. */
export type Player = (decision: Decision) => Option;

/** The share of decisions with exchanges in which a player makes one, on average: some players are thriftier. */
const EXCHANGES = 0.1;
/** How much more a player can like one topic than another, as a power of e. */
const TASTE = 4;
/** How much likelier a move that nobody has made yet is than a common one. */
const CURIOSITY = 20;

/** How likely it is to make moves that give something up, and to decline the rest of an action. */
const FORGOING = { turns: 0.01, points: 0.2 };
const DECLINING = 0.1;

/** The sum of the numbers in a move: among moves that differ only in a number, greater ones are likelier. */
const sizeOf = (move: string): number =>
  (move.match(/(?<= )\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);

/** The topic of a move: its words without numbers and without names of cells, such as `lay meadow field`. */
const topicOf = (move: string): string => move.replace(/ (\d+|[a-z]\d)\b/g, '');

interface Read {
  readonly topic: string;
  /** How likely the move is apart from taste, if it gives nothing up. */
  readonly size: number;
}

// A game has few different moves and repeats them.
const known = new Map<string, Read>();

function read(move: string): Read {
  const before = known.get(move);
  if (before !== undefined) return before;
  const found = { topic: topicOf(move), size: 1 + sizeOf(move) };
  known.set(move, found);
  return found;
}

/** How likely an option is apart from taste. */
function likely({ move, forgoes }: Option): number {
  if (forgoes !== undefined) return FORGOING[forgoes];
  return move === DONE ? DECLINING : read(move).size;
}

/** A number from 0 up to 1. */
const fraction = (random: Random): number => random.below(1 << 30) / (1 << 30);

function weighted(options: readonly Option[], weigh: (option: Option) => number, random: Random): Option {
  const weights = options.map(weigh);
  let left = fraction(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const option = options.at(index);
  if (option === undefined) throw new Error('A decision has no option.');
  return option;
}

/** How many times each topic has been chosen by the players who share this. */
export type Experience = Map<string, number>;

/**
 * A player that chooses at random, but with its own taste, drawn at the start: it likes some things fifty times as much
 * as others, and likes things that are new to all players who share this experience. So over many games, every part of
 * a game is reached, even if that takes persistence. Moves that give something up are rare; it makes an offered
 * exchange one time in ten.
 */
export function randomPlayer(random: Random, experience: Experience = new Map()): Player {
  const liking = new Map<string, number>();
  const thrift = fraction(random);
  const likingFor = (topic: string): number => {
    const liked = liking.get(topic) ?? Math.exp(TASTE * fraction(random));
    liking.set(topic, liked);
    return liked;
  };
  const weigh = (option: Option): number => {
    const { topic } = read(option.move);
    return likingFor(topic) * likely(option) * (1 + CURIOSITY / (1 + (experience.get(topic) ?? 0)));
  };
  return ({ options }) => {
    const own = options.filter(({ anytime }) => !anytime);
    const costsPoints = own.every(({ forgoes }) => forgoes === 'points');
    const exchanges =
      options.length > own.length && fraction(random) < (costsPoints ? 1 - thrift ** 2 : 2 * EXCHANGES * (1 - thrift));
    const option = weighted(exchanges ? options.filter(({ anytime }) => anytime) : own, weigh, random);
    const { topic } = read(option.move);
    experience.set(topic, (experience.get(topic) ?? 0) + 1);
    return option;
  };
}
