import { clip } from '../../src/messages/text.ts';
import { localTime } from '../../src/table/hours.ts';
import { silence } from '../calls.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { settingsMessage } from '../settings.ts';
import { FLAG, gameHere, type Subcommand, TEXT } from './subcommand.ts';

const TIME_ZONE = 'timezone';
const SILENCE = 'silence';

export const settings: Subcommand = {
  options: () => [
    { type: TEXT, name: TIME_ZONE, autocomplete: true, max_length: 64 },
    { type: FLAG, name: SILENCE },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    if (interaction.options.getBoolean(SILENCE)) {
      const { id } = await gameHere(bot, channelId);
      return silence(bot, { gameId: id, userId: user.id }, reply);
    }
    const typed = interaction.options.getString(TIME_ZONE);
    if (typed === null) return reply.show(settingsMessage(bot, await bot.personal.settings(user.id)));
    const [first] = zonesFor(typed);
    const timeZone = ZONES.find((zone) => zone.toLowerCase() === typed.trim().toLowerCase()) ?? first ?? typed;
    return reply.show(settingsMessage(bot, await bot.personal.change(user.id, { timeZone })));
  },

  async suggest(bot, { text }) {
    const now = bot.clock.now();
    const { zoneChoice } = bot.words.personal.settings;
    return zonesFor(text).map((zone) => ({
      name: clip(zoneChoice(zone, localTime(zone, now).minute), OPTION_LIMIT),
      value: zone,
    }));
  },
};

const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Where most players live: what is shown before anything is typed. */
const COMMON = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Athens',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
];

/** Time zones by what somebody types of their city or region: cities that begin with it come first. */
function zonesFor(text: string): readonly string[] {
  const typed = plainName(text);
  if (typed === '') return COMMON;
  const city = (zone: string) => plainName(zone.split('/').at(-1) ?? zone);
  const begins = ZONES.filter((zone) => city(zone).startsWith(typed));
  const contains = ZONES.filter((zone) => !begins.includes(zone) && plainName(zone).includes(typed));
  return [...begins, ...contains].slice(0, CHOICE_LIMIT);
}

/** Small letters without accents; `São Paulo` and `sao_paulo` are the same. */
function plainName(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}
