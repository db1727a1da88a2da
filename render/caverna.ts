import { standing } from '../src/caverna/animals.ts';
import { COVER_BONUS, cellName } from '../src/caverna/cave.ts';
import { caverna, positionOf } from '../src/caverna/game.ts';
import { type Me, me, type Position, type Tile } from '../src/caverna/power.ts';
import { harvestOf } from '../src/caverna/schedule.ts';
import {
  type Cell,
  type Dwarf,
  FARM_ANIMALS,
  type Player,
  type SpaceId,
  type State,
  type TileId,
} from '../src/caverna/state.ts';
import { feedingCost } from '../src/caverna/tasks/harvest.ts';
import { readable } from './fonts.ts';
import {
  type ActionBoardInput,
  type Candidate,
  type ChoiceInput,
  type Herd,
  type HomeBoardInput,
  type HomeCell,
  type HomeDwarf,
  type LootInput,
  type Owner,
  type Room,
  type RoundInput,
  type ScoreInput,
  SHELF,
  type ShelfThing,
  type SupplyInput,
  type TableSeat,
} from './scene.ts';
import { seatStyles } from './theme.ts';
import { tileFace } from './tiles.ts';
import type { PictureWords } from './words.ts';

/** A game to be shown: its state as anybody may see it, who sits in its seats, and the words of a language. */
export interface Shown {
  readonly state: State;
  readonly owners: readonly Owner[];
  readonly words: PictureWords;
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The owners of the seats: each with its mark by the name of its colour, and a letter of its name that no other has. */
export function ownersOf(seats: readonly { readonly name: string; readonly colour: string }[]): Owner[] {
  const used = new Set<string>();
  return seats.map(({ name, colour }, seat) => {
    const letters = [...readable(name).toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    // The players 1 and 2 are best told apart by their numbers.
    const numbers = letters.filter((letter) => /\p{N}/u.test(letter));
    const letter =
      [...letters.slice(0, 1), ...numbers, ...letters, ...ALPHABET].find((each) => !used.has(each)) ?? String(seat + 1);
    used.add(letter);
    const mark = seatStyles.findIndex((style) => style.name === colour);
    return { mark: mark < 0 ? seat : mark, letter, name };
  });
}

function ownerAt({ owners }: Shown, seat: number): Owner {
  return owners[seat] ?? { mark: seat, letter: String(seat + 1), name: String(seat + 1) };
}

const atHome = ({ weapon, at, newborn }: Dwarf): HomeDwarf => ({ weapon, newborn, away: at !== 'home' });

/** Who lives in which dwelling: dwarfs in their order, dwellings in the order in which they were built. */
function lodgings({ rules }: Position, player: Player): Map<TileId, HomeDwarf[]> {
  const waiting = player.dwarfs.map(atHome);
  const homes = new Map<TileId, HomeDwarf[]>();
  const tiles = player.tiles.map((id) => ({ id, adjust: rules.tiles[id]?.adjust }));
  for (const { id, adjust } of tiles) {
    const room = adjust?.dwarfRoom ?? 0;
    if (room > 0) homes.set(id, [...(homes.get(id) ?? []), ...waiting.splice(0, room)]);
  }
  for (const { id, adjust } of tiles) if (adjust?.sixthDwarf) homes.set(id, waiting.splice(0, 1));
  const first = tiles[0]?.id;
  if (waiting.length > 0 && first !== undefined) homes.set(first, [...(homes.get(first) ?? []), ...waiting]);
  return homes;
}

/** What a tile is worth to its owner now. */
function worth(tile: Tile, mine: Me): number {
  return tile.points + (tile.score?.bonus?.(mine) ?? 0);
}

/** The name of a tile on its picture, where its price need not tell it from another of that name. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');

function roomOf(mine: Me, id: TileId, words: PictureWords): Room | undefined {
  const tile = mine.at.rules.tiles[id];
  if (tile === undefined) return undefined;
  const coming = mine.player.memory[id];
  const lasting = tileFace(id).lasting === true && coming !== undefined;
  const left = lasting ? { left: coming.filter((round) => round > mine.at.state.round).length } : {};
  return { name: shortName(words.tile(id)), tag: tile.tag, points: worth(tile, mine), ...left };
}

function bonusOf(cell: Cell, at: number): Pick<HomeCell, 'bonus'> {
  const bonus = COVER_BONUS[at];
  if (bonus === undefined || (cell.ground !== 'forest' && cell.ground !== 'mountain')) return {};
  const { boar, food } = bonus;
  if (boar !== undefined) return { bonus: { good: 'boar', amount: boar } };
  return food === undefined ? {} : { bonus: { good: 'food', amount: food } };
}

/** The places of a player's home board with everything that stands on them. */
function placesOf(mine: Me, words: PictureWords): HomeCell[] {
  const { at, player } = mine;
  const homes = lodgings(at, player);
  const herds = standing(mine);
  return player.cells.map((cell, index) => {
    const here = herds.filter((each) => each.cell === index);
    const tile = cell.ground === 'furnished' ? cell.tile : undefined;
    const room = tile === undefined ? undefined : roomOf(mine, tile, words);
    // Several copies of the ordinary dwelling share one list, from which each takes its own.
    const dwarfs =
      tile === undefined ? [] : (homes.get(tile)?.splice(0, at.rules.tiles[tile]?.adjust?.dwarfRoom ?? 99) ?? []);
    return {
      cell,
      label: words.cell(cellName(index)),
      ...bonusOf(cell, index),
      herds: here.map(({ animal, count }) => ({ animal, count })),
      dogs: here.reduce((sum, { dogs }) => sum + dogs, 0),
      ...(room === undefined ? {} : { room }),
      dwarfs,
    };
  });
}

function homelessOf(mine: Me): Herd[] {
  const housed = standing(mine);
  return FARM_ANIMALS.flatMap((animal) => {
    const standsSomewhere = housed.reduce((sum, herd) => sum + (herd.animal === animal ? herd.count : 0), 0);
    const count = mine.player.goods[animal] - standsSomewhere;
    return count > 0 ? [{ animal, count }] : [];
  });
}

function shelfOf(player: Player): Record<ShelfThing, number> {
  const { wood, stone, ore, ruby, grain, vegetable, food, gold, dog } = player.goods;
  return { wood, stone, ore, ruby, grain, vegetable, food, gold, dog, begging: player.begging };
}

/** What differs between a player's board before and now. */
function changesOf(before: Player | undefined, now: Player): Pick<HomeBoardInput, 'changed' | 'delta'> {
  if (before === undefined) return { changed: [], delta: {} };
  const changed = now.cells.flatMap((cell, at) =>
    JSON.stringify(cell) === JSON.stringify(before.cells[at]) ? [] : [at],
  );
  const [then, today] = [shelfOf(before), shelfOf(now)];
  const delta = Object.fromEntries(
    SHELF.flatMap((thing) => (today[thing] === then[thing] ? [] : [[thing, today[thing] - then[thing]]])),
  );
  return { changed, delta };
}

/** What a home board is to tell besides the state. */
export interface HomeBoardView {
  /** The state before the changes that are to be marked; nothing is marked without one. */
  readonly before?: State | undefined;
  readonly lastAction?: string | undefined;
  /** Whether the score as of now is shown. */
  readonly score?: boolean;
}

/** The home board of a seat, counted from 0. */
export function homeBoard(shown: Shown, seat: number, view: HomeBoardView = {}): HomeBoardInput {
  const { state, words } = shown;
  const mine = me(positionOf(state), seat);
  return {
    owner: ownerAt(shown, seat),
    lantern: state.tokenHolder === seat,
    lastAction: view.lastAction,
    score: view.score === true ? caverna.score(state)[seat]?.total : undefined,
    supply: shelfOf(mine.player),
    homeless: homelessOf(mine),
    cells: placesOf(mine, words),
    ...changesOf(view.before?.players[seat], mine.player),
  };
}

/** A choice on the own board: candidates by letter and cells, and the state that the choice in hand would lead to. */
export interface ChoiceView {
  readonly candidates?: readonly Candidate[];
  readonly after?: State | undefined;
}

/** The home board of a seat with candidates, or with the effect of a choice, drawn in. */
export function choiceBoard(shown: Shown, seat: number, { candidates = [], after }: ChoiceView): ChoiceInput {
  const board = homeBoard(shown, seat);
  if (after === undefined) return { board, candidates, preview: [] };
  const { cells, changed, delta } = homeBoard({ ...shown, state: after }, seat, { before: shown.state });
  const preview = changed.flatMap((at) => {
    const cell = cells[at];
    return cell === undefined ? [] : [{ at, cell }];
  });
  return { board: { ...board, delta }, candidates, preview };
}

function roundsOf({ state, words }: Shown): RoundInput[] {
  return state.cards.map((card, at) => {
    const round = at + 1;
    const known = round <= Math.max(state.round, 5) || state.markers[at] !== 'hidden';
    const space = state.spaces.some(({ id }) => id === card) ? card : flippedCard(state, card, round);
    return {
      marker: state.markers[at] ?? 'none',
      harvest: (known ? harvestOf(state, round) : undefined) ?? 'unknown',
      card: space,
      name: words.round(round),
    };
  });
}

/** A card that was turned over lies on the table under the name of its other side. */
function flippedCard(state: State, card: State['cards'][number], round: number): State['cards'][number] {
  if (card === 'none' || card === 'hidden' || round > state.round) return card === 'none' ? 'none' : 'hidden';
  const flips = Object.values(positionOf(state).rules.spaces).find((space) => space.flips?.[0] === card)?.flips;
  return flips?.[1] ?? card;
}

/** What the next feeding that can be foreseen costs a player; a marker face down counts as a harvest. */
function feedingOf(mine: Me): TableSeat['feeding'] {
  const { state } = mine.at;
  if (state.phase === 'scoring' || state.phase === 'end') return undefined;
  const from = Math.max(1, state.round);
  const rounds = state.cards.flatMap((card, at) => (card === 'none' || at + 1 < from ? [] : [at + 1]));
  const next = rounds.find((round) => harvestOf(state, round) !== 'none');
  if (next === undefined) return undefined;
  const grown = {
    ...mine.player,
    dwarfs: mine.player.dwarfs.map((dwarf) => ({ ...dwarf, newborn: dwarf.newborn && next === state.round })),
  };
  const each = harvestOf(state, next) === 'payOne' ? 1 : 2;
  return { need: feedingCost({ ...mine, player: grown }, each), food: mine.player.goods.food };
}

function tableOf(shown: Shown): TableSeat[] {
  const { state } = shown;
  const at = positionOf(state);
  const count = state.players.length;
  return Array.from({ length: count }, (_, place) => {
    const seat = (state.startingPlayer + place) % count;
    const mine = me(at, seat);
    return {
      owner: ownerAt(shown, seat),
      lantern: state.tokenHolder === seat,
      dwarfs: mine.player.dwarfs.map(atHome),
      passed: mine.player.passed,
      feeding: feedingOf(mine),
    };
  });
}

/** What the action board is to tell besides the state: a headline of one's own, the space that was taken last. */
export interface ActionBoardView {
  readonly headline?: string | undefined;
  readonly latest?: SpaceId | undefined;
}

/** The action spaces, the players and the rounds. What lies face down stays so, whatever state is given. */
export function actionBoard(given: Shown, view: ActionBoardView = {}): ActionBoardInput {
  const state = caverna.view(given.state, 'spectator');
  const shown = { ...given, state };
  const { words } = shown;
  const turn = state.turn === undefined ? undefined : ownerAt(shown, state.turn.seat);
  const idle = state.phase === 'harvest' ? words.harvest : words.between;
  return {
    players: state.players.length,
    headline: view.headline ?? (turn === undefined ? idle : words.turnOf(turn.name)),
    turn,
    round: state.round,
    groups: words.groups,
    spaces: state.spaces.map(({ id, goods }) => ({
      id,
      name: words.space(id),
      goods,
      taken: state.players.flatMap(({ dwarfs }, seat) =>
        dwarfs.flatMap(({ weapon, newborn, at }) => (at === id ? [{ ...ownerAt(shown, seat), weapon, newborn }] : [])),
      ),
      latest: view.latest === id,
    })),
    rounds: roundsOf(shown),
    table: tableOf(shown),
  };
}

/** Which tiles of the supply are shown, under which title, and which of them may be built by the viewer now. */
export interface SupplyView {
  readonly title: string;
  readonly tiles?: readonly TileId[] | undefined;
  readonly possible?: readonly TileId[] | undefined;
}

/** The supply of furnishing tiles with who has built what. */
export function supplyBoard(shown: Shown, { title, tiles, possible }: SupplyView): SupplyInput {
  const { state, words } = shown;
  const { rules } = positionOf(state);
  return {
    title,
    tiles: (tiles ?? rules.supply).flatMap((id) => {
      const tile = rules.tiles[id];
      if (tile === undefined) return [];
      const owners = state.players.flatMap(({ cells }, seat) =>
        cells.some((cell) => cell.ground === 'furnished' && (cell.tile === id || cell.over === id))
          ? [ownerAt(shown, seat)]
          : [],
      );
      const points = tile.score?.bonus === undefined ? tile.points : undefined;
      return [
        {
          tile: id,
          name: shortName(words.tile(id)),
          tag: tile.tag,
          cost: tile.cost,
          points,
          owners,
          possible: possible?.includes(id),
        },
      ];
    }),
  };
}

/** An expedition: who is on it, how strong, how many items it brings, which ones it has taken. All may be left out for the plain overview. */
export interface LootView {
  readonly title: string;
  readonly seat?: number | undefined;
  readonly strength?: number | undefined;
  readonly level?: number | undefined;
  readonly taken?: readonly string[];
}

/** The loot of expeditions. */
export function lootBoard(shown: Shown, { title, seat, strength, level, taken = [] }: LootView): LootInput {
  const { loot } = positionOf(shown.state).rules;
  return {
    title,
    strength,
    level,
    owner: seat === undefined ? undefined : ownerAt(shown, seat),
    items: Object.entries(loot).map(([id, item]) => ({
      id,
      name: shown.words.lootItem(id),
      strength: item.strength,
      taken: taken.includes(id),
    })),
  };
}

/** The score sheet of the game as if it ended now. */
export function scoreSheet(shown: Shown, title: string): ScoreInput {
  const { state, words } = shown;
  const scores = caverna.score(state);
  const winners = state.phase === 'end' ? caverna.winners(state) : [];
  const keys = scores[0]?.lines.map(({ key }) => key) ?? [];
  return {
    title,
    totalName: words.total,
    players: scores.map(({ seat, total }) => ({ owner: ownerAt(shown, seat), total, winner: winners.includes(seat) })),
    lines: keys.map((key, at) => ({
      key,
      name: words.scoreLine(key),
      points: scores.map(({ lines }) => lines[at]?.points ?? 0),
    })),
  };
}
