import type { AgendaRules, Flow } from '../../engine/agenda.ts';
import type { Half } from './cave.ts';
import type { FolkRulings } from './folk-rulings.ts';
import type { Rulings } from './rulings.ts';
import type { Board, Bundle, Crop, FarmAnimal, Good, Ground, HarvestKind, Player, SpaceId, State } from './state.ts';

/** A game and its catalogue. */
export interface RuledState {
  readonly rules: Rules;
  readonly state: State;
  /** How to ask and run the tasks on the agendas. */
  readonly tasks: AgendaRules<RuledState>;
}

/** A player in a position, as powers see it. */
export interface Me {
  readonly at: RuledState;
  readonly seat: number;
  readonly player: Player;
}

/** The purpose of a cost. */
export type Use = 'furnish' | 'fence' | 'stable';

/** Building materials that may replace others, one for one. */
export interface Substitute {
  readonly pay: 'ore';
  readonly insteadOf: 'wood' | 'stone';
}

/** Where a dwarf's weapon is: on a space or resting for this round, at home, or acting in this turn. */
export type Bearer = 'placed' | 'home' | 'acting';

/** An exchange that is possible at any time. Besides goods, `weapon` is given away. */
export interface Exchange {
  /** Words that distinguish several exchanges of a tile in moves. */
  readonly details?: readonly string[];
  readonly give: Bundle;
  readonly get: Bundle;
  readonly weapon?: { readonly strength: number; readonly bearer: Bearer };
  /** At most once a round. */
  readonly oncePerRound?: true;
}

/**
 * The goods for an overhanging twin tile, and whether a ruling of the table lets mines and large pastures overhang
 * (A23).
 */
export interface Overhang {
  readonly goods: Bundle;
  readonly mines?: true;
}

/** How to lay a twin tile: whole and as a single tile of either ground, each at its cost, or not at all. */
export interface TwinTerms {
  readonly twin?: Bundle;
  readonly single?: Bundle;
}

/** Another way to forge a weapon of a strength. */
interface WeaponWay {
  readonly strength: number;
  readonly cost: Bundle;
}

/** A place for farm animals, apart from stables, pastures and mines. */
type AnimalRoom =
  /** This many animals of one type. */
  | { readonly sameType: number }
  /** This many animals of only this type. */
  | { readonly only: FarmAnimal; readonly count: number }
  /** One animal of any type on each of these cells. */
  | { readonly oneOnEach: readonly number[] };

/** What room for animals may depend on, apart from powers: the board, and the number of people there. */
interface Home {
  readonly player: { readonly cells: Board; readonly dwarfs: { readonly length: number } };
}

/** A power's question to its player after an event; most powers only give goods or remember, and ask nothing. */
export type Asked = Flow | undefined;

/**
 * Reactions to events: the power may act at once, by gaining goods or remembering, and may ask its player something.
 */
export interface Happenings {
  /** The game starts, and the power belongs to its player from the start. */
  readonly began?: (me: Me) => Asked;
  /** The tile has been built. */
  readonly built?: (me: Me) => Asked;
  /** A round starts, before the spaces are replenished. */
  readonly roundStart?: (me: Me) => Asked;
  /** A harvest of this kind starts; it is never `none`. */
  readonly harvestStart?: (me: Me, kind: HarvestKind) => Asked;
  /** Goods of a kind have been received. */
  readonly received?: (me: Me, goods: Bundle) => Asked;
  /** A ruby mine has been placed on a tunnel, ordinary or deep. */
  readonly mined?: (me: Me, on: 'tunnel' | 'deepTunnel') => Asked;
  /** A Breeding phase starts; nothing has been born yet. */
  readonly breeding?: (me: Me) => Asked;
  /** The births of a Breeding phase are over. */
  readonly bred?: (me: Me) => Asked;
  /** These types of animals have had newborns, all at the same time. */
  readonly newborn?: (me: Me, types: readonly FarmAnimal[]) => Asked;
  /** Both sides of an "either ... or" that allows it once have been used. */
  readonly bothUsed?: (me: Me) => Asked;
}

/** Named questions of the rules; if several powers answer, the type says how the answers combine. */
export interface Adjustments {
  /** The cost of something; answers are applied one after the other. */
  readonly cost?: (cost: Bundle, use: Use) => Bundle;
  /** Substitutes for the materials of a furnishing tile; answers add up. */
  readonly substitutes?: readonly Substitute[];
  /** What may replace any wood of a cost, one for one and as much as the player has; answers add up. */
  readonly woodWith?: readonly Good[];
  /** How much less ore a weapon costs than its strength; answers add up. */
  readonly forgeDiscount?: number;
  /** Other ways to forge, for people who can forge that strength at all; answers add up. */
  readonly weapons?: readonly WeaponWay[];
  /** The price, before an expedition, of 1 more point of strength for an armed person; each answer may be used once. */
  readonly training?: Bundle;
  /** How many more items an expedition brings; answers add up. */
  readonly moreLoot?: number;
  /** Loot items on top of the usual ones; answers add up. */
  readonly loot?: Readonly<Record<string, Loot>>;
  /** Grounds that may be furnished besides caverns; answers add up. */
  readonly furnishOn?: readonly Ground[];
  /** Bare grounds that may be fenced besides meadows; answers add up. */
  readonly fenceOn?: readonly Ground[];
  /** Bare grounds that may be sown besides fields; answers add up. */
  readonly sowOn?: readonly Ground[];
  /** How much more of a crop such ground gets when sown; answers add up. */
  readonly sownMore?: (me: Me, crop: Crop, ground: Ground) => number;
  /** Whether the player may use a space where another player's people are; any yes counts. */
  readonly joins?: (space: SpaceId) => boolean;
  /** What a player receives on a space besides its goods; answers add up. */
  readonly spaceGives?: (space: SpaceId) => Bundle | undefined;
  /** Whether "either ... or" reads as "and / or"; `once` marks a space that allows it once. Any yes counts. */
  readonly readsBoth?: (me: Me, once: boolean) => boolean;
  /**
   * The goods for a twin tile that overhangs in this half; without an answer it may not overhang. The last answer
   * counts.
   */
  readonly overhang?: (half: Half) => Overhang | undefined;
  /** How to lay twin tiles in this half. The last answer counts. */
  readonly twins?: (half: Half) => TwinTerms | undefined;
  /** The goods for covering printed symbols; answers are applied one after the other. */
  readonly coverBonus?: (bonus: Bundle) => Bundle;
  /** Room for dwarfs; answers add up. */
  readonly dwarfRoom?: number | ((me: Me) => number);
  /** The maximum number of people of the player's own folk without room for a sixth. The last answer counts. */
  readonly familySize?: number;
  /** Room for the sixth dwarf only. Any yes counts. */
  readonly sixthDwarf?: true;
  /** Room for farm animals; answers add up. */
  readonly animalRoom?: (home: Home) => AnimalRoom;
  /** How many times the usual number of sheep each dog watches. The largest answer counts. */
  readonly dogsWatch?: number;
  /** Room for more animals in the pasture on these cells; answers add up. */
  readonly pastureRoom?: (home: Home, cells: readonly number[]) => number;
  /** The worth of goods as food, if it is more than usual. The last answer counts. */
  readonly foodFor?: Bundle;
  /** The extra goods for turning 2 animals into food together; answers add up. */
  readonly eatenTogether?: Bundle;
  /** More food for each farm animal that is converted; answers add up. */
  readonly foodPerAnimal?: number;
  /** How much less food a feeding costs in total; answers add up. */
  readonly feedingDiscount?: (me: Me) => number;
  /** What may feed one dwarf instead of food; answers add up. */
  readonly feedOneWith?: readonly Bundle[];
  /** Exchanges that are possible at any time; answers add up. */
  readonly exchanges?: (me: Me) => readonly Exchange[];
}

/** What counts at the end on top of the printed points. */
interface Scoring {
  /** Bonus points. */
  readonly bonus?: (me: Me) => number;
  /** How many lost points can be prevented. */
  readonly prevents?: number;
  /** Halves of the board in which unused spaces cost no points. */
  readonly sparesUnused?: readonly Half[];
  /** The worth of a furnishing tile instead of its printed points. */
  readonly worth?: (tile: Tile) => number | undefined;
}

/** Everything that a furnishing tile, or a folk, can change for its player. */
export interface Power {
  readonly on?: Happenings;
  readonly adjust?: Adjustments;
  readonly score?: Scoring;
}

/** A power of the catalogue, with the id it has in moves and in `memory`. */
export interface NamedPower extends Power {
  readonly id: string;
}

/** The special rules for a kind of people; without a rule they are like dwarfs. */
export interface Nature {
  /** The weapons that they can forge, and the cost of each after saving this much ore. */
  readonly forging?: {
    readonly strengths: readonly number[];
    readonly cost: (strength: number, saved: number) => Bundle;
  };
  /** The strongest weapon that they can bear. */
  readonly strongest?: number;
  /**
   * What one of them eats if a dwarf, or a newborn of theirs, would eat this much food; halves are rounded up for the
   * family.
   */
  readonly meal?: (each: number, newborn: boolean) => Readonly<Partial<Record<'food' | 'stone', number>>>;
  /** They return one of the goods that they take from an accumulating space. */
  readonly clumsy?: true;
}

/** A folk: a power that its people have from the start, and what is special about them. */
export interface Folk extends NamedPower {
  readonly nature?: Nature;
}

/** The additional catalogue of a game with Forgotten Folk. */
interface FolkRules {
  readonly rulings: FolkRulings;
  /** The folks by their ids. */
  readonly byId: Readonly<Record<string, Folk>>;
  /** The special rules for goblins in any family. */
  readonly goblin: Nature;
}

/** The colour of a name tag: dwellings, other green tiles, and the yellow parlors, storages and chambers. */
type NameTag = 'dwelling' | 'green' | 'yellow';

/** A furnishing tile: its printed facts and its power. */
export interface Tile extends Power {
  readonly cost: Bundle;
  readonly points: number;
  readonly tag: NameTag;
  /** Also in the introductory game. */
  readonly introductory?: true;
  /** Any number of copies may be built. */
  readonly unlimited?: true;
  /** Lies on the home board from the start and is not in the supply. */
  readonly preprinted?: true;
  /** Must be built on top of this tile by a player who owns it. */
  readonly overbuilds?: string;
  /** Whether a player may build it now; without it, anybody who can pay and place it may. */
  readonly mayBuild?: (me: Me) => boolean;
  /** Whether its power does nothing for a player as things stand. Anybody may build it anyway. */
  readonly idle?: (me: Me) => boolean;
  /** Lies on an empty field or an empty meadow, not in a cavern. */
  readonly lies?: 'field' | 'meadow';
}

/** The goods put on an accumulating space: `empty` if there are none, else `more`; from round `from` on. */
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
  /** All weapons grow by this much at the end of the expedition. */
  readonly weapons?: number;
}

/** The catalogue of a game; the core gets it as an argument and imports none. */
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
  /** The named questions that any power of this game answers. */
  readonly answered: ReadonlySet<string>;
  /** Absent in games without forgotten folks. */
  readonly folks?: FolkRules;
}
