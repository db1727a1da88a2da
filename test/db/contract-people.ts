import { beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../src/table/stores.ts';
import type { Deputy } from '../../src/table/types.ts';
import { aGame } from './contract.ts';

/** Laws for what stores keep about people, even if several processes change it at the same time. */
export function peopleContract(open: () => Promise<Stores>): void {
  let stores: Stores;
  beforeEach(async () => {
    stores = await open();
    return () => stores.close();
  });

  describe('what a person has chosen', () => {
    const people = () => stores.people;
    const choose = (change: Readonly<Record<string, unknown>>) =>
      people().changeSettings('100', (kept) => ({ ...Object(kept), ...change }));

    it('includes changes that are made at the same time', async () => {
      await Promise.all([choose({ calls: 'dm' }), choose({ remindEvery: 6 }), choose({ doForced: false })]);
      expect(await people().settings('100')).toEqual({ calls: 'dm', remindEvery: 6, doForced: false });
    });

    it('includes absences that are announced at the same time, as well as settings', async () => {
      const leave = (from: number) => people().changeAway('100', (away) => [...away, { from, to: from + 5 }]);
      await Promise.all([leave(30), choose({ calls: 'dm' }), leave(10), leave(20)]);
      expect((await people().away('100', 0)).map(({ from }) => from)).toEqual([10, 20, 30]);
      await people().changeAway('100', ([first]) => (first ? [first] : []));
      expect(await people().away('100', 0)).toEqual([{ from: 10, to: 15 }]);
      expect(await people().person('100', 0)).toEqual({ settings: { calls: 'dm' }, away: [{ from: 10, to: 15 }] });
      expect(await people().person('100', 15)).toEqual({ settings: { calls: 'dm' }, away: [] });
      expect(await people().settings('100')).toEqual({ calls: 'dm' });
    });

    it('stays as it was if a change is refused', async () => {
      await choose({ calls: 'dm' });
      const refuse = (): never => {
        throw new Error('No such choice.');
      };
      await expect(people().changeSettings('100', refuse)).rejects.toThrow('No such choice.');
      await expect(people().changeAway('200', refuse)).rejects.toThrow('No such choice.');
      expect(await people().settings('100')).toEqual({ calls: 'dm' });
      expect(await people().kept('200')).toMatchObject({ settings: undefined, away: [] });
    });
  });

  describe('the deputy of a seat', () => {
    const deputy = { id: '900', name: 'Dora', stage: 'agreed', from: 50, until: 90 } as const;
    const player = { gameId: 'game1', seat: 0, userId: '900', name: 'Dora' };
    const tenure = { ...player, from: 7, to: undefined, deputy: true } as const;
    const save = (changed: Partial<Deputy>) => {
      const game = aGame({ status: 'running', seed: 's' });
      const seats = game.seats.map((seat, at) => (at === 0 ? { ...seat, deputy: { ...deputy, ...changed } } : seat));
      return stores.games.save({ game: { ...game, seats }, tenures: [tenure], at: 1 });
    };
    const ids = async (now: number) => stores.games.deputiesDue(now, 9);

    it('is kept with the seat, and found by their id', async () => {
      await save({ until: undefined });
      const [game] = await stores.games.ofDeputy('900');
      expect(game?.seats[0]?.deputy).toEqual({ ...deputy, until: undefined });
      expect(await stores.games.ofDeputy(game?.seats[0]?.userId ?? '')).toEqual([]);
      expect(await stores.results.tenures('game1')).toEqual([tenure]);
    });

    it.each([
      ['agreed', 50],
      ['plays', 90],
    ] as const)('is due when they start, or at the end once they play: %s', async (stage, at) => {
      await save({ stage });
      expect([await ids(at - 1), await ids(at)]).toEqual([[], ['game1']]);
    });

    it('is forgotten together with what they have played', async () => {
      await save({ stage: 'plays' });
      expect(await stores.people.kept('900')).toMatchObject({
        deputies: [{ gameId: 'game1', seat: 0, stage: 'plays', from: 50, until: 90 }],
        tenures: [{ from: 7 }],
      });
      await stores.people.forget('900', { userId: 'former-1', name: 'Former' });
      expect((await stores.games.find('game1'))?.seats[0]).not.toHaveProperty('deputy');
      expect(await stores.results.tenures('game1')).toMatchObject([{ name: 'Former', deputy: true }]);
      expect(await stores.people.kept('900')).toMatchObject({ deputies: [], tenures: [] });
    });
  });

  describe('the plans of a seat', () => {
    const lay = (orders: string | undefined, was?: string) =>
      stores.people.keepOrders('game1', { seat: 1, orders, was });
    const laid = () => stores.people.orders('game1', 1);
    beforeEach(async () => void (await stores.games.save({ game: aGame(), at: 1 })));

    it('are changed by only one of two people who have both read the old ones', async () => {
      expect((await Promise.all([lay('[1]'), lay('[2]')])).sort()).toEqual([false, true]);
      const first = await laid();
      expect(await lay('[3]', first)).toBe(true);
      expect(await lay('[4]', first)).toBe(false);
      expect(await stores.people.noteOrders('game1', { seat: 1, orders: '[5]', was: first })).toBe(false);
      expect(await laid()).toBe('[3]');
      expect(await lay(undefined)).toBe(true);
      expect(await laid()).toBeUndefined();
    });

    it('are not carried out by a step that only knows earlier ones', async () => {
      await lay('[1]');
      await lay('[2]', '[1]');
      const game = await stores.games.find('game1');
      const step = (was: string) =>
        stores.games.save({
          game: { ...aGame(), ...game },
          entries: [{ entry: 1, seat: 0, move: 'dig 1' }],
          orders: [{ seat: 1, orders: '[]', was }],
          at: 2,
        });
      expect(await step('[1]')).toBe('conflict');
      expect(await stores.games.log('game1')).toEqual([]);
      expect(await laid()).toBe('[2]');
      expect(await step('[2]')).toBe('saved');
      expect(await laid()).toBe('[]');
    });

    it('stay as they were if a step that changes them fails', async () => {
      await lay('[1]');
      const changed = [
        { seat: 0, orders: '[8]' },
        { seat: 1, orders: '[9]', was: '[2]' },
      ];
      expect(await stores.games.save({ game: aGame(), orders: changed, at: 2 })).toBe('conflict');
      expect(await stores.people.orders('game1', 0)).toBeUndefined();
      expect(await laid()).toBe('[1]');
    });

    it('go with the game, and with the player', async () => {
      await lay('{"userId":"200"}');
      const removed = { gameId: 'game1', guildId: undefined, copy: '', removedAt: 2, dueAt: 3 };
      await stores.games.remove('game1', removed);
      await stores.games.save({ game: aGame(), at: 4 });
      expect(await laid()).toBeUndefined();
      await lay('{"userId":"200"}');
      await stores.people.changeSettings('200', () => ({ calls: 'dm' }));
      expect(await stores.people.settings('200')).toEqual({ calls: 'dm' });
      await stores.people.forget('200', { userId: 'former-1', name: 'Former' });
      expect(await laid()).toBeUndefined();
      expect(await stores.people.settings('200')).toBeUndefined();
    });
  });
}
