import { type Article, type Topic, topicsOf } from '../../topic.ts';
import { articles } from './articles.ts';
import { room, rooms } from './rooms.ts';
import { actionTile, actionTiles, fields, type TileText } from './tiles.ts';

const { topic, topicKind } = topicsOf({ rule: 'rule', room: 'room', action: 'action tile' });

export { topicKind };

const ABOUT_FIELDS = `In era II each tile above one of the last four fields has one more effect, from left to right: ${fields.join(' · ')}.`;

/** How the effects of a tile are used. */
const HOW_USED = {
  each: 'Use each effect once, in any order, or skip it. You may take only some of the goods it gives.',
  mixed: 'Use each effect once, in any order, or skip it; with “or” between two, use only one of them.',
  oneOf: 'Use one of the two, or none. You may take only some of the goods it gives.',
  only: 'Use it or skip it. You may take only some of the goods it gives.',
} satisfies Record<TileText['effects'], string>;

/** An example for the tiles with one effect, and for those with several. */
const HOW_FOR_EXAMPLE = {
  one: 'It has one effect. In era II the field beneath adds another.',
  several: 'Two effects: first the one whose goods the other needs.',
};

/** Everything that can be looked up: the articles, the action tiles, the rooms. */
export const topics: readonly Topic[] = [
  ...Object.entries<Article>(articles).map(([key, article]) => topic('rule', { key, ...article })),
  ...Object.keys(actionTiles).map((key) => {
    const { name, effect, effects, rules } = actionTile(key);
    return topic('action', {
      key,
      title: name,
      text: `**${effect}.**${rules === undefined ? '' : `\n${rules}`}\n${HOW_USED[effects]} ${ABOUT_FIELDS}`,
      gist: effect,
      example: HOW_FOR_EXAMPLE[effects === 'each' || effects === 'mixed' ? 'several' : 'one'],
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
