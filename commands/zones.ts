import { CHOICE_LIMIT } from './limits.ts';

const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Where most players live: what is offered before anything is typed. */
export const COMMON: readonly string[] = [
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
export function zonesFor(text: string): readonly string[] {
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

/** The time zone that somebody means by what they type; that itself where it is like none. */
export function zoneOf(typed: string): string {
  const [first] = zonesFor(typed);
  return ZONES.find((zone) => zone.toLowerCase() === typed.trim().toLowerCase()) ?? first ?? typed;
}
