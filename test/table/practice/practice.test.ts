import { describe, expect, it } from 'vitest';
import { END } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../src/games/caverna/positions.ts';
import { panelOf } from '../../../src/table/play/showing.ts';
import {
  OPEN_TERMS,
  ownsPrivate,
  practise,
  privateId,
  privateKind,
  seatsNamed,
} from '../../../src/table/practice/practice.ts';

const MARA = '201234567890123456';
const TOM = '301234567890123456';

const asked = (moves: readonly string[], own: readonly number[]) => {
  const table = { rules: caverna, id: privateId('l', MARA), owner: MARA, seats: seatsNamed(['Mara', 'Tilda']), own };
  const start = { options: caverna.options.parse({}), state: stateFrom({ players: 2, round: 1 }) };
  const practice = practise({ ...table, ...start, terms: OPEN_TERMS, entry: 5, moves });
  return panelOf(practice?.live ?? expect.fail(), practice?.seat ?? expect.fail('Nobody is asked.'));
};

describe('a private position', () => {
  it('has an id that names its owner and that no game can have', () => {
    const id = privateId('l', MARA);
    expect(privateKind(id)).toBe('lesson');
    expect([ownsPrivate(id, MARA), ownsPrivate(id, TOM)]).toEqual([true, false]);
    expect(privateKind('g1h2i3j4k5')).toBeUndefined();
    expect(id.length).toBeLessThanOrEqual(16);
  });

  it('lets the others play automatically, and asks its owner again', () => {
    const { seat, state } = asked(['place logging', END], [0]);
    expect(seat).toBe(0);
    const { players } = state as { players: { dwarfs: { at: string }[] }[] };
    expect(players.map(({ dwarfs }) => dwarfs.filter(({ at }) => at !== 'home').length)).toEqual([1, 1]);
  });

  it('asks its owner to play every seat if all of them are theirs, one after the other', () => {
    expect(asked(['place logging', END], [0, 1]).seat).toBe(1);
    expect(asked(['place logging', END, 'place oreMining', END], [0, 1]).seat).toBe(0);
  });

  it('numbers its questions starting with its first entry, so that older presses are stale', () => {
    expect([asked([], [0]).step, asked(['place logging'], [0]).step]).toEqual([5, 6]);
  });
});
