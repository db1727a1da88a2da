import { type SeenMessage, textOf } from 'local-discord';
import { expect } from 'vitest';
import type { Press } from '../../commands/presses.ts';
import { isForAll } from '../../lab/hands.ts';
import { effective, finishedTurns, replay } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import type { TableGame } from '../../src/table/types.ts';
import { openScene, type Scene, type SceneOptions } from '../commands/fixture.ts';
import { controlIn, menuId, type People, peopleOf } from '../commands/people.ts';

/** A game between some people in one channel, and what they can do there. */
export type TestTable = ReturnType<typeof tableOf>;

/** Puts a table's game into a state, with these seats to decide, and starts the bot again. */
export async function standAt(
  { scene, game }: Pick<TestTable, 'scene' | 'game'>,
  state: State,
  seats: readonly number[] = [0],
): Promise<void> {
  const now = await game();
  await scene.stores.games.save({
    game: now,
    entries: [{ entry: 1, checkpoint: JSON.stringify(state), version: now.version }],
    waiting: { since: 1, seats },
    at: scene.discord.clock.now(),
  });
  await scene.restart();
}

/** Opens a lobby of some people and starts it; `where` chooses the channel once the bot is running. */
export async function openTable(
  players: number,
  { where, ...options }: SceneOptions & { readonly where?: (scene: Scene) => Promise<string> | string } = {},
): Promise<TestTable & { readonly prompt: SeenMessage }> {
  const scene = await openScene(options);
  const table = tableOf(scene, (await where?.(scene)) ?? scene.discord.channels[0]?.id ?? '');
  await (await table.person(0).slash(table.channel, 'caverna new', { players })).shown();
  const lobby = await table.latest('lobby');
  for (let who = 1; who < players; who++) {
    await table.press(who, lobby, 'lobby', 'join');
    await table.latest('lobby', `(${who + 1} of`);
  }
  await table.press(0, lobby, 'lobby', 'start');
  const prompt = await table.latest('open');
  await scene.bot.drain();
  return { ...table, prompt };
}

function tableOf(scene: Scene, channel: string) {
  const { stores } = scene;
  const { called, id, latest, messages, person, tap } = peopleOf(() => scene);
  const game = async () => (await stores.games.inChannel(channel)) ?? expect.fail('There is no game in the channel.');
  /** Chooses a value in the menu that offers it. */
  const select = (who: number, message: SeenMessage, value: string) =>
    person(who).select(message.id, menuId(message, value), [value]);
  /** The prompt that calls the other of two players. */
  const next = (who: number) => latest('open', `<@${id(1 - who)}>`, channel);
  /** Waits until nothing is left to post. */
  const posted = () => expect.poll(() => stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  /** Checks that everything is posted, nothing twice, and that the log leads to the stored state. */
  const expectWhole = async () => {
    await posted();
    await expectLog(scene, await game());
    expectPosts(scene, channel, finishedTurns(effective(await stores.games.log((await game()).id))));
  };
  /** Waits until the other of two players is called and everything is as it should be; returns the prompt. */
  const goesOn = async (who: number) => {
    const prompt = await next(who);
    await expectWhole();
    expect(scene.errors).toEqual([]);
    return prompt;
  };
  return {
    ...{ scene, channel, person, game, called, press: tap, select, next, posted, expectWhole, goesOn },
    messages: () => messages(channel),
    latest: (on: Press['on'], fits?: Parameters<People['latest']>[1]) => latest(on, fits, channel),
    slash: (who: number, path: string) => person(who).slash(channel, path),
    /** Has the called player choose Logging; returns who that is, and their panel. */
    place: async () => {
      const prompt = await latest('open', undefined, channel);
      const who = called(prompt);
      return { who, panel: await (await select(who, prompt, 'place logging')).shown() };
    },
    /** Ends a turn in its panel; returns the prompt that calls the other player, once everything is as it should be. */
    end: async (who: number, panel: SeenMessage) => {
      await tap(who, panel, 'panel', 'end');
      return goesOn(who);
    },
  };
}

async function expectLog({ stores }: Scene, game: TableGame): Promise<void> {
  const log = await stores.games.log(game.id);
  expect(log.map(({ entry }) => entry)).toEqual(log.map((_, index) => index + 1));
  const snapshot = await stores.games.snapshot(game.id);
  const shared = log.filter(({ entry }) => entry <= (snapshot?.entry ?? 0));
  const setup = { options: game.options, seats: game.seats.length, seed: game.seed ?? '' };
  expect(JSON.parse(snapshot?.state ?? '')).toEqual(JSON.parse(JSON.stringify(replay(caverna, setup, shared))));
}

function expectPosts({ discord }: Scene, channel: string, turns: ReturnType<typeof finishedTurns>): void {
  const posted = [...(discord.world.messages.get(channel)?.values() ?? [])].filter(
    (message) => message.author.bot && isForAll(message),
  );
  const nonces = posted.map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  const told = posted.map(textOf).flatMap((text) => text.match(/\*\*: \*/g) ?? []);
  expect(told).toHaveLength(turns.flatMap(({ moves }) => moves.filter(({ move }) => move.startsWith('place '))).length);
  const isPrompt = (message: (typeof posted)[number]) => controlIn(message, 'open') && controlIn(message, 'look');
  expect(posted.filter(isPrompt)).toHaveLength(1);
}

/** Plays the next turn and waits for the call to the turn after it. */
export async function expectNextTurn({ called, end, latest, select, slash }: TestTable): Promise<void> {
  const who = called(await latest('open'));
  const panel = await (await slash(who, 'caverna turn')).shown();
  const isPlaced = textOf(panel).includes('Logging');
  await end(who, isPlaced ? panel : await (await select(who, panel, 'place logging')).shown());
}
