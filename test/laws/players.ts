import type { Decision, Option } from '../../src/engine/decision.ts';
import type { Random } from '../../src/engine/random.ts';

/** Chooses one of the options of a decision. */
export type Player = (decision: Decision, random: Random) => Option;

/** The topic of a move, without cells and numbers: `furnish carpenter`, `lay meadow`, `loot cavern`, `eat gold`. */
function topic(move: string): string {
  const [verb = '', object = '', third = ''] = move.split(' ');
  if (object === '' || verb === 'at' || verb === 'stable') return verb;
  if (verb === 'use' || verb === 'mine')
    return /^\d|^[a-gx]\d$/.test(third) ? `${verb} ${object}` : `${verb} ${object} ${third}`;
  return /^[\d]/.test(object) ? verb : `${verb} ${object}`;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 12)) >>> 0) / 2 ** 32;
}

/** The low weights of moves that end something or give something up. */
const DULL: Readonly<Record<string, number>> = { pass: 0.02, done: 0.4, beg: 0.3, eat: 0.3, ruby: 0.7, use: 1.5 };

/** A random option; the more weight it has, the likelier it is. */
function weighted(options: readonly Option[], weights: readonly number[], random: Random): Option {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (random.below(1 << 30) / (1 << 30)) * sum;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const found = options[index < 0 ? options.length - 1 : index];
  if (found === undefined) throw new Error('There is no option.');
  return found;
}

/** Nearly every decision allows exchanges: this is the share of decisions in which a player makes one. */
const EXCHANGES = 0.12;

function candidates({ options }: Decision, random: Random): readonly Option[] {
  const own = options.filter(({ anytime }) => !anytime);
  const begs = own.every(({ move }) => move.startsWith('beg'));
  const exchanges = options.length > own.length && (begs || random.below(100) < EXCHANGES * 100);
  return exchanges ? options.filter(({ anytime }) => anytime) : own;
}

/** A player of random taste: it likes some topics up to twenty times as much as others, for the whole game. */
export function randomPlayer(taste: string): Player {
  const liking = new Map<string, number>();
  const likes = (move: string): number => {
    const about = topic(move);
    const known = liking.get(about);
    if (known !== undefined) return known;
    const weight = Math.exp(3 * hash(`${taste} ${about}`)) * (DULL[about.split(' ')[0] ?? ''] ?? 1);
    liking.set(about, weight);
    return weight;
  };
  return (decision, random) => {
    const list = candidates(decision, random);
    return weighted(
      list,
      list.map(({ move }) => likes(move)),
      random,
    );
  };
}
