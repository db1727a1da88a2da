import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { sceneForEach } from './each.ts';
import { channelIn, controlId } from './people.ts';

const { scene, gameNow, id, channel, latest, slash, press, tap, forge } = sceneForEach();

/** The message that offers a thread for a second game in the channel. */
async function offered(): Promise<SeenMessage> {
  await slash(0, 'caverna new');
  return slash(1, 'caverna new', { players: 3, tiles: 'introductory' });
}

/** The threads of the channel. */
const threads = () => [...scene.discord.world.channels.values()].filter(({ parentId }) => parentId === channel());

describe('a second game in a channel', () => {
  it('is offered a thread, in which the lobby opens as requested', async () => {
    const offer = await offered();
    expect(textOf(offer)).toContain('already an open lobby');
    const thread = channelIn(await press(1, offer, 'thread'));
    expect(scene.discord.world.channels.get(thread)).toMatchObject({ parentId: channel(), name: 'Caverna with Tom' });
    const lobby = await latest('any', '(1 of 3)', thread);
    expect(JSON.stringify(lobby.components)).toContain('Furnishing tiles: Introductory game');
    expect(await gameNow(thread)).toMatchObject({ status: 'lobby', host: id(1) });
  });

  it('is opened in one thread, however often the button is pressed', async () => {
    const offer = await offered();
    const pressed = [1, 2, 3].map(async () => textOf(await (await tap(1, offer, 'thread')).shown()));
    const answers = await Promise.all(pressed);
    expect(answers.filter((text) => text.includes('already been opened for this'))).toHaveLength(2);
    expect(threads()).toHaveLength(1);
  });

  it('can be opened at a later press if the first one failed', async () => {
    const offer = await offered();
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads']);
    await press(1, offer, 'thread');
    scene.discord.faults.grantPermission(channel(), ['CreatePublicThreads']);
    expect(textOf(await forge(1, offer, controlId(offer, 'thread')))).toMatch(/<#\d+>/);
  });

  it('says which permission is missing for that', async () => {
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads']);
    expect(textOf(await press(1, await offered(), 'thread'))).toContain('Create Public Threads');
  });

  it('is opened with every requested option, however many there are', async () => {
    await slash(0, 'caverna new');
    const wishes = { players: 7, computers: 6, tiles: 'introductory', markers: 'start', bank: '120 h + 12 h' };
    const terms = { late: 'computer', 'live-scores': 'off' };
    const thread = channelIn(await press(1, await slash(1, 'caverna new', { ...wishes, ...terms }), 'thread'));
    expect(await gameNow(thread)).toMatchObject({
      places: 7,
      seats: { length: 7 },
      options: { tiles: 'introductory', markers: 'start' },
      terms: { pace: 'bank', bank: { hours: 120, plus: 12 }, late: 'computer', liveScores: false },
    });
  });

  it('is not opened in a thread for somebody who may not open threads', async () => {
    const offer = await offered();
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads'], id(1));
    expect(textOf(await press(1, offer, 'thread'))).toContain('not allowed to open threads');
    expect(threads()).toEqual([]);
    const busy = await slash(1, 'caverna new');
    expect(textOf(busy)).toContain('already an open lobby');
    expect(controlsOf(busy)).toEqual([]);
    // Somebody else still can.
    expect(textOf(await press(2, await slash(2, 'caverna new'), 'thread'))).toMatch(/<#\d+>/);
  });

  it('is opened in no more threads than a person may have lobbies', async () => {
    await slash(0, 'caverna new');
    const offers = [];
    for (let index = 0; index < 8; index++) offers.push(await slash(1, 'caverna new'));
    const answers = await Promise.all(offers.map(async (offer) => textOf(await press(1, offer, 'thread'))));
    expect(answers.filter((text) => text.includes('already being opened'))).not.toEqual([]);
    for (const offer of offers) await forge(1, offer, controlId(offers[0] ?? offer, 'thread'));
    expect(threads()).toHaveLength(5);
    expect(textOf(await slash(1, 'caverna new'))).toContain('5 open lobbies');
    expect(threads()).toHaveLength(5);
  });

  it('is offered a thread, whichever option of the command is used', async () => {
    await slash(0, 'caverna new');
    const { commands } = scene.discord.world;
    const subcommand = commands.find(({ name }) => name === 'caverna')?.options?.find(({ name }) => name === 'new');
    const options = subcommand && 'options' in subcommand ? (subcommand.options ?? []) : [];
    const wishes = options.flatMap((option) =>
      'choices' in option ? (option.choices ?? []).map(({ value }) => ({ [option.name]: value })) : [],
    );
    expect(wishes.length).toBeGreaterThan(5);
    for (const [index, wish] of wishes.entries()) {
      const who = index % scene.discord.users.length;
      const answer = await press(who, await slash(who, 'caverna new', wish), 'thread');
      expect(textOf(answer), JSON.stringify(wish)).toMatch(/<#\d+>/);
    }
  });

  it('says at once what cannot be played, and offers no thread for it', async () => {
    await slash(0, 'caverna new');
    const answer = await slash(1, 'caverna new', { players: 2, computers: 4 });
    expect(controlsOf(answer)).toEqual([]);
    expect(textOf(answer)).toContain('2');
  });

  it('is not offered a thread within a thread', async () => {
    const thread = channelIn(await press(1, await offered(), 'thread'));
    const again = await slash(2, 'caverna new', {}, thread);
    expect(textOf(again)).toContain('already an open lobby');
    expect(controlsOf(again)).toEqual([]);
  });
});
