import { minus, pointsWritten } from '../../src/messages/text.ts';
import { seatStyle } from '../paint/theme.ts';
import { type ChronicleInput, mostBests } from './chronicle.ts';
import type { LobbyInput } from './lobby.ts';
import type { Owner } from './owner.ts';
import type { ScoreInput } from './score.ts';
import { about, type Clause, fits, told, toldOfEach } from './told.ts';

/** The words for pictures that all games share. */
interface AltWords {
  readonly mark: (mark: { readonly colour: string; readonly shape: string; readonly letter: string }) => string;
  readonly result: (name: string, total: number) => string;
  readonly line: (name: string, points: string) => string;
  readonly winner: (names: string) => string;
  readonly seats: (words: string) => string;
}

/** The mark of a player in words: its colour, its shape and its letter. */
export function markOf({ mark, letter }: Pick<Owner, 'mark' | 'letter'>, alt: Pick<AltWords, 'mark'>): string {
  const { name, shape } = seatStyle(mark);
  return alt.mark({ colour: name, shape, letter });
}

/** How much the players differ in a line of a score sheet. */
const spreadOf = ({ points }: ScoreInput['lines'][number]): number => Math.max(...points) - Math.min(...points);

/**
 * A score sheet in words: each player's total and its parts, first the lines in which they differ most, leaving out
 * lines in which a player has no points. If not all of it fits, lines get shorter names where there are any, and the
 * last lines are left out.
 */
export function scoreAlt(
  { title, players, lines }: ScoreInput,
  alt: AltWords,
  shorter: (line: ScoreInput['lines'][number]) => string = ({ name }) => name,
): string {
  const winners = players.flatMap(({ owner, winner }) => (winner ? [owner.name] : []));
  const heading = told([`${title}.`, about(winners, alt.winner)]);
  // A solo player's lines stay in the order of the sheet.
  const ordered = players.length > 1 ? lines.toSorted((one, other) => spreadOf(other) - spreadOf(one)) : lines;
  const clauses = (nameOf: typeof shorter): Clause[][] =>
    players.map(({ owner, total }, at) => [
      alt.result(owner.name, total),
      ...ordered.map((line) => {
        const points = line.points[at] ?? 0;
        return points === 0 ? undefined : alt.line(nameOf(line), pointsWritten(points));
      }),
    ]);
  const whole = clauses(({ name }) => name);
  return toldOfEach(heading, fits(heading, whole) ? whole : clauses(shorter));
}

/** Stands for unknown points at the end of a round. */
const UNKNOWN = '?';

/**
 * Rounds that follow each other, `1–12`; a label that is not only a number starts a new part: `I · 1–8`, `II · 1–4`.
 */
function spans(names: readonly string[]): string[] {
  const follows = (name: string, before = ''): boolean => /^\d+$/.test(name) && /\d$/.test(before);
  const starts = names.flatMap((name, at) => (follows(name, names[at - 1]) ? [] : [at]));
  return starts.map((start, part) => {
    const [first = '', ...others] = names.slice(start, starts[part + 1]);
    return others.length === 0 ? first : `${first}–${others.at(-1)}`;
  });
}

type Row = ChronicleInput['players'][number];

/** The words for the points of a chronicle. */
interface CourseWords {
  course(rounds: string, points: string): string;
  expected(rounds: string, points: string): string;
}

/**
 * A chronicle in words: first what each player did best, then the points at the end of the rounds, or those expected
 * where the rounds begin.
 */
export function chronicleAlt(input: ChronicleInput, alt: CourseWords): string {
  const { title, rounds, players } = input;
  const most = mostBests(input);
  const named = rounds.flatMap((name, at) => (name === '' ? [] : [{ name, at }]));
  const isExpected = players.some(({ marks }) => marks !== undefined);
  // What is expected may be any fraction of a point.
  const write = isExpected ? minus : pointsWritten;
  const pointsAt = (points: Row['points'], at: number): string => {
    const known = points[at];
    return known === undefined ? UNKNOWN : write(known);
  };
  return told([
    `${title}.`,
    ...players.map(({ owner, bests }) => about(bests.slice(0, most), (words) => `${owner.name}: ${words}.`)),
    (isExpected ? alt.expected : alt.course)(
      spans(named.map(({ name }) => name)).join(', '),
      players
        .map(({ owner, points }) => `${owner.name} ${named.map(({ at }) => pointsAt(points, at)).join(' ')}`)
        .join('; '),
    ),
  ]);
}

/** The card of a lobby in words. */
export function lobbyAlt({ title, subtitle, seats, freeSeat, options }: LobbyInput, alt: AltWords): string {
  return told([
    `${title}.`,
    `${subtitle}.`,
    about(
      seats.map((owner) => (typeof owner === 'object' ? `${owner.name} (${markOf(owner, alt)})` : (owner ?? freeSeat))),
      alt.seats,
    ),
    about(options, (chosen) => `${chosen}.`),
  ]);
}
