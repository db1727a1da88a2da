import type { Interaction } from 'discord.js';
import { textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPressLimits } from '../../commands/press-limits.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { controlId, peopleOf } from '../commands/people.ts';

const [MARA, TOM] = [0, 1] as const;
const TOO_FAST = 'That was too fast for me, so nothing was changed.';

describe('somebody who presses', () => {
  const pressed = (id: string) =>
    ({
      user: { id },
      isAutocomplete: () => false,
      isChatInputCommand: () => false,
      isMessageComponent: () => false,
    }) as unknown as Interaction;

  it('five times a second for a minute never waits, nor do others while one person presses all the time', () => {
    let now = 0;
    const limits = createPressLimits(() => now);
    for (let count = 0; count < 300; count++, now += 200) {
      expect([count, limits.wait(pressed('quick'))]).toEqual([count, undefined]);
      for (let more = 0; more < 20; more++) limits.wait(pressed('flood'));
      if (count % 2 === 0) expect(limits.wait(pressed('calm'))).toBeUndefined();
    }
    limits.wait(pressed('flood'));
    expect(limits.wait(pressed('flood'))).toBe(200);
  });

  it('twenty times at once may do so, must then wait, and may press twenty times again after four seconds', () => {
    let now = 0;
    const limits = createPressLimits(() => now);
    const passed = (times: number) =>
      Array.from({ length: times }, () => limits.wait(pressed('mara'))).filter((wait) => wait === undefined).length;
    expect(passed(60)).toBe(20);
    expect(limits.wait(pressed('mara'))).toBe(200);
    now += 200;
    expect(passed(60)).toBe(1);
    now += 4_000;
    expect(passed(60)).toBe(20);
  });
});

describe('at the table', () => {
  let scene: Scene;
  let now: number;
  beforeEach(async () => {
    now = 0;
    scene = await openScene({ pressLimits: createPressLimits(() => now) });
  });
  afterEach(() => scene.close());
  const { channel, person, press, slash, start, called, forge } = peopleOf(() => scene);

  it('a flood from one person is answered with short messages, and the game of the others continues', async () => {
    const prompt = await start(2);
    const [owner, other] = [called(prompt), 1 - called(prompt)];
    now += 60_000;
    const flood = await Promise.all(
      Array.from({ length: 40 }, () =>
        person(other)
          .slash(channel(), 'caverna turn')
          .then((one) => one.shown()),
      ),
    );
    expect(flood.filter((message) => textOf(message).startsWith(TOO_FAST))).toHaveLength(20);
    expect(textOf(await slash(owner, 'caverna turn'))).not.toContain(TOO_FAST);
    now += 1_000;
    expect(textOf(await slash(other, 'caverna turn'))).not.toContain(TOO_FAST);
    expect(scene.errors).toEqual([]);
  });

  it('typing too fast brings no suggestions, and no error', async () => {
    const typed = await Promise.all(
      Array.from({ length: 60 }, () =>
        person(MARA).autocomplete(channel(), 'caverna rules', { focused: 'topic', options: { topic: 'dog' } }),
      ),
    );
    expect(typed.filter(({ choices = [] }) => choices.length > 0)).toHaveLength(40);
    expect(scene.errors).toEqual([]);
  });

  it('data can be removed once a minute, and settings changed a few times in a row', async () => {
    const asked = await press(MARA, await slash(MARA, 'caverna stats'), 'stats', { stand: 'forget' });
    const sure = controlId(asked, 'stats', { stand: 'forgotten' });
    const remove = async () => textOf(await forge(MARA, asked, sure));
    expect(await remove()).not.toContain('a moment ago');
    expect(await remove()).toBe('You did that a moment ago, so nothing was changed. Please try again in 60 seconds.');
    now += 60_000;
    expect(await remove()).not.toContain('a moment ago');

    const shown = await slash(TOM, 'caverna settings');
    const flip = controlId(shown, 'settings', { setting: 'statistics' });
    const answers: string[] = [];
    for (let count = 0; count < 8; count++) answers.push(textOf(await forge(TOM, shown, flip)));
    expect(answers.map((answer) => answer.includes('a moment ago'))).toEqual([...Array(6).fill(false), true, true]);
    now += 10_000;
    const next = textOf(await forge(TOM, shown, flip));
    expect(next).not.toContain('a moment ago');
  });

  it('absences can be announced and cancelled a few times in a row, and viewed as often as you like', async () => {
    const prompt = await start(2);
    const owner = called(prompt);
    now += 60_000;
    const answers: string[] = [];
    for (let count = 0; count < 4; count++) {
      answers.push(textOf(await slash(owner, 'caverna away', { to: '3d' })));
      answers.push(textOf(await slash(owner, 'caverna away', { cancel: true })));
    }
    expect(answers.map((answer) => answer.includes('a moment ago'))).toEqual([...Array(6).fill(false), true, true]);
    expect(textOf(await slash(owner, 'caverna away'))).not.toContain('a moment ago');
    const other = 1 - owner;
    expect(textOf(await slash(other, 'caverna away', { to: '3d' }))).not.toContain('a moment ago');
    const shown = await slash(other, 'caverna away');
    const menu = controlId(shown, 'away');
    for (let count = 0; count < 5; count++) await slash(other, 'caverna away', { to: '3d' });
    expect(textOf(await forge(other, shown, menu))).toContain('a moment ago');
  });
});
