import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Press, readCustomId } from '../../commands/custom-id.ts';
import type { SeenMessage } from '../../src/local-discord/eyes.ts';
import { type Person, textOf } from '../../src/local-discord/users.ts';
import { type Control, controlsOf } from '../../src/tools/hands.ts';
import { openScene, type Scene } from './fixture.ts';

let scene: Scene;
let channel: string;
beforeEach(async () => {
  scene = await openScene();
  channel = scene.discord.channels[0]?.id ?? '';
});
afterEach(async () => {
  await scene.close();
});

const person = (index: number): Person => scene.discord.as(scene.discord.users[index]?.id ?? '');

/** Waits for a message in the channel that has a control of this kind and satisfies a condition; the newest of them. */
function latest(seen: Person, on: Press['on'], fits: (text: string) => boolean = () => true): Promise<SeenMessage> {
  return scene.discord.until(() =>
    seen.messages(channel).findLast((message) => controlFor(message, on) && fits(textOf(message))),
  );
}

function controlFor(message: SeenMessage, on: Press['on'], act?: string): Control | undefined {
  return controlsOf(message).find(({ id }) => {
    const press = readCustomId(id);
    return press?.on === on && (act === undefined || ('act' in press && press.act === act));
  });
}

async function pressIn(who: Person, message: SeenMessage, on: Press['on'], act?: string) {
  const control = controlFor(message, on, act);
  if (!control) throw new Error(`The message has no "${on} ${act ?? ''}".`);
  return who.press(message.id, control.id);
}

async function started(players: number): Promise<void> {
  await person(0).slash(channel, 'caverna new', {});
  const lobby = await latest(person(0), 'lobby');
  for (let index = 1; index < players; index++) await pressIn(person(index), lobby, 'lobby', 'join');
  await pressIn(person(0), lobby, 'lobby', 'start');
}

describe('a lobby', () => {
  it('opens, fills and starts', async () => {
    await person(0).slash(channel, 'caverna new', { players: 3, tiles: 'introductory' });
    const lobby = await latest(person(1), 'lobby');
    expect(textOf(lobby)).toContain('Introductory game');
    expect((await pressIn(person(1), lobby, 'lobby', 'join')).acknowledged).toBe(true);
    await latest(person(1), 'lobby', (text) => text.includes('2 of 3'));
    await pressIn(person(0), lobby, 'lobby', 'start');
    const prompt = await latest(person(1), 'open');
    console.log(JSON.stringify(prompt.components, undefined, 1));
    console.log(person(1).messages(channel).map(textOf));
    expect(scene.errors).toEqual([]);
  });
});
void started;
