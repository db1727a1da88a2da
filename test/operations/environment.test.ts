import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment, secretsIn } from '../../src/environment.ts';
import { withoutSecrets } from '../../src/operations/log.ts';
import { readShards, requestsPerSecond } from '../../src/shards.ts';

const POSTGRES = { DISCORD_TOKEN: 'a.b.c', DATABASE_URL: 'postgresql:///caverna?host=/var/run/postgresql' };
const DEFAULTS = { port: 8080, database: 'data/caverna.sqlite', logLevel: 'info' };

function refusal(env: Record<string, string>): string {
  try {
    readEnvironment(env);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error('The environment was accepted.');
}

describe('what is read', () => {
  test('nothing set: the local Discord on port 8080, the games in data/', () => {
    expect(readEnvironment({})).toEqual(DEFAULTS);
    expect(readEnvironment({})).not.toHaveProperty('discordToken');
  });

  test('everything set', () => {
    const env = {
      DISCORD_TOKEN: ' a.b.c\n',
      PORT: '0',
      DATABASE: '/srv/games.sqlite',
      BACKUPS: '/srv/backups',
      METRICS_PORT: '9464',
      METRICS_HOST: 'Bot-0',
      DATABASE_URL: 'postgres://caverna:hidden%40@db:5432/games',
      SHARDS: '0,4-6 / 16',
      LOG_LEVEL: 'DEBUG',
      NODE_ENV: 'production',
      HOME: '/root',
    };
    expect(readEnvironment(env)).toEqual({
      discordToken: 'a.b.c',
      port: 0,
      database: '/srv/games.sqlite',
      backups: '/srv/backups',
      metricsPort: 9464,
      metricsHost: 'bot-0',
      databaseUrl: 'postgres://caverna:hidden%40@db:5432/games',
      shards: { shards: [0, 4, 5, 6], of: 16 },
      logLevel: 'debug',
    });
  });

  test('an empty or blank variable counts as absent', () => {
    expect(readEnvironment({ DISCORD_TOKEN: '', PORT: ' ', DATABASE: '', LOG_LEVEL: '\t' })).toEqual(DEFAULTS);
  });

  test.each([':memory:', 'C:\\games\\caverna.sqlite', 'games.db'])('%s is a database', (database) => {
    expect(readEnvironment({ DATABASE: database }).database).toBe(database);
  });

  test('.env.example names every variable and its default', () => {
    const example = parse(readFileSync(new URL('../../.env.example', import.meta.url)));
    const names = 'BACKUPS DATABASE DATABASE_URL DISCORD_TOKEN LOG_LEVEL METRICS_HOST METRICS_PORT PORT SHARDS';
    expect(Object.keys(example).sort()).toEqual([...names.split(' '), 'SYSTEM_PACKAGES']);
    expect(readEnvironment(example)).toEqual(DEFAULTS);
  });
});

describe('which shards are served', () => {
  const shardsOf = (SHARDS: string, env: Record<string, string> = POSTGRES) =>
    readEnvironment({ ...env, SHARDS }).shards;

  test.each([
    ['5/16', { shards: [5], of: 16 }],
    ['0-3/16', { shards: [0, 1, 2, 3], of: 16 }],
    ['6,0,3-4/16', { shards: [0, 3, 4, 6], of: 16 }],
    ['0/1', { shards: [0], of: 1 }],
    ['AUTO', 'auto'],
  ])('%s', (text, shards) => {
    expect(shardsOf(text)).toEqual(shards);
  });

  test('all of them, or as many as Discord recommends, even with an SQLite file and on the local Discord', () => {
    expect(shardsOf('auto', {})).toBe('auto');
    expect(shardsOf('0-3/4', {})).toEqual({ shards: [0, 1, 2, 3], of: 4 });
  });

  const ADVICE = 'Set auto, or shards and their total, such as 0-3/16, or leave it empty to serve all in one process.';
  test.each([
    ['3', `is "3". ${ADVICE}`],
    ['[0,1]', `is "[0,1]". ${ADVICE}`],
    ['0-/4', `is "0-/4". ${ADVICE}`],
    ['0..3/4', `is "0..3/4". ${ADVICE}`],
    ['-1/4', `is "-1/4". ${ADVICE}`],
    ['/4', `is "/4". ${ADVICE}`],
    ['auto/4', `is "auto/4". ${ADVICE}`],
    ['0/0', `is "0/0": there may be from 1 to 10000 shards. ${ADVICE}`],
    ['0/99999', `is "0/99999": there may be from 1 to 10000 shards. ${ADVICE}`],
    ['0-4/4', 'is "0-4/4": there is no shard 4. The last of 4 is 3.'],
    ['3-1/4', 'is "3-1/4": 3-1 runs backwards. Name the lower number first.'],
    ['0-2,2/4', 'is "0-2,2/4": it names shard 2 twice. Name each once.'],
    [`${'0,'.repeat(100)}1/4`, `is longer than 200 characters. ${ADVICE}`],
  ])('not %s', (SHARDS, sentence) => {
    expect(refusal({ ...POSTGRES, SHARDS })).toBe(`SHARDS ${sentence}`);
  });
});

test.each([
  [undefined, 50],
  ['0/1', 50],
  ['0-1/2', 50],
  ['1/2', 25],
  ['0-1/5', 20],
  ['5/16', 10],
])('how many requests a second a process sends, %s: %i', (SHARDS, most) => {
  const share = SHARDS === undefined ? undefined : readShards(SHARDS);
  expect(share !== 'auto' && requestsPerSecond(share)).toBe(most);
});

describe('the address of a database', () => {
  const HIDDEN = 'postgres://caverna:hidden#word@db/games';

  test.each([
    ['mysql://caverna:hidden@db/games', 'is not an address of PostgreSQL.'],
    ['db.example.org', 'is not an address of PostgreSQL.'],
    [HIDDEN, 'cannot be read. Set postgres://USER:PASSWORD@HOST:5432/NAME, with %40, %23'],
    ['postgres://caverna:hid den@db/games', 'cannot be read.'],
    ['postgres://caverna:hidden@db', 'names no database. Put its name after the host'],
    ['postgres://caverna:hidden@db/', 'names no database.'],
  ])('%s is refused without its password', (address, sentence) => {
    const message = refusal({ DATABASE_URL: address });
    expect(message).toContain(`DATABASE_URL ${sentence}`);
    expect(message).not.toContain('hid');
    expect(message.split('\n')).toHaveLength(1);
  });

  test('is a secret, and so is its password, however it is written', () => {
    const address = 'postgres://caverna:a%2Fb%23c12345@db/games';
    const secrets = secretsIn({ DISCORD_TOKEN: ' a.b.c ', DATABASE_URL: address });
    expect(secrets).toEqual(['a.b.c', address, 'a%2Fb%23c12345', 'a/b#c12345']);
    for (const secret of secrets) expect(withoutSecrets(`no ${secret}.`, secrets)).toBe('no [secret].');
    expect(secretsIn({ DATABASE_URL: HIDDEN })).toEqual([HIDDEN]);
    expect(secretsIn({})).toEqual([]);
  });

  test('is not repeated even with a short password, wherever it comes from', () => {
    expect(withoutSecrets('at postgresql://caverna:short@db:5432/games or postgres://db/games', [])).toBe(
      'at postgresql://caverna:[secret]@db:5432/games or postgres://db/games',
    );
  });

  test('does not change the sentence that shows where a password belongs', () => {
    const sentence = refusal({ DATABASE_URL: HIDDEN });
    expect(sentence).toContain('postgres://USER:PASSWORD@HOST:5432/NAME');
    expect(withoutSecrets(sentence, [])).toBe(sentence);
  });
});

describe('what is refused', () => {
  const PORTS = ['http', '-1', '80.5', '1e3', '65536', '8080 8081', '0x50'];
  const HOSTS = ['http://bot-0', 'bot-0:9464', '[::1]', '*', '.bot'];

  test.each<[Record<string, string>, string]>([
    ...PORTS.map((PORT): [Record<string, string>, string] => [
      { PORT },
      `PORT is "${PORT}". Set a whole number from 1 to 65535 (0 takes any free port), or leave it empty for 8080.`,
    ]),
    ...HOSTS.map((METRICS_HOST): [Record<string, string>, string] => [
      { METRICS_HOST },
      `METRICS_HOST is "${METRICS_HOST}". Set only the host name that Prometheus uses`,
    ]),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Set one of fatal, error, warn, info, debug, trace, silent'],
    [{ DATABASE: 'data/' }, 'DATABASE is "data/", a folder. Set the path of a file in it'],
    // Passwords and tokens are not repeated.
    [{ DISCORD_TOKEN: 'Bot hidden.of.bot' }, "DISCORD_TOKEN holds a space or a line break. Paste only the bot's token"],
    [{ DATABASE: 'postgres://caverna:hidden@db/games' }, 'DATABASE is an address. Set the path of an SQLite file'],
    [{ NODE_ENV: 'production', DISCORD_TOKEN: ' ' }, 'DISCORD_TOKEN is empty, and NODE_ENV is production'],
    [{ DISCORD_TOKEN: 'a.b.c', SHARDS: '0-1, 3 / 4' }, 'SHARDS is "0-1,3/4", only some of the shards, but an SQLite'],
    [{ ...POSTGRES, DISCORD_TOKEN: '', SHARDS: '1/4' }, 'SHARDS is "1/4", only some of the shards, but on the local'],
  ])('%j', (env, sentence) => {
    const message = refusal(env);
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toMatch(/hidden|\n/);
  });

  test('several at once are all named, one per line', () => {
    const lines = refusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  });
});
