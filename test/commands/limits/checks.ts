import type { ModalBuilder } from '@discordjs/builders';
import type { ApplicationCommandOptionType } from 'discord.js';

import {
  checkMessage,
  choiceErrors,
  MessageCreateRequestSchema,
  modalErrors,
  checkCommands as refuseCommands,
} from 'local-discord/limits';
import { expect } from 'vitest';
import { type Composed, compose } from '../../../commands/discord/compose.ts';
import { dressed } from '../../../commands/discord/dress.ts';
import type { Reply } from '../../../commands/discord/reply.ts';

/** As Discord gets it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Discord is said to fail above this many bytes of components (discord-api-docs #8554). */
const MOST_BYTES = 10_170;

/** The bytes of all strings in components, and twelve for each of their parts. */
function bytesIn(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length;
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, one) => sum + bytesIn(one), 0);
  return inside + (Array.isArray(value) ? 0 : 12);
}

const EMOJI = '9'.repeat(20);

/** Functions that see every message, sentence, form and suggestion that is checked. */
export const watchers = new Set<(shown: unknown) => void>();

const watch = (shown: unknown): void => {
  for (const watcher of watchers) watcher(shown);
};

/** Throws if Discord would refuse the message. */
export function check(message: Composed): void {
  // With every requested icon: labels without icons are shorter.
  const { content, files = [], components, flags, allowedMentions } = dressed(message, (name) => ({ id: EMOJI, name }));
  const body = {
    flags,
    ...(content !== undefined && { content }),
    components,
    allowed_mentions: allowedMentions,
    attachments: files.map((_, id) => ({ id })),
  };
  watch(sent({ content, components }));
  expect(bytesIn(sent(body.components))).toBeLessThanOrEqual(MOST_BYTES);
  const uploads = files.map((file, index) => ({
    key: String(index),
    filename: (file as { name: string }).name,
    bytes: new Uint8Array(1),
  }));
  const world = { emojis: new Set([EMOJI]) };
  checkMessage({ world }, { body: sent(body), uploads, schema: MessageCreateRequestSchema });
}

export const checkSentence = (sentence: string): void => check(compose([sentence]));

export function checkForm(form: ModalBuilder): void {
  watch(sent(form.toJSON()));
  expect(modalErrors(sent(form.toJSON()), new Set(), [])).toEqual([]);
}

/** Throws if Discord would refuse the suggestions for an option of the given type, text by default. */
export function checkChoices(
  choices: readonly { readonly name: string; readonly value: string | number }[],
  typing?: ApplicationCommandOptionType,
): void {
  watch(choices);
  expect(choiceErrors(sent({ choices }), [], typing)).toEqual([]);
}

export const checkCommands = (commands: readonly unknown[]): void => refuseCommands(sent(commands));

/** A reply that checks everything; `shown` is what it has shown so far. */
export function checkedReply(): Reply & { readonly shown: Composed[] } {
  const shown: Composed[] = [];
  const show = async (message: Composed) => {
    check(message);
    shown.push(message);
  };
  const tell = (sentence: string) => show(compose([sentence]));
  return {
    shown,
    fileLimit: 10 * 1024 * 1024,
    show,
    tell,
    add: tell,
    post: show,
    withdraw: async () => {},
    place: () => undefined,
    update: async (message) => {
      await show(message);
      return true;
    },
  };
}
