import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { capital } from '../../../text.ts';
import { inWaysOf } from './effects.ts';

const imitation = (cost: number): SpaceText => ({
  name: cost === 0 ? 'Nachahmen (gratis)' : `Nachahmen (${cost} Nahrung)`,
  effect: always(
    cost === 0
      ? 'Nutze gratis ein Aktionsfeld, das jemand anderes besetzt hat'
      : `Zahle ${cost} Nahrung und nutze ein Aktionsfeld, das jemand anderes besetzt hat`,
  ),
  rules: `${cost === 0 ? 'Hier kostet es nichts' : `Zahle ${cost} Nahrung`}: Handle so, als stünde dein Zwerg auf einem Aktionsfeld, das jemand anderes besetzt hat. Die angesammelten Waren dort sind weg, aber alles andere kannst du nutzen: feste Waren, Plättchen, Kinder, Waffen und Expeditionen. Sie gehören dem Zwerg, der hier nachahmt. Nicht nachahmen kannst du „Startspieler“, ein eigenes Aktionsfeld und eines, auf dem es für dich nichts mehr zu tun gibt.`,
  example: 'Du nutzt die Hausarbeit, die jemand besetzt hat: Hund, Einrichtung oder beides.',
});

/** The spaces that only larger tables have. */
export const spacesForMore = {
  imitation4: imitation(4),
  imitation2: imitation(2),
  imitation1: imitation(1),
  imitation0: imitation(0),
  stripMining: {
    name: 'Tagebau',
    effect: always('Alle Waren hier und 2 Holz'),
    rules:
      'Jede Runde kommt 1 Stein dazu, aber 1 Erz, wenn hier nichts liegt; außerdem bekommst du jedes Mal 2 Holz. Für 3 Spieler.',
    example: 'Zwei Runden lang kommt niemand: 1 Erz und 1 Stein, dazu 2 Holz.',
  },
  forestExploration: {
    name: 'Walderkundung',
    effect: (players) => `Alles Holz hier und ${players <= 3 ? '1 Gemüse' : '2 Nahrung'}`,
    rules:
      'Zu dritt kommt jede Runde 1 Holz dazu, und du bekommst außerdem 1 Gemüse. Mit mehr Spielern kommt jede Runde 1 Holz dazu, oder 2, wenn hier nichts liegt, und du bekommst außerdem 2 Nahrung.',
    example: 'Zu viert: alles Holz, und genug Nahrung für einen Zwerg bei der Ernte.',
  },
  depot: {
    name: 'Depot',
    effect: always('Alles Holz und Erz hier'),
    rules: 'Jede Runde kommen 1 Holz und 1 Erz dazu. Für 5 bis 7 Spieler.',
    example: 'Drei Runden lang kommt niemand: 3 Holz und 3 Erz.',
  },
  smallScaleDriftMining: {
    name: 'Kleiner Stollenbau',
    effect: inWaysOf(({ caveTile }) => `${capital(caveTile)}, dazu 1 Stein`),
    rules:
      'Lege eine Höhle und einen Gang und bekomme 1 Stein. Hast du keinen Platz für das Plättchen, kannst du das Aktionsfeld nicht nutzen, es sei denn, der Tisch erlaubt, nur den Stein zu nehmen. Nur zu fünft.',
    example: 'Du legst eine Höhle und einen Gang und bekommst 1 Stein.',
  },
  weeklyMarket: {
    name: 'Wochenmarkt',
    effect: always('4 Gold, dann kaufe von jeder Ware höchstens eins'),
    rules:
      'Du bekommst 4 Gold und darfst all dein Gold ausgeben. Holz, Stein, Erz, Schaf, Esel und Getreide kosten je 1, Hund, Wildschwein und Gemüse je 2, ein Rind 3. Höchstens eins von jedem; gekaufte Tiere darfst du gleich essen. Für 5 bis 7 Spieler.',
    example: 'Mit deinen 2 Gold hast du 6: ein Rind für 3, ein Hund für 2, ein Schaf für 1.',
  },
  hardwareRental: {
    name: 'Geräteverleih',
    effect: inWaysOf(
      ({ expedition }, players) =>
        `${players >= 6 ? '2 Holz, dann, wenn' : 'Wenn'} bewaffnet, ${expedition(2)}, und danach säen`,
    ),
    rules:
      'Ein bewaffneter Zwerg darf bis zu 2 verschiedene Beutestücke heimbringen, und danach darfst du säen, auch Feldfrüchte von der Expedition; oder du tust nur eins von beidem. Zu sechst oder siebt bekommst du außerdem 2 Holz. Für 5 bis 7 Spieler.',
    example: 'Dein Zwerg mit Waffe 4 bringt ein Gemüse und ein Getreide heim, du säst beides.',
  },
  fenceBuilding: {
    name: 'Zaunbau',
    effect: always('Alles Holz hier, dann kleine (2 Holz) und/oder große Weide (4 Holz)'),
    rules:
      'Nimm zuerst das Holz; du darfst es für die Zäune nutzen: eine kleine Weide für 2, eine große Weide für 4, oder von jeder eine. Kein Stall hier. Zu fünft kommt jede Runde 1 Holz dazu; zu sechst oder siebt 1, oder 2, wenn hier nichts liegt.',
    example: '3 Holz hier: Mit 3 eigenen zäunst du eine kleine und eine große Weide ein.',
  },
  largeDepot: {
    name: 'Großes Depot',
    effect: always('Alles Holz, Stein und Erz hier'),
    rules:
      'Jede Runde kommen 1 Holz, 1 Stein und 1 Erz dazu, und ein zweites Holz, wenn hier nichts liegt. Nur zu siebt.',
    example: 'Zwei Runden lang kommt niemand: 3 Holz, 2 Stein und 2 Erz.',
  },
  extension: {
    name: 'Ausbau',
    effect: inWaysOf(({ landTile, caveTile }) => `1 Holz und ${landTile}; oder 1 Stein und ${caveTile}`),
    rules:
      'Du hast die Wahl: ein Plättchen im Wald und 1 Holz, oder ein Plättchen im Berg und 1 Stein. Das Gästezimmer gibt dir beides, aber nur einmal in der Partie. Nur zu siebt.',
    example: 'Du wählst den Berg: eine Höhle, einen Gang und 1 Stein.',
  },
} satisfies Record<string, SpaceText>;
