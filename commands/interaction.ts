import type { GuildTextBasedChannel } from 'discord.js';
import type { User } from '../src/table/types.ts';
import type { Fields } from './form.ts';
import type { Press } from './presses.ts';

/** An interaction with what the bot has posted: what was pressed, who pressed it, and what they chose or filled in. */
export interface PressInteraction<P extends Press = Press> {
  readonly press: P;
  readonly user: User;
  /** What was chosen where a menu was pressed. */
  readonly value?: string | undefined;
  /** What was filled in where a form was sent. */
  readonly fields?: Fields | undefined;
  /** Where it was pressed, as far as the bot can see it. */
  readonly channel?: GuildTextBasedChannel | undefined;
  /** The message that was pressed. */
  readonly messageId?: string | undefined;
  /** The server; undefined in direct messages. */
  readonly guildId?: string | undefined;
  /** Whether they may manage the server. */
  readonly manages?: boolean;
  /** Whether they may open threads there themselves. */
  readonly opensThreads?: boolean;
  /** Whether they moderate the server. */
  readonly moderates?: boolean;
}
