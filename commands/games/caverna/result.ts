import { ownersOf } from '../../../render/shared/owner.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { clip, visible } from '../../../src/messages/text.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { familyOf } from './spaces.ts';
import type { CavernaWords } from './words.ts';

// How long a line of code may be so that a phone does not wrap it.
const LINE_WIDTH = 32;
const COLUMN_WIDTH = 4;

/** The winner, the standings, and a table of all points if a phone has room for it; the score sheet shows them, too. */
export function cavernaResult(words: CavernaWords, { game, state }: Position<State>): string {
  const results = placedIn({ game, state });
  const standing = results
    .toSorted((a, b) => a.place - b.place)
    .map((result) => words.ending.standing(result.place, result));
  const table = pointsTable(words, { game, state });
  return [
    cavernaOutcome(words, { game, state }),
    ...(results.length > 1 ? standing : []),
    ...(table === undefined ? [] : [table]),
  ].join('\n');
}

/** The winner, as a heading. */
export function cavernaOutcome(words: CavernaWords, position: Pick<Position<State>, 'game' | 'state'>): string {
  const results = placedIn(position);
  const [only, second] = results;
  return `## ${only && !second ? words.soloEnd(only) : words.ending.won(results.filter(({ place }) => place === 1))}`;
}

/** The result of every seat. */
function placedIn({ game, state }: Pick<Position<State>, 'game' | 'state'>) {
  const scores = caverna.score(state);
  const places = caverna.ranking(state);
  return scores.map(({ seat, total }) => ({
    name: game.seats[seat]?.name ?? '',
    points: total,
    place: places[seat] ?? scores.length,
  }));
}

/** A seat's points if the game ended now, line by line. */
export function ownPoints(
  words: CavernaWords,
  { state, seat }: { readonly state: State; readonly seat: number },
): string {
  const score = caverna.score(state).find((other) => other.seat === seat);
  const people = familyOf(words, state, seat);
  const lines = [...(score?.lines ?? []), { key: 'total', points: score?.total ?? 0 }];
  const width = LINE_WIDTH - COLUMN_WIDTH;
  const rows = lines.map(
    ({ key, points }) => `${clip(words.scoreLine(key, people), width).padEnd(width)}${cell(points)}`,
  );
  return `\`\`\`\n${rows.join('\n')}\n\`\`\``;
}

const cell = (points: number): string => String(points).replace('-', '−').padStart(COLUMN_WIDTH);

/** The points of all seats under the first letters of their names; undefined if a line would not fit. */
function pointsTable(
  words: CavernaWords,
  { game, state }: Pick<Position<State>, 'game' | 'state'>,
): string | undefined {
  const scores = caverna.score(state);
  const keys = [...new Set(scores.flatMap(({ lines }) => lines.map(({ key }) => key)))];
  const people = words.peopleOf(state.players);
  const label = (key: string) => words.scoreLabel(key, words.scoreLine(key, people));
  const width = Math.max(...[...keys, 'total'].map((key) => label(key).length));
  if (width + COLUMN_WIDTH * scores.length > LINE_WIDTH) return undefined;
  const row = (name: string, cells: readonly string[]) => `${name.padEnd(width)}${cells.join('')}`;
  const lines = [
    row(
      '',
      headings(game.seats).map((name) => name.padStart(COLUMN_WIDTH)),
    ),
    ...keys.map((key) =>
      row(
        label(key),
        scores.map(({ lines }) => cell(lines.find((line) => line.key === key)?.points ?? 0)),
      ),
    ),
    row(
      label('total'),
      scores.map(({ total }) => cell(total)),
    ),
  ];
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

/** The beginning of each name; if two names begin in the same way, the letters of the seats. */
function headings(seats: TableGame['seats']): string[] {
  const names = seats.map(({ name }) => [...visible(name).replaceAll('`', '')].slice(0, COLUMN_WIDTH - 1).join(''));
  return new Set(names).size === names.length ? names : ownersOf(seats).map(({ letter }) => letter);
}
