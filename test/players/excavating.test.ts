import { describe, expect, it } from 'vitest';
import { END } from '../../src/engine/log.ts';
import { cellAt } from '../../src/games/cave-vs-cave/cells.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { appraise } from '../../src/players/appraisal.ts';
import { foreseeable, tries } from '../../src/players/beam.ts';
import { playOf } from '../../src/players/levels.ts';
import { counting } from './counting.ts';

const ROOM = 'warehouse';
const WORTH = 12;
// A player who only wants to excavate, and counts on a certain face-down room.
const judging = counting(caveVsCave, { 'covered rooms': -40, [`sale ${ROOM}`]: WORTH });

const start = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'excavating');
const seat = caveVsCave.decisions(start)[0]?.seat ?? 0;

function best(state: State): string[] {
  const seen = caveVsCave.view(state, seat);
  const [first] = tries({ game: caveVsCave, seat, judge: judging.judge, ...playOf('strong', true) }, seen);
  return foreseeable(caveVsCave, { state: seen, seat }, first?.end.moves ?? []);
}

const DIGGING = best(start).at(-1) ?? '';
const PLACE = DIGGING.replace('excavate ', '');

function turnOf(state: State, begun: readonly string[]) {
  const moves = [...begun];
  const now = caveVsCave.clone(state);
  for (const move of begun) caveVsCave.play(now, seat, move);
  while (moves.at(-1) !== END) {
    const more = best(now);
    for (const move of more) caveVsCave.play(now, seat, move);
    moves.push(...more);
  }
  return { seat, moves: moves.map((move, at) => ({ entry: at + 1, seat, move })) };
}

/** The same game with that room at the seat's first excavation, or at the end of the opponent's cave. */
function laid(where: 'there' | 'elsewhere'): State {
  const state = caveVsCave.clone(start);
  const caves = state.players.map(({ cave }) => cave);
  const cave = caves[where === 'there' ? seat : 1 - seat] ?? [];
  const cell = where === 'there' ? cellAt(PLACE) : cave.findLastIndex(({ is }) => is === 'covered');
  const was = cave[cell];
  for (const each of caves) {
    const at = each.findIndex((spot) => 'room' in spot && spot.room === ROOM);
    const spot = each[at];
    if (was === undefined || spot === undefined) continue;
    each.splice(at, 1, was);
    cave.splice(cell, 1, spot);
    return caveVsCave.clone(state);
  }
  throw new Error('That room is not dealt.');
}

describe('a tile that is turned over in the middle of a turn', () => {
  it('is luck: it is neither credited to nor held against the player who turned it over', () => {
    const [there, elsewhere] = (['there', 'elsewhere'] as const).map((where) => {
      const state = laid(where);
      return appraise({ game: caveVsCave, judging }, { state, turn: turnOf(state, []), seed: 'luck' });
    });
    expect([there?.lost, elsewhere?.lost]).toEqual([0, 0]);
    expect([there?.better, elsewhere?.better]).toEqual([undefined, undefined]);
    // One of about twenty rooms is turned over. The right one brings nearly its full worth; with any other, little is
    // lost.
    expect(there?.luck[seat]).toBeGreaterThan(WORTH / 2);
    expect(elsewhere?.luck[seat]).toBeLessThanOrEqual(0);
    expect(elsewhere?.luck[seat]).toBeGreaterThan(-WORTH / 3);
  });

  it('does not change the cost of not excavating, or of what was done after it', () => {
    const idle = (['there', 'elsewhere'] as const).map((where) => {
      const state = laid(where);
      return appraise({ game: caveVsCave, judging }, { state, turn: turnOf(state, ['use cultivation']), seed: 'luck' });
    });
    expect(idle[0]?.lost).toBeGreaterThan(1);
    expect(idle[0]).toEqual(idle[1]);
    expect(idle[0]?.better).toContain(DIGGING);
  });

  it('is followed by the cost of later moves, judged by what was known then', () => {
    const state = laid('elsewhere');
    const begun = best(start);
    const moves = [...begun, 'done', 'done', END];
    const turn = { seat, moves: moves.map((move, at) => ({ entry: at + 1, seat, move })) };
    // A second room was paid for, but not excavated.
    const { lost, better } = appraise({ game: caveVsCave, judging }, { state, turn, seed: 'luck' });
    expect(lost).toBeCloseTo(4, 1);
    expect(better?.slice(0, begun.length)).toEqual(begun);
    expect(better?.slice(begun.length).join()).toMatch(/^excavate /);
  });
});
