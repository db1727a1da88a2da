import { DiscordAPIError, HTTPError, type Message, MessageFlags, MessageManager, MessagePayload } from 'discord.js';
import { type RestFault, type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compose, edited } from '../../commands/discord/compose.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { controlIn, peopleOf } from '../commands/people.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await scene.close();
});
const { id, person, channel, messages, latest, called, slash, play, press, select, endGame, start } = peopleOf(
  () => scene,
);

const POST = /^POST \/channels\/:id\/messages$/;
const LISTING = 'GET /channels/:id/messages';

/** Takes a turn from the prompt; returns the player. */
async function turn(prompt: SeenMessage, space: string): Promise<number> {
  const who = called(prompt);
  await play(who, prompt, space);
  return who;
}

/** Starts a game of two, in which Discord does this to the posts of the first turn; returns who has taken it. */
async function firstTurn(...faults: readonly RestFault[]): Promise<number> {
  const prompt = await start(2);
  const panel = await select(called(prompt), prompt, 'place logging');
  for (const fault of faults) scene.discord.faults.rest({ route: POST, ...fault });
  await press(called(prompt), panel, 'panel', 'end');
  return called(prompt);
}

const next = (who: number) => latest('open', `<@${id(1 - who)}>`);
const prompts = () => messages().filter((message) => controlIn(message, 'open'));
const short = (text: string) => text.includes('could not be shown in full');

const refusal = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', 'url', { files: undefined, body: {} });
const serverError = () => new HTTPError(500, 'Internal Server Error', 'PATCH', 'url', { files: undefined, body: {} });

it('files are listed once, however often a message is tried', async () => {
  const listed: string[][] = [];
  const { resolveBody } = MessagePayload.prototype;
  vi.spyOn(MessagePayload.prototype, 'resolveBody').mockImplementation(function (this: MessagePayload) {
    const payload = resolveBody.call(this);
    const { attachments = [] } = (payload.body ?? {}) as { attachments?: { id: string }[] };
    listed.push(attachments.map((one) => one.id));
    return payload;
  });
  const prompt = await start(2);
  scene.discord.faults.rest({ status: 503, route: /^PATCH \/webhooks/, times: 5 });
  expect(textOf(await select(called(prompt), prompt, 'place logging'))).toContain('Logging');
  expect(listed.filter((ids) => ids.length > 0).length).toBeGreaterThan(2);
  expect(listed.filter((ids) => new Set(ids).size < ids.length)).toEqual([]);
  const message = compose(['A text.']);
  expect(edited(message).attachments).not.toBe(edited(message).attachments);
});

describe('a post that Discord refuses for good', () => {
  it('is replaced by a short notice, once, and the game continues', async () => {
    const who = await firstTurn({ status: 400 });
    const shown = await next(who);
    await scene.bot.drain();
    const told = messages().filter((message) => short(textOf(message)));
    expect(told).toHaveLength(1);
    expect(told.map(textOf).join()).not.toContain('<@');
    expect(prompts().map((message) => message.id)).toEqual([shown.id]);
    expect(scene.errors.map((line) => JSON.parse(line).msg)).toEqual(['a post was replaced by a sentence']);
    await turn(shown, 'driftMining');
    await next(1 - who);
  });

  it('still calls the players it was meant to call', async () => {
    // Discord accepts the pictures but not the prompt.
    const who = await firstTurn({ delayMs: 1 }, { status: 400 });
    const told = await latest('any', (text) => short(text) && text.includes(`<@${id(1 - who)}>`));
    expect(told.flags ?? 0).toBe(0);
    expect(textOf(told)).toContain('in Caverna');
    await scene.bot.drain();
    expect(await scene.stores.outbox.heads(undefined)).toEqual([]);
    const again = await slash(1 - who, 'caverna turn');
    expect(textOf(again)).toContain('dwarf');
  });

  it('is abandoned if not even the notice is accepted, and what follows is sent', async () => {
    const who = await firstTurn({ status: 400, times: 2 });
    await expect.poll(() => scene.errors.map((line) => JSON.parse(line).msg)).toContain('a post was abandoned');
    await press(1 - who, await slash(1 - who, 'caverna turn'), 'open').catch(() => {});
    await slash(1 - who, 'caverna table');
    await expect.poll(() => scene.stores.outbox.heads(undefined)).toEqual([]);
  });

  it('does not stop the posts after it if somebody deletes a message before Discord’s answer arrives', async () => {
    const prompt = await start(2);
    const who = called(prompt);
    const panel = await select(who, prompt, 'place logging');
    const before = messages().map((message) => message.id);
    scene.discord.faults.rest({ route: POST, cut: true, carriedOut: true });
    scene.discord.faults.rest({ route: POST, delayMs: 1_500 });
    await press(who, panel, 'panel', 'end');
    const pictures = await scene.discord.until(() => messages().find((message) => !before.includes(message.id)));
    scene.discord.faults.deleteMessage(pictures.id);
    await next(who);
    await expect.poll(() => scene.stores.outbox.heads(undefined)).toEqual([]);
    expect(messages().filter((message) => short(textOf(message)))).toEqual([]);
    expect(scene.errors).toEqual([]);
  });

  it('can be skipped by the host if it waits for a permission', async () => {
    const prompt = await start(2);
    const game = (await scene.stores.games.inChannel(channel()))?.id ?? '';
    const skip = () => slash(0, 'caverna-admin skip', { game }, channel(1));
    expect(textOf(await skip())).toContain('No post of this game has failed');
    scene.discord.faults.rest({ status: 403, route: POST, times: 100 });
    await turn(prompt, 'logging');
    await expect.poll(async () => (await scene.stores.outbox.heads(game))[0]?.error).toBeDefined();
    expect(textOf(await skip())).toContain('skipped the post');
    // The remaining post calls the players whom the skipped post was meant to call.
    const left = await scene.stores.outbox.heads(game);
    expect(left.filter(({ post }) => post.kind !== 'call')).toEqual([]);
  });
});

it('the messages of a channel are never listed, even if it is unknown whether a post has arrived', async () => {
  let prompt = await start(2);
  for (const fault of [
    { status: 500, times: 5 },
    { status: 502, times: 4, carriedOut: true },
  ] as const) {
    const noting = vi.spyOn(scene.stores.outbox, 'sent').mockRejectedValueOnce(new Error('The disk is full.'));
    scene.discord.faults.rest({ route: POST, ...fault });
    prompt = await next(await turn(prompt, fault.status === 500 ? 'logging' : 'driftMining'));
    await expect.poll(() => noting.mock.calls.length).toBeGreaterThan(0);
    await scene.bot.drain();
  }
  expect(prompts().map((message) => message.id)).toEqual([prompt.id]);
  await endGame();
  await scene.bot.drain();
  expect(scene.discord.requests.routes[LISTING] ?? 0).toBe(0);
});

it.each([400, 403, 500])(
  'a turn that was taken back stays unmarked if Discord answers %i, and nothing else is lost',
  async (status) => {
    const first = await start(2);
    const who = await turn(first, 'logging');
    await turn(await next(who), 'driftMining');
    await latest('open', (text, message) => text.includes(`<@${id(who)}>`) && message.id !== first.id);
    const { choices = [] } = await person(who).autocomplete(channel(), 'caverna undo', { focused: 'to' });
    const { edit } = MessageManager.prototype;
    const refused: string[] = [];
    vi.spyOn(MessageManager.prototype, 'edit').mockImplementation(function (this: MessageManager, message, change) {
      if (!JSON.stringify(change).includes('~~')) return edit.call(this, message, change) as Promise<Message<true>>;
      refused.push(String(message));
      return Promise.reject(status === 500 ? serverError() : refusal(0, status));
    });
    await slash(who, 'caverna undo', { to: String(choices[1]?.value) });
    const asked = await latest('vote');
    await press(1 - who, asked, 'vote', { agrees: true });
    const isBack = (text: string, { id: newer }: SeenMessage) => text.includes(`<@${id(who)}>`) && newer > asked.id;
    const back = await latest('open', isBack);
    await expect.poll(() => scene.stores.outbox.heads(undefined)).toEqual([]);
    expect(refused.length).toBeGreaterThan(1);
    expect(prompts().map((message) => message.id)).toEqual([back.id]);
    await turn(back, 'logging');
    await next(who);
  },
);

it('a prompt from an older version is replaced by one in plain text, without a sound', async () => {
  const prompt = await start(2);
  const stored = scene.discord.world.messages.get(channel())?.get(prompt.id) ?? expect.fail('The prompt is gone.');
  const content = { type: 10, content: stored.content };
  Object.assign(stored, {
    flags: MessageFlags.IsComponentsV2,
    content: '',
    components: [{ type: 17, id: 1, components: [content, ...(stored.components ?? [])] }],
  });
  const game = (await scene.stores.games.inChannel(channel()))?.id ?? '';
  await slash(0, 'caverna-admin pause', { game });
  const shown = await latest('open', (text, message) => message.id !== prompt.id && text.includes('paused'));
  await scene.bot.drain();
  expect(prompts().map((message) => message.id)).toEqual([shown.id]);
  expect(Number(shown.flags) & MessageFlags.IsComponentsV2).toBe(0);
  expect(Number(shown.flags) & MessageFlags.SuppressNotifications).toBeGreaterThan(0);
  await slash(0, 'caverna-admin resume', { game });
  await latest('open', (text, message) => message.id === shown.id && !text.includes('paused'));
});
