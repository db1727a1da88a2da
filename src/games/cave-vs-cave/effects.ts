import type { Flow, Task } from '../../engine/agenda.ts';
import type { Bundle, Good } from './goods.ts';
import type { Activation } from './power.ts';

/** One way to use an effect: what is paid, if anything, and what is gained for it. */
export interface Way {
  readonly pay?: Bundle;
  readonly gain: Bundle;
}

/** Goods are gained or exchanged in one of these ways. */
export interface GoodsTask extends Task {
  readonly do: 'goods';
  readonly ways: readonly Way[];
}

const goodsTask = (ways: readonly Way[]): Flow => ({ do: 'goods', ways }) as GoodsTask;

/** All of these goods are gained (001 p. 4, Waren erhalten). */
export const gain = (goods: Bundle): Flow => goodsTask([{ gain: goods }]);
/** One of these lots of goods is gained. */
export const gainOne = (...lots: Bundle[]): Flow => goodsTask(lots.map((lot) => ({ gain: lot })));
/** Goods are paid for others, in one of these ways (001 p. 4, Waren tauschen). */
export const trade = (...ways: Way[]): Flow => goodsTask(ways);

export interface RaiseTask extends Task {
  readonly do: 'raise';
  readonly goods: readonly Good[];
  readonly to: number;
}

/** One of these goods is filled up to a number (001 p. 6, Waren auffüllen). */
export const raise = (to: number, ...goods: Good[]): Flow => ({ do: 'raise', goods, to }) as RaiseTask;

/** Every good in play that stands at 0 is raised to 1, all at once (rulings A160). */
export const replenish = (): Flow => ({ do: 'replenish' });

export interface GiveTask extends Task {
  readonly do: 'give';
  readonly given: readonly Good[];
  readonly count: number;
  readonly gain: Bundle;
}

/** So many different goods are given for others (rulings A120). */
export const giveDifferent = (count: number, goods: Bundle): Flow =>
  ({ do: 'give', given: [], count, gain: goods }) as GiveTask;

export interface ExcavateTask extends Task {
  readonly do: 'excavate';
  readonly cost?: Bundle;
  /** Undermining: walls do not matter. */
  readonly throughWalls?: true;
}

/** A room is excavated, which may have its price (001 p. 4, Aushöhlen). */
export const excavate = (cost?: Bundle): Flow =>
  ({ do: 'excavate', ...(cost === undefined ? {} : { cost }) }) as ExcavateTask;
/** A room is excavated that may lie behind walls. */
export const undermine = (): Flow => ({ do: 'excavate', throughWalls: true }) as ExcavateTask;

export interface ExcavateTwoTask extends Task {
  readonly do: 'excavateTwo';
  readonly cost: Bundle;
}

/** Two rooms are excavated at a price that is paid before the first (rulings A115). */
export const excavateTwo = (cost: Bundle): Flow => ({ do: 'excavateTwo', cost }) as ExcavateTwoTask;

/**
 * What a furnishing costs on top of the room: goods, or `perTurn` goods for every turn that each player has in the
 * round.
 */
export type Surcharge = { readonly goods: Bundle } | { readonly perTurn: Good };

export interface FurnishTask extends Task {
  readonly do: 'furnish';
  /** One of these is paid; nothing if there are none. */
  readonly surcharges: readonly Surcharge[];
}

/** A room is furnished (001 p. 5, Einen Höhlenraum einrichten). */
export const furnish = (...surcharges: Surcharge[]): Flow => ({ do: 'furnish', surcharges }) as FurnishTask;

/** A wall is built (001 p. 4, Eine Wand errichten). */
export const buildWall = (): Flow => ({ do: 'wall' });

export interface BreachTask extends Task {
  readonly do: 'breach';
  readonly gain: Bundle;
}

/** A wall that was built is removed (001 p. 4, Eine Wand abreißen). */
export const breach = (goods: Bundle): Flow => ({ do: 'breach', gain: goods }) as BreachTask;

export interface ActivateTask extends Task {
  readonly do: 'activate';
  readonly by: Activation;
  /** Rooms whose gifts for this effect have been taken before it. */
  readonly before?: readonly string[];
}

/** Orange rooms are activated (001 p. 6, Einrichtungen nutzen). */
export const activate = (by: Activation): Flow => ({ do: 'activate', by }) as ActivateTask;
