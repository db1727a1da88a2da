import { MessageFlags } from 'discord-api-types/v10';
import type { SeenMessage } from 'local-discord';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import type { Press } from '../../commands/presses.ts';
import { controlsOf } from '../../lab/hands.ts';
import { playToTheEnd } from '../../lab/random-seats.ts';
import { createPainter } from '../../render/painter.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { type Played, readGif } from '../replay/games.ts';
import { bytesAt, gatedPictures, mediaOf, openReplayed } from '../replay/scene.ts';
import type { Scene } from './fixture.ts';

let scene: Scene | undefined;
let channel = '';
let closePainter: () => Promise<void> = async () => {};
afterEach(async () => {
  await scene?.close();
  scene = undefined;
  await closePainter();
  closePainter = async () => {};
});

const MARA = 0;
const TOM = 1;
const YUKI = 2;

function here(): Scene {
  if (scene === undefined) throw new Error('No scene is open.');
  return scene;
}

const person = (index: number) => here().discord.as(here().discord.users[index]?.id ?? '');
const messages = (who = MARA): SeenMessage[] => person(who).messages(channel);
const isPrivate = ({ flags }: SeenMessage): boolean => (Number(flags) & MessageFlags.Ephemeral) !== 0;

async function open(played: Played, options: Parameters<typeof openReplayed>[1] = {}): Promise<void> {
  const opened = await openReplayed(played, options);
  scene = opened.scene;
  channel = opened.channel;
}

/** Asks for a replay; returns the first progress message. */
async function ask(who: number, options: Record<string, string | boolean> = {}): Promise<SeenMessage> {
  return (await person(who).slash(channel, 'caverna replay', options)).shown();
}

/** The message as a person sees it now. */
const again = (who: number, { id }: SeenMessage): SeenMessage | undefined =>
  messages(who).find((message) => message.id === id);

const until = (test: () => boolean) => here().discord.until(() => (test() ? true : undefined));
const says = (who: number, message: SeenMessage, words: string) =>
  until(() => textOf(again(who, message) ?? message).includes(words));

/** Waits until the progress message of a replay is gone, or says that another person had it posted. */
const isDone = (who: number, message: SeenMessage) =>
  until(() => {
    const now = again(who, message);
    return now === undefined || textOf(now).includes('Here is the replay');
  });

function control(message: SeenMessage, on: Press['on']): string {
  const found = controlsOf(message).find(({ id }) => readCustomId(id)?.on === on);
  if (!found) throw new Error(`The message has no "${on}": ${textOf(message)}`);
  return found.id;
}

/** The replays in the channel. */
const replays = (who = MARA): SeenMessage[] =>
  messages(who).filter((message) => mediaOf(message).some(({ url }) => url.endsWith('.gif')));

describe('the end of a game', () => {
  it('has a button for its replay', async () => {
    await open({ players: 1, turns: 20 });
    await (await person(MARA).slash(channel, 'caverna join')).shown();
    await here().bot.drain();
    const seats = { discord: here().discord, channelId: channel, players: [here().discord.users[0]?.id ?? ''] };
    await playToTheEnd({ ...seats, random: randomFrom('end') });
    const final = messages().findLast((message) => textOf(message).includes('The game is over')) as SeenMessage;
    const pressed = await (await person(TOM).press(final.id, control(final, 'replay'))).shown();
    expect(isPrivate(pressed)).toBe(true);
    await isDone(TOM, pressed);
    expect(textOf(again(TOM, pressed) ?? expect.fail())).toBe('Here is the replay.');
    expect(replays(MARA)).toHaveLength(1);
    expect(here().errors).toEqual([]);
  });
});

describe('a replay', () => {
  it('is painted and posted for everybody, without a sound', async () => {
    const painter = createPainter();
    closePainter = () => painter.close();
    await open({ players: 2 }, { pictures: cavernaPictures(painter) });
    const progress = await ask(YUKI);
    expect(isPrivate(progress)).toBe(true);
    await here().discord.until(() => replays(MARA)[0], 60_000);
    await isDone(YUKI, progress);
    expect(replays(MARA)).toHaveLength(1);
    const posted = replays(MARA)[0] as SeenMessage;
    expect(isPrivate(posted)).toBe(false);
    expect(Number(posted.flags) & MessageFlags.SuppressNotifications).toBeTruthy();
    expect(here().discord.world.messages.get(channel)?.get(posted.id)?.local.pinged).toEqual([]);
    const [shown] = mediaOf(posted);
    expect(shown?.description).toContain('Animated replay of the game of Mara and Tom up to round 12');
    expect(shown?.description).toContain('The game is over.');
    const gif = readGif(await bytesAt(shown?.url ?? ''));
    // Two players play eleven rounds; the start comes before them, and the score sheet after them.
    expect(gif.delays).toHaveLength(13);
    expect(gif.width).toBe(1280);
    expect(gif.delays.at(-1)).toBe(Math.max(...gif.delays));
    expect(here().errors).toEqual([]);
    expect(here().discord.requests.rejected).toEqual([]);
  }, 120_000);

  it('is shown only to the person who asked, if they wish', async () => {
    await open({ players: 3, until: 4 });
    const progress = await ask(TOM, { public: false, frames: 'turns' });
    await until(() => mediaOf(again(TOM, progress) ?? progress).length === 1);
    expect(textOf(again(TOM, progress) ?? progress)).toContain('One frame per turn');
    expect(replays(MARA)).toEqual([]);
    expect(again(MARA, progress)).toBeUndefined();
    expect(here().errors).toEqual([]);
  });

  it('stays private while it is made, even if it is asked for in public', async () => {
    await open({ players: 1, until: 3 });
    const progress = await ask(TOM, { public: true });
    expect(isPrivate(progress)).toBe(true);
    await isDone(TOM, progress);
    expect(replays(MARA)).toHaveLength(1);
  });

  it('reports its progress now and then', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const progress = await ask(TOM);
    await says(TOM, progress, '0 of 4 frames');
    const edits = () =>
      Object.entries(here().discord.requests.routes)
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
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const progress = await ask(TOM);
    const cancel = control(progress, 'stopReplay');
    const other = messages(MARA).find(({ author }) => author.bot);
    const forged = await (await person(MARA).forging.press(other?.id ?? '', cancel)).shown();
    expect(textOf(forged)).toMatch(/no longer (being painted|running)/);
    await (await person(TOM).press(progress.id, cancel)).shown();
    await says(TOM, progress, 'was cancelled');
    gate.open();
    // The next one starts, so the first one has ended.
    const next = await ask(TOM);
    await isDone(TOM, next);
    expect(replays(MARA)).toHaveLength(1);
    expect(textOf(again(TOM, progress) ?? progress)).toContain('was cancelled');
    expect(here().errors).toEqual([]);
  });

  it('is made once for two people who ask for the same replay', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const first = await ask(TOM);
    const second = await ask(YUKI);
    expect(textOf(second)).toContain('asked for the same replay');
    gate.open();
    await isDone(TOM, first);
    await isDone(YUKI, second);
    expect(replays(MARA)).toHaveLength(1);
    expect(gate.painted).toHaveLength(4);
  });

  it('continues for the second person when the first one cancels', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const first = await ask(TOM);
    const second = await ask(YUKI);
    await (await person(TOM).press(first.id, control(first, 'stopReplay'))).shown();
    gate.open();
    await isDone(YUKI, second);
    expect(replays(MARA)).toHaveLength(1);
    expect(textOf(again(TOM, first) ?? first)).toContain('was cancelled');
  });

  it('can be requested only once by the same person', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const first = await ask(TOM);
    expect(textOf(await ask(TOM, { frames: 'turns' }))).toContain('already asked for a replay');
    gate.open();
    await isDone(TOM, first);
  });

  it('says so when the bot stops, and again when its button is pressed later', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const progress = await ask(TOM);
    const cancel = control(progress, 'stopReplay');
    await here().restart();
    gate.open();
    await says(TOM, progress, 'is restarting');
    const pressed = await (await person(TOM).forging.press(progress.id, cancel)).shown();
    expect(textOf(pressed)).toMatch(/no longer (being painted|running)/);
    expect(here().errors).toEqual([]);
  });

  it('needs a finished turn', async () => {
    await open({ players: 2, turns: 0 });
    expect(textOf(await ask(TOM))).toContain('nothing to replay yet');
  });

  it('shows the previous game while a lobby is open', async () => {
    await open({ players: 2 });
    await (await person(MARA).slash(channel, 'caverna new')).shown();
    await isDone(TOM, await ask(TOM));
  });

  it('survives the deletion of its progress message', async () => {
    const gate = gatedPictures();
    await open({ players: 2, until: 4 }, { pictures: gate.pictures });
    const progress = await ask(TOM);
    here().discord.faults.deleteMessage(progress.id);
    gate.open();
    await until(() => replays(MARA).length === 1);
    expect(messages(TOM).filter((message) => isPrivate(message) && message.id !== progress.id)).toEqual([]);
    expect(here().errors).toEqual([]);
  });
});
