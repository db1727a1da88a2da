import { clip } from '../../src/messages/text.ts';
import { compose } from '../compose.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { PUBLIC, type Subcommand } from './subcommand.ts';

const TOPIC = 'topic';

export const rules: Subcommand = {
  options(sub, { words }) {
    const texts = words.commands.caverna.subcommands.rules.options;
    sub.addStringOption((option) =>
      option.setName(TOPIC).setDescription(texts.topic).setRequired(true).setAutocomplete(true),
    );
    sub.addBooleanOption((option) => option.setName(PUBLIC).setDescription(words.commands.caverna.public));
  },

  async run({ words, faces }, { interaction }, reply) {
    const query = interaction.options.getString(TOPIC, true);
    const [topic] = words.findTopics(query);
    if (!topic) return reply.tell(words.errors.unknownTopic(clip(query, OPTION_LIMIT)));
    const facts = Object.values(faces).flatMap((face) => face(words).facts(topic) ?? []);
    const about = [words.topicKind(topic), ...facts].join(' · ');
    return reply.show(compose([`### ${topic.title}\n-# ${about}`, topic.text]));
  },

  async suggest({ words }, { text }) {
    return words
      .findTopics(text)
      .slice(0, CHOICE_LIMIT)
      .map(({ label, id }) => ({ name: clip(label, OPTION_LIMIT), value: id }));
  },
};
