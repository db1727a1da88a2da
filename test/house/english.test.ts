import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Phrases that no native speaker would write here (STYLE.md, English). */
const HABITS =
  /\b(?:who(?:so)?ever|whomever|(?:is|are|was|were) told|of (?:which|whom)|what stands there|whatever stands|(?:begins?|began|begun|asked|starts?|counts?|paints? it) anew|(?:laid|lays?|laying) ahead|(?:comes?|came) to light|of those who|to whom|can still be had|(?:is|are|was|were) asked of|who is asked|than is asked|what (?:is|are|was) (?:told|said)|that is told|what there (?:was|were)|(?:is|are) let|which stands?|as (?:it|they) stands?|as far as it goes|takes? (?:\w+ ){0,3}apart|this alone|alone (?:may|can|must|knows?)|whichever there is|somebody that|in which words)\b/gi;

const PLACES = ['.ci', '.github', 'commands', 'db', 'docs', 'lab', 'packages', 'render', 'src', 'test'];
const FILES = /\.(?:ts|js|sh|md|yml|service)$|^run$/;

/** The list of habits, and this test. */
const EXCEPT = ['STYLE.md', 'test/house/english.test.ts'];

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (FILES.test(entry.name)) yield path;
  }
}

function* allFiles(): Generator<string> {
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    if (entry.isFile() && (FILES.test(entry.name) || entry.name === 'Dockerfile')) yield entry.name;
  }
  for (const place of PLACES) yield* filesIn(place);
}

/** The bad habits in a text; a phrase may be split over two lines of a comment. */
function habitsIn(text: string): string[] {
  const joined = text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');
  return [...joined.matchAll(HABITS)].map(([phrase]) => phrase);
}

test('docs, comments, tests and texts avoid the worst habits of style', () => {
  const found = [...allFiles()]
    .filter((path) => !EXCEPT.includes(path))
    .flatMap((path) => habitsIn(readFileSync(path, 'utf8')).map((phrase) => `${path}: ${phrase}`));
  expect(found).toEqual([]);
});

test.each([
  'Whoever presses it waits.',
  '/** What is told\n * of a game. */',
  '// The player is\n// told so.',
  'rooms, one of\n  which is free',
  'a turn that is laid ahead',
  'what had come to light',
  'for the orders of those who may barter',
  '/** What is\n * said of a press. */',
  'code that takes the moves apart',
  'the state as it stands',
  'the host alone may end it',
])('%j is found', (text) => {
  expect(habitsIn(text)).toHaveLength(1);
});
