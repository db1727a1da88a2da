import type { Catalogue } from '../../english/index.ts';
import { plain } from '../../text.ts';

/** Games in threads, and games that move to another channel, in German. */
export const threads: Catalogue['threads'] = {
  open: 'Thread für neue Partie öffnen',
  name: (game, host) => `${game} mit ${host}`,
  opened: (mention) => `Die Lobby ist offen: ${mention}. Dort können alle mitspielen.`,
  started: (mention: string): string => `Deine Partie hat in ${mention} begonnen. Geh dorthin und drück *Mein Zug*.`,
  accepted: 'Dafür gibt es schon einen Thread.',
  impossible: 'Threads gibt es nur in Textkanälen. Geh in einen und tippe dort `/caverna new`.',
  forbidden:
    'In diesem Kanal darfst du keine Threads öffnen. Tippe `/caverna new` in einem anderen Kanal, oder bitte jemanden darum, der es darf.',
  busy: 'Ein Thread von dir wird gerade schon geöffnet. Versuch es gleich noch einmal.',
  game: (id, names) => `${id}: ${names.join(', ')}`,
  lost: (server) =>
    `Der Kanal deiner Partie Caverna${server === undefined ? '' : ` auf **${plain(server)}**`} wurde gelöscht. Nichts ist verloren: Tippe \`/caverna game move\` in einem anderen Kanal oder Thread desselben Servers, und die Partie geht dort weiter.`,
  here: 'Die Partie geht hier weiter.',
  gone: (mention) => `Diese Partie geht hier weiter: ${mention}.`,
};
