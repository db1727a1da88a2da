import { afterEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { textOf } from '../../src/local-discord/users.ts';
import { controlsOf } from '../../src/tools/hands.ts';
import { openGame, playToTheEnd, type RandomSeats } from '../../src/tools/random-seats.ts';
import { openScene, type Scene } from './fixture.ts';

let scene: Scene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

describe('a whole game by pressing', () => {
  it.each([1, 4])('of %i players comes to its final score without an error', async (players) => {
    scene = await openScene();
    const { discord, errors } = scene;
    const seats: RandomSeats = {
      discord,
      channelId: discord.channels[0]?.id ?? '',
      players: discord.users.slice(0, players).map(({ id }) => id),
      random: randomFrom(`whole game ${players}`),
    };
    await openGame(seats);
    const { turns, presses: pressed } = await playToTheEnd(seats);
    expect(pressed / turns).toBeLessThan(4.5);
    expect(turns).toBeGreaterThan(20);
    const host = discord.as(seats.players[0] ?? '');
    const final = host.messages(seats.channelId).findLast((message) => textOf(message).includes('The game is over'));
    if (final === undefined) throw new Error('The end is not told.');
    const said = JSON.stringify(final);
    for (const picture of ['score', 'chronicle']) expect(said).toContain(`"description":"${picture}`);
    // The points stand on the sheet, and nowhere besides.
    expect(textOf(final)).not.toMatch(/```|^2\. /m);
    const presses = controlsOf(final).map(({ id }) => readCustomId(id)?.on);
    expect(presses).toEqual(['rematch', 'nextTable', 'replay', 'look']);
    const rematch = controlsOf(final).find(({ id }) => readCustomId(id)?.on === 'rematch');
    await host.press(final.id, rematch?.id ?? '');
    await discord.until(() =>
      host.messages(seats.channelId).some((message) => textOf(message).includes('Players (1 of')),
    );
    expect(errors).toEqual([]);
    expect(discord.requests.rejected).toEqual([]);
  });
});
