import type { AgendaRules, Flow, Lane } from '../../engine/agenda.ts';
import type { Bundle, FarmAnimal, Ground, HarvestKind, Player, Rulings, SpaceId, State } from './state.ts';

/** A game and the catalogue by which it is played. */
export interface RuledState {
  readonly rules: Rules;
  readonly state: State;
  /** How the tasks on the agendas are asked and run. */
  readonly tasks: AgendaRules<RuledState>;
}

/** A player in a position: what powers look at. */
export interface Me {
  readonly at: RuledState;
  readonly seat: number;
  readonly player: Player;
}

/** What a cost is paid for. */
export type Use = 'furnish' | 'fence' | 'stable';

/** Building materials that may be paid in place of others, one for one. */
export interface Substitute {
  readonly pay: 'ore';
  readonly insteadOf: 'wood' | 'stone';
}

/** Where a dwarf bears its weapon: on a space or resting for this round, at home, or acting in this turn. */
export type Bearer = 'placed' | 'home' | 'acting';

/** An exchange that may be made at any time. `weapon` is one that is given away besides goods. */
export interface Exchange {
  /** Words that tell several exchanges of a tile apart in moves. */
  readonly details?: readonly string[];
  readonly give: Bundle;
  readonly get: Bundle;
  readonly weapon?: { readonly strength: number; readonly bearer: Bearer };
}

/** A place for farm animals besides stables, pastures and mines. */
type AnimalRoom =
  /** So many animals of one type. */
  | { readonly sameType: number }
  /** So many of this type only. */
  | { readonly only: FarmAnimal; readonly count: number }
  /** One animal of any type on each of these cells. */
  | { readonly oneOnEach: readonly number[] };

/** What a power asks its player because something has happened; most only give goods or remember, and ask nothing. */
type Asked = Flow | undefined;

/** Something happens: the power may answer at once, by gaining goods or remembering, and may ask its player something. */
export interface Happenings {
  /** The tile has been built. */
  readonly built?: (me: Me) => Asked;
  /** A round begins, before the spaces are replenished. */
  readonly roundStart?: (me: Me) => Asked;
  /** A harvest of this kind begins; it is never `none`. */
  readonly harvestStart?: (me: Me, kind: HarvestKind) => Asked;
  /** Goods of a kind have been received. */
  readonly received?: (me: Me, goods: Bundle) => Asked;
  /** These types of animals have had a newborn, at the same time. */
  readonly newborn?: (me: Me, types: readonly FarmAnimal[]) => Asked;
  /** Both sides of an "either ... or" that allows it once have been used. */
  readonly bothUsed?: (me: Me) => Asked;
}

/** Named questions of the rules; where several powers answer, the type says how the answers combine. */
export interface Adjustments {
  /** What something costs; answers are applied one after the other. */
  readonly cost?: (cost: Bundle, use: Use) => Bundle;
  /** What may be paid in place of the materials of a furnishing tile; answers add up. */
  readonly substitutes?: readonly Substitute[];
  /** How much less ore a weapon costs than its strength; answers add up. */
  readonly forgeDiscount?: number;
  /** Grounds that may be furnished besides caverns; answers add up. */
  readonly furnishOn?: readonly Ground[];
  /** Whether "either ... or" reads as "and / or"; `once` marks a space that allows it once. Any yes counts. */
  readonly readsBoth?: (me: Me, once: boolean) => boolean;
  /** What a twin tile gives that overhangs the board, which it otherwise may not. The last answer counts. */
  readonly overhang?: Bundle;
  /** Room for dwarfs; answers add up. */
  readonly dwarfRoom?: number;
  /** Room for the sixth dwarf only. Any yes counts. */
  readonly sixthDwarf?: true;
  /** Room for farm animals; answers add up. */
  readonly animalRoom?: (me: Me) => AnimalRoom;
  /** More food for each farm animal that is converted; answers add up. */
  readonly foodPerAnimal?: number;
  /** How much less food a feeding costs in total; answers add up. */
  readonly feedingDiscount?: (me: Me) => number;
  /** What may feed one dwarf in place of food; answers add up. */
  readonly feedOneWith?: readonly Bundle[];
  /** Exchanges that are possible at any time; answers add up. */
  readonly exchanges?: (me: Me) => readonly Exchange[];
}

/** What counts at the end besides the printed points. */
interface Scoring {
  /** Bonus points. */
  readonly bonus?: (me: Me) => number;
  /** How many lost points can be prevented. */
  readonly prevents?: number;
}

/** What a furnishing tile, or whoever else is on a player's side, can change. */
export interface Power {
  readonly on?: Happenings;
  readonly adjust?: Adjustments;
  readonly score?: Scoring;
}

/** A power of the catalogue, and the id under which it is used in moves and remembers. */
export interface NamedPower extends Power {
  readonly id: string;
}

/** The colour of a name tag: dwellings, other green tiles, and the yellow parlors, storages and chambers. */
type NameTag = 'dwelling' | 'green' | 'yellow';

/** A furnishing tile: its printed facts and its power. */
export interface Tile extends Power {
  readonly cost: Bundle;
  readonly points: number;
  readonly tag: NameTag;
  /** Used in the introductory game too. */
  readonly introductory?: true;
  /** Any number of copies may be built. */
  readonly unlimited?: true;
  /** Lies on the home board from the start and is not in the supply. */
  readonly preprinted?: true;
  /** Must be built on top of this tile by a player who owns it. */
  readonly overbuilds?: string;
}

/** What is put on an accumulating space: `empty` where nothing lies, else `more`; from round `from` on. */
export interface Refill {
  readonly empty: Bundle;
  readonly more: Bundle;
  readonly from?: number;
}

/** An action space of a given number of players. */
export interface ActionSpace {
  readonly id: SpaceId;
  readonly refill?: Refill;
  readonly flow: Flow;
  /** Cannot be imitated. */
  readonly unique?: true;
  /** When this card is revealed, the first space becomes the second. */
  readonly flips?: readonly [SpaceId, SpaceId];
}

/** A loot item of expeditions: the strength it takes and what it gives. */
export interface Loot {
  readonly strength: number;
  readonly flow?: Flow;
  /** All weapons grow by so much at the end of the expedition. */
  readonly weapons?: number;
}

/** The catalogue by which a game is played; the core is handed one and imports none. */
export interface Rules {
  readonly players: number;
  readonly rulings: Rulings;
  /** The furnishing tiles by their ids. */
  readonly tiles: Readonly<Record<string, Tile & NamedPower>>;
  /** The ids of the tiles in the supply, in the order of the supply boards. */
  readonly supply: readonly string[];
  readonly spaces: Readonly<Record<SpaceId, ActionSpace>>;
  /** The printed spaces of this number of players, in the order of the boards. */
  readonly printed: readonly SpaceId[];
  readonly loot: Readonly<Record<string, Loot>>;
}

/** The player in a seat, in a position. */
export function me(at: RuledState, seat: number): Me {
  return { at, seat, player: playerAt(at.state, seat) };
}

/** The player in a seat. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** The agenda of a seat, in a position. */
export const laneOf = (at: RuledState, seat: number): Lane<RuledState> => ({ rules: at.tasks, game: at, seat });

/** Where a dwarf of a player bears its weapon. */
export function bearerOf({ at, seat, player }: Me, dwarf: number): Bearer {
  const { turn } = at.state;
  if (turn?.seat === seat && turn.dwarf === dwarf) return 'acting';
  return player.dwarfs[dwarf]?.at === 'home' ? 'home' : 'placed';
}

/** The tile with this id. */
export function tileOf(rules: Rules, id: string): Tile & NamedPower {
  const tile = rules.tiles[id];
  if (tile === undefined) throw new Error(`There is no furnishing tile "${id}".`);
  return tile;
}

/** The space with this id. */
export function spaceOf(rules: Rules, id: SpaceId): ActionSpace {
  const space = rules.spaces[id];
  if (space === undefined) throw new Error(`There is no action space "${id}".`);
  return space;
}

/** Whose powers are looked for: a player, and the catalogue in which the powers stand. */
interface Holder {
  readonly at: Pick<RuledState, 'rules'>;
  readonly player: Player;
}

/** Everything that bends the rules for a player: the furnishing tiles, in the order in which they were built. */
export function powersOf({ at: { rules }, player }: Holder): NamedPower[] {
  return player.tiles.map((id) => tileOf(rules, id));
}

/** The answers of a player's powers to a named question, in the order of the powers. */
export function answers<K extends keyof Adjustments>(holder: Holder, question: K): NonNullable<Adjustments[K]>[] {
  const list: NonNullable<Adjustments[K]>[] = [];
  for (const { adjust } of powersOf(holder)) {
    const answer = adjust?.[question];
    if (answer !== undefined) list.push(answer as NonNullable<Adjustments[K]>);
  }
  return list;
}

/** Lets a player's powers answer to something that has happened; what the first of them asks is asked first. */
export function happen(me: Me, hear: (on: Happenings) => Asked): void {
  const flows: Flow[] = [];
  for (const { on } of powersOf(me)) {
    const asked = on === undefined ? undefined : hear(on);
    if (asked !== undefined) flows.push(asked);
  }
  for (const flow of flows.reverse()) me.player.agenda.push(flow);
}

/** What something costs the player after discounts. */
export function costFor(me: Me, cost: Bundle, use: Use): Bundle {
  return answers(me, 'cost').reduce((rest, adjust) => adjust(rest, use), cost);
}
