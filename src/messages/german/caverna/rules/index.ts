import type { FolkText, Hardness } from '../../../caverna/folks.ts';
import { relatedTo } from '../../../caverna/related.ts';
import type { CavernaTexts } from '../../../caverna/texts.ts';
import { topicsIn } from '../../../caverna/topics.ts';
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

const KINDS = { rule: 'Regel', space: 'Aktionsfeld', tile: 'Einrichtung', loot: 'Beute', folk: 'Volk' } as const;
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
  headings: { powers: 'Stärken', limits: 'Schwächen', notes: 'Hinweise' },
  folkKeywords: 'vergessenes volk völker volkstafel stärke schwäche',
});

/** To a reader who plays a folk: who the dwarfs of a text are, and where the rules of the folk are. */
export const readAs: CavernaTexts['readAs'] = ({ many }, folk) =>
  `Mit Zwergen sind hier deine ${many} gemeint; ihre Besonderheiten: ${folk}, unter *Wahl erklären*`;

/** The furnishing tiles that a folk brings. */
export const bringing: CavernaTexts['bringing'] = (names) => `Bringt ${list(names)} mit`;

/** The tile that a tile of a folk replaces. */
export const replacing: CavernaTexts['replacing'] = (name) => `Ersetzt ${name}`;

/** The price and points of a tile: `Kostet 4 Holz und 3 Stein · 3 Punkte`. */
export const tileFacts: CavernaTexts['tileFacts'] = ({ cost, points }) =>
  `Kostet ${bundle(cost)} · ${amount('point', points)}`;
