import { boardSize, type Frame } from '../../../render/games/caverna/frames.ts';
import { actionBoard, homeBoard, type Shown, scoreSheet } from '../../../render/games/caverna/index.ts';
import { pictureWords } from '../../../render/games/caverna/words.ts';
import { showsTable } from '../../../render/shared/animation.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { winners } from '../../../src/engine/ranking.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import { endingOf } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { unformatted } from '../../../src/messages/text.ts';
import type { Moment } from '../../../src/table/play/moment.ts';
import type { History } from '../../../src/table/records/history.ts';
import { showsPoints } from '../../../src/table/terms.ts';
import type { Reel } from '../../face/face.ts';
import { extentOf, framesFrom, type Scene, type Shot, scenesIn } from '../../face/scenes.ts';
import type { FrameFor } from '../../presses.ts';
import type { CavernaPictures } from './pictures.ts';
import { cavernaTurns } from './story.ts';
import type { CavernaWords } from './words.ts';

/** How long to show the frames, in ms. */
const SHOWN = { opening: 1_500, turns: 1_300, harvest: 2_200, rounds: 3_000, last: 8_000 } as const;

/** A game as frames, in a language. */
interface Tale {
  readonly words: CavernaWords;
  readonly history: History<State>;
  readonly pace: FrameFor;
}

/** The frames of a game; undefined if no turn has been closed yet. */
export function cavernaReel(pictures: CavernaPictures, tale: Tale): Reel | undefined {
  const extent = extentOf(scenesOf(tale));
  if (extent === undefined) return undefined;
  const { count, last } = extent;
  const { words, history } = tale;
  const players = history.game.seats.length;
  const frames = count + (showsPoints(history.game) ? 2 : 1);
  const size = { players, board: boardSize(players) };
  return {
    frames,
    alt: words.frames.alt({
      names: history.game.seats.map(({ name }) => name),
      pace: tale.pace,
      frames,
      round: last.before.round,
      table: showsTable(size),
      result: showsPoints(history.game) ? resultOf(tale, last.after) : undefined,
    }),
    paint: (width) =>
      pictures.frames(framesFrom(shotsOf(tale), { count: frames, lastMs: SHOWN.last }), { width, ...size }),
  };
}

/**
 * The turns that share a frame: those of a round, a single turn, or a whole harvest, which everybody plays at the same
 * time.
 */
const scenesOf = ({ history, pace }: Tale) =>
  scenesIn(
    history.moments(),
    (first, next) =>
      first.before.round === next.before.round && (pace === 'rounds' || (inHarvest(first) && inHarvest(next))),
  );

const inHarvest = ({ before }: Moment<State>): boolean => before.phase === 'harvest';

/** All frames, without their place in the game; each is made when it is needed. */
function* shotsOf(tale: Tale): Generator<Shot<Frame>> {
  let shown: { readonly table: State; readonly boards: State } | undefined;
  let last: Moment<State> | undefined;
  for (const scene of scenesOf(tale)) {
    if (shown === undefined) {
      yield opening(tale, scene[0]);
      shown = { table: scene[0].before, boards: scene[0].before };
    }
    last = scene.at(-1) ?? scene[0];
    const states = statesOf(tale, scene, last);
    yield tale.pace === 'rounds' ? roundShot(tale, scene, states) : turnShot(tale, scene, { ...states, shown });
    shown = states;
  }
  if (last !== undefined && showsPoints(tale.history.game)) yield finalShot(tale, last.after);
}

/**
 * The states that a frame shows: the action spaces while the dwarfs are on them, and the home boards after all of the
 * turns, or after the harvest if the frame includes one.
 */
function statesOf({ pace }: Tale, scene: Scene<State>, last: Moment<State>): { table: State; boards: State } {
  const placing = scene.findLast((moment) => !inHarvest(moment)) ?? last;
  return { table: placing.played, boards: pace === 'rounds' || inHarvest(last) ? last.after : last.played };
}

/** A state with the players at the time of an entry, or the current players. */
function shownOf({ words, history }: Tale, state: State, entry = Number.POSITIVE_INFINITY): Shown {
  return { state, owners: ownersOf(history.seatsAt(entry)), words: pictureWords(words) };
}

/** The entry that closed the last turn of a scene. */
const endOf = (scene: Scene<State>): number => scene.at(-1)?.turn.moves.at(-1)?.entry ?? 0;

/** A state of a game, what to compare it with, and the entry at which to show the players. */
interface At {
  readonly state: State;
  readonly before?: State | undefined;
  readonly entry?: number;
}

function boardsOf(tale: Tale, { state, before, entry }: At): Frame['boards'] {
  const shown = shownOf(tale, state, entry);
  const score = showsPoints(tale.history.game);
  return state.players.map((_, seat) => homeBoard(shown, seat, { before, score }));
}

function tableOf(tale: Tale, { state, before, entry }: At) {
  const input = actionBoard(shownOf(tale, state, entry), { before });
  return { table: { kind: 'actions', input } as const, round: input.rounds[state.round - 1] };
}

function opening(tale: Tale, { turn, before: state }: Moment<State>): Shot<Frame> {
  const { words, history } = tale;
  const entry = turn.moves[0]?.entry ?? 0;
  const { table, round } = tableOf(tale, { state, entry });
  const names = history.seatsAt(entry).map(({ name }) => name);
  const { title, story } = history.isWhole ? words.frames.opening(names) : words.frames.resumed(names);
  return {
    caption: { title, owner: undefined, round, story },
    table,
    boards: boardsOf(tale, { state, entry }),
    ms: SHOWN.opening,
  };
}

function roundShot(
  tale: Tale,
  scene: Scene<State>,
  { table: placed, boards }: { table: State; boards: State },
): Shot<Frame> {
  const { words, history } = tale;
  const { before } = scene[0];
  const entry = endOf(scene);
  const { table, round } = tableOf(tale, { state: placed, entry });
  // Everybody has finished their turns.
  const input = { ...table.input, turn: undefined };
  const card = before.cards[before.round - 1];
  const news = history.seatsAt(entry).flatMap(({ name }, seat) => newsOf(tale, { name, seat, before, after: boards }));
  const brought = card === undefined || card === 'none' || card === 'hidden' ? [] : [words.frames.brings(card)];
  return {
    caption: {
      title: words.harvest(endingOf(boards, before.round) ?? 'harvest').title,
      owner: undefined,
      round,
      story: [...brought, sumOf(tale, { state: boards, before: boards, entry }), ...news].join(' '),
    },
    table: { ...table, input },
    boards: boardsOf(tale, { state: boards, before, entry }),
    ms: SHOWN.rounds,
  };
}

interface Years {
  readonly name: string;
  readonly seat: number;
  readonly before: State;
  readonly after: State;
}

/** What a player achieved in a round, if it is more than goods. */
function newsOf({ words }: Tale, { name, seat, before, after }: Years): string[] {
  const [then, now] = [before.players[seat], after.players[seat]];
  if (then === undefined || now === undefined) return [];
  const tiles = now.tiles.filter((tile) => !then.tiles.includes(tile)).map((tile) => words.tile(tile).name);
  const children = now.dwarfs.length - then.dwarfs.length;
  const begging = now.begging - then.begging;
  const story = words.frames.news({ name, tiles, children, begging });
  return story === undefined ? [] : [story];
}

function turnShot(
  tale: Tale,
  scene: Scene<State>,
  { table, boards, shown }: { table: State; boards: State; shown: { table: State; boards: State } },
): Shot<Frame> {
  const { words, history } = tale;
  const [first] = scene;
  const entry = endOf(scene);
  const drawn = tableOf(tale, { state: table, before: shown.table, entry });
  const harvest = inHarvest(first);
  const { seat, moves } = first.turn;
  const space = ofKind('place', moves).at(-1)?.space;
  const name = history.seatsAt(entry)[seat]?.name ?? '';
  return {
    caption: {
      title: harvest ? words.harvest(endingOf(table, table.round) ?? 'harvest').title : words.frames.turn(name, space),
      owner: harvest ? undefined : shownOf(tale, table, entry).owners[seat],
      round: drawn.round,
      story: harvest
        ? sumOf(tale, { state: boards, before: shown.boards, entry })
        : unformatted(toldIn(tale, scene).join(' ')),
    },
    table: drawn.table,
    boards: boardsOf(tale, { state: boards, before: shown.boards, entry }),
    ms: harvest ? SHOWN.harvest : SHOWN.turns,
  };
}

/** The leader; if the points are hidden, the starting player. */
function leaderIn({ history }: Tale, state: State): number {
  return showsPoints(history.game) ? Math.max(0, caverna.ranking(state).indexOf(1)) : state.startingPlayer;
}

/**
 * Who is in the lead and with how many points, and who has had to beg since an earlier state; more would be too much to
 * read.
 */
function sumOf(tale: Tale, { state, before, entry = 0 }: At): string {
  const { words, history } = tale;
  const seats = history.seatsAt(entry);
  const leader = leaderIn(tale, state);
  const points = caverna.score(state)[leader]?.total ?? 0;
  const begging = seats.map(({ name }, seat) => ({
    name,
    count: (state.players[seat]?.begging ?? 0) - (before?.players[seat]?.begging ?? 0),
  }));
  return words.frames.sum({
    leader: showsPoints(history.game) && seats.length > 1 ? { name: seats[leader]?.name ?? '', points } : undefined,
    begging: begging.filter(({ count }) => count > 0),
  });
}

/** What happened in these turns, without the reveals after them, because the next frame shows those. */
function toldIn({ words, history }: Tale, scene: Scene<State>): string[] {
  const { seatsAt } = history;
  const turns = scene.map(({ turn }) => turn);
  const after = (scene.at(-1) ?? scene[0]).after;
  return cavernaTurns(words, { turns, seatsAt, before: scene[0].before, after });
}

function finalShot(tale: Tale, state: State): Shot<Frame> {
  const { words, history } = tale;
  const title = history.game.status === 'finished' ? words.ending.score : words.looks.score;
  return {
    caption: { title, owner: undefined, round: undefined, story: resultOf(tale, state) ?? '' },
    table: { kind: 'score', input: scoreSheet(shownOf(tale, state), title) },
    boards: boardsOf(tale, { state }),
    ms: SHOWN.last,
  };
}

/** The winner, as plain text; undefined if the game was not played to the end. */
function resultOf({ words, history }: Tale, state: State): string | undefined {
  const { seats, status } = history.game;
  if (status !== 'finished') return undefined;
  const results = caverna.score(state).map(({ seat, total }) => ({ name: seats[seat]?.name ?? '', points: total }));
  const [only, second] = results;
  const won = winners(caverna, state).flatMap((seat) => results[seat] ?? []);
  return unformatted(only && !second ? words.soloEnd(only) : words.ending.won(won));
}
