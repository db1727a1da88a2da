import { expect, it } from 'vitest';
import { counted } from '../../src/messages/text.ts';

it('tells equal texts behind each other once', () => {
  expect(counted(['a', 'b', 'b', 'b', 'a'])).toEqual(['a', '3× b', 'a']);
  expect(counted([])).toEqual([]);
});
