import { caverna } from '../../src/caverna/game.ts';
import type { State } from '../../src/caverna/state.ts';
import { IllegalMove } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import type { Catalogue, Facts } from '../../src/messages/index.ts';
import type { Recap } from '../../src/table/doors.ts';
import { doneBy, news } from './story.ts';
import { difference } from './wording.ts';

/** How many turns of one player are told; of those before them only that there were some. */
const MOST_TURNS = 4;

/** What happened in a recap: a line for each player, those last whose turn was last, then what was turned up. */
export function cavernaRecap(words: Catalogue, { game, chapters }: Recap): string[] {
  const told = new Map<number, string[]>();
  for (const chapter of chapters) {
    const { seat, moves } = chapter.turn;
    const played = moves.map(({ move }) => move).filter((move) => move !== END);
    if (played.length === 0) continue;
    const turns = told.get(seat) ?? [];
    // Whose turn was last stands last.
    told.delete(seat);
    told.set(seat, [...turns, `${words.deeds(played, facts(chapter))}${doneBy(words, game.seats, chapter.turn)}`]);
  }
  const lines = [...told].map(([seat, turns]) => {
    const shown = turns.length > MOST_TURNS ? [words.recap.more, ...turns.slice(-MOST_TURNS)] : turns;
    return words.recap.player(game.seats[seat]?.name ?? '', shown);
  });
  const [first] = chapters;
  const last = chapters.at(-1);
  return [...lines, ...(first && last ? news(words, first.before as State, last.after as State) : [])];
}

/** What a turn itself has changed in the supply, without the end of the round that may follow it. */
function facts({ turn: { seat, moves }, before }: Recap['chapters'][number]): Facts {
  const start = (before as State).players[seat]?.goods;
  if (start === undefined) return {};
  const state = caverna.clone(before as State);
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
