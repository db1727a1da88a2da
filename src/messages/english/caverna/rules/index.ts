import type { Amounts } from '../../../context.ts';
import { capital } from '../../../text.ts';
import { type Article, type Topic, topicsOf } from '../../../topic.ts';
import { list } from '../../shared/list.ts';
import { folkArticles } from '../folks/articles.ts';
import { type FolkText, folkLoot, folks, hardness } from '../folks/folks.ts';
import { folkTiles } from '../folks/tiles.ts';
import { amount, bundle } from '../goods.ts';
import { loot } from '../loot.ts';
import type { LootText } from '../loot-text.ts';
import { DWARFS, toldTo } from '../people.ts';
import { spaces } from '../spaces/index.ts';
import type { SpaceText } from '../spaces/text.ts';
import { tiles } from '../tiles/index.ts';
import type { TileText } from '../tiles/text.ts';
import { familyArticles } from './family.ts';
import { landArticles } from './land.ts';
import { pointArticles } from './points.ts';
import { roundArticles } from './round.ts';

const KINDS = { rule: 'rule', space: 'action space', tile: 'furnishing tile', loot: 'loot', folk: 'folk' } as const;
const { topic, topicKind } = topicsOf(KINDS);

export { topicKind };

const MOST_PLAYERS = 7;

/** What a space does, where it is the same at every table. */
function sameEffect({ effect }: SpaceText): string | undefined {
  const effects = new Set(Array.from({ length: MOST_PLAYERS }, (_, index) => effect(index + 1)));
  const [only, other] = effects;
  return other === undefined ? only : undefined;
}

/** What is told of a thing of the game. */
interface ThingText {
  readonly name: string;
  readonly rules: string;
  readonly example: string;
  readonly related: readonly string[];
}

function thingTopic(
  kind: keyof typeof KINDS,
  key: string,
  told: ThingText & { readonly gist: string | undefined },
): Topic {
  const { name, rules, example, related, gist } = told;
  const text = gist === undefined ? rules : `**${gist}.**\n${rules}`;
  return topic(kind, { key, title: name, text, gist, example, related });
}

const tileTopic = (key: string, text: TileText): Topic =>
  thingTopic('tile', key, { ...text, gist: toldTo(DWARFS, text.effect) });

/** The articles about rules, by their keys. */
export const articles = {
  ...roundArticles,
  ...familyArticles,
  ...landArticles,
  ...pointArticles,
  ...folkArticles,
} satisfies Readonly<Record<string, Article>>;

/** What a folk begins with, can do and cannot do, and what there is to know besides, a line each. */
function folkTopic(key: string, folk: FolkText): Topic {
  const { name, effect, begins, powers, limits, notes = [], hard, example, related } = folk;
  const lines = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`**${title}**`, ...list.map((line) => `• ${line}`)];
  const text = [
    `**${effect}.** ${capital(hardness[hard])}.`,
    ...(begins === undefined ? [] : [`You begin with ${begins}.`]),
    ...lines('Powers', powers),
    ...lines('Limits', limits),
    ...lines('Besides', notes),
  ].join('\n');
  const keywords = 'forgotten folk board power limit';
  return topic('folk', {
    key,
    title: name,
    text,
    gist: effect,
    example,
    related: ['rule:folks', ...related],
    keywords,
  });
}

/** Everything that can be looked up: first the articles, then every space, tile and loot item, and every folk. */
export const topics: readonly Topic[] = [
  ...Object.entries<Article>(articles).map(([key, article]) => topic('rule', { key, ...article })),
  ...Object.entries<SpaceText>(spaces).map(([key, text]) =>
    thingTopic('space', key, { ...text, gist: sameEffect(text) }),
  ),
  ...Object.entries<TileText>(tiles).map(([key, text]) => tileTopic(key, text)),
  ...Object.entries<LootText>(loot).map(([key, text]) => thingTopic('loot', key, { ...text, gist: text.effect })),
  ...Object.entries<FolkText>(folks).map(([key, text]) => folkTopic(key, text)),
  ...Object.entries<TileText>(folkTiles).map(([key, text]) => tileTopic(key, text)),
  ...Object.entries<LootText>(folkLoot).map(([key, text]) => thingTopic('loot', key, { ...text, gist: text.effect })),
];

/** A word without its plural ending, so that a search finds both forms. */
export const stem = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, '');

/** The furnishing tiles that a folk brings. */
export const bringing = (names: readonly string[]): string => `Brings ${list(names)}`;

/** In whose place a tile of a folk is sold. */
export const replacing = (name: string): string => `In place of ${name}`;

/** The facts of a tile that the rules know: `Costs 4 wood and 3 stone · 3 points`. */
export function tileFacts({ cost, points }: { cost: Amounts; points: number }): string {
  const price = bundle(cost);
  return `${price === 'nothing' ? 'Costs nothing' : `Costs ${price}`} · ${amount('point', points)}`;
}
