import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { SeenMessage } from 'local-discord';
import { createClock, startLocalDiscord, textOf } from 'local-discord';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { customId, readCustomId } from '../../commands/custom-id.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { type Database, openDatabase } from '../../db/sqlite/open.ts';
import { controlsOf } from '../../lab/hands.ts';
import { startBot } from '../../src/bot.ts';
import { catalogue } from '../../src/messages/index.ts';
import { pixels } from '../commands/fixture.ts';
import { folder, smallDisk } from '../db/places.ts';

const menuOf = (message: SeenMessage) =>
  controlsOf(message).find((control) => control.kind === 'menu' && control.values.includes('place logging'));

/** A database on a disk that can be filled. */
interface Disk {
  readonly stores: Database;
  fill(): void;
  free(): void;
}

function realDisk(): Disk | undefined {
  const disk = smallDisk();
  return disk && { ...disk, stores: openDatabase(join(disk.path, 'games.sqlite')) };
}

/** A file that SQLite cannot make longer, as on a full disk; every entry of a log needs some room. */
function limitedFile(): Disk {
  const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
  const stores = openDatabase(join(folder(), 'games.sqlite'));
  const [sqlite] = pragma.mock.contexts as Sqlite.Database[];
  pragma.mockRestore();
  sqlite?.exec('create table filler (room blob)');
  return {
    stores,
    fill() {
      sqlite?.exec(`
        create temp trigger more before insert on entries begin insert into filler values (zeroblob(100000)); end`);
      sqlite?.pragma('max_page_count = 1');
    },
    free() {
      sqlite?.pragma('max_page_count = 1000000');
    },
  };
}

it.for([
  ['a real disk', realDisk],
  ['a file that cannot grow', limitedFile],
] as const)(
  'while %s is full every press ends in a sentence, nothing is half saved, and the game continues afterwards',
  async ([, make], { skip }) => {
    const disk = make();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const { stores } = disk;
    const discord = await startLocalDiscord({ rateLimits: false, clock: createClock({ running: false }) });
    const logged: Record<string, unknown>[] = [];
    const bot = await startBot({
      token: discord.token,
      stores,
      faces: { caverna: cavernaFace(pixels) },
      log: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
      rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0 },
    });
    onTestFinished(async () => {
      await bot.close();
      await stores.close();
      await discord.close();
    });
    const channel = discord.channels[0]?.id ?? '';
    const mara = discord.as('Mara');
    await (await mara.slash(channel, 'caverna new', { players: 1 })).shown();
    const lobby = await discord.until(() => mara.messages(channel).find(({ flags }) => !(Number(flags) & 64)));
    const start = controlsOf(lobby).find(({ id }) => {
      const press = readCustomId(id);
      return press?.on === 'lobby' && press.act === 'start';
    });
    await mara.press(lobby.id, start?.id ?? '');
    const prompt = await discord.until(() => mara.messages(channel).findLast(menuOf));
    const game = await stores.games.inChannel(channel);

    disk.fill();
    const { unavailable } = catalogue('en').errors;
    const place = () => mara.select(prompt.id, menuOf(prompt)?.id ?? '', ['place logging']);
    for (let press = 0; press < 3; press++) expect(textOf(await (await place()).shown())).toBe(unavailable);
    expect(await stores.games.log(game?.id ?? '')).toEqual([]);
    expect(textOf(await (await mara.slash(channel, 'caverna board')).shown())).toContain('Mara');
    const move = customId({ on: 'move', game: game?.id ?? '', step: 0, move: 'place logging' });
    expect(textOf(await (await mara.forging.press(prompt.id, move)).shown())).toBe(unavailable);
    const told = logged.filter(({ msg }) => msg === 'nothing can be saved');
    expect(told).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ gameId: game?.id, entry: 0, press: 'menu' })),
      { gameId: game?.id, entry: 0, press: 'move' },
    ]);
    // A player's plans are for no one else, not even for readers of the log.
    expect(JSON.stringify(told)).not.toContain('logging');
    expect(JSON.stringify(told[0])).toContain('the disk is full');

    disk.free();
    const panel = await (await place()).shown();
    expect(menuOf(panel)).toBeUndefined();
    expect((await stores.games.log(game?.id ?? '')).map((entry) => 'move' in entry && entry.move)).toEqual([
      'place logging',
    ]);
  },
);
