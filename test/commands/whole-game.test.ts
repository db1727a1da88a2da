import { afterEach, describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
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
    const { turns, presses } = await playToTheEnd(seats);
    expect(presses / turns).toBeLessThan(4);
    expect(turns).toBeGreaterThan(20);
    expect(errors).toEqual([]);
    expect(discord.requests.rejected).toEqual([]);
  });
});
