import type { ChronicleInput } from '../../render/shared/chronicle.ts';
import type { Owner } from '../../render/shared/owner.ts';
import type { Course } from '../face/advice.ts';

type Player = ChronicleInput['players'][number];

/** The players of a game and their ranks, by seat. */
interface Standings {
  readonly owners: readonly Owner[];
  readonly places: readonly number[];
}

/** The line for each seat, with its player, in order of rank; a solo player does not win. */
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

/** A computer's expectations for each player during the game, drawn as curves. */
export const drawnCourse = (standings: Standings, { title, ticks, seats }: Course): ChronicleInput => ({
  title,
  rounds: ticks,
  players: ranked(
    standings,
    seats.map(({ points, marks, told }) => ({ points, marks, bests: told })),
  ),
});
