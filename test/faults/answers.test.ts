import type { RestFault } from 'local-discord';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { subcommandsIn } from '../../lab/random-people.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';

let scene: Scene;
afterEach(() => scene.close());

const [MARA, TOM] = [0, 1] as const;
const { called, channel, messages, person, slash, start, tap } = peopleOf(() => scene);

const DELETION = /^DELETE \/webhooks/;
const ANSWER = /^PATCH \/webhooks/;
const ACKNOWLEDGEMENT = /^POST \/interactions/;

/** Messages that only this person sees. */
const whispered = (who: number): string[] =>
  messages(channel(), who)
    .filter(({ flags }) => Number(flags) & 64)
    .map(textOf);

describe('a mistake in a public command', () => {
  it.each<[string, RestFault]>([
    ['is answered although Discord fails to delete the public answer', { status: 503, times: 6 }],
    ['is answered although the answer to that is lost', { status: 502, carriedOut: true }],
  ])('%s', async (_, fault) => {
    scene = await openScene();
    scene.discord.faults.rest({ route: DELETION, ...fault });
    await person(TOM).slash(channel(), 'caverna board', { public: true });
    await expect.poll(() => whispered(TOM), { timeout: 15_000 }).toMatchObject([expect.stringContaining('no game')]);
    expect(messages()).toEqual([]);
    expect(scene.errors).toEqual([]);
  });

  it('is answered even if somebody has deleted the public answer', async () => {
    scene = await openScene();
    scene.discord.faults.rest({ route: DELETION, delayMs: 100 });
    await person(TOM).slash(channel(), 'caverna board', { public: true });
    const thinking = await scene.discord.until(() => messages().at(-1));
    scene.discord.faults.deleteMessage(thinking.id);
    await scene.discord.until(() => whispered(TOM).length > 0);
    expect(scene.errors).toEqual([]);
  });
});

describe('a mistake in a private command', () => {
  it('gets a new answer if the first was dismissed', async () => {
    scene = await openScene();
    scene.discord.faults.rest({ route: ANSWER, delayMs: 100 });
    await person(TOM).slash(channel(), 'caverna board');
    const thinking = await scene.discord.until(() => messages(channel(), TOM).at(-1));
    scene.discord.faults.deleteMessage(thinking.id);
    await scene.discord.until(() => whispered(TOM).some((text) => text.includes('no game')));
    expect(scene.errors).toEqual([]);
  });
});

describe('a form', () => {
  it.each<[string, RestFault]>([
    ['whose acknowledgement is lost on the way is open', { status: 502, carriedOut: true }],
    ['that Discord fails to open is opened on the next try', { status: 503 }],
  ])('%s', async (_, fault) => {
    scene = await openScene();
    const prompt = await start(2);
    const who = called(prompt);
    const more = await (await tap(who, prompt, 'more')).shown();
    scene.discord.faults.rest({ route: ACKNOWLEDGEMENT, ...fault });
    const form = await tap(who, more, 'notes');
    expect(form.kind).toBe('modal');
    const kept = await person(who).submitModal(form.id, { text: 'Sheep first.' });
    expect(textOf(await kept.shown())).toContain('Sheep first.');
    // By then, the lost answer has been requested again.
    await scene.restart();
    expect(scene.errors).toEqual([]);
    expect(whispered(who).filter((text) => text.includes('went wrong'))).toEqual([]);
  });
});

describe('a forged command', () => {
  it('with options other than the registered ones is answered, and is not a bug', async () => {
    scene = await openScene();
    await start(2);
    const { commands } = scene.discord.world;
    const subcommands = subcommandsIn(commands.find(({ name }) => name === 'caverna')?.options);
    expect(subcommands.length).toBeGreaterThan(10);
    for (const { path: typed, options = [] } of subcommands) {
      const path = `caverna ${typed}`;
      for (const { name } of options) {
        for (const value of ['true', 7, true, 'x'.repeat(4_000)]) {
          const reaction = await person(TOM).forging.slash(channel(), path, { [name]: value });
          expect(reaction.acknowledged, `${path} ${name}`).toBe(true);
        }
      }
      const bare = await person(TOM).forging.slash(channel(), path);
      expect(bare.acknowledged, path).toBe(true);
    }
    await scene.bot.tick();
    expect(whispered(TOM).filter((text) => text.includes('went wrong'))).toEqual([]);
    expect(whispered(TOM).join('\n')).toContain('Type it again');
    expect(scene.errors).toEqual([]);
    // The bot is still there.
    expect(textOf(await slash(MARA, 'caverna turn'))).not.toBe('');
  });
});
