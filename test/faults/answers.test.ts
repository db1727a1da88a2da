import { type RestFault, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { isForAll } from '../../lab/hands.ts';
import { subcommandsIn } from '../../lab/random-people.ts';
import { sceneForEach } from '../commands/each.ts';

const [MARA, TOM] = [0, 1] as const;
const { scene, person, channel, messages, called, slash, press, tap, start } = sceneForEach();

const whispered = (who: number): string[] =>
  messages(channel(), who)
    .filter((message) => !isForAll(message))
    .map(textOf);

describe('a mistake', () => {
  const isAnswered = () => expect.poll(() => whispered(TOM)).toMatchObject([expect.stringContaining('no game')]);

  it.each<[string, RestFault]>([
    ['Discord fails to delete the public answer', { status: 503, times: 6 }],
    ['the answer to that is lost', { status: 502, carriedOut: true }],
  ])('in a public command is answered even if %s', async (_, fault) => {
    scene.discord.faults.rest({ route: /^DELETE \/webhooks/, ...fault });
    await person(TOM).slash(channel(), 'caverna board', { public: true });
    await isAnswered();
    expect(messages()).toEqual([]);
  });

  it.each([
    ['public', /^DELETE \/webhooks/],
    ['private', /^PATCH \/webhooks/],
  ] as const)('is answered even if somebody has deleted the %s answer', async (kind, route) => {
    scene.discord.faults.rest({ route, delayMs: 100 });
    await person(TOM).slash(channel(), 'caverna board', { public: kind === 'public' });
    const thinking = await scene.discord.until(() => messages(channel(), TOM).at(-1));
    scene.discord.faults.deleteMessage(thinking.id);
    await isAnswered();
  });
});

it.each<[string, RestFault]>([
  ['whose acknowledgement is lost on the way opens anyway', { status: 502, carriedOut: true }],
  ['that Discord fails to open opens on the next try', { status: 503 }],
])('a form %s', async (_, fault) => {
  const prompt = await start(2);
  const who = called(prompt);
  const more = await press(who, prompt, 'more');
  scene.discord.faults.rest({ route: /^POST \/interactions/, ...fault });
  const form = await tap(who, more, 'notes');
  expect(form.kind).toBe('modal');
  const kept = await person(who).submitModal(form.id, { text: 'Sheep first.' });
  expect(textOf(await kept.shown())).toContain('Sheep first.');
  // By then, the lost answer has been requested again.
  await scene.restart();
  expect(whispered(who).filter((text) => text.includes('went wrong'))).toEqual([]);
});

it('a forged command with options other than the registered ones is answered, and is not a bug', async () => {
  await start(2);
  const { commands } = scene.discord.world;
  const subcommands = subcommandsIn(commands.find(({ name }) => name === 'caverna')?.options);
  expect(subcommands.length).toBeGreaterThan(10);
  for (const { path: typed, options = [] } of subcommands) {
    const path = `caverna ${typed}`;
    const wrong = options.flatMap(({ name }) =>
      ['true', 7, true, 'x'.repeat(4_000)].map((value) => ({ [name]: value })),
    );
    for (const given of [...wrong, {}]) {
      const { acknowledged } = await person(TOM).forging.slash(channel(), path, given);
      expect([path, given, acknowledged]).toEqual([path, given, true]);
    }
  }
  await scene.bot.tick();
  expect(whispered(TOM).filter((text) => text.includes('went wrong'))).toEqual([]);
  expect(whispered(TOM).join('\n')).toContain('Type it again');
  // The bot is still there.
  expect(textOf(await slash(MARA, 'caverna turn'))).not.toBe('');
});
