import { callableFrom } from '../hours.ts';
import { readSettings } from '../people.ts';
import { findTable, type Step, saveStep, type TableContext } from '../play/context.ts';
import { hasHost, idleFrom, WAITS_FOR } from '../play/hosts.ts';
import { serveGame } from '../play/serve.ts';
import type { Idle, TableGame } from '../types.ts';
import type { Chore } from './ticker.ts';

/** How many lobbies to process at once. */
const AT_ONCE = 100;

/**
 * Takes care of lobbies whose hosts are gone: reminds the host, lets anybody take over the lobby, and finally closes
 * it.
 */
export function attendLobbies(context: TableContext): Chore {
  return {
    name: 'lobbies',
    async run(now) {
      for (const gameId of await context.stores.games.idle(now, AT_ONCE, context.share)) {
        await serveGame(context, gameId, () => attend(context, gameId)).catch((err: unknown) =>
          context.logger.error({ gameId, entry: 0, err }, 'a lobby could not be processed'),
        );
      }
    },
  };
}

async function attend(context: TableContext, gameId: string): Promise<void> {
  const game = await findTable(context, gameId);
  const now = context.clock.now();
  if (game.status !== 'lobby' || (game.idle !== undefined && game.idle.dueAt > now)) return;
  await saveStep(context, await nextStep(context, game, now));
}

async function nextStep({ stores, logger }: TableContext, game: TableGame, now: number): Promise<Step> {
  const next = (stage: Idle['stage']): TableGame => ({ ...game, idle: { stage, dueAt: now + WAITS_FOR[stage] } });
  // This lobby comes from an earlier version, or from a file.
  if (game.idle === undefined) return { game: { ...game, idle: idleFrom(now) } };
  if (game.idle.stage === 'free') {
    logger.info({ gameId: game.id, entry: 0 }, 'a lobby was closed because its host is gone');
    const { idle: _, ...closed } = game;
    return { game: { ...closed, status: 'ended', closedAt: now }, posts: [{ kind: 'lobby' }] };
  }
  const stage = game.idle.stage === 'quiet' ? 'reminded' : 'free';
  if (!hasHost(game)) return { game: next(stage) };
  const { settings, away } = await stores.people.person(game.host, now);
  const from = callableFrom(readSettings(settings), away, now);
  // The clocks stop while a player is asleep or away.
  if (from > now) return { game: { ...game, idle: { ...game.idle, dueAt: from } } };
  const lobby = stage === 'free' ? [{ kind: 'lobby' as const }] : [];
  return { game: next(stage), posts: [...lobby, { kind: 'idle', stage }] };
}
