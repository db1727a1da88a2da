import { among, byVerb, readingOnce, type Words } from '../../../engine/codec.ts';
import { type Option, optionWith } from '../../../engine/decision.ts';
import { CAVERN_SIDES, type CavernSide } from '../board.ts';
import { type Bundle, EDIBLE, type Edible, entriesOf, GOODS, type Good } from '../goods.ts';
import type { Beginning, Move, Verb } from './move.ts';

/** Reads and writes the words of a move after its first one. */
interface Kind<M> {
  /** Undefined if the words are not a move of this kind. */
  readonly read: (words: Words) => M | undefined;
  readonly write: (move: M) => Words;
}

const isGood = among(GOODS);
const isEdible = among<Edible>(EDIBLE);
const isSide = among(Object.keys(CAVERN_SIDES) as CavernSide[]);
const isName = (word: string | undefined): word is string => word !== undefined;

/** A move of one word. */
const alone = <V extends Verb>(verb: V): Kind<{ readonly verb: V }> => ({
  read: (words) => (words.length === 0 ? { verb } : undefined),
  write: () => [],
});

/** A move that names one thing. */
const naming = <V extends Verb, Field extends string, Word extends string>(
  verb: V,
  field: Field,
  is: (word: string | undefined) => word is Word,
): Kind<{ readonly verb: V } & { readonly [F in Field]: Word }> => ({
  read: ([word, ...more]) =>
    is(word) && more.length === 0 ? ({ verb, [field]: word } as { verb: V } & { [F in Field]: Word }) : undefined,
  write: (move) => [move[field]],
});

function readBundle(words: Words): Bundle | undefined {
  const goods: Partial<Record<Good, number>> = {};
  for (let i = 0; i < words.length; i += 2) {
    const good = words[i];
    const count = words[i + 1];
    if (!isGood(good) || count === undefined || !/^[1-9]\d?$/.test(count) || goods[good] !== undefined)
      return undefined;
    goods[good] = Number(count);
  }
  return goods;
}

/** The goods in the order of GOODS. */
const writeBundle = (goods: Bundle): Words => entriesOf(goods).flatMap(([good, count]) => [good, String(count)]);

/** A move that names goods and their amounts. */
const amounts = <V extends 'take' | 'pay'>(verb: V): Kind<{ readonly verb: V; readonly goods: Bundle }> => ({
  read(words) {
    const goods = readBundle(words);
    return goods && words.length > 0 ? { verb, goods } : undefined;
  },
  write: ({ goods }) => writeBundle(goods),
});

const trade: Kind<Move<'trade'>> = {
  read(words) {
    const middle = words.indexOf('for');
    if (middle < 0) return undefined;
    const pay = readBundle(words.slice(0, middle));
    const goods = readBundle(words.slice(middle + 1));
    return pay && goods ? { verb: 'trade', pay, goods } : undefined;
  },
  write: ({ pay, goods }) => [...writeBundle(pay), 'for', ...writeBundle(goods)],
};

const furnish: Kind<Move<'furnish'>> = {
  read([room, cell, paid, ...words]) {
    const paying = readBundle(words);
    if (room === undefined || cell === undefined || paying === undefined) return undefined;
    if (paid === undefined) return { verb: 'furnish', room, cell, paying };
    return paid === 'for' && words.length > 0 ? { verb: 'furnish', room, cell, paying } : undefined;
  },
  write: ({ room, cell, paying }) => {
    const paid = writeBundle(paying);
    return paid.length === 0 ? [room, cell] : [room, cell, 'for', ...paid];
  },
};

const draft: Kind<Move<'draft'>> = {
  read: ([room, cell, ...slots]) =>
    room === undefined || cell === undefined ? undefined : { verb: 'draft', room, cell, slots },
  write: ({ room, cell, slots }) => [room, cell, ...slots],
};

/** Every kind of move (docs/moves.md). */
const MOVE_KINDS: { readonly [V in Exclude<Verb, 'other'>]: Kind<Move<V>> } = {
  use: naming('use', 'tile', isName),
  activate: naming('activate', 'room', isName),
  before: naming('before', 'room', isName),
  take: amounts('take'),
  trade,
  raise: naming('raise', 'good', isGood),
  give: naming('give', 'good', isGood),
  excavate: naming('excavate', 'cell', isName),
  pay: amounts('pay'),
  furnish,
  wall: naming('wall', 'slot', isName),
  breach: naming('breach', 'slot', isName),
  cavern: naming('cavern', 'side', isSide),
  eat: naming('eat', 'good', isEdible),
  leave: naming('leave', 'good', isGood),
  draft,
  cover: naming('cover', 'cell', isName),
  go: {
    read: ([word, ...more]) =>
      (word === 'on' || word === 'home') && more.length === 0 ? { verb: 'go', on: word === 'on' } : undefined,
    write: ({ on }) => [on ? 'on' : 'home'],
  },
  done: alone('done'),
  end: alone('end'),
};

const isVerb = among(Object.keys(MOVE_KINDS) as Exclude<Verb, 'other'>[]);

/** Parses a move; a text of an unknown kind becomes `other`, so that it can still be shown. */
export const readMove = readingOnce((text): Move => {
  const [first, ...words] = text.split(' ');
  return (isVerb(first) ? MOVE_KINDS[first].read(words) : undefined) ?? { verb: 'other', text };
});

const wordsOf = <V extends Exclude<Verb, 'other'>>(move: Move<V>): Words => {
  const kind: Kind<Move<V>> = MOVE_KINDS[move.verb];
  return kind.write(move);
};

/** The text of a move. */
export const writeMove = (move: Move): string =>
  move.verb === 'other' ? move.text : [move.verb, ...wordsOf(move)].join(' ');

/** The common beginning of several moves. */
export function readBeginning(text: string): Beginning {
  const [kind = '', thing, cell] = text.split(' ');
  return { kind, ...(thing !== undefined && { thing }), ...(cell !== undefined && { cell }) };
}

export const { readAs, ofKind } = byVerb(readMove);

/** A move as an option. */
export const optionOf = (move: Move): Option => optionWith(writeMove(move));
