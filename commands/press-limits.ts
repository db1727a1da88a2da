import type { Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { find } from '../src/messages/text.ts';
import { readCustomId } from './custom-id.ts';
import type { Press } from './presses.ts';

/** How often one person may do something: `burst` times in a row, plus one more time every `everyMs`. */
const ALLOWANCES = {
  anything: { burst: 20, everyMs: 200 },
  // Discord asks for suggestions with every letter that somebody types.
  suggestions: { burst: 40, everyMs: 100 },
  // Each change makes the bot check everything that is waiting for the person, and posts about an absence go to all
  // their tables.
  settings: { burst: 6, everyMs: 10_000 },
  download: { burst: 1, everyMs: 60_000 },
  removal: { burst: 1, everyMs: 60_000 },
} as const;

type Allowance = keyof typeof ALLOWANCES;

/** How many people's allowances to remember: more than use the bot in a minute. */
const REMEMBERED = 10_000;

/** Keeps one person from slowing the bot down for everybody. */
export interface PressLimits {
  /** Counts an interaction; undefined if it may be answered, otherwise how long (ms) the user must wait. */
  wait(interaction: Interaction): number | undefined;
}

/** Limits nobody. */
export const NO_PRESS_LIMITS: PressLimits = { wait: () => undefined };

/** Limits each person's presses, typing and uploads; `now` is in ms and never goes backwards. */
export function createPressLimits(now: () => number = () => performance.now()): PressLimits {
  /** When each allowance will be full again if it is refilled at its normal pace. */
  const wholeAt = new LRUCache<string, number>({ max: REMEMBERED });

  function take(userId: string, allowance: Allowance): number | undefined {
    const { burst, everyMs } = ALLOWANCES[allowance];
    const [key, at] = [`${allowance} ${userId}`, now()];
    const whole = Math.max(wholeAt.get(key) ?? at, at);
    const wait = whole - at - (burst - 1) * everyMs;
    if (wait > 0) return wait;
    wholeAt.set(key, whole + everyMs);
    return undefined;
  }

  return {
    wait(interaction) {
      const { user } = interaction;
      if (interaction.isAutocomplete()) return take(user.id, 'suggestions');
      const wait = take(user.id, 'anything');
      const dear = wait === undefined ? dearOf(interaction) : undefined;
      return dear === undefined ? wait : take(user.id, dear);
    },
  };
}

/** The options with which a subcommand changes a person's data, by the name of the subcommand. */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  settings: ['timezone'],
  away: ['to', 'deputy', 'cancel'],
};

/** The presses that do the same. */
const SETTING: readonly Press['on'][] = ['settings', 'away', 'deputy'];

/** The expensive part of an interaction, if there is one. */
function dearOf(interaction: Interaction): Allowance | undefined {
  if (interaction.isChatInputCommand()) {
    const { options } = interaction;
    const changing = find(CHANGING, options.getSubcommand(false) ?? '') ?? [];
    return changing.some((name) => options.get(name) !== null) ? 'settings' : undefined;
  }
  const press = interaction.isMessageComponent() ? readCustomId(interaction.customId) : undefined;
  if (press?.on === 'stats' && press.stand === 'forgotten') return 'removal';
  if (press?.on === 'kept') return 'download';
  return press !== undefined && SETTING.includes(press.on) ? 'settings' : undefined;
}
