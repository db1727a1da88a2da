import { verbOf } from '../../src/engine/notation.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Asked } from '../face/asked.ts';
import type { Entry } from '../face/rows.ts';
import type { Wording } from '../face/wording.ts';
import { askedOf } from '../plan/wishes.ts';
import type { Noted, Step } from './step.ts';

interface Tried {
  /** The chosen move; undefined if the press chose something else. */
  readonly move: string | undefined;
  readonly result: Answer;
}

/**
 * Why a listed choice is refused: a sentence, or the panel with that sentence, with the exchanges if these make the
 * choice possible. Undefined for any other choice.
 */
export async function refusalOf(bot: Bot, at: Step, { move, result }: Tried): Promise<Noted | string | undefined> {
  if (result.kind !== 'stale' || move === undefined) return undefined;
  const { panel } = result;
  const isPresent = panel.step === at.step;
  const asked = isPresent ? await askedOf(bot, panel) : at.isForAll && (await askedFirst(bot, panel));
  const entry = asked ? closedAmong(faceOf(bot, panel.game).wording(asked), [move]) : undefined;
  if (entry === undefined) return undefined;
  const { text: what, reason } = entry;
  if (entry.exchange && isPresent) {
    const note = bot.words.panel.exchangeFirst(what, reason);
    return { kind: 'asked', panel, screen: { exchange: true }, note };
  }
  const note = bot.words.panel.closed(what, reason);
  // A prompt is public and stays as it is; a panel says it next to its question.
  return isPresent && !at.isForAll ? { kind: 'asked', panel, note } : note;
}

/** The question that the seat of a panel has been asked in public. */
async function askedFirst(bot: Bot, { game, seat }: Panel): Promise<Asked | undefined> {
  const { state, awaited } = await bot.table.position(game.id);
  const own = awaited.find((one) => one.seat === seat);
  return own && { state, decision: own.decision, seats: game.seats };
}

/** The board's words for the first of these moves that cannot be chosen: what the move is, and why. */
export const closedAmong = ({ board }: Wording, moves: readonly string[]): Entry['closed'] =>
  moves
    .flatMap((move) => board(verbOf(move)).flatMap(({ entries }) => entries.filter((one) => one.move === move)))
    .find(({ closed }) => closed !== undefined)?.closed;
