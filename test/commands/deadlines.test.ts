import { expect, it } from 'vitest';
import { awaitingLinesFor } from '../../commands/posts/call-message.ts';
import { catalogue } from '../../src/messages/index.ts';
import { game as gameOf } from '../games/caverna/scenario.ts';
import { botAt, game } from './limits/bots.ts';

const DAY = 24 * 60 * 60_000;
const bot = botAt(gameOf(3, {}).state, catalogue('en'));
const seats = ['Mara', 'Tom', 'Yuki'].map((name, seat) => ({ userId: `${seat}`, name, colour: 'red' as const }));
const waited = (seat: number, deadline: number) => ({
  seat,
  since: 1,
  askedAt: 0,
  deadline,
  awayUntil: undefined,
  bank: undefined,
  called: false,
});
const told = (...awaiting: ReturnType<typeof waited>[]) =>
  awaitingLinesFor(bot, { game: { ...game, seats }, awaiting }, 0);

it('shows a deadline once if several players are awaited, and names those with a different one', () => {
  const own = '-# You have until <t:86400:f>, <t:86400:R>.';
  expect(told(waited(0, DAY), waited(1, DAY), waited(2, DAY))).toEqual([own]);
  expect(told(waited(0, DAY), waited(1, DAY), waited(2, 2 * DAY))).toEqual([
    own,
    '-# Deadline for **Yuki**: <t:172800:R>',
  ]);
  expect(told(waited(1, DAY), waited(2, DAY))).toEqual(['-# Deadline: <t:86400:R>']);
});
