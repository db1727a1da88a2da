import { afterEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import type { SeenMessage } from '../../src/local-discord/eyes.ts';
import { textOf } from '../../src/local-discord/users.ts';
import { controlsOf } from '../../src/tools/hands.ts';
import { openScene, type Scene } from './fixture.ts';

let scene: Scene;
afterEach(() => scene.close());

const id = (index: number): string => scene.discord.users[index]?.id ?? '';
const channel = (): string => scene.discord.channels[0]?.id ?? '';

/** The message that offers a thread to somebody who wants a second game in the channel. */
async function offered(): Promise<SeenMessage> {
  await (await scene.discord.as(id(0)).slash(channel(), 'caverna new')).shown();
  const tom = scene.discord.as(id(1));
  return (await tom.slash(channel(), 'caverna new', { players: 3, tiles: 'introductory' })).shown();
}

const pressIn = async (message: SeenMessage, who: number): Promise<SeenMessage> => {
  const control = controlsOf(message).find((one) => readCustomId(one.id)?.on === 'thread');
  return (await scene.discord.as(id(who)).press(message.id, control?.id ?? '')).shown();
};

describe('a second game in a channel', () => {
  it('is offered a thread, in which the lobby opens with what was asked for', async () => {
    scene = await openScene();
    const offer = await offered();
    expect(textOf(offer)).toContain('open lobby already');
    const answer = await pressIn(offer, 1);
    const thread = /<#(\d+)>/.exec(textOf(answer))?.[1] ?? '';
    expect(scene.discord.world.channels.get(thread)).toMatchObject({ parentId: channel(), name: 'Caverna with Tom' });
    const lobby = await scene.discord.until(() =>
      scene.discord
        .as(id(2))
        .messages(thread)
        .find((message) => textOf(message).includes('(1 of 3)')),
    );
    expect(textOf(lobby)).toContain('Introductory game');
    expect(await scene.stores.games.inChannel(thread)).toMatchObject({ status: 'lobby', host: id(1) });
    expect(scene.errors).toEqual([]);
  });

  it('says which permission is missing for that', async () => {
    scene = await openScene();
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads']);
    const answer = await pressIn(await offered(), 1);
    expect(textOf(answer)).toContain('Create Public Threads');
    expect(scene.errors).toEqual([]);
  });

  it('is offered no thread within a thread', async () => {
    scene = await openScene();
    const thread = /<#(\d+)>/.exec(textOf(await pressIn(await offered(), 1)))?.[1] ?? '';
    const again = await (await scene.discord.as(id(2)).slash(thread, 'caverna new')).shown();
    expect(textOf(again)).toContain('open lobby already');
    expect(controlsOf(again)).toEqual([]);
  });
});
