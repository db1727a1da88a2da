import { plain } from '../../text.ts';

/** Lessons for people who have never played. */
export const lessons = {
  title: (game: string): string => `${plain(game)} lernen`,
  intro: 'Kurze Lektionen von ein bis zwei Minuten, nur für dich. Hör auf, wann du willst: Ich merke mir, wo du bist.',
  done: (done: number, all: number): string => `${done} von ${all} Lektionen geschafft`,
  choose: 'Alle Lektionen',
  begin: (title: string): string => `Los: ${title}`,
  goOn: (title: string): string => `Weiter: ${title}`,
  next: (title: string): string => `Weiter: ${title}`,
  list: 'Alle Lektionen',
  other: (game: string): string => `Lektionen für ${plain(game)}`,
  step: (title: string, step: number, steps: number): string => `Lektion: ${title} · ${step} von ${steps}`,
  goal: (goal: string): string => `🎯 **Dein Ziel:** ${goal}`,
  hint: 'Tipp',
  hinted: (hint: string): string => `💡 ${hint}`,
  onward: 'Weiter',
  right: (reply: string): string => `✅ ${reply}`,
  wrong: (reply: string): string => `❌ ${reply} Versuch eine andere Antwort.`,
  away: (what: string): string =>
    `❌ **${plain(what)}** führt hier nicht zu deinem Ziel. Nichts hat sich geändert: Wähle etwas anderes, oder drück *Tipp*.`,
  mistake: (reply: string): string => `❌ ${reply} Nichts hat sich geändert.`,
  missed:
    '❌ So ist dein Ziel nicht mehr zu erreichen, darum ist alles wieder wie zuvor. Versuch einen anderen Weg, oder drück *Tipp*.',
  learned: (sentence: string): string => `🎓 ${sentence}`,
  finished: (title: string): string => `Geschafft: ${title}`,
  ready: (game: string): string =>
    `Jetzt weißt du alles, was du für ${plain(game)} brauchst. Deine erste Partie gegen einen Computer läuft mit Hilfe, in einem eigenen Thread.`,
  firstGame: 'Erste Partie spielen',
  changed: 'Die Regeln oder die Lektion haben sich geändert, seit du hier warst. Sie beginnt deshalb von vorn.',
  opponent: 'Tilda',
  invitation: (game: string): string =>
    `### Noch nie ${plain(game)} gespielt?\nLern es in zehn Minuten, in kurzen Lektionen, die nur du siehst. Niemand muss auf dich warten.`,
  invite: 'Jetzt lernen',
  invited: 'Die Einladung ist veröffentlicht.',
};
