import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { textOf } from '../../src/local-discord/users.ts';
import { catalogue } from '../../src/messages/index.ts';
import { controlsOf } from '../../src/tools/hands.ts';
import { openScene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';
import { withPostgres } from '../db/postgres.ts';

const { unavailable } = catalogue('en').errors;

withPostgres('a bot whose PostgreSQL goes away', (server) => {
  it('says so at every press, and goes on by itself once it is there again, with every post sent once', async () => {
    const scene = await openScene({ database: await server().newDatabase() });
    onTestFinished(scene.close);
    const people = peopleOf(() => scene);
    await people.start(2);
    await scene.bot.drain();
    const place = async (who: number) => {
      const panel = await people.slash(who, 'caverna turn');
      const menu = controlsOf(panel).find(
        (control) => control.kind === 'menu' && control.values.includes('place logging'),
      );
      return { panel, menu: menu?.id ?? '' };
    };
    const who = people.called(await people.latest('open'));
    const first = await place(who);
    const choose = async ({ panel, menu }: typeof first) =>
      (await people.person(who).select(panel.id, menu, ['place logging'])).shown();
    await server().kill();
    expect(textOf(await choose(first))).toContain(unavailable);
    for (const command of ['caverna turn', 'caverna table', 'caverna mine'] as const) {
      expect(textOf(await people.slash(who, command))).toContain(unavailable);
    }
    await scene.bot.tick();
    await server().begin();
    const ready = await choose(await place(who));
    expect(textOf(ready)).not.toContain(unavailable);
    await people.press(who, ready, 'panel', 'end');
    // What was being sent when the database went away is kept from everybody for some seconds.
    const isCalled = () => people.messages().some((message) => textOf(message).includes(`<@${people.id(1 - who)}>`));
    while (!isCalled()) {
      await scene.bot.tick();
      await pause(100);
    }
    const told = people.messages().filter((message) => textOf(message).includes('Logging'));
    expect(new Set(told.map(({ nonce }) => nonce)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
    // Nothing is logged but what is wrong with the database.
    expect(scene.errors.filter((line) => !line.includes('"type":"DatabaseError"'))).toEqual([]);
    expect(scene.errors.length).toBeGreaterThan(0);
  });
});
