import type { MaterialTiles } from '../../../../games/caverna/tiles/materials.ts';
import type { TileText, TileTexts } from '../../../caverna/tiles.ts';

interface Supplier {
  readonly good: string;
  readonly rounds: number;
}

const supplier = ({ good, rounds }: Supplier): TileText => ({
  name: `${good}lieferant`,
  effect: `In den nächsten ${rounds} Runden zu Beginn je 1 ${good}`,
  rules: `Zu Beginn jeder der nächsten ${rounds} Runden bekommst du 1 ${good}, noch vor dem Auffüllen. Nach der letzten Runde gibt es nichts mehr. Die Runde, die in kleinen Besetzungen ausfällt, zählt nicht mit.`,
  example: `Du baust ihn in Runde 1: je 1 ${good} zu Beginn der Runden 2 bis ${1 + rounds}.`,
});

/** The tiles for building materials. */
export const materials = {
  carpenter: {
    name: 'Schreiner',
    effect: 'Einrichten und Einzäunen kosten dich 1 Holz weniger',
    rules:
      'Du sparst 1 Holz bei jeder Einrichtung und jedes Mal, wenn du einzäunst, sofern der Preis Holz enthält. Eine kleine und eine große Weide in einer Aktion sparen zusammen nur 1 Holz, kosten also 5. Ein Tisch kann beschließen, dass jede Weide 1 spart. Auf Expeditionen kostet eine kleine Weide nichts und eine große 1 Holz.',
    example: 'Die gewöhnliche Wohnung kostet 3 Holz und 3 Stein, eine kleine Weide 1 Holz.',
  },
  stoneCarver: {
    name: 'Steinmetz',
    effect: 'Sofort 2 Stein; Einrichten und Ställe kosten dich 1 Stein weniger',
    rules:
      'Zwei Stein beim Bauen. Danach kostet jede Einrichtung, die Stein kostet, 1 weniger, und Ställe sind gratis. Den eigenen Preis senkt er nicht.',
    example: 'Die gewöhnliche Wohnung kostet 4 Holz und 2 Stein, deine Ställe nichts.',
  },
  blacksmith: {
    name: 'Schmied',
    effect: 'Sofort 2 Erz; Schmieden kostet dich 2 Erz weniger',
    rules:
      'Zwei Erz beim Bauen. Danach kostet eine Waffe 2 Erz weniger als ihre Stärke: 1 und 2 sind gratis, und für 6 Erz schmiedest du Stärke 8, das Höchste. Beim Erzhandel hilft er nicht.',
    idle: 'du schmiedest mit Holz',
    useless: 'Sofort 2 Erz, sonst nichts für dich',
    example: 'Für 4 Erz schmiedest du eine Waffe der Stärke 6.',
  },
  miner: {
    name: 'Bergmann',
    effect: 'Zu Beginn jeder Runde: 1 Erz je Erzmine mit einem Esel',
    rules:
      'Es zählt der Beginn der Runde; deine Esel stehen dann in deinen Erzminen, wenn sie können. Esel in Rubinminen bringen nichts.',
    example: 'Zwei Erzminen mit je einem Esel: 2 Erz zu Beginn jeder Runde.',
  },
  builder: {
    name: 'Baumeister',
    effect: 'Einrichten: zahle 1 Erz statt 1 Holz und/oder 1 Erz statt 1 Stein',
    rules:
      'Bei jeder Einrichtung darfst du höchstens 1 Holz und höchstens 1 Stein des Preises mit Erz zahlen. Rabatte gehen vorher ab. Erz selbst kannst du durch nichts ersetzen.',
    example: 'Die gewöhnliche Wohnung für 3 Holz, 2 Stein und 2 Erz.',
  },
  trader: {
    name: 'Händler',
    effect: 'Jederzeit: 2 Gold gegen 1 Holz, 1 Stein und 1 Erz',
    rules:
      'Immer alle drei zusammen, aber so oft du willst, bis die Punkte gezählt werden. Hast du das Ersatzteillager, musst du den Händler darauf bauen, und umgekehrt: Das untere Plättchen verliert Effekt und Punkte.',
    exchange: () => '2 Gold gegen 1 Holz, 1 Stein und 1 Erz',
    example: 'Aus 4 Gold werden 2 Holz, 2 Stein und 2 Erz: Das reicht für die Milchstube.',
  },
  woodSupplier: supplier({ good: 'Holz', rounds: 7 }),
  stoneSupplier: supplier({
    good: 'Stein',
    rounds: 5,
  }),
  rubySupplier: supplier({
    good: 'Rubin',
    rounds: 4,
  }),
  dogSchool: {
    name: 'Hundeschule',
    effect: '1 Holz für jeden neuen Hund',
    rules:
      'Jeder Hund, den du von nun an bekommst, bringt ein Holz: bei der Hausarbeit, auf dem Markt, von einer Expedition oder für einen Rubin.',
    example: 'Du baust sie bei der Hausarbeit und nimmst dort danach den Hund: 1 Holz.',
  },
  quarry: {
    name: 'Steinbruch',
    effect: '1 Stein für jeden Esel, der bei dir geboren wird',
    rules:
      'Es zählen Geburten bei der Ernte und durch die Beute „Vermehren“. Esel von Aktionsfeldern, vom Markt oder für Rubine zählen nicht.',
    example: 'Bei der Ernte bekommen deine zwei Esel ein Fohlen: 1 Stein.',
  },
  seam: {
    name: 'Erzader',
    effect: '1 Erz zu jedem Stein, den du bekommst',
    rules:
      'Jeder Stein zählt: von Aktionsfeldern, Expeditionen, Rubinen, vom Markt, vom Händler, aus dem Steinbruch oder vom Steinlieferanten. Ein Stein, den du durch einen Rabatt sparst, zählt nicht.',
    example: 'Beim Höhlenbau nimmst du 3 Stein und bekommst 3 Erz dazu.',
  },
} satisfies TileTexts<MaterialTiles>;
