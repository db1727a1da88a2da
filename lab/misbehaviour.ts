import { setTimeout as pause } from 'node:timers/promises';
import type { Faults, LocalDiscord } from 'local-discord';
import type { Random } from '../src/engine/random.ts';

/** What Discord may do wrong; each fault hits the next request or event that it applies to. */
const MISDEEDS: readonly ((faults: Faults) => void)[] = [
  (faults) => faults.rest({ status: 429, retryAfter: 0.05 }),
  (faults) => faults.rest({ status: 429, retryAfter: 0.05, global: true }),
  (faults) => faults.rest({ status: 500 }),
  (faults) => faults.rest({ status: 503, times: 5 }),
  (faults) => faults.rest({ status: 502, carriedOut: true }),
  (faults) => faults.rest({ cut: true }),
  (faults) => faults.rest({ cut: true, carriedOut: true }),
  (faults) => faults.rest({ delayMs: 300 }),
  (faults) => faults.deliverTwice('INTERACTION_CREATE'),
  (faults) => faults.swapWithNext('INTERACTION_CREATE'),
  (faults) => faults.dropSocketBefore('INTERACTION_CREATE'),
  (faults) => faults.dropSocketAfter('INTERACTION_CREATE'),
  (faults) => faults.refuseResume(),
];

/** The longest time (ms) for which Discord behaves between two faults. */
const CALM = 400;

/** Lets a local Discord misbehave at random during a run, and repairs everything afterwards. */
export async function misbehave(discord: LocalDiscord, random: Random, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    MISDEEDS[random.below(MISDEEDS.length)]?.(discord.faults);
    await pause(random.below(CALM));
  }
  discord.faults.clear();
}
