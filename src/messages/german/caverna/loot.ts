import { type LootText, lootOf } from '../../caverna/loot.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { folkLoot } from './folks/folks.ts';

/** Every loot item, by its id, from the weakest weapon to the strongest. */
export const loot = {
  weapons: {
    name: 'Alle Waffen +1',
    effect: 'Nach der Expedition wird jede deiner Waffen um 1 stärker',
    told: 'Stärke für alle Waffen',
    rules:
      'Stärke 1. Nach der Expedition gewinnt jeder deiner bewaffneten Zwerge 1 Stärke. Der Zwerg, der unterwegs war, gewinnt 2: diese und die übliche. Bessere Beute derselben Reise bringt das nicht, und Unbewaffnete bleiben unbewaffnet. Keine Waffe wird stärker als 14.',
    example: 'Deine Waffen haben 4 und 6, die 6 geht auf Reisen: Danach sind es 5 und 8.',
  },
  dog: {
    name: 'Hund',
    effect: '1 Hund',
    rules: 'Stärke 1. Hunde brauchen keinen Platz. Mit der Hundeschule bekommst du 1 Holz dazu.',
    example: 'Mit einem Hund können 2 Schafe auf einer Wiese ohne Zaun leben.',
  },
  wood: {
    name: 'Holz',
    effect: '1 Holz',
    rules: 'Stärke 1. Du darfst damit spätere Beute derselben Reise bezahlen.',
    example: 'Du nimmst es zuerst und zäunst auf derselben Reise eine kleine Weide ein.',
  },
  sheep: {
    name: 'Schaf',
    effect: '1 Schaf',
    rules: 'Stärke 2. Es braucht Platz, oder du isst es für 1 Nahrung.',
    example: 'Mit deinem anderen Schaf ist es ein Paar und vermehrt sich bei der Ernte.',
  },
  grain: {
    name: 'Getreide',
    effect: '1 Getreide',
    rules: 'Stärke 2. Nimm es vor der Beute „Säen“, dann kannst du es auf derselben Reise säen.',
    example: 'Mit Stärke 12 nimmst du es vor „Säen“, und auf einem Feld werden 3 daraus.',
  },
  donkey: {
    name: 'Esel',
    effect: '1 Esel',
    rules: 'Stärke 3. Er braucht Platz, zum Beispiel in einer Mine, oder du isst ihn für 1 Nahrung.',
    example: 'Er zieht in deine Erzmine, also brauchst du keine Weide.',
  },
  stone: {
    name: 'Stein',
    effect: '1 Stein',
    rules: 'Stärke 3. Mit der Erzader bekommst du 1 Erz dazu.',
    example: 'Er reicht für einen Stall oder für den Schreiner.',
  },
  vegetable: {
    name: 'Gemüse',
    effect: '1 Gemüse',
    rules: 'Stärke 4. Nimm es vor der Beute „Säen“, dann kannst du es auf derselben Reise säen.',
    example: 'Für 2 Nahrung getauscht, macht es in einer Ernte einen Zwerg satt.',
  },
  ore: {
    name: 'Erz',
    effect: '2 Erz',
    rules: 'Stärke 4. Die zwei Erz zählen als ein Beutestück.',
    example: 'Mit 2 Erz schmiedest du deinem nächsten Zwerg eine Waffe der Stärke 2.',
  },
  boar: {
    name: 'Wildschwein',
    effect: '1 Wildschwein',
    rules: 'Stärke 5. Es braucht Platz, oder du isst es für 2 Nahrung.',
    example: 'Es lebt in einem Stall im Wald, ganz ohne Weide.',
  },
  gold: {
    name: 'Gold',
    effect: '2 Gold',
    rules: 'Stärke 6. Das sind zwei Punkte oder Geld für den Händler.',
    example: '2 Punkte am Ende; oder beim Händler 1 Holz, 1 Stein und 1 Erz.',
  },
  furnish: {
    name: 'Höhle einrichten',
    effect: 'Richte eine beliebige Einrichtung zu ihrem Preis ein',
    told: 'das Recht auf eine Einrichtung',
    rules: 'Stärke 7. Jede Einrichtung, auch eine Wohnung, zu deinem üblichen Preis. Sie braucht einen freien Platz.',
    example: 'Du zahlst 1 Stein und legst den Schreiner auf deine Höhle auf D3.',
  },
  stable: {
    name: 'Stall',
    effect: 'Baue gratis einen Stall',
    told: 'das Recht auf einen Stall',
    rules: 'Stärke 8. Wie üblich auf Wald, Wiese oder Weide, einer pro Platz, drei insgesamt.',
    example: 'Auf einer kleinen Weide haben damit 4 statt 2 Tiere Platz.',
  },
  tunnel: {
    name: 'Gang',
    effect: 'Lege gratis einen einzelnen Gang',
    told: 'das Recht auf einen Gang',
    rules:
      'Stärke 9. Er muss an dein Höhlensystem grenzen und kommt auf leeren Berg. Wasser darunter gibt wie immer seine Nahrung.',
    example: 'Mit einem Gang daneben ist er das Paar, das eine Erzmine braucht.',
  },
  smallPasture: {
    name: 'Kleine Weide',
    effect: 'Zäune für 1 Holz eine Wiese ein',
    told: 'das Recht auf eine kleine Weide',
    rules: 'Stärke 9. Ein Holz weniger als üblich, mit dem Schreiner gratis.',
    example: '1 Holz, und deine Wiese fasst 2 Tiere einer Art.',
  },
  cattle: {
    name: 'Rind',
    effect: '1 Rind',
    rules: 'Stärke 10. Es braucht Platz, oder du isst es für 3 Nahrung.',
    example: 'Im Frühstückszimmer braucht es keine Weide.',
  },
  largePasture: {
    name: 'Große Weide',
    effect: 'Zäune für 2 Holz zwei Wiesen nebeneinander ein',
    told: 'das Recht auf eine große Weide',
    rules: 'Stärke 10. Der halbe übliche Preis; der Schreiner spart noch ein Holz mehr.',
    example: '2 statt 4 Holz, und zwei Wiesen fassen 4 Tiere einer Art.',
  },
  meadow: {
    name: 'Wiese',
    effect: 'Lege gratis eine einzelne Wiese',
    told: 'das Recht auf eine Wiese',
    rules:
      'Stärke 11. Neben eine Wiese, ein Feld oder eine Weide; hast du noch nichts davon, an den Eingang. Du darfst sie unter einen Stall im Wald legen.',
    example: 'Auf A3 gelegt, bringt sie auch ein Wildschwein.',
  },
  dwelling: {
    name: 'Wohnung',
    effect: 'Richte eine gewöhnliche Wohnung für 2 Holz und 2 Stein ein',
    told: 'das Recht auf eine Wohnung',
    rules:
      'Stärke 11. Nur die gewöhnliche Wohnung, etwa zum halben Preis; Schreiner und Steinmetz sparen noch mehr. Sie braucht einen freien Platz.',
    example: '2 Holz und 2 Stein statt 4 und 3, für ein Bett und 3 Punkte.',
  },
  field: {
    name: 'Feld',
    effect: 'Lege gratis ein einzelnes Feld',
    told: 'das Recht auf ein Feld',
    rules:
      'Stärke 12. Auf leeren Wald neben eine Wiese, ein Feld oder eine Weide; hast du noch nichts davon, an den Eingang. Nie unter einen Stall.',
    example: 'Du nimmst es vor „Säen“ und kannst sofort darauf säen.',
  },
  sow: {
    name: 'Säen',
    effect: 'Säe bis zu 2 Getreide und 2 Gemüse',
    told: 'das Recht zu säen',
    rules: 'Stärke 12. Eine ganze Aussaat; Feldfrüchte und Felder derselben Reise zählen mit.',
    example: 'Aus 2 Getreide und 1 Gemüse auf drei leeren Feldern werden 6 Getreide und 2 Gemüse.',
  },
  cavern: {
    name: 'Höhle',
    effect: 'Lege gratis eine einzelne Höhle',
    told: 'das Recht auf eine Höhle',
    rules:
      'Stärke 14. Sie muss an dein Höhlensystem grenzen und kommt auf leeren Berg. Einrichten kannst du sie später.',
    example: 'Sie liegt neben deinem Höhlensystem, bereit zum Einrichten mit „Hausarbeit“.',
  },
  breed: {
    name: 'Vermehren',
    effect: 'Bis zu 2 Arten von Nutztieren vermehren sich',
    told: 'das Recht auf junge Tiere',
    rules:
      'Stärke 14. Wähle bis zu zwei Arten; jede braucht zwei Tiere und Platz für das Jungtier. Zuchthöhle und Steinbruch wirken wie bei einer Ernte.',
    example: 'Du hast zwei Schafe und zwei Rinder: ein Lamm und ein Kalb, wenn für beide Platz ist.',
  },
} satisfies Record<string, LootText>;

const all: Readonly<Record<string, LootText>> = { ...folkLoot, ...loot };

/** The words of a loot item; an unknown id becomes its own name. */
export const lootItem: CavernaTexts['lootItem'] = (id) => lootOf(all, id);
