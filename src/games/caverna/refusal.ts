import { playerAt, powersOf, tileOf } from './asking.ts';
import { entriesOf, less, plus } from './goods.ts';
import { readMove } from './moves/codec.ts';
import type { Move, Verb } from './moves/move.ts';
import type { Me, RuledState } from './power.ts';
import type { Bundle } from './state.ts';
import { hasBed } from './tasks/family.ts';
import { builtTiles, lackFor } from './tasks/furnish.ts';
import { type Feed, stillNeeded, stoneNeeded } from './tasks/harvest.ts';
import { closedTo } from './tasks/reach.ts';
import { sowable } from './tasks/sow.ts';
import { forgings, lootOf } from './tasks/weapons.ts';

type Reason = string | undefined;

/** Says which goods are missing: `1 wood and 2 stone are missing`. */
function shortage(goods: Bundle): Reason {
  const list = entriesOf(goods)
    .map(([good, count]) => `${count} ${good}`)
    .join(' and ');
  return list === '' ? undefined : `${list} ${list.startsWith('1 ') && !list.includes(' and ') ? 'is' : 'are'} missing`;
}

const lacks = (mine: Me, cost: Bundle): Reason => shortage(less(cost, mine.player.goods));

interface Hunger {
  readonly due: number;
  readonly food: number;
  readonly stone: Bundle;
}

function feeding(mine: Me): Hunger | undefined {
  const task = mine.player.agenda.at(-1) as Feed | undefined;
  if (task?.do !== 'feed') return undefined;
  return {
    due: stillNeeded(mine, task),
    food: mine.player.goods.food,
    stone: { stone: stoneNeeded(mine, task) },
  };
}

function feed(mine: Me): Reason {
  const now = feeding(mine);
  if (now === undefined) return undefined;
  return now.food < now.due ? `not enough food: ${now.due} needed, ${now.food} in the supply` : lacks(mine, now.stone);
}

function beg(mine: Me): Reason {
  const now = feeding(mine);
  if (now === undefined) return undefined;
  if (now.food < now.due)
    return `${now.due - now.food} food is missing, so exactly that many begging markers must be taken`;
  return lacks(mine, now.stone) ?? 'there is enough food';
}

function place(mine: Me, { space: id }: Move<'place'>): Reason {
  const { at, player } = mine;
  if (player.agenda.at(-1)?.do !== 'place') return undefined;
  if (!at.state.spaces.some((space) => space.id === id)) return `the space "${id}" is not in play`;
  if (closedTo(mine).has(id)) return 'a dwarf is already there';
  return 'none of its actions could be carried out there';
}

function send(mine: Me, { strength }: Move<'send'>): Reason {
  const { turn } = mine.at.state;
  if (mine.player.agenda.at(-1)?.do !== 'place') return undefined;
  if ((turn?.dwarf ?? -1) >= 0) return 'a dwarf has already been sent';
  const there = mine.player.dwarfs.some((dwarf) => dwarf.at === 'home' && dwarf.weapon === strength);
  return there ? lacks(mine, { ruby: 1 }) : `no dwarf with a weapon of strength ${strength} is at home`;
}

function pass({ at, player }: Me): Reason {
  const sent = player.agenda.at(-1)?.do === 'place' && (at.state.turn?.dwarf ?? -1) >= 0;
  return sent ? 'a ruby was paid to send this dwarf, so it must be placed' : undefined;
}

function furnish(mine: Me, { tile: id, oreFor }: Move<'furnish'>): Reason {
  const { rules, state } = mine.at;
  if (!rules.supply.includes(id)) return `there is no furnishing tile "${id}" in the supply`;
  const tile = tileOf(rules, id);
  if (builtTiles(state).has(id) && !tile.unlimited) return 'that furnishing tile has already been built';
  if (tile.mayBuild?.(mine) === false) return 'there is no use for it';
  const { goods, place } = lackFor(mine, id);
  const short = oreFor.length === 0 ? shortage(goods) : undefined;
  return short ?? (place === undefined ? undefined : `there is no empty ${place}`);
}

function forge({ at, seat, player }: Me, { strength, paying }: Move<'forge'>): Reason {
  const acting = player.dwarfs[at.state.turn?.dwarf ?? -1];
  if (acting === undefined) return undefined;
  if (acting.weapon > 0) return 'the dwarf already has a weapon';
  const ways = forgings(at, seat);
  const way = ways.find((one) => one.strength === strength && one.paying === paying);
  if (way !== undefined) return lacks({ at, seat, player }, way.cost);
  const strengths = ways.map((one) => one.strength);
  return `a new weapon has a strength of ${Math.min(...strengths)} to ${Math.max(...strengths)}`;
}

function grow(mine: Me): Reason {
  return hasBed(mine) ? undefined : 'there is no room for another dwarf';
}

function sow(mine: Me): Reason {
  const { goods } = mine.player;
  const fields = sowable(mine).fields.length;
  if (!goods.mushroom) {
    if (goods.grain + goods.vegetable + (goods.gemfruit ?? 0) === 0) return 'there is no grain or vegetable to sow';
    return `there ${fields === 1 ? 'is 1 empty field' : `are ${fields} empty fields`}`;
  }
  return `empty fields: ${fields}, empty caverns: ${sowable(mine).caverns.length}`;
}

function loot({ at, seat, player }: Me, { item: id }: Move<'loot'>): Reason {
  const item = lootOf(at, seat)[id];
  if (item === undefined) return `there is no loot item "${id}"`;
  const weapon = player.dwarfs[at.state.turn?.dwarf ?? -1]?.weapon ?? 0;
  return item.strength > weapon
    ? `it takes a weapon of strength ${item.strength}`
    : 'it has been taken or is of no use now';
}

/** Why a kind of move is impossible; undefined if none of these reasons applies. */
const REASONS: { readonly [V in Verb]?: (mine: Me, move: Move<V>) => Reason } = {
  feed,
  beg,
  place,
  send,
  pass,
  furnish,
  forge,
  grow,
  sow,
  loot,
  eat: (mine, { good, count }) => lacks(mine, { [good]: count }),
  ruby: (mine, { into }) => lacks(mine, { ruby: into === 'cavern' ? 2 : 1, ...(into === 'cattle' ? { food: 1 } : {}) }),
  use: (mine, { tile }) => (powersOf(mine).some(({ id }) => id === tile) ? undefined : `the player has no "${tile}"`),
  swap: (mine, { good }) => lacks(mine, { [good]: 1 }),
  pay: (mine, { goods }) => lacks(mine, goods),
  feast: (mine, { animals }) =>
    lacks(
      mine,
      animals.reduce<Bundle>((sum, animal) => plus(sum, { [animal]: 1 }), {}),
    ),
  trade: (mine, { times }) => lacks(mine, { ore: 2 * times }),
  protect: (mine) => lacks(mine, { ruby: 1 }),
  end: ({ at, seat }) =>
    at.state.turn?.seat === seat && !at.state.turn.acted ? 'an action has to be carried out first' : undefined,
};

/** Why a move that is not offered cannot be played, for readers of a record; undefined if unknown. */
export function refusal(at: RuledState, seat: number, move: string): string | undefined {
  return against({ at, seat, player: playerAt(at.state, seat) }, readMove(move));
}

const against = <V extends Verb>(mine: Me, move: Move<V>): Reason => REASONS[move.verb]?.(mine, move);
