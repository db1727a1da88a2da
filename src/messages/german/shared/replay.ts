import type { FrameFor } from '../../context.ts';
import type { Catalogue } from '../../english/index.ts';
import { capital } from '../../text.ts';

export type { FrameFor };

/** How often a replay has a frame, in German. */
export const everyOne: Readonly<Record<FrameFor, string>> = {
  rounds: 'ein Bild pro Runde',
  turns: 'ein Bild pro Zug',
};

const nothing = 'Noch gibt es nichts zu zeigen: In dieser Partie ist noch kein Zug zu Ende gespielt.';

/** The replay of a game as an animated picture, in German. */
export const replay: Catalogue['replay'] = {
  paces: { rounds: 'Eins pro Runde', turns: 'Eins pro Zug, wenn die Datei nicht zu groß wird' },
  title: (pace) => `### Partie im Zeitraffer\n-# ${capital(everyOne[pace])}`,
  shortened: '-# Mit einem Bild pro Zug wäre die Datei zu groß, darum ist es eins pro Runde.',
  partly:
    '-# Der Zeitraffer beginnt dort, wo sich die Regeln dieses Programms zuletzt geändert haben; frühere Züge lassen sich nicht mehr zeigen.',
  progress: ({ percent, done, all }) =>
    `Der Zeitraffer wird gemalt: **${percent}\u00a0%** (${done} von ${all} Bildern).`,
  smaller: 'Die Datei war zu groß, darum wird der Zeitraffer noch einmal gemalt, diesmal kleiner.',
  joined: 'Derselbe Zeitraffer ist schon bestellt; du bekommst ihn auch.',
  queued: (before) =>
    before === 0
      ? 'Niemand ist vor dir dran: Es geht gleich los.'
      : `Vor diesem Zeitraffer ${before === 1 ? 'wird noch ein anderer' : `werden noch ${before} andere`} gemalt.`,
  posted: 'Hier ist der Zeitraffer.',
  cancel: 'Abbrechen',
  cancelled: 'Der Zeitraffer ist abgebrochen.',
  gone: 'Dieser Zeitraffer wird nicht mehr gemalt. Einen neuen bekommst du mit `/caverna replay`.',
  busy: 'Mehrere Zeitraffer warten schon darauf, gemalt zu werden. Versuch es in ein paar Minuten noch einmal.',
  oneAtATime: 'Du hast schon einen Zeitraffer bestellt. Warte auf ihn, oder brich ihn ab.',
  nothing,
  unfinished: {
    closing:
      'Der Bot startet neu, darum ist der Zeitraffer nicht fertig geworden. Bestell ihn in einer Minute noch einmal.',
    late: 'Das Malen hat zu lange gedauert. Versuch es später noch einmal, oder mit einem Bild pro Runde.',
    nothing,
  },
  watch: 'Zeitraffer',
};
