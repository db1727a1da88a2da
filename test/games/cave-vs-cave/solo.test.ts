import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { tilesOfEra } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { soloResult } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { Options, State } from '../../../src/games/cave-vs-cave/state.ts';
import { mine, type Scenario, scenario } from './scenario.ts';

const start = (seed: string, mode: Options['mode'] = 'era1+2'): State =>
  caveVsCave.start(caveVsCave.options.parse({ mode }), 1, seed);

/** A solo player, with 0 of every good that is not stated. */
const alone = (seat: Parameters<typeof mine>[0], more: Parameters<typeof mine>[1] = {}): Scenario =>
  mine(seat, { players: 1, round: 7, ...more });

/** How many rooms have been turned over since there were `before` for sale. */
const turnedOver = (game: Scenario, before: number): number => game.state.display.length - before;

describe('the set-up of the solo game (001 p. 9; rulings A170)', () => {
  test('three light rooms of each era are removed at random', () => {
    const removed = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { display, setAside } = start(`light ${seed}`);
      expect([display.length, setAside?.light.length]).toEqual([3, 3]);
      for (const [era, shown] of [[1, display] as const, [2, setAside?.light ?? []] as const]) {
        for (const room of tilesOfEra(era, true)) if (!shown.includes(room)) removed.add(room);
        for (const room of shown) expect(tilesOfEra(era, true)).toContain(room);
      }
    }
    expect(removed.size).toBe(12);
  });

  test('nine dark rooms on the cave, nine in the pile; Breach is out', () => {
    const { players, piles, row } = start('a');
    expect(players[0]?.cave.filter(({ is }) => is === 'covered')).toHaveLength(9);
    expect([piles[1].length, row.length, row.includes('breach')]).toEqual([9, 11, false]);
  });

  test('the Iron Age: all eight rooms covered, seven in a separate pile, no more walls, three rooms for sale', () => {
    const game = alone({ walls: ['d1d2'] }, { turns: 3, display: [] })
      .play('use undergrowth', 'done', 'end')
      .asks('use', 1);
    const { state } = game;
    expect(state.players[0]?.cave.filter((spot) => spot.is === 'covered' && spot.era === 2)).toHaveLength(8);
    expect([state.piles[2].length, state.walls, state.display.length, state.row.length]).toEqual([7, 6, 3, 14]);
    game.play('use excavation').offersOf('excavate', 'excavate c4');
  });
});

describe('the extra room (001 p. 9; rulings X63, A124)', () => {
  test('a player who excavates exactly one room turns over another one, from the pile of its era', () => {
    const game = alone({});
    const [before, next] = [game.state.display.length, game.state.piles[1].at(-1)];
    game.play('use expansion', 'excavate e4');
    expect([turnedOver(game, before), game.state.display.includes(next ?? '')]).toEqual([2, true]);
  });

  test('Iron Age: from the pile of the excavated room’s era', () => {
    const game = alone({ c4: 'empty' }, { era: 2, round: 1 });
    const [old, young] = [game.state.piles[1].length, game.state.piles[2].length];
    game.play('use expansion', 'excavate c3');
    expect([game.state.piles[1].length, game.state.piles[2].length]).toEqual([old, young - 1]);
    const other = alone({ c4: 'empty' }, { era: 2, round: 1 }).play('use expansion', 'excavate e3');
    expect([other.state.piles[1].length, other.state.piles[2].length]).toEqual([old - 1, young]);
  });

  test('excavating two rooms with one effect turns over none', () => {
    const game = alone({ food: 2 });
    const before = game.state.display.length;
    game.play('use excavation', 'pay food 2', 'excavate e4', 'excavate e5');
    expect(turnedOver(game, before)).toBe(2);
  });

  test('two effects that excavate one room each turn over one each', () => {
    const game = alone({ gold: 1, d3: 'diggingCave' });
    const before = game.state.display.length;
    game.play('use driftMining', 'excavate e4', 'activate diggingCave', 'excavate e5');
    expect(turnedOver(game, before)).toBe(4);
  });

  test('after the effect: the extra room turns up once the excavation is finished', () => {
    const game = alone({ food: 2 });
    const before = game.state.display.length;
    game.play('use excavation', 'pay food 2', 'excavate e4');
    expect(turnedOver(game, before)).toBe(1);
    expect(turnedOver(game.play('done'), before)).toBe(2);
  });

  test('a player who paid for two rooms and excavated one room turns over another one, unless the table decides otherwise', () => {
    const cells = ['d1', 'e1', 'd2', 'e2', 'e3', 'd5', 'e5', 'f5'];
    const seat = { food: 2, cave: Object.fromEntries(cells.map((cell) => [cell, 'empty'])) };
    const dig = (extraTileForOneOfTwo: boolean) => {
      const game = alone(seat, { options: { rulings: { extraTileForOneOfTwo } } });
      const before = game.state.display.length;
      return turnedOver(game.play('use excavation', 'pay food 2', 'excavate e4'), before);
    };
    expect([dig(true), dig(false)]).toEqual([2, 1]);
  });

  test('nothing is turned over from an empty pile', () => {
    const game = alone({});
    game.state.piles[1].length = 0;
    const before = game.state.display.length;
    expect(turnedOver(game.play('use expansion', 'excavate e4'), before)).toBe(1);
  });

  test('with two players no extra room is turned over', () => {
    const game = mine({});
    const before = game.state.display.length;
    expect(turnedOver(game.play('use excavation', 'excavate e4'), before)).toBe(1);
  });
});

describe('what the solo game does not have', () => {
  test('Breach', () => {
    scenario({ players: 1, round: 7 }).refuses('use breach');
  });

  test('any rank but first', () => {
    expect(caveVsCave.ranking(start('a'))).toEqual([1]);
  });
});

describe('the aim of the solo game (001 p. 9; rulings A170)', () => {
  test.each([
    [1, 49, 'missed'],
    [1, 50, 'reached'],
    [1, 60, 'reached'],
    [1, 61, 'great'],
    [2, 180, 'missed'],
    [2, 180.5, 'reached'],
  ] as const)('era %d with %d points: %s', (era, total, end) => {
    expect(soloResult({ era }, total)).toBe(end);
  });
});
