import type { People, ToPeople } from '../context.ts';
import { capital } from '../text.ts';
import type { Article, Topic, Written } from '../topic.ts';

/** The words of something that players can look up. */
interface Thing {
  readonly name: string;
  readonly rules: string;
  readonly example: string;
}

type Things<More> = Readonly<Record<string, Thing & More>>;

/** The words of a folk. */
interface Folk<Hardness extends number> {
  readonly effect: string;
  readonly begins?: string;
  readonly powers: readonly string[];
  readonly limits: readonly string[];
  readonly notes?: readonly string[];
  readonly hard: Hardness;
}

/** Everything in one language that players can look up. */
interface Rulebook<Hardness extends number> {
  readonly articles: Readonly<Record<string, Article>>;
  readonly spaces: Things<{ readonly effect: (players: number) => string }>;
  readonly tiles: Things<{ readonly effect: ToPeople }>;
  readonly loot: Things<{ readonly effect: string }>;
  readonly folks: Things<Folk<Hardness>>;
  readonly folkTiles: Things<{ readonly effect: ToPeople }>;
  readonly folkLoot: Things<{ readonly effect: string }>;
  /** The people of a family without a folk. */
  readonly dwarfs: People;
  readonly hardness: Readonly<Record<Hardness, string>>;
  readonly begins: (things: string) => string;
  readonly headings: Readonly<Record<'powers' | 'limits' | 'notes', string>>;
  /** Other words that find every folk. */
  readonly folkKeywords: string;
}

type MakeTopic = (kind: 'rule' | 'space' | 'tile' | 'loot' | 'folk', written: Written) => Topic;

const MOST_PLAYERS = 7;

/** The effect of a space, if it is the same at every table. */
function sameEffect(effect: (players: number) => string): string | undefined {
  const [only, other] = new Set(Array.from({ length: MOST_PLAYERS }, (_, index) => effect(index + 1)));
  return other === undefined ? only : undefined;
}

/** A folk: what it starts with, its powers and limits, a line each. */
function folkLines<Hardness extends number>(book: Rulebook<Hardness>, folk: Folk<Hardness>): string {
  const { effect, begins, powers, limits, notes = [], hard } = folk;
  const lines = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`**${title}**`, ...list.map((line) => `• ${line}`)];
  return [
    `**${effect}.** ${capital(book.hardness[hard])}.`,
    ...(begins === undefined ? [] : [book.begins(begins)]),
    ...lines(book.headings.powers, powers),
    ...lines(book.headings.limits, limits),
    ...lines(book.headings.notes, notes),
  ].join('\n');
}

/** Everything that players can look up: articles, spaces, tiles, loot items and folks. */
export function topicsIn<Hardness extends number>(topic: MakeTopic, book: Rulebook<Hardness>): readonly Topic[] {
  const things = <More>(
    kind: 'space' | 'tile' | 'loot',
    all: Things<More>,
    gistOf: (thing: More) => string | undefined,
  ) =>
    Object.entries(all).map(([key, thing]) => {
      const { name, rules, example } = thing;
      const gist = gistOf(thing);
      const text = gist === undefined ? rules : `**${gist}.**\n${rules}`;
      return topic(kind, { key, title: name, text, gist, example });
    });
  const plainly = ({ effect }: { readonly effect: string }) => effect;
  const toDwarfs = ({ effect }: { readonly effect: ToPeople }) =>
    typeof effect === 'string' ? effect : effect(book.dwarfs);
  return [
    ...Object.entries(book.articles).map(([key, article]) => topic('rule', { key, ...article })),
    ...things('space', book.spaces, ({ effect }) => sameEffect(effect)),
    ...things('tile', book.tiles, toDwarfs),
    ...things('loot', book.loot, plainly),
    ...Object.entries(book.folks).map(([key, folk]) =>
      topic('folk', {
        key,
        title: folk.name,
        text: folkLines(book, folk),
        gist: folk.effect,
        example: folk.example,
        keywords: book.folkKeywords,
      }),
    ),
    ...things('tile', book.folkTiles, toDwarfs),
    ...things('loot', book.folkLoot, plainly),
  ];
}
