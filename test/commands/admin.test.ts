import { type SeenMessage, textOf } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_METER } from '../../commands/meter.ts';
import { controlsOf } from '../../lab/hands.ts';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { copyFile, playedGame } from '../replay/games.ts';
import { sceneForEach } from './each.ts';
import { controlIn, fileIn, fileOf } from './people.ts';

const counted: string[] = [];
beforeEach(() => void counted.splice(0));

// Mara owns the server.
const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const answered = (kind: string, outcome: string) => void counted.push(`${kind} ${outcome}`);
const people = sceneForEach({ meter: { ...NO_METER, answered } });
const { scene, gameNow, pass, id, person, channel, messages, direct, latest, slash, press, tap, forge } = people;
const { playAnything, suggested } = people;

const prompt = (where = channel()): Promise<SeenMessage> => latest('open', undefined, where);

async function running(): Promise<string> {
  await slash(TOM, 'caverna new', { players: 1 });
  await tap(TOM, await latest('lobby'), 'lobby', 'start');
  await prompt();
  return (await gameNow()).id;
}

async function play(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await playAnything(TOM, await slash(TOM, 'caverna turn'));
  await scene.bot.drain();
}

describe('/caverna-admin', () => {
  it('is only for people who manage the server, however it is used', async () => {
    const gameId = await running();
    await expect(person(TOM).slash(channel(), 'caverna-admin list')).rejects.toThrow('no command');
    expect(textOf(await forge(TOM, await prompt(), { on: 'remove', game: gameId }))).toContain('Only people who');
    expect(await scene.stores.games.find(gameId)).toBeDefined();
  });

  it('lists, pauses and resumes the games of the server, and no others, and shows the bot’s health', async () => {
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain('no games');
    const gameId = await running();
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain(`\`${gameId}\` running · <#${channel()}> · Tom`);
    await slash(MARA, 'caverna-admin pause', { game: gameId });
    await latest('any', 'has paused this game');
    expect(textOf(await slash(TOM, 'caverna turn'))).toContain('paused');
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain('paused');
    await slash(MARA, 'caverna-admin resume', { game: gameId });
    await latest('any', 'continues where it stopped');
    expect(controlsOf(await slash(TOM, 'caverna turn')).length).toBeGreaterThan(0);
    expect(textOf(await slash(MARA, 'caverna-admin health'))).toContain('Connection to Discord');
    await scene.stores.games.save({ game: { ...(await gameNow()), guildId: '1' }, at: 0 });
    for (const act of ['pause', 'export', 'remove', 'move'])
      expect(textOf(await slash(MARA, `caverna-admin ${act}`, { game: gameId }))).toContain('no game');
    expect(textOf(await slash(MARA, 'caverna-admin list'))).not.toContain(gameId);
  });

  it('moves a game to the channel of the command, and says so in the old one', async () => {
    const gameId = await running();
    expect(textOf(await slash(MARA, 'caverna-admin move', { game: gameId }, channel(1)))).toContain('continues');
    await prompt(channel(1));
    await latest('any', `continues in <#${channel(1)}>`);
    expect(messages().some((one) => controlIn(one, 'open'))).toBe(false);
    expect(controlsOf(await slash(TOM, 'caverna turn', {}, channel(1))).length).toBeGreaterThan(0);
  });

  it('takes a game back to an entry of its log', async () => {
    const gameId = await running();
    const before = (await scene.stores.games.log(gameId)).length;
    await play(2);
    expect((await scene.stores.games.log(gameId)).length).toBeGreaterThan(before);
    const entries = (game: string) => suggested(MARA, 'caverna-admin rollback', { entry: '', game });
    const first = (await scene.stores.games.log(gameId)).find((one) => 'move' in one && one.move === END);
    expect(await entries(gameId)).toEqual([
      { name: expect.stringMatching(/^\d+: Tom: /), value: first?.entry },
      { name: expect.stringContaining('start of the game'), value: 0 },
    ]);
    for (const game of ['', 'nosuchgame']) expect(await entries(game)).toEqual([]);
    expect(textOf(await slash(MARA, 'caverna-admin rollback', { game: gameId, entry: 0 }))).toContain('at entry 0');
    expect(textOf(await slash(MARA, 'caverna-admin rollback', { game: gameId, entry: 999 }))).toContain('cannot');
    await scene.bot.drain();
    await latest('any', 'took the game back to entry 0');
    await play(1);
  });

  it('rolls back a finished game, whose prompt is gone', async () => {
    const turns = playedGame({ players: 1 }).log.filter(({ move }) => move === END).length;
    await slash(MARA, 'caverna-admin import', { file: copyFile({ players: 1, turns: turns - 1, users: [id(TOM)] }) });
    await prompt();
    await press(TOM, await prompt(), 'sit');
    await play(1);
    await latest('rematch');
    await slash(MARA, 'caverna-admin rollback', { game: (await gameNow()).id, entry: 0 });
    await prompt();
    await scene.bot.drain();
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it('removes a game after a confirmation, and brings it back', async () => {
    const gameId = await running();
    await play(1);
    const asked = await slash(MARA, 'caverna-admin remove', { game: gameId });
    expect(await scene.stores.games.find(gameId)).toBeDefined();
    await press(MARA, asked, 'remove');
    expect(await scene.stores.games.find(gameId)).toBeUndefined();
    expect(await suggested(MARA, 'caverna-admin restore', { game: '' })).toMatchObject([{ value: gameId }]);
    await expect.poll(() => counted).toContain('suggestions done');
    const [kept = expect.fail('No copy was kept.')] = await scene.stores.games.removed(undefined);
    await scene.stores.games.remove(gameId, { ...kept, copy: '{}' });
    expect(textOf(await slash(MARA, 'caverna-admin restore', { game: gameId }))).toContain('cannot be brought back');
    await scene.stores.games.remove(gameId, kept);
    await slash(MARA, 'caverna-admin restore', { game: gameId });
    await play(1);
  });

  it('exports what everybody may see of a running game, and all of a finished one, which can be imported again', async () => {
    const gameId = await running();
    await play(1);
    const exported = async () => fileIn(await slash(MARA, 'caverna-admin export', { game: gameId }));
    const imported = async (file: string) =>
      textOf(await slash(MARA, 'caverna-admin import', { file: fileOf(file) }, channel(1)));
    const { seed } = await gameNow();
    const open = await exported();
    expect(open).not.toContain(seed);
    expect(JSON.parse(open).moves.length).toBeGreaterThan(1);
    expect(await imported(open)).toContain('cannot be imported');
    await press(TOM, await slash(TOM, 'caverna game end'), 'close');
    const whole = await exported();
    expect(JSON.parse(whole)).toMatchObject({ game: { seed, game: caverna.id } });
    expect(await imported(whole)).toContain('The game is now in this channel');
    expect(await gameNow(channel(1))).toMatchObject({ status: 'ended' });
  });

  it('refuses absurd files with an explanation', async () => {
    for (const text of ['', '{', '[]', '"x"'])
      expect(textOf(await slash(MARA, 'caverna-admin import', { file: fileOf(text) }))).toContain('cannot be imported');
    const large = await slash(MARA, 'caverna-admin import', { file: fileOf(' '.repeat(4_200_000)) });
    expect(textOf(large)).toContain('too large');
  });

  it('calls the people in a file only once they have taken their seats', async () => {
    const users = [YUKI, TOM].map(id);
    for (const user of users) await scene.stores.people.changeSettings(user, () => ({ calls: 'both' }));
    await slash(MARA, 'caverna-admin import', { file: copyFile({ players: 2, turns: 0, users }) });
    const shown = await prompt();
    await pass(25 * 3_600_000);
    expect(JSON.stringify(messages())).not.toMatch(/<@\d/);
    for (const who of [YUKI, TOM]) {
      expect(direct(who)).toEqual([]);
      expect(textOf(await slash(who, 'caverna mine'))).toContain('You are not in any game');
      expect(textOf(await slash(who, 'caverna turn'))).toContain('/caverna join');
    }
    expect(textOf(await press(MARA, shown, 'sit'))).toContain('No seat in this game is kept for you');
    expect(textOf(await press(TOM, shown, 'sit'))).toContain('The seat is yours');
    expect(textOf(await slash(YUKI, 'caverna join'))).toContain('The seat is yours');
    await pass(25 * 3_600_000);
    await expect.poll(() => JSON.stringify(messages())).toMatch(/<@\d/);
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it('adds a lobby from a file with nobody in it, whose host is the first to join', async () => {
    const { bytes } = copyFile({ players: 2, turns: 0, users: [YUKI, MARA].map(id) });
    const copy = JSON.parse(new TextDecoder().decode(bytes));
    const { seed: _, startedAt: __, ...game } = { ...copy.game, status: 'lobby' };
    const file = fileOf(JSON.stringify({ ...copy, game, tenures: [] }));
    expect(textOf(await slash(MARA, 'caverna-admin import', { file }))).toContain('The game is now in this channel');
    const lobby = await latest('lobby', '(0 of');
    expect(textOf(lobby)).toContain('will not count for ratings');
    expect(textOf(await press(MARA, lobby, 'lobby', 'start'))).toContain('no host yet');
    await tap(TOM, lobby, 'lobby', 'join');
    await latest('lobby', '**Tom** (host)');
    await tap(TOM, lobby, 'lobby', 'start');
    await prompt();
    expect(await gameNow()).toMatchObject({ imported: true, host: id(TOM) });
    expect(scene.discord.requests.rejected).toEqual([]);
  });
});
