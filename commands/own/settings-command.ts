import { isLanguage } from '../../src/messages/index.ts';
import { clip } from '../../src/messages/text.ts';
import { localTime } from '../../src/table/hours.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { inLanguage, languageChoices, localeFor, spokenNames } from '../language.ts';
import { silence } from '../posts/calls.ts';
import { FLAG, gameHere, type Subcommand, TEXT } from '../subcommand.ts';
import { settingsOf, zoneQuestion } from './settings.ts';
import { zoneName, zoneOf, zonesFor } from './zones.ts';

const TIME_ZONE = 'timezone';
const SILENCE = 'silence';
const LANGUAGE = 'language';

export const settings: Subcommand = {
  options: () => [
    { type: TEXT, name: TIME_ZONE, autocomplete: true, max_length: 64 },
    { type: TEXT, name: LANGUAGE, choices: languageChoices },
    { type: FLAG, name: SILENCE },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    if (interaction.options.getBoolean(SILENCE)) {
      const { id } = await gameHere(bot, channelId);
      return silence(bot, { gameId: id, userId: user.id }, reply);
    }
    const language = interaction.options.getString(LANGUAGE);
    if (language !== null) {
      if (!isLanguage(language)) return reply.tell(bot.words.languages.unknown(language, spokenNames));
      const reader = inLanguage(bot, localeFor({ language, locale: interaction.locale }));
      return reply.show(await settingsOf(reader, user.id, await bot.personal.change(user.id, { language })));
    }
    const typed = interaction.options.getString(TIME_ZONE);
    if (typed === null) return reply.show(await settingsOf(bot, user.id, await bot.personal.settings(user.id)));
    const zone = zoneOf(typed);
    const question = zone === undefined ? zoneQuestion(bot, typed) : undefined;
    if (question !== undefined) return reply.show(question);
    return reply.show(await settingsOf(bot, user.id, await bot.personal.change(user.id, { timeZone: zone ?? typed })));
  },

  async suggest(bot, { text }) {
    const now = bot.clock.now();
    const { zoneChoice } = bot.words.personal.settings;
    const { clock } = bot.words.formats;
    return zonesFor(text).map((zone) => ({
      name: clip(zoneChoice(zoneName(zone), clock(localTime(zone, now).minute)), OPTION_LIMIT),
      value: zone,
    }));
  },
};
