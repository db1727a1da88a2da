/** Some amounts of goods, as in `{ wood: 3, food: 1 }`; keys are goods. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** A ground laid on a cell, as in `meadow c4`. */
export interface Laid {
  readonly ground: string;
  readonly cell: string;
}

/** What each kind of move says; ids and cells stay as they are written. */
interface Moves {
  readonly place: { readonly space: string };
  readonly imitate: { readonly space: string };
  readonly protect: { readonly space: string };
  readonly send: { readonly strength: number };
  readonly forge: { readonly strength: number };
  readonly pass: unknown;
  /** The table has let the turn pass. */
  readonly stay: unknown;
  readonly grow: unknown;
  readonly done: unknown;
  readonly end: unknown;
  readonly feed: unknown;
  readonly take: { readonly goods: Amounts };
  /** Goods that have just been taken are put back: `leave wood 3`. */
  readonly leave: { readonly goods: Amounts };
  /** The starting player token is taken: `take token`. */
  readonly token: unknown;
  readonly sow: { readonly goods: Amounts };
  readonly lay: { readonly laid: readonly Laid[] };
  /** `oreFor` names the goods that are paid with ore instead, by the Builder's leave. */
  readonly furnish: { readonly tile: string; readonly oreFor: readonly string[] };
  readonly at: { readonly cell: string };
  readonly stable: { readonly cell: string };
  readonly fence: { readonly size: 'small' | 'large'; readonly cells: readonly string[] };
  readonly oreMine: { readonly cell: string; readonly deep: string };
  readonly rubyMine: { readonly cell: string };
  readonly loot: { readonly item: string };
  readonly buy: { readonly good: string };
  readonly trade: { readonly times: number };
  readonly beg: { readonly times: number };
  readonly breed: { readonly animals: readonly string[] };
  readonly harvest: { readonly phase: 'field' | 'breeding' };
  readonly eat: { readonly good: string; readonly count: number };
  readonly ruby: { readonly into: string };
  readonly use: { readonly tile: string; readonly detail: string | undefined };
  readonly undo: { readonly entry: number };
  /** A text of no known shape. */
  readonly other: { readonly text: string };
}

/** The kind of a move: the first word of its text, but an ore mine and a ruby mine are two kinds. */
export type Verb = keyof Moves;

/** A move text taken apart (docs/moves.md). */
export type Move<V extends Verb = Verb> = { readonly [K in V]: { readonly verb: K } & Moves[K] }[V];

/** One function for every kind of move. */
export type ForEveryMove<Extra extends readonly unknown[], Result> = {
  readonly [K in Verb]: (move: Move<K>, ...extra: Extra) => Result;
};

type Reader = (words: readonly string[]) => Move | undefined;

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,9}$/.test(word);

function amounts(words: readonly string[]): Amounts | undefined {
  const goods: Record<string, number> = {};
  for (let i = 0; i < words.length; i += 2) {
    const [good, count] = words.slice(i, i + 2);
    if (good === undefined || !isNumber(count)) return undefined;
    goods[good] = (goods[good] ?? 0) + Number(count);
  }
  return goods;
}

const one =
  (build: (word: string) => Move): Reader =>
  ([word, ...more]) =>
    word !== undefined && more.length === 0 ? build(word) : undefined;

const number =
  (build: (count: number) => Move): Reader =>
  ([word, ...more]) =>
    isNumber(word) && more.length === 0 ? build(Number(word)) : undefined;

const alone =
  (verb: 'pass' | 'stay' | 'grow' | 'done' | 'end' | 'feed'): Reader =>
  (words) =>
    words.length === 0 ? { verb } : undefined;

const lay: Reader = (words) => {
  const laid: Laid[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [ground, cell] = words.slice(i, i + 2);
    if (ground === undefined || cell === undefined) return undefined;
    laid.push({ ground, cell });
  }
  return laid.length === 0 ? undefined : { verb: 'lay', laid };
};

const furnish: Reader = ([tile, ...words]) => {
  if (tile === undefined) return undefined;
  const oreFor: string[] = [];
  for (let i = 0; i < words.length; i += 4) {
    const good = words[i + 3];
    if (words.slice(i, i + 3).join(' ') !== 'with ore for' || good === undefined) return undefined;
    oreFor.push(good);
  }
  return { verb: 'furnish', tile, oreFor };
};

const fence: Reader = ([size, ...cells]) => {
  if (size === 'small' && cells.length === 1) return { verb: 'fence', size, cells };
  if (size === 'large' && cells.length === 2) return { verb: 'fence', size, cells };
  return undefined;
};

const mine: Reader = ([kind, cell, word, deep, ...more]) => {
  if (cell === undefined || more.length > 0) return undefined;
  if (kind === 'ruby' && word === undefined) return { verb: 'rubyMine', cell };
  if (kind === 'ore' && word === 'deep' && deep !== undefined) return { verb: 'oreMine', cell, deep };
  return undefined;
};

const eat: Reader = ([good, more, ...rest]) => {
  if (good === undefined || rest.length > 0) return undefined;
  if (more === undefined) return { verb: 'eat', good, count: 1 };
  if (more === good) return { verb: 'eat', good, count: 2 };
  return isNumber(more) ? { verb: 'eat', good, count: Number(more) } : undefined;
};

const readers: Readonly<Record<string, Reader>> = {
  place: one((space) => ({ verb: 'place', space })),
  imitate: one((space) => ({ verb: 'imitate', space })),
  protect: one((space) => ({ verb: 'protect', space })),
  send: number((strength) => ({ verb: 'send', strength })),
  forge: number((strength) => ({ verb: 'forge', strength })),
  pass: alone('pass'),
  stay: alone('stay'),
  grow: alone('grow'),
  done: alone('done'),
  end: alone('end'),
  feed: alone('feed'),
  take: (words) => {
    if (words.join(' ') === 'token') return { verb: 'token' };
    const goods = amounts(words);
    return goods && { verb: 'take', goods };
  },
  leave: (words) => {
    const goods = amounts(words);
    return goods && { verb: 'leave', goods };
  },
  sow: (words) => {
    const goods = amounts(words);
    return goods && { verb: 'sow', goods };
  },
  lay,
  furnish,
  at: one((cell) => ({ verb: 'at', cell })),
  stable: one((cell) => ({ verb: 'stable', cell })),
  fence,
  mine,
  loot: one((item) => ({ verb: 'loot', item })),
  buy: one((good) => ({ verb: 'buy', good })),
  trade: number((times) => ({ verb: 'trade', times })),
  beg: number((times) => ({ verb: 'beg', times })),
  breed: (animals) => ({ verb: 'breed', animals }),
  harvest: one((phase) =>
    phase === 'field' || phase === 'breeding'
      ? { verb: 'harvest', phase }
      : { verb: 'other', text: `harvest ${phase}` },
  ),
  eat,
  ruby: one((into) => ({ verb: 'ruby', into })),
  use: ([tile, detail, dwarf, ...more]) =>
    tile !== undefined && more.length === 0
      ? { verb: 'use', tile, detail: dwarf === undefined ? detail : `${detail} ${dwarf}` }
      : undefined,
  undo: ([word, entry, ...more]) =>
    word === 'to' && isNumber(entry) && more.length === 0 ? { verb: 'undo', entry: Number(entry) } : undefined,
};

/** Takes the text of a move apart; a text that no known move has comes back as `other`, so that it can still be shown. */
export function readMove(text: string): Move {
  const [verb, ...words] = text.split(' ');
  const read = verb === undefined || !Object.hasOwn(readers, verb) ? undefined : readers[verb];
  return read?.(words) ?? { verb: 'other', text };
}

/** Calls the function that a table has for this kind of move. */
export function tell<V extends Verb, Extra extends readonly unknown[], Result>(
  table: { readonly [K in V]: (move: Move<K>, ...extra: Extra) => Result },
  move: Move<V>,
  ...extra: Extra
): Result {
  return table[move.verb](move, ...extra);
}
