import { textOf } from 'local-discord';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../../lab/postgres.ts';
import { catalogue } from '../../src/messages/index.ts';
import { openScene } from '../commands/fixture.ts';
import { menuId, peopleOf } from '../commands/people.ts';
import { withOwnPostgres } from '../db/postgres.ts';

const { unavailable } = catalogue('en').errors;

/** Cuts all connections except the one that runs this. */
const CUT =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
const database = (url: string): string => new URL(url).pathname.slice(1);

/** Faults of a PostgreSQL server that keeps running, and how each ends. */
const FAULTS: readonly (readonly [what: string, begins: (url: string) => string[], ends: (url: string) => string[]])[] =
  [
    [
      'has no room left on its disk',
      () => [
        `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`,
        'create trigger no_room before insert on entries for each row execute function no_room()',
      ],
      () => ['drop trigger no_room on entries'],
    ],
    [
      'is a standby, which can only be read',
      (url) => [`alter database ${database(url)} set default_transaction_read_only = on`, CUT],
      (url) => [
        'set default_transaction_read_only = off',
        `alter database ${database(url)} reset default_transaction_read_only`,
        CUT,
      ],
    ],
  ];

withOwnPostgres('a bot whose PostgreSQL goes away', (server) => {
  it('says so at every press, and continues by itself once it is back, with every post sent once', async () => {
    const scene = await openScene({ database: await server().newDatabase() });
    onTestFinished(scene.close);
    const people = peopleOf(() => scene);
    const prompt = await people.start(2);
    await scene.bot.drain();
    const who = people.called(prompt);
    // Uses the prompt, which stays during the turn; a panel might be changing at this moment.
    const place = () => people.select(who, prompt, 'place logging');
    await server().kill();
    expect(textOf(await place())).toContain(unavailable);
    for (const command of ['caverna turn', 'caverna table', 'caverna mine'] as const)
      expect(textOf(await people.slash(who, command))).toContain(unavailable);
    await scene.bot.tick();
    await server().begin();
    const ready = await place();
    expect(textOf(ready)).not.toContain(unavailable);
    await people.press(who, ready, 'panel', 'end');
    // A post interrupted by the loss of the database is held back for some seconds.
    const isCalled = async () => {
      await scene.bot.tick();
      return people.messages().some((message) => textOf(message).includes(`<@${people.id(1 - who)}>`));
    };
    await expect.poll(isCalled).toBe(true);
    const told = people.messages().filter((message) => textOf(message).includes('Logging'));
    expect(new Set(told.map(({ nonce }) => nonce)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
    // Nothing is logged except the problems with the database.
    expect(scene.errors.filter((line) => !line.includes('"type":"DatabaseError"'))).toEqual([]);
    expect(scene.errors.length).toBeGreaterThan(0);
  });

  /** A game of two on a database, and a function that plays the next player's turn on Logging. */
  async function begun(url: string) {
    const scene = await openScene({ database: url });
    onTestFinished(scene.close);
    const people = peopleOf(() => scene);
    const prompt = await people.start(2);
    await scene.bot.drain();
    const who = people.called(prompt);
    // Uses the prompt, which stays during the turn; a panel might be changing at this moment.
    const menu = menuId(prompt, 'place logging');
    const place = async () => (await people.person(who).select(prompt.id, menu, ['place logging'])).shown();
    const { id = '' } = (await scene.stores.games.inChannel(people.channel())) ?? {};
    return { scene, place, log: () => scene.stores.games.log(id), table: () => people.slash(who, 'caverna table') };
  }

  it.each(FAULTS)(
    'says so at every press while PostgreSQL %s, leaves nothing half saved, and continues afterwards',
    async (...given) => {
      const [, begins, ends] = given;
      const url = await server().newDatabase();
      const { scene, place, log, table } = await begun(url);
      await ask(url, ...begins(url));
      for (let press = 0; press < 2; press++) expect(textOf(await place())).toContain(unavailable);
      expect(await log()).toEqual([]);
      expect(textOf(await table())).not.toContain(unavailable);
      await ask(url, ...ends(url));
      // Until the bot has noticed that its connections are cut, a press may still get one of these.
      await expect.poll(async () => textOf(await place())).not.toContain(unavailable);
      expect(await log()).toMatchObject([{ move: 'place logging' }]);
      expect(scene.errors.filter((line) => !line.includes('"type":"DatabaseError"'))).toEqual([]);
    },
  );

  it('for only a moment, because all connections are cut, uses it again at once, and does everything once', async () => {
    const url = await server().newDatabase();
    const { place, log } = await begun(url);
    await ask(url, CUT);
    await expect.poll(async () => textOf(await place())).not.toContain(unavailable);
    expect(await log()).toMatchObject([{ move: 'place logging' }]);
  });
});
