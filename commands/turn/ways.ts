import { ButtonStyle } from 'discord.js';
import { allBut } from '../../src/table/decide/ballots.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { reviewButtons } from '../coach/coaching.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, type Row } from '../discord/rows.ts';

/** The button to everything that does not fit under a prompt or in a panel. */
export function moreButton({ words }: Pick<Bot, 'words'>, game: string) {
  return button({ on: 'more', game }, { label: words.prompt.more });
}

/** The button to a player's plans; none if the rules have no plans, or no turn can be foreseen. */
export function planButtons(bot: Bot, { game, state }: Pick<Position, 'game' | 'state'>) {
  const { plan } = faceOf(bot, game);
  if (plan === undefined || plan.open?.(state) === false) return [];
  return [button({ on: 'plan', game: game.id, act: 'show', order: 0 }, { label: bot.words.plan.ahead })];
}

/**
 * The button to a player's orders for phases that everybody plays at the same time; none if the rules have no such
 * phases.
 */
export function standingButtons(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>) {
  const { standing } = faceOf(bot, { game });
  return standing === undefined ? [] : [button({ on: 'standing', game: id, field: 'show' }, { label: standing.title })];
}

/** Whether a seat has a decision, and so a turn to go to. */
export const isAsked = ({ awaited }: Pick<Position, 'awaited'>, seat: number): boolean =>
  awaited.some((one) => one.seat === seat);

/** Whether a setting has played a seat's part of a phase that others are still playing. */
export const isByItself = ({ byItself = [] }: Position, seat: number): boolean => byItself.includes(seat);

/** The button that takes back a seat's ended turn, or asks the others if they must agree. */
export function undoButton({ words }: Bot, position: Position, seat: number) {
  const { game, entry, closedBy, revealed } = position;
  const asks = revealed === true && seat === closedBy && allBut(game, game.seats[seat]?.userId ?? '').length > 0;
  return button({ on: 'undo', game: game.id, entry }, { label: asks ? words.votes.askUndo : words.ending.undo });
}

/**
 * The button that takes back a seat's ended turn, or the moves that a setting made while others are still playing; none
 * once another player has ended a turn, or the seat has another decision.
 */
function undoButtons(bot: Bot, position: Position, seat: number) {
  const { closedBy } = position;
  const isOpen = seat === closedBy || isByItself(position, seat);
  if (!isOpen || position.game.status !== 'running' || isAsked(position, seat)) return [];
  return [undoButton(bot, position, seat)];
}

/** The same, plus the button for the review of that turn in a lesson. */
export function endedButtons(bot: Bot, position: Position, seat: number) {
  const undo = undoButtons(bot, position, seat);
  return [...undo, ...(undo.length === 0 ? [] : reviewButtons(bot, position.game))];
}

/** The label for going back to the player's own turn, or to their part of a phase that all play at the same time. */
export const backLabel = (bot: Bot, { game, state }: Pick<Position, 'game' | 'state'>): string =>
  faceOf(bot, game).simultaneous(state)?.open ?? bot.words.panel.backToTask;

/** The button back to the player's own turn, which has the same name and look everywhere. */
export const backButton = (bot: Bot, position: Pick<Position, 'game' | 'state'>) =>
  button({ on: 'open', game: position.game.id }, { label: backLabel(bot, position), style: ButtonStyle.Primary });

/**
 * The buttons beneath a message. If it is your turn, one leads back to it; otherwise they lead to planning and, while
 * it can be taken back, to the turn you just ended. The last one leads to everything else.
 */
export function wayBack(bot: Bot, position: Position, seat: number | undefined): Row[] {
  const { game } = position;
  const plays = seat !== undefined && game.status === 'running';
  const onward = (own: number) =>
    isAsked(position, own)
      ? [backButton(bot, position)]
      : [...undoButtons(bot, position, own), ...planButtons(bot, position)];
  return rowsOf(...(plays ? onward(seat) : []), moreButton(bot, game.id));
}
