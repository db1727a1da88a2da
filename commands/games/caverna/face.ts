import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Tile } from '../../../src/games/caverna/power.ts';
import { harvestOf, ROUNDS } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { TILES } from '../../../src/games/caverna/tiles/index.ts';
import type { Catalogue } from '../../../src/messages/index.ts';
import { find } from '../../../src/messages/text.ts';
import type { Position } from '../../../src/table/doors.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { Face } from '../../face.ts';
import { mention } from '../../views/seats.ts';
import { feedingSuggestions } from './feeding.ts';
import type { CavernaPictures } from './pictures.ts';
import { cavernaPlan } from './plan.ts';
import { cavernaRecap } from './recap.ts';
import { cavernaReel } from './replay.ts';
import { cavernaResult, ownPoints } from './result.ts';
import { cavernaSettings } from './settings.ts';
import { cavernaStory, isWorthALine } from './story.ts';
import { cavernaWording } from './wording.ts';

/** Tells and shows Caverna: The Cave Farmers. */
export function cavernaFace(pictures: CavernaPictures): (words: Catalogue) => Face {
  return (words) => ({
    name: caverna.id,
    seats: caverna.seats,
    lobby: cavernaSettings(words),
    stage: (state) => stage(words, state as State),
    inHarvest: (state) => (state as State).phase === 'harvest',
    call: (position) => call(words, position),
    question: ({ decision }) => words.question(decision.task),
    wording: (asked) => cavernaWording(words, asked),
    suggestions: (asked) => feedingSuggestions(words, asked),
    told: (story) => cavernaStory(words, story),
    recap: (recap) => cavernaRecap(words, recap),
    plan: cavernaPlan(words),
    drafts: ({ drafts, decision }) => {
      const told = drafts.filter(({ move }) => isWorthALine([move]));
      return told.length === 0
        ? undefined
        : words.panel.soFar(told.map(({ move }) => words.optionLabel(readMove(move), { task: decision.task })));
    },
    ownPoints: (state, seat) => ownPoints(words, { state: state as State, seat }),
    result: (position) => cavernaResult(words, position),
    lobbyPicture: (game) => pictures.lobby(words, game, chosenTexts(words, game)),
    tablePicture: (position, before) => pictures.table(words, position, before as State | undefined),
    supplyPicture: (position) => pictures.supply(words, position),
    boardPictures: ({ game, state, seats = [...game.seats.keys()], before, turns }) =>
      Promise.all(
        seats.map((seat) =>
          pictures.board(words, { game, state: state as State, seat, before: before as State | undefined, turns }),
        ),
      ),
    panelPictures: ({ game, state, seat, decision }, { branch, before, recap }) =>
      pictures.choice(words, {
        board: { game, state: state as State, seat, before: before as State | undefined },
        decision,
        branch,
        recap,
      }),
    scorePicture: (position) => pictures.score(words, position),
    reel: (history, pace) => cavernaReel(pictures, { words, history, pace }),
    built: (key) => words.tile(key).name,
    facts({ kind, key }) {
      const tile = kind === 'tile' ? find<Tile>(TILES, key) : undefined;
      return tile === undefined || tile.preprinted ? undefined : words.tileFacts(tile);
    },
  });
}

/** What the host has chosen, leaving out what most tables leave alone. */
function chosenTexts(words: Catalogue, { options }: TableGame): string[] {
  return cavernaSettings(words)
    .filter(({ fine }) => !fine)
    .flatMap(({ title, choices, chosen }) =>
      choices.filter(({ value }) => value === chosen(options)).map(({ text }) => `${title}: ${text}`),
    );
}

function stage({ prompt }: Catalogue, state: State): string {
  return prompt.stage({
    round: state.round,
    rounds: ROUNDS,
    ending: prompt.ending(harvestOf(state, state.round) ?? 'hidden'),
  });
}

function call(words: Catalogue, { game, state, awaited }: Position): string {
  const { prompt } = words;
  const name = words.commands.gameName;
  const { phase, round } = state as State;
  const mentions = awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map(mention);
  if (phase === 'harvest') {
    return prompt.harvest({ round, kind: harvestOf(state as State, round) ?? 'harvest', game: name, mentions });
  }
  const [first, second] = awaited;
  const shown = stage(words, state as State);
  if (!first || second) return prompt.several({ mentions, game: name, stage: shown });
  const question = words.question(first.decision.task).title;
  return prompt.turn({ mention: mentions.join(), game: name, stage: shown, question });
}
