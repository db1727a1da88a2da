import type { Catalogue } from '../../english/index.ts';
import { find, plain } from '../../text.ts';
import { list } from './list.ts';

const statuses: Readonly<Record<string, string>> = {
  lobby: 'Lobby',
  running: 'läuft',
  paused: 'angehalten',
  finished: 'zu Ende',
  ended: 'vom Gastgeber beendet',
};

const statusOf = (status: string): string => find(statuses, status) ?? status;

/** The texts for server admins, in German. */
export const admin: Catalogue['admin'] = {
  description: 'Die Partien dieses Servers verwalten (für alle, die den Server verwalten)',
  subcommands: {
    invite: {
      description: 'Alle in diesem Kanal mit einem Knopf einladen, ein Spiel zu lernen',
      options: { game: 'Welches Spiel; ohne Angabe Caverna' },
    },
    list: {
      description: 'Die Partien dieses Servers auflisten, die neuesten zuerst',
      options: { page: 'Welche Seite, von 1 an' },
    },
    export: { description: 'Eine Partie als Datei holen', options: { game: 'Welche Partie' } },
    import: {
      description: 'Eine Partie aus einer Datei in diesen Kanal holen',
      options: { file: 'Eine exportierte Datei' },
    },
    move: { description: 'Eine Partie in diesen Kanal verlegen', options: { game: 'Welche Partie' } },
    pause: {
      description: 'Eine Partie und ihre Uhren anhalten, bis du sie fortsetzt',
      options: { game: 'Welche Partie' },
    },
    resume: { description: 'Eine angehaltene Partie fortsetzen', options: { game: 'Welche Partie' } },
    rollback: {
      description: 'Eine Partie auf einen früheren Zug zurücksetzen',
      options: { game: 'Welche Partie', entry: 'Der letzte Zug, der bleibt: Wähle ihn aus der Liste' },
    },
    skip: {
      description: 'Einen Beitrag aufgeben, den Discord ablehnt, damit die Partie weitergeht',
      options: { game: 'Welche Partie' },
    },
    remove: {
      description: 'Eine Partie löschen; eine Kopie bleibt 30 Tage erhalten',
      options: { game: 'Welche Partie' },
    },
    restore: {
      description: 'Eine gelöschte Partie in diesen Kanal zurückholen',
      options: { game: 'Welche gelöschte Partie' },
    },
    health: { description: 'Prüfen, ob im Bot alles funktioniert', options: {} },
  },
  forbidden: 'Das dürfen nur Leute, die diesen Server verwalten. Bitte jemanden von ihnen darum.',
  title: 'Partien dieses Servers',
  none: 'Auf diesem Server gibt es keine Partien.',
  line: ({ id, status, channel, players, since }) =>
    `\`${id}\` ${statusOf(status)} · ${channel} · ${list(players)} · ${since}`,
  entry: (entry, turn) => `${entry}: ${turn}`,
  beginning: 'Der Anfang der Partie',
  suggestion: ({ id, status, players }) => `${id} ${statusOf(status)}: ${players.join(', ')}`,
  exported: 'Die ganze Partie. Wer diese Datei hat, kann sie importieren.',
  exportedRunning:
    'Die laufende Partie, so wie alle sie sehen dürfen. Importieren lässt sich diese Datei nicht: Der Startwert des Zufalls bleibt geheim, bis die Partie zu Ende ist.',
  imported:
    'Die Partie ist jetzt in diesem Kanal. Sie wird nicht gewertet, und Bescheid bekommt nur, wer hier Platz genommen hat.',
  importRefused: (reason) => `Diese Datei lässt sich nicht importieren. Nichts hat sich geändert. ${plain(reason)}`,
  tooLarge: 'Diese Datei ist zu groß für eine Partie. Nichts hat sich geändert.',
  unreachable: 'Discord hat die Datei nicht herausgegeben. Bitte versuch es noch einmal.',
  moved: 'Die Partie geht in diesem Kanal weiter.',
  paused: 'Die Partie ist angehalten, und ihre Uhren stehen.',
  resumed: 'Die Partie geht weiter.',
  told: {
    paused: 'Die Serververwaltung hält diese Partie an. Die Uhren stehen, und niemand bekommt Bescheid.',
    resumed: 'Diese Partie geht weiter, wo sie angehalten wurde, und die Uhren laufen wieder.',
  },
  rolledBack: (entry, { unrated }) =>
    `Die Partie steht wieder bei Eintrag ${entry} des Verlaufs.${unrated ? ' Sie war schon zu Ende und wird darum nicht mehr gewertet.' : ''}`,
  skipped: (reason) =>
    `Der Beitrag, der die Partie blockiert hat, ist aufgegeben. Jetzt kommen die nächsten. Discord hat gemeldet: ${plain(reason)}`,
  askRemove: (id) =>
    `Das löscht die Partie \`${id}\` für alle. Mit \`/caverna-admin restore\` kommt sie innerhalb von 30 Tagen zurück, außer neuere Kopien dieses Servers brauchen den Platz.`,
  remove: 'Partie löschen',
  removed:
    'Die Partie ist gelöscht. Eine Kopie bleibt 30 Tage erhalten, außer neuere Kopien dieses Servers brauchen den Platz.',
  restoreRefused: (reason) => `Diese Partie lässt sich nicht zurückholen. Nichts hat sich geändert. ${plain(reason)}`,
  restored: 'Die Partie ist wieder da und geht in diesem Kanal weiter.',
  healthy: (ok) => (ok ? 'Alles funktioniert.' : 'Mit dem Bot stimmt etwas nicht. Wer ihn betreibt, muss nachsehen.'),
  part: (name, ok, details = []) =>
    `${ok ? '✅' : '❌'} ${name}${details.length === 0 ? '' : `: ${details.join('; ')}`}`,
  shards: ({ of, shards, lost }) =>
    `Shards ${list(shards.map(String))} von ${of}${lost.length === 0 ? '' : `; ${list(lost.map(String))} getrennt`}`,
  postsWaiting: (count, seconds) =>
    count === 1 ? `1 wartet seit ${seconds} s` : `${count} warten, der älteste seit ${seconds} s`,
  parts: {
    database: 'Datenbank',
    gateway: 'Verbindung zu Discord',
    outbox: 'Beiträge',
    painter: 'Bilder',
    backup: 'Letzte Sicherung',
  },
};
