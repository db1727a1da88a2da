import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, NotationError, readEntry, writeEntry } from '../../src/engine/notation.ts';

const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/);
const move = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))
  .filter((text) => !text.startsWith('undo to '));
const seat = fc.nat(98);
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({ seat, move }),
  fc.record({ seat: fc.option(seat, { nil: undefined }), undo: fc.nat(999_999_999) }),
);

describe('the notation of entries', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(line, (entry) => {
        expect(readEntry(writeEntry(entry))).toEqual(entry);
      }),
    );
  });

  it('counts seats from 1', () => {
    expect(writeEntry({ seat: 1, move: 'place housework' })).toBe('2 place housework');
    expect(writeEntry({ seat: undefined, undo: 41 })).toBe('undo to 41');
    expect(writeEntry({ seat: 0, undo: 41 })).toBe('1 undo to 41');
  });

  it('accepts extra spaces', () => {
    expect(readEntry('  2   place\thousework ')).toEqual({ seat: 1, move: 'place housework' });
  });

  it.each([
    ['nothing', '', 'is not an entry'],
    ['a move without a seat', 'place housework', 'is not an entry'],
    ['a seat without a move', '2', 'is not an entry'],
    ['seat 0', '0 place housework', 'seats are counted from 1'],
    ['an undo of seat 0', '0 undo to 3', 'seats are counted from 1'],
    ['a line that is too long', `1 ${'x'.repeat(300)}`, '302 characters long'],
  ])('refuses %s', (_, text, reason) => {
    expect(() => readEntry(text)).toThrow(NotationError);
    expect(() => readEntry(text)).toThrow(reason);
  });

  it('fails in no other way', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        try {
          readEntry(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
    );
  });
});
