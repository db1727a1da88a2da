import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { openGame, playToTheEnd, type RandomSeats } from '../../lab/random-seats.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { openScene, type Scene } from './fixture.ts';

let scene: Scene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

describe('a whole game of presses', () => {
  it.each([1, 4])('of %i players reaches its final score without an error', async (players) => {
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
    const final =
      host.messages(seats.channelId).findLast((message) => textOf(message).includes('The game is over')) ??
      expect.fail('The end was not posted.');
    const said = JSON.stringify(final);
    for (const picture of ['score', 'chronicle']) expect(said).toContain(`"description":"${picture}`);
    // The points are only on the sheet.
    expect(textOf(final)).not.toMatch(/```|^2\. /m);
    const presses = controlsOf(final).map(({ id }) => readCustomId(id)?.on);
    // After a solo game, the next table would be the same as another game.
    const again = players === 1 ? ['rematch'] : ['rematch', 'nextTable'];
    expect(presses).toEqual([...again, 'replay', 'look', 'analysis']);
    const rematch = controlsOf(final).find(({ id }) => readCustomId(id)?.on === 'rematch');
    const asked = await (await host.press(final.id, rematch?.id ?? '')).shown();
    const open = controlsOf(asked).find(({ id }) => readCustomId(id)?.on === 'rematch');
    await host.press(asked.id, open?.id ?? '');
    await discord.until(() =>
      host.messages(seats.channelId).some((message) => textOf(message).includes('Players (1 of')),
    );
    expect(errors).toEqual([]);
    expect(discord.requests.rejected).toEqual([]);
  });

  it('with dealt folks and Dwarfs ends in statistics that show both', async () => {
    scene = await openScene();
    const { discord, errors, bot, stores } = scene;
    const channelId = discord.channels[0]?.id ?? '';
    const players = discord.users.slice(0, 2).map(({ id }) => id);
    const seats = { discord, channelId, players, random: randomFrom('folks') };
    await openGame(seats, { chosen: { folks: 'dealt' }, sides: ['deal', 'dwarves'] });
    await playToTheEnd(seats);
    await bot.drain();
    const game = await stores.games.inChannel(channelId);
    const sides = (await stores.results.ofGame(game?.id ?? '')).map(({ side }) => side);
    expect(sides).toEqual([expect.toSatisfy((side: string) => FOLK_IDS.includes(side)), 'dwarves']);
    const told = await (await discord.as(players[1] ?? '').slash(channelId, 'caverna stats')).shown();
    expect(textOf(told)).toMatch(/^- As Dwarfs: 1 game · [01] wins? · average −?\d+\.0$/m);
    expect(errors).toEqual([]);
    expect(discord.requests.rejected).toEqual([]);
  });
});
