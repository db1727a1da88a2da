import type { TopicView } from '../../../render/games/caverna/topic.ts';
import type { People } from '../../../src/messages/context.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { CavernaWords } from './words.ts';

/** The number of players to assume for a topic without a table. */
export const USUAL_PLAYERS = 4;

/** A topic for its card, at a table of this many players. */
export function topicView(words: CavernaWords, topic: Topic, { players, atTable }: TopicTable): TopicView {
  const title = (id: string): string[] => words.topics.filter((other) => other.id === id).map(({ title }) => title);
  return {
    topic,
    kind: words.topicKind(topic),
    gist: gistOf(words, topic, { players }) ?? '',
    related: topic.related.flatMap(title),
    atTable,
  };
}

/** A topic in one line, at a table of this many players, to a reader with these people. */
export const gistOf = (
  words: CavernaWords,
  topic: Topic,
  { players, people }: { readonly players: number; readonly people?: People | undefined },
): string | undefined => (topic.kind === 'space' ? words.space(topic.key).effect(players, people) : topic.gist);

interface TopicTable {
  readonly players: number;
  readonly atTable: boolean;
}
