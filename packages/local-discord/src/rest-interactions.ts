import type { Hono } from 'hono';
import { answerInteraction, deleteThroughToken, editThroughToken, followUp, messageOfToken } from './callbacks.ts';
import type { Discord } from './discord.ts';
import { isRecord } from './form.ts';
import { interactionOfToken } from './interactions.ts';
import { param, type RestContext, type RestEnv, readBody } from './request.ts';
import { messageShape } from './shapes.ts';

/** Adds the routes on which the bot answers interactions: the callback, `@original` and follow-ups. */
export function interactionRoutes(api: Hono<RestEnv>, discord: Discord): void {
  const byToken = (c: RestContext) => interactionOfToken(discord, param(c, 'application'), param(c, 'token'));
  api.post('/interactions/:interaction/:token/callback', async (c) => {
    const body = await readBody(c);
    const key = { id: param(c, 'interaction'), token: param(c, 'token') };
    const { interaction, message } = answerInteraction(discord, key, body);
    if (c.req.query('with_response') !== 'true') return c.body(null, 204);
    const type = isRecord(body.json) ? body.json['type'] : undefined;
    return c.json({
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(message && {
          response_message_id: message.id,
          response_message_loading: interaction.loading,
          response_message_ephemeral: message.local.onlyFor !== undefined,
        }),
      },
      resource: { type, ...(message && { message: messageShape(message) }) },
    });
  });
  api.post('/webhooks/:application/:token', async (c) => {
    const body = await readBody(c);
    return c.json(messageShape(followUp(discord, byToken(c), body)));
  });
  const message = '/webhooks/:application/:token/messages/:message';
  api.get(message, (c) => c.json(messageShape(messageOfToken(discord, byToken(c), param(c, 'message')))));
  api.patch(message, async (c) => {
    const edit = { ...(await readBody(c)), messageId: param(c, 'message') };
    return c.json(messageShape(editThroughToken(discord, byToken(c), edit)));
  });
  api.delete(message, (c) => {
    deleteThroughToken(discord, byToken(c), param(c, 'message'));
    return c.body(null, 204);
  });
}
