import type { FinishedTurn } from '../../src/engine/log.ts';
import { byEnd, endOf } from '../../src/table/play/moment.ts';
import type { History } from '../../src/table/records/history.ts';
import { type Bot, faceOf } from '../bot.ts';

/**
 * The closed turns of a game, a line for each, with their gains and automatic results; if a turn cannot be replayed,
 * only its moves.
 */
export function* turnLines(
  bot: Pick<Bot, 'faces' | 'words'>,
  { game, seatsAt, moments }: History,
  turns: readonly FinishedTurn[],
): Generator<{ readonly turn: FinishedTurn; readonly line: string }> {
  const face = faceOf(bot, game);
  const played = byEnd(moments());
  const momentOf = (turn: FinishedTurn) => played.get(endOf(turn));
  for (const turn of turns) {
    const { before, after } = momentOf(turn) ?? {};
    const [line = ''] = face.told({ turns: [turn], seatsAt, before, after, momentOf, every: true });
    yield { turn, line };
  }
}
