import type { AgendaRules, Flow } from '../../engine/agenda.ts';
import type { WallPattern } from './board.ts';
import type { Bundle } from './goods.ts';
import type { Era, Player, State } from './state.ts';

/** A state with the tasks by which it is played. */
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

/** An effect that activates rooms: one, two or three, or the two of Weekly Market, which count as one effect (rulings X58). */
export type Activation = 'one' | 'two' | 'three' | 'market';

/** What a blue room does by itself when something happens (001 p. 15 and 16). */
export interface Power {
  /** An effect that is used with those of an action tile, by the id of the tile. */
  readonly beside?: { readonly tile: string; readonly flow: Flow };
  /** How many rooms an effect activates instead. */
  readonly activations?: Partial<Readonly<Record<Activation, number>>>;
  /** What an effect that activates rooms brings, before or after it. */
  readonly activating?: Partial<Readonly<Record<Activation, Bundle>>>;
  /** What each wall that is built brings. */
  readonly wall?: Bundle;
  /** What each effect that excavates brings after it. */
  readonly excavated?: Bundle;
  /** What an effect brings by which the player has received these goods. */
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

/** An orange room: activated by action tiles, unless it has no effect. */
interface OrangeEntry extends RoomFacts {
  readonly effect?: Flow | ((mine: Me) => Flow | undefined);
}

/** A blue room: works by itself. */
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
