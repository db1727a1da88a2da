import { FLAG, type Subcommand, TEXT } from '../subcommand.ts';
import { awayMessage, goAway, suggestFrom, suggestTo } from './away.ts';

const FROM = 'from';
const TO = 'to';
const CANCEL = 'cancel';

export const away: Subcommand = {
  options: () => [
    { type: TEXT, name: FROM, autocomplete: true, max_length: 40 },
    { type: TEXT, name: TO, autocomplete: true, max_length: 40 },
    { type: FLAG, name: CANCEL },
  ],

  async run(bot, { user, interaction }, reply) {
    const { options } = interaction;
    const { timeZone } = await bot.personal.settings(user.id);
    if (options.getBoolean(CANCEL)) {
      const left = await bot.personal.comeBack(user.id);
      return reply.show(awayMessage(bot, { away: left, timeZone, note: bot.words.personal.away.cancelled }));
    }
    const [from, to] = [options.getString(FROM), options.getString(TO)];
    if (to === null) {
      const note = from === null ? {} : { note: bot.words.personal.away.noEnd };
      return reply.show(awayMessage(bot, { away: await bot.personal.away(user.id), timeZone, ...note }));
    }
    const shown = await goAway(bot, user.id, { from: from ?? '', to });
    return typeof shown === 'string' ? reply.tell(shown) : reply.show(shown);
  },

  async suggest(bot, { userId, option, text }) {
    const { timeZone } = await bot.personal.settings(userId);
    const writing = { timeZone, now: bot.clock.now() };
    return (option === FROM ? suggestFrom : suggestTo)(bot, text, writing);
  },
};
