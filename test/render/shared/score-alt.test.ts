import { describe, expect, it } from 'vitest';
import { scoreAlt } from '../../../render/shared/alt.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import type { ScoreInput } from '../../../render/shared/score.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { SEAT_COLOURS } from '../../../src/table/types.ts';

const { alt, games } = catalogue('en');
const words = games.caverna;

/** The sheet of some players with names of this many letters, and points in this many lines. */
function sheet(players: number, letters: number, pointsOf: (line: number, seat: number) => number): ScoreInput {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus'].map((name) => name.padEnd(letters, 'x'));
  const owners = ownersOf(SEAT_COLOURS.slice(0, players).map((colour, seat) => ({ name: names[seat] ?? '', colour })));
  const keys = Object.keys(words.scoreLines).filter((key) => key !== 'total');
  const lines = keys.map((key, at) => ({
    key,
    name: words.scoreLine(key),
    points: owners.map((_, seat) => pointsOf(at, seat)),
  }));
  const totals = owners.map((_, seat) => lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  return {
    title: 'Final score',
    totalName: 'Total',
    players: owners.map((owner, seat) => ({ owner, total: totals[seat] ?? 0, winner: seat === 0 })),
    lines,
  };
}

const told = (input: ScoreInput): string => scoreAlt(input, alt, ({ key }) => words.scoreLabel(key));

describe('the words of a score sheet', () => {
  it('give each player’s total and its parts, starting with the greatest differences', () => {
    const input = sheet(2, 3, (line, seat) => (line === 6 ? 20 * seat : line === 0 ? 3 + seat : line === 8 ? -2 : 0));
    expect(told(input)).toBe(
      'Final score. Winner: Ada. Ada 1; farm animals and dogs 3; unused spaces −2. Ben 22; rubies 20; farm animals and dogs 4; unused spaces −2.',
    );
  });

  it.each([3, 12, 32])(
    'name the total of each of seven with names of %i letters, and as many lines of all as fit',
    (letters) => {
      const input = sheet(7, letters, (line, seat) => (line % 2 === 0 ? -10 - line - seat : 40 + line * seat));
      const text = told(input);
      expect(text.length).toBeLessThanOrEqual(1024);
      const own = text.split('. ').slice(2);
      expect(own).toHaveLength(7);
      const lines = own.map((part, seat) => {
        const [first, ...others] = part.replace(/\.$/u, '').split('; ');
        const { owner, total } = input.players[seat] ?? expect.fail();
        expect(first).toBe(alt.result(owner.name, total));
        return others.map((line) => line.replace(/ −?\d+$/u, ''));
      });
      expect(lines[0]?.length).toBeGreaterThanOrEqual(5);
      expect(new Set(lines.map((names) => names.join())).size).toBe(1);
    },
  );

  it('leave out lines in which somebody has no points', () => {
    const text = told(sheet(7, 8, (line, seat) => (line === seat ? 5 : 0)));
    for (const part of text.split('. ').slice(2)) expect(part.split('; ')).toHaveLength(2);
  });
});
