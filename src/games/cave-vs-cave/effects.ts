import type { Flow, Task } from '../../engine/agenda.ts';
import type { Bundle, Good } from './goods.ts';
import type { Activation } from './power.ts';

/** One way to use an effect: its price, if any, and its gain. */
export interface Way {
  readonly pay?: Bundle;
  readonly gain: Bundle;
}

/** Gains or exchanges goods in one of these ways. */
export interface GoodsTask extends Task {
  readonly do: 'goods';
  readonly ways: readonly Way[];
}

const goodsTask = (ways: readonly Way[]): Flow => ({ do: 'goods', ways }) as GoodsTask;

/** Gains all of these goods (001 p. 4, Waren erhalten). */
export const gain = (goods: Bundle): Flow => goodsTask([{ gain: goods }]);
/** Gains one of these lots of goods. */
export const gainOne = (...lots: Bundle[]): Flow => goodsTask(lots.map((lot) => ({ gain: lot })));
/** Pays goods for others, in one of these ways (001 p. 4, Waren tauschen). */
export const trade = (...ways: Way[]): Flow => goodsTask(ways);

export interface RaiseTask extends Task {
  readonly do: 'raise';
  readonly goods: readonly Good[];
  readonly to: number;
}

/** Tops up one of these goods to a number (001 p. 6, Waren auffüllen). */
export const raise = (to: number, ...goods: Good[]): Flow => ({ do: 'raise', goods, to }) as RaiseTask;

/** Raises every good in play from 0 to 1, all at once (rulings A160). */
export const replenish = (): Flow => ({ do: 'replenish' });

export interface GiveTask extends Task {
  readonly do: 'give';
  readonly given: readonly Good[];
  readonly count: number;
  readonly gain: Bundle;
}

/** Gives this many different goods for others (rulings A120). */
export const giveDifferent = (count: number, goods: Bundle): Flow =>
  ({ do: 'give', given: [], count, gain: goods }) as GiveTask;

export interface ExcavateTask extends Task {
  readonly do: 'excavate';
  readonly cost?: Bundle;
  /** Undermining: walls do not matter. */
  readonly throughWalls?: true;
}

/** Excavates a room, perhaps at a price (001 p. 4, Aushöhlen). */
export const excavate = (cost?: Bundle): Flow =>
  ({ do: 'excavate', ...(cost === undefined ? {} : { cost }) }) as ExcavateTask;
/** Excavates a room that may lie behind walls. */
export const undermine = (): Flow => ({ do: 'excavate', throughWalls: true }) as ExcavateTask;

export interface ExcavateTwoTask extends Task {
  readonly do: 'excavateTwo';
  readonly cost: Bundle;
}

/** Excavates two rooms at a price, paid before the first (rulings A115). */
export const excavateTwo = (cost: Bundle): Flow => ({ do: 'excavateTwo', cost }) as ExcavateTwoTask;

/**
 * The extra price of furnishing, on top of the room's cost: goods, or `perTurn` goods for every turn that each player
 * has in the round.
 */
export type Surcharge = { readonly goods: Bundle } | { readonly perTurn: Good };

export interface FurnishTask extends Task {
  readonly do: 'furnish';
  /** The player pays one of these; nothing if there are none. */
  readonly surcharges: readonly Surcharge[];
}

/** Furnishes a room (001 p. 5, Einen Höhlenraum einrichten). */
export const furnish = (...surcharges: Surcharge[]): Flow => ({ do: 'furnish', surcharges }) as FurnishTask;

/** Builds a wall (001 p. 4, Eine Wand errichten). */
export const buildWall = (): Flow => ({ do: 'wall' });

export interface BreachTask extends Task {
  readonly do: 'breach';
  readonly gain: Bundle;
}

/** Removes a built wall (001 p. 4, Eine Wand abreißen). */
export const breach = (goods: Bundle): Flow => ({ do: 'breach', gain: goods }) as BreachTask;

export interface ActivateTask extends Task {
  readonly do: 'activate';
  readonly by: Activation;
  /** Rooms that have already given their gift for this effect. */
  readonly before?: readonly string[];
}

/** Activates orange rooms (001 p. 6, Einrichtungen nutzen). */
export const activate = (by: Activation): Flow => ({ do: 'activate', by }) as ActivateTask;
