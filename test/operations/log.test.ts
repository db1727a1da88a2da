import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from '../../src/operations/log.ts';

const SECRET = 'MTA0.secret-token';

function logged(isTTY: boolean): string {
  const lines: string[] = [];
  const log = createLog('info', [SECRET], { isTTY, write: (line: string) => void lines.push(line) });
  log.error(
    { err: new Error(`Refused: ${SECRET}`), gameId: 'k3v9x0abcd', user: '812345678901234567' },
    `an interaction failed: ${SECRET}`,
  );
  return lines.join('');
}

test('a terminal gets readable lines, everything else one JSON object a line, and neither gets a secret or a user id', () => {
  const [text, json] = [stripVTControlCharacters(logged(true)), logged(false)];
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: an interaction failed: \[secret\]\n/);
  expect(text).toContain('gameId: "k3v9x0abcd"');
  expect(text).not.toContain('{"level"');
  const line = { level: 50, msg: 'an interaction failed: [secret]', gameId: 'k3v9x0abcd' };
  expect(JSON.parse(json)).toMatchObject(line);
  for (const written of [text, json]) {
    expect(written).toMatch(/person-[0-9a-f]{12}/);
    expect(written).not.toMatch(/812345678901234567|secret-token/);
  }
});
