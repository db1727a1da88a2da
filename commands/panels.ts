import type { Request } from '../src/table/requests.ts';
import type { Bot } from './bot.ts';
import { type Composed, compose } from './compose.ts';
import type { Reply } from './reply.ts';

/** Shows somebody their panel of a game, and takes away the one that they have open of it elsewhere. */
export async function showPanel(
  { panels, log }: Pick<Bot, 'panels' | 'log'>,
  { gameId, userId, reply }: Request & { readonly reply: Reply },
  message: Composed,
): Promise<void> {
  const open = panels.getOr(gameId, () => new Map());
  const former = open.get(userId);
  open.set(userId, reply);
  await reply.show(message);
  if (former === undefined || former.place() === reply.place()) return;
  await former.withdraw().catch((error: unknown) => {
    // Discord takes changes of a panel for a quarter of an hour; whoever presses it later is told.
    log.info({ gameId, err: error }, 'a panel that is open elsewhere could not be taken away');
  });
}

/** Leaves a sentence in place of what people have still open of a lobby or a game that is over. */
export async function closePanels(
  { panels, log }: Pick<Bot, 'panels' | 'log'>,
  gameId: string,
  sentence: string,
): Promise<void> {
  const open = [...(panels.get(gameId)?.values() ?? [])];
  panels.delete(gameId);
  for (const panel of open) {
    await panel.update(compose([sentence])).catch((error: unknown) => {
      log.info({ gameId, err: error }, 'a panel could not be closed');
    });
  }
}
