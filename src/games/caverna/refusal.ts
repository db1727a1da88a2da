import { dwarfRoom } from './animals.ts';
import { costFor, playerAt, tileOf } from './asking.ts';
import { countGround } from './cave.ts';
import { entriesOf } from './goods.ts';
import { readMove } from './moves/codec.ts';
import type { Move, Verb } from './moves/move.ts';
import type { Me, RuledState } from './power.ts';
import type { Bundle } from './state.ts';
import { builtTiles } from './tasks/furnish.ts';
import { type Feed, stillNeeded, stoneNeeded } from './tasks/harvest.ts';

type Reason = string | undefined;

/** What is missing of a cost: `1 wood and 2 stone`. */
function missing({ player: { goods } }: Me, cost: Bundle): string {
  return entriesOf(cost)
    .map(([good, count]) => [good, count - (goods[good] ?? 0)] as const)
    .flatMap(([good, short]) => (short > 0 ? [`${short} ${good}`] : []))
    .join(' and ');
}

const lacks = (mine: Me, cost: Bundle): Reason => {
  const list = missing(mine, cost);
  return list === '' ? undefined : `${list} ${list.startsWith('1 ') && !list.includes(' and ') ? 'is' : 'are'} missing`;
};

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
  return now.food < now.due ? `not enough food: ${now.due} are due and ${now.food} are there` : lacks(mine, now.stone);
}

function beg(mine: Me): Reason {
  const now = feeding(mine);
  if (now === undefined) return undefined;
  if (now.food < now.due) return `${now.due - now.food} food is missing, and that many markers are taken`;
  return lacks(mine, now.stone) ?? 'there is enough food';
}

function place({ at, player }: Me, { space: id }: Move<'place'>): Reason {
  if (player.agenda.at(-1)?.do !== 'place') return undefined;
  if (!at.state.spaces.some((space) => space.id === id)) return `the space "${id}" is not in play`;
  if (at.state.players.some(({ dwarfs }) => dwarfs.some((dwarf) => dwarf.at === id))) return 'a dwarf stands there';
  return 'none of its actions could be carried out there';
}

function send(mine: Me, { strength }: Move<'send'>): Reason {
  const { turn } = mine.at.state;
  if (mine.player.agenda.at(-1)?.do !== 'place') return undefined;
  if ((turn?.dwarf ?? -1) >= 0) return 'a dwarf has been sent already';
  const there = mine.player.dwarfs.some((dwarf) => dwarf.at === 'home' && dwarf.weapon === strength);
  return there ? lacks(mine, { ruby: 1 }) : `no dwarf with a weapon of strength ${strength} is at home`;
}

function pass({ at, player }: Me): Reason {
  const sent = player.agenda.at(-1)?.do === 'place' && (at.state.turn?.dwarf ?? -1) >= 0;
  return sent ? 'a ruby has been paid for the dwarf that has been sent; it has to be placed' : undefined;
}

function furnish(mine: Me, { tile: id, oreFor }: Move<'furnish'>): Reason {
  const { rules, state } = mine.at;
  if (!rules.supply.includes(id)) return `there is no furnishing tile "${id}" in the supply`;
  const tile = tileOf(rules, id);
  if (builtTiles(state).has(id) && !tile.unlimited) return 'that furnishing tile has been built';
  const short = oreFor.length === 0 ? lacks(mine, costFor(mine, tile.cost, 'furnish')) : undefined;
  const ground = tile.lies ?? 'cavern';
  return short ?? (countGround(mine.player, ground) === 0 ? `there is no empty ${ground}` : undefined);
}

function forge({ at, player }: Me, { strength }: Move<'forge'>): Reason {
  const armed = (player.dwarfs[at.state.turn?.dwarf ?? -1]?.weapon ?? 0) > 0;
  if (armed) return 'the dwarf bears a weapon already';
  return strength > 8 ? 'a weapon is forged with a strength of 8 at most' : `${player.goods.ore} ore is there`;
}

function grow(mine: Me): Reason {
  return dwarfRoom(mine) > mine.player.dwarfs.length ? undefined : 'there is no room for another dwarf';
}

function sow(mine: Me): Reason {
  const { goods } = mine.player;
  if (goods.grain + goods.vegetable === 0) return 'there is no grain or vegetable to sow';
  const fields = mine.player.cells.filter((cell) => cell.ground === 'field' && cell.crop === undefined).length;
  return `there ${fields === 1 ? 'is 1 empty field' : `are ${fields} empty fields`}`;
}

function loot({ at, player }: Me, { item: id }: Move<'loot'>): Reason {
  const item = at.rules.loot[id];
  if (item === undefined) return `there is no loot item "${id}"`;
  const weapon = player.dwarfs[at.state.turn?.dwarf ?? -1]?.weapon ?? 0;
  return item.strength > weapon
    ? `it takes a weapon of strength ${item.strength}`
    : 'it has been taken or is of no use now';
}

/** What stands against a kind of move; undefined where it is none of these. */
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
  use: ({ player }, { tile }) => (player.tiles.includes(tile) ? undefined : `the player has no "${tile}"`),
  trade: (mine, { times }) => lacks(mine, { ore: 2 * times }),
  protect: (mine) => lacks(mine, { ruby: 1 }),
  end: ({ at, seat }) =>
    at.state.turn?.seat === seat && !at.state.turn.acted ? 'an action has to be carried out first' : undefined,
};

/** Why a move that is not offered cannot be played, for whoever reads a record; undefined where nothing more is known. */
export function refusal(at: RuledState, seat: number, move: string): string | undefined {
  return against({ at, seat, player: playerAt(at.state, seat) }, readMove(move));
}

const against = <V extends Verb>(mine: Me, move: Move<V>): Reason => REASONS[move.verb]?.(mine, move);
