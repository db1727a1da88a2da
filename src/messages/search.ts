import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Topic } from './topic.ts';

const SEARCH: SearchOptions = {
  prefix: true,
  boost: { title: 6, keywords: 3 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
  boostDocument: (id) => (String(id).startsWith('rule:') ? 1.5 : 1),
};

/** How much of a word may be mistyped: a quarter of its letters; nothing of a short word. */
function fuzzy(term: string): number | false {
  return term.length > 3 ? 0.25 : false;
}

/** Ways to search, tried in turn until one finds something. A known word is never taken for a typing mistake. */
const WAYS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
];

function firstFound<Found>(search: (way: SearchOptions) => readonly Found[]): readonly Found[] {
  for (const way of WAYS) {
    const found = search(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** How many characters of a query are read: each word costs time. */
const LONGEST = 100;

/** Finds at most `most` topics for a query, best first. */
export type FindTopics = (query: string, most: number) => readonly Topic[];

/** A text with the stem of each of its words, to compare names in whatever form somebody types them. */
export const stemmed = (text: string, stem: (word: string) => string): string =>
  text.trim().toLowerCase().split(/\s+/).map(stem).join(' ');

/**
 * A search over topics that forgives typing mistakes and accepts the start of a word.
 * An empty query gives the first topics in their own order. `stem` reduces the forms of a word to one.
 */
export function topicFinder(topics: readonly Topic[], stem: (word: string) => string): FindTopics {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  let index: MiniSearch<Topic> | undefined;
  const indexed = (): MiniSearch<Topic> => {
    if (index === undefined) {
      index = new MiniSearch<Topic>({
        fields: ['title', 'keywords', 'text'],
        processTerm: (term) => stem(term.toLowerCase()),
      });
      index.addAll(topics);
    }
    return index;
  };
  return (typed, most) => {
    const query = typed.trim().slice(0, LONGEST);
    const wanted = stemmed(query, stem);
    if (wanted === '') return topics.slice(0, most);
    const words = [...new Set(query.toLowerCase().split(/\s+/))].join(' ');
    // Someone who typed a whole title wants that one, however often other texts mention it.
    const titled = topics.filter(({ id, title }) => id === query || stemmed(title, stem) === wanted);
    const found = firstFound((way) => indexed().search(words, { ...SEARCH, ...way }));
    const others = found.flatMap(({ id }) => byId.get(String(id)) ?? []);
    return [...new Set([...titled, ...others])].slice(0, most);
  };
}
