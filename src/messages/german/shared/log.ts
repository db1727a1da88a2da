import type { Catalogue } from '../../english/index.ts';
import { bold } from '../../text.ts';

/** The list of everything in a game, in German. */
export const log: Catalogue['log'] = {
  title: 'Verlauf der Partie',
  empty: 'Noch ist nichts geschehen.',
  goTo: 'Zu einer Runde springen …',
  round: (number) => `Runde ${number}`,
  by: {
    computer: '*(Von einem Computer gespielt.)*',
    table: '*(So hat es der Tisch entschieden.)*',
    order: '*(Wie geplant.)*',
    setting: '*(Durch eine Einstellung.)*',
  },
  post: (address) => `[↗](${address})`,
  rolledBack: (entry) => `Die Serververwaltung setzt die Partie auf Eintrag ${entry} des Verlaufs zurück.`,
  reopened: (name) => `${bold(name)} nimmt den letzten Zug zurück und spielt ihn noch einmal.`,
};
