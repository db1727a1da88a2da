import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Discord, FirstResponse } from './discord.ts';
import { refusal } from './errors.ts';
import { interactionPayload, type Sent } from './interaction-payload.ts';
import { findMessage } from './messages.ts';
import type { GivenOption } from './options.ts';
import type { Interaction } from './world.ts';

/** How long (ms) the bot has for its first answer. */
export const ACKNOWLEDGE_WITHIN = 3000;
/** How long (ms) the token of an interaction is valid. */
export const TOKEN_LIVES = 15 * 60_000;

/** The first answer, and how long it took in milliseconds of real time. */
export type Answered = { interaction: Interaction; response: FirstResponse; ackMs: number };

/** Dispatches an interaction to the bot and resolves at its first answer, or after three seconds without one. */
export function sendInteraction(discord: Discord, sent: Sent) {
  const { world, clock, requests, waiting } = discord;
  const interaction = newInteraction(discord, sent);
  world.interactions.set(interaction.id, interaction);
  const payload = interactionPayload(world, interaction, sent);
  const start = performance.now();
  const answered = new Promise<Answered>((resolve) => {
    const callOff = clock.after(ACKNOWLEDGE_WITHIN, () => {
      if (interaction.state === 'waiting') interaction.state = 'failed';
      waiting.get(interaction.id)?.({ kind: 'none' });
    });
    waiting.set(interaction.id, (response) => {
      callOff();
      waiting.delete(interaction.id);
      const ackMs = performance.now() - start;
      if (response.kind !== 'none') requests.ackMs.push(ackMs);
      resolve({ interaction, response, ackMs });
    });
  });
  clock.after(TOKEN_LIVES, () => expire(discord, interaction));
  discord.happenings.tell({ t: 'INTERACTION_CREATE', interaction: payload });
  return { interaction, answered };
}

export function acknowledge(discord: Discord, interaction: Interaction, response: FirstResponse): void {
  interaction.state = 'acknowledged';
  discord.waiting.get(interaction.id)?.(response);
}

/** The interaction to answer for the first time; throws 10062 if it is late or unknown, 40060 if already answered. */
export function unansweredInteraction({ world }: Discord, id: string, token: string): Interaction {
  const interaction = world.interactions.get(id);
  if (!interaction || interaction.token !== token || interaction.state === 'failed')
    throw refusal('unknownInteraction');
  if (interaction.state === 'acknowledged') throw refusal('alreadyAcknowledged');
  return interaction;
}

/** The interaction of a token; throws 50027 if it has expired or is invalid and 10015 before the first answer. */
export function interactionOfToken({ world }: Discord, applicationId: string, token: string): Interaction {
  if (applicationId !== world.application.id) throw refusal('unknownWebhook');
  const [, id = ''] = Buffer.from(token, 'base64url').toString().split(':');
  const interaction = world.interactions.get(id);
  if (!interaction || interaction.token !== token) throw refusal('invalidWebhookToken');
  if (interaction.state !== 'acknowledged') throw refusal('unknownWebhook');
  return interaction;
}

function newInteraction({ clock, nextId }: Discord, sent: Sent): Interaction {
  const id = nextId();
  const secret = randomBytes(24).toString('base64url');
  return {
    id,
    token: Buffer.from(`interaction:${id}:${secret}`).toString('base64url'),
    type: sent.type,
    userId: sent.userId,
    channelId: sent.channel.id,
    createdAt: clock.now(),
    state: 'waiting',
    loading: false,
    messageIds: [],
    commandName: sent.commandName,
    sourceId: sent.source?.id,
    typing: typedOption((sent.data['options'] ?? []) as GivenOption[]),
  };
}

/** The type of the focused option, wherever it is in the given tree. */
const typedOption = (options: readonly GivenOption[]): number | undefined =>
  options.flatMap((one) => (one.focused ? one.type : (typedOption(one.options ?? []) ?? [])))[0];

function expire(discord: Discord, interaction: Interaction): void {
  discord.world.interactions.delete(interaction.id);
  const original = interaction.loading && findMessage(discord, interaction.originalId ?? '');
  if (original) discord.happenings.tell({ t: 'MESSAGE_UPDATE', message: original });
}
