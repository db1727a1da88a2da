import { MessageFlags } from 'discord-api-types/v10';
import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { isForAll } from '../../lab/hands.ts';
import { playToTheEnd } from '../../lab/random-seats.ts';
import { createPainter } from '../../render/painter.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { type Played, readGif } from '../replay/games.ts';
import { bytesAt, gatedPictures, importPlayed, mediaOf } from '../replay/scene.ts';
import { sceneForEach } from './each.ts';
import { pixels } from './fixture.ts';
import { controlId } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const { scene, open: openScene, id, channel, messages: seenBy, slash, press, forge } = sceneForEach('later');
const messages = (who: number = MARA): SeenMessage[] => seenBy(channel(), who);

async function open(played: Played, pictures = pixels): Promise<void> {
  await openScene({ pictures });
  await importPlayed(scene, played);
}

async function openGated() {
  const gate = gatedPictures();
  await open({ players: 2, until: 4 }, gate.pictures);
  return gate;
}

/** Asks for a replay; returns the first progress message. */
const ask = (who: number, options: Record<string, string | boolean> = {}) => slash(who, 'caverna replay', options);

const again = (who: number, { id }: SeenMessage): SeenMessage | undefined =>
  messages(who).find((message) => message.id === id);

const until = (test: () => boolean) => scene.discord.until(() => (test() ? true : undefined));
const says = (who: number, message: SeenMessage, words: string) =>
  until(() => textOf(again(who, message) ?? message).includes(words));

/** Waits until the progress message of a replay is gone, or says that another person had it posted. */
const isDone = (who: number, message: SeenMessage) =>
  until(() => {
    const now = again(who, message);
    return now === undefined || textOf(now).includes('Here is the replay');
  });

const replays = (who = MARA): SeenMessage[] =>
  messages(who).filter((message) => mediaOf(message).some(({ url }) => url.endsWith('.gif')));

it('the end of a game has a button for its replay', async () => {
  await open({ players: 1, turns: 20 });
  await slash(MARA, 'caverna join');
  await scene.bot.drain();
  await playToTheEnd({ discord: scene.discord, channelId: channel(), players: [id(MARA)], random: randomFrom('end') });
  const final = messages().findLast((message) => textOf(message).includes('The game is over')) as SeenMessage;
  const pressed = await press(TOM, final, 'replay');
  expect(isForAll(pressed)).toBe(false);
  await isDone(TOM, pressed);
  expect(textOf(again(TOM, pressed) ?? expect.fail())).toBe('Here is the replay.');
  expect(replays()).toHaveLength(1);
});

describe('a replay', () => {
  it('is painted and posted for everybody, without a sound', async () => {
    const painter = createPainter();
    onTestFinished(() => painter.close());
    await open({ players: 2 }, cavernaPictures(painter));
    const progress = await ask(YUKI);
    expect(isForAll(progress)).toBe(false);
    await scene.discord.until(() => replays()[0], 60_000);
    await isDone(YUKI, progress);
    expect(replays()).toHaveLength(1);
    const posted = replays()[0] as SeenMessage;
    expect(isForAll(posted)).toBe(true);
    expect(Number(posted.flags) & MessageFlags.SuppressNotifications).toBeTruthy();
    expect(scene.discord.world.messages.get(channel())?.get(posted.id)?.local.pinged).toEqual([]);
    const [shown] = mediaOf(posted);
    expect(shown?.description).toContain('Animated replay of the game of Mara and Tom up to round 12');
    expect(shown?.description).toContain('The game is over.');
    const gif = readGif(await bytesAt(shown?.url ?? ''));
    // Two players play eleven rounds; the start comes before them, and the score sheet after them.
    expect(gif.delays).toHaveLength(13);
    expect(gif.width).toBe(1280);
    expect(gif.delays.at(-1)).toBe(Math.max(...gif.delays));
    expect(scene.discord.requests.rejected).toEqual([]);
  }, 120_000);

  it('is shown only to the person who asked, if they wish', async () => {
    await open({ players: 3, until: 4 });
    const progress = await ask(TOM, { public: false, frames: 'turns' });
    await until(() => mediaOf(again(TOM, progress) ?? progress).length === 1);
    expect(textOf(again(TOM, progress) ?? progress)).toContain('One frame per turn');
    expect(replays()).toEqual([]);
    expect(again(MARA, progress)).toBeUndefined();
  });

  it('reports its progress now and then', async () => {
    const gate = await openGated();
    const progress = await ask(TOM);
    await says(TOM, progress, '0 of 4 frames');
    const edits = () =>
      Object.entries(scene.discord.requests.routes)
        .filter(([route]) => route.startsWith('PATCH'))
        .reduce((sum, [, times]) => sum + times, 0);
    const before = edits();
    gate.open();
    await isDone(TOM, progress);
    expect(gate.painted).toEqual([0, 1, 2, 3]);
    // There may be one edit to say that it is done, but there is none for each frame.
    expect(edits() - before).toBeLessThanOrEqual(2);
  });

  it('is stopped by the person who asked, and by nobody else', async () => {
    const gate = await openGated();
    const progress = await ask(TOM);
    const cancel = controlId(progress, 'stopReplay');
    const other = messages().find(({ author }) => author.bot) ?? expect.fail();
    expect(textOf(await forge(MARA, other, cancel))).toMatch(/no longer (being painted|running)/);
    await press(TOM, progress, 'stopReplay');
    await says(TOM, progress, 'was cancelled');
    gate.open();
    // The next one starts, so the first one has ended.
    const next = await ask(TOM);
    await isDone(TOM, next);
    expect(replays()).toHaveLength(1);
    expect(textOf(again(TOM, progress) ?? progress)).toContain('was cancelled');
  });

  it('is made once for two people who ask for the same replay, even if one of them cancels', async () => {
    const gate = await openGated();
    const first = await ask(TOM);
    expect(textOf(await ask(TOM, { frames: 'turns' }))).toContain('already asked for a replay');
    const [second, third] = [await ask(YUKI), await ask(MARA)];
    expect(textOf(second)).toContain('asked for the same replay');
    await press(TOM, first, 'stopReplay');
    gate.open();
    for (const [who, message] of [
      [YUKI, second],
      [MARA, third],
    ] as const)
      await isDone(who, message);
    expect(replays()).toHaveLength(1);
    expect(gate.painted).toHaveLength(4);
    expect(textOf(again(TOM, first) ?? first)).toContain('was cancelled');
  });

  it('says so when the bot stops, and again when its button is pressed later', async () => {
    const gate = await openGated();
    const progress = await ask(TOM);
    const cancel = controlId(progress, 'stopReplay');
    await scene.restart();
    gate.open();
    await says(TOM, progress, 'is restarting');
    expect(textOf(await forge(TOM, progress, cancel))).toMatch(/no longer (being painted|running)/);
  });

  it('shows the previous game while a lobby is open', async () => {
    await open({ players: 2 });
    await slash(MARA, 'caverna new');
    await isDone(TOM, await ask(TOM));
  });

  it('survives the deletion of its progress message', async () => {
    const gate = await openGated();
    const progress = await ask(TOM);
    scene.discord.faults.deleteMessage(progress.id);
    gate.open();
    await until(() => replays().length === 1);
    expect(messages(TOM).filter((message) => !isForAll(message) && message.id !== progress.id)).toEqual([]);
  });
});
