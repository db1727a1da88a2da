import type { Request } from '../src/table/requests.ts';
import type { Bot } from './bot.ts';
import { type Composed, compose } from './compose.ts';
import type { Reply } from './reply.ts';

/** For how long (ms) Discord takes changes of a panel, but for a little. */
const CHANGEABLE = 14 * 60_000;

/** Shows somebody their panel of a game, and takes away the one that they have open of it elsewhere. */
export function showPanel(
  { panels, places, log, clock }: Pick<Bot, 'panels' | 'places' | 'log' | 'clock'>,
  { gameId, userId, reply }: Request & { readonly reply: Reply },
  message: Composed,
): Promise<void> {
  // One after the other, so that none is taken away before it is there.
  return places.inTurn(`${gameId} ${userId}`, async () => {
    const open = panels.getOr(gameId, () => new Map());
    const former = open.get(userId);
    open.set(userId, { panel: reply, until: clock.now() + CHANGEABLE });
    await reply.show(message);
    // Whoever presses one that cannot be changed any more is told.
    if (former === undefined || former.until < clock.now() || former.panel.place() === reply.place()) return;
    await former.panel.withdraw().catch((error: unknown) => {
      log.info({ gameId, err: error }, 'a panel that is open elsewhere could not be taken away');
    });
  });
}

/** Leaves a sentence in place of what people have still open of a lobby or a game that is over. */
export async function closePanels(
  { panels, log, clock }: Pick<Bot, 'panels' | 'log' | 'clock'>,
  gameId: string,
  sentence: string,
): Promise<void> {
  const open = [...(panels.get(gameId)?.values() ?? [])];
  panels.delete(gameId);
  for (const { panel, until } of open) {
    if (until < clock.now()) continue;
    await panel.update(compose([sentence])).catch((error: unknown) => {
      log.info({ gameId, err: error }, 'a panel could not be closed');
    });
  }
}
