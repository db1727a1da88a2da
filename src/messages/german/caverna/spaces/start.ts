import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { capital } from '../../../text.ts';
import { inWaysOf } from './effects.ts';

/** The spaces that are open from the first round at most tables. */
export const startSpaces = {
  driftMining: {
    name: 'Stollenbau',
    effect: inWaysOf(({ caveTile }) => `Aller Stein hier und/oder ${caveTile}`),
    rules:
      'Nimm allen Stein hier, lege ein Doppelplättchen, oder beides in beliebiger Reihenfolge. Das Plättchen ist immer eine Höhle mit einem Gang und muss an etwas grenzen, das du schon gegraben hast. Bis 3 Spieler kommt jede Runde 1 Stein dazu, mit mehr Spielern 2.',
    example: '4 Stein hier: Du nimmst sie und legst eine Höhle und einen Gang.',
  },
  driftMining2: {
    name: 'Zweiter Stollenbau',
    effect: inWaysOf(({ caveTile }) => `Aller Stein hier und/oder ${caveTile}`),
    rules:
      'Ein zweiter Stollenbau für 6 oder 7 Spieler. Er geht wie der erste, es kommt aber jede Runde nur 1 Stein dazu.',
    example: 'In derselben Runde graben zwei Zwerge, einer auf jedem Stollenbau.',
  },
  excavation: {
    name: 'Höhlenbau',
    effect: inWaysOf(({ caveTiles }) => `Aller Stein hier und/oder ${caveTiles}`),
    rules:
      'Nimm allen Stein hier, lege ein Doppelplättchen, oder beides in beliebiger Reihenfolge. Nur hier wählst du die Seite des Plättchens: eine Höhle und einen Gang, oder zwei Höhlen. Jede Runde kommt 1 Stein dazu; ab 4 Spielern sind es 2, wenn hier nichts liegt.',
    example: 'Du willst zweimal einrichten: Du legst zwei Höhlen und nimmst den Stein.',
  },
  startingPlayer: {
    name: 'Startspieler',
    effect: (players) =>
      `Du beginnst ab der nächsten Runde; alle Nahrung hier und ${players <= 3 ? '2 Erz' : '1 Rubin'}`,
    last: (players) => `Alle Nahrung hier und ${players <= 3 ? '2 Erz' : '1 Rubin'}`,
    rules:
      'Du nimmst den Startmarker und fängst ab der nächsten Runde an, bis jemand anderes hierherkommt. Dazu bekommst du alle Nahrung hier, die jede Runde um 1 wächst, und 2 Erz bei bis zu 3 Spielern, 1 Rubin bei mehr. Das lässt sich nicht nachahmen.',
    example: '4 Nahrung hier: Du nimmst sie und den Marker und fängst die nächste Runde an.',
  },
  logging: {
    name: 'Holzfällen',
    effect: inWaysOf(({ expedition }) => `Alles Holz hier, dann, wenn bewaffnet, ${expedition(1)}`),
    rules:
      'Nimm zuerst das Holz, danach darf ein bewaffneter Zwerg 1 Beutestück von einer Expedition heimbringen. Bis 3 Spieler kommt jede Runde 1 Holz dazu, oder 3, wenn hier nichts liegt; mit mehr Spielern immer 3.',
    example: '3 Holz hier: Dein Zwerg mit Waffe 3 nimmt sie und bringt einen Esel heim.',
  },
  supplies: {
    name: 'Versorgung',
    effect: always('1 Holz, 1 Stein, 1 Erz, 1 Nahrung und 2 Gold'),
    rules:
      'Von jedem Baustoff eins, 1 Nahrung und 2 Gold aus dem allgemeinen Vorrat. Hier sammelt sich nichts an. Größere Tische haben stattdessen das Wachstum.',
    example: 'Zwei Besuche ergeben 2 Holz, 2 Stein, 2 Erz, 2 Nahrung und 4 Gold.',
  },
  growth: {
    name: 'Wachstum',
    effect: always('1 Holz, 1 Stein, 1 Erz, 1 Nahrung und 2 Gold; oder Nachwuchs'),
    rules:
      'Du hast die Wahl: von jedem Baustoff eins, 1 Nahrung und 2 Gold, oder ein Kind. Das Gästezimmer gibt dir beides. Ab 4 Spielern.',
    example: 'Mit einem freien Bett bekommst du hier ein Kind; ohne nimmst du die Waren.',
  },
  oreMining: {
    name: 'Erzabbau',
    effect: always('Alles Erz hier und 2 Erz je Erzmine, die du hast'),
    rules:
      'Deine Minen liefern auch, wenn du das Aktionsfeld nachahmst. Bis 3 Spieler kommt jede Runde 1 Erz dazu, oder 2, wenn hier nichts liegt; mit mehr Spielern 2, oder 3, wenn hier nichts liegt.',
    example: '3 Erz hier, und du hast zwei Erzminen: 7 Erz.',
  },
  woodGathering: {
    name: 'Holzsuche',
    effect: always('Alles Holz hier'),
    rules: 'Jede Runde kommt 1 Holz dazu. Für 1 bis 3 Spieler; größere Tische haben die Walderkundung.',
    example: 'Drei Runden lang kommt niemand: 3 Holz.',
  },
  clearing: {
    name: 'Rodung',
    effect: inWaysOf(({ landTile }) => `Alles Holz hier und/oder ${landTile}`),
    rules:
      'Nimm das Holz, lege eine Wiese und ein Feld in deinen Wald, oder beides in beliebiger Reihenfolge. Bis 3 Spieler kommt jede Runde 1 Holz dazu, mit mehr Spielern 2.',
    example: 'Dein erstes Plättchen: Wiese auf C4, Feld auf B4, wo der Fluss 1 Nahrung bringt.',
  },
  sustenance: {
    name: 'Feldarbeit',
    effect: inWaysOf(
      ({ landTile }, players) =>
        `${players <= 3 ? 'Alle Nahrung hier und 1 Getreide' : 'Alle Feldfrüchte hier'} und/oder ${landTile}`,
    ),
    rules:
      'Nimm die Nahrung oder die Feldfrüchte, lege ein Plättchen, oder beides in beliebiger Reihenfolge. Bis 3 Spieler kommt jede Runde 1 Nahrung dazu, und du bekommst außerdem 1 Getreide. Mit mehr Spielern kommt jede Runde 1 Gemüse dazu, aber 1 Getreide, wenn hier nichts liegt.',
    example: 'Du legst eine Wiese und ein Feld und säst dort später eine Frucht von hier.',
  },
  rubyMining: {
    name: 'Rubinabbau',
    effect: always('Alle Rubine hier, und 1 mehr, wenn du eine Rubinmine hast'),
    rules:
      'Jede Runde kommt 1 Rubin dazu; bei genau 2 Spielern erst ab Runde 3. Mit einer oder mehr Rubinminen bekommst du 1 Rubin extra.',
    example: '2 Rubine hier, und du hast eine Rubinmine: 3 Rubine.',
  },
  housework: {
    name: 'Hausarbeit',
    effect: always('1 Hund und/oder eine Höhle einrichten'),
    rules:
      'Nimm einen Hund, richte eine beliebige Einrichtung zu ihrem Preis ein, oder beides in beliebiger Reihenfolge: Baust du zuerst die Hundeschule, bringt der Hund ein Holz mit.',
    example: 'Du baust die Hundeschule und nimmst danach den Hund: Er bringt 1 Holz.',
  },
  slashAndBurn: {
    name: 'Brandrodung',
    effect: inWaysOf(({ landTile }) => `${capital(landTile)}, und danach säen`),
    rules:
      'Lege eine Wiese und ein Feld und säe danach bis zu 2 Getreide und 2 Gemüse; oder tu nur eins von beidem. Die Reihenfolge ist fest, so kannst du das neue Feld gleich besäen.',
    example: 'Du legst ein Feld und säst gleich 1 Getreide darauf: 3 Getreide.',
  },
} satisfies Record<string, SpaceText>;
