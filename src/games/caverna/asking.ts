import { andOr, type Flow, type Lane } from '../../engine/agenda.ts';
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

/** The folk with this id. */
export function folkOf({ folks }: Rules, id: string): Folk {
  const folk = folks?.byId[id];
  if (folk === undefined) throw new Error(`There is no folk "${id}" in this game.`);
  return folk;
}

/**
 * Everything that bends the rules for a player: the furnishing tiles, in the order in which they were built, and last the
 * folk, which takes precedence over all of them (004, New Game Elements).
 */
export const powersOf = (holder: Holder): readonly NamedPower[] => foundFor(holder).powers;

/** The powers that answer a named question, in their order, and their answers. */
interface Answering<K extends keyof Adjustments> {
  readonly powers: readonly NamedPower[];
  readonly answers: readonly NonNullable<Adjustments[K]>[];
}

/** The powers that have been found for a player's tiles, and what they depend on: they are asked for all the time. */
interface Found {
  readonly tiles: readonly string[];
  readonly rules: Rules;
  readonly folk: string | undefined;
  readonly powers: readonly NamedPower[];
  /** Which of them answer a named question that has been asked. */
  readonly answering: Map<keyof Adjustments, Answering<keyof Adjustments>>;
}

const found = new WeakMap<readonly string[], Found>();
// One question follows another about the same player.
let last: Found | undefined;

function foundFor({ at: { rules }, player: { tiles, folk } }: Holder): Found {
  const known = last?.tiles === tiles ? last : found.get(tiles);
  if (known?.rules === rules && known.folk === folk) {
    last = known;
    return known;
  }
  const powers: NamedPower[] = tiles.map((id) => tileOf(rules, id));
  if (folk !== undefined) powers.push(folkOf(rules, folk));
  const now: Found = { tiles, rules, folk, powers, answering: new Map() };
  found.set(tiles, now);
  return now;
}

const OF_DWARFS: Nature = {};

/** What is peculiar to one of a player's people. */
export function natureOf({ at: { rules }, player }: Holder, { goblin }: Pick<Dwarf, 'goblin'>): Nature {
  if (rules.folks === undefined) return OF_DWARFS;
  if (goblin) return rules.folks.goblin;
  return player.folk === undefined ? OF_DWARFS : (folkOf(rules, player.folk).nature ?? OF_DWARFS);
}

const NO_ANSWERS: Answering<never> = { powers: [], answers: [] };

function answering<K extends keyof Adjustments>(holder: Holder, question: K): Answering<K> {
  if (!holder.at.rules.answered.has(question)) return NO_ANSWERS;
  const { powers, answering: known } = foundFor(holder);
  const before = known.get(question);
  if (before !== undefined) return before as Answering<K>;
  const those: NamedPower[] = [];
  const list: NonNullable<Adjustments[K]>[] = [];
  for (const power of powers) {
    const answer = power.adjust?.[question];
    if (answer === undefined) continue;
    those.push(power);
    list.push(answer as NonNullable<Adjustments[K]>);
  }
  const now: Answering<K> = { powers: those, answers: list };
  known.set(question, now);
  return now;
}

/** The answers of a player's powers to a named question, in the order of the powers. */
export const answers = <K extends keyof Adjustments>(
  holder: Holder,
  question: K,
): readonly NonNullable<Adjustments[K]>[] => answering(holder, question).answers;

/** Those of a player's powers that answer a named question, in their order. */
export const powersThatAnswer = (holder: Holder, question: keyof Adjustments): readonly NamedPower[] =>
  answering(holder, question).powers;

/** What a player's powers ask because something has happened, in the order of the powers. */
function heard(me: Me, hear: (on: Happenings) => Asked): Flow[] {
  const flows: Flow[] = [];
  for (const { on } of powersOf(me)) {
    const asked = on === undefined ? undefined : hear(on);
    if (asked !== undefined) flows.push(asked);
  }
  return flows;
}

/** Lets a player's powers answer to something that has happened; what the first of them asks is asked first. */
export function happen(me: Me, hear: (on: Happenings) => Asked): void {
  for (const flow of heard(me, hear).reverse()) me.player.agenda.push(flow);
}

/** As `happen`; what the powers ask may be answered in any order, or declined (rulings A152). */
export function happenTogether(me: Me, hear: (on: Happenings) => Asked): void {
  const flows = heard(me, hear);
  if (flows.length > 0) me.player.agenda.push(andOr(...flows));
}

/** Whether any power of a player answers to a happening of this name. */
export const hears = (me: Me, happening: keyof Happenings): boolean =>
  powersOf(me).some(({ on }) => on?.[happening] !== undefined);

/** What things cost the player after discounts. */
export function pricing(me: Me, use: Use): (cost: Bundle) => Bundle {
  const discounts = answers(me, 'cost');
  return (cost) => discounts.reduce((rest, adjust) => adjust(rest, use), cost);
}

/** What something costs the player after discounts. */
export const costFor = (me: Me, cost: Bundle, use: Use): Bundle => pricing(me, use)(cost);
