import type { Decision, Option } from '../../../src/engine/decision.ts';
import { beginsWith } from '../../../src/engine/notation.ts';
import { ROOMS } from '../../../src/games/cave-vs-cave/board.ts';
import { playerAt, printedWalls, reachable, spotAt, wallPlaces } from '../../../src/games/cave-vs-cave/cave.ts';
import { cellName } from '../../../src/games/cave-vs-cave/cells.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { ERA_ONE_GOODS, GOODS, type Good, limitOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { ROOM_TILES, roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { OPEN_TILES, roundsOf, turnsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import { soloResult } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { Back, Player, State } from '../../../src/games/cave-vs-cave/state.ts';
import { ACTION_TILES, backOf, FIELDS, fieldBelow, tileOf } from '../../../src/games/cave-vs-cave/tiles.ts';
import { type Owner, ownerAt } from '../../shared/owner.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { planOf } from './layout/plan.ts';
import type { CaveInput, GoodCount, RoomCard, SlotCard, SpotCard, TableInput, TableSeat, TileCard } from './scene.ts';
import type { PictureWords } from './words.ts';

/** A state to show, with the owners of its seats and the words. */
export interface Shown {
  readonly state: State;
  readonly owners: readonly Owner[];
  readonly words: PictureWords;
}

/** What to compare a picture with, and what can be chosen in it. */
interface Lens {
  readonly before?: State | undefined;
  readonly decision?: Decision | undefined;
  /** Moves whose tiles and rooms are marked as if they were new. */
  readonly marked?: readonly string[] | undefined;
  /** Tiles, rooms (`rooms` for all that are on sale), places and goods to mark, by name. */
  readonly marks?: readonly string[] | undefined;
}

/** Moves as options. */
const asOptions = (moves: readonly string[] = []) => moves.map((move) => ({ move }));

/** The era and round, as a heading. */
export function stageOf({ stage }: PictureWords, state: State): string {
  if (state.phase === 'work') return stage.round(state.era, state.round, roundsOf(state));
  return stage[state.phase];
}

/** A room tile with its words. */
export function roomCard({ room }: PictureWords, id: string): RoomCard {
  const { number, colour, cost, walls, points } = roomOf(id);
  const { name, effect } = room(id);
  return { id, name, effect, number, colour, cost, walls, points };
}

/** The rooms that a decision offers to furnish or draft. */
export const roomsOnOffer = ({ options }: Decision): string[] => [
  ...new Set([...ofKind('furnish', options), ...ofKind('draft', options)].map(({ room }) => room)),
];

/** Cards of rooms, with marks on new ones and on those to choose from. */
export function roomCards(
  words: PictureWords,
  rooms: readonly string[],
  { before, decision, marked, marks = [] }: Lens,
): RoomCard[] {
  const meant = [...ofKind('furnish', asOptions(marked)).map(({ room }) => room), ...marks];
  const offered = decision === undefined ? [] : roomsOnOffer(decision);
  return rooms.map((id) => ({
    ...roomCard(words, id),
    ...((meant.includes(id) || marks.includes('rooms') || (before !== undefined && !before.display.includes(id))) && {
      fresh: true,
    }),
    ...(offered.length > 0 && { possible: offered.includes(id) }),
  }));
}

function tileCards({ state, owners, words }: Shown, { before, decision, marked, marks = [] }: Lens): TileCard[] {
  const meant = [...ofKind('use', asOptions(marked)).map(({ tile }) => tile), ...marks];
  const { row, shown, taken } = state;
  const offered = ofKind('use', decision?.options ?? []).map(({ tile }) => tile);
  const said = hasConditions(state) ? (effect: string) => effect : words.unconditioned;
  return row.map((id, index) => {
    const fieldIndex = fieldBelow(state, index);
    const field = words.fields[fieldIndex];
    const beneath = field === undefined ? {} : { field: said(field), fieldIndex };
    if (index >= shown || !(id in ACTION_TILES)) {
      const name = words.pictures.round(fieldIndex >= 0 ? fieldIndex + 1 : index + 1 - OPEN_TILES);
      const back = (id in ACTION_TILES ? backOf(id) : id) as Back;
      return { name, effect: '', back, ...beneath, ...conditionOf(state, undefined, fieldIndex) };
    }
    const taker = taken.find(({ tile }) => tile === id);
    const { name } = words.actionTile(id);
    const isNew = before !== undefined && (index >= before.shown || isTaken(before, id) !== (taker !== undefined));
    const fresh = isNew || meant.includes(id);
    return {
      id,
      name,
      effect: words.effectNow(id, { turns: turnsOf(state), field: -1, conditions: hasConditions(state) }),
      ...beneath,
      ...conditionOf(state, id, fieldIndex),
      ...(taker !== undefined && { taker: ownerAt({ owners }, taker.seat) }),
      ...(fresh && { fresh }),
      // In a draft, nobody can take a tile.
      ...((offered.length > 0 || state.phase === 'draft') && { possible: offered.includes(id) }),
    };
  });
}

/**
 * Whether tiles and fields have conditions; they have none for a solo player, unless the table has decided otherwise.
 */
const hasConditions = ({ options, players }: State): boolean =>
  players.length > 1 || !options.rulings.soloWithoutConditions;

/** The good that a player needs more of to take a tile, because of the tile or the field below it. */
function conditionOf(state: State, id: string | undefined, fieldIndex: number): { readonly more?: Good } {
  if (!hasConditions(state)) return {};
  const condition = FIELDS[fieldIndex]?.condition ?? (id === undefined ? undefined : tileOf(id).condition);
  return condition === undefined ? {} : { more: condition.more };
}

const isTaken = ({ taken }: State, id: string): boolean => taken.some(({ tile }) => tile === id);

/** The players in seating order, starting with the one who started the round. */
function tableSeats({ state, owners }: Shown): TableSeat[] {
  if (state.phase !== 'work') return [];
  const { players, startingPlayer, taken, turn } = state;
  const turns = turnsOf(state);
  return players.map((_, at) => {
    const seat = (startingPlayer + at) % players.length;
    const used = taken.filter((each) => each.seat === seat).length;
    return {
      owner: ownerAt({ owners }, seat),
      turns,
      left: Math.max(0, turns - used),
      onTurn: turn?.seat === seat,
      starts: players.length > 1 && seat === startingPlayer,
    };
  });
}

/** The walls in the common supply; in a draft, those of the current player, who can build only these (001 p. 10). */
const wallsLeft = (state: State): number =>
  state.phase === 'draft' && state.turn !== undefined ? playerAt(state, state.turn.seat).ownWalls : state.walls;

/** The shared board of both players. */
export function tableScene(shown: Shown, lens: Lens = {}): TableInput {
  const { state, words } = shown;
  const { turn } = state;
  const piles = ([1, 2] as const).flatMap((era) => {
    const count = state.piles[era].length;
    const back: Back = era === 1 ? 'room 1' : 'room 2';
    return count === 0 ? [] : [{ back, count }];
  });
  return {
    title: turn === undefined ? words.pictures.table : words.pictures.turnOf(ownerAt(shown, turn.seat).name),
    stage: stageOf(words, state),
    tiles: tileCards(shown, lens),
    rooms: roomCards(words, state.display, lens),
    pool: roomCards(words, state.pool, {}),
    poolTitle: words.pictures.pool,
    roomsTitle: state.phase === 'draft' ? words.pictures.draft : words.pictures.rooms,
    walls: wallsLeft(state),
    cavernLeft: state.cavernLeft,
    wallsText: words.pictures.walls(wallsLeft(state)),
    cavernText: words.pictures.caverns(state.cavernLeft ? 1 : 0),
    piles,
    seats: tableSeats(shown),
  };
}

/** The letters for choosing places for walls; the letters of columns are capitals. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of the places for walls in some options, by place. */
export function wallLetters(options: readonly Option[]): ReadonlyMap<string, string> {
  const slots = [...ofKind('wall', options), ...ofKind('breach', options)].map(({ slot }) => slot);
  return new Map([...new Set(slots)].map((slot, at) => [slot, LETTERS[at] ?? String(at + 1)]));
}

/** The cells and the places for walls in the options of a branch: cells have their own names, walls a letter each. */
function lettersOf(decision: Decision | undefined, branch: string | undefined): ReadonlyMap<string, string> {
  const options = (decision?.options ?? []).filter(({ move }) => branch === undefined || beginsWith(move, branch));
  const cells = [
    ...ofKind('excavate', options),
    ...ofKind('cover', options),
    ...(branch === undefined ? [] : [...ofKind('furnish', options), ...ofKind('draft', options)]),
  ].map(({ cell }) => cell);
  return new Map([...cells.map((cell) => [cell, cell.toUpperCase()] as const), ...wallLetters(options)]);
}

function spotCards(words: PictureWords, player: Player, { before, letters, rulings, marks }: Marked): SpotCard[] {
  const open = reachable(player, false, rulings);
  return ROOMS.flatMap(({ bonus }, cell): SpotCard[] => {
    const spot = spotAt(player, cell);
    if (spot.is === 'none') return [];
    const was = before && spotAt(before, cell);
    const letter = letters.get(cellName(cell));
    return [
      {
        cell: cellName(cell),
        is: spot.is,
        walls: printedWalls(player, cell, rulings),
        ...(bonus !== undefined && { bonus }),
        ...(spot.is === 'furnished' && spot.room in ROOM_TILES && { room: roomCard(words, spot.room) }),
        ...(spot.is === 'covered' && { back: spot.era === 1 ? ('room 1' as const) : ('room 2' as const) }),
        ...(spot.is === 'covered' && open.includes(cell) && { reachable: true }),
        ...(((was !== undefined && was.is !== spot.is) || marks.includes(cellName(cell))) && { fresh: true }),
        ...(letter !== undefined && { letter }),
      },
    ];
  });
}

/** Whether a cave fills both boards, so that its rooms are too small on a phone to read their effects. */
export function fillsBothBoards(player: Player): boolean {
  const cells = ROOMS.flatMap((_, cell) => (spotAt(player, cell).is === 'none' ? [] : [{ cell: cellName(cell) }]));
  return planOf(cells).across > 2;
}

/** What to compare a cave with, and which letters to show in it. */
interface Marked {
  readonly before: Player | undefined;
  readonly letters: ReadonlyMap<string, string>;
  readonly rulings: State['options']['rulings'];
  readonly marks: readonly string[];
}

function slotCards(player: Player, { before, letters, rulings }: Marked): SlotCard[] {
  const places = [...new Set([...player.walls, ...wallPlaces(player, rulings)])];
  return places.map((slot) => {
    const built = player.walls.includes(slot);
    const letter = letters.get(slot);
    return {
      slot,
      built,
      ...(before !== undefined && before.walls.includes(slot) !== built && { fresh: true }),
      ...(letter !== undefined && { letter }),
    };
  });
}

/** How many of each good a player has; none in a draft, because nobody has goods before it. */
function goodCounts(
  { era, phase }: State,
  { goods }: Player,
  { before, marks, full }: Pick<Marked, 'before' | 'marks'> & { readonly full: string },
): GoodCount[] {
  if (phase === 'draft' || phase === 'dealing') return [];
  return (era === 1 ? ERA_ONE_GOODS : GOODS).map((good) => {
    const was = before?.goods[good];
    return {
      good,
      count: goods[good],
      limit: limitOf(good),
      ...(goods[good] >= limitOf(good) && { full }),
      ...(was !== undefined && was !== goods[good] && { before: was }),
      ...(marks.includes(good) && { marked: true }),
    };
  });
}

/** How to show a cave. */
interface CaveLens extends Lens {
  readonly branch?: string | undefined;
  readonly score?: boolean;
  readonly lastAction?: string | undefined;
}

/** A player's cave and goods. */
export function caveScene(shown: Shown, seat: number, lens: CaveLens = {}): CaveInput {
  const { state, words } = shown;
  const player = playerAt(state, seat);
  const owner = ownerAt(shown, seat);
  const { rulings } = state.options;
  const letters = lettersOf(lens.decision, lens.branch);
  const marked = { before: lens.before?.players[seat], letters, rulings, marks: lens.marks ?? [] };
  return {
    title: words.boards.one(owner.name),
    owner,
    stage: stageOf(words, state),
    spots: spotCards(words, player, marked),
    slots: slotCards(player, marked),
    goods: goodCounts(state, player, { ...marked, full: words.pictures.full }),
    score: lens.score === false ? undefined : caveVsCave.score(state)[seat]?.total,
    lastAction: lens.lastAction,
    startingPlayer: state.players.length > 1 && state.startingPlayer === seat,
  };
}

/** Whether a solo player has missed the target of the game. */
const missesAim = (state: State, total: number): boolean =>
  state.players.length === 1 && soloResult(state, total) === 'missed';

/** The score sheet of all seats, or only of the given ones, in order of rank. */
export function scoreScene({ state, owners, words }: Shown, title: string, seats?: readonly number[]): ScoreInput {
  const places = caveVsCave.ranking(state);
  const shown = caveVsCave.score(state).filter(({ seat }) => seats?.includes(seat) ?? true);
  const scores = shown.toSorted((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));
  const keys = [...new Set(scores.flatMap(({ lines }) => lines.map(({ key }) => key)))];
  return {
    title,
    players: scores.map(({ seat, total }) => ({
      owner: ownerAt({ owners }, seat),
      total,
      winner: state.phase === 'end' && places[seat] === 1 && !missesAim(state, total),
    })),
    lines: keys.map((key) => ({
      key,
      name: words.scoring.line(key),
      points: scores.map(({ lines }) => lines.find((line) => line.key === key)?.points ?? 0),
    })),
    totalName: words.scoring.total,
  };
}
