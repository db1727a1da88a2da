import { DONE } from '../../../src/engine/decision.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { END } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import { harvestOf } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Facts } from '../../../src/messages/index.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Story } from '../../face.ts';
import { difference } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** What happened: a line for each turn, and for each card and marker that was turned up behind it. */
export function cavernaStory(
  words: CavernaWords,
  { turns, seatsAt, before, after, every = false }: Story<State>,
): string[] {
  let state = before && after ? known(before, after) : undefined;
  const told = turns.flatMap((turn) => {
    const moves = turn.moves.map(({ move }) => move);
    const changed = state && facts(state, turn);
    if (changed === undefined) state = undefined;
    if (!every && !isWorthALine(moves)) return [];
    const sitting = sittingAt(seatsAt, turn);
    return [`${words.sentence(sitting?.name ?? '', moves.map(readMove), changed)}${doneBy(words, sitting, turn)}`];
  });
  return [...told, ...(before && after ? news(words, before, after) : [])];
}

/** Moves that tell nothing by themselves: whoever makes no others has had nothing to decide. */
const SILENT = [END, DONE];

/** Whether the moves of a turn are to be told at all. */
export function isWorthALine(moves: readonly string[]): boolean {
  return !moves.every((move) => SILENT.includes(move));
}

/** Who made the choices of a turn, where it was neither the person nor a computer player in its own seat. */
export function doneBy({ log }: CavernaWords, sitting: Seat | undefined, { moves }: FinishedTurn): string {
  const by = moves.at(-1)?.by;
  if (by === undefined || (by === 'computer' && sitting?.plays === 'computer')) return '';
  return ` ${log.by[by]}`;
}

/** A copy of an earlier state that can be played on: with what has been turned up since. */
function known(before: State, { cards, markers }: State): State {
  return { ...caverna.clone(before), cards: [...cards], markers: [...markers] };
}

/**
 * What the turn itself changed in the supply, without the end of the round that may follow it. The state goes on to the
 * next turn. Undefined where today's rules cannot follow, as in a log that goes on from a checkpoint: what comes then is
 * told without amounts.
 */
function facts(state: State, { seat, moves }: FinishedTurn): Facts | undefined {
  const start = { ...state.players[seat]?.goods };
  try {
    for (const { move } of moves) if (move !== END) caverna.play(state, seat, move);
    const goods = state.players[seat]?.goods;
    const { gains, pays } = goods === undefined ? {} : difference({ ...goods, ...start }, goods);
    if (moves.some(({ move }) => move === END)) caverna.play(state, seat, END);
    return { gained: gains, paid: pays };
  } catch {
    return undefined;
  }
}

/** What has been turned up between two states: a card, a marker, spaces that became others. */
export function news({ turnedUp }: CavernaWords, before: State, after: State): string[] {
  if (after.round <= before.round) return [];
  const card = after.cards[after.round - 1];
  const marker = harvestOf(after, after.round);
  const isShown = after.markersShown > before.markersShown && marker !== undefined;
  const flipped = before.spaces.flatMap(({ id }, index) => {
    const now = after.spaces[index]?.id;
    return now === undefined || now === id ? [] : [turnedUp.flipped(id, now)];
  });
  return [
    turnedUp.newRound({ round: after.round, card: card === 'none' || card === 'hidden' ? undefined : card }),
    ...flipped,
    ...(isShown ? [turnedUp.marker(marker)] : []),
  ];
}
