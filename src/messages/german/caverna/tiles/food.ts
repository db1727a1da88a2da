import type { FoodTiles } from '../../../../games/caverna/tiles/food.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';
import { ein } from '../../grammar.ts';
import { bundle } from '../goods.ts';
import { nounOf, PEOPLE, waysOf } from '../people.ts';

/** Which of several equal weapons to trade. */
const BEARERS: Readonly<Record<string, string>> = { home: ' (zu Hause)', acting: ' (im Einsatz)' };

/** The tiles for food, and the parlors. */
export const foodTiles = {
  slaughteringCave: {
    name: 'Schlachthöhle',
    effect: '1 Nahrung mehr für jedes Nutztier, das du isst',
    rules:
      'Für jedes Tier, das du nach der üblichen Tabelle in Nahrung tauschst; zwei Esel zusammen bringen also 5. In der Jagdstube gilt sie nicht, und Hunde kannst du nicht essen.',
    example: 'Ein Schaf bringt 2 Nahrung, ein Wildschwein 3 und ein Rind 4.',
  },
  cookingCave: {
    name: 'Kochhöhle',
    effect: 'Jederzeit: 1 Getreide und 1 Gemüse gegen 5 Nahrung',
    rules: 'Statt 3 Nahrung. So oft du willst, immer eins von jedem.',
    exchange: () => '1 Getreide und 1 Gemüse gegen 5 Nahrung',
    example: '2 Getreide und 2 Gemüse ergeben 10 Nahrung: eine Ernte für fünf Zwerge.',
  },
  workingCave: {
    name: 'Arbeitshöhle',
    effect: (of) => `Ernähre ${ein(nounOf(of), 'accusative')} mit ${waysOf(of).meal}`,
    rules:
      'Jedes Mal, wenn du deine Familie ernährst, darf ein Zwerg Baustoffe statt Nahrung bekommen, auch in Runden mit nur 1 Nahrung je Zwerg. Du darfst auch für alle Nahrung zahlen.',
    exchange: ([good = '', eats = ''], of, gives = { [good]: good === 'ore' ? 2 : 1 }) =>
      `${ein(nounOf(eats === 'food' ? PEOPLE.goblin : of), 'accusative')} mit ${bundle(gives)} ernähren`,
    example: 'Drei Zwerge bei der Ernte: Du zahlst 1 Holz und 4 Nahrung statt 6 Nahrung.',
  },
  miningCave: {
    name: 'Minenhöhle',
    effect: 'Die Ernährung kostet 1 Nahrung weniger je Esel in einer Mine',
    rules:
      'Du sparst jedes Mal, wenn du deine Familie ernährst, auch in Runden mit nur 1 Nahrung je Zwerg, zahlst aber nie weniger als nichts. Esel in Erzminen und in Rubinminen zählen. Die Arbeitshöhle darfst du zusätzlich nutzen.',
    idle: 'deine Leute essen Stein statt Nahrung',
    example: 'Drei Zwerge brauchen 6 Nahrung; mit zwei Eseln in Minen zahlst du 4.',
  },
  breedingCave: {
    name: 'Zuchthöhle',
    effect: '1, 2, 3 oder 5 Nahrung für 1, 2, 3 oder 4 Jungtiere',
    rules:
      'Du bekommst sie jedes Mal, wenn sich deine Tiere vermehren, bei der Ernte oder durch die Beute „Vermehren“.',
    example: 'Schafe, Wildschweine und Rinder vermehren sich bei einer Ernte: 3 Nahrung.',
  },
  peacefulCave: {
    name: 'Friedenshöhle',
    effect: 'Jederzeit: eine Waffe gegen so viel Nahrung, wie sie Stärke hat',
    rules:
      'Beliebig viele Waffen, eine nach der anderen, aber nicht während einer Expedition. Haben mehrere Zwerge gleich starke Waffen, wählst du eine aus. Der Zwerg ist dann unbewaffnet, darf wieder schmieden und kommt früher an die Reihe. Das hilft der Gebetskammer.',
    exchange: ([strength = '?', bearer = '']) =>
      `Waffe der Stärke ${strength}${BEARERS[bearer] ?? ''} gegen ${strength} Nahrung`,
    example: 'Aus einer Waffe der Stärke 9 werden 9 Nahrung.',
  },
  weavingParlor: {
    name: 'Webstube',
    effect: 'Sofort 1 Nahrung je Schaf, das du hast; am Ende 1 Punkt je 2 Schafe',
    rules: 'Die Nahrung bekommst du einmal, beim Bauen. Die Punkte kommen zu denen für die Tiere dazu.',
    example: 'Mit 5 Schafen sofort 5 Nahrung, und 2 Punkte, wenn du sie am Ende noch hast.',
  },
  milkingParlor: {
    name: 'Milchstube',
    effect: 'Sofort 1 Nahrung je Rind, das du hast; am Ende 1 Punkt je Rind',
    rules: 'Die Nahrung bekommst du einmal, beim Bauen. Die Punkte kommen zu denen für die Tiere dazu.',
    example: 'Mit 3 Rindern sofort 3 Nahrung, und 3 Punkte, wenn du sie am Ende noch hast.',
  },
  stateParlor: {
    name: 'Prunkstube',
    effect: 'Sofort 2 Nahrung je Wohnung daneben; am Ende 4 Punkte je Wohnung daneben',
    rules:
      'Daneben heißt: mit gemeinsamer Kante, also höchstens vier Wohnungen. Nahrung gibt es für die Wohnungen, die beim Bauen daneben liegen, Punkte für die am Ende. Auch die Startwohnung zählt.',
    example: 'Auf D3, zwischen den Wohnungen auf D4 und E3: sofort 4 Nahrung, am Ende 8 Punkte.',
  },
  huntingParlor: {
    name: 'Jagdstube',
    effect: 'Jederzeit: 2 Wildschweine gegen 2 Gold und 2 Nahrung',
    rules:
      'Immer zwei auf einmal, so oft du willst, auch noch nach der letzten Ernte, bis die Punkte gezählt werden. Die Schlachthöhle bringt hier nichts dazu.',
    exchange: () => '2 Wildschweine gegen 2 Gold und 2 Nahrung',
    example: 'Aus 4 Wildschweinen werden 4 Gold und 4 Nahrung.',
  },
  beerParlor: {
    name: 'Bierstube',
    effect: 'Jederzeit: 2 Getreide gegen 3 Gold oder 4 Nahrung',
    rules:
      'Immer 2 Getreide aus dem Vorrat, nicht von Feldern. Auch noch nach der letzten Ernte, bis die Punkte gezählt werden. Das Gästezimmer gibt dir nicht beides.',
    exchange: ([detail]) => `2 Getreide gegen ${detail === 'food' ? '4 Nahrung' : '3 Gold'}`,
    example: 'Aus 6 Getreide werden 9 Gold, oder 12 Nahrung, oder 3 Gold und 8 Nahrung.',
  },
  blacksmithingParlor: {
    name: 'Schmiedestube',
    effect: 'Jederzeit: 1 Rubin und 1 Erz gegen 2 Gold und 1 Nahrung',
    rules: 'So oft du willst, auch noch nach der letzten Ernte, bis die Punkte gezählt werden.',
    exchange: () => '1 Rubin und 1 Erz gegen 2 Gold und 1 Nahrung',
    example: 'Aus 3 Rubinen und 3 Erz werden 6 Gold und 3 Nahrung.',
  },
} satisfies TileTexts<FoodTiles>;
