import { relatedTo } from '../../cave-vs-cave/related.ts';
import { topicsIn } from '../../cave-vs-cave/topics.ts';
import { topicsOf } from '../../topic.ts';
import { articles } from './articles.ts';
import { rooms } from './rooms.ts';
import { actionTiles } from './tiles.ts';

const { topic, topicKind } = topicsOf({ rule: 'rule', room: 'room', action: 'action tile' }, relatedTo);

export { topicKind };

/** All topics. */
export const topics = topicsIn(topic, {
  articles,
  actionTiles,
  rooms,
  howUsed: {
    each: 'Use each effect once, in any order, or skip it. You need not take all the goods it gives.',
    mixed: 'Use each effect once, in any order, or skip it; with “or” between two, use only one of them.',
    oneOf: 'Use one of the two, or none. You need not take all the goods it gives.',
    only: 'Use it or skip it. You need not take all the goods it gives.',
  },
  roomExample: 'Orange rooms are activated by action tiles; blue ones work by themselves.',
  keywords: { action: 'action', room: 'room furnish' },
});
