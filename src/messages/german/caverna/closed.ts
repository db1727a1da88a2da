import { isSingle, nextOn } from '../../caverna/lying.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { Amounts } from '../../context.ts';
import { capital, find, small, visible } from '../../text.ts';
import { dein } from '../grammar.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, entries, goods } from './goods.ts';
import { nounOf } from './people.ts';

/** What is missing on a space: its name and, if it is counted, how much the space takes and how much the player has. */
interface Lack {
  readonly of: string;
  readonly need?: number;
  readonly have?: number;
}

/** What a player would need, in the accusative. */
const needs: Readonly<Record<string, string>> = {
  lying: 'Waren dort',
  moreLying: 'zwei Waren dort (Goblins geben eine zurück)',
  weapon: 'eine Waffe',
  weaponNow: 'eine Waffe (wer als Nächstes geht, hat keine)',
  weakerWeapon: 'eine Waffe, die noch stärker werden kann',
  bed: 'ein freies Bett',
  sixthBed: 'ein Bett für eine sechste Person',
  smallerFamily: 'eine Familie mit weniger als sechs Personen',
  twinPlace: 'zwei freie Plätze nebeneinander',
  cavern: 'eine leere Höhle',
  furnishing: 'eine Einrichtung, die du bezahlen kannst',
  dwelling: 'eine Wohnung, die du bezahlen kannst',
  crop: 'Getreide oder Gemüse',
  anyCrop: 'etwas zum Säen',
  woodOrInstead: 'mehr Holz oder was es ersetzt',
  emptyField: 'ein leeres Feld',
  meadow: 'eine Wiese',
  forest: 'leeren Wald',
  twoMeadows: 'zwei Wiesen nebeneinander',
  stable: 'einen Stall, den du noch nicht gebaut hast',
  stablePlace: 'einen Platz für einen Stall',
  tunnel: 'einen Gang',
  deepTunnel: 'einen tiefen Gang',
  twoTunnels: 'zwei Gänge nebeneinander',
  model: 'ein fremdes Aktionsfeld, das dir etwas bringt',
};

/** What is missing, in a few words; `good` is the only good that gathers on the space. */
function needOf({ of, need = 1 }: Lack, good?: string): string {
  if (of === 'moreLying' && good !== undefined) return `${amount(good, 2)} dort (Goblins geben 1 zurück)`;
  return find(needs, of) ?? amount(of, need);
}

const anyLack = (lacks: readonly Lack[], good?: string): string =>
  anyOf([...new Set(lacks.map((lack) => needOf(lack, good)))]);

/** The actions of a space that cannot be taken, by their first task. */
const unopenedActions: Readonly<Record<string, string>> = {
  grow: 'Kein Nachwuchs',
  furnish: 'Noch keine Einrichtung',
  expedition: 'Keine Expedition',
  sow: 'Noch keine Aussaat',
  twin: 'Kein Plättchen',
  fence: 'Keine Weide',
  stable: 'Kein Stall',
  oreMine: 'Keine Erzmine',
  rubyMine: 'Keine Rubinmine',
};

/**
 * Why an action of the space cannot be taken, and the exchange that would make it possible: `Kein Stall: Dafür brauchst du
 * 1 Stein (Tauschen: 1 Rubin).` Empty for an action that is not worth a word.
 */
export const unopened: CavernaTexts['unopened'] = (task, lacks, exchange) => {
  const action = find(unopenedActions, task);
  if (action === undefined || lacks.length === 0) return '';
  const way = exchange === undefined ? '' : ` (*Tauschen*: ${bundle(exchange)})`;
  return `${action}: Dafür brauchst du ${anyLack(lacks)}${way}.`;
};

/** Sowing needs an empty field, and a tile with one can be laid now. */
export const layFirst: string = 'Zum Säen lege erst das Plättchen: Du brauchst ein leeres Feld.';

/** No tile can be paid for; the one that is closest, and the goods that it still needs. */
export const unpaid: CavernaTexts['unpaid'] = (name, missing) =>
  `Noch keine Einrichtung: Für *${name}* brauchst du noch ${bundle(missing)}.`;

/** Why a space cannot be used, in one short line: `Besetzt von Tom`, `Braucht 4 Nahrung, du hast 1: erst tauschen`, `Leer bis Runde 3`. */
export const closed: CavernaTexts['closed'] = ({
  own = false,
  holders,
  lacks,
  until,
  people,
  exchange = false,
  good,
}) => {
  if (own || holders.length > 0) return `Besetzt von ${list([...(own ? ['dir'] : []), ...holders.map(visible)])}`;
  if (until !== undefined) return `Leer bis Runde ${until}`;
  const [only, second] = lacks;
  if (only === undefined) return 'Hier gibt es nichts zu tun';
  // An armed member of the family goes later.
  if (only.of === 'weaponNow' && second === undefined)
    return `${capital(dein({ ...nounOf(people), adjective: 'nächst' }))} hat keine Waffe`;
  const isCounted = second === undefined && only.have !== undefined && Object.hasOwn(goods, only.of);
  const has = isCounted ? `, du hast ${only.have}` : '';
  return `Braucht ${anyLack(lacks, good)}${has}${exchange ? ': erst tauschen' : ''}`;
};

/** The strength that a loot item needs. */
export const lootStrength: CavernaTexts['lootStrength'] = (strength) => `Stärke ${strength}`;

/** Why a loot item cannot be taken although the weapon is strong enough, in one short line: `Braucht ein leeres Feld`. */
export const lootClosed: CavernaTexts['lootClosed'] = (lacks) =>
  lacks.length === 0 ? 'Gerade nutzlos' : `Braucht ${anyLack(lacks)}`;

/** The goods that are missing to pay for something: `noch 1 Holz, 2 Stein nötig`. */
export const short: CavernaTexts['short'] = (goods) => `noch ${entries(goods)} nötig`;

/** `1 Getreide und 1 Gemüse`; empty for no goods. */
const listed = (amounts: Amounts): string => (entries(amounts) === '' ? '' : bundle(amounts));

/**
 * The goods on a space now and in the next round: `Jetzt 3 Holz, nächste Runde 6`, for several goods `Jetzt 1 Erz und 1
 * Stein, nächste Runde 2 und 2`, for clumsy hands `Jetzt 3 Holz (1 gibst du zurück)`; empty for a space without goods.
 */
export const lying: CavernaTexts['lying'] = (now, coming, clumsy = false) => {
  const all = listed(now);
  const back = clumsy && all !== '' ? ` (${isSingle(now) ? 'gibst du zurück' : '1 gibst du zurück'})` : '';
  const here = `${all}${back}`;
  const next = nextOn(now, coming);
  if (next.of === 'nothing') return here;
  const then = next.of === 'counts' ? list(next.counts.map(String)) : listed(next.goods);
  return here === '' ? `Nächste Runde ${then}` : `Jetzt ${here}, nächste Runde ${then}`;
};

/** The headings over the parts of the board of action spaces. */
export const blocks: CavernaTexts['blocks'] = {
  /** `Felder und Höhlen · 5/9 frei`. */
  title: (groups, open, all) => `${list(groups)} · ${open}/${all} frei`,
  /** A part with only one space, which cannot be used: `Schafzucht: besetzt von Tom`. */
  closed: (name, reason) => `${name}: ${small(reason)}`,
  reason: 'gesperrt',
};
