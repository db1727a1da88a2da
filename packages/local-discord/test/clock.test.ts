import { expect, expectTypeOf, test } from 'vitest';
import { createClock, createSnowflakes } from '../src/clock.ts';
import type { LocalDiscord } from '../src/start.ts';

test('putting the clock forward rings each alarm in order, at its time', () => {
  const clock = createClock({ at: 1000, running: false });
  const rung: [string, number][] = [];
  const ring = (name: string) => () => rung.push([name, clock.now()]);
  clock.after(50, ring('late'));
  clock.after(10, () => {
    ring('early')();
    clock.after(5, ring('nested'));
  });
  const callOff = clock.after(20, ring('never'));
  callOff();
  clock.advance(30);
  expect(rung).toEqual([
    ['early', 1010],
    ['nested', 1015],
  ]);
  clock.advance(20);
  expect(rung.at(-1)).toEqual(['late', 1050]);
  expect(clock.now()).toBe(1050);
});

test('a running clock follows real time from where it was set', async () => {
  const clock = createClock({ at: 5000 });
  await new Promise<void>((resolve) => clock.after(5, resolve));
  expect(clock.now()).toBeGreaterThanOrEqual(5005);
  clock.stop();
});

test('ids grow even when the clock stands still, and contain its time', () => {
  const clock = createClock({ at: Date.UTC(2026, 8, 1), running: false });
  const nextId = createSnowflakes(clock.now);
  const ids = Array.from({ length: 5000 }, nextId).map(BigInt);
  expect(ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0n))).toBe(true);
  expect(Number((ids[0] ?? 0n) >> 22n) + 1_420_070_400_000).toBe(clock.now());
});

test('a condition to wait for returns neither a promise nor null', () => {
  type Condition = Parameters<LocalDiscord['until']>[0];
  expectTypeOf<() => string | undefined>().toExtend<Condition>();
  expectTypeOf<() => Promise<boolean>>().not.toExtend<Condition>();
  // Several interfaces of discord.js say null for what they do not know yet.
  expectTypeOf<() => boolean | null>().not.toExtend<Condition>();
});
