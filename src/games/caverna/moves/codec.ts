import { among, byVerb, readingOnce, type Words } from '../../../engine/codec.ts';
import { type Option, optionFor, optionWith } from '../../../engine/decision.ts';
import { entriesOf } from '../goods.ts';
import {
  ALL_GOODS,
  type Bundle,
  FARM_ANIMALS,
  type FarmAnimal,
  FOLK_CROPS,
  type Good,
  SINGLE_TILES,
  type SingleTile,
} from '../state.ts';
import type { Animal, Laid, Move, Verb } from './move.ts';

/** One kind of move: its first word, and how to read and write the words after it. */
interface Kind<M> {
  readonly first: string;
  /** Undefined if the words are not a move of this kind. */
  readonly read: (words: Words) => M | undefined;
  readonly write: (move: M) => string;
  /** The canonical form of moves that differ only in the order of their parts. */
  readonly sorted?: (move: M) => M;
}

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,9}$/.test(word);
const isGood = among(ALL_GOODS);
const isFarmAnimal = among(FARM_ANIMALS);
const isAnimal = among<Animal>([...FARM_ANIMALS, 'dog']);
const isTile = among(SINGLE_TILES);

/** A move of one word. */
const alone = <V extends Verb>(verb: V): Kind<{ readonly verb: V }> => ({
  first: verb,
  read: (words) => (words.length === 0 ? { verb } : undefined),
  write: () => verb,
});

/** A move that names one thing. */
const naming = <V extends Verb, Field extends string, Word extends string = string>(
  verb: V,
  field: Field,
  is?: (word: string | undefined) => word is Word,
): Kind<{ readonly verb: V } & { readonly [F in Field]: Word }> => ({
  first: verb,
  read: ([word, ...more]) =>
    word !== undefined && more.length === 0 && (is === undefined || is(word))
      ? ({ verb, [field]: word } as { verb: V } & { [F in Field]: Word })
      : undefined,
  write: (move) => `${verb} ${move[field]}`,
});

/** A move that says how many or how strong. */
const counting = <V extends Verb, Field extends string>(
  verb: V,
  field: Field,
): Kind<{ readonly verb: V } & { readonly [F in Field]: number }> => ({
  first: verb,
  read: ([word, ...more]) =>
    isNumber(word) && more.length === 0
      ? ({ verb, [field]: Number(word) } as { verb: V } & { [F in Field]: number })
      : undefined,
  write: (move) => `${verb} ${move[field]}`,
});

function readBundle(words: Words): Bundle | undefined {
  const goods: Partial<Record<Good, number>> = {};
  for (let i = 0; i < words.length; i += 2) {
    const good = words[i];
    const count = words[i + 1];
    if (!isGood(good) || !isNumber(count)) return undefined;
    goods[good] = (goods[good] ?? 0) + Number(count);
  }
  return goods;
}

/** The goods in the order of ALL_GOODS. */
function writeBundle(first: string, goods: Bundle): string {
  let text = first;
  for (const [good, count] of entriesOf(goods)) if (count > 0) text += ` ${good} ${count}`;
  return text;
}

/** A move that names goods and their amounts. */
const amounts = <V extends 'take' | 'leave' | 'sow' | 'pay'>(
  verb: V,
): Kind<{ readonly verb: V; readonly goods: Bundle }> => ({
  first: verb,
  read(words) {
    const goods = readBundle(words);
    return goods && { verb, goods };
  },
  write: ({ goods }) => writeBundle(verb, goods),
});

const halfText = ({ ground, cell }: Laid): string => `${ground} ${cell}`;

const lay: Kind<Move<'lay'>> = {
  first: 'lay',
  read(words) {
    const laid: Laid[] = [];
    for (let i = 0; i < words.length; i += 2) {
      const ground = words[i];
      const cell = words[i + 1];
      if (!isTile(ground) || cell === undefined) return undefined;
      laid.push({ ground, cell });
    }
    return laid.length === 1 || laid.length === 2 ? { verb: 'lay', laid } : undefined;
  },
  write: ({ laid }) => laid.reduce((text, half) => `${text} ${halfText(half)}`, 'lay'),
  sorted: ({ verb, laid }) => ({ verb, laid: laid.toSorted((a, b) => (halfText(a) < halfText(b) ? -1 : 1)) }),
};

const furnish: Kind<Move<'furnish'>> = {
  first: 'furnish',
  read([tile, ...words]) {
    if (tile === undefined) return undefined;
    const oreFor: string[] = [];
    for (let i = 0; i < words.length; i += 4) {
      const good = words[i + 3];
      if (words[i] !== 'with' || words[i + 1] !== 'ore' || words[i + 2] !== 'for' || good === undefined)
        return undefined;
      oreFor.push(good);
    }
    return { verb: 'furnish', tile, oreFor };
  },
  write: ({ tile, oreFor }) => oreFor.reduce((text, good) => `${text} with ore for ${good}`, `furnish ${tile}`),
  sorted: (move) => ({ ...move, oreFor: move.oreFor.toSorted() }),
};

const CELLS = { small: 1, large: 2 } as const;

const fence: Kind<Move<'fence'>> = {
  first: 'fence',
  read: ([size, ...cells]) =>
    (size === 'small' || size === 'large') && cells.length === CELLS[size] ? { verb: 'fence', size, cells } : undefined,
  write: ({ size, cells }) => cells.reduce((text, cell) => `${text} ${cell}`, `fence ${size}`),
  sorted: (move) => ({ ...move, cells: move.cells.toSorted() }),
};

const oreMine: Kind<Move<'oreMine'>> = {
  first: 'mine',
  read([one, first, two, second, ...more]) {
    if (first === undefined || second === undefined || more.length > 0) return undefined;
    if (one === 'ore' && two === 'deep') return { verb: 'oreMine', cell: first, deep: second };
    return one === 'deep' && two === 'ore' ? { verb: 'oreMine', cell: second, deep: first } : undefined;
  },
  write: ({ cell, deep }) => `mine ore ${cell} deep ${deep}`,
};

const rubyMine: Kind<Move<'rubyMine'>> = {
  first: 'mine',
  read: ([kind, cell, ...more]) =>
    kind === 'ruby' && cell !== undefined && more.length === 0 ? { verb: 'rubyMine', cell } : undefined,
  write: ({ cell }) => `mine ruby ${cell}`,
};

const breed: Kind<Move<'breed'>> = {
  first: 'breed',
  read: (words) => (words.every(isFarmAnimal) ? { verb: 'breed', animals: words as readonly FarmAnimal[] } : undefined),
  write: ({ animals }) => animals.reduce((text, animal) => `${text} ${animal}`, 'breed'),
  sorted: ({ verb, animals }) => ({ verb, animals: animals.toSorted() }),
};

const eat: Kind<Move<'eat'>> = {
  first: 'eat',
  read([good, more, ...rest]) {
    if (!isGood(good) || rest.length > 0) return undefined;
    if (more === undefined) return { verb: 'eat', good, count: 1 };
    if (good === 'gold') return isNumber(more) ? { verb: 'eat', good, count: Number(more) } : undefined;
    return more === good ? { verb: 'eat', good, count: 2 } : undefined;
  },
  write({ good, count }) {
    if (count === 1) return `eat ${good}`;
    return good === 'gold' ? `eat gold ${count}` : `eat ${good} ${good}`;
  },
};

const forge: Kind<Move<'forge'>> = {
  first: 'forge',
  read([strength, paying, ...more]) {
    if (!isNumber(strength) || more.length > 0) return undefined;
    if (paying === undefined) return { verb: 'forge', strength: Number(strength) };
    return isGood(paying) ? { verb: 'forge', strength: Number(strength), paying } : undefined;
  },
  write: ({ strength, paying }) => (paying === undefined ? `forge ${strength}` : `forge ${strength} ${paying}`),
};

const feast: Kind<Move<'feast'>> = {
  first: 'feast',
  read: (words) => (words.length === 2 && words.every(isAnimal) ? { verb: 'feast', animals: words } : undefined),
  write: ({ animals }) => animals.reduce((text, animal) => `${text} ${animal}`, 'feast'),
  sorted: ({ verb, animals }) => ({ verb, animals: animals.toSorted() }),
};

const use: Kind<Move<'use'>> = {
  first: 'use',
  read: ([tile, ...details]) =>
    tile !== undefined && details.length <= 2 ? { verb: 'use', tile, details } : undefined,
  write: ({ tile, details }) => details.reduce((text, word) => `${text} ${word}`, `use ${tile}`),
};

/** Every kind of move (docs/moves.md). */
const MOVE_KINDS: { readonly [V in Exclude<Verb, 'other'>]: Kind<Move<V>> } = {
  place: naming('place', 'space'),
  imitate: naming('imitate', 'space'),
  protect: naming('protect', 'space'),
  send: counting('send', 'strength'),
  forge,
  pass: alone('pass'),
  stay: alone('stay'),
  grow: alone('grow'),
  done: alone('done'),
  end: alone('end'),
  feed: alone('feed'),
  token: {
    first: 'take',
    read: ([word, ...more]) => (word === 'token' && more.length === 0 ? { verb: 'token' } : undefined),
    write: () => 'take token',
  },
  take: amounts('take'),
  leave: amounts('leave'),
  sow: amounts('sow'),
  lay,
  furnish,
  at: naming('at', 'cell'),
  stable: naming('stable', 'cell'),
  fence,
  oreMine,
  rubyMine,
  loot: naming('loot', 'item'),
  buy: naming('buy', 'good', isGood),
  trade: counting('trade', 'times'),
  beg: counting('beg', 'times'),
  breed,
  harvest: naming('harvest', 'phase', among(['field', 'breeding'])),
  eat,
  feast,
  swap: naming('swap', 'good', among(FOLK_CROPS)),
  pay: amounts('pay'),
  keep: counting('keep', 'board'),
  ruby: naming('ruby', 'into', (word): word is Good | SingleTile => isGood(word) || isTile(word)),
  use,
  undo: {
    first: 'undo',
    read: ([word, entry, ...more]) =>
      word === 'to' && isNumber(entry) && more.length === 0 ? { verb: 'undo', entry: Number(entry) } : undefined,
    write: ({ entry }) => `undo to ${entry}`,
  },
};

const readers = new Map<string, ((words: Words) => Move | undefined)[]>();
for (const { first, read } of Object.values(MOVE_KINDS)) readers.set(first, [...(readers.get(first) ?? []), read]);

function taken(text: string): Move {
  const [first = '', ...words] = text.split(' ');
  for (const read of readers.get(first) ?? []) {
    const move = read(words);
    if (move !== undefined) return move;
  }
  return { verb: 'other', text };
}

/** Parses a move; a text of an unknown kind becomes `other`, so that it can still be shown. */
export const readMove = readingOnce(taken);

const kindOf = <V extends Exclude<Verb, 'other'>>({ verb }: Move<V>): Kind<Move<V>> => MOVE_KINDS[verb];

/** The text of a move. */
export const writeMove = (move: Move): string => (move.verb === 'other' ? move.text : kindOf(move).write(move));

export const { readAs, ofKind } = byVerb(readMove);

/** A move as an option. */
export const optionOf = (move: Move): Option => optionWith(writeMove(move));

/** Ends a turn, or a seat's part of a phase that all seats play at the same time. */
export const END_TURN = optionOf({ verb: 'end' });

/** Makes the option of a move for a key once and reuses it. */
export const optionsBy = <Key>(move: (key: Key) => Move): ((key: Key) => Option) =>
  optionFor((key: Key) => writeMove(move(key)));

/** Whether two texts are the same move, with pairs of words in any order: `lay field b4 meadow c4`. */
export function isSameMove(one: string, other: string): boolean {
  return spelling(one) === spelling(other);
}

function spelling(text: string): string {
  const move = readMove(text);
  if (move.verb === 'other') return text;
  const { sorted, write } = kindOf(move);
  return write(sorted === undefined ? move : sorted(move));
}
