import type { CavernaTexts } from '../../caverna/texts.ts';
import type { People } from '../../context.ts';
import { capital } from '../../text.ts';
import { bare } from '../grammar.ts';
import { pointsOf } from '../shared/list.ts';
import { nounOf } from './people.ts';
import { shortScoreLine } from './score.ts';

/** The things that a player can have the most of at the end. */
const most = {
  mines: (count: number): string => `Reichster Bergbau: ${count} Minen`,
  sheep: (count: number): string => `Meiste Schafe: ${count}`,
  donkey: (count: number): string => `Meiste Esel: ${count}`,
  boar: (count: number): string => `Meiste Wildschweine: ${count}`,
  cattle: (count: number): string => `Meiste Rinder: ${count}`,
  dog: (count: number): string => `Meiste Hunde: ${count}`,
  crops: (count: number): string => `Vollste Scheune: ${count} Feldfrüchte`,
  ruby: (count: number): string => `Meiste Rubine: ${count}`,
  gold: (count: number): string => `Dickster Geldbeutel: ${count} Gold`,
  weapon: (count: number, people: People): string =>
    `${capital(bare({ ...nounOf(people), adjective: 'stärkst' }))}: ${count}`,
  dwarfs: (count: number): string => `Größte Familie: ${count}`,
  tiles: (count: number): string => `Schönste Höhle: ${count} Einrichtungen`,
  pastures: (count: number): string => `Meiste Weiden: ${count}`,
};

/** What each player did best. */
export const honours: CavernaTexts['honours'] = {
  most: most satisfies Readonly<Record<string, (count: number, people: People) => string>>,
  line: (key, points) => `${pointsOf(points)} für ${shortScoreLine(key)}`,
};
