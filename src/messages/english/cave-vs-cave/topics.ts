import { topicFinder } from '../../search.ts';
import type { Article, Topic } from '../../topic.ts';
import { topicsOf } from '../shared/topics.ts';
import { articles } from './articles.ts';
import { room, rooms } from './rooms.ts';
import { actionTile, actionTiles, fields } from './tiles.ts';

const { topic, topicKind } = topicsOf({ rule: 'rule', room: 'room', action: 'action tile' });

export { topicKind };

const ABOUT_FIELDS = `In era II the tiles of the last four fields come with one effect more, from left to right: ${fields.join(' · ')}.`;

/** What parts two effects of a tile that may both be used. */
const BETWEEN_EFFECTS = ' · ';

/** How the effects of a tile are used: all of them, one of two, or the only one. */
function howUsed(effect: string): string {
  if (effect.includes(BETWEEN_EFFECTS)) return 'Each effect once, in any order, in whole, in part or not at all.';
  return effect.includes(', or ') ? 'One of the two, in whole or in part.' : 'In whole, in part or not at all.';
}

/** Everything that can be looked up: the articles, the action tiles, the rooms. */
export const topics: readonly Topic[] = [
  ...Object.entries<Article>(articles).map(([key, article]) => topic('rule', { key, ...article })),
  ...Object.keys(actionTiles).map((key) => {
    const { name, effect, rules } = actionTile(key);
    return topic('action', {
      key,
      title: name,
      text: `**${effect}.**${rules === undefined ? '' : `\n${rules}`}\n${howUsed(effect)} ${ABOUT_FIELDS}`,
      gist: effect,
      example: effect.includes(BETWEEN_EFFECTS)
        ? 'Two effects: first the one whose goods the other needs.'
        : 'It has one effect. In era II the field beneath adds another.',
      related: ['rule:turn', 'rule:activating'],
      keywords: 'action',
    });
  }),
  ...Object.keys(rooms).map((key) => {
    const { name, effect, rules } = room(key);
    return topic('room', {
      key,
      title: name,
      text: `**${effect}.**${rules === undefined ? '' : `\n${rules}`}`,
      gist: effect,
      example: 'Orange rooms are activated by action tiles; blue ones work by themselves.',
      related: ['rule:furnishing', 'rule:activating'],
      keywords: 'room furnish',
    });
  }),
];

/** The topics for what somebody typed. */
export const findTopics = topicFinder(topics, (word) => word.replace(/(?<=..[^s])s$/, ''));
