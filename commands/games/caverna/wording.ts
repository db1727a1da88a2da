import { type Decision, DONE, type Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { beginsWith } from '../../../src/engine/notation.ts';
import { fitsBesides, pens } from '../../../src/games/caverna/animals.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { happen, me, natureOf } from '../../../src/games/caverna/asking.ts';
import { cellAt, groundAt } from '../../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { pairsIn, plus } from '../../../src/games/caverna/goods.ts';
import { readBeginning } from '../../../src/games/caverna/moves/beginnings.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import { feedsAlone } from '../../../src/games/caverna/schedule.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { furnishesAny } from '../../../src/games/caverna/tasks/furnish.ts';
import { costDue } from '../../../src/games/caverna/tasks/pay.ts';
import type { SowAt } from '../../../src/games/caverna/tasks/sow.ts';
import { lootOf } from '../../../src/games/caverna/tasks/weapons.ts';
import { difference, witness } from '../../../src/games/caverna/witness.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Asked } from '../../face/asked.ts';
import type { Label } from '../../face/label.ts';
import type { Block } from '../../face/rows.ts';
import type { Wording } from '../../face/wording.ts';
import { folksInHand } from './choosing.ts';
import { coming, declined, takesBesides } from './ending.ts';
import { groundAmong } from './hints.ts';
import { branchIcon, goodIcon, moveIcon } from './icons.ts';
import { branchOf, detailOf, labelOf } from './labels.ts';
import { leftOut } from './left-out.ts';
import { isIdle, lootMenu, marked, pointsOf, tileBoard } from './offered.ts';
import { EXCHANGES, isQuiet } from './precedence.ts';
import { cavernaRows, cavernaZone } from './rows.ts';
import { mostAtOnce } from './several.ts';
import { shortOf } from './short.ts';
import { actingPeople, familyOf, goodsOn, placedDwarf, placedPeople, spaceBoard } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** The words for the options of a decision, each with how it changes the seat's supply. */
export function cavernaWording(words: CavernaWords, asked: Asked<State>): Wording {
  const known = new Map<string, OptionContext>();
  const context = (option: Option): OptionContext => {
    const found = known.get(option.move) ?? contextOf(words, asked, option);
    known.set(option.move, found);
    return found;
  };
  const boards = new Map<string, readonly Block[]>();
  const most = (verb: string) => mostAtOnce(asked, verb);
  const mine = asked.state.players[asked.decision.seat];
  const people = actingPeople(words, asked.state, asked.decision.seat);
  const menu = (verb: string) =>
    most(verb) > 1 ? words.severalTitle(verb, most(verb), mine?.goods.gold ?? 0) : words.menuTitle(verb, people);
  const board = (verb: string): readonly Block[] => {
    const found = boards.get(verb) ?? boardOf(words, asked, { verb, title: menu(verb) });
    boards.set(verb, found);
    return found;
  };
  return {
    option: (option) => label(words, asked, { option, context: context(option) }),
    branch: (prefix) => {
      const beginning = readBeginning(prefix);
      const sown = sownBranch(words, asked.decision, prefix);
      const icon = branchIcon(beginning);
      if (sown !== undefined) return { text: sown, icon };
      const prices = asked.decision.options.filter(({ move }) => beginsWith(move, prefix)).map(context);
      const text = branchOf(words, beginning, commonPrice(prices.map(({ pays }) => pays)));
      return { text, icon };
    },
    menu,
    zone: (option) => cavernaZone(asked, option),
    rows: (options) => cavernaRows(words, asked, { options, context, board }),
    board,
  };
}

/** What ways of sowing that begin with the same words have in common; undefined for all other moves. */
function sownBranch(words: CavernaWords, { options }: Decision, prefix: string): string | undefined {
  const cropsOf = (some: readonly Option[]) => [
    ...new Set(ofKind('sow', some).flatMap(({ goods }) => Object.keys(goods))),
  ];
  const [crop, ...others] = cropsOf(options.filter(({ move }) => beginsWith(move, prefix)));
  if (crop === undefined) return undefined;
  const without = cropsOf(options).filter((other) => other !== crop && !others.includes(other));
  return words.sownWith(crop, others, without);
}

/** The board, including what cannot be chosen: spaces, furnishing tiles, loot; empty for all other moves. */
function boardOf(
  words: CavernaWords,
  asked: Asked<State>,
  { verb, title }: { readonly verb: string; readonly title: string },
): readonly Block[] {
  if (verb === 'place' && asked.decision.task === verb) return spaceBoard(words, asked);
  if (verb === 'furnish') return tileBoard(words, asked);
  return verb === 'loot' ? lootMenu(words, title, asked) : [];
}

function label(
  words: CavernaWords,
  asked: Asked<State>,
  { option, context }: { readonly option: Option; readonly context: OptionContext },
): Label {
  const move = readMove(option.move);
  const text = labelOf(words, move, context);
  const detail = detailOf(words, move, context);
  const brief = context.coming && detailOf(words, move, { ...context, coming: undefined });
  return {
    text: move.verb === 'furnish' ? marked(asked, move.tile, text) : text,
    detail,
    brief,
    short: shortOf(words, move, context),
    icon: (move.verb === 'at' ? sownIcon(asked) : undefined) ?? moveIcon(move),
    ...(isQuiet(words, asked, { option, context }) && { quiet: true }),
  };
}

/** The icon of the crop that is sown next; undefined if something else is placed. */
function sownIcon({ state, decision: { seat } }: Asked<State>): string | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  const [next] = task?.do === 'sowAt' ? (task as SowAt).crops : [];
  return next && goodIcon(next);
}

/** Moves with a separate price, which leaves out what follows automatically. */
const PRICED: readonly Verb[] = ['furnish', 'fence', 'stable', 'forge', 'imitate'];

const isPriced = (move: string): boolean => PRICED.includes(readMove(move).verb);

function contextOf(
  words: CavernaWords,
  { state, decision, seats }: Asked<State>,
  { move: text }: Option,
): OptionContext {
  const { players, phase } = state;
  const { seat } = decision;
  const move: Move = readMove(text);
  const people = actingPeople(words, state, seat);
  const common: OptionContext = {
    players: players.length,
    task: subjectOf(decision),
    harvest: phase === 'harvest',
    feeding: phase === 'harvest' && feedsAlone(state),
    people,
  };
  if (text === END) return common;
  if ('space' in move) {
    const holder = players.findIndex(({ dwarfs }) => dwarfs.some(({ at }) => at === move.space));
    const there = goodsOn(state, move.space, move.verb === 'place');
    const follows = paidAfter(words, state, { seat, move: text });
    const stands = { ...there, holder: seats[holder]?.name, ...follows };
    if (move.verb !== 'imitate') return { ...common, ...stands, ...placedAt(words, state, seat) };
    return { ...common, ...outcome(state, seat, text), gains: undefined, ...stands };
  }
  const asked = { state, decision };
  if (move.verb === 'take') return { ...common, anyway: Object.keys(comingAnyway(asked)).length > 0 };
  if (move.verb === 'keep') return { ...common, folk: folksInHand(state, seat)[move.board - 1] };
  if (move.verb === 'done') return { ...common, left: leftOut(words, ...declined(decision)) };
  if (move.verb === 'harvest') return { ...common, ...harvested(state, seat, text) };
  if (move.verb === 'loot')
    return {
      ...common,
      pays: lootPrice(state, seat, move),
      strength: lootOf(positionOf(state), seat)[move.item]?.strength,
    };
  if (move.verb === 'stable') return { ...common, ...outcome(state, seat, text), place: stableOn(state, seat, move) };
  if (move.verb === 'furnish')
    return {
      ...common,
      ...outcome(state, seat, text),
      points: pointsOf(state, seat, move.tile),
      isIdle: isIdle(state, seat, move.tile),
      people: familyOf(words, state, seat),
    };
  const found = outcome(state, seat, text);
  // The question already mentions what comes anyway.
  const { gains } = move.verb === 'lay' ? difference(comingAnyway(asked), found.gains ?? {}) : found;
  const isNone = gains === undefined || Object.keys(gains).length === 0;
  const ground = move.verb === 'at' ? groundAmong(asked, move) : undefined;
  return { ...common, ...found, gains: isNone ? undefined : gains, owns: players[seat]?.goods, ground };
}

/** What follows a move automatically and costs goods, in words: a forged weapon or an imitated space. */
function paidAfter(
  words: CavernaWords,
  state: State,
  { seat, move }: { readonly seat: number; readonly move: string },
): Pick<OptionContext, 'follows' | 'followsFor'> {
  const { deeds } = witness(caverna.clone(state), seat, move);
  const paid = deeds.slice(1).filter((deed) => deed.seat === seat && Object.keys(deed.pays).length > 0);
  return {
    follows: paid.map((deed) => labelOf(words, readMove(deed.move), { pays: deed.pays, task: deed.task })),
    followsFor: paid.map(({ pays }) => pays).reduce(plus, {}),
  };
}

const goodsAnyway = new WeakMap<Decision, Bundle>();

/** Goods that can be taken now but come anyway. */
function comingAnyway(asked: Pick<Asked<State>, 'state' | 'decision'>): Bundle {
  const known = goodsAnyway.get(asked.decision);
  if (known !== undefined) return known;
  const goods = takesBesides(asked) ? coming(asked) : {};
  goodsAnyway.set(asked.decision, goods);
  return goods;
}

/** The person to place next, and whether they return one of the goods. */
function placedAt(words: CavernaWords, state: State, seat: number): Pick<OptionContext, 'people' | 'clumsy'> {
  const mine = me(positionOf(state), seat);
  const next = placedDwarf(state, seat);
  if (next === undefined) return {};
  return { people: placedPeople(words, state, seat), clumsy: natureOf(mine, next).clumsy === true };
}

/** The subject of an action that has only one kind of move. */
const SUBJECTS: Readonly<Partial<Record<Verb, string>>> = {
  forge: 'forge',
  use: 'barter',
  lay: 'lay',
  furnish: 'furnish',
  sow: 'sow',
  stable: 'stable',
  fence: 'fence',
  oreMine: 'oreMine',
  rubyMine: 'rubyMine',
};

/** The subject of a decision: if only weapons are on offer, it asks for their strength. */
export function subjectOf({ task, options }: Decision): string {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE);
  const [verb, second] = new Set(own.map(({ move }) => readMove(move).verb));
  return task === 'act' && verb !== undefined && second === undefined ? (SUBJECTS[verb] ?? task) : task;
}

/** The immediate gains and costs of an option. */
function outcome(state: State, seat: number, move: string): Pick<OptionContext, 'gains' | 'pays'> {
  const before = state.players[seat]?.goods;
  const after = caverna.clone(state);
  const [chosen] = witness(after, seat, move).deeds;
  const goods = after.players[seat]?.goods;
  if (before === undefined || goods === undefined) return {};
  if (isPriced(move)) return { pays: priceIn(chosen?.pays, after, seat) };
  const isExchange = EXCHANGES.includes(readMove(move).verb);
  const { gains, pays } = isExchange && chosen !== undefined ? chosen : difference(before, goods);
  const some = (bundle: Bundle) => Object.keys(bundle).length > 0;
  return { ...(some(gains) && { gains }), ...(some(pays) && { pays }) };
}

/** What a move costs: what it has paid, and what its player then chooses how to pay. */
function priceIn(paid: Bundle | undefined, { players }: State, seat: number): Bundle {
  const player = players[seat];
  return plus(paid ?? {}, player === undefined ? {} : costDue(player));
}

/** The player's current price for each available furnishing tile; if there are several ways to pay, the first. */
export function pricesOf({ state, decision: { seat, options } }: Pick<Asked<State>, 'state' | 'decision'>) {
  const prices = new Map<string, Bundle>();
  for (const { move } of options) {
    const read = readMove(move);
    if (read.verb === 'furnish' && !prices.has(read.tile)) prices.set(read.tile, outcome(state, seat, move).pays ?? {});
  }
  return prices;
}

/** The ground where a stable would go, and its capacity without and with the stable. */
function stableOn(state: State, seat: number, move: Move<'stable'>): OptionContext['place'] {
  const cell = cellAt(move.cell);
  const before = me(positionOf(state), seat);
  if (cell === undefined) return undefined;
  const there = groundAt(before.player, cell);
  const after = caverna.clone(state);
  witness(after, seat, writeMove(move));
  // A large pasture counts as one of its two spaces.
  const room = (board: State): number => {
    const found = pens(me(positionOf(board), seat));
    return found.get(cell) ?? (there.ground === 'largePasture' ? found.get(there.other) : undefined) ?? 0;
  };
  return { ground: there.ground, without: room(state), holds: room(after) };
}

/** What the fields bring, the pairs of animals, and the pairs with room for their young. */
function harvested(state: State, seat: number, move: string): Pick<OptionContext, 'gains' | 'pairs' | 'roomy'> {
  const chosen = readMove(move);
  const crops = witness(caverna.clone(state), seat, move).deeds.find(
    ({ task, byItself }) => byItself && task === 'field',
  );
  const mine = me(positionOf(state), seat);
  const pairs = pairsIn(mine.player.goods);
  const isBreeding = chosen.verb === 'harvest' && chosen.phase === 'breeding';
  return {
    gains: isBreeding ? bredBesides(state, seat) : (crops?.gains ?? {}),
    pairs,
    roomy: pairs.filter((animal) => fitsBesides(mine, { [animal]: 1 })),
  };
}

/** What a player's tiles give at the start of a Breeding phase. */
function bredBesides(state: State, seat: number): Bundle {
  const after = me(positionOf(caverna.clone(state)), seat);
  const before = { ...after.player.goods };
  happen(after, (on) => on.breeding?.(after));
  return difference(before, after.player.goods).gains;
}

/** The price of a loot item; undefined for a gift, or if the price depends on the choice. */
function lootPrice(state: State, seat: number, move: Move<'loot'>): Bundle | undefined {
  // If any tile will do, the only one possible now should not set the price of the item.
  if (furnishesAny(lootOf(positionOf(state), seat)[move.item]?.flow)) return undefined;
  const after = caverna.clone(state);
  const paid = witness(after, seat, writeMove(move)).deeds.find((deed) => deed.byItself && isPriced(deed.move));
  if (paid !== undefined) return priceIn(paid.pays, after, seat);
  const next = askedIn(after, seat);
  const options = next?.options.filter(({ anytime }) => !anytime) ?? [];
  if (next?.task !== 'act' || !options.every((option) => isPriced(option.move))) return undefined;
  return commonPrice(options.map((option) => outcome(after, seat, option.move).pays));
}

/** The price that all of them share. */
function commonPrice(prices: readonly OptionContext['pays'][]): OptionContext['pays'] {
  const [first, ...others] = prices.map((price) => JSON.stringify(price));
  return first !== undefined && others.every((other) => other === first) ? prices[0] : undefined;
}
