import type { Option } from '../../../src/engine/decision.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { SLOTS } from '../../../src/games/cave-vs-cave/board.ts';
import { playerAt, reachable, spotAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { cellName } from '../../../src/games/cave-vs-cave/cells.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { buildsWall, untakenTiles } from '../../../src/games/cave-vs-cave/tiles.ts';
import type { Asked } from '../../face/asked.ts';
import { lockedTasks } from './locked.ts';
import { fittingRooms, fittingText, lacksWalls, type Viewer } from './offered.ts';
import type { CaveWords } from './words.ts';

/**
 * Where walls come from, if one may be built now, or if a room for sale does not fit and a free tile builds walls;
 * undefined otherwise.
 */
export function wallSource(words: CaveWords, asked: Asked<State>): string | undefined {
  const { state, decision } = asked;
  if (state.phase !== 'work') return undefined;
  const isOpen = (verb: string): boolean => decision.options.some(({ move }) => verbOf(move) === verb);
  if (isOpen('wall')) return words.wallSource([], state.walls);
  const isFurnishing = isOpen('furnish') || lockedTasks(asked).some((task) => task.do === 'furnish');
  if (!isFurnishing || !lacksWalls({ state, seat: decision.seat })) return undefined;
  const tiles = untakenTiles(state).filter(buildsWall);
  return tiles.length === 0
    ? undefined
    : words.wallSource(
        tiles.map((id) => words.actionTile(id).name),
        state.walls,
      );
}

/** How a change to the walls of a cave helps to lay the rooms for sale. */
interface Helped {
  /** The rooms that fit only after it. */
  readonly gained: readonly string[];
  /** The rooms that no longer fit after it. */
  readonly lost: readonly string[];
  /** The covered rooms that can be excavated now, but no longer after it. */
  readonly closed: readonly string[];
  /** Whether it is between rooms that are still covered. */
  readonly isCovered: boolean;
}

/** What building or removing each wall does for the rooms for sale; undefined for all other moves. */
export type WallHelp = (move: Move) => Helped | undefined;

/** Finds out how walls in a position would help; tries each wall only once. */
export function wallHelp(viewer: Viewer): WallHelp {
  const known = new Map<string, Helped>();
  let fit: readonly string[] | undefined;
  return (move) => {
    if (move.verb !== 'wall' && move.verb !== 'breach') return undefined;
    const key = `${move.verb} ${move.slot}`;
    fit ??= fittingRooms(viewer) ?? [];
    const found = known.get(key) ?? helpOf(viewer, move, fit);
    known.set(key, found);
    return found;
  };
}

function helpOf(
  { state: before, seat }: Viewer,
  { verb, slot }: Move<'wall'> | Move<'breach'>,
  fit: readonly string[],
): Helped {
  const state = caveVsCave.clone(before);
  const player = playerAt(state, seat);
  const walls = verb === 'wall' ? [...player.walls, slot] : player.walls.filter((other) => other !== slot);
  state.players[seat] = { ...player, walls };
  const { rulings } = state.options;
  const reached = reachable(playerAt(state, seat), false, rulings);
  const now = fittingRooms({ state, seat }) ?? [];
  const sides = SLOTS.find((one) => one.slot === slot)?.sides ?? [];
  return {
    gained: now.filter((room) => !fit.includes(room)),
    lost: fit.filter((room) => !now.includes(room)),
    closed: reachable(player, false, rulings)
      .filter((cell) => !reached.includes(cell))
      .map(cellName),
    isCovered: sides.every(({ cell }) => spotAt(playerAt(before, seat), cell).is === 'covered'),
  };
}

/** The moves of one kind; walls that help to lay more rooms come first, those that hinder any last. */
export function inUsefulOrder(help: WallHelp, options: readonly Option[]): readonly Option[] {
  const rank = ({ move }: Option): number => {
    const { gained = [], lost = [], isCovered = false } = help(readMove(move)) ?? {};
    return -100 * gained.length + 10 * lost.length + (isCovered ? 1 : 0);
  };
  const ranks = new Map(options.map((option) => [option, rank(option)]));
  return options.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Which rooms for sale a wall helps to lay, as many as a menu has room for, and which rooms it cuts off. */
export function wallDetail({ room, telling }: CaveWords, { gained, lost, closed, isCovered }: Helped): string {
  const told = (texts: readonly string[]) => fittingText(texts.map((text) => telling.closesWay(text, closed)));
  const names = (rooms: readonly string[]) => rooms.map((id) => room(id).name);
  const texts = [false, true].flatMap((isBrief) =>
    gained.map((_, more) =>
      telling.fitsThen({ rooms: names(gained.slice(0, gained.length - more)), more, lost: names(lost), isBrief }),
    ),
  );
  if (texts.length > 0) return told(texts);
  if (lost.length > 0) return told([telling.unfitsThen(names(lost)), telling.unfitsThen([])]);
  return told([isCovered ? telling.betweenCovered : telling.noneThen]);
}
