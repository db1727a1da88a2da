import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Topic } from './topic.ts';

const SEARCH: SearchOptions = {
  prefix: true,
  boost: { title: 6, keywords: 3 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
  boostDocument: (id) => (String(id).startsWith('rule:') ? 1.5 : 1),
};

/** How much of a word may be mistyped: a quarter of its letters, and nothing in a short word. */
function fuzzy(term: string): number | false {
  return term.length > 3 ? 0.25 : false;
}

/** Ways to search, tried in turn until one finds something. A known word never counts as a typing mistake. */
const WAYS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
];

/** How many characters of a query to read: each word costs time. */
const LONGEST = 100;

/** Finds at most `most` topics for a query, best first. */
type FindTopics = (query: string, most: number) => readonly Topic[];

/** A text with the stem of each of its words, to compare names in any typed form. */
const stemmed = (text: string, stem: (word: string) => string): string =>
  text.trim().toLowerCase().split(/\s+/).map(stem).join(' ');

/** Topics in one language; `stem` reduces the forms of a word to one. */
export interface Edition {
  readonly topics: readonly Topic[];
  readonly stem: (word: string) => string;
}

const indexes = new WeakMap<Edition['topics'], MiniSearch<Topic>>();

function indexOf({ topics, stem }: Edition): MiniSearch<Topic> {
  const known = indexes.get(topics);
  if (known !== undefined) return known;
  const index = new MiniSearch<Topic>({
    fields: ['title', 'keywords', 'text'],
    processTerm: (term) => stem(term.toLowerCase()),
  });
  index.addAll(topics);
  indexes.set(topics, index);
  return index;
}

/** The topics whose title or id is exactly what was typed, however often other texts mention it. */
const titledIn = ({ topics, stem }: Edition, query: string): readonly Topic[] => {
  const wanted = stemmed(query, stem);
  return topics.filter(({ id, title }) => id === query || stemmed(title, stem) === wanted);
};

/** Finds topics in the language of their reader. */
export interface TopicFinder {
  readonly find: FindTopics;
  /** The topics with exactly this name, in any language. */
  readonly titled: (query: string) => readonly Topic[];
}

/**
 * A search over topics that forgives typing mistakes and accepts the start of a word. An empty query gives the first
 * topics in their own order. The same topics in `others` are found by their words, too: a word that is spelled right in
 * any language comes before one that is mistyped in the reader's.
 */
export function topicFinder(own: Edition, others: readonly Edition[] = []): TopicFinder {
  const byId = new Map(own.topics.map((topic) => [topic.id, topic]));
  const editions = [own, ...others];
  const inOwn = (ids: readonly string[]): Topic[] => ids.flatMap((id) => byId.get(id) ?? []);
  const titled = (query: string): readonly Topic[] =>
    inOwn([...new Set(editions.flatMap((edition) => titledIn(edition, query)).map(({ id }) => id))]);
  const firstFound = (words: string): readonly string[] => {
    for (const way of WAYS) {
      const found = editions.flatMap((edition) => indexOf(edition).search(words, { ...SEARCH, ...way }));
      if (found.length > 0) return found.map(({ id }) => String(id));
    }
    return [];
  };
  return {
    titled,
    find(typed, most) {
      const query = typed.trim().slice(0, LONGEST);
      if (query === '') return own.topics.slice(0, most);
      const words = [...new Set(query.toLowerCase().split(/\s+/))].join(' ');
      return [...new Set([...titled(query), ...inOwn(firstFound(words))])].slice(0, most);
    },
  };
}
