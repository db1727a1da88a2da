import { getOr } from '../../src/engine/once.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import { playerOf } from '../../src/table/ids.ts';
import type { Request } from '../../src/table/requests.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { Reply } from '../discord/reply.ts';
import { closedMessage } from './closed-message.ts';

/** How long (ms) Discord accepts changes to a panel, minus a margin. */
const CHANGEABLE = 14 * 60_000;

/** The owner of a panel and where it is; `over` is its sentence about a finished turn while others are awaited. */
interface ShownPanel extends Request {
  readonly reply: Reply;
  readonly over?: string | undefined;
}

/** Shows a person their panel of a game, and removes the one they have open elsewhere. */
export function showPanel(
  { panels, places, log, clock, words }: Pick<Bot, 'panels' | 'places' | 'log' | 'clock' | 'words'>,
  { gameId, userId, reply, over }: ShownPanel,
  message: Composed,
): Promise<void> {
  // One after the other, so that no panel is removed before it exists.
  return places.inTurn(`${gameId} ${userId}`, async () => {
    const open = getOr(panels, gameId, () => new Map());
    const former = open.get(userId);
    open.set(userId, { panel: reply, words, until: clock.now() + CHANGEABLE, ...(over !== undefined && { over }) });
    await reply.show(message);
    // If the panel can no longer be changed, the next press on it gets an answer.
    if (former === undefined || former.until < clock.now() || former.panel.place() === reply.place()) return;
    await former.panel.withdraw().catch((error: unknown) => {
      log.info({ gameId, err: error }, 'a panel that is open elsewhere could not be removed');
    });
  });
}

/** Shows a person's panel of a game again with what has been found out since, unless they have gone on. */
export function renewPanel(
  { panels, places }: Pick<Bot, 'panels' | 'places'>,
  { gameId, userId, reply }: ShownPanel,
  message: Composed,
): Promise<void> {
  return places.inTurn(`${gameId} ${userId}`, async () => {
    if (panels.get(gameId)?.get(userId)?.panel === reply) await reply.update(message);
  });
}

/**
 * Takes players to their next turn, or to their next part of a simultaneous phase, if it has come while their panel was
 * waiting for others.
 */
export async function leadOn(bot: Bot, gameId: string): Promise<void> {
  const { panels, places, table, log, clock } = bot;
  const waiting = [...(panels.get(gameId) ?? [])].filter(([, { over }]) => over !== undefined);
  if (waiting.length === 0) return;
  const position = await table.position(gameId);
  const isPart = faceOf(bot, position.game).simultaneous(position.state) !== undefined;
  // The player who closed the last turn already has the next one in the answer to that press.
  const led = position.awaited.filter(({ seat }) => isPart || seat !== position.closedBy);
  const awaited = led.flatMap(({ seat }) => {
    const sitting = position.game.seats[seat];
    return sitting ? [sitting.userId, playerOf(sitting).id] : [];
  });
  for (const [userId] of waiting.filter(([id]) => awaited.includes(id))) {
    await places.inTurn(`${gameId} ${userId}`, async () => {
      const kept = panels.get(gameId)?.get(userId);
      if (kept?.over === undefined || kept.until < clock.now()) return;
      const { over, ...rest } = kept;
      const { panel, words } = kept;
      panels.get(gameId)?.set(userId, rest);
      const message = closedMessage({ ...bot, words }, position, { userId, sentence: over, settled: true });
      await panel.update(message).catch((error: unknown) => {
        log.info({ gameId, err: error }, 'a panel could not show the next turn');
      });
    });
  }
}

/** Replaces people's open panels of a finished lobby or game with a sentence, each in its reader's language. */
export async function closePanels(
  { panels, log, clock }: Pick<Bot, 'panels' | 'log' | 'clock'>,
  gameId: string,
  sentence: (words: Catalogue) => string,
): Promise<void> {
  const open = [...(panels.get(gameId)?.values() ?? [])];
  panels.delete(gameId);
  for (const { panel, until, words } of open) {
    if (until < clock.now()) continue;
    await panel.update(compose([sentence(words)])).catch((error: unknown) => {
      log.info({ gameId, err: error }, 'a panel could not be closed');
    });
  }
}
