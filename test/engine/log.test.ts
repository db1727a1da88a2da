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

function numbered(...lines: ([seat: number, move: string] | { undo: number; seat?: number })[]): Entry[] {
  return lines.map((line, index) =>
    Array.isArray(line)
      ? { entry: index + 1, seat: line[0], move: line[1] }
      : { entry: index + 1, undo: line.undo, seat: line.seat },
  );
}

const texts = (moves: readonly { seat: number; move: string }[]) => moves.map(({ seat, move }) => `${seat} ${move}`);

it('the effective log lacks every entry that was taken back', () => {
  const log = effective(numbered([0, 'dig 1'], [0, 'end'], [1, 'dig 2'], { undo: 1 }, [0, 'dig 3']));
  expect(texts(log.moves)).toEqual(['0 dig 1', '0 dig 3']);
  expect(log.reopened).toBe(4);
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

  it('filter the entries before them, and leave every move in a closed turn or a draft', () => {
    fc.assert(
      fc.property(log, (log) => {
        const found = effective(log);
        expect(found).toEqual(filtered(log));
        // Drafts from before a checkpoint are gone.
        if (found.checkpoint !== undefined) return;
        const turns = [...finishedTurns(found), ...[0, 1, 2, 3].map((seat) => ({ moves: drafts(found, seat) }))];
        expect(turns.flatMap(({ moves }) => moves)).toHaveLength(found.moves.length);
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

it('the closed turns are those after the checkpoint, or all of them', () => {
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

describe('replaying', () => {
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
