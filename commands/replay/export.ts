import { writeEntry } from '../../src/engine/notation.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';

/** A game as a file: the whole game once it is over, before that only what everybody may see. */
export async function exportOf(bot: Bot, game: TableGame): Promise<Composed> {
  const { admin } = bot.words;
  const isOver = game.status === 'finished' || game.status === 'ended';
  const text = isOver ? await bot.admin.copy(game.id) : await publicRecord(bot, game);
  const file = { name: `caverna-${game.id}.json`, bytes: Buffer.from(text) };
  return compose([isOver ? admin.exported : admin.exportedRunning, { file }]);
}

/**
 * Contains only moves that everybody has seen. The seed would reveal face-down cards; drafts and orders are private.
 */
async function publicRecord(bot: Bot, { id, game, version, options, seats, status }: TableGame): Promise<string> {
  const turns = status === 'lobby' ? [] : await bot.table.turns(id);
  return JSON.stringify(
    {
      game,
      version,
      options,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      moves: turns.flatMap(({ seat, moves }) => moves.map(({ move }) => writeEntry({ seat, move }))),
    },
    undefined,
    1,
  );
}
