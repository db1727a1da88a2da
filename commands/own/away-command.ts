import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import { tableError } from '../../src/messages/table-error.ts';
import { TableError } from '../../src/table/errors.ts';
import type { User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { userOf } from '../discord/people.ts';
import { FLAG, PERSON, type Subcommand, TEXT } from '../subcommand.ts';
import { absencesOf, readTimes, suggestFrom, suggestTo } from './away.ts';
import { askDeputy, refusedText } from './deputies.ts';

const FROM = 'from';
const TO = 'to';
const DEPUTY = 'deputy';
const CANCEL = 'cancel';

export const away: Subcommand = {
  options: () => [
    { type: TEXT, name: FROM, autocomplete: true, max_length: 40 },
    { type: TEXT, name: TO, autocomplete: true, max_length: 40 },
    { type: PERSON, name: DEPUTY },
    { type: FLAG, name: CANCEL },
  ],

  async run(bot, { user, guildId, interaction }, reply) {
    const { options } = interaction;
    const { timeZone } = await bot.personal.settings(user.id);
    const show = async (note?: string) => reply.show(await absencesOf(bot, user.id, note));
    const { away: words } = bot.words.personal;
    if (options.getBoolean(CANCEL)) {
      await bot.personal.comeBack(user.id);
      return show(words.cancelled);
    }
    const [from, to] = [options.getString(FROM), options.getString(TO)];
    const deputy = options.getUser(DEPUTY) === null ? undefined : deputyOf(bot, interaction);
    if (typeof deputy === 'string') return reply.tell(deputy);
    if (to === null && deputy === undefined) return show(from === null ? undefined : words.noEnd);
    const times = readTimes(bot, { from: from ?? '', to }, { timeZone, now: bot.clock.now() });
    if (typeof times === 'string') return reply.tell(times);
    const refused = deputy ? await bot.deputies.check({ user, deputy, guildId }) : [];
    if (refused.length > 0) return reply.tell(refusedText(bot, refused, deputy?.name ?? ''));
    if (times.to !== undefined) await bot.personal.goAway(user.id, { from: times.from, to: times.to });
    const notes = times.to === undefined ? [] : [words.told];
    if (deputy) notes.push(await asked(bot, { user, deputy, guildId, from: times.from, until: times.to }));
    return show(notes.join('\n'));
  },

  async suggest(bot, { userId, option, text }) {
    const { timeZone } = await bot.personal.settings(userId);
    const writing = { timeZone, now: bot.clock.now() };
    return (option === FROM ? suggestFrom : suggestTo)(bot, text, writing);
  },
};

/** The named deputy, or why nobody can ask them. */
function deputyOf({ words }: Bot, { options }: ChatInputCommandInteraction): User | string {
  const chosen = options.getUser(DEPUTY, true);
  const given = options.data.flatMap(({ options: inner }) => inner ?? []);
  const member = given.find(({ type }) => type === ApplicationCommandOptionType.User)?.member;
  const user = userOf({ user: chosen, member });
  const { deputies } = words.personal;
  if (chosen.bot) return deputies.bots;
  return member === undefined || member === null ? deputies.notHere(user.name) : user;
}

/** Asks a deputy once the absence is stored; if that is impossible, the user just gets a sentence about it. */
async function asked(bot: Bot, wish: Parameters<typeof askDeputy>[1]): Promise<string> {
  try {
    return await askDeputy(bot, wish);
  } catch (error) {
    if (error instanceof TableError) return tableError(bot.words, error);
    throw error;
  }
}
