import { expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { CopyError, readCopy } from '../../src/table/records/copy.ts';
import { ANNA, BEN, openTestTables, started } from '../table/fixture.ts';

const HERE = { guildId: 'g1', channelId: 'c2' };

/** How long something takes, in ms. */
function took(act: () => unknown): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

/** How many times as long as reading its JSON a file may keep everybody waiting. */
const MOST = 20;
const PIECES = 700_000;

it('a file of a million things of which none fits is refused at the first', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN]);
  const copy = JSON.parse(await tables.admin.copy(id));
  const heap = new Array(PIECES).fill(1);
  for (const file of [
    { ...copy, log: heap },
    { ...copy, tenures: heap },
    { ...copy, game: { ...copy.game, seats: heap } },
  ]) {
    const text = JSON.stringify(file);
    const parsing = took(() => JSON.parse(text));
    const reading = took(() => expect(() => readCopy(text, HERE, 'file')).toThrow(CopyError));
    expect(reading).toBeLessThan(MOST * Math.max(parsing, 20));
  }
});

it('what is wrong with a file is told in a sentence, however much of it is wrong', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN]);
  const copy = JSON.parse(await tables.admin.copy(id));
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key ${index}`, 1]));
  const refusal = () => readCopy(JSON.stringify({ ...copy, ...keys }), HERE, 'file');
  expect(refusal).toThrow(CopyError);
  expect(refusal).toThrow(/^.{1,500}$/);
});

it('a topic of thousands of words is looked for like one that can be typed', () => {
  const { findTopics } = gameWords(catalogue('en'), 'caverna');
  findTopics('donkey');
  const typing = took(() => findTopics('a b c d e f g h'));
  const flood = took(() => findTopics('a '.repeat(3_000)));
  expect(flood).toBeLessThan(MOST * Math.max(typing, 5));
  expect(findTopics(`donkey ${'a '.repeat(3_000)}`)).toEqual(findTopics('donkey a'));
});
