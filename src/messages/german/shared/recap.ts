import type { Catalogue } from '../../english/index.ts';
import { plain } from '../../text.ts';

/** What happened since a player's last turn, in German. */
export const recap: Catalogue['recap'] = {
  since: { own: '**Seit deinem letzten Zug**', of: (name) => `**Seit dem letzten Zug von ${plain(name)}**` },
  begun: '**Bisher in dieser Partie**',
  // Comes before a colon and a verb in the third person.
  you: 'Automatisch für dich',
  nothing: 'Seit deinem letzten Zug ist nichts geschehen.',
  nothingYet: 'Noch ist nichts geschehen.',
  round: (number) => `Runde ${number}:`,
  earlier: 'Frühere Züge stehen im *Verlauf*, unter *Mehr*.',
};

/** A player's private notes about a game, in German. */
export const notes: Catalogue['notes'] = {
  title: 'Deine Notizen',
  formTitle: 'Notizen zu dieser Partie',
  label: 'Nur du kannst sie sehen',
  placeholder: 'Was du dir merken willst',
  kept: 'Deine Notizen sind gespeichert. Nur du kannst sie sehen.',
  removed: 'Deine Notizen sind gelöscht.',
  open: 'Notizen',
};
