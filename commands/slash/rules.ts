import { clip } from '../../src/messages/text.ts';
import type { Bot } from '../bot.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { facesOf } from '../offered.ts';
import { topicMessage } from '../views/help.ts';
import { FLAG, PUBLIC, type Subcommand, TEXT } from './subcommand.ts';

const TOPIC = 'topic';

export const rules: Subcommand = {
  options: () => [
    { type: TEXT, name: TOPIC, required: true, autocomplete: true },
    { type: FLAG, name: PUBLIC },
  ],

  async run(bot, { interaction, channelId }, reply) {
    const query = interaction.options.getString(TOPIC, true);
    const [found] = topicsFor(bot, query);
    if (!found) return reply.tell(bot.words.errors.unknownTopic(clip(query, OPTION_LIMIT)));
    const { id, rulebook, topic } = found;
    const table = await bot.table.inChannel(channelId);
    const at = table?.status === 'running' && table.game === id ? await bot.table.position(table.id) : undefined;
    return reply.show(await topicMessage(bot, { rulebook, topic, at, press: { on: 'topic', game: id } }));
  },

  async suggest(bot, { text }) {
    return topicsFor(bot, text)
      .slice(0, CHOICE_LIMIT)
      .map(({ topic: { label, id } }) => ({ name: clip(label, OPTION_LIMIT), value: id }));
  },
};

/** The topics of all games for what somebody typed, each with the rulebook and the game that it is of. */
function topicsFor(bot: Pick<Bot, 'words' | 'faces'>, query: string) {
  return facesOf(bot).flatMap(
    ({ id, face: { rulebook } }) => rulebook?.find(query).map((topic) => ({ id, rulebook, topic })) ?? [],
  );
}
