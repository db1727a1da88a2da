import { SOLO_GOAL } from '../../caverna/score.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { find, plain } from '../../text.ts';
import { list } from '../shared/list.ts';
import { harvest, hungerOf } from './decisions.ts';
import { amount, bundle } from './goods.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';

/** `ohne Runde 9`. */
const skippedRounds = (all: readonly number[]): string =>
  all.length === 1 ? `ohne Runde ${all[0]}` : `ohne die Runden ${list(all.map(String))}`;

/** How a round ends without a harvest, or with an unknown one. */
const endings: Readonly<Record<string, string>> = { none: 'keine Ernte', hidden: 'Ernte unbekannt' };

/** The remaining tasks of a player who has fed the family in a harvest, by the kind of the task. */
const LEFT: Readonly<Record<string, string>> = {
  accommodate: 'hat Tiere ohne Platz',
  breed: 'wählt Tiere für den Nachwuchs',
  breedAgain: 'darf noch einmal Tiere vermehren',
  act: 'darf vorher noch handeln',
  end: 'muss die Ernte noch beenden',
};

/** The stage of a game. */
export const rounds: CavernaTexts['rounds'] = {
  /** `Runde 3 von 12 · Ernte`, `Runde 3 von 12 (ohne Runde 9) · Ernte`. */
  stage({ round, rounds, skipped = [], ending }) {
    const without = skipped.length === 0 ? '' : ` (${skippedRounds(skipped)})`;
    return `Runde ${round} von ${rounds}${without}${ending === undefined ? '' : ` · ${ending}`}`;
  },
  order: ([first = '', ...others]) =>
    `**${plain(first)}** beginnt, dann ${others.length === 1 ? 'kommt' : 'kommen'} ${list(others.map(plain))}.`,
  ending: (kind) => find(endings, kind) ?? harvest(kind).title,
  fed: (mention, hunger, task = '') =>
    `${mention}: ${hunger === undefined ? (find(LEFT, task) ?? 'muss noch etwas entscheiden') : hungerOf(hunger)}`,
  harvest: ({ round, kind, game, mentions }) =>
    [
      `**${harvest(kind).title}** nach Runde ${round} bei ${game}. ${mentions.length === 0 ? 'Alle sind fertig.' : 'Noch nicht fertig:'}`,
      ...mentions.map((mention) => `- ${mention}`),
      `-# ${harvest(kind).help}`,
    ].join('\n'),
  counting: ({ game, mentions }) =>
    [
      mentions.length === 0 ? 'Alle sind fertig.' : `${list(mentions)}: Bei ${game} werden gleich die Punkte gezählt.`,
      'Jetzt lässt sich zum letzten Mal etwas tauschen, etwa Rubine. Wer nichts mehr möchte, drückt *Meine Punkte zählen*.',
    ].join('\n'),
};

/** A player's own part of a harvest. */
export const harvestPart: CavernaTexts['harvestPart'] = {
  open: 'Meine Ernte',
  end: 'Meine Ernte beenden',
};

/** The same for a feeding without a harvest. */
export const feedingPart: CavernaTexts['feedingPart'] = {
  open: 'Meine Familie ernähren',
  end: 'Meine Ernährung beenden',
};

/** The last exchanges of a player, before the points are counted. */
export const countingPart: CavernaTexts['countingPart'] = {
  open: 'Zum letzten Mal tauschen',
  end: 'Meine Punkte zählen',
};

/** Many exchanges name the food only once: `1 Schaf gegen 1, 1 Rubin gegen 2, 1 Getreide gegen 1 Nahrung`. */
const inARow = (eaten: readonly string[]): string =>
  eaten.map((one, at) => (eaten.length > 2 && at < eaten.length - 1 ? one.replace(/ Nahrung$/, '') : one)).join(', ');

/** Whole ways to feed the family. */
export const feeding: CavernaTexts['feeding'] = {
  title: ({ many } = DWARFS) => `${many} ernähren mit …`,
  scarce: 'Es reicht nicht für alle: erst …',
  /** The eaten goods, and the begging markers for the rest: `1 Wildschwein gegen 2 Nahrung, dann 2 Bettelmarker`. */
  way: (eaten, markers) =>
    [inARow(eaten), ...(markers > 0 ? [`dann ${amount('begging', markers)} (−${3 * markers})`] : [])].join(', '),
  costs({ points, unborn, lastOfKind, markers }) {
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
export const several: CavernaTexts['several'] = {
  food: 'Mehreres gegen Nahrung …',
  room: 'Platz schaffen …',
  young: 'Platz für Nachwuchs schaffen …',
  forgeAndLoot: (strength, most) => `${strength} schmieden, dann Beute: bis ${most}`,
  /** `Nachahmen (4 Nahrung): 2 Getreide gegen 2 Nahrung, 1 Wildschwein gegen 2 Nahrung` */
  to: (id, eaten) => `${space(id).name}: ${inARow(eaten)}`,
  eaten: (good, count, { food, has }) =>
    `${bundle({ [good]: count })} gegen ${bundle({ food })}${has === 0 ? '' : ` (dann ${has + food})`}`,
  eatAndBreed: (meal, young) => `${bundle(meal)} essen, dann ${bundle(young)} züchten`,
};

/** What happens to a turn that the table passes. */
export const passing: CavernaTexts['passing'] = (phase) => {
  if (phase === 'folks') return 'Ein Computer wählt das Volk.';
  return phase === 'harvest'
    ? 'Die Familie wird so günstig wie möglich ernährt.'
    : 'Das nächste Familienmitglied bleibt in dieser Runde zu Hause.';
};

/** How the game is won, and when it ends. */
export const aim: CavernaTexts['aim'] = (alone) =>
  `${alone ? 'Hol so viele Punkte, wie du kannst; 100 sind ein gutes Ziel.' : 'Hol die meisten Punkte.'} Die Partie endet nach Runde 12. Tiere, Feldfrüchte, Minen, Einrichtungen, Zwerge, Rubine und Gold zählen; ungenutzte Plätze deines Plans und fehlende Arten von Nutztieren kosten Punkte.`;

/** The headings over the pictures. */
export const boards: CavernaTexts['boards'] = {
  one: (name) => `Heimatplan von ${plain(name)}`,
  all: 'Alle Heimatpläne',
  board: 'Heimatplan',
  own: 'Mein Heimatplan',
  table: 'Aktionsfelder',
  others: 'Die anderen Heimatpläne',
  tiles: 'Einrichtungen',
};

/** The end of a solo game. */
export const soloEnd: CavernaTexts['soloEnd'] = ({ name, points }) =>
  `Die Partie ist zu Ende. **${plain(name)}** hat ${amount('point', points)}.${points >= SOLO_GOAL ? ` ${SOLO_GOAL} oder mehr: stark gespielt!` : ''}`;

/** The tiles that a player has furnished most often. */
export const favourites: CavernaTexts['favourites'] = (tiles) =>
  `Lieblingseinrichtungen: ${tiles.map(({ name, games }) => `${name} (${games})`).join(', ')}`;
