import { IllegalMove } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Facts } from '../../../src/messages/index.ts';
import type { Recap } from '../../../src/table/ahead/recap.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import { doneBy, isWorthALine, news } from './story.ts';
import { difference } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** How many turns of one player are told; of those before them only that there were some. */
const MOST_TURNS = 4;

/** What happened in a recap: a line for each player, those last whose turn was last, then what was turned up. */
export function cavernaRecap(words: CavernaWords, { chapters, seatsAt }: Recap<State>): string[] {
  // Somebody who has given the seat away is told of apart from whoever sits there now.
  const told = new Map<string, { readonly name: string; readonly turns: readonly Deed[] }>();
  for (const chapter of chapters) {
    const { seat, moves } = chapter.turn;
    const sitting = sittingAt(seatsAt, chapter.turn);
    const player = `${seat} ${sitting?.userId}`;
    const played = moves.map(({ move }) => move).filter((move) => move !== END);
    if (!isWorthALine(played)) continue;
    const { turns } = told.get(player) ?? { turns: [] };
    const deed = { told: words.deeds(played.map(readMove), facts(chapter)), by: doneBy(words, sitting, chapter.turn) };
    // Whose turn was last stands last.
    told.delete(player);
    told.set(player, { name: sitting?.name ?? '', turns: [...turns, deed] });
  }
  const lines = [...told.values()].map(({ name, turns }) => {
    const shown = deedsOf(turns.slice(-MOST_TURNS));
    return words.recap.player(name, turns.length > MOST_TURNS ? [words.recap.more, ...shown] : shown);
  });
  const [first] = chapters;
  const last = chapters.at(-1);
  return [...lines, ...(first && last ? news(words, first.before, last.after) : [])];
}

/** What was done in a turn, and who made its choices where that is to be told. */
interface Deed {
  readonly told: string;
  readonly by: string;
}

/** The turns of a player; whoever made the choices of several in a row is named behind the last of them. */
function deedsOf(turns: readonly Deed[]): string[] {
  return turns.map(({ told, by }, at) => (by === turns[at + 1]?.by ? told : `${told}${by}`));
}

/** What a turn itself has changed in the supply, without the end of the round that may follow it. */
function facts({ turn: { seat, moves }, before }: Recap<State>['chapters'][number]): Facts {
  const start = before.players[seat]?.goods;
  if (start === undefined) return {};
  const state = caverna.clone(before);
  try {
    for (const { move } of moves) if (move !== END) caverna.play(state, seat, move);
  } catch (error) {
    if (error instanceof IllegalMove) return {};
    throw error;
  }
  const goods = state.players[seat]?.goods;
  if (goods === undefined) return {};
  const { gains, pays } = difference(start, goods);
  return { ...(gains && { gained: gains }), ...(pays && { paid: pays }) };
}
