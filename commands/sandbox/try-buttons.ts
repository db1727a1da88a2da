import type { FinishedTurn } from '../../src/engine/log.ts';
import { endOf } from '../../src/table/play/moment.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { button } from '../discord/rows.ts';

/** The button that opens a sandbox of a game or, once the game is over, the list of its turns; none for a lobby. */
export function tryButtons(
  { words: { sandbox } }: Pick<Bot, 'words'>,
  { id, status }: Pick<TableGame, 'id' | 'status'>,
) {
  switch (status) {
    case 'running':
      return [button({ on: 'sandbox', game: id, act: 'open' }, { label: sandbox.open })];
    case 'finished':
    case 'ended':
      return [button({ on: 'sandbox', game: id, act: 'turns' }, { label: sandbox.whatIf })];
    case 'lobby':
      return [];
  }
}

/** The entry after which this turn comes next. */
export const entryBefore = (turn: FinishedTurn): number => endOf(turn) - 1;
