import { spaceGroup, spaceOrder } from '../../../render/games/caverna/space-icons.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { couldBring } from '../../../src/games/caverna/exchanges.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import { comingGoods, emptyUntil } from '../../../src/games/caverna/rounds.ts';
import type { Dwarf, SpaceId, State } from '../../../src/games/caverna/state.ts';
import { type Closed, closedSpaces, nextDwarf } from '../../../src/games/caverna/tasks/place.ts';
import { FOR_A_RUBY } from '../../../src/games/caverna/worth.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import { capital } from '../../../src/messages/text.ts';
import { OPTION_LIMIT } from '../../discord/limits.ts';
import { fitsMenu } from '../../discord/phone.ts';
import type { Asked } from '../../face/asked.ts';
import type { Block, Entry } from '../../face/rows.ts';
import { opening } from './opening.ts';
import type { CavernaWords } from './words.ts';

/** The goods on a space and, if `next`, those of the next round. */
export function goodsOn(state: State, id: string, next: boolean): Pick<OptionContext, 'lying' | 'coming'> {
  const space = state.spaces.find((one) => one.id === id);
  if (space === undefined) return {};
  return { lying: space.goods, ...(next && { coming: comingGoods(positionOf(state), space) }) };
}

type Group = ReturnType<typeof spaceGroup>;

/** The groups of spaces that share a menu, in the order of the board. */
const BLOCKS: readonly (readonly Group[])[] = [['fields', 'caves'], ['clan', 'goods'], ['rounds']];

/** All action spaces as they are on the board, including closed ones with the reason. */
export function spaceBoard(words: CavernaWords, asked: Asked<State>): Block[] {
  const { state, decision } = asked;
  const closed = new Map(closedSpaces(positionOf(state), decision.seat).map((one) => [one.space, one]));
  return BLOCKS.flatMap((block) => {
    const spaces = inOrder(state).filter(({ id }) => block.includes(spaceGroup(id)));
    if (spaces.length === 0) return [];
    const entries = spaces.map(({ id }) => entryOf(words, asked, { id, why: closed.get(id) }));
    return [{ title: titleOf(words, block, entries), entries }];
  });
}

/** The spaces in the order of the pictures; cards in the order of the rounds. */
function inOrder({ spaces }: State): State['spaces'] {
  const isCard = ({ id }: State['spaces'][number]) => spaceGroup(id) === 'rounds';
  const printed = spaces.filter((space) => !isCard(space)).toSorted((a, b) => spaceOrder(a.id) - spaceOrder(b.id));
  return [...printed, ...spaces.filter(isCard)];
}

/** The ids of all action spaces in the order of the board: part by part, like the menus of the spaces. */
export function spacesOnBoard(state: State): SpaceId[] {
  const order = inOrder(state).map(({ id }) => id);
  return BLOCKS.flatMap((block) => order.filter((id) => block.includes(spaceGroup(id))));
}

/** Options, sorted in that order by the spaces that their moves name. */
export function asOnBoard(state: State, options: readonly Option[]): Option[] {
  const order = spacesOnBoard(state);
  const at = ({ move }: Option): number => {
    const read = readMove(move);
    return 'space' in read ? order.indexOf(read.space as SpaceId) : -1;
  };
  return options.toSorted((one, other) => at(one) - at(other));
}

interface Shown {
  readonly id: SpaceId;
  /** Why the space cannot be used; undefined if it can. */
  readonly why: Closed | undefined;
}

function entryOf(words: CavernaWords, { state, seats, decision }: Asked<State>, { id, why }: Shown): Entry {
  const move = writeMove({ verb: 'place', space: id });
  if (why === undefined) return { move };
  const space = state.spaces.find((one) => one.id === id);
  const until = space && emptyUntil(positionOf(state), space);
  const own = why.seats.includes(decision.seat);
  const holders = why.seats.flatMap((seat) => (seat === decision.seat ? [] : [seats[seat]?.name ?? '']));
  const people = placedPeople(words, state, decision.seat);
  const exchange = couldExchange({ state, decision }, why);
  const { lying = {}, coming = {} } = goodsOn(state, id, true);
  const [good, other] = Object.keys({ ...lying, ...coming });
  const lacks = withoutDearer(why.lacks);
  const reason = words.closed({ own, holders, lacks, until, people, exchange, ...(other === undefined && { good }) });
  const goods = words.lying(lying, coming);
  const whole = goods === '' ? reason : `${reason} · ${capital(goods)}`;
  const detail = whole.length <= OPTION_LIMIT ? whole : reason;
  return { move, closed: { text: words.space(id).name, detail, reason, exchange } };
}

/** What is missing, with only the smallest amount of each good: "2 wood" rather than "2 wood or 4 wood". */
const withoutDearer = (lacks: Closed['lacks']): Closed['lacks'] =>
  lacks.filter(({ of, need = 0 }) => lacks.every((other) => other.of !== of || need <= (other.need ?? 0)));

/** Whether exchanges could bring one of the things that a space lacks: any of them is enough. */
function couldExchange({ state, decision }: Pick<Asked<State>, 'state' | 'decision'>, why: Closed): boolean {
  const mine = me(positionOf(state), decision.seat);
  return why.lacks.some(({ of, need, have }) => {
    if (need === undefined || have === undefined) return false;
    if (of === 'food') return opening({ state, decision }, why) !== undefined;
    const isSold = of !== 'cattle' && Object.hasOwn(FOR_A_RUBY, of);
    return couldBring(mine, { [of]: need }) || (isSold && need - have <= mine.player.goods.ruby);
  });
}

/** What to call the person who acts for a seat: a goblin if one acts or is placed next. */
export const actingPeople = (words: CavernaWords, state: State, seat: number) =>
  state.phase === 'work' ? placedPeople(words, state, seat) : words.people(state.players[seat]?.folk);

/** What to call a whole family, with goblins of another folk. */
export const familyOf = (words: CavernaWords, { players }: State, seat: number) =>
  words.peopleOf(players.slice(seat, seat + 1));

/** What to call the people of the player who places next: goblins if a goblin is placed. */
export const placedPeople = (words: CavernaWords, state: State, seat: number) =>
  words.people(state.players[seat]?.folk, placedDwarf(state, seat)?.goblin);

/** The dwarf or goblin that a seat places in its turn, or would place next. */
export function placedDwarf({ players, turn }: State, seat: number): Dwarf | undefined {
  const dwarfs = players[seat]?.dwarfs ?? [];
  const sent = turn?.seat === seat ? turn.dwarf : -1;
  return dwarfs[sent >= 0 ? sent : nextDwarf(dwarfs)];
}

function titleOf({ pictures, blocks }: CavernaWords, block: readonly Group[], entries: readonly Entry[]): string {
  const [first, second] = entries;
  if (first?.closed !== undefined && second === undefined) {
    const { text, reason } = first.closed;
    const whole = blocks.closed(text, reason);
    return fitsMenu(whole) ? whole : blocks.closed(text, blocks.reason);
  }
  const names = block.map((group) => (group === 'rounds' ? pictures.cards : pictures.groups[group]));
  return blocks.title(names, entries.filter(({ closed }) => !closed).length, entries.length);
}
