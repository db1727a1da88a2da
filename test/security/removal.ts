import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openScene, type Scene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';

const [MARA, TOM, THIRD] = [0, 1, 2] as const;
const NAME = 'Mara of the deepest cave';
const NOTE = 'Nobody knows that I want the ruby mine.';

/** A database for a bot, and which files contain one of some texts: its own files, and those of a new copy. */
export interface Searched {
  readonly database: string;
  holding(texts: readonly string[]): Promise<string[]>;
  copied(texts: readonly string[]): Promise<string[]>;
}

/** The files of a folder that hold one of these texts. */
export function filesHolding(where: string, texts: readonly string[]): string[] {
  const files = readdirSync(where).filter((name) => statSync(join(where, name)).isFile());
  return files.filter((name) => {
    const bytes = readFileSync(join(where, name), 'latin1');
    return texts.some((text) => bytes.includes(text));
  });
}

/** The effects of *Remove my data* in the bot. */
export function removesThroughTheBot(open: () => Promise<Searched>): void {
  let scene: Scene;
  afterEach(() => scene.close());
  const { channel, id, latest, press, slash, start, tap } = peopleOf(() => scene);

  it('somebody who has their data removed is in no file, no log line and no later backup', {
    timeout: 120_000,
  }, async () => {
    const { database, holding, copied } = await open();
    scene = await openScene({
      database,
      level: 'trace',
      prepare({ users, world }) {
        const mara = world.users.get(users[MARA]?.id ?? '') ?? expect.fail();
        world.users.set(mara.id, { ...mara, globalName: NAME });
      },
    });
    await start(3);
    const gameId = (await scene.stores.games.ofUser(id(MARA)))[0]?.id ?? '';
    await scene.stores.people.keepNote(gameId, id(MARA), NOTE);
    await slash(MARA, 'caverna away', { to: '3d' });
    await slash(TOM, 'caverna new', { players: 3 }, channel(1));
    await tap(MARA, await latest('lobby', undefined, channel(1)), 'lobby', 'join');
    await scene.discord.until(async () => (await scene.stores.games.ofUser(id(MARA))).length === 2);
    await scene.bot.drain();
    const traces = [id(MARA), NAME, NOTE];
    for (const trace of traces) expect(await holding([trace])).not.toEqual([]);

    const asked = await press(MARA, await slash(MARA, 'caverna stats'), 'stats', (press) => isStand(press, 'forget'));
    await press(MARA, asked, 'stats', (press) => isStand(press, 'forgotten'));
    await scene.bot.drain();
    await slash(THIRD, 'caverna table');
    await slash(TOM, 'caverna mine');

    expect(await holding(traces)).toEqual([]);
    expect(await holding([id(TOM)])).not.toEqual([]);
    expect(await copied(traces)).toEqual([]);
    expect(await copied([id(TOM)])).not.toEqual([]);
    expect(scene.errors.length).toBeGreaterThan(0);
    expect(scene.errors.filter((line) => traces.some((text) => line.includes(text)))).toEqual([]);
  });
}

const isStand = (press: object, stand: string): boolean => 'stand' in press && press.stand === stand;
