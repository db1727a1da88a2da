import { knownFolk } from '../../../src/games/caverna/forgotten-folk/choosing.ts';
import type { FolkId } from '../../../src/games/caverna/forgotten-folk/folks.ts';
import { FOLK_IDS } from '../../../src/games/caverna/forgotten-folk/options.ts';
import { TILES_OF } from '../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import { type Asked, plainQuestion, type Question } from '../../face/asked.ts';
import { mention } from '../../seats.ts';
import type { CavernaWords } from './words.ts';

const isFolkId = (id: string): id is FolkId => FOLK_IDS.includes(id);

/** The folks that a seat can choose from, in the order of its boards; empty for other viewers. */
export function folksInHand({ folks }: State, seat: number): FolkId[] {
  return folks?.hands?.[seat]?.boards.filter(isFolkId) ?? [];
}

/** The folks to explain in a panel: those to choose from, or the chosen one before it is revealed. */
export function folksExplained({ folks }: State, seat: number): FolkId[] {
  const hand = folks?.hands?.[seat];
  return (hand?.chosen === undefined ? (hand?.boards ?? []) : [hand.chosen]).filter(isFolkId);
}

/** A sentence and the folks in hand; shorter if their pictures are beside it. */
function folksTold({ choosing, tile }: CavernaWords, folks: readonly FolkId[], first: string) {
  const explained = folks.map((id) =>
    choosing.explained(
      id,
      TILES_OF[id].map((one) => tile(one).name),
    ),
  );
  return {
    help: [first, ...explained].join('\n\n'),
    besidePictures: [first, ...folks.map((id) => choosing.inShort(id))].join('\n'),
  };
}

/**
 * Whether a choice is revealed immediately, or only when everybody has chosen: a folk drawn in turn is revealed
 * immediately, unless the table has decided otherwise.
 */
export const shownWhen = ({ folks, options }: State) =>
  folks?.pile === undefined || options.folks?.rulings.choicesShownTogether ? 'together' : 'atOnce';

/** Asks for a folk, or to confirm the chosen one. */
export function choosingQuestion(words: CavernaWords, { state, decision: { task, seat } }: Asked<State>): Question {
  const { together, inTurn } = words.choosing.help;
  const folks = folksExplained(state, seat);
  const chosen = state.folks?.hands?.[seat]?.chosen;
  if (chosen !== undefined) {
    const { title, help } = words.choosing.sure(chosen, shownWhen(state));
    return { ...plainQuestion({ title, help }), ...folksTold(words, folks, help) };
  }
  const who = state.folks?.pile === undefined ? together : inTurn(shownWhen(state));
  const { title } = words.question(task);
  return { ...plainQuestion({ title, help: who }), ...folksTold(words, folks, who), isAll: true };
}

/** Calls the players who have yet to choose. */
export function choosingCall(words: CavernaWords, { game, state, awaited }: Position<State>): string {
  return words.choosing.call({
    mentions: awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map((one) => mention(words, one)),
    game: words.announced.name,
    inTurn: state.folks?.pile !== undefined,
    shown: shownWhen(state),
  });
}

/** The public states around the turns to describe, and the names of the players. */
interface Choosing {
  readonly before?: State;
  readonly after: State;
  readonly names: readonly string[];
}

/**
 * Who plays which folk, as far as that is known. Once everybody has chosen, also who plays Dwarfs, and whose tiles
 * are added.
 */
export function chosenFolks({ choosing }: CavernaWords, { before, after, names }: Choosing): string[] {
  const { options, folks, players, phase } = after;
  if (options.folks === undefined || (before !== undefined && before.phase !== 'folks')) return [];
  const told = names.flatMap((name, seat) => {
    const id = knownFolk(after, seat);
    return id === undefined || (before && knownFolk(before, seat) === id) ? [] : [choosing.plays(name, id)];
  });
  if (phase === 'folks') return told;
  const dwarves = names.filter((_, seat) => players[seat]?.folk === undefined);
  const lent = folks?.tilesOf.filter((id) => players.every(({ folk }) => folk !== id)) ?? [];
  return [
    ...told,
    ...(dwarves.length === 0 ? [] : [choosing.dwarfs(dwarves)]),
    ...(lent.length === 0 ? [] : [choosing.lent(lent)]),
  ];
}
