import { z } from 'zod';
import { type Random, shuffled } from '../src/engine/random.ts';

const copySchema = z.looseObject({
  game: z.looseObject({ seats: z.array(z.looseObject({ userId: z.string(), name: z.string() })) }),
  log: z.array(z.unknown()),
  tenures: z.array(z.unknown()),
});
type CopyLike = z.infer<typeof copySchema>;

/** The people in a forged copy: those of other servers. */
interface Named {
  readonly strangers: readonly string[];
  /** Ids of games on other servers. */
  readonly games: readonly string[];
}

const JUNK = 18_000;
const DEEP = 100_000;
const HUGE = 3_900_000;

/** Makes a file for the import from an honest copy: unchanged, forged, or a bomb. */
export function importFile(text: string, { strangers, games }: Named, random: Random): string {
  const copy = copySchema.parse(JSON.parse(text));
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '1';
  const seatsWith = (change: (seat: CopyLike['game']['seats'][number]) => object): CopyLike => ({
    ...copy,
    game: { ...copy.game, seats: copy.game.seats.map((seat) => ({ ...seat, ...change(seat) })) },
  });
  const files: (() => string)[] = [
    () => text,
    () => JSON.stringify(withJunk(copy, JUNK)),
    () => JSON.stringify({ ...copy, game: { ...copy.game, status: 'lobby', host: pick(strangers) } }),
    () => JSON.stringify(seatsOfStrangers(copy, shuffled(strangers, random))),
    () => JSON.stringify(seatsWith(() => ({ userId: '1> [free](https://example.org) <@2' }))),
    () => JSON.stringify(seatsWith(({ name }) => ({ name: `@everyone **${name}** \u202e` }))),
    () => JSON.stringify({ ...copy, game: { ...copy.game, id: pick(games) } }),
    () => JSON.stringify({ ...copy, game: { ...copy.game, status: 'ended', seed: undefined, startedAt: undefined } }),
    () => JSON.stringify({ ...copy, log: [{ entry: 1, checkpoint: 'x'.repeat(1_000_000), version: 1 }] }),
    () => text.replace('{', '{"__proto__":{"admin":true},"constructor":{"prototype":{}},'),
    () => '['.repeat(DEEP) + ']'.repeat(DEEP),
    () => `{"format":"${'x'.repeat(HUGE)}"}`,
    () => text.slice(0, random.below(text.length)),
    () => '',
  ];
  return (files[random.below(files.length)] ?? files[0])?.() ?? text;
}

/** Adds this many moves before the first; the last entry takes them all back. */
function withJunk(copy: CopyLike, count: number): CopyLike {
  const junk = Array.from({ length: count }, (_, index) => ({ entry: index + 1, seat: 0, move: 'x'.repeat(180) }));
  return { ...copy, log: [...junk, { entry: count + 1, undo: 0 }] };
}

function seatsOfStrangers(copy: CopyLike, strangers: readonly string[]): CopyLike {
  const [host = '1'] = strangers;
  const seats = copy.game.seats.map((seat, index) => ({ ...seat, userId: strangers[index] ?? seat.userId }));
  return { ...copy, game: { ...copy.game, host, seats } };
}
