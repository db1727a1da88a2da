import type { Topic } from '../../src/messages/topic.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { chunks } from '../discord/groups.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import { button, menu, type Row } from '../discord/rows.ts';
import type { Rulebook, Seated } from '../face/face.ts';
import { painted } from '../posts/pictures.ts';
import type { HelpOf, Press } from '../presses.ts';

/** A topic, with related ones to look up. */
export interface ExplainedTopic {
  readonly rulebook: Rulebook;
  readonly topic: Topic;
  /** The choices to explain, one after the other. */
  readonly offered?: readonly Topic[];
  /** How to win the game, if this is the first time in a turn that the reader looks something up. */
  readonly aim?: string;
  /** Other topics that somebody may have looked for. */
  readonly like?: readonly Topic[];
  /** The table, if the topic is shown at one. */
  readonly at?: Position | undefined;
  /** The reader, if they play there, and what they see. */
  readonly viewer?: Pick<Seated, 'state' | 'seat'> | undefined;
  /** The press that a menu of topics sends. */
  readonly press: Extract<Press, { on: 'explain' | 'topic' }>;
  /** The ways back. */
  readonly back?: readonly Row[];
}

/** How many menus a topic may have; its choices fill up to this many. */
const MENUS = 3;

/** A topic with its title as a large card and in words, with menus for its choices and for related topics. */
export async function topicMessage(bot: Bot, told: ExplainedTopic): Promise<Composed> {
  const { rulebook, topic, offered = [], aim, like = [], at, viewer, press, back = [] } = told;
  const { rules } = bot.words;
  const pictures = await painted(bot, at ?? { game: { id: press.game }, entry: 0 }, () => rulebook.card(topic, at));
  const isOffered = (id: string) => offered.some((one) => one.id === id);
  const related = topic.related.flatMap((id) => (isOffered(id) ? [] : (rulebook.topic(id) ?? [])));
  const others = like.filter(({ id }) => !related.some((one) => one.id === id));
  const pages = chunks(offered, MENU_LIMIT).slice(0, MENUS);
  const topicMenu = menuOf(press, (one) => rulebook.gist(one, at, viewer));
  return compose([
    ...(pictures.length === 0 ? [`### ${topic.title}`] : pictures.map((picture) => [picture])),
    [
      factsLine(rulebook.about(topic, viewer), pictures.length > 0),
      pictures.length === 0 ? topic.text : besidesCard(topic),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    ...(aim === undefined ? [] : [`**${rules.aim}** ${aim}`]),
    ...pages.map((page, slot) =>
      topicMenu({ placeholder: rules.whatDoes(slot + 1, pages.length), topics: page, slot }),
    ),
    ...(related.length === 0 ? [] : [topicMenu({ placeholder: rules.goesWith, topics: related, slot: MENUS })]),
    ...(others.length === 0 ? [] : [topicMenu({ placeholder: rules.like, topics: others, slot: MENUS + 1 })]),
    ...back,
  ]);
}

/** The facts about a topic, its kind first; empty if its card shows them all. */
const factsLine = (facts: readonly string[], hasCard: boolean): string =>
  hasCard && facts.length === 1 ? '' : `-# ${facts.join(' · ')}`;

/** The text of a topic beside its card, which has the gist in large letters. */
const besidesCard = ({ text, gist }: Topic): string => text.replace(`**${gist}.**`, '').trimStart();

interface TopicMenu {
  readonly placeholder: string;
  readonly topics: readonly Topic[];
  readonly slot: number;
}

/** Makes menus of topics, each with its gist. */
const menuOf =
  (press: ExplainedTopic['press'], gistOf: (topic: Topic) => string | undefined) =>
  ({ placeholder, topics, slot }: TopicMenu): Row => {
    const choices = topics.map((topic) => {
      const detail = gistOf(topic);
      return { value: topic.id, text: topic.title, detail };
    });
    return menu(press, { placeholder, choices, slot });
  };

/** The button that explains the question; none if the game has no rulebook. */
export function helpButtons(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>, of: HelpOf = 'turn') {
  if (faceOf(bot, { game }).rulebook === undefined) return [];
  return [button({ on: 'help', game: id, of }, { label: bot.words.rules.help })];
}
