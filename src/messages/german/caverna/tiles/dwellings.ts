import type { DwellingTiles } from '../../../../games/caverna/tiles/dwellings.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';
import type { People } from '../../../context.ts';
import { der, ein } from '../../grammar.ts';
import { nounOf } from '../people.ts';

/** `für einen Zwerg`, `für eine Elfe`. */
const forOne = (of: People): string => `für ${ein(nounOf(of), 'accusative')}`;

/** `für den sechsten Zwerg`, `für die sechste Elfe`. */
const forSixth = (of: People): string => `für ${der({ ...nounOf(of), adjective: 'sechst' }, 'accusative')}`;

/** The dwellings, and the rooms that change the rules for animals, tiles and choices. */
export const dwellings = {
  entryLevelDwelling: {
    name: 'Startwohnung',
    effect: ({ many }) => `Platz für 2 ${many} und 2 Tiere einer Art`,
    rules:
      'Aufgedruckt auf jedem Heimatplan, auf D4 neben dem Höhleneingang. Hier wohnen zwei Zwerge, und zwei Tiere derselben Art dürfen mit hinein. Sie bringt keine Punkte, zählt aber für die Prunkstube als Wohnung.',
    example: 'Zwei Schafe dürfen bei deinen ersten zwei Zwergen wohnen, ein Schaf und ein Esel nicht.',
  },
  dwelling: {
    name: 'Wohnung',
    effect: (of) => `Platz ${forOne(of)}`,
    rules:
      'Die gewöhnliche Wohnung, und die einzige Einrichtung, die nie ausgeht. Ab Stärke 11 baut eine Expedition sie für 2 Holz und 2 Stein. Ein Bett bringt noch keinen Zwerg: Dazu brauchst du erst Nachwuchs.',
    example: 'Du hast zwei Zwerge und baust sie: Beim Familienleben bekommst du den dritten.',
  },
  simpleDwelling42: {
    name: 'Einfache Wohnung (4 Holz, 2 Stein)',
    effect: (of) => `Platz ${forOne(of)}`,
    rules:
      'Einen Stein billiger als die gewöhnliche Wohnung, aber ohne Punkte. Es gibt sie nur einmal; die andere Einfache Wohnung spart stattdessen ein Holz.',
    example: 'Mit dem Steinmetz kostet sie 4 Holz und 1 Stein.',
  },
  simpleDwelling33: {
    name: 'Einfache Wohnung (3 Holz, 3 Stein)',
    effect: (of) => `Platz ${forOne(of)}`,
    rules:
      'Ein Holz billiger als die gewöhnliche Wohnung, aber ohne Punkte. Es gibt sie nur einmal; die andere Einfache Wohnung spart stattdessen einen Stein.',
    example: 'Mit dem Schreiner kostet sie 2 Holz und 3 Stein.',
  },
  mixedDwelling: {
    name: 'Mischwohnung',
    effect: (of) => `Platz ${forOne(of)} und 2 Tiere einer Art`,
    rules:
      'Zwerg und Tiere wohnen hier zugleich und nehmen einander keinen Platz weg. Hunde können hier keine Schafe hüten.',
    example: 'Ein Zwerg wohnt hier mit 2 Rindern.',
  },
  coupleDwelling: {
    name: 'Paarwohnung',
    effect: ({ many }) => `Platz für 2 ${many}`,
    rules:
      'Zwei Betten, also zweimal Nachwuchs, jeder für sich. Baust du sie beim Dringenden Kinderwunsch, bekommst du in diesem Zug trotzdem nur ein Kind.',
    example: 'Zusammen mit deiner Startwohnung hast du Platz für vier Zwerge.',
  },
  additionalDwelling: {
    name: 'Zusatzwohnung',
    effect: (of) => `Platz nur ${forSixth(of)}`,
    strip: 'nur 6. Person',
    rules:
      'Deine Familie darf sechs statt fünf Zwerge haben. Du darfst sie früh bauen, aber das Bett bleibt leer, bis du fünf Zwerge hast und noch einmal Nachwuchs bekommst.',
    idle: 'sechs Leute darfst du auch so haben',
    example: 'Du hast fünf Zwerge und dieses Bett: Dein nächster Nachwuchs ist der sechste.',
  },
  cuddleRoom: {
    name: 'Kuschelzimmer',
    effect: ({ many }) => `Platz für so viele Schafe, wie du ${many} hast`,
    rules: 'Nur Schafe. Ein Kind zählt sofort, auch wenn es noch nicht arbeiten kann.',
    example: 'Mit vier Zwergen, davon einer neugeboren, ist Platz für 4 Schafe.',
  },
  breakfastRoom: {
    name: 'Frühstückszimmer',
    effect: 'Platz für bis zu 3 Rinder',
    rules: 'Nur Rinder. Satt wird davon niemand: Hier wohnen sie nur.',
    example: 'Zwei Rinder wohnen hier, und ihr Kalb zieht als drittes ein.',
  },
  stubbleRoom: {
    name: 'Stoppelzimmer',
    effect: 'Auf jedem deiner leeren Felder ist Platz für 1 Nutztier',
    rules:
      'Ein Feld ist leer, solange nichts darauf wächst. Wird ein Feld in der Feldphase leer, hat dort schon ein Jungtier derselben Ernte Platz. Willst du ein Feld besäen, musst du sein Tier vorher umquartieren oder essen. Auf verschiedenen Feldern dürfen verschiedene Arten stehen.',
    example: 'Auf drei leeren Feldern stehen ein Esel, ein Schaf und ein Wildschwein.',
  },
  workRoom: {
    name: 'Arbeitszimmer',
    effect: 'Du darfst auch Gänge und tiefe Gänge einrichten',
    rules:
      'Gilt immer, wenn du einrichtest, auch auf Expeditionen; nur Minen kannst du nie einrichten. Ein eingerichteter Gang ist kein Gang mehr, du kannst dort also keine Mine bauen. Das Arbeitszimmer selbst braucht eine Höhle.',
    example: 'Du richtest den Gang auf E3 ein und hebst die Höhle auf D3 für später auf.',
  },
  guestRoom: {
    name: 'Gästezimmer',
    effect: 'Du darfst beides tun, wo „entweder … oder“ steht',
    strip: 'oder › und/oder',
    rules:
      'Es macht aus „entweder … oder“ ein „und/oder“: beim Wachstum, Kinderwunsch, Dringenden Kinderwunsch und Rubinminenbau, und einmal in der Partie beim Ausbau. Beim Rubinminenbau darfst du eine Mine auf einen Gang und eine auf einen tiefen Gang bauen. An der Seite des Plättchens beim Höhlenbau und an der Bierstube ändert es nichts. Ein Tisch kann beschließen, dass es beim Kinderwunsch nicht gilt.',
    example: 'Beim Wachstum nimmst du mit einem Zwerg die Waren und bekommst ein Kind.',
  },
  officeRoom: {
    name: 'Kontor',
    effect: 'Doppelplättchen dürfen über den Rand des Plans ragen: je 2 Gold',
    rules:
      'Lege ein Plättchen Wiese + Feld, Höhle + Gang oder Höhle + Höhle mit einer Hälfte auf den Plan und mit der anderen über seinen äußeren Rand hinaus: links, über oder unter dem Wald; rechts, über oder unter dem Berg. Eine Hälfte muss an etwas grenzen, das du schon hast. Du nutzt beide Hälften wie üblich, und sie gelten nie als ungenutzt. Einzelplättchen müssen auf dem Plan bleiben. Große Weiden und Erzminen, die auf Plättchen liegen, dürfen solche Plätze nutzen, bringen aber kein Gold, es sei denn, der Tisch lässt auch sie überstehen.',
    idle: 'deine Plättchen dürfen ohnehin überstehen',
    example: 'Wiese auf A2, Feld links vom Rand: 2 Gold, und du kannst dort säen.',
  },
} satisfies TileTexts<DwellingTiles>;
