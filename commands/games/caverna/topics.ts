import type { TopicView } from '../../../render/games/caverna/topic.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { CavernaWords } from './words.ts';

/** A topic as its card tells it, at a table of so many players. */
export function topicView(words: CavernaWords, topic: Topic, { players, atTable }: TopicTable): TopicView {
  const title = (id: string): string[] => words.topics.filter((other) => other.id === id).map(({ title }) => title);
  const gist = topic.kind === 'space' ? words.space(topic.key).effect(players) : topic.gist;
  return {
    topic,
    kind: words.topicKind(topic),
    gist: gist ?? '',
    related: topic.related.flatMap(title),
    atTable,
  };
}

interface TopicTable {
  readonly players: number;
  readonly atTable: boolean;
}
