import { describe, expect, it } from 'vitest';
import { END } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../src/games/caverna/positions.ts';
import { panelOf } from '../../../src/table/play/showing.ts';
import {
  OPEN_TERMS,
  ownsPrivate,
  type PracticeSetup,
  practise,
  privateId,
  privateKind,
  seatsNamed,
} from '../../../src/table/practice/practice.ts';

const MARA = '201234567890123456';
const TOM = '301234567890123456';

const setup = (moves: readonly string[], own: readonly number[]): PracticeSetup => ({
  rules: caverna,
  id: privateId('l', MARA),
  owner: MARA,
  options: caverna.options.parse({}),
  seats: seatsNamed(['Mara', 'Tilda']),
  own,
  terms: OPEN_TERMS,
  state: stateFrom({ players: 2, round: 1 }),
  entry: 5,
  moves,
});

const asked = (moves: readonly string[], own: readonly number[]) => {
  const practice = practise(setup(moves, own));
  if (practice?.seat === undefined) throw new Error('Nobody is asked.');
  return panelOf(practice.live, practice.seat);
};

describe('a private position', () => {
  it('has an id that names its owner and that no game can have', () => {
    const id = privateId('l', MARA);
    expect(privateKind(id)).toBe('lesson');
    expect(ownsPrivate(id, MARA)).toBe(true);
    expect(ownsPrivate(id, TOM)).toBe(false);
    expect(privateKind('g1h2i3j4k5')).toBeUndefined();
    expect(id.length).toBeLessThanOrEqual(16);
  });

  it('lets the others play automatically, and asks its owner again', () => {
    const panel = asked(['place logging', END], [0]);
    expect(panel.seat).toBe(0);
    const { players } = panel.state as { players: { dwarfs: { at: string }[] }[] };
    expect(players.map(({ dwarfs }) => dwarfs.filter(({ at }) => at !== 'home').length)).toEqual([1, 1]);
  });

  it('asks its owner to play every seat if all of them are theirs, one after the other', () => {
    expect(asked([], [0, 1]).seat).toBe(0);
    expect(asked(['place logging'], [0, 1]).drafts.map(({ move }) => move)).toEqual(['place logging']);
    expect(asked(['place logging', END], [0, 1]).seat).toBe(1);
    expect(asked(['place logging', END, 'place oreMining', END], [0, 1]).seat).toBe(0);
  });

  it('numbers its questions from its first entry on, so that older presses are stale', () => {
    expect(asked([], [0]).step).toBe(5);
    expect(asked(['place logging'], [0]).step).toBe(6);
  });

  it('is undefined if a move is not offered', () => {
    expect(practise(setup(['place nowhere'], [0]))).toBeUndefined();
  });
});
