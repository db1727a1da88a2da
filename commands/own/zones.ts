import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { find } from '../../src/messages/text.ts';
import { isTimeZone } from '../../src/table/hours.ts';
import { CHOICE_LIMIT } from '../discord/limits.ts';

/** A name in the tz database, and its other search terms, in lowercase and without accents. */
interface Zone {
  readonly name: string;
  readonly plain: string;
  /** Its city, in every language that the bot speaks. */
  readonly cities: readonly string[];
  /** Whether this is the name that the tz database now uses for the zone. */
  readonly current: boolean;
  /** Large cities, the country, and the name of the time there. */
  readonly places: readonly string[];
}

/** Fixed offsets from UTC; those with a sign count in the opposite direction. */
const FIXED = [
  'UTC',
  'GMT',
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '-' : '+'}${index % 14}`),
];

/** A city's name in every language that the bot speaks. */
const cityIn = (city: string): string[] => [
  city,
  ...LANGUAGES.flatMap((language) => find(catalogue(language).cities, city) ?? []),
];

const REGIONS = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in every language that the bot speaks. */
const countryIn = (code: string): string[] => REGIONS.flatMap((region) => region.of(code) ?? []);

/**
 * The kinds of names that `Intl` has for the time in a zone: a name for all seasons, one for the season, and an
 * abbreviation.
 */
const STYLES = ['longGeneric', 'long', 'short'] as const;

/** A winter day and a summer day, UTC ms. */
const SEASONS = [Date.UTC(2026, 0), Date.UTC(2026, 6)];

/**
 * What a zone's time is called in every language except English, which the tz database already has: `Mitteleuropäische
 * Zeit`.
 */
const timeIn = (timeZone: string): string[] =>
  LANGUAGES.slice(1)
    .flatMap(
      (language) =>
        STYLES.flatMap((timeZoneName) => {
          const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
          return SEASONS.flatMap(
            (at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? [],
          );
        }),
      // A time that has no name is called `GMT+5`: an offset, which says nothing about the place.
    )
    .filter((name) => !/\d/.test(name));

function allZones(): readonly Zone[] {
  const times = new Map<string, string[]>();
  const timeOf = ({ name, alternativeName, dstAbbreviation = '' }: RawTimeZone): string[] => {
    const key = `${alternativeName} ${dstAbbreviation}`;
    const named = times.get(key) ?? timeIn(name);
    times.set(key, named);
    return named;
  };
  return [
    ...rawTimeZones.map((zone): Zone => {
      const { name, mainCities, countryCode, countryName, alternativeName, abbreviation, dstAbbreviation = '' } = zone;
      const places = [
        ...mainCities.flatMap(cityIn),
        ...countryIn(countryCode),
        countryName,
        alternativeName,
        abbreviation,
        dstAbbreviation,
        ...timeOf(zone),
      ];
      return { ...named(name), current: true, places: [...new Set(places.map(plainName))] };
    }),
    ...rawTimeZones.flatMap(({ name: current, group }) => group.filter((name) => name !== current).map(named)),
    ...FIXED.map(named),
  ];
}

let known: readonly Zone[] | undefined;

/** Every zone. Built on first use, because `Intl` takes a moment to name their times. */
function zones(): readonly Zone[] {
  known ??= allZones();
  return known;
}

function named(name: string): Zone {
  const city = zoneName(name).split('/').at(-1) ?? name;
  return { name, plain: plainName(name), cities: cityIn(city).map(plainName), current: false, places: [] };
}

/** How a zone can match a typed text, from the best match down. */
const FITS: readonly ((zone: Zone, typed: string) => boolean)[] = [
  ({ plain }, typed) => plain === typed,
  ({ cities }, typed) => cities.includes(typed),
  ({ places }, typed) => places.includes(typed),
  ({ cities }, typed) => cities.some((city) => city.startsWith(typed)),
  ({ places }, typed) => places.some((place) => place.startsWith(typed)),
  ({ plain, cities, places }, typed) => [plain, ...cities, ...places].some((text) => text.includes(typed)),
];

/** Where most players live: what to suggest before anything has been typed. */
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

/** Puts the zones where most players live before the others. */
const commonest = (zone: string): number => (COMMON.includes(zone) ? 0 : 1);

/**
 * Time zones for a typed city, country or region, by current and former names. Exact matches come first, then names
 * that begin with the text.
 */
export function zonesFor(text: string): readonly string[] {
  const typed = plainName(text);
  if (typed === '') return COMMON;
  return zones()
    .map((zone) => ({ name: zone.name, fit: FITS.findIndex((fits) => fits(zone, typed)) }))
    .filter(({ fit }) => fit >= 0)
    .sort((one, other) => one.fit - other.fit || commonest(one.name) - commonest(other.name))
    .map(({ name }) => name)
    .filter(isTimeZone)
    .slice(0, CHOICE_LIMIT);
}

/** In lowercase, without accents; `São Paulo` and `sao_paulo` come out the same. */
function plainName(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}

/** A time zone as people read it: `America/New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The only time zone that matches a typed name: its full name, or its city. Undefined if the person must be asked. */
export function zoneOf(text: string): string | undefined {
  const typed = plainName(text);
  const exact = zones().find(({ plain }) => plain === typed);
  const [city, another] = zones().filter((zone) => zone.current && zone.cities.includes(typed));
  return exact?.name ?? (another === undefined ? city?.name : undefined);
}
