import { caverna } from '../../src/caverna/game.ts';
import { harvestOf } from '../../src/caverna/schedule.ts';
import type { State } from '../../src/caverna/state.ts';
import { IllegalMove } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import type { Catalogue, Facts } from '../../src/messages/index.ts';
import type { FinishedTurn } from '../../src/table/types.ts';
import type { Story } from '../face.ts';
import { difference } from './wording.ts';

/** What happened: a line for each turn, and for each card and marker that was turned up behind it. */
export function cavernaStory(words: Catalogue, { turns, seats, before, after }: Story): string[] {
  const played = turns.filter(({ moves }) => moves.some(({ move }) => move !== END));
  const told = played.map((turn) => {
    const moves = turn.moves.map(({ move }) => move);
    return words.sentence(seats[turn.seat]?.name ?? '', moves, facts(before as State | undefined, turn));
  });
  return [...told, ...(before && after ? news(words, before as State, after as State) : [])];
}

/** What the turn itself changed in the supply, without the end of the round that may follow it. */
function facts(before: State | undefined, { seat, moves }: FinishedTurn): Facts {
  const start = before?.players[seat]?.goods;
  if (before === undefined || start === undefined) return {};
  const state = caverna.clone(before);
  try {
    for (const { move } of moves) if (move !== END) caverna.play(state, seat, move);
  } catch (error) {
    // A log that goes on from a checkpoint may hold moves that today's rules would not offer: told without amounts.
    if (error instanceof IllegalMove) return {};
    throw error;
  }
  const goods = state.players[seat]?.goods;
  if (goods === undefined) return {};
  const { gains, pays } = difference(start, goods);
  return { gained: gains, paid: pays };
}

function news({ log }: Catalogue, before: State, after: State): string[] {
  if (after.round <= before.round) return [];
  const card = after.cards[after.round - 1];
  const marker = harvestOf(after, after.round);
  const turnedUp = after.markersShown > before.markersShown && marker !== undefined;
  const flipped = before.spaces.flatMap(({ id }, index) => {
    const now = after.spaces[index]?.id;
    return now === undefined || now === id ? [] : [log.flipped(id, now)];
  });
  return [
    log.newRound({ round: after.round, card: card === 'none' || card === 'hidden' ? undefined : card }),
    ...flipped,
    ...(turnedUp ? [log.marker(marker)] : []),
  ];
}
