import { describe, expect, it } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { seatOf, suggestSeats } from '../../commands/lobby/seats-command.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { TableGame } from '../../src/table/types.ts';

const seated = (...names: string[]) => ({ seats: names.map((name) => ({ name })) }) as unknown as TableGame;

describe('a player of a game', () => {
  it('is the person picked from the list, whatever the others are called', () => {
    const game = seated('1', 'Mara', 'Tom');
    expect(seatOf(game, '1')).toBe(1);
    expect(seatOf(game, ' mara ')).toBe(1);
    expect(seatOf(game, 'Mar')).toBeUndefined();
  });

  it('must be picked if several have the typed name, and the list distinguishes them', async () => {
    const game = seated('Tom', 'Mara', 'Tom');
    expect(() => seatOf(game, 'tom')).toThrow(expect.objectContaining({ key: 'severalPlayers' }));
    const bot = { words: catalogue('en'), table: { inChannel: async () => game } } as unknown as Bot;
    expect(await suggestSeats(bot, { channelId: '1', text: 'tom' })).toEqual([
      { name: 'Tom (seat 1)', value: '0' },
      { name: 'Tom (seat 3)', value: '2' },
    ]);
  });
});
