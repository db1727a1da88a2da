import { mistake } from '../errors.ts';
import type { Request } from '../requests.ts';
import { languageTag } from '../terms.ts';
import type { TableGame } from '../types.ts';
import { isOpen } from './again.ts';
import { findTable, openLive, saveStep, type TableContext } from './context.ts';
import { mustBeHost } from './lobby.ts';
import { promptAgain } from './seats.ts';
import { serveGame } from './serve.ts';

/** A change of a table's language; `manages` says whether the user can manage its server. */
interface Speaking extends Request {
  readonly language: string;
  readonly manages: boolean;
}

/**
 * Changes the language of all later posts of a lobby or a running game. Throws TableError unless the user is the host,
 * or can manage the server.
 */
export function changeLanguage(
  context: TableContext,
  { gameId, userId, language, manages }: Speaking,
): Promise<TableGame> {
  return serveGame(context, gameId, async () => {
    const game = await findTable(context, gameId);
    if (!isOpen(game)) throw mistake('gameOver', {});
    if (!manages) mustBeHost(game, userId);
    if (!languageTag.safeParse(language).success) throw mistake('badSetting', {});
    const post = game.status === 'lobby' ? ({ kind: 'lobby' } as const) : promptAgain(await openLive(context, gameId));
    const changed = await saveStep(context, { game: { ...game, terms: { ...game.terms, language } }, posts: [post] });
    context.games.delete(gameId);
    return changed;
  });
}
