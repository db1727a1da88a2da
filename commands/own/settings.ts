import { ButtonStyle } from 'discord.js';
import { isLanguage, languageOf } from '../../src/messages/index.ts';
import { clip } from '../../src/messages/text.ts';
import { localTime } from '../../src/table/hours.ts';
import type { PersonSettings } from '../../src/table/people.ts';
import type { SettingsChange } from '../../src/table/waiting/personal.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { rowsOf } from '../discord/phone.ts';
import type { Reply } from '../discord/reply.ts';
import { button, menu } from '../discord/rows.ts';
import { inLanguage, languageChoices, localeFor, spokenNames, unspoken } from '../language.ts';
import { rememberedParts } from '../plan/habit.ts';
import { OWN, type Press, type Setting } from '../presses.ts';
import { keptMessage } from './kept.ts';
import { COMMON, zoneName, zonesFor } from './zones.ts';

/** The settings that are either on or off. */
type Switch = { [K in Setting]: PersonSettings[K] extends boolean ? K : never }[Setting];

/** A switch in words: its state, and the buttons that change it. */
interface SwitchTexts {
  readonly state: (on: boolean) => string;
  readonly on: string;
  readonly off: string;
}

type SettingsPress = Extract<Press, { on: 'settings' | 'kept' }>;

/** The possible intervals between reminders, in hours; 0 means never. */
const REMIND_EVERY = [0, 3, 6, 12, 24, 48, 72, 168];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/**
 * The private panel that shows how the bot calls a person and what it does for them, also in individual games
 * (`remembered`).
 */
export function settingsMessage(bot: Bot, settings: PersonSettings, remembered: readonly Part[] = []): Composed {
  const { settings: words } = bot.words.personal;
  const { clock } = bot.words.formats;
  const { timeZone, wakesAt, sleepsAt } = settings;
  const texts: Readonly<Record<Switch, SwitchTexts>> = words.switches;
  const switches = Object.keys(texts) as Switch[];
  const zone =
    timeZone === undefined
      ? words.noTimeZone
      : words.timeZone(timeZone, clock(localTime(timeZone, bot.clock.now()).minute));
  const always = timeZone !== undefined && wakesAt === sleepsAt ? [words.atAllHours] : [];
  const tag = unspoken(settings.language);
  const press = (setting: Setting) => ({ on: 'settings', game: OWN, setting }) as const;
  const hours = (text: (time: string) => string) =>
    HOURS.map((minutes) => ({ value: String(minutes), text: text(clock(minutes)) }));
  return compose([
    `### ${words.title}\n${words.help}`,
    `${words.calls}:`,
    menu(press('calls'), {
      placeholder: words.calls,
      choices: Object.entries(words.callsIn).map(([value, { label, explanation }]) => ({
        value,
        text: label,
        detail: explanation,
      })),
      chosen: [settings.calls],
    }),
    `${words.remindEvery}:`,
    menu(press('remindEvery'), {
      placeholder: words.remindEvery,
      choices: REMIND_EVERY.map((count) => ({ value: String(count), text: words.remindHours(count) })),
      chosen: [String(settings.remindEvery)],
    }),
    [zone, ...always].join('\n'),
    zoneMenu(
      bot,
      COMMON.filter((name) => name !== timeZone),
    ),
    words.otherZones,
    // If the person has no time zone, the bot does not know what time it is for them.
    ...(timeZone === undefined
      ? []
      : [
          menu(press('wakesAt'), { placeholder: words.wakesAt, choices: hours(words.from), chosen: [String(wakesAt)] }),
          menu(press('sleepsAt'), {
            placeholder: words.sleepsAt,
            choices: hours(words.until),
            chosen: [String(sleepsAt)],
          }),
        ]),
    [`${bot.words.languages.own.label}:`, ...(tag === undefined ? [] : [bot.words.languages.fallback(tag)])].join('\n'),
    languageMenu(bot, settings),
    'line',
    switches.map((setting) => texts[setting].state(settings[setting])).join('\n'),
    ...rowsOf(
      ...switches.map((setting) => flip(setting, settings[setting], texts[setting])),
      button({ on: 'kept', game: OWN }, { label: words.download }),
    ),
    ...remembered,
  ]);
}

/** The same, with what is remembered for the person's games. */
export async function settingsOf(bot: Bot, userId: string, settings: PersonSettings): Promise<Composed> {
  return settingsMessage(bot, settings, await rememberedParts(bot, userId));
}

/** Asks which time zone a person means by what they typed; undefined if no zone is similar. */
export function zoneQuestion(bot: Bot, typed: string): Composed | undefined {
  const zones = zonesFor(typed);
  if (zones.length === 0) return undefined;
  return compose([bot.words.personal.settings.whichZone(clip(typed, OPTION_LIMIT)), zoneMenu(bot, zones)]);
}

/** The value for "the language of my Discord". */
const AS_IN_DISCORD = 'discord';

/** A menu of the languages that the bot speaks. */
function languageMenu({ words: { languages } }: Bot, { language }: PersonSettings) {
  const { label, discord, choice } = languages.own;
  return menu({ on: 'settings', game: OWN, setting: 'language' } as const, {
    placeholder: label,
    choices: [
      { value: AS_IN_DISCORD, text: discord.label, detail: discord.explanation },
      ...languageChoices.map(({ value, name }) => ({ value, text: name, detail: choice })),
    ],
    chosen: [language === undefined ? AS_IN_DISCORD : languageOf(language)],
  });
}

/** A menu of time zones, each with the time there. */
function zoneMenu({ words, clock }: Bot, zones: readonly string[]) {
  const { zones: placeholder, zoneChoice } = words.personal.settings;
  const now = (zone: string) => words.formats.clock(localTime(zone, clock.now()).minute);
  const text = (zone: string) => zoneChoice(zoneName(zone), now(zone));
  const press = { on: 'settings', game: OWN, setting: 'timeZone' } as const;
  return menu(press, { placeholder, choices: zones.map((zone) => ({ value: zone, text: text(zone) })) });
}

/** A button that switches a setting on or off. */
function flip(setting: Switch, now: boolean, labels: SwitchTexts) {
  const press = { on: 'settings', game: OWN, setting, value: now ? 'off' : 'on' } as const;
  return button(press, { label: now ? labels.off : labels.on, style: ButtonStyle.Secondary });
}

/** Changes one setting, or sends the stored data; the settings themselves reject forged values. */
export async function pressSettings(
  bot: Bot,
  { press, user, value = '', locale }: PressInteraction<SettingsPress>,
  reply: Reply,
): Promise<void> {
  if (press.on === 'kept') return reply.show(await keptMessage(bot, user.id));
  if (press.setting === 'language' && value !== AS_IN_DISCORD && !isLanguage(value))
    return reply.tell(bot.words.languages.unknown(value, spokenNames));
  const change = changeOf(press.setting, press.value ?? value);
  const settings = await bot.personal.change(user.id, change);
  return reply.show(await settingsOf(spokenAs(bot, settings, locale), user.id, settings));
}

/** The bot in the language that a person has chosen, perhaps just now. */
const spokenAs = (bot: Bot, { language }: PersonSettings, locale: string): Bot =>
  inLanguage(bot, localeFor({ language, locale }));

function changeOf(setting: Setting, value: string): SettingsChange {
  switch (setting) {
    case 'calls':
      return { calls: value as PersonSettings['calls'] };
    case 'remindEvery':
    case 'wakesAt':
    case 'sleepsAt':
      return { [setting]: /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN };
    case 'timeZone':
      return { timeZone: value };
    case 'language':
      return { language: value === AS_IN_DISCORD ? undefined : value };
    default:
      return { [setting satisfies Switch]: value === 'on' };
  }
}
