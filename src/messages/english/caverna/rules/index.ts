import type { Amounts } from '../../../context.ts';
import { topicFinder } from '../../../search.ts';
import { find } from '../../../text.ts';
import type { Article, Topic } from '../../../topic.ts';
import { amount, bundle } from '../goods.ts';
import { loot } from '../loot.ts';
import type { LootText } from '../loot-text.ts';
import { spaces } from '../spaces/index.ts';
import type { SpaceText } from '../spaces/text.ts';
import { tiles } from '../tiles/index.ts';
import type { TileText } from '../tiles/text.ts';
import { familyArticles } from './family.ts';
import { landArticles } from './land.ts';
import { pointArticles } from './points.ts';
import { roundArticles } from './round.ts';

type Kind = keyof typeof KINDS;

const KINDS = { rule: 'rule', space: 'action space', tile: 'furnishing tile', loot: 'loot' } as const;

interface Written {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly keywords?: string;
}

function topic(kind: Kind, { key, title, text, keywords = '' }: Written): Topic {
  const label = kind === 'rule' ? title : `${title} · ${KINDS[kind]}`;
  return { id: `${kind}:${key}`, kind, key, title, label, text, keywords: `${KINDS[kind]} ${keywords}`.trim() };
}

const MOST_PLAYERS = 7;

/** What a space does, where it is the same at every table. */
function sameEffect({ effect }: SpaceText): string {
  const effects = new Set(Array.from({ length: MOST_PLAYERS }, (_, index) => effect(index + 1)));
  const [only, other] = effects;
  return other === undefined && only !== undefined ? `**${only}.**\n` : '';
}

const articles: Readonly<Record<string, Article>> = {
  ...roundArticles,
  ...familyArticles,
  ...landArticles,
  ...pointArticles,
};

/** Everything that can be looked up: first the articles, then every space, tile and loot item. */
export const topics: readonly Topic[] = [
  ...Object.entries(articles).map(([key, article]) => topic('rule', { key, ...article })),
  ...Object.entries<SpaceText>(spaces).map(([key, text]) =>
    topic('space', { key, title: text.name, text: `${sameEffect(text)}${text.rules}` }),
  ),
  ...Object.entries<TileText>(tiles).map(([key, { name, effect, rules }]) =>
    topic('tile', { key, title: name, text: `**${effect}.**\n${rules}` }),
  ),
  ...Object.entries<LootText>(loot).map(([key, { name, effect, rules }]) =>
    topic('loot', { key, title: name, text: `**${effect}.**\n${rules}` }),
  ),
];

/** The topics for what somebody typed; what the autocomplete hands back, an id, finds exactly its topic first. */
export const findTopics = topicFinder(topics, (word) => word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, ''));

/** The kind of a topic in words, for a line below its title. */
export function topicKind({ kind }: Topic): string {
  return find<string>(KINDS, kind) ?? kind;
}

/** The facts of a tile that the rules know: `Costs 4 wood and 3 stone · 3 points`. */
export function tileFacts({ cost, points }: { cost: Amounts; points: number }): string {
  const price = bundle(cost);
  return `${price === 'nothing' ? 'Costs nothing' : `Costs ${price}`} · ${amount('point', points)}`;
}
