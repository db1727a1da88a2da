import type { Interaction } from 'discord.js';
import { readCustomId } from './custom-id.ts';
import type { Answerable } from './discord/interaction.ts';

/**
 * The result of an interaction. `mistake`: the user knows why it failed. `unavailable`: the stores could not be
 * used. `late`: Discord had stopped waiting. `failed`: a bug. `refused`: the bot was stopping. `limited`: one person
 * pressed too often. `taken`: another process was quicker.
 */
export type Outcome = 'done' | 'mistake' | 'unavailable' | 'late' | 'failed' | 'refused' | 'limited' | 'taken';

/** Counts how the bot is used, for its operators. */
export interface Meter {
  /** Counts an interaction that has ended, by its kind; there are only a few kinds. */
  answered(kind: string, outcome: Outcome): void;
  /** How long it took from the arrival of an interaction until Discord had its acknowledgement, in ms. */
  acknowledged(ms: number): void;
  /** How long (ms) after a post was written it got the pictures that it was sent without. */
  completed(ms: number): void;
}

/** A meter that counts nothing. */
export const NO_METER: Meter = { answered: () => {}, acknowledged: () => {}, completed: () => {} };

/** The kind of an interaction, one of a few words; it includes nothing that a user wrote. */
export function kindOf(interaction: Interaction | Answerable): string {
  if (interaction.isChatInputCommand()) return `command ${interaction.options.getSubcommand(false) ?? ''}`.trim();
  if (interaction.isAutocomplete()) return 'suggestions';
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return 'other';
  const press = readCustomId(interaction.customId);
  if (press === undefined) return 'forged';
  return 'act' in press ? `${press.on} ${press.act}` : press.on;
}
