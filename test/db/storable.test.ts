import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { openScene } from '../commands/fixture.ts';
import { keepsTexts, ODD } from '../table/storable.ts';

describe('characters that a database cannot store are left out, on SQLite,', () =>
  keepsTexts(async () => openDatabase(':memory:')));

it('a name is stored without what a database cannot store, and no game has such an id', async () => {
  const scene = await openScene();
  onTestFinished(() => scene.close());
  const { id: guildId, members } = scene.discord.addGuild('odd', [`Nora${ODD}`, 'Otto']);
  const channelId = scene.discord.addChannel('odd', guildId);
  const nora = scene.discord.as(members[0] ?? '');
  await (await nora.slash(channelId, 'caverna new', { players: 2 })).shown();
  const game = await scene.stores.games.inChannel(channelId);
  expect(game?.seats.map(({ name }) => name)).toEqual(['Noraab']);
  const answer = await (
    await nora.slash(channelId, 'caverna game move', { game: `${game?.id.slice(1)}${ODD}` })
  ).shown();
  expect(JSON.stringify(answer)).toContain('no game');
  expect(scene.errors.filter((line) => line.includes('interaction'))).toEqual([]);
});
