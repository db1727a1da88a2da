import { fillsBothBoards, stageOf } from '../../../render/games/cave-vs-cave/index.ts';
import { furnishedRooms, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { Topic } from '../../../src/games/cave-vs-cave/features/feature.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Unfit } from '../../../src/games/cave-vs-cave/options.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { Options, State } from '../../../src/games/cave-vs-cave/state.ts';
import { type Catalogue, gameWords } from '../../../src/messages/index.ts';
import { counted, find } from '../../../src/messages/text.ts';
import type { Panel, Position } from '../../../src/table/play/showing.ts';
import type { Face, Seated } from '../../face/face.ts';
import { plainFace, plainLobby } from '../../face/plain.ts';
import { mention } from '../../seats.ts';
import { activatedTogether, activations, lostByEach } from './activating.ts';
import { caveChronicle, caveCourse, endsEraOne } from './chronicle.ts';
import { twoRooms } from './digging.ts';
import { giftsAtOnce, wayToEnd } from './ending.ts';
import { caveGuide } from './guide.ts';
import { giftsOfLastDig } from './last-dig.ts';
import { unlocked } from './locked.ts';
import { fittingRooms, roomsInWords } from './offered.ts';
import type { CavePictures } from './pictures.ts';
import { cavePlan } from './plan.ts';
import { caveQuestion, eraOneResult } from './question.ts';
import { caveReel } from './replay.ts';
import { caveOutcome, caveResult } from './result.ts';
import { caveRulebook } from './rulebook.ts';
import { caveSettings } from './settings.ts';
import { caveTips, purposeOf } from './tips.ts';
import { caveRecap, caveStory, revealed, roomLine, turnedUp } from './told.ts';
import { caveWording, wholePrice } from './wording.ts';
import type { CaveWords } from './words.ts';

/** Cave vs Cave in words and pictures. */
export const caveVsCaveFace =
  (pictures: CavePictures) =>
  (catalogue: Catalogue): Face<State, Options> => {
    const words = gameWords(catalogue, 'cave-vs-cave');
    return {
      ...plainFace,
      name: words.announced.name,
      seats: caveVsCave.seats,
      lobby: {
        ...plainLobby,
        ...words.announced,
        options: caveSettings(words),
        unfit: (reason) => words.unfit[reason as Unfit],
        picture: (game, options) => pictures.lobby(words, game, options),
      },
      ...told(words),
      ...shown(words, pictures),
    };
  };

/** The parts, each in words. */
function told(words: CaveWords) {
  return {
    boards: words.boards,
    passing: () => words.passing,
    stage: (state) => stageOf(words, state),
    // The second era starts counting at 1 again, so the number is not enough.
    round: (state) =>
      state.round > 0 && state.options.mode !== 'era1+2' ? words.log.round(String(state.round)) : stageOf(words, state),
    simultaneous: ({ phase }) => (phase === 'goingOn' ? words.ownPart : undefined),
    call: (position) => call(words, position),
    question: (asked, ending) => caveQuestion(words, asked, ending),
    wording: (asked) => caveWording(words, asked),
    suggestions: (asked, exchange) =>
      exchange ? [] : [...activations(words, asked), ...twoRooms(words, asked), ...unlocked(words, asked)],
    ending: (asked) => wayToEnd(words, asked),
    atOnce: (asked) => giftsAtOnce(asked),
    together: (asked, ways) => activatedTogether(words, asked, ways),
    endsTurn: ({ state, decision: { seat } }, move) =>
      readMove(move).verb === 'excavate' && giftsOfLastDig(state, seat) !== undefined,
    tips: (asked) => caveTips(words, asked),
    begun: ({ state: { players, options } }) =>
      players.length === 1
        ? [words.soloAim(options.mode === 'era1')]
        : [find(words.variant, options.mode)].filter((line) => line !== undefined),
    told: (story) => caveStory(words, story),
    recap: (recap) => caveRecap(words, recap),
    plan: cavePlan(words),
    besideBoard: (at) => furnishedInWords(words, at),
    drafts: (panel) => drafts(words, panel),
    turnedUp: ({ before, state }) =>
      turnedUp(before, state).map((room) => words.news.turnedUp(revealed(words, before, room))),
    ownPoints: (state, seat) => ownPoints(words, state, seat),
    outcome: (position) => `## ${caveOutcome(words, position)}`,
    result: (position) => caveResult(words, position),
    favourites: (built) => words.favourites(built.map(({ key, games }) => ({ name: words.room(key).name, games }))),
  } satisfies Partial<Face<State>>;
}

function shown(words: CaveWords, pictures: CavePictures) {
  return {
    supply: {
      label: words.boards.rooms,
      title: words.pictures.rooms,
      pictures: async ({ game, state }, _wished, seat) => [
        await pictures.rooms(words, {
          game,
          state,
          fitting: seat === undefined ? undefined : fittingRooms({ state, seat }),
        }),
      ],
      lines: ({ state }, seat) => roomsInWords(words, state, seat),
    },
    tablePictures: ({ game, state }, before, marks) => pictures.table(words, { game, state, before, marks }),
    boardPictures: ({ game, state, seats = [...game.seats.keys()], before, turns, marks }) =>
      Promise.all(seats.map((seat) => pictures.cave(words, { game, state, seat, before, turns, marks }))),
    panelPictures: ({ game, state, seat, decision }, { branch, before, marked }) =>
      pictures.choice(words, { game, state, seat, decision, branch, before, marked }),
    guide: caveGuide(words, pictures),
    rulebook: caveRulebook(words, pictures),
    interimPictures: async ({ game }, moments) => {
      const state = moments().find(endsEraOne)?.played;
      return state === undefined
        ? []
        : [await pictures.score(words, { game, state }, { heading: words.scoring.eraOne })];
    },
    scorePicture: (position, seats) => pictures.score(words, position, { seats }),
    chroniclePicture: async (history, beaten) => {
      const input = caveChronicle(words, history, beaten);
      return input && pictures.chronicle(words, history.game, input);
    },
    coach: {
      topic: (topic) => words.coached[topic as Topic] ?? topic,
      aim: (topic) => find(words.aims, topic),
      moves: (moves) => words.planned.moves(moves.map(readMove).map(wholePrice)),
      steps: ({ moves, only = moves }) => words.planned.steps(only.map(readMove).map(wholePrice)),
      purpose: (walked) => purposeOf(words, walked),
      tick: ({ era, phase, round, options: { mode } }) =>
        round > 0
          ? words.frames.round({ era, round, eras: mode === 'open' || mode === 'era1+2' ? 2 : 1 })
          : (find(words.frames.before, phase) ?? ''),
      picture: ({ game, state }, course) => pictures.chronicle(words, game, caveCourse({ game, state }, course)),
    },
    reel: (history, pace) => caveReel(pictures, { words, history, pace }),
  } satisfies Partial<Face<State>>;
}

function call(words: CaveWords, { game, state, awaited }: Position<State>): string {
  const mentions = awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map((one) => mention(words, one));
  const [first, second] = awaited;
  const { name } = words.announced;
  const stage = eraOneResult(words, state, game.seats) ?? stageOf(words, state);
  if (!first || second) return words.prompt.several({ mentions, game: name, stage });
  const question = words.question(first.decision.task).title;
  return words.prompt.turn({ mention: mentions.join(), game: name, stage, question });
}

/**
 * The player's moves of the current turn in words, and beneath them the effects of the rooms it turned up; undefined
 * before the first.
 */
function drafts(words: CaveWords, { seat, drafts: moves, before, state }: Panel<State>): string | undefined {
  const written = moves.map(({ move }) => move);
  const losses = lostByEach(before, seat, written);
  const steps = written
    .map((move, at) => ({ move: readMove(move), lost: losses[at] }))
    .filter(({ move }) => move.verb !== 'done');
  if (steps.length === 0) return undefined;
  const dug = steps.findLastIndex(({ move }) => move.verb === 'excavate') + 1 || steps.length;
  const told = steps.map(({ move, lost }) => words.optionLabel(wholePrice(move), { lost }));
  const rooms = turnedUp(before, state);
  const light = rooms.length === 0 ? [] : [words.news.found(rooms.map((room) => words.room(room).name))];
  const soFar = words.panel.soFar(counted([...told.slice(0, dug), ...light, ...told.slice(dug)]).join(' → '));
  return [soFar, ...rooms.map((room) => `-# ${revealed(words, before, room)}`)].join('\n');
}

/**
 * The effects of a cave's furnished rooms, a line each, if the picture is too small for them; orange rooms come first.
 */
function furnishedInWords(words: CaveWords, { game, state, seat }: Seated<State>): string | undefined {
  const player = playerAt(state, seat);
  if (!fillsBothBoards(player)) return undefined;
  const rooms = furnishedRooms(player);
  const lines = (['orange', 'blue'] as const).flatMap((colour) =>
    rooms.filter((room) => roomOf(room).colour === colour),
  );
  const title = words.boards.one(game.seats[seat]?.name ?? '');
  return [`-# **${title}**`, ...lines.map((room) => `-# ${roomLine(words, room)}`)].join('\n');
}

function ownPoints({ scoring }: CaveWords, state: State, seat: number): string {
  const score = caveVsCave.score(state)[seat];
  return scoring.own(score?.lines.map(({ key, points }) => [key, points] as const) ?? [], score?.total ?? 0);
}
