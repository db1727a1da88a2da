import { inOrder } from '../../../render/games/caverna/index.ts';
import type { UnfitFolks } from '../../../src/games/caverna/forgotten-folk/choosing.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import { endingOf, feedsAlone } from '../../../src/games/caverna/schedule.ts';
import type { Options, State } from '../../../src/games/caverna/state.ts';
import { type Catalogue, gameWords } from '../../../src/messages/index.ts';
import { find } from '../../../src/messages/text.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { Face } from '../../face/face.ts';
import { plainFace, plainLobby } from '../../face/plain.ts';
import { mention } from '../../seats.ts';
import { cavernaBearings, cavernaWishes } from './bearings.ts';
import { choosingCall, chosenFolks, shownWhen } from './choosing.ts';
import { cavernaChronicle, cavernaCourse } from './chronicle.ts';
import { coachedFor } from './coached.ts';
import { cavernaDrafts } from './drafts.ts';
import { wayToEnd } from './ending.ts';
import { hungerIn } from './feeding.ts';
import { cavernaGuide } from './guide.ts';
import { stepsTold } from './labels.ts';
import type { CavernaPictures } from './pictures.ts';
import { cavernaPlan, cavernaStanding } from './plan.ts';
import { cavernaQuestion } from './question.ts';
import { cavernaRecap } from './recap.ts';
import { cavernaReel } from './replay.ts';
import { cavernaOutcome, cavernaResult, ownPoints } from './result.ts';
import { cavernaRulebook } from './rulebook.ts';
import { cavernaSettings } from './settings.ts';
import { playSeverally, tooDear } from './several.ts';
import { cavernaSides } from './sides.ts';
import { order, stage } from './stage.ts';
import { cavernaStory } from './story.ts';
import { cavernaSuggestions } from './suggestions.ts';
import { cavernaTips, purposeOf } from './tips.ts';
import { cavernaSteps } from './way.ts';
import { cavernaWording } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** Caverna: The Cave Farmers in words and pictures. */
export function cavernaFace(pictures: CavernaPictures): (catalogue: Catalogue) => Face<State, Options> {
  return (catalogue) => {
    const words = gameWords(catalogue, 'caverna');
    return {
      ...plainFace,
      name: words.announced.name,
      seats: caverna.seats,
      lobby: {
        ...plainLobby,
        ...words.announced,
        options: cavernaSettings(words),
        sides: cavernaSides(words),
        unfit: (reason) => words.unfit[reason as UnfitFolks],
        picture: (game, options) => pictures.lobby(words, game, options),
      },
      ...told(words),
      ...shown(words, pictures),
    };
  };
}

/** The parts, each in words. */
function told(words: CavernaWords) {
  return {
    boards: words.boards,
    passing: ({ phase }) => words.passing(phase),
    stage: (state) => stage(words, state),
    round: (state) => (state.round > 0 ? words.log.round(String(state.round)) : stage(words, state)),
    simultaneous: (state) => {
      const { phase } = state;
      if (phase === 'folks') return shownWhen(state) === 'together' ? words.hiddenPart : words.folkPart;
      if (phase === 'scoring') return words.countingPart;
      if (phase !== 'harvest') return undefined;
      return feedsAlone(state) ? words.feedingPart : words.harvestPart;
    },
    begun: (position) => begun(words, position),
    call: (position) => call(words, position),
    question: (asked, ending) => cavernaQuestion(words, asked, ending),
    wording: (asked) => cavernaWording(words, asked),
    suggestions: (asked, exchange) => cavernaSuggestions(words, asked, exchange),
    ending: (asked) => wayToEnd(words, asked),
    tips: (asked) => cavernaTips(words, asked),
    together: (asked, ways) => {
      const moves = [...new Set(ways.flat())];
      const found = playSeverally(asked, moves);
      if (found !== undefined) return found;
      const dear = tooDear(asked, moves);
      return { apart: dear && words.tooDear(dear) };
    },
    told: (story) => cavernaStory(words, story),
    recap: (recap, reader) => cavernaRecap(words, recap, reader),
    bearings: (at) => cavernaBearings(words, at),
    plan: cavernaPlan(words),
    standing: cavernaStanding(words),
    drafts: (panel) => cavernaDrafts(words, panel),
    ownPoints: (state, seat) => ownPoints(words, { state, seat }),
    outcome: (position) => cavernaOutcome(words, position),
    result: (position) => cavernaResult(words, position),
    side: (key) => words.sides.told(key),
    favourites: (built) => words.favourites(built.map(({ key, games }) => ({ name: words.tile(key).name, games }))),
  } satisfies Partial<Face<State>>;
}

function shown(words: CavernaWords, pictures: CavernaPictures) {
  const { tiles } = words.boards;
  return {
    supply: {
      label: tiles,
      title: tiles,
      pictures: (position, wished = []) => pictures.supply(words, position, wished),
      wishes: cavernaWishes(words),
    },
    tablePictures: async (position, before, marks) => [await pictures.table(words, position, { before, marks })],
    boardPictures: ({ game, state, seats = [...game.seats.keys()], before, turns, marks }) =>
      Promise.all(
        (state.phase === 'end' ? inOrder(state, seats) : seats).map((seat) =>
          pictures.board(words, { game, state, seat, before, turns, marks }),
        ),
      ),
    boardsTogether: ({ game, state, seats = [...game.seats.keys()], before, turns }) =>
      pictures.boards(words, { game, state, before, turns, seats }),
    panelPictures: ({ game, state, seat, decision }, { branch, before, since, marked }) =>
      pictures.choice(words, { board: { game, state, seat, before }, decision, branch, since, marked }),
    guide: cavernaGuide(words, pictures),
    rulebook: cavernaRulebook(words, pictures),
    scorePicture: (position, seats, marks) => pictures.score(words, position, { seats, marks }),
    chroniclePicture: async (history, beaten) => {
      const input = cavernaChronicle(words, history, beaten);
      return input && pictures.chronicle(words, history.game, input);
    },
    coach: {
      topic: (topic, things = []) => coachedFor(words, topic, things),
      aim: (topic) => find(words.aims, topic),
      moves: (moves) => stepsTold(words, moves.map(readMove)),
      steps: (walked) => cavernaSteps(words, walked),
      purpose: (walked) => purposeOf(words, walked),
      tick: ({ round }) => (round > 0 ? String(round) : ''),
      picture: ({ game, state }, course) => pictures.chronicle(words, game, cavernaCourse({ game, state }, course)),
    },
    reel: (history, pace) => cavernaReel(pictures, { words, history, pace }),
  } satisfies Partial<Face<State>>;
}

/** Who plays what, and the turn order, which is also the order of the players in the picture of the table. */
function begun(words: CavernaWords, { game, state }: Position<State>): string[] {
  if (state.phase === 'folks') return [];
  const names = game.seats.map(({ name }) => name);
  return [...chosenFolks(words, { after: state, names }), ...order(words, state, names)];
}

function call(words: CavernaWords, position: Position<State>): string {
  const { game, state, awaited } = position;
  const {
    prompt,
    announced: { name },
  } = words;
  const { phase, round } = state;
  const mentions = awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map((one) => mention(words, one));
  if (phase === 'folks') return choosingCall(words, position);
  if (phase === 'harvest') {
    const kind = endingOf(state, round) ?? 'harvest';
    const fed = awaited.flatMap(({ seat, decision }) =>
      (game.seats[seat] ? [game.seats[seat]] : []).map((one) =>
        words.rounds.fed(mention(words, one), hungerIn(state, seat), decision.task),
      ),
    );
    return words.rounds.harvest({ round, kind, game: name, mentions: fed });
  }
  const [first, second] = awaited;
  const shown = stage(words, state);
  if (phase === 'scoring') return words.rounds.counting({ mentions, game: name });
  if (!first || second) return prompt.several({ mentions, game: name, stage: shown });
  const question = cavernaQuestion(words, { state, decision: first.decision, seats: game.seats }).title;
  return prompt.turn({ mention: mentions.join(), game: name, stage: shown, question });
}
