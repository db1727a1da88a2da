import type { FolkText, Hardness } from '../../../caverna/folks.ts';
import { relatedTo } from '../../../caverna/related.ts';
import { topicsIn } from '../../../caverna/topics.ts';
import type { Amounts, People } from '../../../context.ts';
import { type Article, topicsOf } from '../../../topic.ts';
import { list } from '../../shared/list.ts';
import { folkArticles } from '../folks/articles.ts';
import { begins, folkLoot, folks, hardness } from '../folks/folks.ts';
import { folkTiles } from '../folks/tiles.ts';
import { amount, bundle } from '../goods.ts';
import { loot } from '../loot.ts';
import { DWARFS } from '../people.ts';
import { spaces } from '../spaces/index.ts';
import { tiles } from '../tiles/index.ts';
import { familyArticles } from './family.ts';
import { landArticles } from './land.ts';
import { pointArticles } from './points.ts';
import { roundArticles } from './round.ts';

const KINDS = { rule: 'rule', space: 'action space', tile: 'furnishing tile', loot: 'loot', folk: 'folk' } as const;
const { topic, topicKind } = topicsOf(KINDS, relatedTo);

export { topicKind };

/** The articles about rules, by their keys. */
export const articles = {
  ...roundArticles,
  ...familyArticles,
  ...landArticles,
  ...pointArticles,
  ...folkArticles,
} satisfies Readonly<Record<string, Article>>;

/** Everything that players can look up. */
export const topics = topicsIn<Hardness>(topic, {
  articles,
  spaces,
  tiles,
  loot,
  folks: folks as Readonly<Record<string, FolkText>>,
  folkTiles,
  folkLoot,
  dwarfs: DWARFS,
  hardness,
  begins,
  headings: { powers: 'Powers', limits: 'Limits', notes: 'Notes' },
  folkKeywords: 'forgotten folk board power limit',
});

/** To a reader who plays a folk: who the dwarfs of a text are, and where the rules of the folk are. */
export const readAs = ({ many }: People, folk: string): string =>
  `“Dwarfs” here means your ${many}; for their special rules see ${folk}, under *Explain a choice*`;

/** The furnishing tiles that a folk brings. */
export const bringing = (names: readonly string[]): string => `Brings ${list(names)}`;

/** The tile that a tile of a folk replaces. */
export const replacing = (name: string): string => `Replaces ${name}`;

/** The price and points of a tile: `Costs 4 wood and 3 stone · 3 points`. */
export function tileFacts({ cost, points }: { cost: Amounts; points: number }): string {
  const price = bundle(cost);
  return `${price === 'nothing' ? 'Costs nothing' : `Costs ${price}`} · ${amount('point', points)}`;
}
