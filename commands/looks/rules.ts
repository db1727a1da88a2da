import { clip } from '../../src/messages/text.ts';
import type { Bot } from '../bot.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../discord/limits.ts';
import { facesOf } from '../lobby/offered.ts';
import { FLAG, PUBLIC, type Subcommand, TEXT } from '../subcommand.ts';
import { topicMessage } from './help-message.ts';
import { ownSeat } from './look.ts';

const TOPIC = 'topic';

export const rules: Subcommand = {
  options: () => [
    { type: TEXT, name: TOPIC, required: true, autocomplete: true },
    { type: FLAG, name: PUBLIC },
  ],

  async run(bot, { interaction, user, channelId }, reply) {
    const query = interaction.options.getString(TOPIC, true);
    const table = await bot.table.inChannel(channelId);
    const [found, ...more] = topicsFor(bot, query, table?.game);
    if (!found) return reply.tell(bot.words.errors.unknownTopic(clip(query, OPTION_LIMIT)));
    const { id, rulebook, topic, exact } = found;
    const at = table?.status === 'running' && table.game === id ? await bot.table.position(table.id) : undefined;
    const like = exact ? [] : more.filter((other) => other.id === id).map((other) => other.topic);
    const seat = at && ownSeat(at.game, user.id);
    const viewer = at === undefined || seat === undefined ? undefined : { state: at.state, seat };
    return reply.show(await topicMessage(bot, { rulebook, topic, like, at, viewer, press: { on: 'topic', game: id } }));
  },

  async suggest(bot, { channelId, text }) {
    const table = await bot.table.inChannel(channelId);
    return topicsFor(bot, text, table?.game)
      .slice(0, CHOICE_LIMIT)
      .map(({ id, topic: { label, id: topic } }) => ({ name: clip(label, OPTION_LIMIT), value: `${id}/${topic}` }));
  },
};

/**
 * Topics of all games for a typed or chosen text, each with its rulebook and game: exact names come first, then topics
 * of the game played in the channel. For that game, one word of a topic's name is enough.
 */
function topicsFor(bot: Pick<Bot, 'words' | 'faces'>, query: string, played: string | undefined) {
  const found = facesOf(bot).flatMap(({ id, face: { rulebook } }) => {
    if (rulebook === undefined) return [];
    const [game, picked] = query.split('/', 2);
    const topic = game === id && picked !== undefined ? rulebook.topic(picked) : undefined;
    if (topic !== undefined) return [{ id, rulebook, topic, exact: true }];
    const titled = rulebook.titled(query);
    return rulebook.find(query, CHOICE_LIMIT).map((topic) => ({ id, rulebook, topic, exact: titled.includes(topic) }));
  });
  const isNamed = ({ id, exact, topic }: (typeof found)[number]) =>
    exact || (id === played && wordsIn(topic.label).includes(query.trim().toLowerCase()));
  const rank = (one: (typeof found)[number]) => Number(!isNamed(one)) * 2 + Number(one.id !== played);
  return found.sort((one, other) => rank(one) - rank(other));
}

const wordsIn = (label: string): string[] => label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
