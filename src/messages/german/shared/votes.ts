import type { Catalogue } from '../../english/index.ts';
import { bold } from '../../text.ts';
import { moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';

/** Votes of the players of a game, in German. */
export const votes: Catalogue['votes'] = {
  question: {
    pass: (player, passing = '') => `Den Zug von ${bold(player)} überspringen? ${passing}`.trimEnd(),
    computer: (player) => `Einen Computer spielen lassen, bis ${bold(player)} zurückkommt?`,
    offer: (player) =>
      `Den Platz von ${bold(player)} jemand Neuem anbieten? Sobald ihn jemand übernimmt, wird die Partie nicht mehr gewertet.`,
    replace: (player, newcomer) =>
      `Soll ${newcomer} den Platz von ${bold(player)} übernehmen? Beide müssen zustimmen. Ist ${bold(player)} zu spät dran und antwortet nicht, entscheidet die Mehrheit der anderen, und die Partie wird nicht gewertet.`,
    deputy: (player, deputy) =>
      `Darf ${deputy}, auch an diesem Tisch, für ${bold(player)} spielen, solange ${bold(player)} abwesend ist?`,
    undo: (who) => `${who} möchte einen Zug zurücknehmen, mit allem, was danach kam.`,
  },
  passing: 'In diesem Zug geschieht dann nichts mehr.',
  undoing: (turns) => (turns === 1 ? '**Das nimmt einen Zug zurück:**' : `**Das nimmt ${turns} Züge zurück:**`),
  revealed: '⚠️ Seitdem wurde etwas aufgedeckt. Alle haben es gesehen, und dasselbe wird wieder aufgedeckt.',
  nothingRevealed: 'Seitdem wurde nichts aufgedeckt.',
  earlier: (count) => `… und ${count} davor`,
  askedBy: (who) => `Vorgeschlagen von ${who}.`,
  askedByRule: 'Vorgeschlagen nach der Regel dieses Tisches für alle, die zu lange brauchen.',
  needs: {
    all: (voters) =>
      voters === 1
        ? 'Diese Person muss zustimmen.'
        : voters === 2
          ? 'Beide müssen zustimmen.'
          : `Alle ${voters} müssen zustimmen.`,
    majority: (needed, voters) => `${needed} von ${voters} müssen zustimmen.`,
  },
  agreed: (all) => `Dafür: ${list(all)}`,
  against: (all) => `Dagegen: ${list(all)}`,
  waiting: (mentions) => (mentions.length === 0 ? 'Alle haben abgestimmt.' : `Es fehlen noch: ${list(mentions)}`),
  ends: (at) => `Die Abstimmung endet ${relative(at)}.`,
  outcome: {
    agreed: 'Angenommen.',
    refused: 'Abgelehnt.',
    lapsed: 'Zu wenige haben abgestimmt, also ändert sich nichts.',
    withdrawn: 'Abgebrochen: Am Tisch ist es inzwischen weitergegangen.',
  },
  agree: 'Zustimmen',
  disagree: 'Ablehnen',
  counted: (agrees) =>
    `Du hast ${agrees ? 'zugestimmt' : 'abgelehnt'}. Bis zum Ende der Abstimmung kannst du das noch ändern.`,
  decided: {
    agreed: 'Du hast zugestimmt, und damit ist es entschieden.',
    refused: 'Du hast abgelehnt, und damit ist es vom Tisch.',
    lapsed: 'Zu wenige haben abgestimmt, also ändert sich nichts.',
    withdrawn: 'Diese Abstimmung wurde abgebrochen.',
  },
  opened: 'Die Abstimmung steht im Kanal. Jetzt werden die anderen gefragt.',
  done: 'Erledigt.',
  undone: '↩️ **Zurückgenommen:** Das gilt nicht mehr.',
  takenBack: (name, { alone = false, unrated = false } = {}) =>
    `${unrated ? 'Seitdem wurde etwas aufgedeckt, darum wird diese Partie nicht mehr gewertet. ' : ''}${
      alone ? `${bold(name)} nimmt das zurück:` : `Alle stimmen zu, und ${bold(name)} nimmt das zurück:`
    }`,
  askUndo: 'Um Zurücknahme bitten',
  undoSurely: 'Zurücknehmen, dann ungewertet',
  noVote: 'In diesem Kanal läuft keine Abstimmung.',
  bots: 'Ein Bot kann nicht mitspielen. Nenne einen Menschen.',
};

/** News about seats, in German. */
export const seatNews: Catalogue['seatNews'] = {
  late: (name) => `${bold(name)} braucht länger, als dieser Tisch warten will. Die anderen können entscheiden:`,
  standIn: (name) =>
    `Ein Computer springt für ${bold(name)} ein. Zurück an den Tisch kommt ${bold(name)} mit irgendeinem Knopf der Partie oder mit \`/caverna turn\`.`,
  returned: (name) => `${bold(name)} ist zurück und spielt wieder selbst.`,
  offered: (name) =>
    `Der Platz von ${bold(name)} ist frei, mit allem, was dort aufgebaut ist. Wer ihn übernimmt, spielt ab hier weiter; die Partie wird dann nicht mehr gewertet. Zieht ${bold(name)} vorher selbst, bleibt der Platz vergeben.`,
  taken: (former, newcomer, unrated = false) =>
    `${bold(newcomer)} übernimmt den Platz von ${bold(former)}.${unrated ? ` ${bold(former)} hat nicht zugestimmt, darum wird die Partie nicht mehr gewertet.` : ''}`,
  kept: (names) =>
    `Diese Partie stammt aus einer Datei und wird nicht gewertet. Für ${list(names.map(bold))} ${names.length === 1 ? 'ist ein Platz' : 'sind Plätze'} reserviert. Bescheid bekommt nur, wer hier Platz genommen hat.`,
  seated: (name) => `${bold(name)} nimmt Platz.`,
  deputy: ({ deputy, player, from, until }) =>
    `${bold(deputy)} spielt${from === undefined ? '' : ` ab ${moment(from)}`}${until === undefined ? '' : ` bis ${moment(until)}`} für ${bold(player)}. ${bold(player)} kann trotzdem jederzeit selbst spielen.`,
  deputyOver: (deputy, player) => `${bold(deputy)} spielt nicht mehr für ${bold(player)}.`,
  deputyGaveBack: (deputy, player) =>
    `${bold(deputy)} kann nicht mehr für ${bold(player)} spielen. ${bold(player)} bekommt wieder Bescheid.`,
  deputyLeft: (deputy, player) =>
    `${bold(deputy)} hat diesen Server verlassen und spielt nicht mehr für ${bold(player)}. ${bold(player)} bekommt wieder Bescheid.`,
  sit: 'Platz nehmen',
  take: 'Platz übernehmen',
  yours: 'Der Platz gehört dir. Wenn du dran bist, öffnet `/caverna turn` deinen Zug.',
  remedies: { pass: 'Zug überspringen', computer: 'Computer spielen lassen', offer: 'Platz anbieten' },
};
