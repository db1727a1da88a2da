import type { SeenMessage } from 'local-discord';
import { afterEach, beforeEach, expect } from 'vitest';
import type { FaceIn } from '../../commands/face/face.ts';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { openTable, type TestTable } from '../faults/tables.ts';
import { openScene, pixelPainter, type Scene, type SceneOptions } from './fixture.ts';
import { type People, peopleOf } from './people.ts';

/** The level of errors in the log. */
const ERROR = 50;

/** Cave vs Cave with pictures of one pixel, as one of the `games` of a scene. */
export const CAVES = { rules: caveVsCave as Game, face: caveVsCaveFace(cavePictures(pixelPainter)) as FaceIn };

/** Something that is opened again for each test; `thing` is always the open one. */
function keeper<Thing extends object>() {
  const kept: { now?: Thing | undefined } = {};
  const get = (_: object, key: string | symbol) => {
    if (kept.now === undefined) throw new Error('Nothing is open.');
    return Reflect.get(kept.now, key);
  };
  return { kept, thing: new Proxy<Thing>({} as Thing, { get }) };
}

/** Closes a scene, in which the bot must not have logged an error. */
export async function closeScene(scene: Scene | undefined): Promise<void> {
  await scene?.close();
  const logged = scene?.errors.map((line): { level: number } => JSON.parse(line)) ?? [];
  expect(logged.filter(({ level }) => level >= ERROR)).toEqual([]);
}

/** Opens a scene with these options before each test, or lets each test open one `later`; returns it and its people. */
export function sceneForEach(options: SceneOptions | 'later' = {}) {
  const { kept, thing: scene } = keeper<Scene>();
  const open = async (own: SceneOptions = {}): Promise<void> => {
    await closeScene(kept.now);
    kept.now = await openScene(own);
  };
  if (options !== 'later') beforeEach(() => open(options));
  afterEach(async () => {
    const { now } = kept;
    kept.now = undefined;
    await closeScene(now);
  });
  const people = peopleOf(() => scene);
  /** The game in a channel, by default the first one. */
  const gameNow = async (where = people.channel()) =>
    (await scene.stores.games.inChannel(where)) ?? expect.fail('There is no game.');
  /** Lets time pass, with everything that is due then. */
  async function pass(ms: number): Promise<void> {
    await scene.bot.drain();
    scene.discord.clock.advance(ms);
    await scene.bot.tick();
    await scene.bot.drain();
  }
  return { scene, open, gameNow, pass, ...people };
}

/** Opens a table with some people before each test; returns it and its people. Discord must not refuse anything. */
export function tableForEach(players: number): People & { table: TestTable & { readonly prompt: SeenMessage } } {
  const { kept, thing: table } = keeper<Awaited<ReturnType<typeof openTable>>>();
  beforeEach(async () => {
    kept.now = await openTable(players);
  });
  afterEach(async () => {
    const { rejected } = table.scene.discord.requests;
    await closeScene(table.scene);
    expect(rejected).toEqual([]);
  });
  return { table, ...peopleOf(() => table.scene) };
}
