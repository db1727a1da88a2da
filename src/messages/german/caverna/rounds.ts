import type { Hunger } from '../../caverna/hunger.ts';
import { SOLO_GOAL } from '../../caverna/score.ts';
import type { Amounts, People } from '../../context.ts';
import { find, plain } from '../../text.ts';
import { list } from '../shared/list.ts';
import { harvest, hungerOf } from './decisions.ts';
import { amount, bundle } from './goods.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';

/** A harvest, and the players it still waits for. */
interface Harvested {
  game: string;
  round: number;
  kind: string;
  mentions: readonly string[];
}

/** The stage of the game: `skipped` are later rounds that are not played, `ending` is how this one ends. */
interface Stage {
  round: number;
  rounds: number;
  skipped?: readonly number[];
  ending?: string | undefined;
}

/** `ohne Runde 9`. */
const skippedRounds = (all: readonly number[]): string =>
  all.length === 1 ? `ohne Runde ${all[0]}` : `ohne die Runden ${list(all.map(String))}`;

/** How a round ends without a harvest, or with an unknown one. */
const endings: Readonly<Record<string, string>> = { none: 'keine Ernte', hidden: 'Ernte unbekannt' };

/** The points that a way to feed costs, and those among them for lost newborns or the last animal of a kind. */
interface FeedingCosts {
  readonly points: number;
  readonly unborn: number;
  readonly lastOfKind: number;
  readonly markers: number;
}

/** The remaining tasks of a player who has fed the family in a harvest, by the kind of the task. */
const LEFT: Readonly<Record<string, string>> = {
  accommodate: 'hat Tiere ohne Platz',
  breed: 'wählt Tiere für den Nachwuchs',
  breedAgain: 'darf noch einmal Tiere vermehren',
  act: 'darf vorher noch handeln',
  end: 'muss die Ernte noch beenden',
};

/** The stage of a game. */
export const rounds = {
  /** `Runde 3 von 12 · Ernte`, `Runde 3 von 12 (ohne Runde 9) · Ernte`. */
  stage({ round, rounds, skipped = [], ending }: Stage): string {
    const without = skipped.length === 0 ? '' : ` (${skippedRounds(skipped)})`;
    return `Runde ${round} von ${rounds}${without}${ending === undefined ? '' : ` · ${ending}`}`;
  },
  order: ([first = '', ...others]: readonly string[]): string =>
    `**${plain(first)}** beginnt, dann ${others.length === 1 ? 'kommt' : 'kommen'} ${list(others.map(plain))}.`,
  ending: (kind: string): string => find(endings, kind) ?? harvest(kind).title,
  fed: (mention: string, hunger: Hunger | undefined, task = ''): string =>
    `${mention}: ${hunger === undefined ? (find(LEFT, task) ?? 'muss noch etwas entscheiden') : hungerOf(hunger)}`,
  harvest: ({ round, kind, game, mentions }: Harvested): string =>
    [
      `**${harvest(kind).title}** nach Runde ${round} bei ${game}. ${mentions.length === 0 ? 'Alle sind fertig.' : 'Noch nicht fertig:'}`,
      ...mentions.map((mention) => `- ${mention}`),
      `-# ${harvest(kind).help}`,
    ].join('\n'),
  counting: ({ game, mentions }: Pick<Harvested, 'game' | 'mentions'>): string =>
    [
      mentions.length === 0 ? 'Alle sind fertig.' : `${list(mentions)}: Bei ${game} werden gleich die Punkte gezählt.`,
      'Jetzt lässt sich zum letzten Mal etwas tauschen, etwa Rubine. Wer nichts mehr möchte, drückt *Meine Punkte zählen*.',
    ].join('\n'),
};

/** A player's own part of a harvest. */
export const harvestPart = {
  open: 'Meine Ernte',
  end: 'Meine Ernte beenden',
};

/** The same for a feeding without a harvest. */
export const feedingPart = {
  open: 'Meine Familie ernähren',
  end: 'Meine Ernährung beenden',
};

/** The last exchanges of a player, before the points are counted. */
export const countingPart = {
  open: 'Zum letzten Mal tauschen',
  end: 'Meine Punkte zählen',
};

/** Many exchanges name the food only once: `1 Schaf gegen 1, 1 Rubin gegen 2, 1 Getreide gegen 1 Nahrung`. */
const inARow = (eaten: readonly string[]): string =>
  eaten.map((one, at) => (eaten.length > 2 && at < eaten.length - 1 ? one.replace(/ Nahrung$/, '') : one)).join(', ');

/** Whole ways to feed the family. */
export const feeding = {
  title: ({ many }: People = DWARFS): string => `${many} ernähren mit …`,
  scarce: 'Es reicht nicht für alle: erst …',
  /** The eaten goods, and the begging markers for the rest: `1 Wildschwein gegen 2 Nahrung, dann 2 Bettelmarker`. */
  way: (eaten: readonly string[], markers: number): string =>
    [inARow(eaten), ...(markers > 0 ? [`dann ${amount('begging', markers)} (−${3 * markers})`] : [])].join(', '),
  costs({ points, unborn, lastOfKind, markers }: FeedingCosts): string {
    const parts = [
      { count: lastOfKind, cause: 'für das letzte Tier einer Art' },
      { count: unborn, cause: 'für entgangenen Nachwuchs' },
    ].filter(({ count }) => count > 0);
    const [first] = parts;
    const why =
      first?.count === points
        ? ` ${first.cause}`
        : parts.map(({ count, cause }, i) => `, ${i === 0 ? 'davon ' : ''}${count} ${cause}`).join('');
    return `${points > 0 ? `Kostet ${markers > 0 ? 'insgesamt ' : ''}${amount('point', points)}` : 'Kostet keine Punkte'}${why}`;
  },
  more: 'Mehr Möglichkeiten findest du unter *Tauschen*.',
};

/** Answers that make several moves with one press. */
export const several = {
  food: 'Mehreres gegen Nahrung …',
  room: 'Platz schaffen …',
  young: 'Platz für Nachwuchs schaffen …',
  forgeAndLoot: (strength: number, most: number): string => `${strength} schmieden, dann Beute: bis ${most}`,
  /** `Nachahmen (4 Nahrung): 2 Getreide gegen 2 Nahrung, 1 Wildschwein gegen 2 Nahrung` */
  to: (id: string, eaten: readonly string[]): string => `${space(id).name}: ${inARow(eaten)}`,
  eaten: (good: string, count: number, { food, has }: { food: number; has: number }): string =>
    `${bundle({ [good]: count })} gegen ${bundle({ food })}${has === 0 ? '' : ` (dann ${has + food})`}`,
  eatAndBreed: (meal: Amounts, young: Amounts): string => `${bundle(meal)} essen, dann ${bundle(young)} züchten`,
};

/** What happens to a turn that the table passes. */
export const passing = (phase: string): string => {
  if (phase === 'folks') return 'Ein Computer wählt das Volk.';
  return phase === 'harvest'
    ? 'Die Familie wird so günstig wie möglich ernährt.'
    : 'Das nächste Familienmitglied bleibt in dieser Runde zu Hause.';
};

/** How the game is won, and when it ends. */
export const aim = (alone: boolean): string =>
  `${alone ? 'Hol so viele Punkte, wie du kannst; 100 sind ein gutes Ziel.' : 'Hol die meisten Punkte.'} Die Partie endet nach Runde 12. Tiere, Feldfrüchte, Minen, Einrichtungen, Zwerge, Rubine und Gold zählen; ungenutzte Plätze deines Plans und fehlende Arten von Nutztieren kosten Punkte.`;

/** The headings over the pictures. */
export const boards = {
  one: (name: string): string => `Heimatplan von ${plain(name)}`,
  all: 'Alle Heimatpläne',
  board: 'Heimatplan',
  own: 'Mein Heimatplan',
  table: 'Aktionsfelder',
  others: 'Die anderen Heimatpläne',
  tiles: 'Einrichtungen',
};

/** The end of a solo game. */
export function soloEnd({ name, points }: { readonly name: string; readonly points: number }): string {
  return `Die Partie ist zu Ende. **${plain(name)}** hat ${amount('point', points)}.${points >= SOLO_GOAL ? ` ${SOLO_GOAL} oder mehr: stark gespielt!` : ''}`;
}

/** The tiles that a player has furnished most often. */
export function favourites(tiles: readonly { readonly name: string; readonly games: number }[]): string {
  return `Lieblingseinrichtungen: ${tiles.map(({ name, games }) => `${name} (${games})`).join(', ')}`;
}
