import { caveSize, type Frame } from '../../../render/games/cave-vs-cave/frames.ts';
import { caveScene, type Shown, scoreScene, tableScene } from '../../../render/games/cave-vs-cave/index.ts';
import { showsTable } from '../../../render/shared/animation.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { ofKind } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roundsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { unformatted } from '../../../src/messages/text.ts';
import type { History } from '../../../src/table/records/history.ts';
import { showsPoints } from '../../../src/table/terms.ts';
import type { Reel } from '../../face/face.ts';
import { extentOf, framesFrom, type Scene, type Shot, scenesIn } from '../../face/scenes.ts';
import type { FrameFor } from '../../presses.ts';
import type { CavePictures } from './pictures.ts';
import { caveOutcome } from './result.ts';
import { caveStory } from './told.ts';
import type { CaveWords } from './words.ts';

/** How long to show the frames, in ms. */
const SHOWN = { opening: 1_500, turns: 1_300, rounds: 3_000, last: 8_000 } as const;

/** A game as frames, in a language. */
interface Tale {
  readonly words: CaveWords;
  readonly history: History<State>;
  readonly pace: FrameFor;
}

/** The frames of a game; undefined if no turn has been closed yet. */
export function caveReel(pictures: CavePictures, tale: Tale): Reel | undefined {
  const extent = extentOf(scenesOf(tale));
  if (extent === undefined) return undefined;
  const { count, last } = extent;
  const { words, history, pace } = tale;
  const { game } = history;
  const frames = count + (showsPoints(game) ? 2 : 1);
  const [cave] = cavesOf(tale, { state: last.after });
  if (cave === undefined) return undefined;
  const size = { players: game.seats.length, board: caveSize(cave) };
  const names = game.seats.map(({ name }) => name);
  const result = showsPoints(game) ? resultOf(tale, last.after) : undefined;
  return {
    frames,
    alt: words.frames.alt({ names, pace, frames, stage: stageOf(words, last.before), table: showsTable(size), result }),
    paint: (width) =>
      pictures.frames(framesFrom(shotsOf(tale), { count: frames, lastMs: SHOWN.last }), { width, ...size }),
  };
}

/** What the turns of a round, or of the draft, have in common. */
const roundIn = ({ phase, era, round }: State): string => (phase === 'work' ? `${era} ${round}` : phase);

/** The turns that share a frame: those of a round, or a single turn. */
const scenesOf = ({ history, pace }: Tale) =>
  scenesIn(history.moments(), (first, next) => pace === 'rounds' && roundIn(first.before) === roundIn(next.before));

/** All frames, without their place in the game; each is made when it is needed. */
function* shotsOf(tale: Tale): Generator<Shot<Frame>> {
  let before: State | undefined;
  let last: State | undefined;
  for (const scene of scenesOf(tale)) {
    if (before === undefined) {
      before = scene[0].before;
      yield opening(tale, before);
    }
    const end = scene.at(-1) ?? scene[0];
    yield sceneShot(tale, scene, before);
    before = end.played;
    last = end.after;
  }
  if (last !== undefined && showsPoints(tale.history.game)) yield finalShot(tale, last);
}

/** A state with the players at the time of an entry, or the current players. */
function shownOf({ words, history }: Tale, state: State, entry = Number.POSITIVE_INFINITY): Shown {
  return { state, owners: ownersOf(history.seatsAt(entry)), words };
}

/** A state, what to compare it with, and the entry at which to show the players. */
interface At {
  readonly state: State;
  readonly before?: State | undefined;
  readonly entry?: number;
}

function cavesOf(tale: Tale, { state, before, entry }: At): Frame['caves'] {
  const score = showsPoints(tale.history.game);
  // A new era has a different board, so everything on it would be marked as new.
  const lens = { score, ...(before?.era === state.era && { before }) };
  return state.players.map((_, seat) => caveScene(shownOf(tale, state, entry), seat, lens));
}

const stageOf = ({ frames }: CaveWords, state: State): string =>
  frames.stage(state.phase === 'work' ? { ...state, rounds: roundsOf(state) } : undefined);

function opening(tale: Tale, state: State): Shot<Frame> {
  const { words, history } = tale;
  const names = history.game.seats.map(({ name }) => name);
  const { title, story } = history.isWhole ? words.frames.opening(names) : words.frames.resumed(names);
  return {
    caption: { title, owner: undefined, stage: stageOf(words, state), story },
    table: { kind: 'table', input: tableScene(shownOf(tale, state)) },
    caves: cavesOf(tale, { state }),
    ms: SHOWN.opening,
  };
}

/** A turn, or all turns of a round: the row as it was at their start, and the caves as they were at their end. */
function sceneShot(tale: Tale, scene: Scene<State>, before: State): Shot<Frame> {
  const { words, history, pace } = tale;
  const [first] = scene;
  const last = scene.at(-1) ?? first;
  const entry = last.turn.moves.at(-1)?.entry ?? 0;
  const shown = shownOf(tale, last.played, entry);
  const { seat, moves } = first.turn;
  const isRound = pace === 'rounds';
  const name = history.seatsAt(entry)[seat]?.name ?? '';
  const stage = stageOf(words, first.before);
  const turns = scene.map(({ turn }) => turn);
  return {
    caption: {
      title: isRound ? stage : words.frames.turn(name, ofKind('use', moves).at(-1)?.tile),
      owner: isRound ? undefined : shown.owners[seat],
      stage: isRound ? undefined : stage,
      story: isRound
        ? words.frames.built(roomsOf(tale, { before, state: last.played, entry }))
        : unformatted(caveStory(words, { turns, seatsAt: history.seatsAt, momentOf: momentIn(scene) }).join(' ')),
    },
    table: { kind: 'table', input: tableScene(shown, { before }) },
    caves: cavesOf(tale, { state: last.played, before, entry }),
    ms: isRound ? SHOWN.rounds : SHOWN.turns,
  };
}

/**
 * Finds a turn in a scene. The state after it leaves out what follows automatically, so that the caves are shown as the
 * turn left them.
 */
const momentIn = (scene: Scene<State>) => (turn: FinishedTurn) => {
  const moment = scene.find((one) => one.turn === turn);
  return moment && { ...moment, after: moment.played };
};

/** The rooms that each player furnished between two states. */
function roomsOf({ words, history }: Tale, { before, state, entry = 0 }: At): { name: string; rooms: string[] }[] {
  return history.seatsAt(entry).map(({ name }, seat) => {
    const then = before?.players[seat]?.cave ?? [];
    const rooms = (state.players[seat]?.cave ?? []).flatMap((spot, at) =>
      spot.is === 'furnished' && then[at]?.is !== 'furnished' ? [words.room(spot.room).name] : [],
    );
    return { name, rooms };
  });
}

function finalShot(tale: Tale, state: State): Shot<Frame> {
  const { words, history } = tale;
  const title = history.game.status === 'finished' ? words.ending.score : words.looks.score;
  return {
    caption: { title, owner: undefined, stage: undefined, story: resultOf(tale, state) ?? '' },
    table: { kind: 'score', input: scoreScene(shownOf(tale, state), title) },
    caves: cavesOf(tale, { state }),
    ms: SHOWN.last,
  };
}

/** The winner, as plain text; undefined if the game was not played to the end. */
function resultOf({ words, history: { game } }: Tale, state: State): string | undefined {
  return game.status === 'finished' ? unformatted(caveOutcome(words, { game, state })) : undefined;
}
