import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../src/environment.ts';

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
      LOG_LEVEL: 'DEBUG',
      HOME: '/root',
    };
    expect(readEnvironment(env)).toEqual({
      discordToken: 'a.b.c',
      port: 0,
      database: '/srv/games.sqlite',
      backups: '/srv/backups',
      metricsPort: 9464,
      logLevel: 'debug',
    });
  });

  test('an empty or blank variable counts as absent', () => {
    expect(readEnvironment({ DISCORD_TOKEN: '', PORT: ' ', DATABASE: '', LOG_LEVEL: '\t' })).toEqual(DEFAULTS);
  });

  test.each([':memory:', 'C:\\games\\caverna.sqlite', 'games.db'])('%s is a database', (database) => {
    expect(readEnvironment({ DATABASE: database }).database).toBe(database);
  });

  test('.env.example names every variable and stands for the defaults', () => {
    const example = parse(readFileSync(new URL('../.env.example', import.meta.url)));
    expect(Object.keys(example).sort()).toEqual([
      'BACKUPS',
      'DATABASE',
      'DISCORD_TOKEN',
      'LOG_LEVEL',
      'METRICS_PORT',
      'PORT',
    ]);
    expect(readEnvironment(example)).toEqual(DEFAULTS);
  });
});

describe('what is refused', () => {
  test.each(['http', '-1', '80.5', '1e3', '65536', '8080 8081', '0x50'])('PORT=%s', (port) => {
    expect(refusal({ PORT: port })).toBe(
      `PORT is "${port}". Set a whole number from 1 to 65535 (0 takes any free port), or leave it empty for 8080.`,
    );
  });

  test('an unknown LOG_LEVEL', () => {
    expect(refusal({ LOG_LEVEL: 'loud' })).toBe(
      'LOG_LEVEL is "loud". Set one of fatal, error, warn, info, debug, trace, silent, or leave it empty for info.',
    );
  });

  test('a DATABASE that is a folder', () => {
    expect(refusal({ DATABASE: 'data/' })).toBe(
      'DATABASE is "data/", a folder. Set the path of a file in it, such as data/caverna.sqlite.',
    );
  });

  test('a DATABASE that is an address, without repeating its password', () => {
    expect(refusal({ DATABASE: 'postgres://caverna:hidden@db/games' })).toBe(
      'DATABASE is an address. Set the path of an SQLite file, such as data/caverna.sqlite.',
    );
  });

  test('a DISCORD_TOKEN with more than the token, without repeating it', () => {
    const message = refusal({ DISCORD_TOKEN: 'Bot secret.of.bot' });
    expect(message).toMatch(/^DISCORD_TOKEN holds a space or a line break\. Paste the bot's token alone/);
    expect(message).not.toContain('secret');
  });

  test('no DISCORD_TOKEN where there is no local Discord', () => {
    expect(refusal({ NODE_ENV: 'production', DISCORD_TOKEN: ' ' })).toBe(
      "DISCORD_TOKEN is empty, and NODE_ENV is production, where there is no local Discord. Set the bot's token.",
    );
    expect(readEnvironment({ NODE_ENV: 'production', DISCORD_TOKEN: 'a.b.c' })).toHaveProperty('discordToken');
  });

  test('several at once are all named, a line each', () => {
    const lines = refusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  });
});
