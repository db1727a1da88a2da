import { effectsIn } from '../../cave-vs-cave/effects.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { amount } from './goods.ts';

const MORE_GOLD = 'Nur mit mehr Gold als dein Gegenüber: ';
const MORE_WEAPONS = 'Nur mit mehr Waffen: ';
const FIELD_AND_TILE = ' (Plättchen und Feld nur mit mehr Waffen als dein Gegenüber)';
const PER_TURN = '2 bis 4 Nahrung';
const PER_TURN_RULE = 'Die Nahrung: 1 für jeden Zug, den du in der Runde hast, also 2, 3 oder 4.';

export const actionTiles: CaveTexts['actionTiles'] = {
  cultivation: { name: 'Ackerbau', effect: '1 Einrichtung aktivieren · 2 Emmer · 1 Flachs', effects: 'each' },
  housework: {
    name: 'Heimarbeit',
    effect: `Einrichten für ${PER_TURN} · einrichten für 5 Nahrung oder 1 Gold`,
    effects: 'each',
    rules: `Bis zu zwei Räume, zu jedem der beiden Preise einen. Die Baukosten kommen jeweils dazu. ${PER_TURN_RULE}`,
  },
  excavation: {
    name: 'Höhlenbau',
    effect: '1 Raum aushöhlen, oder 2 für 2 Nahrung im Voraus · 1 Stein',
    effects: 'mixed',
    rules:
      'Die 2 Nahrung zahlst du vor dem ersten Raum; was du dort an Nahrung findest, kommt also zu spät. Der erste Raum darf den Weg zum zweiten öffnen.',
  },
  undergrowth: { name: 'Unterholz', effect: '1 Einrichtung aktivieren · 2 Holz', effects: 'each' },
  furnishing: {
    name: 'Einrichtung',
    effect: `1 Nahrung · einrichten für ${PER_TURN}`,
    effects: 'each',
    rules: `Die Baukosten kommen dazu. ${PER_TURN_RULE}`,
  },
  masonry: {
    name: 'Mauerbau',
    effect: '1 Einrichtung aktivieren · 1 Holz oder 1 Stein · eine Wand errichten',
    effects: 'mixed',
  },
  undermining: {
    name: 'Untergrabung',
    effect: '2 Einrichtungen aktivieren oder einen Raum aushöhlen, auch durch Wände',
    effects: 'oneOf',
    rules: 'Zwei verschiedene Einrichtungen. Verdeckte Räume versperren beim Aushöhlen weiterhin den Weg.',
  },
  expansion: { name: 'Ausbau', effect: 'Aushöhlen · einrichten für 5 Nahrung oder 2 Gold', effects: 'each' },
  breach: {
    name: 'Durchbruch',
    effect: 'Eine errichtete Wand abreißen und 2 Steine, 3 Nahrung und 1 Gold bekommen',
    effects: 'only',
    rules: 'Die Waren bekommst du, die Wand kommt zurück in den Vorrat. Einrichtungen daneben bleiben, wie sie sind.',
  },
  driftMining: { name: 'Sohlenbau', effect: '1 Einrichtung aktivieren · aushöhlen', effects: 'each' },
  expedition: {
    name: 'Streifzug',
    effect: '5 Holz oder 5 Steine gegen 4 Gold, oder 3 Einrichtungen aktivieren',
    effects: 'oneOf',
    rules: 'Nur Holz oder nur Steine, nicht gemischt. Jede Einrichtung nur einmal.',
  },
  renovation: {
    name: 'Renovierung',
    effect: `${MORE_GOLD}eine Wand errichten · einrichten`,
    effects: 'each',
    rules:
      'Bei gleich viel Gold darf sie niemand nehmen; im Solospiel gibt es keine Bedingung. Du zahlst nur die Baukosten.',
  },
  decoration: { name: 'Raumausbau', effect: 'Einrichten für 5 Nahrung oder 1 Gold', effects: 'only' },
  armsTrade: { name: 'Waffenhandel', effect: '3 Gold gegen 4 Waffen, dazu 1 Esel oder 1 Holz', effects: 'only' },
  interiorDesign: { name: 'Wandbau', effect: 'Aushöhlen · eine Wand errichten', effects: 'each' },
  weeklyMarket: {
    name: 'Wochenmarkt',
    effect: '2 Einrichtungen aktivieren · 3 Esel oder 2 Gold gegen 6 Nahrung',
    effects: 'each',
    rules:
      'Zwei verschiedene Einrichtungen, aber ein einziger Effekt, der 1 Einrichtung aktiviert: Holzlager, Zuchthöhle und Eisenhandlung geben ihre Ware einmal, der Geräteraum ändert nichts.',
  },
};

export const fields: readonly string[] = [
  '3 Erz, 1 Eisen oder 1 Esel',
  '1/3/5/7 Erz gegen 1/2/3/4 Eisen',
  'Beliebig oft 1 Eisen gegen 1 Waffe',
  `2 Waffen${FIELD_AND_TILE}`,
];

export const { actionTile, unconditioned, effectNow } = effectsIn({
  actionTiles,
  fields,
  moreGold: MORE_GOLD,
  moreWeapons: MORE_WEAPONS,
  fieldAndTile: FIELD_AND_TILE,
  perTurn: PER_TURN,
  inRound: (turns) => amount('food', turns),
  rooms: (count) => `${count} ${count === 1 ? 'Einrichtung' : 'Einrichtungen'}`,
});
