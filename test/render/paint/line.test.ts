import { expect, it } from 'vitest';
import { createRankedLine } from '../../../render/paint/line.ts';

function done(...jobs: readonly { name: string; whose?: string; later?: boolean }[]): string[] {
  const line = createRankedLine<{ name: string; whose: string; later: boolean }>();
  for (const job of jobs) line.push({ whose: '', later: false, ...job });
  expect(line.count()).toBe(jobs.length);
  return jobs.map(() => line.next()?.name ?? '');
}

const first = (name: string, whose = '') => ({ name, whose });
const later = (name: string, whose = '') => ({ name, whose, later: true });

it('pictures that somebody is looking at go first, but one in four is another', () => {
  const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => first(name));
  expect(done(later('1'), later('2'), later('3'), ...waiting).join('')).toBe('abc1def2g3');
});

it('pictures that nobody is looking at yet do not wait if no other is waiting', () => {
  expect(done(later('1'), later('2'), first('a'), later('3'))).toEqual(['a', '1', '2', '3']);
});

it('clients take turns in both lines', () => {
  const waiting = [
    later('1', 'x'),
    later('2', 'x'),
    later('3', 'y'),
    first('a', 'x'),
    first('b', 'x'),
    first('c', 'y'),
  ];
  expect(done(...waiting)).toEqual(['a', 'c', 'b', '1', '3', '2']);
});
