import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { find, plain, pointsWritten, wordsOf } from '../../text.ts';
import { anyOf, list, pointsOf } from '../shared/list.ts';
import { amount, bundle } from './goods.ts';

export const stage: CaveTexts['stage'] = {
  draft: 'Der Draft',
  dealing: 'Der Rest des Drafts',
  goingOn: 'Nach Epoche I',
  end: 'Das Ende',
  round: (era, round, rounds) => `Epoche ${era === 1 ? 'I' : 'II'} · Runde ${round} von ${rounds}`,
};

export const soloAim = (isEraOne: boolean): string =>
  `Dein Ziel: ${isEraOne ? 'mindestens 50 Punkte; mehr als 60 sind herausragend' : 'mindestens 50 Punkte in Epoche I und mehr als 180 in beiden Epochen zusammen'}. Was du in deiner Höhle aushöhlst, kommt in die Auslage. Höhlt ein Effekt genau einen Raum aus, kommt noch eine Einrichtung vom Stapel dazu: Dann liegen zwei neue aus.`;

const counted = {
  eraOne: 'Die Partie endet nach Epoche I. Deine Einrichtungen und dein Gold zählen.',
  eraTwo:
    'Die Partie endet nach Epoche II. Es zählen deine Einrichtungen, 1 Punkt je Waffe und ½ je Eisen und je Gold.',
  both: 'Nach Epoche I zählen deine Einrichtungen und dein Gold. Nach Epoche II, am Ende der Partie, zählen die Einrichtungen noch einmal, dazu 1 Punkt je Waffe und ½ je Eisen und je Gold.',
};

export const aim: CaveTexts['aim'] = (eras, { alone, isOpen }) =>
  [
    alone ? soloAim(eras === 'eraOne') : 'Hol die meisten Punkte.',
    counted[eras],
    ...(isOpen ? ['Nach Epoche I entscheidet ihr, ob ihr Epoche II spielt.'] : []),
  ].join(' ');

export const variant: Readonly<Record<string, string>> = {
  quick:
    'Schnellstart: Erst draftet ihr eure Höhlen, dann spielt ihr Epoche II, und nur die zählt. In jedem Zug wird noch eine Einrichtung aufgedeckt, und du richtest gratis eine ein, die passt. Du bleibst am Zug, bis du mehr Punkte hast als dein Gegenüber. Mit 42 Punkten ist der Draft für dich vorbei.',
  short: 'Kurzspiel: nur Epoche II. Die sechs Einrichtungen im „Pool für beide“ aktiviert ihr wie eigene.',
};

export const boards: CaveTexts['boards'] = {
  all: 'Beide Höhlenpläne',
  board: 'Höhlenplan',
  own: 'Mein Höhlenplan',
  table: 'Aktionsplättchen',
  rooms: 'Auslage',
  one: (name) => `Höhlenplan von ${plain(name)}`,
};

export const ownPart: CaveTexts['ownPart'] = { open: 'Entscheiden', end: 'Das ist meine Antwort' };

export const passing: string = 'Der Bot nimmt das erste Aktionsplättchen und nutzt keinen seiner Effekte.';

const lines: Readonly<Record<string, string>> = {
  eraOne: 'Epoche I',
  rooms: 'Einrichtungen',
  gold: 'Gold',
  weapons: 'Waffen',
  iron: 'Eisen',
  halfGold: 'Gold',
};

const line = (key: string): string => find(lines, key) ?? wordsOf(key);

export const scoring: CaveTexts['scoring'] = {
  eraOne: 'Punkte von Epoche I',
  line,
  points: pointsWritten,
  total: 'Summe',
  own: (parts, total) =>
    `${parts.map(([key, points]) => `${line(key)} ${pointsWritten(points)}`).join(' · ')} · **${pointsWritten(total)}**`,
  of: (name, points) => `${plain(name)} ${pointsWritten(points)}`,
  afterEraOne: (results) =>
    results.length === 1
      ? `Epoche I ist zu Ende: ${list(results)}; das Ziel waren 50. Diese Punkte bleiben; nach beiden Epochen sind mehr als 180 das Ziel.`
      : `Epoche I ist zu Ende: ${list(results)}. Diese Punkte bleiben.`,
  won: (names) =>
    `Die Partie ist zu Ende. **${list(names.map(plain))}** ${names.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}!`,
  solo: (name, points, { era, goal }) => {
    const aim = era === 1 ? '50' : 'mehr als 180';
    const end = {
      missed: `, zu wenig für das Ziel von ${aim}`,
      reached: ` und damit das Ziel von ${aim}`,
      great: ', weit über dem Ziel',
    };
    return `Die Partie ist zu Ende. **${plain(name)}** erreicht ${pointsWritten(points)} Punkte${end[goal]}.`;
  },
};

export const favourites: CaveTexts['favourites'] = (rooms) =>
  `Liebste Einrichtungen: ${rooms.map(({ name, games }) => `${name} (${games})`).join(', ')}`;

export const pictures: CaveTexts['pictures'] = {
  table: 'Aktionsplättchen und Auslage',
  turnOf: (name) => `Am Zug: ${plain(name)}`,
  round: (round) => `Runde ${round}`,
  rooms: 'Auslage',
  draft: 'Auslage des Drafts: gratis',
  turnedUp: 'Aufgedeckt',
  pool: 'Pool für beide',
  walls: (count) => `${count} ${count === 1 ? 'Wand' : 'Wände'}`,
  caverns: (count) => (count === 1 ? '1 Zusatzraum' : 'kein Zusatzraum'),
  full: 'voll',
  card: { example: 'Zum Beispiel', related: 'Passt zu' },
  legend: {
    activate: 'Bis zu 2 mit diesem Stern aktivieren',
    market: '2 aktivieren, zählt als ein Effekt',
    always: 'Blaue Einrichtung: wirkt von selbst',
    pick: 'Einen Raum aushöhlen',
    door: 'Einen Höhlenraum einrichten',
    walls: 'Wand errichten; Wand abreißen',
    either: '1 Holz oder 1 Stein erhalten',
    trade: 'Links abgeben, rechts erhalten',
    steps: '1 Flachs gegen 1 Gold, 3 Flachs gegen 2 Gold',
    any: 'Beliebig oft 1 Eisen gegen 1 Waffe',
    fill: 'Unter 3 Nahrung: auf 3 auffüllen',
    fewer: 'Nur wenn du weniger als 3 Steine hast',
    none: '1 von jeder Ware, von der du keine hast',
    different: 'Zwei verschiedene Waren deiner Wahl',
    turns: '1 Nahrung für jeden Zug in dieser Runde',
    condition: 'Nur wenn du mehr Gold hast',
    withTile: 'Unterholz, Streifzug, Untergrabung',
    points: 'Punkte am Ende',
    must: 'Genau die dunklen Wände, sonst keine',
    may: 'Helle Wand: darf da sein oder fehlen',
    begins: 'Startspieler',
    left: 'Züge, die in dieser Runde noch bleiben',
    entrance: 'Der Weg in deine Höhle',
    field: 'Ein Feld von Epoche II: noch ein Effekt des Plättchens darüber',
    cavern: 'Der Zusatzraum ist noch zu haben',
  },
};

export const news: CaveTexts['news'] = {
  turnedUp: (card) => `Aufgedeckt: ${card}`,
  found: (rooms) => `aufgedeckt: ${list(rooms)}`,
  ore: (received) => `Esel fördern Erz: ${received.map(({ name, count }) => `${plain(name)} +${count}`).join(', ')}.`,
  carried: (name, goods) =>
    `-# ${plain(name)} hat zu Beginn von Epoche II ${bundle(goods)} (Waren bei 0 steigen auf 1).`,
  afterDraft: (name, goods) => `-# ${plain(name)} hat zu Beginn von Epoche II ${bundle(goods)}.`,
  makesUp: (less, more, gold) =>
    `-# ${plain(less.name)} hat ${pointsOf(less.points)} gedraftet und ${plain(more.name)} ${more.points}. Dafür bekommt ${plain(less.name)} ${amount('gold', gold)} mehr.`,
  free: (free, covered, why) => {
    if (free.length === 0) return '-# C4, der Weg in die Höhle, muss als Erstes ausgehöhlt werden.';
    return covered.length === 0
      ? '-# C4, der Weg in die Höhle, ist bei beiden frei.'
      : `-# C4, der Weg in die Höhle, ist bei ${list(free.map(plain))} frei. ${list(covered.map(plain))} ${why === 'ahead' ? 'liegt vorn' : 'beginnt'} und muss C4 erst aushöhlen.`;
  },
  turns: (turns, tiles) =>
    `Ab jetzt sind es ${turns} Züge je Runde: Einrichten mit ${anyOf(tiles)} kostet also ${amount('food', turns)}.`,
  begins: (at, tiles) => `${at} beginnt.${tiles.length === 0 ? '' : ` Neu: ${list(tiles)}.`}`,
};
