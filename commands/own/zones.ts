import { rawTimeZones } from '@vvo/tzdb';
import { LANGUAGES } from '../../src/messages/index.ts';
import { isTimeZone } from '../../src/table/hours.ts';
import { CHOICE_LIMIT } from '../discord/limits.ts';

/** A name of the tz database, and its other search terms, in small letters without accents. */
interface Zone {
  readonly name: string;
  readonly plain: string;
  readonly city: string;
  /** Whether the tz database now uses this name for the zone. */
  readonly current: boolean;
  /** Large cities, the country, and the name of its time. */
  readonly places: readonly string[];
}

/** Fixed offsets from UTC; those with a sign count in the opposite direction. */
const FIXED = [
  'UTC',
  'GMT',
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '-' : '+'}${index % 14}`),
];

const REGIONS = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in every language that the bot speaks. */
const countryIn = (code: string): string[] => REGIONS.flatMap((region) => region.of(code) ?? []);

const ZONES: readonly Zone[] = [
  ...rawTimeZones.map((zone) => {
    const { name, mainCities, countryCode, countryName, alternativeName, abbreviation, dstAbbreviation = '' } = zone;
    const places = [
      ...mainCities,
      ...countryIn(countryCode),
      countryName,
      alternativeName,
      abbreviation,
      dstAbbreviation,
    ];
    return { ...named(name), current: true, places: places.map(plainName) };
  }),
  ...rawTimeZones.flatMap(({ name: current, group }) => group.filter((name) => name !== current).map(named)),
  ...FIXED.map(named),
];

function named(name: string): Zone {
  const plain = plainName(name);
  return { name, plain, city: plain.split('/').at(-1) ?? plain, current: false, places: [] };
}

/** How a zone can match a typed text, the best first. */
const FITS: readonly ((zone: Zone, typed: string) => boolean)[] = [
  ({ plain }, typed) => plain === typed,
  ({ city }, typed) => city === typed,
  ({ places }, typed) => places.includes(typed),
  ({ city }, typed) => city.startsWith(typed),
  ({ places }, typed) => places.some((place) => place.startsWith(typed)),
  ({ plain, places }, typed) => [plain, ...places].some((text) => text.includes(typed)),
];

/** Where most players live: what to suggest before anything is typed. */
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

/**
 * Time zones for a typed city, country or region, by current and former names: exact names come first, then names that
 * begin with it.
 */
export function zonesFor(text: string): readonly string[] {
  const typed = plainName(text);
  if (typed === '') return COMMON;
  return ZONES.map((zone) => ({ name: zone.name, fit: FITS.findIndex((fits) => fits(zone, typed)) }))
    .filter(({ fit }) => fit >= 0)
    .sort((one, other) => one.fit - other.fit)
    .map(({ name }) => name)
    .filter(isTimeZone)
    .slice(0, CHOICE_LIMIT);
}

/** Small letters without accents; `São Paulo` and `sao_paulo` are the same. */
function plainName(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}

/** A time zone as people read it: `America/New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The only time zone with a typed name: its whole name, or its city. Undefined if the person must be asked. */
export function zoneOf(text: string): string | undefined {
  const typed = plainName(text);
  const exact = ZONES.find(({ plain }) => plain === typed);
  const [city, another] = ZONES.filter((zone) => zone.current && zone.city === typed);
  return exact?.name ?? (another === undefined ? city?.name : undefined);
}
