import { fitsBesides } from '../../../src/games/caverna/animals.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { pairsIn } from '../../../src/games/caverna/goods.ts';
import { ofKind, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Bundle, FarmAnimal, State } from '../../../src/games/caverna/state.ts';
import type { Deed } from '../../../src/games/caverna/witness.ts';

const BREED = 'breed';

/** An action, or a Breeding phase without room. */
export interface ToldDeed extends Deed {
  /** The animals whose pairs had no room for young. */
  readonly cramped?: readonly FarmAnimal[];
  /** The goods of a space if the player returned all of them. */
  readonly returned?: Bundle;
}

/** What a seat did between two states. */
interface Done {
  readonly before: State;
  readonly after: State;
  readonly deeds: readonly Deed[];
}

const breeds = ({ phase, players }: State, seat: number): boolean =>
  phase === 'harvest' && players[seat]?.agenda.some((task) => task.do === BREED) === true;

/**
 * If a seat's Breeding phase passed between two states, adds an automatic event saying which pairs had no room for
 * young. A player with such pairs gets a decision, even if all they can do is continue.
 */
export function crampedDeeds({ before, after, deeds }: Done, seat: number): ToldDeed[] {
  const chosen = ofKind('harvest', deeds).some(({ phase }) => phase === 'breeding');
  if ((!breeds(before, seat) && !chosen) || breeds(after, seat)) return [];
  const mine = me(positionOf(after), seat);
  const born = ofKind('breed', deeds).flatMap(({ animals }) => animals);
  const cramped = pairsIn(mine.player.goods).filter(
    (animal) => !born.includes(animal) && !fitsBesides(mine, { [animal]: 1 }),
  );
  if (cramped.length === 0) return [];
  const move = writeMove({ verb: 'breed', animals: [] });
  return [{ seat, move, task: BREED, byItself: true, gains: {}, pays: {}, cramped }];
}
