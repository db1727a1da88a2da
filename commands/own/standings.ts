import type { ChronicleInput } from '../../render/shared/chronicle.ts';
import type { Owner } from '../../render/shared/owner.ts';
import type { Course } from '../face/face.ts';

type Player = ChronicleInput['players'][number];

/** The players of a game by their seats: who they are, and the ranks that they have. */
interface Standings {
  readonly owners: readonly Owner[];
  readonly places: readonly number[];
}

/** The line of each seat, with its player, in the order of the ranks; nobody wins alone. */
export function ranked({ owners, places }: Standings, seats: readonly Omit<Player, 'owner' | 'winner'>[]): Player[] {
  return owners
    .flatMap((owner, seat) => {
      const told = seats[seat];
      const place = places[seat] ?? 0;
      return told === undefined ? [] : [{ player: { ...told, owner, winner: place === 1 && seats.length > 1 }, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ player }) => player);
}

/** What a computer expected of each player as the game went on, as it is drawn. */
export const drawnCourse = (standings: Standings, { title, ticks, seats }: Course): ChronicleInput => ({
  title,
  rounds: ticks,
  players: ranked(
    standings,
    seats.map(({ points, marks, told }) => ({ points, marks, bests: told })),
  ),
});
