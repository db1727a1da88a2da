import type { Interaction } from 'discord.js';
import { readCustomId } from './custom-id.ts';
import type { Answerable } from './interaction.ts';

/**
 * What became of an interaction. `mistake`: the user was told why not. `unavailable`: the stores could not be used. `late`:
 * Discord had stopped waiting. `failed`: a bug. `refused`: the bot was stopping. `limited`: one person pressed too often. `taken`: another process was quicker.
 */
export type Outcome = 'done' | 'mistake' | 'unavailable' | 'late' | 'failed' | 'refused' | 'limited' | 'taken';

/** Is told what was asked of the bot, for those who run it. */
export interface Meter {
  /** An interaction of a kind, of which there are few, has come to its end. */
  answered(kind: string, outcome: Outcome): void;
  /** How long an interaction took from its arrival until Discord had its acknowledgement, in ms. */
  acknowledged(ms: number): void;
}

/** A meter for which nobody asks. */
export const NO_METER: Meter = { answered: () => {}, acknowledged: () => {} };

/** What an interaction is about, in one of few words: nothing that a user has written is in it. */
export function kindOf(interaction: Interaction | Answerable): string {
  if (interaction.isChatInputCommand()) return `command ${interaction.options.getSubcommand(false) ?? ''}`.trim();
  if (interaction.isAutocomplete()) return 'suggestions';
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return 'other';
  const press = readCustomId(interaction.customId);
  if (press === undefined) return 'forged';
  return 'act' in press ? `${press.on} ${press.act}` : press.on;
}
