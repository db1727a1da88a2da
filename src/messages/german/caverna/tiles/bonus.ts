import type { BonusTiles } from '../../../../games/caverna/tiles/bonus.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';

/** The storages and chambers, which score at the end. */
export const bonusTiles = {
  stoneStorage: {
    name: 'Steinlager',
    effect: 'Ende: 1 Punkt je Stein',
    rules: 'Es zählt der Stein, den du am Ende der Partie im Vorrat hast.',
    example: 'Am Ende liegen 9 Stein in deinem Vorrat: 9 Punkte.',
  },
  oreStorage: {
    name: 'Erzlager',
    effect: 'Ende: 1 Punkt je 2 Erz',
    rules: 'Es zählt das Erz, das du am Ende der Partie im Vorrat hast. Ein einzelnes übriges Erz ist nichts wert.',
    example: 'Am Ende liegen 11 Erz in deinem Vorrat: 5 Punkte.',
  },
  sparePartStorage: {
    name: 'Ersatzteillager',
    effect: 'Jederzeit: 1 Holz, 1 Stein und 1 Erz gegen 2 Gold',
    rules:
      'Immer alle drei zusammen, aber so oft du willst, bis die Punkte gezählt werden. Hast du den Händler, musst du dieses Lager auf ihn bauen, und umgekehrt: Das untere Plättchen verliert Effekt und Punkte.',
    exchange: () => '1 Holz, 1 Stein und 1 Erz gegen 2 Gold',
    example: 'Aus 3 Holz, 3 Stein und 3 Erz werden 6 Gold.',
  },
  mainStorage: {
    name: 'Hauptlager',
    effect: 'Ende: 2 Punkte je Stube, Lager und Kammer, dieses Lager mitgezählt',
    rules:
      'Es zählt jedes Plättchen mit gelbem Namensschild: alle Stuben, Lager und Kammern, dazu die Plättchen der Völker, die eines davon ersetzen, wenn der Tisch nichts anderes beschlossen hat. Ein Plättchen unter einem anderen zählt nicht.',
    example: 'Mit der Bierstube, dem Steinlager und diesem Lager: 6 Punkte.',
  },
  weaponStorage: {
    name: 'Waffenlager',
    effect: ({ many }) => `Ende: 3 Punkte für jede Waffe deiner ${many}`,
    rules: 'Die Stärke ist egal. Das passt gut zum Ausrüstungslager.',
    example: 'Vier deiner fünf Zwerge sind am Ende bewaffnet: 12 Punkte.',
  },
  suppliesStorage: {
    name: 'Ausrüstungslager',
    effect: ({ many }) => `Ende: 8 Punkte, wenn alle deine ${many} bewaffnet sind`,
    rules:
      'Jeder Zwerg zählt, auch einer, der erst in der letzten Runde geboren wurde. Je weniger Zwerge du hast, desto leichter geht es.',
    example: 'Drei Zwerge, alle bewaffnet: 8 Punkte. Einer davon unbewaffnet: keine.',
  },
  broomChamber: {
    name: 'Besenkammer',
    effect: ({ many }) => `Ende: 5 Punkte für 5 ${many}, 10 Punkte für 6`,
    rules: 'Nur die Zwerge am Ende zählen, nicht die beim Bau der Kammer. Für weniger als fünf gibt es nichts.',
    example: 'Mit der Zusatzwohnung kommst du auf sechs Zwerge: 10 Punkte.',
  },
  treasureChamber: {
    name: 'Schatzkammer',
    effect: 'Ende: 1 Punkt je Rubin',
    rules: 'Zusätzlich zu dem Punkt, den jeder Rubin ohnehin wert ist.',
    example: '6 Rubine am Ende: 6 Punkte hier, dazu die 6 für die Rubine selbst.',
  },
  foodChamber: {
    name: 'Speisekammer',
    effect: 'Ende: 2 Punkte je Paar aus 1 Getreide und 1 Gemüse',
    rules:
      'Es zählt, was in deinem Vorrat und auf deinen Feldern liegt, zusätzlich zu den üblichen Punkten für Feldfrüchte.',
    example: '5 Getreide und 3 Gemüse, Felder mitgezählt: drei Paare, 6 Punkte.',
  },
  prayerChamber: {
    name: 'Gebetskammer',
    effect: ({ many }) => `Ende: 8 Punkte, wenn deine ${many} keine einzige Waffe haben`,
    idle: ({ many }) => `8 am Ende, wenn deine ${many} keine einzige Waffe haben`,
    useless: 'Zurzeit keine Punkte',
    rules: 'Nur das Ende zählt: Mit der Friedenshöhle machst du deine letzten Waffen vorher noch zu Nahrung.',
    example: 'Kein bewaffneter Zwerg am Ende: 8 Punkte. Auch nur ein bewaffneter: keine.',
  },
  writingChamber: {
    name: 'Schreibkammer',
    effect: 'Ende: erspart dir bis zu 7 Minuspunkte',
    rules:
      'Es zählen die Minuspunkte für Bettelmarker, ungenutzte Plätze des Heimatplans und fehlende Arten von Nutztieren. Mehr, als du verlierst, bekommst du nie zurück.',
    example: '9 Minuspunkte für ungenutzte Plätze und Bettelmarker: Du verlierst nur 2.',
  },
  fodderChamber: {
    name: 'Futterkammer',
    effect: 'Ende: 1 Punkt je 3 Nutztiere',
    rules: 'Zähle alle Nutztiere aller Arten zusammen. Hunde sind keine Nutztiere.',
    example: '14 Nutztiere: 4 Punkte, dazu die 14 für die Tiere selbst.',
  },
} satisfies TileTexts<BonusTiles>;
