import { setTimeout as pause } from 'node:timers/promises';
import {
  type IIdentifyThrottler,
  type REST,
  type RESTGetAPIGatewayBotResult,
  Routes,
  SimpleIdentifyThrottler,
  type WebSocketOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import type { LoginStore } from './table/stores.ts';
import type { Clock } from './table/types.ts';

/**
 * Discord resets the token of a bot that logs in (sends an Identify) more than a thousand times a day. A restart loop
 * may go unnoticed, so the bot stops itself while this many logins are left.
 */
const LEAST_LEFT = 100;

/**
 * How many times each shard may log in within an hour; the next login then waits this long (ms), and each further one
 * twice as long.
 */
const FREE = 5;
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 5 * 60_000;
const HOUR = 60 * 60_000;

/** How long the next login of a bot with this many shards must wait, given the times of earlier ones; all in UTC ms. */
export function loginWait(before: readonly number[], now: number, shards = 1): number {
  const recent = before.filter((at) => at > now - HOUR && at <= now);
  const last = recent.at(-1);
  const further = Math.floor(recent.length / shards) - FREE;
  if (last === undefined || further < 0) return 0;
  return Math.max(0, last + Math.min(FIRST_WAIT * 2 ** further, LONGEST_WAIT) - now);
}

/**
 * Discord would let the bot log in, but so few logins are left that the token is in danger; the message says when it
 * may log in again.
 */
export class FewLoginsLeft extends Error {
  override name = 'FewLoginsLeft';
}

/** What discord.js passes to the function that throttles identifies. */
type Gateway = Parameters<NonNullable<WebSocketOptions['buildIdentifyThrottler']>>[0];

/** What counting logins needs. */
export interface LoginSurroundings {
  readonly store: LoginStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether a login waits if there have been many; not needed at a Discord without this limit. */
  readonly patient: boolean;
  /** How many shards the bot divides its servers into; as Discord recommends if left out. */
  readonly shards?: number | undefined;
}

/** Delays logins, even across restarts. */
export type Logins = ReturnType<typeof createLogins>;

export function createLogins({ store, clock, log, patient, shards }: LoginSurroundings) {
  const wait = async (recommended: number, signal?: AbortSignal) => {
    const ms = patient ? loginWait(await store.since(clock.now() - HOUR), clock.now(), shards ?? recommended) : 0;
    if (ms === 0) return;
    log.warn({ wait: ms }, 'the bot has logged in many times within an hour: the next login waits');
    await pause(ms, undefined, { ...(signal && { signal }) });
  };
  return {
    /** Ends when the bot may log in; throws FewLoginsLeft if it must not. */
    async admit(rest: REST): Promise<void> {
      const gateway = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
      const limit = gateway.session_start_limit;
      if (limit.remaining >= Math.min(LEAST_LEFT, limit.total)) return wait(gateway.shards);
      const again = new Date(Date.now() + limit.reset_after).toISOString();
      throw new FewLoginsLeft(
        `The bot must not log in before ${again}: it has been started too often, and with only ${limit.remaining} logins left, it might lose its token. Stop whatever keeps starting it, and start it again after that time.`,
      );
    },
    /** Limits and counts every identify at the gateway, including the one after a lost session. */
    throttler(manager: Gateway): IIdentifyThrottler {
      // As many at a time as Discord allows, from different shards.
      let inTurn: SimpleIdentifyThrottler | undefined;
      return {
        async waitForIdentify(shardId, signal) {
          const { shards: recommended, session_start_limit } = await manager.fetchGatewayInformation();
          await wait(recommended, signal);
          for (;;) {
            const { session_start_limit: limit } = await manager.fetchGatewayInformation(true);
            if (limit.remaining >= Math.min(LEAST_LEFT, limit.total)) break;
            log.fatal(
              { wait: limit.reset_after },
              'few logins are left: the bot stays away until Discord resets its count',
            );
            await pause(Math.max(limit.reset_after, FIRST_WAIT), undefined, { signal });
          }
          inTurn ??= new SimpleIdentifyThrottler(session_start_limit.max_concurrency);
          await inTurn.waitForIdentify(shardId, signal);
          await store.note(clock.now()).catch((error: unknown) => log.error({ err: error }, 'nothing can be saved'));
        },
      };
    },
  };
}
