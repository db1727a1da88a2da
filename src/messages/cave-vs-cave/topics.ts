import { find } from '../text.ts';
import type { Article, Topic, Written } from '../topic.ts';
import type { RoomText, TileText } from './effects.ts';
import { relatedTo } from './related.ts';

/** Everything in one language that players can look up. */
interface Rulebook {
  readonly articles: Readonly<Record<string, Article>>;
  readonly actionTiles: Readonly<Record<string, TileText>>;
  readonly rooms: Readonly<Record<string, RoomText>>;
  /** How to use the effects of a tile. */
  readonly howUsed: Readonly<Record<TileText['effects'], string>>;
  /** The example for all rooms. */
  readonly roomExample: string;
  readonly keywords: Readonly<Record<'action' | 'room', string>>;
}

type MakeTopic = (kind: 'rule' | 'room' | 'action', written: Written) => Topic;

const leading = ({ effect, rules }: RoomText): string => `**${effect}.**${rules === undefined ? '' : `\n${rules}`}`;

/** All topics: the articles, the action tiles, the rooms. */
export function topicsIn(topic: MakeTopic, book: Rulebook): readonly Topic[] {
  const { articles, actionTiles, rooms, howUsed, roomExample, keywords } = book;
  const exampleOf = (id: string): string => find(articles, id.replace('rule:', ''))?.example ?? '';
  return [
    ...Object.entries(articles).map(([key, article]) => topic('rule', { key, ...article })),
    ...Object.entries(actionTiles).map(([key, tile]) => {
      const { name, effect, effects } = tile;
      return topic('action', {
        key,
        title: name,
        text: `${leading(tile)}\n${howUsed[effects]}`,
        gist: effect,
        // The example for the rule about its first effect.
        example: exampleOf(relatedTo('action', key)[0] ?? ''),
        keywords: keywords.action,
      });
    }),
    ...Object.entries(rooms).map(([key, room]) =>
      topic('room', {
        key,
        title: room.name,
        text: leading(room),
        gist: room.effect,
        example: roomExample,
        keywords: keywords.room,
      }),
    ),
  ];
}
