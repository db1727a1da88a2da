import type { SeenMessage } from 'local-discord';
import { textOf } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { customId, readCustomId } from '../../commands/custom-id.ts';
import { NO_METER } from '../../commands/meter.ts';
import { type Control, controlsOf } from '../../lab/hands.ts';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { copyFile, playedGame } from '../replay/games.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

/** The finished interactions that were counted. */
const counted: string[] = [];
beforeEach(() => void counted.splice(0));

// Mara owns the server.
const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const meter = {
  ...NO_METER,
  answered: (kind: string, outcome: string) => void counted.push(`${kind} ${outcome}`),
};
const { scene, channel, latest, messages, person, press, slash, tap } = sceneForEach({ meter });

/** The newest message in a channel that asks for a turn. */
const prompt = (where = channel()): Promise<SeenMessage> => latest('open', undefined, where);

/** Starts a solo game for Tom; returns its id. */
async function running(): Promise<string> {
  await slash(TOM, 'caverna new', { players: 1 });
  const game = await scene.stores.games.inChannel(channel());
  await tap(TOM, await latest('lobby'), 'lobby', 'start');
  await prompt();
  return game?.id ?? '';
}

/** Plays turns at random for Tom, through the program's own table. */
async function play(gameId: string, turns: number): Promise<void> {
  for (let left = turns; left > 0; ) {
    const open = await slash(TOM, 'caverna turn');
    const moves = controlsOf(open).flatMap(
      (control): { control: Control; ends: boolean; value?: string | undefined }[] => {
        const press = readCustomId(control.id);
        if (press?.on === 'panel' && press.act === 'end') return [{ control, ends: true }];
        if (press?.on === 'move') return [{ control, ends: false }];
        return control.kind === 'menu' && press?.on === 'menu'
          ? [{ control, ends: false, value: control.values[0] }]
          : [];
      },
    );
    const chosen = moves.find(({ ends }) => ends) ?? moves[0];
    if (!chosen) throw new Error(`Nothing to press in game ${gameId}: ${textOf(open)}`);
    const tom = person(TOM);
    if (chosen.value !== undefined) await (await tom.select(open.id, chosen.control.id, [chosen.value])).shown();
    else await (await tom.press(open.id, chosen.control.id)).shown();
    if (chosen.ends) left--;
  }
  await scene.bot.drain();
}

/** Downloads the file of a message from the address in its component. */
async function fileOf(message: SeenMessage): Promise<{ filename: string; bytes: Uint8Array<ArrayBuffer> }> {
  const url = /"url":"([^"]+\.json[^"]*)"/.exec(JSON.stringify(message.components))?.[1] ?? '';
  const response = await fetch(url);
  return { filename: 'game.json', bytes: new Uint8Array(await response.arrayBuffer()) };
}

const jsonOf = (file: { bytes: Uint8Array }) => JSON.parse(new TextDecoder().decode(file.bytes));

describe('/caverna-admin', () => {
  it('is only for people who manage the server, however it is used', async () => {
    const gameId = await running();
    await expect(person(TOM).slash(channel(), 'caverna-admin list')).rejects.toThrow('no command');
    const forged = customId({ on: 'remove', game: gameId });
    const open = await prompt();
    const answer = await (await person(TOM).forging.press(open.id, forged)).shown();
    expect(textOf(answer)).toContain('Only people who manage this server');
    expect(await scene.stores.games.find(gameId)).toBeDefined();
  });

  it('lists, pauses and resumes the games of the server, and no others, and shows the bot’s health', async () => {
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain('no games');
    const gameId = await running();
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain(`\`${gameId}\` running · <#${channel()}> · Tom`);
    await slash(MARA, 'caverna-admin pause', { game: gameId });
    await latest('any', (text) => text.includes('has paused this game'));
    expect(textOf(await slash(TOM, 'caverna turn'))).toContain('paused');
    expect(textOf(await slash(MARA, 'caverna-admin list'))).toContain('paused');
    await slash(MARA, 'caverna-admin resume', { game: gameId });
    await latest('any', (text) => text.includes('continues where it stopped'));
    expect(controlsOf(await slash(TOM, 'caverna turn')).length).toBeGreaterThan(0);
    expect(textOf(await slash(MARA, 'caverna-admin health'))).toContain('Connection to Discord');
    const game = (await scene.stores.games.find(gameId)) ?? expect.fail('The game is gone.');
    await scene.stores.games.save({ game: { ...game, guildId: '1' }, at: 0 });
    for (const act of ['pause', 'export', 'remove', 'move'])
      expect(textOf(await slash(MARA, `caverna-admin ${act}`, { game: gameId }))).toContain('no game');
    expect(textOf(await slash(MARA, 'caverna-admin list'))).not.toContain(gameId);
  });

  it('moves a game to the channel of the command, and says so in the old one', async () => {
    const gameId = await running();
    expect(textOf(await slash(MARA, 'caverna-admin move', { game: gameId }, channel(1)))).toContain(
      'continues in this',
    );
    await prompt(channel(1));
    await scene.discord.until(() =>
      messages().some((message) => textOf(message).includes(`continues in <#${channel(1)}>`)),
    );
    const old = messages();
    expect(old.some((one) => controlIn(one, 'open'))).toBe(false);
    expect(controlsOf(await slash(TOM, 'caverna turn', {}, channel(1))).length).toBeGreaterThan(0);
  });

  it('takes a game back to an entry of its log', async () => {
    const gameId = await running();
    const before = (await scene.stores.games.log(gameId)).length;
    await play(gameId, 2);
    expect((await scene.stores.games.log(gameId)).length).toBeGreaterThan(before);
    const typing = { focused: 'entry', options: { game: gameId } };
    const { choices = [] } = await person(MARA).autocomplete(channel(), 'caverna-admin rollback', typing);
    const first = (await scene.stores.games.log(gameId)).find((entry) => 'move' in entry && entry.move === END);
    expect(choices).toEqual([
      { name: expect.stringMatching(/^\d+: Tom: /), value: first?.entry },
      { name: expect.stringContaining('start of the game'), value: 0 },
    ]);
    for (const game of ['', 'nosuchgame']) {
      const none = await person(MARA).autocomplete(channel(), 'caverna-admin rollback', {
        ...typing,
        options: { game },
      });
      expect(none.choices).toEqual([]);
    }
    expect(textOf(await slash(MARA, 'caverna-admin rollback', { game: gameId, entry: 0 }))).toContain(
      'back at entry 0',
    );
    expect(textOf(await slash(MARA, 'caverna-admin rollback', { game: gameId, entry: 999 }))).toContain('cannot');
    await scene.bot.drain();
    await scene.discord.until(() =>
      messages().some((message) => textOf(message).includes('took the game back to entry 0')),
    );
    await play(gameId, 1);
  });

  it('rolls back a finished game, whose prompt is gone', async () => {
    const turns = playedGame({ players: 1 }).log.filter(({ move }) => move === END).length;
    const users = [scene.discord.users[TOM]?.id ?? ''];
    await slash(MARA, 'caverna-admin import', { file: copyFile({ players: 1, turns: turns - 1, users }) });
    await prompt();
    await press(TOM, await prompt(), 'sit');
    const game = await scene.stores.games.inChannel(channel());
    await play(game?.id ?? '', 1);
    await latest('rematch');
    await slash(MARA, 'caverna-admin rollback', { game: game?.id ?? '', entry: 0 });
    await prompt();
    await scene.bot.drain();
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it('removes a game after a confirmation, and brings it back', async () => {
    const gameId = await running();
    await play(gameId, 1);
    const asked = await slash(MARA, 'caverna-admin remove', { game: gameId });
    expect(await scene.stores.games.find(gameId)).toBeDefined();
    await (await person(MARA).press(asked.id, controlsOf(asked)[0]?.id ?? '')).shown();
    expect(await scene.stores.games.find(gameId)).toBeUndefined();
    const suggested = await person(MARA).autocomplete(channel(), 'caverna-admin restore', { focused: 'game' });
    expect(suggested.choices).toMatchObject([{ value: gameId }]);
    await expect.poll(() => counted).toContain('suggestions done');
    const [kept] = await scene.stores.games.removed(undefined);
    if (kept === undefined) throw new Error('No copy was kept.');
    await scene.stores.games.remove(gameId, { ...kept, copy: '{}' });
    expect(textOf(await slash(MARA, 'caverna-admin restore', { game: gameId }))).toContain('cannot be brought back');
    await scene.stores.games.remove(gameId, kept);
    await slash(MARA, 'caverna-admin restore', { game: gameId });
    await play(gameId, 1);
  });

  it('exports what everybody may see of a running game', async () => {
    const gameId = await running();
    await play(gameId, 1);
    const { seed } = (await scene.stores.games.find(gameId)) ?? {};
    const file = await fileOf(await slash(MARA, 'caverna-admin export', { game: gameId }));
    expect(new TextDecoder().decode(file.bytes)).not.toContain(seed);
    expect(jsonOf(file).moves.length).toBeGreaterThan(1);
    const answer = await slash(MARA, 'caverna-admin import', { file }, channel(1));
    expect(textOf(answer)).toContain('cannot be imported');
  });

  it('exports all of a finished game, and imports it again', async () => {
    const gameId = await running();
    await play(gameId, 1);
    await scene.bot.drain();
    const whole = await scene.stores.games.find(gameId);
    const ended = await slash(TOM, 'caverna game end');
    await (await person(TOM).press(ended.id, controlsOf(ended)[0]?.id ?? '')).shown();
    const file = await fileOf(await slash(MARA, 'caverna-admin export', { game: gameId }));
    expect(jsonOf(file)).toMatchObject({ game: { seed: whole?.seed, game: caverna.id } });
    const answer = await slash(MARA, 'caverna-admin import', { file }, channel(1));
    expect(textOf(answer)).toContain('The game is now in this channel');
    expect(await scene.stores.games.inChannel(channel(1))).toMatchObject({ status: 'ended' });
  });

  it('refuses forged and absurd files with a sentence', async () => {
    const file = (text: string) => ({ filename: 'x.json', bytes: new TextEncoder().encode(text) });
    for (const text of ['', '{', '[]', '"x"', JSON.stringify({ format: 'caverna-discord copy 1' })]) {
      const answer = await slash(MARA, 'caverna-admin import', { file: file(text) });
      expect(textOf(answer)).toContain('cannot be imported');
    }
    const large = await slash(MARA, 'caverna-admin import', { file: file(' '.repeat(4_200_000)) });
    expect(textOf(large)).toContain('too large');
  });

  it('calls the people in a file only once they have taken their seat', async () => {
    const users = [YUKI, TOM].map((who) => scene.discord.users[who]?.id ?? '');
    for (const id of users) await scene.stores.people.changeSettings(id, () => ({ calls: 'both' }));
    await slash(MARA, 'caverna-admin import', { file: copyFile({ players: 2, turns: 0, users }) });
    const shown = await prompt();
    scene.discord.clock.advance(25 * 3_600_000);
    await scene.bot.tick();
    await scene.bot.drain();
    expect(JSON.stringify(messages())).not.toMatch(/<@\d/);
    for (const who of [YUKI, TOM]) {
      const direct = scene.discord.directMessages(scene.discord.users[who]?.id ?? '');
      expect(messages(direct, who)).toEqual([]);
      expect(textOf(await slash(who, 'caverna mine'))).toContain('You are not in any game');
      expect(textOf(await slash(who, 'caverna turn'))).toContain('/caverna join');
    }
    expect(textOf(await press(MARA, shown, 'sit'))).toContain('No seat in this game is kept for you');
    expect(textOf(await press(TOM, shown, 'sit'))).toContain('The seat is yours');
    expect(textOf(await slash(YUKI, 'caverna join'))).toContain('The seat is yours');
    scene.discord.clock.advance(25 * 3_600_000);
    await scene.bot.tick();
    await expect.poll(() => JSON.stringify(messages())).toMatch(/<@\d/);
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it('adds a lobby from a file with nobody in it, whose host is the first to join', async () => {
    const users = [YUKI, MARA].map((who) => scene.discord.users[who]?.id ?? '');
    const { bytes } = copyFile({ players: 2, turns: 0, users });
    const copy = JSON.parse(new TextDecoder().decode(bytes));
    const { seed: _, startedAt: __, ...game } = { ...copy.game, status: 'lobby' };
    const file = {
      filename: 'x.json',
      bytes: new TextEncoder().encode(JSON.stringify({ ...copy, game, tenures: [] })),
    };
    expect(textOf(await slash(MARA, 'caverna-admin import', { file }))).toContain('The game is now in this channel');
    const lobby = await latest('lobby', (text) => text.includes('(0 of'));
    expect(textOf(lobby)).toContain('will not count for ratings');
    expect(textOf(await press(MARA, lobby, 'lobby', 'start'))).toContain('no host yet');
    await tap(TOM, lobby, 'lobby', 'join');
    await latest('lobby', (text) => text.includes('**Tom** (host)'));
    await tap(TOM, lobby, 'lobby', 'start');
    await prompt();
    expect(await scene.stores.games.inChannel(channel())).toMatchObject({
      imported: true,
      host: scene.discord.users[TOM]?.id,
    });
    expect(scene.discord.requests.rejected).toEqual([]);
  });
});
