import { type LocalDiscord, type SeenMessage, textOf } from 'local-discord';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playToTheEnd } from '../../lab/random-seats.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Scene } from '../commands/fixture.ts';
import { controlIn } from '../commands/people.ts';
import { type Quirk, quirks } from './quirks.ts';
import { openTable } from './tables.ts';

type Table = Awaited<ReturnType<typeof openTable>>;

let scene: Scene | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await scene?.close();
  scene = undefined;
});

const DAY = 86_400_000;

async function openAt(players: number, ...differing: readonly Quirk[]): Promise<Table> {
  const table = await openTable(players, { quirks: differing });
  scene = table.scene;
  return table;
}

/** How often messages called a person; an edit calls nobody. */
const callsIn = ({ requests }: LocalDiscord): number =>
  requests.sent.reduce((sum, { isEdit, users }) => sum + (isEdit ? 0 : users.length), 0);

function refusals(quirk: Quirk): () => number {
  const asked = vi.spyOn(quirk, 'refuse');
  return () => asked.mock.results.filter(({ value }) => value !== undefined).length;
}

/**
 * Plays some turns; before each turn, something may go wrong. Everybody must be called, and every turn posted, once.
 */
async function playOn({ scene, channel, game, expectWhole }: Table, turns: number, before = () => {}): Promise<void> {
  const { discord, stores } = scene;
  const { id, seats } = await game();
  const random = randomFrom('quirks');
  const people = { discord, channelId: channel, players: seats.flatMap(({ userId }) => userId), random };
  const calls = callsIn(discord);
  for (let turn = 0; turn < turns; turn++) {
    before();
    await playToTheEnd(people, 1);
  }
  await expectWhole();
  expect(await stores.waits.ofGame(id)).not.toEqual([]);
  expect(callsIn(discord) - calls).toBeGreaterThanOrEqual(turns);
}

describe('a game continues', () => {
  it.each([
    ['is said to be there', [quirks.noReplies()]],
    ['is missing', []],
  ])('if no reply is possible, and the permission Read Message History %s', async (_, differing) => {
    const table = await openAt(2, ...differing);
    const { scene, channel, called, prompt, person } = table;
    if (differing.length === 0) scene.discord.faults.revokePermission(channel, ['ReadMessageHistory']);
    await playOn(table, 2);
    const calls = callsIn(scene.discord);
    scene.discord.clock.advance(DAY);
    await scene.bot.tick();
    await person(1 - called(prompt)).slash(channel, 'caverna turn', { nudge: true });
    await expect.poll(() => callsIn(scene.discord)).toBeGreaterThan(calls);
    await playOn(table, 2);
  });

  it('if an edit has to list the files that it shows, even when a turn is undone', async () => {
    const table = await openAt(2, quirks.listedFiles());
    const { place, next, press, slash, posted } = table;
    const { who, panel } = await place();
    await (await press(who, panel, 'panel', 'end')).shown();
    await next(who);
    await (await slash(who, 'caverna undo')).shown();
    const again = await next(1 - who);
    // The prompt that was taken back is gone, and the one that counts is there.
    const onlyPrompt = async (prompt: SeenMessage) => {
      await posted();
      const prompts = table.messages().filter((message) => controlIn(message, 'open') && controlIn(message, 'look'));
      expect(prompts.map(({ id }) => id)).toEqual([prompt.id]);
    };
    await onlyPrompt(again);
    await (await press(who, (await place()).panel, 'panel', 'end')).shown();
    await onlyPrompt(await next(who));
  });

  it('if a deferred answer accepts no pictures', async () => {
    const bare = quirks.noDeferredPictures();
    const refused = refusals(bare);
    const table = await openAt(2, bare);
    const { person, channel, messages } = table;
    await playOn(table, 3);
    const board = await (await person(0).slash(channel, 'caverna board')).shown();
    expect(refused()).toBeGreaterThan(0);
    expect(JSON.stringify(board.components)).toContain('/attachments/');
    expect(messages().filter((message) => textOf(message).includes('went wrong'))).toEqual([]);
  });
});
