import { ButtonStyle } from 'discord.js';
import { playerOf, seatPlayedBy } from '../../src/table/ids.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { reviewButtons } from '../coach/coaching.ts';
import { type Composed, compose, type Part, type Picture } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button } from '../discord/rows.ts';
import { openLabel } from '../posts/call-message.ts';
import { ownBoardButton } from './more.ts';
import { endedButtons, isByItself, moreButton, planButtons, undoButton } from './ways.ts';

/** The owner of a closed panel, and why it closed. */
interface Closed {
  readonly userId: string;
  readonly sentence: string;
  /** Whether the player has ended their part of a phase that everybody plays at the same time, rather than a turn. */
  readonly shared?: boolean;
  /** What the bot offers now that it is over. */
  readonly offer?: readonly Part[];
  /** Whether others have played since, so that the player cannot take it back. */
  readonly settled?: boolean;
  /** What was turned face up in a turn that ended by itself. */
  readonly pictures?: readonly Picture[];
}

/** Whether a seat belongs to a user; only they plan ahead, not their deputy. */
const isOwner = ({ seats }: TableGame, userId: string): boolean => seats.some((seat) => seat.userId === userId);

/** Replaces the panel once its turn is over: shows the awaited players, or leads to the player's next turn. */
export function closedMessage(bot: Bot, position: Position, closed: Closed): Composed {
  const { userId, sentence, shared = false, settled = false, pictures = [], offer = [] } = closed;
  const { game, awaited } = position;
  const seats = awaited.flatMap(({ seat }) => game.seats[seat] ?? []);
  const isAgain = seats.some((seat) => playerOf(seat).id === userId || seat.userId === userId);
  const { words } = bot;
  const mayTakeBack = game.status === 'running' && !settled;
  const isPart = faceOf(bot, game).simultaneous(position.state) !== undefined;
  const next = shared ? 'yours' : isPart ? 'together' : 'again';
  const waiting = game.status === 'finished' ? words.prompt.over : words.prompt.waiting(seats.map(({ name }) => name));
  return compose([
    ...pictures.map((picture) => [picture]),
    `${sentence}\n${isAgain ? words.prompt[next] : waiting}`,
    ...rowsOf(
      ...(isAgain
        ? [button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary })]
        : []),
      ...(mayTakeBack ? [undoButton(bot, position, seatPlayedBy(game.seats, userId))] : []),
      ...(mayTakeBack ? reviewButtons(bot, game) : []),
      ownBoardButton(bot, game),
      ...(game.status === 'running' && isOwner(game, userId) ? planButtons(bot, position) : []),
      moreButton(bot, game.id),
    ),
    ...offer,
  ]);
}

/** A reader with nothing to decide, and why. */
type Idle = Pick<Closed, 'userId' | 'sentence'>;

/** What a player without a decision sees when opening their turn. */
export function idleMessage(bot: Bot, position: Position, { userId, sentence }: Idle): Composed {
  const seat = seatPlayedBy(position.game.seats, userId);
  return compose([
    isByItself(position, seat) ? `${bot.words.prompt.byItself}\n${sentence}` : sentence,
    ...rowsOf(
      ...endedButtons(bot, position, seat),
      ...(seat < 0 || isOwner(position.game, userId) ? planButtons(bot, position) : []),
      moreButton(bot, position.game.id),
    ),
  ]);
}
