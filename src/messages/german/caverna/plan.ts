import { plain } from '../../text.ts';
import { kein, keine } from '../grammar.ts';
import { amount, thing } from './goods.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

/** What a condition counts, and the minimum. */
interface Condition {
  readonly of: 'space' | 'own';
  readonly good: string;
  readonly least: number;
}

const many = (ids: readonly string[]): string => ids.map((id) => thing(id).many).join(', ');

/** None of a good: `keine Rubine`, `kein Holz`. */
function none(good: string): string {
  const noun = thing(good);
  return noun.one === noun.many ? kein(noun, 'accusative') : keine(noun, 'accusative');
}

/** The orders of a planned turn. */
export const planned = {
  place: (id: string): string => `**${space(id).name}**`,
  moves: (moves: readonly string[]): string => moves.join(' → '),
  /** The same with their gains and costs now: `Holzfällen (jetzt +3 Holz)`. */
  foretold: (moves: string, change: string): string => (change === '' ? moves : `${moves} (jetzt ${change})`),
  /** A clause with the verb at its end, after "falls". */
  condition: ({ of, good, least }: Condition): string =>
    of === 'space'
      ? `dort mindestens ${amount(good, least)} ${least === 1 ? 'liegt' : 'liegen'}`
      : `du mindestens ${amount(good, least)} hast`,

  /** Why an order did not run; `moves` are the order's. */
  dropped: {
    space: (moves: string, id: string, name: string): string =>
      `${moves} wurde nicht gespielt: **${plain(name)}** hat *${space(id).name}* besetzt.`,
    tile: (moves: string, id: string, name: string): string =>
      `${moves} wurde nicht gespielt: **${plain(name)}** hat *${tile(id).name}* eingerichtet.`,
    few: (moves: string, { of, good }: Condition, there: number): string => {
      const count = there === 0 ? none(good) : `nur ${amount(good, there)}`;
      return `${moves} wurde nicht gespielt: ${of === 'space' ? `Dort gab es ${count}` : `Du hattest ${count}`}.`;
    },
    noRoom: (moves: string, move: string): string => `${moves} wurde nicht gespielt: Für „${move}“ ist kein Platz.`,
    impossible: (moves: string, move: string): string => `${moves} wurde nicht gespielt: „${move}“ war nicht möglich.`,
  },
  open: (question: string): string => `Dein Ernteplan lässt das offen: ${question}`,
  foreseen: 'Ernte und Karte der nächsten Runde sind dabei nicht berücksichtigt.',
  atLeast: (good: string, least: number): string => `Mindestens ${amount(good, least)}`,
};

/** Orders for every harvest of a game. */
export const standing = {
  option: {
    name: 'harvests',
    description: 'Stattdessen deinen Ernteplan zeigen: Ernten laufen dann ohne dich',
  },
  title: 'Dein Plan für die Ernten',
  help: 'Regelt er alles, läuft deine Ernte ohne dich. Bevor du bettelst, bekommst du Bescheid, außer du hast nichts mehr zu essen; dann nimmst du gleich Bettelmarker. Nur du siehst den Plan.',
  habit: {
    offer: '**So hast du drei Ernten hintereinander gespielt.** Ich kann das ab jetzt für dich tun:',
    remember: 'So für mich spielen',
  },
  feed: (goods: readonly string[]): string =>
    `Ernähren: zuerst mit Nahrung${goods.length === 0 ? '; reicht sie nicht, mich fragen' : `, dann ${goods.map((good) => thing(good).many).join(', dann ')}`}.`,
  breed: (animals: readonly string[]): string =>
    animals.length === 0
      ? 'Vermehrung: mich fragen, wenn der Platz nicht reicht.'
      : `Vermehrung: zuerst ${many(animals)}.`,
  keep: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Tiere ohne Platz: mich fragen.' : `Tiere ohne Platz: zuerst ${many(animals)} behalten.`,
  phase: (phase: 'field' | 'breeding' | undefined): string =>
    phase === undefined
      ? 'Felder oder Tiere: mich fragen.'
      : `Felder oder Tiere: immer ${phase === 'field' ? 'die Felder' : 'die Tiere'}.`,
  barter: (barter: 'never' | undefined): string =>
    barter === undefined ? 'Handeln vor der Ernte: mich fragen.' : 'Handeln vor der Ernte: nie.',
  menus: {
    feed: 'Ernähren: als Nächstes mit …',
    breed: 'Vermehrung: als Nächstes …',
    keep: 'Zu wenig Platz: behalten …',
    phase: 'Felder oder Tiere …',
    barter: 'Handeln …',
  },
  choices: {
    next: (good: string): string => `Dann ${thing(good).many}`,
    ask: 'Nichts: mich fragen',
    never: 'Nie handeln',
    field: 'Felder ernten',
    breeding: 'Tiere vermehren',
  },
  clear: 'Diesen Plan löschen',
};
