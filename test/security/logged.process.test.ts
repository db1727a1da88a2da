import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { DiscordAPIError } from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openAt } from '../../db/database.ts';
import { createLog } from '../../src/operations/log.ts';
import { errorText, loggedError } from '../../src/operations/logged-error.ts';
import { folder } from '../db/places.ts';
import { connected, withPostgres } from '../db/postgres.ts';

const NOTE = 'Nobody knows that I want the "ruby mine".\n    at all';

function logged(err: unknown): string {
  const written: string[] = [];
  createLog('trace', [], { write: (line: string) => void written.push(line) }).error({ err }, 'something failed');
  return `${written.join('')}\n${errorText(err)}`;
}

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing has failed.');
};

/** Opens a database; returns a function that stores a note there. */
async function opened(place: string): Promise<() => Promise<void>> {
  const stores = await openAt(place);
  onTestFinished(() => stores.close());
  return () => stores.people.keepNote('game', '812345678901234567', NOTE);
}

const HOLDS = /Nobody|ruby|at all/;

describe('the log does not repeat what was being written', () => {
  it.each([
    ['file that somebody else has locked', 'begin immediate', 'is locked by another program', 'SQLITE_BUSY'],
    [
      'table that refuses it',
      "create trigger t before insert on notes begin select raise(abort, 'refused'); end",
      'refused',
      'SQLITE_CONSTRAINT',
    ],
  ])('into an SQLite %s', async (_, hindrance, sentence, named) => {
    const place = `${folder()}/games.sqlite`;
    const keep = await opened(place);
    const other = new Sqlite(place);
    onTestFinished(() => void other.close());
    other.exec(hindrance);
    const line = logged(await errorOf(keep));
    expect(line).not.toMatch(HOLDS);
    expect(line).toContain(sentence);
    expect(line).toContain(named);
  });

  withPostgres('into a PostgreSQL database', (server) => {
    it.each([
      ['that somebody else has locked', 'lock table notes', 'has taken too long to answer', 'DrizzleQueryError'],
      [
        'in which a rule is broken',
        "create function f() returns trigger language plpgsql as $$ begin raise exception 'refused' using detail = new.text; end $$; create trigger t before insert on notes for each row execute function f(); commit",
        'refused',
        'P0001',
      ],
      [
        'for which a value is wrong',
        'create function f() returns trigger language plpgsql as $$ begin perform new.text::int; end $$; create trigger t before insert on notes for each row execute function f(); commit',
        'invalid input syntax',
        '22P02',
      ],
    ])('%s', async (_, hindrance, sentence, named) => {
      const url = await server().newDatabase();
      const keep = await opened(url);
      const other = await connected(url);
      await other.query(`begin; ${hindrance}`);
      const line = logged(await errorOf(keep));
      expect(line).not.toMatch(HOLDS);
      expect(line).toContain(sentence);
      expect(line).toContain(named);
    });
  });

  it.each([
    ['text that is not JSON', () => JSON.parse(NOTE), 'SyntaxError'],
    ['keys and values that a schema refuses', () => z.strictObject({}).parse({ [NOTE]: 1 }), 'unrecognized_keys'],
    ['an invalid address', () => new URL(NOTE), 'ERR_INVALID_URL'],
    ['an argument of the wrong kind', () => Buffer.from('', NOTE as BufferEncoding), 'ERR_UNKNOWN_ENCODING'],
    ['several at once', () => Promise.any([Promise.reject(Object.assign(new Error('x'), { NOTE }))]), 'AggregateError'],
    ['a thrown value that is not an error', () => Promise.reject({ NOTE }), 'object'],
  ])('in %s', async (_, work, named) => {
    const line = logged(await errorOf(work));
    expect(line).not.toMatch(HOLDS);
    expect(line).toContain(named);
  });

  it('to Discord', () => {
    const body = { content: NOTE };
    const url = 'https://discord.com/api/v10/webhooks/1/token-of-an-interaction';
    const raw = {
      code: 50_035,
      message: 'Invalid Form Body',
      errors: { choice: { _errors: [{ code: 'BASE_TYPE_CHOICES', message: `Value "${NOTE}" must be one of 1, 2.` }] } },
    };
    const error = new DiscordAPIError(raw, 50_035, 400, 'PATCH', url, { files: undefined, body });
    const line = logged(new Error('A post could not be sent.', { cause: error }));
    expect(line).not.toMatch(HOLDS);
    expect(line).not.toContain('token-of');
    expect(loggedError(error)).toMatchObject({
      type: 'DiscordAPIError',
      message: expect.stringContaining('choice[BASE_TYPE_CHOICES]: Value "…" must be one of 1, 2.'),
      code: 50_035,
      status: 400,
      method: 'PATCH',
      stack: expect.stringContaining('logged.process.test.ts'),
    });
  });

  it('in a thread', async () => {
    const thread = new Worker('JSON.parse(require("node:worker_threads").workerData)', {
      eval: true,
      workerData: NOTE,
    });
    const [error] = await once(thread, 'error').catch((failed: unknown) => [failed]);
    expect(logged(error)).not.toMatch(HOLDS);
    expect(logged(error)).toContain('SyntaxError');
  });
});
