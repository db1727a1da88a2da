import { andOr, type Flow, type Lane } from '../../engine/agenda.ts';
import { onceFor } from '../../engine/once.ts';
import type {
  ActionSpace,
  Adjustments,
  Asked,
  Bearer,
  Folk,
  Happenings,
  Me,
  NamedPower,
  Nature,
  RuledState,
  Rules,
  Tile,
  Use,
} from './power.ts';
import type { Bundle, Dwarf, Player, SpaceId, State } from './state.ts';
import { wholeNature } from './whole.ts';

/** How many catalogues to cache facts for: games with folks have many different ones. */
const CATALOGUES = 200;

/** Facts about a catalogue, computed once. */
export const onCatalogue = onceFor<Rules>(CATALOGUES);

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

/** Where a dwarf's weapon is. */
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

/** Where to look for powers: a player, and the catalogue with the powers. */
interface Holder {
  readonly at: Pick<RuledState, 'rules'>;
  readonly player: Player;
}

/** The folk with this id. */
export function folkOf({ folks }: Rules, id: string): Folk {
  const folk = folks?.byId[id];
  if (folk === undefined) throw new Error(`There is no folk "${id}" in this game.`);
  return folk;
}

/** A player's folk; undefined for dwarfs. */
export const ownFolk = ({ at: { rules }, player: { folk } }: Holder): Folk | undefined =>
  folk === undefined ? undefined : folkOf(rules, folk);

/** Whether a player's family has a goblin. */
export const hasGoblin = ({ player: { dwarfs } }: Holder): boolean => dwarfs.some(({ goblin }) => goblin);

/**
 * All powers of a player: the furnishing tiles, in the order of building, and last the folk, which takes precedence
 * over all of them (004, New Game Elements).
 */
export const powersOf = (holder: Holder): readonly NamedPower[] => foundFor(holder).powers;

/**
 * The powers that answer a named question, in order, and their answers. Players with the same powers share the same
 * lists, so cached results hold for all of them.
 */
interface Answering<K extends keyof Adjustments> {
  readonly powers: readonly NamedPower[];
  readonly answers: readonly NonNullable<Adjustments[K]>[];
  /** The result of these powers with one more after them. */
  readonly longer: Map<NamedPower, Answering<K>>;
}

const OF_DWARFS = wholeNature({});

/** The powers of a player's tiles, cached because they are needed all the time, and what they depend on. */
interface Found {
  readonly rules: Rules;
  readonly folk: string | undefined;
  readonly powers: readonly NamedPower[];
  /** The special properties of the player's own people. */
  readonly nature: Nature;
  /** The event hooks of those powers. */
  readonly hearing: readonly Happenings[];
  /** For each named question, the powers that answer it. */
  readonly answering: ReadonlyMap<keyof Adjustments, Answering<keyof Adjustments>>;
}

/** The powers found for a list of tiles. */
interface Last {
  readonly tiles: readonly string[];
  found?: Found;
}

const lastFound = onceFor<readonly string[]>()((tiles): Last => ({ tiles }));
/** The last lookup: most questions are about the same player as the one before. */
let latest: Last = { tiles: [] };

function foundFor(holder: Holder): Found {
  const {
    at: { rules },
    player: { tiles, folk },
  } = holder;
  if (latest.tiles !== tiles) latest = lastFound(tiles);
  const last = latest;
  const known = last.found;
  if (known?.rules === rules && known.folk === folk) return known;
  const powers: NamedPower[] = tiles.map((id) => tileOf(rules, id));
  const own = ownFolk(holder);
  if (own !== undefined) powers.push(own);
  const hearing = powers.flatMap(({ on }) => on ?? []);
  const nature = own?.nature ?? OF_DWARFS;
  last.found = { rules, folk, powers, nature, hearing, answering: answeringOf(rules, powers) };
  return last.found;
}

type Question = keyof Adjustments;

/** For each named question, the result before any power has answered, shared by all catalogues with these tiles. */
const beginningsIn = onceFor<Rules['tiles']>()((): Map<Question, Answering<Question>> => new Map());

/** Which of these powers answer each named question, and their answers, in order. */
function answeringOf({ tiles }: Rules, powers: readonly NamedPower[]): Found['answering'] {
  const beginnings = beginningsIn(tiles);
  const all = new Map<Question, Answering<Question>>();
  for (const power of powers) {
    for (const name in power.adjust) {
      const question = name as Question;
      const before = all.get(question) ?? beginnings.get(question) ?? unanswered();
      if (before.powers.length === 0) beginnings.set(question, before);
      all.set(question, longerBy(before, power, question));
    }
  }
  return all;
}

/** The answers to a named question, with those of one more power. */
function longerBy(before: Answering<Question>, power: NamedPower, question: Question): Answering<Question> {
  const known = before.longer.get(power);
  if (known !== undefined) return known;
  const answers = [...before.answers, power.adjust?.[question]] as Answering<Question>['answers'];
  const list = { powers: [...before.powers, power], answers, longer: new Map() };
  before.longer.set(power, list);
  return list;
}

/** The special properties of one of a player's people. */
export function natureOf(holder: Holder, { goblin }: Pick<Dwarf, 'goblin'>): Nature {
  const { folks } = holder.at.rules;
  if (folks === undefined) return OF_DWARFS;
  if (goblin) return folks.goblin;
  return holder.player.folk === undefined ? OF_DWARFS : foundFor(holder).nature;
}

const unanswered = (): Answering<never> => ({ powers: [], answers: [], longer: new Map() });
const NO_ANSWERS = unanswered();

/** The powers of a player that answer a named question, in order, and their answers. */
export function answering<K extends keyof Adjustments>(holder: Holder, question: K): Answering<K> {
  if (!holder.at.rules.answered.has(question)) return NO_ANSWERS;
  return (foundFor(holder).answering.get(question) as Answering<K> | undefined) ?? NO_ANSWERS;
}

/** The answers of a player's powers to a named question, in the order of the powers. */
export const answers = <K extends keyof Adjustments>(
  holder: Holder,
  question: K,
): readonly NonNullable<Adjustments[K]>[] => answering(holder, question).answers;

/** The powers of a player that answer a named question, in order. */
export const powersThatAnswer = (holder: Holder, question: keyof Adjustments): readonly NamedPower[] =>
  answering(holder, question).powers;

const NO_FLOWS: readonly Flow[] = [];

/** The questions that a player's powers ask after an event, in the order of the powers. */
function heard(me: Me, hear: (on: Happenings) => Asked): readonly Flow[] {
  const { hearing } = foundFor(me);
  if (hearing.length === 0) return NO_FLOWS;
  const flows: Flow[] = [];
  for (const on of hearing) {
    const flow = hear(on);
    if (flow !== undefined) flows.push(flow);
  }
  return flows;
}

/** Lets a player's powers react to an event; the first power's questions come first. */
export function happen(me: Me, hear: (on: Happenings) => Asked): void {
  const flows = heard(me, hear);
  for (let i = flows.length - 1; i >= 0; i--) me.player.agenda.push(flows[i] as Flow);
}

/** Like `happen`, but the player may answer the powers in any order, or decline them (rulings A152). */
export function happenTogether(me: Me, hear: (on: Happenings) => Asked): void {
  const flows = heard(me, hear);
  if (flows.length > 0) me.player.agenda.push(andOr(...flows));
}

/** Whether any power of a player reacts to an event of this name. */
export const hears = (me: Me, happening: keyof Happenings): boolean =>
  foundFor(me).hearing.some((on) => on[happening] !== undefined);

/** The player's prices after discounts. */
export function pricing(me: Me, use: Use): (cost: Bundle) => Bundle {
  const discounts = answers(me, 'cost');
  return (cost) => discounts.reduce((rest, adjust) => adjust(rest, use), cost);
}

/** The player's price for something after discounts. */
export function costFor(me: Me, cost: Bundle, use: Use): Bundle {
  const discounts = answers(me, 'cost');
  return discounts.length === 0 ? cost : discounts.reduce((rest, adjust) => adjust(rest, use), cost);
}
