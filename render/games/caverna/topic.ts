import type { Topic } from '../../../src/messages/topic.ts';
import { legendOf, topicCards } from '../../shared/topic.ts';
import { actionBoard } from './actions.ts';
import { folkSheet } from './folk.ts';
import { LEGEND_ROWS } from './legend-rows.ts';
import { lootBoard } from './loot.ts';
import { ruleRow } from './rule-icons.ts';
import type { CardInput, CardSubject, PictureRequest } from './scene.ts';
import type { Shown } from './shown.ts';
import { supplySheets } from './supply.ts';

/** A topic with the words on its card: its kind, its effect at the table, and the names of related things. */
export interface TopicView {
  readonly topic: Topic;
  readonly kind: string;
  readonly gist: string;
  readonly related: readonly string[];
  /** Whether the state is that of a table, in which case a space shows its goods. */
  readonly atTable: boolean;
}

/** The subject of a topic, as it looks on the table. */
function subjectOf(shown: Shown, { topic: { kind, key, title }, atTable }: TopicView): CardSubject {
  if (kind === 'space') {
    const lying = actionBoard(shown).spaces.find(({ id }) => id === key);
    // The effect stays readable even if a dwarf is on the space.
    const space = {
      id: key,
      name: title,
      goods: {},
      ...lying,
      ...(!atTable && { goods: {}, coming: {} }),
      taken: [],
      latest: false,
    };
    return { of: 'space', space, players: shown.state.players.length };
  }
  const [tile] = kind === 'tile' ? supplySheets(shown, { title, tiles: [key] }).flatMap(({ tiles }) => tiles) : [];
  if (tile !== undefined) return { of: 'tile', tile };
  const item = kind === 'loot' ? lootBoard(shown, { title }).items.find(({ id }) => id === key) : undefined;
  return item === undefined ? { of: 'rule', row: ruleRow(key) } : { of: 'loot', item };
}

function cardOf(shown: Shown, view: TopicView): CardInput {
  const { topic, kind, gist, related } = view;
  const legend = topic.kind === 'rule' ? legendOf(topic.key, LEGEND_ROWS, shown.words.legend) : undefined;
  return {
    title: topic.title,
    kind,
    subject: subjectOf(shown, view),
    gist: `${gist.replace(/\.$/, '')}.`,
    example: topic.example,
    related,
    headings: shown.words.card,
    ...(legend !== undefined && { legend }),
  };
}

/** The pictures of a topic: the sheet of a folk, or large cards. */
export function topicPictures(shown: Shown, view: TopicView): PictureRequest[] {
  const { kind, key } = view.topic;
  if (kind === 'folk') return [{ kind, input: folkSheet(shown, key) }];
  return topicCards(cardOf(shown, view)).map((input) => ({ kind: 'card', input }));
}
