import { textOf } from 'local-discord';
import { expect, it, onTestFinished } from 'vitest';
import { ask, type PostgresServer } from '../../lab/postgres.ts';
import { catalogue } from '../../src/messages/index.ts';
import { openScene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';
import { withOwnPostgres } from '../db/postgres.ts';

const { unavailable } = catalogue('en').errors;

/** Cuts all connections except the one that runs this. */
const CUT =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
const database = (url: string): string => new URL(url).pathname.slice(1);

/** Does something to the server, or runs statements on a database. */
type Step = (server: PostgresServer, url: string) => Promise<unknown>;

/** Faults of a PostgreSQL server: whether a game can still be read, how each begins, and how it ends. */
const FAULTS: readonly (readonly [what: string, isReadable: boolean, begin: Step, end: Step])[] = [
  ['is stopped', false, ({ kill }) => kill(), ({ begin }) => begin()],
  [
    'has no room left on its disk',
    true,
    (_, url) =>
      ask(
        url,
        `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`,
        'create trigger no_room before insert on entries for each row execute function no_room()',
      ),
    (_, url) => ask(url, 'drop trigger no_room on entries'),
  ],
  [
    'is a standby, which can only be read',
    true,
    (_, url) => ask(url, `alter database ${database(url)} set default_transaction_read_only = on`, CUT),
    (_, url) =>
      ask(
        url,
        'set default_transaction_read_only = off',
        `alter database ${database(url)} reset default_transaction_read_only`,
        CUT,
      ),
  ],
];

withOwnPostgres('a bot whose PostgreSQL goes away', (server) => {
  /** A game of two on a database, and a function that chooses Logging for the next player. */
  async function begun(url: string) {
    const scene = await openScene({ database: url });
    onTestFinished(scene.close);
    const people = peopleOf(() => scene);
    const prompt = await people.start(2);
    await scene.bot.drain();
    const who = people.called(prompt);
    // Uses the prompt, which stays during the turn; a panel might be changing at this moment.
    const place = () => people.select(who, prompt, 'place logging');
    const { id = '' } = (await scene.stores.games.inChannel(people.channel())) ?? {};
    return { ...people, scene, who, place, log: () => scene.stores.games.log(id) };
  }

  it.each(FAULTS)(
    'says so at every press while PostgreSQL %s, continues by itself afterwards, and does and posts everything once',
    async (_, isReadable, begin, end) => {
      const url = await server().newDatabase();
      const { id, messages, place, press, scene, slash, who, log } = await begun(url);
      await begin(server(), url);
      for (let times = 0; times < 2; times++) expect(textOf(await place())).toContain(unavailable);
      for (const command of ['caverna table', 'caverna mine'])
        expect(textOf(await slash(who, command)).includes(unavailable), command).toBe(!isReadable);
      await scene.bot.tick();
      await end(server(), url);
      // Until the bot has noticed that its connections are cut, a press may still get one of these.
      await expect.poll(async () => textOf(await place())).not.toContain(unavailable);
      expect(await log()).toMatchObject([{ move: 'place logging' }]);
      await press(who, await slash(who, 'caverna turn'), 'panel', 'end');
      // A post interrupted by the loss of the database is held back for some seconds.
      const isCalled = async () => {
        await scene.bot.tick();
        return messages().some((message) => textOf(message).includes(`<@${id(1 - who)}>`));
      };
      await expect.poll(isCalled).toBe(true);
      const told = messages().filter((message) => textOf(message).includes('Logging'));
      expect(new Set(told.map(({ nonce }) => nonce)).size).toBe(told.length);
      expect(told.length).toBeGreaterThan(0);
      // Nothing is logged except the problems with the database.
      expect(scene.errors.filter((line) => !line.includes('"type":"DatabaseError"'))).toEqual([]);
      expect(scene.errors.length).toBeGreaterThan(0);
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
