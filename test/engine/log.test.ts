import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckpointEntry,
  closedTurns,
  drafts,
  type EffectiveLog,
  type Entry,
  effective,
  finishedTurns,
  IllegalEntry,
  type MoveEntry,
  replay,
} from '../../src/engine/log.ts';
import { toyGame } from '../table/toy.ts';

const game = toyGame();
const setup = { options: { rounds: 2 }, seats: 2, seed: 'seed' };

/** Numbers the entries of a log from 1. */
function numbered(...lines: ([seat: number, move: string] | { undo: number; seat?: number })[]): Entry[] {
  return lines.map((line, index) =>
    Array.isArray(line)
      ? { entry: index + 1, seat: line[0], move: line[1] }
      : { entry: index + 1, undo: line.undo, seat: line.seat },
  );
}

const texts = (moves: readonly { seat: number; move: string }[]) => moves.map(({ seat, move }) => `${seat} ${move}`);

describe('the effective log', () => {
  it('takes back every entry after a number', () => {
    const log = effective(numbered([0, 'dig 1'], [0, 'end'], [1, 'dig 2'], { undo: 1 }, [0, 'dig 3']));
    expect(texts(log.moves)).toEqual(['0 dig 1', '0 dig 3']);
    expect(log.reopened).toBe(4);
  });

  it('takes back only the entries of one seat', () => {
    const log = effective(numbered([0, 'feed'], [1, 'beg'], [0, 'end'], [1, 'end'], { undo: 0, seat: 1 }));
    expect(texts(log.moves)).toEqual(['0 feed', '0 end']);
  });

  it('does not bring back what an earlier undo took back', () => {
    const log = effective(numbered([0, 'dig 1'], { undo: 0 }, [0, 'dig 2'], { undo: 2 }, [0, 'dig 3'], { undo: 3 }));
    expect(texts(log.moves)).toEqual([]);
    expect(log.reopened).toBe(0);
  });

  it('keeps a checkpoint unless it is undone itself', () => {
    const log: Entry[] = [...numbered([0, 'dig 1']), { entry: 2, checkpoint: '{}', version: 3 }];
    expect(effective(log).checkpoint?.entry).toBe(2);
    expect(effective([...log, { entry: 3, undo: 2, seat: undefined }]).checkpoint?.entry).toBe(2);
    expect(effective([...log, { entry: 3, undo: 1, seat: undefined }]).checkpoint).toBeUndefined();
    expect(effective([...log, { entry: 3, undo: 0, seat: 0 }]).checkpoint?.entry).toBe(2);
  });

  it('keeps its moves in order, each in a closed turn or a draft, whatever is undone', () => {
    const line = fc.oneof(
      fc.tuple(fc.nat(1), fc.constantFrom('dig 1', 'end')),
      fc.record({ undo: fc.nat(30), seat: fc.nat(1) }),
      fc.record({ undo: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(line as fc.Arbitrary<[number, string] | { undo: number; seat?: number }>), (lines) => {
        const log = numbered(...lines);
        const { moves } = effective(log);
        const ends = moves.map(({ entry }) => entry);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        const own = [0, 1].flatMap((seat) => drafts(effective(log), seat));
        expect(finishedTurns({ moves }).flatMap((turn) => turn.moves).length + own.length).toBe(moves.length);
      }),
      { seed: 1 },
    );
  });
});

/** The effective log by its definition: every undo filters the entries before it. */
function filtered(log: readonly Entry[]): EffectiveLog {
  let moves: MoveEntry[] = [];
  let checkpoints: CheckpointEntry[] = [];
  let reopened = 0;
  for (const entry of log) {
    if ('move' in entry) moves.push(entry);
    else if ('checkpoint' in entry) checkpoints.push(entry);
    else {
      const { undo, seat } = entry;
      const stays = (move: MoveEntry) => move.entry <= undo || (seat !== undefined && move.seat !== seat);
      if (moves.some((move) => move.move === 'end' && !stays(move))) reopened = entry.entry;
      moves = moves.filter(stays);
      if (seat === undefined) checkpoints = checkpoints.filter((checkpoint) => checkpoint.entry <= undo);
    }
  }
  const kept = [...moves, ...checkpoints].sort((one, other) => one.entry - other.entry);
  return { moves, checkpoint: checkpoints.at(-1), kept, reopened };
}

describe('the undo entries of a log', () => {
  const seat = fc.nat(3);
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.record({ seat, move: fc.constantFrom('dig 1', 'end') }) },
    { weight: 1, arbitrary: fc.record({ back: fc.nat(12) }) },
    { weight: 1, arbitrary: fc.record({ back: fc.nat(12), seat }) },
    { weight: 1, arbitrary: fc.constant({ checkpoint: '{}', version: 1 }) },
  );
  const log = fc.array(fc.tuple(line, fc.integer({ min: 1, max: 3 })), { maxLength: 60 }).map((lines) => {
    let entry = 0;
    return lines.map(([line, gap]): Entry => {
      entry += gap;
      if (!('back' in line)) return { entry, ...line };
      return { entry, undo: Math.max(0, entry - 1 - line.back), seat: 'seat' in line ? line.seat : undefined };
    });
  });

  it('filter the entries before them', () => {
    fc.assert(
      fc.property(log, (log) => {
        expect(effective(log)).toEqual(filtered(log));
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  it.each([undefined, 0, 1])(
    'do not each look at every move, however many moves there are, even if they undo only one seat (%s)',
    (seat) => {
      let looks = 0;
      const moves = Array.from({ length: 18_000 }, (_, index) => ({
        get entry() {
          looks++;
          return index + 1;
        },
        seat: 1,
        move: 'dig 1',
      }));
      const undos = Array.from({ length: 2_000 }, (_, index) => ({
        entry: moves.length + index + 1,
        undo: seat === 0 ? 0 : moves.length,
        seat,
      }));
      expect(effective([...moves, ...undos]).moves).toHaveLength(moves.length);
      expect(looks).toBeLessThan(10 * (moves.length + undos.length));
    },
  );
});

describe('drafts', () => {
  const log = effective(numbered([0, 'dig 1'], [0, 'end'], [1, 'dig 2'], [1, 'dig 1']));

  it('are the moves of a seat since it last ended a turn', () => {
    expect(texts(drafts(log, 1))).toEqual(['1 dig 2', '1 dig 1']);
    expect(drafts(log, 0)).toEqual([]);
  });

  it('are in no closed turn', () => {
    expect(finishedTurns(log).map(({ moves }) => texts(moves))).toEqual([['0 dig 1', '0 end']]);
  });

  it('of seats that play at the same time are listed with the turn they belong to', () => {
    const both = effective(numbered([0, 'feed'], [1, 'beg'], [1, 'end'], [0, 'end'], [0, 'dig 1']));
    expect(finishedTurns(both).map(({ moves }) => texts(moves))).toEqual([
      ['1 beg', '1 end'],
      ['0 feed', '0 end'],
    ]);
  });
});

describe('the closed turns', () => {
  it('are those after the checkpoint, or all of them', () => {
    const before = numbered([0, 'dig 1'], [0, 'end']);
    const after: Entry[] = [
      { entry: 4, seat: 1, move: 'dig 2' },
      { entry: 5, seat: 1, move: 'end' },
      { entry: 6, seat: 0, move: 'dig 1' },
    ];
    const turns = (log: Entry[]) => closedTurns(effective(log)).map(({ moves }) => texts(moves));
    expect(turns([...before, { entry: 3, checkpoint: '{}', version: 1 }, ...after])).toEqual([['1 dig 2', '1 end']]);
    expect(turns([...before, ...after])).toEqual([
      ['0 dig 1', '0 end'],
      ['1 dig 2', '1 end'],
    ]);
  });
});

describe('replaying', () => {
  it('plays what is left of a log', () => {
    const state = replay(game, setup, numbered([0, 'dig 3'], { undo: 0 }, [0, 'dig 1'], [0, 'end']));
    expect(state.players[0]?.stones).toBe(1);
    expect(game.decisions(state).map(({ seat }) => seat)).toEqual([1]);
  });

  it('continues from a checkpoint', () => {
    const state = game.start({ rounds: 2 }, 2, 'seed');
    game.play(state, 0, 'dig 2');
    const log: Entry[] = [
      ...numbered([0, 'dig 9'], [0, 'end']),
      { entry: 3, checkpoint: JSON.stringify(state), version: 1 },
      { entry: 4, seat: 0, move: 'end' },
    ];
    expect(replay(game, setup, log).turn).toBe(1);
  });

  it('continues from an earlier checkpoint if a later one is undone', () => {
    const state = game.start({ rounds: 2 }, 2, 'seed');
    game.play(state, 0, 'dig 2');
    const checkpoint = (entry: number): Entry => ({ entry, checkpoint: JSON.stringify(state), version: entry });
    const log: Entry[] = [
      ...numbered([0, 'dig 9']),
      checkpoint(2),
      { entry: 3, seat: 0, move: 'dig 3' },
      checkpoint(4),
      { entry: 5, undo: 3, seat: undefined },
    ];
    expect(replay(game, setup, log).players[0]?.stones).toBe(5);
  });

  it('names the entry that the rules do not offer', () => {
    const wrong = () => replay(game, setup, numbered([0, 'dig 1'], [1, 'dig 1']));
    expect(wrong).toThrow(IllegalEntry);
    expect(wrong).toThrow('Entry 2: Seat 2 has nothing to decide now, so it cannot play "dig 1".');
  });
});
