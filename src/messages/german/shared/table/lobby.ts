import type { Catalogue } from '../../../english/index.ts';
import { bold, capital } from '../../../text.ts';
import { list } from '../list.ts';
import { together } from '../players.ts';

/** The host's choices at every table, in German. */
export const settings: Catalogue['settings'] = {
  game: { label: 'Spiel' },
  places: {
    label: 'Plätze',
    choice: (count) => (count === 1 ? '1 Platz, für ein Solospiel' : `${count} Plätze`),
  },
  liveScores: {
    label: 'Punktestand',
    explanation: 'Ob alle während der Partie die Punkte sehen',
    choices: {
      on: { label: 'Offen', explanation: 'Alle sehen die Punkte von allen' },
      off: { label: 'Verdeckt', explanation: 'Bis die Partie zu Ende ist, siehst du nur deine eigenen Punkte' },
    },
  },
  boards: {
    label: 'Pläne in Beiträgen',
    explanation: 'Welche Spielpläne ein Beitrag groß zeigt, ab drei Personen',
    choices: {
      acting: {
        label: 'Groß für den letzten Zug',
        explanation: 'Die anderen Pläne teilen sich ein Bild (empfohlen)',
      },
      all: { label: 'Groß für alle', explanation: 'Ein Bild für jeden Plan, nach jedem Zug' },
    },
  },
};

const seatsKept = (names: readonly string[]): string =>
  `Für ${list(names.map(bold))} ${names.length === 1 ? 'ist ein Platz' : 'sind Plätze'} reserviert`;

/** The lobby of a game, in German. */
export const lobby: Catalogue['lobby'] = {
  freeSeat: 'Freier Platz',
  seats: (taken, places) => `Plätze (${taken} von ${places} besetzt)`,
  player: (name, { host }) => `${bold(name)}${host ? ' (Gastgeber)' : ''}`,
  playedAs: (name, side) => `${name}: ${side}`,
  optionsTitle: 'Optionen',
  hostOnly: (host) => `-# Nur ${host === undefined ? 'der Gastgeber' : bold(host)} kann das hier ändern.`,
  setting: (label, choice) => `${label}: **${choice}**`,
  question: (question, explanation) => `**${question}**\n-# ${explanation}`,
  termsTitle: 'Weitere Optionen',
  rulingsTitle: 'Offene Regelfragen',
  rulingsHelp:
    'Die Spielregeln lassen diese Fragen offen, also entscheidet euer Tisch. Eingestellt sind die empfohlenen Antworten.',
  changedRulings: (count) => (count === 0 ? 'wie empfohlen' : `${count} vom Gastgeber geändert`),
  waiting: (missing, kept = 0) => {
    if (missing === 0 && kept === 0) return 'Alle sind da: Der Gastgeber kann starten.';
    const room = missing === 0 ? '' : `${missing === 1 ? 'Ein Platz ist' : `${missing} Plätze sind`} noch frei. `;
    return `${room}Der Gastgeber kann jetzt starten.`;
  },
  kept: (names) => `${seatsKept(names)}: *Mitspielen* drücken, um ${names.length === 1 ? 'ihn' : 'sie'} zu nehmen.`,
  keptFor: (name) => `Reserviert für ${name}`,
  release: 'Reservierte Plätze freigeben',
  named: bold,
  summons: ({ names, joined, host, game }) => {
    const came =
      joined.length === 0 ? '' : `${list(joined.map(bold))} ${joined.length === 1 ? 'ist' : 'sind'} schon dabei.`;
    const asks = `${bold(host)} möchte eine Revanche bei ${game}.`;
    if (names.length === 0) return `${asks} ${came === '' ? 'Kein Platz ist mehr reserviert.' : came}`;
    const kept =
      names.length === 1
        ? 'Dein Platz ist reserviert: Drück *Mitspielen*, um ihn zu nehmen.'
        : 'Eure Plätze sind reserviert: Drückt *Mitspielen*, um sie zu nehmen.';
    return `${list(names)}: ${asks} ${kept} ${came}`.trimEnd();
  },
  summonsDirect: ({ host, game, place }) =>
    `${bold(host)} möchte eine Revanche bei ${game}: ${place}. Dein Platz ist reserviert.`,
  idle: {
    reminded: (host, game) =>
      `${host}: Dein Tisch für ${game} wartet seit einem Tag. Starte die Partie, oder schließ die Lobby unter *Optionen*.`,
    free: (host, game) =>
      `${host} war seit drei Tagen nicht am Tisch für ${game}. Wer mag, kann ihn übernehmen und die Partie starten. Sonst schließt er in elf Tagen.`,
  },
  hostGone: 'Der Gastgeber ist nicht da: Wer mag, kann übernehmen.',
  takeOver: 'Übernehmen',
  decline: 'Diesmal nicht',
  declined:
    'Dein Platz ist jetzt für andere frei. Überlegst du es dir anders, drück in der Lobby *Mitspielen*, solange Platz ist.',
  go: 'Zur Lobby',
  alone:
    'Hier sind nur Computer: *Starten* lässt sie die ganze Partie auf einmal spielen. Mit *Mitspielen* bist du dabei.',
  opened: (isFull) =>
    `Die Lobby ist offen. ${isFull ? 'Alle Plätze sind besetzt: Drück dort *Starten*.' : 'Mitspielen können alle mit dem Knopf dort oder mit `/caverna join`.'}`,
  joined: (name) => `${bold(name)} spielt mit.`,
  fromFile: 'Diese Lobby stammt aus einer Datei, darum wird die Partie nicht gewertet.',
  started: (names) => `Die Partie beginnt mit ${list(names.map(bold))}.`,
  begun: 'Die Partie hat begonnen.',
  closed: 'Diese Lobby ist geschlossen. `/caverna new` eröffnet eine neue.',

  join: 'Mitspielen',
  leave: 'Aussteigen',
  start: 'Starten',
  startWith: (seated) => (seated === 1 ? 'Allein starten' : `${capital(together(seated))} starten`),
  options: 'Optionen',
  rulings: 'Regelfragen',
  back: 'Zurück zu den Optionen',
  away: 'Zurück zur Lobby',
  close: 'Lobby schließen',
  starting: (names) =>
    `### Jetzt starten?\n${seatsKept(names)}; ${names.length === 1 ? 'die Antwort fehlt' : 'ihre Antworten fehlen'} noch.`,
  wait: 'Warten',
  closing: (names) =>
    `### Lobby schließen?\n${list(names.map(bold))} ${names.length === 1 ? 'spielt' : 'spielen'} schon mit. Die Lobby schließt für alle.`,
  youClosed: 'Du hast die Lobby geschlossen.',
};
