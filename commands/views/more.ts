import { ButtonStyle } from 'discord.js';
import { isInvited } from '../../src/table/ids.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { showsPoints } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Awaiting } from '../../src/table/waiting/calls.ts';
import type { Row } from '../ask.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../compose.ts';
import { rowsOf } from '../phone.ts';
import { nudgeButton, openLabel, silenceButton } from './calls.ts';
import { coachButtons, reviewButtons } from './coaching.ts';
import { planButtons, standingButtons } from './plan.ts';
import { button } from './rows.ts';
import { sitButton } from './votes.ts';

/** Who asks for more than stands under a prompt, and who is waited for. */
export interface MoreFor {
  /** Their seat; undefined for somebody who watches. */
  readonly seat: number | undefined;
  readonly awaiting: readonly Awaiting[];
  /** What hardly anybody wants to do in a turn that is running. */
  readonly rare?: readonly Row[];
}

/** The way to everything that has no room of its own under a prompt or in a panel. */
export function moreButton({ words }: Pick<Bot, 'words'>, game: string) {
  return button({ on: 'more', game }, { label: words.prompt.more });
}

/** What somebody can look at and do besides their turn. Only they see it. */
export function moreMessage(bot: Bot, position: Position, { seat, awaiting, rare = [] }: MoreFor): Composed {
  const { words } = bot;
  const { game } = position;
  const own = seat === undefined || game.status !== 'running' ? [] : ownButtons(bot, position, seat);
  const beside = [...own, ...callButtons(bot, position, { seat, awaiting })];
  return compose([
    `### ${words.looks.more}\n-# ${faceOf(bot, game).stage(position.state)}`,
    ...rowsOf(...lookButtons(bot, position, seat)),
    ...rowsOf(...beside),
    ...rare,
  ]);
}

/** What a seat can look at, or somebody who watches: points that are hidden are the own ones alone. */
function lookButtons(bot: Bot, { game: table }: Position, seat: number | undefined) {
  const { words } = bot;
  const { id: game } = table;
  const score = showsPoints(table) ? words.prompt.score : seat === undefined ? undefined : words.prompt.ownScore;
  return [
    button({ on: 'look', game, look: 'board' }, { label: words.prompt.board }),
    button({ on: 'look', game, look: 'table' }, { label: words.prompt.table }),
    ...supplyButtons(bot, table),
    ...(score === undefined ? [] : [button({ on: 'look', game, look: 'score' }, { label: score })]),
    button({ on: 'look', game, look: 'log' }, { label: words.prompt.log }),
  ];
}

/** The button to the supply; none where a game has none. */
export function supplyButtons(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>) {
  const { supply } = faceOf(bot, { game });
  return supply === undefined ? [] : [button({ on: 'look', game: id, look: 'tiles' }, { label: supply.label })];
}

/** Whether a seat is asked something, and so has a turn to go to. */
const isAsked = ({ awaited }: Pick<Position, 'awaited'>, seat: number): boolean =>
  awaited.some((one) => one.seat === seat);

/** What a player has to themselves. */
function ownButtons(bot: Bot, position: Position, seat: number) {
  const { game } = position;
  return [
    // A plan is for a turn that has not come yet.
    ...(isAsked(position, seat)
      ? [
          button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary }),
          ...standingButtons(bot, game),
        ]
      : [...endedButtons(bot, position, seat), ...planButtons(bot, position)]),
    ...coachButtons(bot, game),
    button({ on: 'notes', game: game.id }, { label: bot.words.notes.open }),
  ];
}

/** The button that takes back the turn that a seat has ended; none once somebody else has ended one, or the seat is asked again. */
export function undoButtons(bot: Bot, position: Position, seat: number) {
  const { game, entry, closedBy } = position;
  if (seat !== closedBy || game.status !== 'running' || isAsked(position, seat)) return [];
  return [button({ on: 'undo', game: game.id, entry }, { label: bot.words.ending.undo })];
}

/** The same, and what says in a lesson what that turn was worth. */
export function endedButtons(bot: Bot, position: Position, seat: number) {
  const undo = undoButtons(bot, position, seat);
  return [...undo, ...(undo.length === 0 ? [] : reviewButtons(bot, position.game))];
}

/** Calling others, being called no more, and taking a seat that is kept. */
function callButtons(bot: Bot, { game }: Position, { seat, awaiting }: MoreFor) {
  const mine = awaiting.find((one) => one.seat === seat);
  const other = awaiting.find((one) => one.seat !== seat);
  return [
    ...(seat === undefined || other === undefined ? [] : [nudgeButton(bot, game.id, other.since)]),
    ...(mine === undefined ? [] : [silenceButton(bot, game.id, mine.since)]),
    ...(game.seats.some(({ userId }) => isInvited(userId)) ? [sitButton(bot.words, game)] : []),
  ];
}

/**
 * Where to from whatever stands in its place: back to the own turn of the seat that is asked, to what can be laid ahead while
 * others are; nothing for whoever has no seat, or where nothing is played.
 */
export function wayBack(bot: Bot, position: Position, seat: number | undefined): Row[] {
  const { game, state } = position;
  if (seat === undefined || game.status !== 'running') return [];
  const label = faceOf(bot, game).simultaneous?.(state)?.open ?? bot.words.panel.backToTask;
  const onward = isAsked(position, seat)
    ? [button({ on: 'open', game: game.id }, { label, style: ButtonStyle.Primary })]
    : planButtons(bot, position);
  return rowsOf(...onward, moreButton(bot, game.id));
}
