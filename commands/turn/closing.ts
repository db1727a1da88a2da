import { END } from '../../src/engine/log.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Picture } from '../discord/compose.ts';
import { besidesEnd } from './ending.ts';
import { picturesOf } from './panel-message.ts';

/**
 * The moves that end a turn after a choice that leaves nothing to choose, if its button said that it ends the turn;
 * undefined after any other choice.
 */
export function closingOf(
  bot: Pick<Bot, 'faces' | 'words'>,
  before: Panel,
  panel: Panel,
): readonly string[] | undefined {
  const { game, state, decision, canEnd, drafts } = panel;
  const face = faceOf(bot, game);
  const [chosen, another] = drafts.slice(before.drafts.length);
  const earlier = { state: before.state, decision: before.decision, seats: game.seats };
  if (chosen === undefined || another !== undefined || !face.endsTurn(earlier, chosen.move)) return undefined;
  const asked = { state, decision, seats: game.seats, turn: panel };
  const ending = face.ending(asked) ?? (canEnd ? NOTHING_LEFT : undefined);
  if (ending === undefined || ending.without !== undefined || ending.placed !== undefined) return undefined;
  const isOpen = besidesEnd(decision.options, ending).some(({ anytime, move }) => !anytime && move !== END);
  return isOpen || face.suggestions(asked, false).length > 0 ? undefined : ending.moves;
}

const NOTHING_LEFT = { moves: [], without: undefined, placed: undefined, gained: undefined };

/** The words for the end of a turn; a player who is alone reads nothing about others. */
export const endWords = ({ words: { panel } }: Pick<Bot, 'words'>, { seats }: Pick<TableGame, 'seats'>) =>
  seats.length === 1 ? panel.alone : panel;

/** What a player reads and sees about a turn that their last choice ended: what was turned face up in it. */
export async function endedByChoice(
  bot: Bot,
  panel: Panel,
): Promise<{ readonly sentence: string; readonly pictures: readonly Picture[] }> {
  const found = faceOf(bot, panel.game).turnedUp(panel);
  const pictures = await picturesOf(bot, panel, { branch: undefined, before: panel.before });
  return { sentence: [...found, endWords(bot, panel.game).ended].join('\n'), pictures };
}
