import fc from 'fast-check';
import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Control, controlsOf, isForAll, pressOn } from '../../lab/hands.ts';
import { peopleOf } from '../commands/people.ts';
import { openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeEach(async () => {
  table = await openTable(2);
});
afterEach(async () => {
  expect(table.scene.errors).toEqual([]);
  await table.scene.close();
});

const PEOPLE = 8;
const CROWD = 300;

const isPrivate = (message: SeenMessage): boolean => !isForAll(message);

/** Presses a control, even one that the user's client would not offer, and returns the bot's answer. */
async function force(who: number, message: SeenMessage, control: Control): Promise<SeenMessage> {
  const person = table.person(who).forging;
  const reaction = await pressOn(person, { message, control });
  expect(reaction.acknowledged).toBe(true);
  return reaction.shown();
}

describe('hundreds of presses at once', () => {
  it('are all answered, and one of them counts', async () => {
    const { scene, prompt, called, game, expectWhole } = table;
    const controls = controlsOf(prompt);
    const shown = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => {
        const control = controls[index % controls.length] ?? expect.fail('The prompt has nothing to press.');
        return force(Math.floor(index / controls.length) % PEOPLE, prompt, control);
      }),
    );
    expect(shown.every(isPrivate)).toBe(true);
    expect(shown.map(textOf).filter((text) => text.trim() === '')).toEqual([]);
    const log = await scene.stores.games.log((await game()).id);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ seat: called(prompt) });
    await expectWhole();
  });

  it('on one button end a turn once', async () => {
    const { scene, place, game, expectWhole } = table;
    const { who, panel } = await place();
    const end = controlsOf(panel).find(({ id }) => id.endsWith(':end')) ?? expect.fail('The turn cannot be ended.');
    await Promise.all(Array.from({ length: 50 }, () => force(who, panel, end)));
    expect(await scene.stores.games.log((await game()).id)).toHaveLength(2);
    await expectWhole();
  });
});

it('misplaced presses are answered privately and change nothing: old panels, other people’s panels, finished games', async () => {
  const { scene, prompt, place, end, press, slash, latest, game, posted } = table;
  const { stores } = scene;
  const { who, panel } = await place();
  await end(who, panel);
  const before = await stores.games.log((await game()).id);
  const moving = controlsOf(panel).filter(({ id }) => !/:(undo|look|open|notes)/.test(id));
  for (const control of [...moving, ...controlsOf(prompt)]) {
    for (const presser of [who, 1 - who, 5]) {
      const message = presser === who ? panel : await latest('open');
      expect(isPrivate(await force(presser, message, control))).toBe(true);
    }
  }
  const after = await stores.games.log((await game()).id);
  // It is the other player's turn: a press of theirs counts only if their own prompt offers it.
  expect(after.filter((one) => 'seat' in one && one.seat === who)).toEqual(
    before.filter((one) => 'seat' in one && one.seat === who),
  );
  await press(0, await (await slash(0, 'caverna game end')).shown(), 'close');
  await expect.poll(async () => (await game()).status).toBe('ended');
  const ended = await stores.games.log((await game()).id);
  for (const control of [...moving, ...controlsOf(prompt)])
    expect(textOf(await force(who, panel, control))).not.toBe('');
  expect(await stores.games.log((await game()).id)).toEqual(ended);
  await posted();
});

describe('forged custom ids', () => {
  it('are answered privately and harmlessly', async () => {
    const { scene, prompt, called, select, game } = table;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place slashAndBurn')).shown();
    const ids = [...controlsOf(panel), ...controlsOf(prompt)].map(({ id }) => id);
    const cut = fc.tuple(fc.constantFrom(...ids), fc.nat(99)).map(([id, length]) => id.slice(0, length % id.length));
    const changed = fc
      .tuple(fc.constantFrom(...ids), fc.nat(9), fc.string({ maxLength: 20 }))
      .map(([id, at, text]) => id.split(':').toSpliced(at, 1, text).join(':'));
    const long = fc.constantFrom(...ids).map((id) => id.padEnd(100, '9'));
    const anything = fc.string({ unit: 'grapheme', maxLength: 90 });
    const { id } = await game();
    const before = await scene.stores.games.log(id);
    const forged = fc.sample(fc.oneof(cut, changed, long, anything), { numRuns: 200, seed: 1 });
    for (const customId of new Set(forged.filter((text) => text !== '' && !ids.includes(text)))) {
      const shown = await force(5, prompt, { kind: 'button', id: customId, label: '' });
      expect(isPrivate(shown), customId).toBe(true);
      await force(who, panel, { kind: 'menu', id: customId, values: [customId], placeholder: '', least: 1, most: 1 });
    }
    expect((await scene.stores.games.find(id))?.status).toBe('running');
    const entries = await scene.stores.games.log(id);
    expect(entries.slice(0, before.length)).toEqual(before);
  });

  it('do not reach a value that a menu does not offer', async () => {
    const { scene, prompt, called, game } = table;
    const { forge } = peopleOf(() => scene);
    const who = called(prompt);
    const menu = controlsOf(prompt).find(({ kind }) => kind === 'menu');
    for (const value of ['place nowhere', 'take gold 99', '#000000000000', '__proto__', 'end', 'x/lay', '', '\u0000'])
      expect(textOf(await forge(who, prompt, menu?.id ?? '', value))).not.toBe('');
    expect(await scene.stores.games.log((await game()).id)).toEqual([]);
  });
});

const HOSTILE = [
  '@everyone @here <@&1> <@1>',
  '[free](https://example.com) **bold** `code` ```block```',
  '‮right to left‬⁦⁩\u0007\u0000\u200b',
  '||spoiler|| ~~gone~~ # heading\n> quote\n-# small',
  '😀'.repeat(2_000),
];

describe('hostile text', () => {
  it('in options of commands is refused with an explanation', async () => {
    const { person, channel } = table;
    for (const text of [...HOSTILE, 'a'.repeat(4_000)]) {
      for (const [path, option] of [
        ['caverna rules', 'topic'],
        ['caverna board', 'player'],
      ] as const) {
        const reaction = await person(5).forging.slash(channel, path, { [option]: text });
        const shown = await reaction.shown();
        expect(isPrivate(shown)).toBe(true);
        expect(textOf(shown)).not.toBe('');
        expect(textOf(shown)).not.toMatch(/(?<!\\)<@|[^\P{Cc}\n]|[\u202a-\u202e]/u);
      }
    }
    for (const [path, options] of [
      ['caverna new', { players: 99, tiles: 'none' }],
      ['caverna log', { public: 'yes' }],
    ] as const) {
      const reaction = await person(5).forging.slash(channel, path, options);
      expect(reaction.acknowledged, path).toBe(true);
    }
  });

  it('in a form that the bot never sent is answered with an explanation', async () => {
    const { scene, person, slash } = table;
    for (const text of [...HOSTILE, 'a'.repeat(4_000)]) {
      const opener = await slash(5, 'caverna table');
      const interaction =
        scene.discord.world.interactions.get(opener.id) ?? expect.fail('The command has left no interaction.');
      interaction.modal = {
        custom_id: 'c1:close:forged',
        title: 'Forged',
        components: [{ type: 1, components: [{ type: 4, custom_id: 'text', label: 'Text', style: 2 }] }],
      };
      const answer = await (await person(5).forging.submitModal(opener.id, { text })).shown();
      expect(isPrivate(answer)).toBe(true);
      expect(textOf(answer)).not.toContain(text.slice(0, 10));
    }
  });
});
