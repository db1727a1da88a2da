import { stageOf } from '../../../render/games/cave-vs-cave/index.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { furnishedRooms } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { ACTION_TILES } from '../../../src/games/cave-vs-cave/tiles.ts';
import type { Recap } from '../../../src/table/ahead/recap.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Retold, Story } from '../../face.ts';
import { difference } from './activating.ts';
import type { CaveWords } from './words.ts';

/** What a turn changed in its player's supply, told behind it; the state is played on. Empty where today's rules cannot follow. */
function changeIn(words: CaveWords, state: State, { seat, moves }: FinishedTurn): string {
  const before = state.players[seat]?.goods;
  if (before === undefined) return '';
  const start = { ...before };
  try {
    for (const { move } of moves.slice(0, -1)) caveVsCave.play(state, seat, move);
    const { gained, paid } = difference(start, state.players[seat]?.goods ?? start);
    for (const { move } of moves.slice(-1)) caveVsCave.play(state, seat, move);
    return words.changed(words.change(gained, paid));
  } catch {
    // A turn must be told, whatever has become of the rules that it was played by.
    return '';
  }
}

/** The rooms that lie open in a state. */
const openRooms = ({ display, pool, players }: State): string[] => [
  ...display,
  ...pool,
  ...players.flatMap(furnishedRooms),
];

/** The names of the rooms that have been turned up between two states. */
export function turnedUp(words: CaveWords, before: State, after: State): string[] {
  const known = new Set(openRooms(before));
  const rooms = after.era === before.era ? openRooms(after).filter((room) => !known.has(room)) : [];
  return rooms.map((room) => words.room(room).name);
}

/** Two states between which turns were closed, and who sat there then. */
interface Between {
  readonly before: State;
  readonly after: State;
  readonly seats: readonly Seat[];
}

/** What each player had at the end of the first era, where it ended between two states and the second one has begun. */
function eraOneResult(words: CaveWords, { before, after, seats }: Between): string[] {
  const asked = before.phase === 'goingOn';
  const results = after.players.flatMap(({ eraOne }, seat) =>
    eraOne === undefined ? [] : [words.scoring.of(seats[seat]?.name ?? '', eraOne.rooms + eraOne.gold)],
  );
  return asked || before.era === after.era || results.length === 0 ? [] : [words.scoring.afterEraOne(results)];
}

/** What has come to light between two states: rooms, action tiles, an era. */
function news(words: CaveWords, { before, after, seats }: Between): string[] {
  const shown = new Set(before.row.slice(0, before.shown));
  const tiles = after.row.slice(0, after.shown).filter((tile) => tile in ACTION_TILES && !shown.has(tile));
  const rooms = turnedUp(words, before, after);
  const begins = after.phase === 'work' && (after.round !== before.round || after.era !== before.era);
  return [
    ...(rooms.length === 0 ? [] : [words.news.turnedUp(rooms)]),
    ...eraOneResult(words, { before, after, seats }),
    ...(begins
      ? [
          words.news.begins(
            stageOf(words, after),
            tiles.map((tile) => words.actionTile(tile).name),
          ),
        ]
      : []),
  ];
}

/** What happened: a line for each turn, then what has come to light. */
export function caveStory(words: CaveWords, { turns, seatsAt, before, after, postOf }: Story<State>): string[] {
  const state = before && caveVsCave.clone(before);
  const lines = turns.map((turn) => {
    const address = postOf?.(turn);
    const changed = state === undefined ? '' : changeIn(words, state, turn);
    const line = words.sentence(sittingAt(seatsAt, turn)?.name ?? '', movesOf(turn), changed);
    return address === undefined ? line : `${line} ${words.log.post(address)}`;
  });
  const seats = seatsAt(turns.at(-1)?.moves.at(-1)?.entry ?? 0);
  return [...lines, ...(before && after ? news(words, { before, after, seats }) : [])];
}

/** What happened since a player's last turn: a line for each turn, then what has come to light. */
export function caveRecap(words: CaveWords, { chapters, seatsAt }: Recap<State>): Retold {
  const [first] = chapters;
  const last = chapters.at(-1);
  const lines = chapters.map(({ turn, before }) => {
    const changed = changeIn(words, caveVsCave.clone(before), turn);
    return words.sentence(sittingAt(seatsAt, turn)?.name ?? '', movesOf(turn), changed);
  });
  const seats = seatsAt(last?.turn.moves.at(-1)?.entry ?? 0);
  return {
    turns: lines.length,
    lines: (from) => lines.slice(from),
    news: first && last ? news(words, { before: first.before, after: last.after, seats }) : [],
  };
}

const movesOf = ({ moves }: FinishedTurn) => moves.map(({ move }) => readMove(move));
