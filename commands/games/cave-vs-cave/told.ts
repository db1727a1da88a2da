import { stageOf } from '../../../render/games/cave-vs-cave/index.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { FREE_ROOM } from '../../../src/games/cave-vs-cave/board.ts';
import { furnishedRooms, spotAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind, readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { turnsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import { roomPoints } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { ACTION_TILES, chargesPerTurn, faceUpTiles } from '../../../src/games/cave-vs-cave/tiles.ts';
import type { Recap } from '../../../src/table/ahead/recap.ts';
import type { Moment } from '../../../src/table/play/moment.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Retold, Story } from '../../face/face.ts';
import { difference } from './activating.ts';
import type { CaveWords } from './words.ts';

/** The states before and after a turn. */
type Around = Omit<Moment<State>, 'turn'>;

/** What a turn changed in its player's supply; empty if it cannot be replayed. */
function changeIn(words: CaveWords, { seat }: FinishedTurn, moment: Around | undefined): string {
  const [before, after] = [moment?.before.players[seat]?.goods, moment?.played.players[seat]?.goods];
  if (before === undefined || after === undefined) return '';
  const { gained, paid } = difference(before, after);
  return words.change(gained, paid);
}

/** The face-up rooms in a state. */
const openRooms = ({ display, pool, players }: State): string[] => [
  ...display,
  ...pool,
  ...players.flatMap(furnishedRooms),
];

/** The rooms turned up between two states. */
export function turnedUp(before: State, after: State): string[] {
  const known = new Set(openRooms(before));
  return after.era === before.era ? openRooms(after).filter((room) => !known.has(room)) : [];
}

/** A room with its colour and its effect: `🟠 **Tunnel**: 2 food`. */
export const roomLine = (words: CaveWords, room: string): string =>
  words.telling.line({ ...words.room(room), colour: roomOf(room).colour });

/** A room that was turned up, with its price, points and effect; in a draft it is free. */
export const revealed = (words: CaveWords, { phase }: Pick<State, 'phase'>, room: string): string =>
  words.telling.revealed({ ...roomOf(room), ...words.room(room), ...(phase === 'draft' && { cost: {} }) });

/**
 * Everybody's goods at the start of the second era, and for whom the way into the cave is free; only if that era
 * started between two states.
 */
function goodsAtStart(words: CaveWords, { before, after, seats }: Between): string[] {
  const begins = after.phase === 'work' && after.era === 2 && (before.era === 1 || before.phase !== 'work');
  if (!begins) return [];
  const carried = after.players.map(({ goods }, seat) => {
    const owned = Object.fromEntries(GOODS.flatMap((good) => (goods[good] > 0 ? [[good, goods[good]]] : [])));
    const told = after.options.mode === 'quick' ? words.news.afterDraft : words.news.carried;
    return told(seats[seat]?.name ?? '', owned);
  });
  const namesWith = (is: string) =>
    after.players.flatMap((player, seat) =>
      spotAt(player, FREE_ROOM.eraTwo).is === is ? [seats[seat]?.name ?? ''] : [],
    );
  const [free, covered] = [namesWith('empty'), namesWith('covered')];
  const way = free.length + covered.length === 0 ? [] : [words.news.free(free, covered, whyCovered(after))];
  return [...carried, ...madeUp(words, after, seats), ...way];
}

/** Why the way into the cave is covered for one player: they lead, or begin if both have drafted the same points. */
function whyCovered({ options, players }: State): 'ahead' | 'begins' {
  const isEven = new Set(players.map(roomPoints)).size === 1;
  return options.mode === 'quick' && isEven ? 'begins' : 'ahead';
}

/** Why a player has more gold after a draft, if they drafted fewer points. */
function madeUp(words: CaveWords, { options, players }: State, seats: readonly Seat[]): string[] {
  if (options.mode !== 'quick') return [];
  const drafted = players.map((player, seat) => ({
    name: seats[seat]?.name ?? '',
    points: roomPoints(player),
    gold: player.goods.gold,
  }));
  const [less, more] = drafted.toSorted((one, other) => one.points - other.points);
  return less === undefined || more === undefined || less.points === more.points
    ? []
    : [words.news.makesUp(less, more, less.gold - more.gold)];
}

/** Two states, the turns between them, and the players at that time. */
interface Between {
  readonly before: State;
  readonly after: State;
  readonly seats: readonly Seat[];
}

/** Each player's result of the first era, if it ended between two states and the second one has started. */
function eraOneResult(words: CaveWords, { before, after, seats }: Between): string[] {
  const asked = before.phase === 'goingOn';
  const results = after.players.flatMap(({ eraOne }, seat) =>
    eraOne === undefined ? [] : [words.scoring.of(seats[seat]?.name ?? '', eraOne.rooms + eraOne.gold)],
  );
  return asked || before.era === after.era || results.length === 0 ? [] : [words.scoring.afterEraOne(results)];
}

/** Says that the food for furnishing has changed since the previous round, and why. */
function pricesNow(words: CaveWords, before: State, after: State): string[] {
  const charging = faceUpTiles(after).filter((id) => id in ACTION_TILES && chargesPerTurn(id));
  if (before.phase !== 'work' || turnsOf(before) === turnsOf(after) || charging.length === 0) return [];
  const names = charging.map((tile) => words.actionTile(tile).name);
  return [`-# ${words.news.turns(turnsOf(after), names, { alone: after.players.length === 1 })}`];
}

/** The news between two states: effects of furnished rooms, and which rooms, action tiles and eras were revealed. */
function news(words: CaveWords, { before, after, seats }: Between): string[] {
  const shown = new Set(faceUpTiles(before));
  const tiles = faceUpTiles(after).filter((tile) => tile in ACTION_TILES && !shown.has(tile));
  const stood = new Set(before.players.flatMap(furnishedRooms));
  const furnished = after.players.flatMap(furnishedRooms).filter((room) => !stood.has(room));
  // A room that was furnished at once is already described.
  const rooms = turnedUp(before, after).filter((room) => !furnished.includes(room));
  const begins = after.phase === 'work' && (after.round !== before.round || after.era !== before.era);
  return [
    ...furnished.map((room) => `-# ${roomLine(words, room)}`),
    ...rooms.map((room) => words.news.turnedUp(revealed(words, before, room))),
    ...eraOneResult(words, { before, after, seats }),
    ...(begins
      ? [
          words.news.begins(
            stageOf(words, after),
            tiles.map((tile) => words.actionTile(tile).name),
          ),
          ...pricesNow(words, before, after),
        ]
      : []),
    ...goodsAtStart(words, { before, after, seats }),
  ];
}

/** The ore that donkeys brought at the ends of the rounds that these turns completed. */
function oreBrought(words: CaveWords, moments: readonly Around[], seats: readonly Seat[]): string[] {
  return moments.flatMap(({ played, after }) => {
    const received = after.players.flatMap(({ goods }, seat) => {
      const count = goods.ore - (played.players[seat]?.goods.ore ?? goods.ore);
      return count > 0 && played.era === after.era ? [{ name: seats[seat]?.name ?? '', count }] : [];
    });
    return received.length === 0 ? [] : [words.news.ore(received)];
  });
}

/** What a turn brought and revealed besides what its player did. */
function newsAfter(words: CaveWords, seatsAt: Story['seatsAt'], moment: Moment<State>): string[] {
  const seats = seatsAt(moment.turn.moves.at(-1)?.entry ?? 0);
  const { before, after } = moment;
  return [...oreBrought(words, [moment], seats), ...news(words, { before, after, seats })];
}

/**
 * What happened: a line for each turn with what it revealed; if turns can no longer be replayed, what they all
 * revealed.
 */
export function caveStory(words: CaveWords, story: Story<State>): string[] {
  const { turns, seatsAt, before, after, momentOf, postOf } = story;
  const moments = turns.map((turn) => momentOf?.(turn));
  const lines = turns.map((turn, at) => {
    const address = postOf?.(turn);
    const line = lineOf(words, seatsAt, { turn, moment: moments[at] });
    return address === undefined ? line : `${line} ${words.log.post(address)}`;
  });
  const replayed = moments.filter((moment) => moment !== undefined);
  if (before && after && replayed.length > 0 && replayed.length === lines.length) {
    return replayed.flatMap((moment, at) => [lines[at] ?? '', ...newsAfter(words, seatsAt, moment)]);
  }
  const seats = seatsAt(turns.at(-1)?.moves.at(-1)?.entry ?? 0);
  return [
    ...lines,
    ...oreBrought(words, replayed, seats),
    ...(before && after ? news(words, { before, after, seats }) : []),
  ];
}

/** What happened since a player’s last turn: a line for each turn, followed by what it revealed. */
export function caveRecap(words: CaveWords, { chapters, seatsAt }: Recap<State>): Retold {
  const lines = chapters.map((moment) => [
    lineOf(words, seatsAt, { turn: moment.turn, moment }),
    ...newsAfter(words, seatsAt, moment),
  ]);
  return { turns: chapters.length, lines: (from) => lines.slice(from).flat(), news: [] };
}

/** A turn, with the states before and after it, if known. */
interface Replayed {
  readonly turn: FinishedTurn;
  readonly moment: Around | undefined;
}

/** Kinds of moves that only change the supply. */
const EXCHANGES: readonly string[] = ['take', 'trade', 'raise', 'give', 'eat', 'leave'];

/** A turn in a line, with the change in its player's supply, which shows what was taken and exchanged. */
function lineOf(words: CaveWords, seatsAt: Story['seatsAt'], { turn, moment }: Replayed): string {
  const moves = turn.moves.map(({ move }) => readMove(move));
  const changed = changeIn(words, turn, moment);
  const done = changed === '' ? moves : moves.filter(({ verb }) => !EXCHANGES.includes(verb));
  return words.turnLine(sittingAt(seatsAt, turn)?.name ?? '', {
    tile: ofKind('use', turn.moves)[0]?.tile,
    deeds: done.map(words.deedOf).filter((deed) => deed !== ''),
    changed,
  });
}
