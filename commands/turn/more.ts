import type { ButtonBuilder } from '@discordjs/builders';
import { isInvited } from '../../src/table/ids.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { showsPoints } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Awaiting } from '../../src/table/waiting/calls.ts';
import { type Bot, faceOf } from '../bot.ts';
import { coachButtons } from '../coach/coaching.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, buttons, type Row } from '../discord/rows.ts';
import { nudgeButton, silenceButton } from '../posts/call-message.ts';
import { tryButtons } from '../sandbox/try-buttons.ts';
import { sitButton } from '../votes/votes-message.ts';
import { backButton, endedButtons, isAsked, planButtons, standingButtons } from './ways.ts';

/** The person who wants more than a prompt shows, and the awaited players. */
export interface MoreFor {
  /** Their seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly awaiting: readonly Awaiting[];
  /** Possible moves of the current turn that hardly anybody wants. */
  readonly rare?: readonly Row[];
}

/** What else somebody can look at and do, one kind after another, and the way back to their turn. Only they see it. */
export function moreMessage(bot: Bot, position: Position, { seat, awaiting, rare = [] }: MoreFor): Composed {
  const { words } = bot;
  const { game } = position;
  const plays = seat !== undefined && game.status === 'running';
  const { sorts } = words.looks;
  return compose([
    `### ${words.looks.more}\n-# ${faceOf(bot, game).stage(position.state)}`,
    ...sortOf(sorts.look, lookButtons(bot, position, seat)),
    ...sortOf(sorts.own, [...(plays ? ownButtons(bot, position, seat) : []), ...tryButtons(bot, game)]),
    ...underHeading(sorts.turn, rare),
    ...sortOf(sorts.calls, callButtons(bot, position, { seat, awaiting })),
    ...(plays && isAsked(position, seat) ? [buttons(backButton(bot, position))] : []),
  ]);
}

/** Parts under a small heading; nothing if there are none. */
export const underHeading = (heading: string, parts: readonly Part[]): Part[] =>
  parts.length === 0 ? [] : [`-# ${heading}`, ...parts];

/** Buttons of one kind under their heading; nothing if there are none. */
export const sortOf = (heading: string, all: readonly ButtonBuilder[]): Part[] => underHeading(heading, rowsOf(...all));

/** The buttons to look at things, for a seat or for a spectator; only the owner of hidden points sees them. */
function lookButtons(bot: Bot, { game: table }: Position, seat: number | undefined) {
  const { words } = bot;
  const { id: game } = table;
  const { boards } = faceOf(bot, table);
  const score = showsPoints(table) ? words.prompt.score : seat === undefined ? undefined : words.prompt.ownScore;
  return [
    seat === undefined
      ? button({ on: 'look', game, look: 'boards' }, { label: boards.all })
      : ownBoardButton(bot, table),
    tableButton(bot, table),
    ...supplyButtons(bot, table),
    ...(score === undefined ? [] : [button({ on: 'look', game, look: 'score' }, { label: score })]),
    button({ on: 'look', game, look: 'log' }, { label: words.prompt.log }),
  ];
}

/** The button to the reader's board. */
export function ownBoardButton(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>) {
  return button({ on: 'look', game: id, look: 'board' }, { label: faceOf(bot, { game }).boards.own });
}

/** The button to the shared board. */
export function tableButton(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>) {
  return button({ on: 'look', game: id, look: 'table' }, { label: faceOf(bot, { game }).boards.table });
}

/** The button to the supply; none if a game has none. */
export function supplyButtons(bot: Bot, { id, game }: Pick<TableGame, 'id' | 'game'>) {
  const { supply } = faceOf(bot, { game });
  return supply === undefined ? [] : [button({ on: 'look', game: id, look: 'tiles' }, { label: supply.label })];
}

/** What a player can open in private. */
function ownButtons(bot: Bot, position: Position, seat: number) {
  const { game } = position;
  return [
    // A plan is for a turn that has not come yet.
    ...(isAsked(position, seat)
      ? standingButtons(bot, game)
      : [...endedButtons(bot, position, seat), ...planButtons(bot, position)]),
    ...coachButtons(bot, game),
    button({ on: 'notes', game: game.id }, { label: bot.words.notes.open }),
  ];
}

/** The buttons to call others, to stop calls, and to take a kept seat. */
function callButtons(bot: Bot, { game }: Position, { seat, awaiting }: MoreFor) {
  const mine = awaiting.find((one) => one.seat === seat);
  const other = awaiting.find((one) => one.seat !== seat);
  return [
    ...(seat === undefined || other === undefined ? [] : [nudgeButton(bot, game.id, other.since)]),
    ...(mine === undefined ? [] : [silenceButton(bot, game.id, mine.since)]),
    ...(game.seats.some(({ userId }) => isInvited(userId)) ? [sitButton(bot.words, game)] : []),
  ];
}
