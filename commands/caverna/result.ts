import { caverna } from '../../src/caverna/game.ts';
import type { State } from '../../src/caverna/state.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import { clip } from '../../src/messages/text.ts';
import type { Position } from '../../src/table/doors.ts';

// What a phone shows of a line of code without wrapping it.
const LINE_WIDTH = 40;
const LEAST_LABEL = 12;
const COLUMN_WIDTH = 5;

/** Who has won, the standing, and a table of all points that phones show without wrapping it. */
export function cavernaResult(words: Catalogue, { game, state }: Position): string {
  const { ending } = words;
  const scores = caverna.score(state as State);
  const results = scores.map(({ seat, total }) => ({ name: game.seats[seat]?.name ?? '', points: total }));
  const winners = caverna.winners(state as State).flatMap((seat) => results[seat] ?? []);
  const [only, second] = results;
  const headline = only && !second ? ending.solo(only) : ending.won(winners);
  const standing = results
    .toSorted((a, b) => b.points - a.points)
    .map((result, _, all) => ending.standing(1 + all.findIndex(({ points }) => points === result.points), result));
  return [`## ${headline}`, ...(second ? standing : []), pointsTable(words, { game, state })].join('\n');
}

/** The points that one seat would have if the game ended now, line by line. */
export function ownPoints(words: Catalogue, { state, seat }: { readonly state: State; readonly seat: number }): string {
  const score = caverna.score(state).find((other) => other.seat === seat);
  const lines = [...(score?.lines ?? []), { key: 'total', points: score?.total ?? 0 }];
  const width = LINE_WIDTH - COLUMN_WIDTH;
  const rows = lines.map(
    ({ key, points }) => `${clip(words.scoreLine(key), width).padEnd(width)}${String(points).padStart(COLUMN_WIDTH)}`,
  );
  return `\`\`\`\n${rows.join('\n')}\n\`\`\``;
}

function pointsTable(words: Catalogue, { game, state }: Pick<Position, 'game' | 'state'>): string {
  const scores = caverna.score(state as State);
  const keys = [...new Set(scores.flatMap(({ lines }) => lines.map(({ key }) => key)))];
  const room = Math.max(LINE_WIDTH - COLUMN_WIDTH * scores.length, LEAST_LABEL);
  const width = Math.min(room, Math.max(...keys.map((key) => words.scoreLine(key).length)));
  const row = (label: string, cells: readonly string[]) =>
    `${clip(label, width).padEnd(width)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')}`;
  const lines = [
    row(
      '',
      game.seats.map(({ name }) => clip(name.replaceAll('`', ''), COLUMN_WIDTH - 1)),
    ),
    ...keys.map((key) =>
      row(
        words.scoreLine(key),
        scores.map(({ lines }) => String(lines.find((line) => line.key === key)?.points ?? 0)),
      ),
    ),
    row(
      words.scoreLine('total'),
      scores.map(({ total }) => String(total)),
    ),
  ];
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
}
