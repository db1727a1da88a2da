import { ButtonStyle } from 'discord.js';
import { tableError } from '../../src/messages/table-error.ts';
import type { Raised } from '../../src/table/decide/assembly.ts';
import { allBut } from '../../src/table/decide/ballots.ts';
import type { Ballot } from '../../src/table/decide/votes.ts';
import { TableError } from '../../src/table/errors.ts';
import { seatPlayedBy } from '../../src/table/ids.ts';
import type { UndoPress } from '../../src/table/requests.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import type { Press } from '../presses.ts';
import { panelMessage } from '../turn/panel-message.ts';
import { moreButton } from '../turn/ways.ts';

/** A press about a decision that the players make together. */
export type VotePress = Extract<Press, { on: 'vote' | 'take' | 'sit' | 'absent' | 'askUndo' }>;

/** Handles a press on a vote, on an offered or kept seat, or about an absent player. */
export async function pressVote(
  bot: Bot,
  { press, user, moderates = false }: PressInteraction<VotePress>,
  reply: Reply,
): Promise<void> {
  const { game: gameId } = press;
  switch (press.on) {
    case 'vote':
      return reply.tell(await cast(bot, { gameId, voteId: press.vote, userId: user.id, agrees: press.agrees }));
    case 'take':
      await bot.assembly.take({ gameId, voteId: press.vote, user });
      return reply.tell(bot.words.seatNews.yours);
    case 'sit':
      await bot.assembly.takeKept({ gameId, user });
      return reply.tell(bot.words.seatNews.yours);
    case 'absent': {
      const { seat, remedy } = press;
      return reply.tell(told(bot, await bot.assembly.absent({ gameId, user, moderates, seat, remedy })));
    }
    case 'askUndo':
      return askUndo(bot, { gameId, user, to: press.entry, sure: press.sure }, reply);
  }
}

/** Casts a vote; returns the voter's answer. */
export async function cast({ assembly, words: { votes } }: Bot, ballot: Ballot): Promise<string> {
  const { outcome } = await assembly.ballot(ballot);
  return outcome === 'open' ? votes.counted(ballot.agrees) : votes.decided[outcome];
}

/** The result of a request, for the person who made it. */
export function told({ words: { votes } }: Bot, raised: Raised): string {
  return raised.kind === 'vote' ? votes.opened : votes.done;
}

/**
 * Asks the table for an undo. If the player could have it at once but the game would become unrated, asks whether they
 * are sure.
 */
export async function askUndo(bot: Bot, wish: Wish, reply: Reply): Promise<void> {
  try {
    return await reply.tell(told(bot, await bot.assembly.undo(wish)));
  } catch (error) {
    return reply.show(sureMessage(bot, wish, error));
  }
}

type Wish = Parameters<Bot['assembly']['undo']>[0];

/** Asks a player whether they are sure, because the game would become unrated; throws every other error. */
function sureMessage({ words }: Bot, { gameId, to }: Wish, error: unknown): Composed {
  if (!(error instanceof TableError && error.key === 'undoUnrates')) throw error;
  const surely = { on: 'askUndo', game: gameId, entry: to, sure: true } as const;
  const label = { label: words.votes.undoSurely, style: ButtonStyle.Danger };
  return compose([tableError(words, error), buttons(button(surely, label))]);
}

/** Takes back a turn at a table with nobody else who would have to agree, and shows the panel. */
async function undoneAlone(bot: Bot, wish: Wish): Promise<Composed> {
  try {
    await bot.assembly.undo(wish);
  } catch (error) {
    return sureMessage(bot, wish, error);
  }
  const panel = await bot.table.panel({ gameId: wish.gameId, userId: wish.user.id });
  return panelMessage(bot, panel, { note: bot.words.panel.undone.turn });
}

/** Mistakes that mean that a turn can be taken back only if the others agree. */
const NEEDS_CONSENT: readonly unknown[] = ['undoOthersActed', 'undoOthersBegun', 'undoRevealed'];

/** Takes back a move or a turn and shows the panel; if the others must agree, shows a button that asks them. */
export async function undoneMessage(bot: Bot, press: UndoPress): Promise<Composed> {
  try {
    const { what, panel } = await bot.table.undo(press);
    return await panelMessage(bot, panel, { note: bot.words.panel.undone[what] });
  } catch (error) {
    if (!(error instanceof TableError && NEEDS_CONSENT.includes(error.key))) throw error;
    const turns = await bot.assembly.undoable(press.gameId);
    const game = await bot.table.find(press.gameId);
    const seat = seatPlayedBy(game.seats, press.userId);
    const own = turns.find(({ turn }) => turn.seat === seat);
    if (own === undefined) throw error;
    const { userId: by = press.userId, name = '' } = game.seats[seat] ?? {};
    if (allBut(game, by).length === 0)
      return undoneAlone(bot, { gameId: press.gameId, user: { id: press.userId, name }, to: own.to });
    const asks = { on: 'askUndo', game: press.gameId, entry: own.to } as const;
    const ask = button(asks, { label: bot.words.votes.askUndo });
    return compose([tableError(bot.words, error), buttons(ask, moreButton(bot, press.gameId))]);
  }
}
