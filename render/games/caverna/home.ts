import { winners } from '../../../src/engine/ranking.ts';
import { fits, housed, pens, roomFor, standing } from '../../../src/games/caverna/animals.ts';
import { answers, me, powersOf } from '../../../src/games/caverna/asking.ts';
import { COVER_BONUS, cellName, NEIGHBOURS } from '../../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import type { Me, Power, Tile } from '../../../src/games/caverna/power.ts';
import { turnOrder } from '../../../src/games/caverna/rounds.ts';
import { type Cell, FARM_ANIMALS, FOLK_CROPS, type Player, type State } from '../../../src/games/caverna/state.ts';
import { coverBonus } from '../../../src/games/caverna/tasks/lay.ts';
import {
  COUNTED,
  type Counted,
  type Herd,
  type HomeBoardInput,
  type HomeCell,
  type HomeDwarf,
  type Room,
  SHELF,
  type Supply,
} from './scene.ts';
import { atHome, ownerOf, type Shown, shortName } from './shown.ts';
import { tileFace } from './tile-icons.ts';
import type { PictureWords } from './words.ts';

/** Who lives in which dwelling: dwarfs in their order, dwellings in the order in which they were built. */
function lodgings(mine: Me, powers: ReturnType<typeof powersOf>): Map<string, HomeDwarf[]> {
  const waiting = mine.player.dwarfs.map(atHome);
  const homes = new Map<string, HomeDwarf[]>();
  for (const { id } of powers) {
    const goblin = waiting.findIndex((who) => who.goblin);
    if (goblin >= 0 && tileFace(id).goblins) homes.set(id, waiting.splice(goblin, 1));
  }
  for (const { id, adjust } of powers) {
    if (homes.has(id) && tileFace(id).goblins) continue;
    const room = roomFor(mine, adjust?.dwarfRoom ?? 0);
    if (room > 0) homes.set(id, [...(homes.get(id) ?? []), ...waiting.splice(0, room)]);
  }
  for (const { id, adjust } of powers) if (adjust?.sixthDwarf) homes.set(id, waiting.splice(0, 1));
  const [first] = mine.player.tiles;
  if (waiting.length > 0 && first !== undefined) homes.set(first, [...(homes.get(first) ?? []), ...waiting]);
  return homes;
}

/** What a tile is currently worth to its owner. */
function worth(tile: Tile, mine: Me): number {
  const priced = powersOf(mine).findLast(({ score }) => score?.worth !== undefined)?.score?.worth;
  return (priced?.(tile) ?? tile.points) + (tile.score?.bonus?.(mine) ?? 0);
}

function roomOf(mine: Me, id: string, words: PictureWords): Room | undefined {
  const tile = mine.at.rules.tiles[id];
  if (tile === undefined) return undefined;
  const coming = mine.player.memory[id];
  const lasting = tileFace(id).lasting === true && coming !== undefined;
  const left = lasting ? { left: coming.filter((round) => round > mine.at.state.round).length } : {};
  return { name: shortName(words.tile(id)), tag: tile.tag, points: worth(tile, mine), told: words.strip(id), ...left };
}

function bonusOf(mine: Me, cell: Cell, at: number): Pick<HomeCell, 'bonus'> {
  if (COVER_BONUS[at] === undefined || (cell.ground !== 'forest' && cell.ground !== 'mountain')) return {};
  const { boar = 0, food = 0 } = coverBonus(mine, [at]);
  if (boar > 0) return { bonus: { good: 'boar', amount: boar } };
  return food > 0 ? { bonus: { good: 'food', amount: food } } : {};
}

/** Where the animals are; if there is not enough room, as many of each kind as fit. */
function herdsOf(mine: Me): ReturnType<typeof standing> {
  if (housed(mine)) return standing(mine);
  const { player } = mine;
  const herd = { sheep: 0, donkey: 0, boar: 0, cattle: 0 };
  const growing = new Set(FARM_ANIMALS);
  while (growing.size > 0) {
    for (const animal of growing) {
      const more = { ...herd, [animal]: herd[animal] + 1 };
      if (more[animal] <= player.goods[animal] && fits(mine, more)) herd[animal] += 1;
      else growing.delete(animal);
    }
  }
  return standing({ ...mine, player: { ...player, goods: { ...player.goods, ...herd } } });
}

/**
 * How many more dwarfs a room can take. Room for the sixth counts only if there are already five, and only one person
 * can be the sixth.
 */
function freeBeds({ adjust }: Power, mine: Me, lodgers: number): number {
  const { dwarfs } = mine.player;
  const others = dwarfs.some(({ goblin }) => goblin) || answers(mine, 'familySize').length > 0;
  const forSixth = adjust?.sixthDwarf && dwarfs.length >= 5 && !others;
  const beds = forSixth ? 1 : roomFor(mine, adjust?.dwarfRoom ?? 0);
  return Math.max(0, beds - lodgers);
}

/** The places of a player's home board with everything on them. */
function placesOf(mine: Me, words: PictureWords): HomeCell[] {
  const { player } = mine;
  const powers = powersOf(mine);
  const homes = lodgings(mine, powers);
  const herds = herdsOf(mine);
  const room = pens(mine);
  return player.cells.map((cell, index) => {
    const here = herds.filter((each) => each.cell === index);
    const tile = cell.ground === 'furnished' ? cell.tile : undefined;
    const furnished = tile === undefined ? undefined : roomOf(mine, tile, words);
    const power = powers.find(({ id }) => id === tile);
    // Copies of the ordinary dwelling share one list, from which each takes its own dwarfs.
    const dwarfs =
      tile === undefined ? [] : (homes.get(tile)?.splice(0, roomFor(mine, power?.adjust?.dwarfRoom ?? 99)) ?? []);
    const holds = here.find((each) => each.dogs > 0)?.holds ?? room.get(index) ?? 0;
    return {
      cell,
      label: words.cell(cellName(index)),
      ...bonusOf(mine, cell, index),
      herds: here.map(({ animal, count }) => ({ animal, count })),
      dogs: here.reduce((sum, { dogs }) => sum + dogs, 0),
      ...(holds > 1 && { holds }),
      ...(furnished !== undefined && { room: furnished }),
      dwarfs,
      beds: power === undefined ? 0 : freeBeds(power, mine, dwarfs.length),
    };
  });
}

function homelessOf(mine: Me): Herd[] {
  const herds = herdsOf(mine);
  return FARM_ANIMALS.flatMap((animal) => {
    const standsSomewhere = herds.reduce((sum, herd) => sum + (herd.animal === animal ? herd.count : 0), 0);
    const count = mine.player.goods[animal] - standsSomewhere;
    return count > 0 ? [{ animal, count }] : [];
  });
}

/** Which two halves can form a twin tile. */
const TWINS: readonly string[] = ['meadow field', 'field meadow', 'cavern tunnel', 'tunnel cavern', 'cavern cavern'];

const isBare = (cell: Cell | undefined): boolean =>
  cell === undefined || cell.ground === 'forest' || cell.ground === 'mountain' || cell.ground === 'outside';

/** Pairs of neighbours that a twin tile may have covered; each place is in at most one pair. */
function twinsOf(before: Player, now: Player, changed: readonly number[]): HomeBoardInput['twins'] {
  const laid = new Set(changed.filter((at) => isBare(before.cells[at])));
  const fits = (a: number, b: number): boolean =>
    laid.has(b) && TWINS.includes(`${now.cells[a]?.ground} ${now.cells[b]?.ground}`);
  const partners = (at: number): number[] => (NEIGHBOURS[at] ?? []).filter((other) => fits(at, other));
  const pairs: (readonly [number, number])[] = [];
  // Halves that fit only one tile come first, so that no neighbour takes their other half.
  for (;;) {
    const [next] = [...laid]
      .filter((at) => partners(at).length > 0)
      .sort((a, b) => partners(a).length - partners(b).length);
    const [other] = next === undefined ? [] : partners(next).sort((a, b) => partners(a).length - partners(b).length);
    if (next === undefined || other === undefined) return pairs;
    pairs.push([Math.min(next, other), Math.max(next, other)]);
    laid.delete(next);
    laid.delete(other);
  }
}

/** The goods of a supply; crops of forgotten folks only if there are any, or were before. */
function shelfOf({ goods, begging }: Player, before: Player | undefined): Supply {
  const { wood, stone, ore, ruby, grain, vegetable, food, gold, dog } = goods;
  const crops = FOLK_CROPS.filter((crop) => goods[crop] || before?.goods[crop]).map((crop) => [crop, goods[crop] ?? 0]);
  return { wood, stone, ore, ruby, grain, vegetable, ...Object.fromEntries(crops), food, gold, dog, begging };
}

const countOf = ({ goods, begging }: Player, thing: Counted): number =>
  thing === 'begging' ? begging : (goods[thing] ?? 0);

/** The homes of people born since then. */
function cradlesOf(before: Player, now: Player, places: readonly HomeCell[]): number[] {
  const cradles = places.flatMap(({ dwarfs }, at) => dwarfs.flatMap(({ newborn }) => (newborn ? [at] : [])));
  const born = now.dwarfs.length - before.dwarfs.length;
  return born > 0 ? cradles.slice(-born) : [];
}

/** The changes on a player's board in the given places. */
function changesOf(
  before: Player | undefined,
  now: Player,
  places: readonly HomeCell[],
): Pick<HomeBoardInput, 'changed' | 'twins' | 'delta'> {
  if (before === undefined) return { changed: [], twins: [], delta: {} };
  const cradles = cradlesOf(before, now, places);
  const changed = now.cells.flatMap((cell, at) =>
    JSON.stringify(cell) === JSON.stringify(before.cells[at]) && !cradles.includes(at) ? [] : [at],
  );
  const gained = COUNTED.map((thing) => [thing, countOf(now, thing) - countOf(before, thing)] as const);
  const delta = Object.fromEntries(gained.filter(([, amount]) => amount !== 0));
  return { changed, twins: twinsOf(before, now, changed), delta };
}

/** Seats in playing order, as the table lists them; after the game, by rank. */
export function inOrder(state: State, seats: readonly number[]): number[] {
  const places = state.phase === 'end' ? caverna.ranking(state) : undefined;
  const order = turnOrder(state);
  const at = (seat: number): number => (places === undefined ? order.indexOf(seat) : (places[seat] ?? 0));
  return seats.toSorted((one, other) => at(one) - at(other));
}

/** The marked places and goods of a board. */
const markedOn = (places: readonly HomeCell[], marks: readonly string[]): NonNullable<HomeBoardInput['marked']> => ({
  places: [...places.keys()].filter(
    (at) => marks.includes(cellName(at)) || marks.includes(places[at]?.cell.ground ?? ''),
  ),
  goods: SHELF.filter((thing) => marks.includes(thing)),
});

/** What a home board shows in addition to the state. */
export interface HomeBoardView {
  /** The state before the changes to mark; if left out, nothing is marked. */
  readonly before?: State | undefined;
  readonly lastAction?: string | undefined;
  /** Whether to show the round. */
  readonly staged?: boolean;
  /** Whether to show the current score. */
  readonly score?: boolean;
  /** Places, grounds and goods to mark, by their names. */
  readonly marks?: readonly string[] | undefined;
}

/** The home board of a seat, counted from 0. */
export function homeBoard(shown: Shown, seat: number, view: HomeBoardView = {}): HomeBoardInput {
  const { state, words } = shown;
  const mine = me(positionOf(state), seat);
  const { folk } = mine.player;
  const places = placesOf(mine, shown.words);
  return {
    owner: ownerOf(shown, seat),
    ...(folk !== undefined && { folk: words.folk(folk).name }),
    stage: view.staged === true ? words.round(Math.max(1, state.round)) : undefined,
    lantern: state.tokenHolder === seat,
    ...(state.phase === 'end' && winners(caverna, state).includes(seat) && { winner: true }),
    lastAction: view.lastAction,
    score: view.score === true ? caverna.score(state)[seat]?.total : undefined,
    supply: shelfOf(mine.player, view.before?.players[seat]),
    homeless: homelessOf(mine),
    cells: places,
    ...changesOf(view.before?.players[seat], mine.player, places),
    ...(view.marks !== undefined && { marked: markedOn(places, view.marks) }),
  };
}
