import { plain } from '../../text.ts';
import { list } from './list.ts';

export const languages = {
  table: {
    label: 'Sprache',
    explanation: 'Beiträge und Bilder für alle; was nur du siehst, ist in deiner Sprache',
    choice: 'Beiträge und Bilder im Kanal',
  },
  own: {
    label: 'Deine Sprache',
    discord: { label: 'Wie in Discord', explanation: 'Englisch, wenn ich die Sprache deines Discord nicht spreche' },
    choice: 'Alles, was nur du siehst',
  },
  changed: (name: string): string => `Was hier alle sehen, kommt ab jetzt in dieser Sprache: ${name}.`,
  unknown: (tag: string, spoken: readonly string[]): string =>
    `Ich spreche „${plain(tag)}“ nicht, nur ${list(spoken)}. Nichts hat sich geändert.`,
  fallback: (tag: string): string => `Ich spreche „${plain(tag)}“ nicht, deshalb nehme ich Englisch.`,
};
