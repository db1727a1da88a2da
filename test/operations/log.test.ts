import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from '../../src/operations/log.ts';

const SECRET = 'MTA0.secret-token';

/** The log of one failure, to a terminal or elsewhere. */
function logged(isTTY: boolean): string {
  const lines: string[] = [];
  const log = createLog('info', [SECRET], { isTTY, write: (line: string) => void lines.push(line) });
  log.error(
    { err: new Error(`Refused: ${SECRET}`), gameId: 'k3v9x0abcd', user: '812345678901234567' },
    `an interaction failed: ${SECRET}`,
  );
  return lines.join('');
}

test.each([
  ['a terminal', true],
  ['everything else', false],
])('no secret and no user id is in the log for %s', (_, isTTY) => {
  const text = logged(isTTY);
  expect(text).not.toContain('812345678901234567');
  expect(text).toMatch(/person-[0-9a-f]{12}/);
  expect(text).not.toContain(SECRET);
});

test('a terminal gets readable lines, and everything else one JSON object a line', () => {
  const text = stripVTControlCharacters(logged(true));
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: an interaction failed: \[secret\]\n/);
  expect(text).toContain('gameId: "k3v9x0abcd"');
  expect(text).not.toContain('{"level"');
  const line = { level: 50, msg: 'an interaction failed: [secret]', gameId: 'k3v9x0abcd' };
  expect(JSON.parse(logged(false))).toMatchObject(line);
});
