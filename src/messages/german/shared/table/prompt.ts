import type { Catalogue } from '../../../english/index.ts';
import { bold, plain } from '../../../text.ts';
import { figure, list, pointsOf, withPoints } from '../list.ts';
import { together } from '../players.ts';

const allBold = (names: readonly string[]) => list(names.map(bold));

/** To players who decide at the same time. */
const decide = (mentions: readonly string[], game: string): string =>
  `${list(mentions)}, bei ${game} ${mentions.length === 1 ? 'hast du' : 'habt ihr'} etwas zu entscheiden.`;

/** The posts that everybody sees, in German. */
export const prompt: Catalogue['prompt'] = {
  turn: ({ mention, game, stage, question }) => `${mention}, du bist bei ${game} dran. ${question}\n-# ${stage}`,
  several: ({ mentions, game, stage }) =>
    mentions.length === 0 ? `-# ${stage}` : `${decide(mentions, game)}\n-# ${stage}`,
  byItself:
    'Du hattest nichts zu entscheiden, darum ist dein Teil schon gespielt. Willst du vorher noch tauschen, drück *Zurücknehmen*, solange andere noch spielen.',
  ended: (name, more, revealed = false) =>
    `-# ${plain(name)}, mit *${more}* kannst du ${revealed ? '' : 'deinen Zug zurücknehmen oder '}vorausplanen.`,
  thinking: ({ names, game, stage }) =>
    `${allBold(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'} bei ${game}.\n-# ${stage}`,
  alone: ({ game, stage }) => `Die Computer spielen ${game}: ${stage}.`,
  cancel: 'Abbrechen',
  inShort: (mentions, game) =>
    `${mentions.length === 0 ? '' : `${decide(mentions, game)} `}Dieser Beitrag ließ sich nicht ganz zeigen. \`/caverna table\` zeigt den Tisch, \`/caverna turn\` öffnet deinen Zug.`,
  waiting: (names, own = false) => {
    const all = [...(own ? ['dich'] : []), ...names.map(bold)];
    return all.length === 0 ? 'Die Partie wartet auf niemanden.' : `Die Partie wartet auf ${list(all)}.`;
  },
  over: 'Die Partie ist zu Ende.',
  again: 'Du bist wieder dran.',
  yours: 'Du bist dran.',
  together: 'Jetzt entscheiden alle gleichzeitig, du auch.',
  nothingAsked: 'Du hast gerade nichts zu tun. Du bekommst Bescheid.',

  open: 'Mein Zug',
  score: 'Punkte',
  ownScore: 'Meine Punkte',
  log: 'Verlauf',
  more: 'Mehr',
};

/** Headings and notes of everything to look at, in German. */
export const looks: Catalogue['looks'] = {
  more: 'Was du sonst noch tun kannst',
  sorts: {
    look: 'Ansehen',
    own: 'Nur für dich',
    turn: 'In diesem Zug, selten nötig',
    calls: 'Erinnerungen und Plätze',
  },
  former: 'Das ist die letzte Partie, die hier gespielt wurde. Die in der offenen Lobby hat noch nicht begonnen.',
  withoutDrafts: 'Dein laufender Zug ist hier noch nicht zu sehen: Er zählt, sobald du ihn beendest.',
  score: 'Punkte, wenn jetzt Schluss wäre',
  ownScore: 'Deine Punkte, wenn jetzt Schluss wäre',
  scoreHidden: 'An diesem Tisch bleiben die Punkte verdeckt, bis die Partie zu Ende ist.',
  othersHidden: 'Die Punkte der anderen bleiben an diesem Tisch verdeckt, bis die Partie zu Ende ist.',
  ownScoreWay: 'Wer mitspielt, sieht die eigenen Punkte: *Mehr*, dann *Meine Punkte*.',
};

/** The end of a game, in German. */
export const ending: Catalogue['ending'] = {
  won: (winners) => {
    const points = winners[0]?.points ?? 0;
    if (winners.length === 0) return 'Die Partie ist zu Ende.';
    const verb = winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg';
    return `Die Partie ist zu Ende. ${allBold(winners.map(({ name }) => name))} ${verb} mit ${withPoints(points)}!`;
  },
  standing: (rank, { name, points }) => `${rank}. ${bold(name)}: ${pointsOf(points)}`,
  score: 'Endstand',
  over: 'Diese Partie ist zu Ende. Das Ergebnis steht im Kanal.',
  closed: (name) => `${name === undefined ? 'Der Gastgeber' : bold(name)} beendet diese Partie. Niemand gewinnt.`,
  done: 'Erledigt.',
  askClose: 'Diese Partie für alle beenden? Das lässt sich nicht rückgängig machen.',

  deputised: (player, { name, turns, of }) => `${bold(name)} hat ${turns} der ${of} Züge von ${bold(player)} gespielt.`,
  beaten: (name, { points, before, players }) =>
    `${bold(name)} hat einen neuen persönlichen Rekord ${players === 1 ? 'im Solospiel' : `in einer Partie ${together(players)}`}: ${pointsOf(points)}, bisher ${figure(before)}.`,
  ownRecord: (points, before) => `Persönlicher Rekord: ${figure(points)}, bisher ${figure(before)}`,
  chronicle: 'So lief die Partie',

  rematch: 'Revanche',
  playAgain: 'Noch einmal',
  nextTable: 'Neuer Tisch',
  askAgain: 'Noch eine Partie?',
  rematchTold: ({ kept, computers, called, isSingle }) => {
    const seated = computers === 0 ? '' : ` und ${computers === 1 ? 'dem Computer' : `den ${computers} Computern`}`;
    const lobby = `**${isSingle ? 'Noch einmal' : 'Revanche'}** eröffnet hier eine Lobby mit denselben Optionen${seated}.`;
    if (kept.length === 0) return lobby;
    const seats = kept.length === 1 ? 'ist ein Platz' : 'sind Plätze';
    const calls = called
      ? 'Zu dieser Partie gab es schon einen Aufruf zur Revanche, darum bekommt niemand noch einmal Bescheid.'
      : 'Wer Bescheid haben will, bekommt ihn dazu einmal.';
    return `${lobby} Für ${allBold(kept)} ${seats} reserviert. ${calls}`;
  },
  notYours: (isSingle) =>
    isSingle
      ? 'Noch einmal spielen kann diese Partie nur, wer sie gespielt hat.'
      : 'Eine Revanche kann nur vorschlagen, wer in dieser Partie mitgespielt hat.',
  nextTold: (isSingle) =>
    isSingle
      ? '**Neuer Tisch** eröffnet eine ohne Computer: Die anderen Plätze sind frei für alle.'
      : '**Neuer Tisch** eröffnet hier eine Lobby mit denselben Optionen für alle: Kein Platz ist reserviert, und niemand bekommt Bescheid.',
  joined: 'Du spielst mit. Die Lobby steht im Kanal.',
  opened: {
    rematch: 'Die Revanche ist eröffnet. Ihre Lobby steht im Kanal, und du bist Gastgeber.',
    playAgain: 'Die Lobby steht im Kanal, und du bist Gastgeber.',
    nextTable: 'Der neue Tisch ist eröffnet. Seine Lobby steht im Kanal, und du bist Gastgeber.',
  },
  busy: {
    lobby: {
      told: 'Die Lobby der nächsten Partie ist hier schon offen.',
      kept: 'Die Lobby der Revanche ist hier schon offen, und dein Platz ist reserviert.',
      go: 'Zur Lobby',
    },
    running: { told: 'Die nächste Partie läuft hier schon.', kept: undefined, go: 'Zur Partie' },
  },
  close: 'Partie beenden',
  undo: 'Zurücknehmen',
};
