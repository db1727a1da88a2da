import { clip } from '../../src/messages/text.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../compose.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { facesOf } from '../offered.ts';
import { FLAG, PUBLIC, type Subcommand, TEXT } from './subcommand.ts';

const TOPIC = 'topic';

export const rules: Subcommand = {
  options: () => [
    { type: TEXT, name: TOPIC, required: true, autocomplete: true },
    { type: FLAG, name: PUBLIC },
  ],

  async run(bot, { interaction }, reply) {
    const query = interaction.options.getString(TOPIC, true);
    const [found] = topicsFor(bot, query);
    if (!found) return reply.tell(bot.words.errors.unknownTopic(clip(query, OPTION_LIMIT)));
    const { topic, about } = found;
    return reply.show(compose([`### ${topic.title}\n-# ${about.join(' · ')}`, topic.text]));
  },

  async suggest(bot, { text }) {
    return topicsFor(bot, text)
      .slice(0, CHOICE_LIMIT)
      .map(({ topic: { label, id } }) => ({ name: clip(label, OPTION_LIMIT), value: id }));
  },
};

/** The topics of all games for what somebody typed, each with what there is to say about it. */
function topicsFor(bot: Pick<Bot, 'words' | 'faces'>, query: string) {
  return facesOf(bot).flatMap(
    ({ face: { rulebook } }) => rulebook?.find(query).map((topic) => ({ topic, about: rulebook.about(topic) })) ?? [],
  );
}
