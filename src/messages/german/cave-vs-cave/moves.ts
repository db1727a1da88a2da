import { isFree } from '../../cave-vs-cave/amounts.ts';
import {
  type Deeds,
  deedsIn,
  detailsIn,
  type Further,
  inBrackets,
  joined,
  type Labels,
  labelsIn,
  turnLineIn,
} from '../../cave-vs-cave/moves.ts';
import { behindWalls, isAdditional, wallPlace } from '../../cave-vs-cave/places.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import type { Amounts, Heading } from '../../context.ts';
import { find, wordsOf } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, change, thing } from './goods.ts';
import { COLOURS, room } from './rooms.ts';
import { actionTile, effectNow } from './tiles.ts';

/** By its name, in lists and captions: `D3`, `Zusatzraum`. */
export const cell = (id: string): string => (isAdditional(id) ? 'Zusatzraum' : id.toUpperCase());

/** The same in the accusative after a verb or "in", and in the dative after "in". */
export const cellAccusative = (id: string): string => (isAdditional(id) ? 'den Zusatzraum' : cell(id));
const inCell = (id: string): string => (isAdditional(id) ? 'im Zusatzraum' : `in ${cell(id)}`);

const COMPASS: Readonly<Record<string, string>> = {
  north: 'Nordseite',
  east: 'Ostseite',
  south: 'Südseite',
  west: 'Westseite',
};

/** `zwischen D3 und E3`. */
export function slot(id: string): string {
  const place = wallPlace(id);
  switch (place.at) {
    case 'between':
      return `zwischen ${cell(place.one)} und ${cell(place.other)}`;
    case 'additional':
      return `an der ${find(COMPASS, place.side) ?? place.side} des Zusatzraums`;
    case 'entrance':
      return `am Eingang unter ${cell(place.cell)}`;
    case 'outside':
      return `östlich von ${cell(place.cell)}`;
  }
}

/** `a, zwischen D3 und E3`. */
const lettered = (letter: string | undefined, place: string): string =>
  letter === undefined ? place : `${letter}, ${place}`;

/** Printed walls of the additional cavern. */
const SIDES = { corner: 2, niche: 3 } as const;

const NO_FURTHER: Readonly<Record<Further, string>> = {
  none: 'Kein Effekt einer Einrichtung',
  room: 'Keine weitere Einrichtung',
  excavation: 'Kein zweiter Raum',
};

/** `, Wand zwischen D3 und E3`; empty for no wall. */
function withBuilt(slots: readonly string[], where = list(slots.map(slot))): string {
  return slots.length === 0 ? '' : `, ${slots.length === 1 ? 'Wand' : 'Wände'} ${where}`;
}

/** Goods that the supply has no room for: `kein Platz für 1 Holz`. */
const lostText = (lost: Amounts = {}): string => (isFree(lost) ? '' : `kein Platz für ${bundle(lost)}`);

const labels: Labels = {
  use: (move) => actionTile(move.tile).name,
  activate: (move, { lost }) => `Aktivieren: ${room(move.room).name}${inBrackets(lostText(lost))}`,
  before: (move) => `${room(move.room).name}: erst den Bonus nehmen`,
  take: ({ goods }, { lost }) => `${bundle(goods)} nehmen${inBrackets(lostText(lost))}`,
  trade: ({ pay, goods }, { lost }) => `${bundle(pay)} gegen ${bundle(goods)}${inBrackets(lostText(lost))}`,
  raise: ({ good }) => `${thing(good).many} auffüllen`,
  give: ({ good }) => `${amount(good, 1)} abgeben`,
  excavate: (move, { bonus = {}, lost, ends }) =>
    `${cell(move.cell)} aushöhlen${ends ? ' und Ende' : ''}${inBrackets(change(bonus, {}), lostText(lost))}`,
  pay: ({ goods }) => `Zwei Räume für ${bundle(goods)}`,
  furnish: (move) =>
    `${room(move.room).name} ${inCell(move.cell)}${isFree(move.paying) ? '' : `, für ${bundle(move.paying)}`}`,
  wall: (move, { letter }) => `Wand ${lettered(letter, slot(move.slot))}`,
  breach: (move, { letter }) => `Abreißen: ${lettered(letter, slot(move.slot))}`,
  cavern: ({ side }) => `${SIDES[side]} aufgedruckte Wände`,
  eat: ({ good }, { wasted }) => (wasted ? `${amount(good, 1)} verschenken` : `${amount(good, 1)} gegen 1 Nahrung`),
  leave: ({ good }) => `${amount(good, 1)} zurücklegen`,
  draft: (move) => `${room(move.room).name} ${inCell(move.cell)}${withBuilt(move.slots)}`,
  cover: (move) => `${cell(move.cell)} verdecken`,
  go: ({ on }) => (on ? 'Mit Epoche II weitermachen' : 'Nach Epoche I aufhören'),
  done: (_move, { further }) => (further === undefined ? 'Keine weiteren Effekte' : NO_FURTHER[further]),
  end: () => 'Zug beenden',
  other: ({ text }) => text,
};

/** ` und errichtet eine Wand zwischen D3 und E3`; empty for no wall. */
const building = (slots: readonly string[]): string =>
  slots.length === 0 ? '' : ` und errichtet ${slots.length === 1 ? 'eine Wand' : 'Wände'} ${list(slots.map(slot))}`;

/** In the present tense. */
const deeds: Deeds = {
  use: () => '',
  activate: (move) => `aktiviert *${room(move.room).name}*`,
  before: () => '',
  take: ({ goods }) => `nimmt ${bundle(goods)}`,
  trade: ({ pay, goods }) => `tauscht ${bundle(pay)} gegen ${bundle(goods)}`,
  raise: ({ good }) => `füllt ${thing(good).many} auf`,
  give: ({ good }) => `gibt ${amount(good, 1)} ab`,
  excavate: (move) => `höhlt ${cellAccusative(move.cell)} aus`,
  pay: ({ goods }) => `zahlt ${bundle(goods)} für zwei Räume`,
  furnish: (move) => `richtet *${room(move.room).name}* ${inCell(move.cell)} ein`,
  wall: (move) => `errichtet eine Wand ${slot(move.slot)}`,
  breach: (move) => `reißt die Wand ${slot(move.slot)} ab`,
  cavern: ({ side }) => `bekommt den Zusatzraum mit ${SIDES[side]} aufgedruckten Wänden`,
  eat: ({ good }) => `tauscht ${amount(good, 1)} gegen Nahrung`,
  leave: ({ good }) => `legt ${amount(good, 1)} zurück`,
  draft: (move) => `draftet *${room(move.room).name}* für ${cellAccusative(move.cell)}${building(move.slots)}`,
  cover: (move) => `verdeckt ${cellAccusative(move.cell)}`,
  go: ({ on }) => (on ? 'will mit Epoche II weitermachen' : 'will nach Epoche I aufhören'),
  done: () => '',
  end: () => '',
  other: ({ text }) => text,
};

export const deedOf = deedsIn(deeds);

export const optionLabel = labelsIn(labels);

export const optionDetail = detailsIn({
  room,
  effectNow,
  reveals: 'Deckt eine Einrichtung auf; dahinter kannst du nicht zurück',
  wasted: 'Du hast schon 9 Nahrung, die neue verfällt',
});

export const turnLine = turnLineIn({ actionTile, nothingDone: 'nutzt keinen Effekt' });

/** After "ohne", if the turn has already done something of the kind. */
const more: Readonly<Record<string, string>> = {
  activate: 'weitere Aktivierung',
  excavate: 'weiteres Aushöhlen',
  furnish: 'weiteres Einrichten',
  wall: 'weitere Wand',
  trade: 'weiteren Tausch',
};

/** After "ohne", if it has not. */
const nouns: Readonly<Record<string, string>> = {
  activate: 'Aktivieren',
  excavate: 'Aushöhlen',
  pay: 'zwei Räume',
  furnish: 'Einrichten',
  wall: 'Wand',
  breach: 'Abreißen',
  trade: 'Tausch',
};

export const leaving: CaveTexts['leaving'] = {
  kind: (verb, isDone) => find(isDone ? more : nouns, verb),
  several: anyOf,
  all: 'jeden Effekt',
  counted: (count) => `+${count} Waren`,
};

export const activate = (most: number, allowed: number): string =>
  allowed > most
    ? `${most === 1 ? 'Einrichtung' : `1-${most}`} aktivieren (max. ${allowed})`
    : `${most === 1 ? 'Einrichtung' : `1-${most} verschiedene`} aktivieren`;

export const onlyOnce = (name: string): string =>
  `Jede Einrichtung wird nur einmal im Zug aktiviert; du hast „${name}“ zweimal gewählt.`;

export const needTogether: CaveTexts['needTogether'] = (needs, owned) =>
  `Zusammen brauchen sie ${bundle(needs)}, du hast ${bundle(owned)}.`;

export const twoRooms: CaveTexts['twoRooms'] = (price) => `Zwei Räume für ${bundle(price)}: zuerst …`;

export const brought: CaveTexts['brought'] = (changes, lost) => joined(changes, lostText(lost));

export const activated: CaveTexts['activated'] = (name, changes, lost) => `${name}: ${brought(changes, lost)}`;

const menus: Readonly<Record<string, string>> = {
  use: 'Aktionsplättchen wählen',
  activate: 'Einrichtung aktivieren',
  excavate: 'Raum aushöhlen',
  furnish: 'Höhlenraum einrichten',
  wall: 'Wand errichten',
  breach: 'Wand abreißen',
  draft: 'Einrichtung wählen',
  cover: 'Raum verdecken',
  trade: 'Waren tauschen',
  take: 'Waren nehmen',
  raise: 'Ware auffüllen',
  give: 'Ware abgeben',
  before: 'Erst den Bonus einer blauen',
  eat: 'Waren gegen Nahrung tauschen',
  leave: 'Genommenes zurücklegen',
  done: 'Offenes auslassen',
};

export const menuTitle = (verb: string): string => find(menus, verb) ?? `Wähle: ${wordsOf(verb)}`;

export const roomMenu: CaveTexts['roomMenu'] = (verb, colour) => `${menuTitle(verb)}: ${COLOURS[colour]}`;

export const placeShort: CaveTexts['placeShort'] = (id, paying, slots) => {
  const behind = behindWalls(id, slots);
  const walls = withBuilt(slots, behind && `zu ${list(behind.map(cell))}`);
  return `${cell(id)}${isFree(paying) ? '' : `, für ${bundle(paying)}`}${walls}`;
};

export const menuPart = (first: string, last: string): string => (first === last ? first : `${first} bis ${last}`);

export const branchLabel: CaveTexts['branchLabel'] = ({ kind, thing: named }) => {
  if (named === undefined) return menuTitle(kind);
  return kind === 'furnish' || kind === 'draft' ? room(named).name : `${wordsOf(kind)} ${named.toUpperCase()}`;
};

export const blocked: CaveTexts['blocked'] = (toPlaces) =>
  toPlaces ? 'Wähle einen Platz, bevor du deinen Zug beendest.' : 'Beantworte das, bevor du deinen Zug beendest.';

export const noWayBack: string = 'Beim Aushöhlen wird eine Einrichtung aufgedeckt; dahinter kannst du nicht zurück.';

const questions: Readonly<Record<string, Heading>> = {
  use: {
    title: 'Welches Aktionsplättchen nimmst du?',
    help: 'Jedes Plättchen wird nur einmal je Runde genommen. Effekte darfst du auslassen.',
  },
  act: { title: 'Was machst du?', help: '' },
  give: {
    title: 'Welche Waren gibst du ab?',
    help: 'Lauter verschiedene, eine nach der anderen, in der Reihenfolge dieser Liste. Was über der abgegebenen Ware steht, fällt dann weg.',
  },
  cavern: {
    title: 'Wie legst du den Zusatzraum?',
    help: 'Du kannst ihn wie jeden Raum einrichten; kein anderer grenzt an ihn. Später kannst du ihn nicht mehr umdrehen.',
  },
  draft: {
    title: 'Welche Einrichtung legst du?',
    help: 'Sie kostet nichts, aber die Wände müssen passen. Von deinen drei Wänden errichtest du so wenige wie möglich.',
  },
  cover: {
    title: 'Welchen leeren Raum verdeckst du?',
    help: 'Die übrigen Einrichtungen kommen verdeckt auf eure leeren Räume, eine in jedem Zug. In Epoche II höhlst du sie wieder aus.',
  },
  goOn: { title: 'Machst du mit Epoche II weiter?', help: 'Was du hast, behältst du so oder so.' },
  rest: {
    title: 'Nichts mehr zu wählen',
    help: 'Der grüne Knopf beendet deinen Zug und bringt die Waren, die auf ihm stehen.',
  },
  end: {
    title: 'Fertig?',
    help: 'Deine Schritte gelten, sobald du den grünen Knopf drückst.',
  },
};

export const activatedRoom: CaveTexts['activatedRoom'] = (name) => ({
  title: `Aktiviert: ${name}`,
  help: 'Wähle, was dir diese Einrichtung bringt. Erst danach kannst du den Zug beenden.',
});

/** What follows a turn of the draft. */
const drafted = {
  stops: 'Mit 42 Punkten oder mehr war das dein letzter Zug im Draft.',
  ahead: 'Du liegst vorn, also macht dein Gegenüber weiter.',
  behind: 'Du machst gleich weiter.',
  open: 'Solange dein Gegenüber noch draftet, bist du dran, bis du vorn liegst; mit 42 ist dein Draft vorbei.',
};

export const draftStanding = (follows: keyof typeof drafted, points: readonly string[]): string =>
  `${drafted[follows]} Bisher: ${list(points)}.`;

const acting = {
  several: 'Nutze jeden Effekt einmal, in beliebiger Reihenfolge.',
  oneOf: 'Nutze nur einen der Effekte.',
  one: '',
};

export const actHelp: CaveTexts['actHelp'] = (open, effect) =>
  open === 'mixed' ? `Auf dem Plättchen: ${effect}. ${acting.several}` : acting[open];

export const question = (task: string): Heading =>
  find(questions, task) ?? { title: wordsOf(task), help: 'Wähle eine der Möglichkeiten.' };
