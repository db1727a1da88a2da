import { fillsBothBoards, stageOf } from '../../../render/games/cave-vs-cave/index.ts';
import { type Flow, firstTasks, partsOf, possible, type Task } from '../../../src/engine/agenda.ts';
import { type Decision, DONE } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { furnishedRooms, meAt, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import type { Topic } from '../../../src/games/cave-vs-cave/features/feature.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { ofKind, readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Verb } from '../../../src/games/cave-vs-cave/moves/move.ts';
import type { Unfit } from '../../../src/games/cave-vs-cave/options.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { afterDrafting } from '../../../src/games/cave-vs-cave/rounds.ts';
import { roomPoints } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { Options, State } from '../../../src/games/cave-vs-cave/state.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import { type Catalogue, gameWords } from '../../../src/messages/index.ts';
import { counted, find } from '../../../src/messages/text.ts';
import type { Panel, Position } from '../../../src/table/play/showing.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Asked, Face, Seated } from '../../face/face.ts';
import { mention } from '../../seats.ts';
import { activations } from './activating.ts';
import { caveChronicle, caveCourse, endsEraOne } from './chronicle.ts';
import { twoRooms } from './digging.ts';
import { giftsAtOnce, giftsForTheEnd, isAllTaken, leaving, wayToEnd } from './ending.ts';
import { caveGuide } from './guide.ts';
import { giftsOfLastDig } from './last-dig.ts';
import { lockedLines, unlocked } from './locked.ts';
import { fittingRooms, roomsInWords } from './offered.ts';
import type { CavePictures } from './pictures.ts';
import { cavePlan } from './plan.ts';
import { caveReel } from './replay.ts';
import { caveOutcome, caveResult } from './result.ts';
import { caveRulebook } from './rulebook.ts';
import { caveSettings } from './settings.ts';
import { caveTips, purposeOf } from './tips.ts';
import { caveRecap, caveStory, revealed, roomLine, turnedUp } from './told.ts';
import { caveWording, tileNow, wholePrice } from './wording.ts';
import type { CaveWords } from './words.ts';

/** Cave vs Cave in words and pictures. */
export const caveVsCaveFace =
  (pictures: CavePictures) =>
  (catalogue: Catalogue): Face<State, Options> => {
    const words = gameWords(catalogue, 'cave-vs-cave');
    return {
      name: words.announced.name,
      seats: caveVsCave.seats,
      lobby: {
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
    round: (state) => (state.options.mode === 'era1+2' ? stageOf(words, state) : undefined),
    simultaneous: ({ phase }) => (phase === 'goingOn' ? words.ownPart : undefined),
    call: (position) => call(words, position),
    question: (asked) => question(words, asked),
    wording: (asked) => caveWording(words, asked),
    suggestions: (asked, exchange) =>
      exchange === true ? [] : [...activations(words, asked), ...twoRooms(words, asked), ...unlocked(words, asked)],
    ending: (asked) => wayToEnd(words, asked),
    leaving: (asked) => leaving(words, asked),
    atOnce: (asked) => giftsAtOnce(asked),
    apart: (_asked, moves) => {
      const rooms = ofKind(
        'activate',
        moves.map((move) => ({ move })),
      ).map(({ room }) => room);
      const twice = rooms.find((room, at) => rooms.indexOf(room) !== at);
      return twice === undefined ? undefined : words.onlyOnce(words.room(twice).name);
    },
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
    turnedUp: ({ before, state }) => turnedUp(before, state).map((room) => words.news.turnedUp(revealed(words, room))),
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
    interimPicture: ({ game }, moments) => {
      const state = moments.find(endsEraOne)?.played;
      return state && pictures.score(words, { game, state }, words.scoring.eraOne);
    },
    scorePicture: (position) => pictures.score(words, position),
    chroniclePicture: async (history, beaten) => {
      const input = caveChronicle(words, history, beaten);
      return input && pictures.chronicle(words, history.game, input);
    },
    coach: {
      topic: (topic) => words.coached[topic as Topic] ?? topic,
      aim: (topic) => words.aims[topic as Topic] ?? topic,
      moves: (moves) => words.planned.moves(moves.map(readMove).map(wholePrice)),
      steps: ({ moves, only = moves }) => words.planned.steps(only.map(readMove).map(wholePrice)),
      purpose: (walked) => purposeOf(words, walked),
      tick: ({ round }) => (round > 0 ? String(round) : ''),
      picture: ({ game, state }, course) => pictures.chronicle(words, game, caveCourse({ game, state }, course)),
    },
    reel: (history, pace) => caveReel(pictures, { words, history, pace }),
  } satisfies Partial<Face<State>>;
}

/**
 * The question, with the effects that cannot be used and why; a planned turn also says that nothing can be turned up.
 */
function question(words: CaveWords, asked: Asked<State>) {
  const { state, decision, seats } = asked;
  const task = subjectOf(words, asked);
  const { title, help: usual } = words.question(task);
  const help = task === 'act' ? actHelp(words, asked) : `${usual}${draftStanding(words, asked)}`;
  if (decision.hidden) return { title, help: words.planned.hidden };
  const result = eraOneResult(words, state, seats);
  const reveals = decision.task === 'act' && decision.options.some((option) => option.reveals);
  const told = [result, help, reveals ? words.noWayBack : undefined].filter(
    (part) => part !== undefined && part !== '',
  );
  return {
    title,
    help: [...(told.length === 0 ? [] : [told.join(' ')]), ...lockedLines(words, asked)].join('\n'),
    ...(isOfPlaces(decision) && { isOfPlaces: true as const }),
  };
}

/** Moves to a place in the cave. */
const TO_PLACES: readonly string[] = ['excavate', 'cover', 'wall', 'breach'] satisfies Verb[];

/** Whether a decision is only about places in the cave. */
function isOfPlaces({ options }: Decision): boolean {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE && move !== END);
  return own.length > 0 && own.every(({ move }) => TO_PLACES.includes(verbOf(move)));
}

/** What follows a turn of the draft, or when the draft ends, and everybody's points; empty outside a draft. */
function draftStanding(words: CaveWords, { state, decision, seats }: Asked<State>): string {
  if (state.phase !== 'draft') return '';
  const totals = state.players.map(roomPoints);
  const follows = decision.task === END ? afterDrafting(state, decision.seat) : 'open';
  return ` ${words.draftStanding(
    follows,
    totals.map((points, seat) => words.scoring.of(seats[seat]?.name ?? '', points)),
  )}`;
}

/**
 * The subject of a decision: at the end of a turn, what could still be done; the rest if the end takes everything that is
 * open.
 */
function subjectOf(words: CaveWords, asked: Asked<State>): string {
  const { task, options } = asked.decision;
  const isOpen = unlocked(words, asked).length > 0;
  if (task === END) return isOpen || options.some(({ anytime, move }) => !anytime && move !== END) ? 'act' : END;
  return isAllTaken(asked) && !isOpen ? 'rest' : task;
}

/** How the open effects may be combined; if an “or” is among them, with the words of the tile. */
function actHelp(words: CaveWords, asked: Asked<State>): string {
  const { state } = asked;
  const open = effectsOpen(asked);
  const tile = state.turn?.tile ?? '';
  const effect = open === 'mixed' ? words.optionDetail({ verb: 'use', tile }, { now: (id) => tileNow(state, id) }) : '';
  return words.actHelp(open, effect ?? '');
}

/** How the effects that the player can choose are connected; the end of the turn takes some goods by itself. */
function effectsOpen(asked: Asked<State>): 'several' | 'mixed' | 'oneOf' | 'one' {
  const { at, seat, player } = meAt({ state: asked.state, tasks: TASKS }, asked.decision.seat);
  const task = player.agenda.at(-1);
  const parts = task === undefined ? [] : partsOf(task);
  const choices = (part: Flow): number => {
    const tasks = firstTasks(part).filter((one) => possible({ rules: TASKS, game: at, seat }, one));
    return Math.max(tasks.length, ...tasks.map((one) => waysOf(one).length));
  };
  const open = (task?.do === 'either' ? [task] : parts).filter((part) => choices(part) > 0);
  if (open.length - giftsForTheEnd(asked).length > 1)
    return open.some((part) => choices(part) > 1) ? 'mixed' : 'several';
  return open.some((part) => choices(part) > 1) ? 'oneOf' : 'one';
}

/** The free goods of a task, if the player chooses one of them; exchanges have a menu of their own. */
const waysOf = (task: Task): readonly unknown[] =>
  task.do === 'goods' ? (task as GoodsTask).ways.filter(({ pay }) => pay === undefined) : [];

/** Each player's result of the first era, while they decide whether to continue; undefined at any other time. */
function eraOneResult({ scoring }: CaveWords, state: State, seats: readonly Pick<Seat, 'name'>[]): string | undefined {
  if (state.phase !== 'goingOn') return undefined;
  const totals = caveVsCave.score(state).map(({ total }) => total);
  return scoring.afterEraOne(seats.map(({ name }, seat) => scoring.of(name, totals[seat] ?? 0)));
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
function drafts(words: CaveWords, { drafts: moves, before, state }: Panel<State>): string | undefined {
  const steps = moves.map(({ move }) => readMove(move)).filter(({ verb }) => verb !== 'done');
  if (steps.length === 0) return undefined;
  const dug = steps.findLastIndex(({ verb }) => verb === 'excavate') + 1 || steps.length;
  const told = steps.map((move) => words.optionLabel(wholePrice(move)));
  const rooms = turnedUp(before, state);
  const light = rooms.length === 0 ? [] : [words.news.found(rooms.map((room) => words.room(room).name))];
  const soFar = words.panel.soFar(counted([...told.slice(0, dug), ...light, ...told.slice(dug)]).join(' → '));
  return [soFar, ...rooms.map((room) => `-# ${revealed(words, room)}`)].join('\n');
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
