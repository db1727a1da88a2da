import type { People } from '../../context.ts';
import { small } from '../../text.ts';
import { pointsOf } from '../shared/list.ts';
import { shortScoreLine } from './score.ts';

/** The things that a player can have the most of at the end. */
const most = {
  mines: (count: number): string => `Richest miner: ${count} mines`,
  sheep: (count: number): string => `Most sheep: ${count}`,
  donkey: (count: number): string => `Most donkeys: ${count}`,
  boar: (count: number): string => `Most wild boars: ${count}`,
  cattle: (count: number): string => `Most cattle: ${count}`,
  dog: (count: number): string => `Most dogs: ${count}`,
  crops: (count: number): string => `Fullest barn: ${count} crops`,
  ruby: (count: number): string => `Most rubies: ${count}`,
  gold: (count: number): string => `Richest purse: ${count} gold`,
  weapon: (count: number, { one }: People): string => `Strongest ${one}: ${count}`,
  dwarfs: (count: number): string => `Largest family: ${count}`,
  tiles: (count: number): string => `Finest cave: ${count} tiles`,
  pastures: (count: number): string => `Most pastures: ${count}`,
};

/** What each player did best. */
export const honours = {
  /** The titles, by what they are for. */
  most: most satisfies Readonly<Record<string, (count: number, people: People) => string>>,
  /** The best line of a player without a title. */
  line: (key: string, points: number): string => `${pointsOf(points)} for ${small(shortScoreLine(key))}`,
};
