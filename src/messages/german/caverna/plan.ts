import type { CavernaTexts } from '../../caverna/texts.ts';
import { plain } from '../../text.ts';
import { kein, keine } from '../grammar.ts';
import { amount, thing } from './goods.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

const many = (ids: readonly string[]): string => ids.map((id) => thing(id).many).join(', ');

/** None of a good: `keine Rubine`, `kein Holz`. */
function none(good: string): string {
  const noun = thing(good);
  return noun.one === noun.many ? kein(noun, 'accusative') : keine(noun, 'accusative');
}

/** The orders of a planned turn. */
export const planned: CavernaTexts['planned'] = {
  place: (id) => `**${space(id).name}**`,
  moves: (moves) => moves.join(' → '),
  /** The same with their gains and costs now: `Holzfällen (jetzt +3 Holz)`. */
  foretold: (moves, change) => (change === '' ? moves : `${moves} (jetzt ${change})`),
  /** A clause with the verb at its end, after "falls". */
  condition: ({ of, good, least }) =>
    of === 'space'
      ? `dort mindestens ${amount(good, least)} ${least === 1 ? 'liegt' : 'liegen'}`
      : `du mindestens ${amount(good, least)} hast`,

  /** Why an order did not run; `moves` are the order's. */
  dropped: {
    space: (moves, id, name) => `${moves} wurde nicht gespielt: **${plain(name)}** hat *${space(id).name}* besetzt.`,
    tile: (moves, id, name) => `${moves} wurde nicht gespielt: **${plain(name)}** hat *${tile(id).name}* eingerichtet.`,
    few: (moves, { of, good }, there) => {
      const count = there === 0 ? none(good) : `nur ${amount(good, there)}`;
      return `${moves} wurde nicht gespielt: ${of === 'space' ? `Dort gab es ${count}` : `Du hattest ${count}`}.`;
    },
    noRoom: (moves, move) => `${moves} wurde nicht gespielt: Für „${move}“ ist kein Platz.`,
    impossible: (moves, move) => `${moves} wurde nicht gespielt: „${move}“ war nicht möglich.`,
  },
  open: (question) => `Dein Ernteplan lässt das offen: ${question}`,
  foreseen: 'Ernte und Karte der nächsten Runde sind dabei nicht berücksichtigt.',
  atLeast: (good, least) => `Mindestens ${amount(good, least)}`,
};

/** Orders for every harvest of a game. */
export const standing: CavernaTexts['standing'] = {
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
  feed: (goods) =>
    `Ernähren: zuerst mit Nahrung${goods.length === 0 ? '; reicht sie nicht, mich fragen' : `, dann ${goods.map((good) => thing(good).many).join(', dann ')}`}.`,
  breed: (animals) =>
    animals.length === 0
      ? 'Vermehrung: mich fragen, wenn der Platz nicht reicht.'
      : `Vermehrung: zuerst ${many(animals)}.`,
  keep: (animals) =>
    animals.length === 0 ? 'Tiere ohne Platz: mich fragen.' : `Tiere ohne Platz: zuerst ${many(animals)} behalten.`,
  phase: (phase) =>
    phase === undefined
      ? 'Felder oder Tiere: mich fragen.'
      : `Felder oder Tiere: immer ${phase === 'field' ? 'die Felder' : 'die Tiere'}.`,
  barter: (barter) => (barter === undefined ? 'Handeln vor der Ernte: mich fragen.' : 'Handeln vor der Ernte: nie.'),
  menus: {
    feed: 'Ernähren: als Nächstes mit …',
    breed: 'Vermehrung: als Nächstes …',
    keep: 'Zu wenig Platz: behalten …',
    phase: 'Felder oder Tiere …',
    barter: 'Handeln …',
  },
  choices: {
    next: (good) => `Dann ${thing(good).many}`,
    ask: 'Nichts: mich fragen',
    never: 'Nie handeln',
    field: 'Felder ernten',
    breeding: 'Tiere vermehren',
  },
  clear: 'Diesen Plan löschen',
};
