import { list } from '../shared/list.ts';
import { everyOne, type FrameFor } from '../shared/replay.ts';
import { actionTile } from './tiles.ts';

/** The words in the frames of a replay, without markdown. */
export const frames = {
  opening: (names: readonly string[]) => ({ title: 'The game begins', story: `${list(names)}.` }),
  /** Earlier turns cannot be shown, because the rules have changed. */
  resumed: (names: readonly string[]) => ({
    title: 'The game continues',
    story: `${list(names)}. Earlier turns followed older rules and cannot be shown.`,
  }),
  /** The title of a chart that counts the rooms of the first era twice from the start, because both eras count them. */
  bothEras: 'How it went (each room counts twice)',
  /** The stage of the game, in a few words; undefined outside the rounds. */
  stage: (at: { readonly era: number; readonly round: number; readonly rounds: number } | undefined): string =>
    at === undefined ? 'Between rounds' : `Era ${at.era === 1 ? 'I' : 'II'} · ${at.round} of ${at.rounds}`,
  /** The label of a round below a curve; in the first round of an era it names the era, if there are two. */
  round: ({ era, round, eras }: { readonly era: number; readonly round: number; readonly eras: number }): string =>
    eras > 1 && round === 1 ? `${era === 1 ? 'I' : 'II'} · 1` : String(round),
  /** The label of a phase before the first round. */
  before: { draft: 'Draft' },
  turn: (name: string, tile: string | undefined): string =>
    tile === undefined ? name : `${name}: ${actionTile(tile).name}`,
  /** The rooms furnished in a round. */
  built: (players: readonly { readonly name: string; readonly rooms: readonly string[] }[]): string =>
    players
      .filter(({ rooms }) => rooms.length > 0)
      .map(({ name, rooms }) => `${name}: ${list(rooms)}.`)
      .join(' '),
  /** The alt text. */
  alt: ({
    names,
    pace,
    frames,
    stage,
    table,
    result,
  }: {
    names: readonly string[];
    pace: FrameFor;
    frames: number;
    stage: string;
    /** Whether the shared board is shown, too. */
    table: boolean;
    result: string | undefined;
  }): string =>
    [
      `Animated replay of the game of ${list(names)} up to ${stage}: ${everyOne[pace]}, ${frames} frames.`,
      table ? 'Each shows the action tiles, the rooms for sale and every cave.' : 'Each shows every cave.',
      ...(result === undefined ? [] : [table ? `The last one shows the score sheet. ${result}` : result]),
    ].join(' '),
};

/** What each player did best. */
export const honours = {
  /** The titles for having more of something than the other player. */
  most: {
    rooms: (count: number): string => `Most rooms: ${count}`,
    gold: (count: number): string => `Richest purse: ${count} gold`,
    walls: (count: number): string => `Most walls: ${count}`,
    weapon: (count: number): string => `Most weapons: ${count}`,
    iron: (count: number): string => `Most iron: ${count}`,
  },
  room: (name: string, points: number): string => `Best room: ${name} (${points})`,
};
