import type { AgendaRules, Flow } from '../../engine/agenda.ts';
import type { WallPattern } from './board.ts';
import type { Bundle } from './goods.ts';
import type { Era, Player, State } from './state.ts';

/** A state with the tasks of its game. */
export interface RuledState {
  readonly state: State;
  readonly tasks: AgendaRules<RuledState>;
}

/** A player in a game. */
export interface Me {
  readonly at: RuledState;
  readonly seat: number;
  readonly player: Player;
}

/**
 * An effect that activates rooms: one, two or three, or the two of Weekly Market, which count as one effect (rulings
 * X58).
 */
export type Activation = 'one' | 'two' | 'three' | 'market';

/** How a blue room reacts to events (001 pp. 15 and 16). */
export interface Power {
  /** An additional effect of an action tile, by the id of the tile. */
  readonly beside?: { readonly tile: string; readonly flow: Flow };
  /** How many rooms an effect activates instead. */
  readonly activations?: Partial<Readonly<Record<Activation, number>>>;
  /** The gift for an effect that activates rooms, before or after it. */
  readonly activating?: Partial<Readonly<Record<Activation, Bundle>>>;
  /** The gift for each built wall. */
  readonly wall?: Bundle;
  /** The gift after each effect that excavates. */
  readonly excavated?: Bundle;
  /** The gift for an effect that brought the player these goods. */
  readonly received?: (goods: Bundle) => Bundle | undefined;
}

interface RoomFacts {
  /** The number printed on it. */
  readonly number: number;
  readonly cost: Bundle;
  readonly walls: WallPattern;
  readonly points: number;
  /** Its back is light grey: it is for sale from the start of its era. */
  readonly light?: true;
}

/** An orange room: action tiles activate it, unless it has no effect. */
interface OrangeEntry extends RoomFacts {
  readonly effect?: Flow | ((mine: Me) => Flow | undefined);
}

/** A blue room: works automatically. */
interface BlueEntry extends RoomFacts {
  readonly power: Power;
}

/** The facts of the rooms of an era: only these entries name rooms in the rules. */
export type RoomEntry = OrangeEntry | BlueEntry;

/** A room that can be furnished. */
export type Room = { readonly era: Era } & (
  | ({ readonly colour: 'orange' } & OrangeEntry)
  | ({ readonly colour: 'blue' } & BlueEntry)
);
