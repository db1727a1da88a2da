import type { Catalogue } from '../../english/index.ts';

/** Turns that a player plans ahead, in German. */
export const plan: Catalogue['plan'] = {
  title: 'Deine Pläne für deinen nächsten Zug',
  help: 'Bist du dran, wird der erste Plan, der möglich ist, für dich gespielt. Niemand sonst sieht deine Pläne. Sie gelten nur für deinen nächsten Zug.',
  none: 'Noch ist nichts geplant. Wähle unten eine Aktion, und spiel den Zug, als wärst du dran.',
  nothingElse: 'Sonst wird nichts gespielt, und du bekommst Bescheid.',
  isAsked: 'Du bist jetzt dran; planen kannst du nur einen Zug, der noch kommt.',
  noTurn: 'Du hast keinen Zug vor dir, den du planen könntest.',
  kept: 'Dein Plan ist gespeichert.',

  order: (number, { moves, condition, asks }) =>
    `${number}. ${number === 1 ? '' : 'sonst '}${moves}${condition === undefined ? '' : `, falls ${condition}`}${asks ? ', dann mich fragen' : ''}`,
  begun: (moves) => `Wie geplant gespielt: ${moves}. Entscheide den Rest, oder geh einen Schritt zurück.`,

  rehearsing: 'Du probst einen Zug, der noch nicht da ist: Nichts davon geschieht, und niemand sonst sieht es.',
  rehearsed: {
    title: 'Ist dein Plan vollständig?',
    help: 'Speichere diesen Plan, oder geh einen Schritt zurück. Bevor du dran bist, wird nichts gespielt.',
  },
  add: 'Aktion wählen …',
  other: (only) => `${only ?? 'Etwas anderes'} …`,
  pick: 'Einen Plan ändern …',
  picked: (number) => `Plan ${number}`,
  conditionOnSpace: 'Nur falls dort liegt …',
  conditionOwn: 'Nur falls ich habe …',
  always: 'Immer',

  ahead: 'Vorausplanen',
  keep: 'Plan speichern',
  hold: 'Bis hier speichern, dann fragen',
  leave: 'Verwerfen',
  goOn: 'Weiter proben',
  change: 'Neu planen',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Löschen',
  clear: 'Alle löschen',
  back: 'Zu meinen Plänen',
};
