import type { Catalogue } from '../../../english/index.ts';
import { plain, plainSentence } from '../../../text.ts';
import { list } from '../list.ts';

const GONE = 'Diese Frage ist nicht mehr offen';

/** A player's own panel, which nobody else sees, in German. */
export const panel: Catalogue['panel'] = {
  exchangeTitle: 'Tauschen',
  exchangeHelp: 'Das geht jederzeit in deinem Zug. Danach geht er weiter.',
  exchangeMeanwhile: 'Das geht jederzeit. Danach machst du dort weiter, wo du warst.',
  soFar: (moves) => `Bisher (nur du siehst das): ${moves}`,
  ended: 'Dein Zug ist zu Ende, und alle können ihn sehen.',
  alone: { ended: 'Dein Zug ist zu Ende.' },
  stale: `${GONE}. Hier ist die aktuelle.`,
  placed: `${GONE}: Du hast deinen Zug schon begonnen. Geh einen Schritt zurück, um neu zu wählen.`,
  goesOn: `${GONE}: Du hast etwas aufgedeckt, darum geht dein Zug weiter.`,
  startsOver: 'Dein Zug beginnt hiermit neu.',
  closed: (what, reason) =>
    `**${plain(what)}** geht gerade nicht. ${plainSentence(reason)}. Wähle etwas anderes; nichts hat sich geändert.`,
  exchangeFirst: (what, reason) => `**${plain(what)}**: ${plainSentence(reason)}. Noch hat sich nichts geändert.`,
  notTogether: (reason = 'Das alles geht nicht zusammen.') => `${reason} Noch ist nichts geschehen; wähle noch einmal.`,
  waiting: (chosen) => `Beantworte zuerst das hier; danach kommt: ${list(chosen)}.`,
  undone: {
    move: 'Dein letzter Schritt ist zurückgenommen.',
    turn: 'Dein letzter Zug ist wieder offen. Ändere ihn, und beende ihn dann.',
  },

  above: (detail) => `↑ ${detail}`,

  end: 'Zug beenden',
  endHow: (end, { without, placed, gained }) =>
    `${end}${without === undefined ? '' : ` ohne ${without}`}${placed === undefined ? '' : `: ${placed}`}${gained === undefined ? '' : ` (${gained})`}`,
  leavesOut: (without) => `Jetzt beenden heißt: ohne ${without}.`,
  leftOut: 'den Rest',
  stepBack: 'Schritt zurück',
  startOver: 'Von vorn',
  startOverSince: 'Von vorn ab dem Aufdecken',
  turnedUp: 'Was du aufgedeckt hast, bleibt aufgedeckt: Weiter zurück geht es nicht.',
  exchange: 'Tauschen',
  backToTask: 'Zurück zu meinem Zug',
  previous: 'Vorherige',
  next: 'Nächste',
};
