import type { TableKind, Workbench } from '../../engine/workbench.ts';
import { furnishedRooms } from './cave.ts';
import { cellName } from './cells.ts';
import { type Bundle, entriesOf } from './goods.ts';
import { ofKind } from './moves/codec.ts';
import { stateFrom } from './positions.ts';
import { enrich } from './riches.ts';
import { PRINTED_ROOM, ROOM_TILES } from './rooms/index.ts';
import type { State } from './state.ts';
import { ACTION_TILES } from './tiles.ts';

const goodsText = (goods: Bundle): string =>
  entriesOf(goods)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ') || 'nothing';

function* linesOf(state: State): Generator<string> {
  yield `Era ${state.era}, round ${state.round}, ${state.phase}`;
  yield `For sale: ${state.display.join(', ')}; walls: ${state.walls}`;
  for (const [seat, player] of state.players.entries()) {
    const rooms = player.cave.flatMap((spot, cell) => {
      if (spot.is === 'none' || spot.is === 'covered') return [];
      return [`${cellName(cell)} ${spot.is === 'furnished' ? spot.room : 'empty'}`];
    });
    yield `Seat ${seat + 1}: ${goodsText(player.goods)}`;
    yield `  cave: ${rooms.join(', ')}; walls: ${player.walls.join(', ') || 'none'}`;
  }
}

/** The rooms that exist in games of a mode. */
function roomsOf({ options: { mode } }: State): string[] {
  return Object.entries(ROOM_TILES).flatMap(([id, { era }]) => {
    const played = mode === 'era1' ? era === 1 : mode === 'short' ? era === 2 : true;
    return id === PRINTED_ROOM || !played ? [] : [id];
  });
}

/**
 * The tables from which computer players learn: every mode with each of its numbers of players, the popular ones most
 * often.
 */
const LESSONS: readonly TableKind[] = [
  ...([1, 2, 1, 2, 1] as const).flatMap((seats) => [
    { seats, typed: { mode: 'era1' } },
    { seats, typed: { mode: 'era1+2' } },
  ]),
  { seats: 2, typed: { mode: 'quick' } },
  { seats: 2, typed: { mode: 'short' } },
  { seats: 1, typed: { mode: 'open' } },
  { seats: 2, typed: { mode: 'quick' } },
  { seats: 2, typed: { mode: 'short' } },
  { seats: 2, typed: { mode: 'open' } },
];

/** What the developers' tools need from Cave vs Cave. */
export const caveVsCaveWorkbench: Workbench<State> = {
  stateFrom,
  lessons: LESSONS,
  enrich,
  linesOf,
  parts(state) {
    const { mode } = state.options;
    const { length: seats } = state.players;
    const tiles = Object.entries(ACTION_TILES).flatMap(([id, { era, forTwo, endsWithEra }]) => {
      const isOver = endsWithEra === true && (mode === 'quick' || mode === 'short');
      return (seats === 1 && forTwo) || (mode === 'era1' && era === 2) || isOver ? [] : [id];
    });
    return {
      rooms: { counted: 'roomsBuilt', all: roomsOf(state) },
      tiles: { counted: 'tilesUsed', all: tiles },
    };
  },
  used: (state, chosen) => ({
    rooms: state.players.flatMap(furnishedRooms).filter((room) => room !== PRINTED_ROOM),
    tiles: ofKind('use', chosen).map(({ tile }) => tile),
  }),
};
