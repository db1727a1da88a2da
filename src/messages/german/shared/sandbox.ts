import type { Catalogue } from '../../english/index.ts';
import { plain } from '../../text.ts';
import { relative } from '../../timestamp.ts';

/** A private copy of a game, in which somebody tries things out, in German. */
export const sandbox: Catalogue['sandbox'] = {
  open: 'Ausprobieren',
  whatIf: 'Was wäre, wenn?',
  title: (name) => `🧪 Sandkasten: ${plain(name)} ist dran`,
  yours: (until, isAlone) =>
    `Das siehst nur du, und die echte Partie bleibt, wie sie ist. ${isAlone ? '' : 'Du spielst alle Plätze. '}Mit *Sandkasten verlassen* hörst du auf; sonst endet er ${relative(until)}.`,
  against: (name, until) =>
    `Das siehst nur du, und die echte Partie bleibt, wie sie ist. Du spielst ${plain(name)}, Computer spielen die anderen. Mit *Sandkasten verlassen* hörst du auf; sonst endet er ${relative(until)}.`,
  dealt: 'Alles Verdeckte ist hier neu gemischt. In der echten Partie kann es anders kommen.',
  more: 'Was du in deinem Sandkasten noch tun kannst',
  time: 'Zurückgehen',
  players: 'Wer spielt',
  reopen: 'Einen Zug zurücknehmen',
  restart: 'Zurück zum Anfang',
  computers: 'Computer spielen die anderen',
  all: 'Alle Plätze selbst spielen',
  leave: 'Sandkasten verlassen',
  left: 'Du hast den Sandkasten verlassen. Die echte Partie ist unverändert.',
  replaced: 'Dieser Sandkasten ist geschlossen, denn du hast einen anderen geöffnet.',
  over: '🧪 In deinem Sandkasten ist die Partie zu Ende. Die echte Partie ist unverändert.',
  earlier: (turns) => (turns === 1 ? '1 früherer Zug' : `${turns} frühere Züge`),
  choose: (isAlone) =>
    `Wähle einen Zug. Dein Sandkasten beginnt direkt davor${isAlone ? '' : ': Du spielst alle Plätze, oder Computer spielen die anderen'}. Das siehst nur du.`,
  costly: 'Einen Zug ausprobieren',
  rounds: 'Welche Runde?',
  turns: 'Welcher Zug?',
};
