import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { Options } from '../../../src/games/cave-vs-cave/state.ts';
import { late, mine, Scenario, scenario } from './scenario.ts';

/** A turn without any effect, with the first available tile. */
function idle(game: Scenario): void {
  const [first = ''] = game.asks('use').moves();
  game.play(first);
  if (game.moves().includes('done')) game.play('done');
  game.play('end');
}

/** The order of turns in a game in which both players do nothing, round by round. */
function turnsOf(mode: Options['mode'], seats: number): string[] {
  const game = new Scenario(caveVsCave.start(caveVsCave.options.parse({ mode }), seats, 'turns'));
  const first = game.state.startingPlayer;
  const rounds: string[] = [];
  while (!caveVsCave.finished(game.state)) {
    const { era, round, turn } = game.state;
    const index = era === 1 ? round - 1 : rounds.length === 0 ? 0 : (seats === 1 ? 7 : 8) + round - 1;
    rounds[index] = `${rounds[index] ?? ''}${(turn?.seat ?? 0) === first ? 'a' : 'b'}`;
    idle(game);
  }
  return rounds;
}

describe('rounds and turns (001 pp. 3, 8 and 9)', () => {
  const rounds = ['abab', 'baba', 'abab', 'bababa', 'ababab', 'bababa', 'ababab', 'babababa'];
  const ironAge = ['abababab', 'babababa', 'abababab', 'babababa'];

  test('two players: 2, 2, 2, 3, 3, 3, 3, 4 turns each, and they take turns beginning a round', () => {
    expect(turnsOf('era1', 2)).toEqual(rounds);
  });

  test('the Iron Age: four rounds of four turns, begun by the player who began the game', () => {
    expect(turnsOf('era1+2', 2)).toEqual([...rounds, ...ironAge]);
  });

  test('solo: 2, 2, 2, 3, 3, 3, 4 turns, and four times four', () => {
    const solo = ['aa', 'aa', 'aa', 'aaa', 'aaa', 'aaa', 'aaaa'];
    expect(turnsOf('era1', 1)).toEqual(solo);
    expect(turnsOf('era1+2', 1)).toEqual([...solo, 'aaaa', 'aaaa', 'aaaa', 'aaaa']);
  });
});

describe('action tiles in a round (001 pp. 2 and 3)', () => {
  test('four are face up from the start, and one more each round, from left to right', () => {
    const game = scenario({ players: 2 });
    const { row } = game.state;
    expect(row.slice(0, 4)).toEqual(['cultivation', 'housework', 'excavation', 'undergrowth']);
    for (const round of [1, 2, 3]) {
      game.offers(...row.slice(0, 4 + round).map((tile) => `use ${tile}`));
      game.refuses(...row.slice(4 + round).map((tile) => `use ${tile}`));
      for (let turn = 0; turn < 4; turn++) idle(game);
    }
    expect(row.slice(4, 7).toSorted()).toEqual(['furnishing', 'masonry', 'undermining']);
    expect(row.slice(7, 11).toSorted()).toEqual(['breach', 'driftMining', 'expansion', 'expedition']);
    expect(row[11]).toBe('renovation');
  });

  test('a tile can be taken once a round, and is back in the next', () => {
    const game = mine({}, { turns: 2 })
      .play('use cultivation', 'done', 'end')
      .asks('use', 2)
      .refuses('use cultivation');
    game.play('use undergrowth', 'done', 'end').asks('use', 2).offers('use cultivation', 'use undergrowth');
  });

  test('only the player who chose a tile uses its effects, and a tile must be taken (rulings A172)', () => {
    const game = mine({}).refuses('end', 'done', 'take emmer 2').play('use cultivation').asks('act', 1);
    expect(caveVsCave.decisions(game.state)).toHaveLength(1);
  });

  test('Renovation comes in the last round, for the player with more gold (rulings X57)', () => {
    late({ gold: 2 }).offers('use renovation');
    late({ gold: 1 }).refuses('use renovation');
    late({ gold: 0 }).refuses('use renovation');
    late({ gold: 9 }, { round: 7 }).refuses('use renovation');
    late({ gold: 2 }).play('eat gold').refuses('use renovation');
    late({}, { seats: [{ gold: 1 }] })
      .play('use cultivation', 'done', 'end')
      .asks('use', 2)
      .offers('use renovation');
  });

  test('solo: Renovation and the last field have no condition, unless the table decides so (rulings A123)', () => {
    const closed = { rulings: { soloWithoutConditions: false } };
    scenario({ players: 1, round: 7 }).offers('use renovation');
    scenario({ players: 1, round: 7, options: closed }).refuses('use renovation');
    const last = scenario({ players: 1, era: 2, round: 4 });
    const tile = `use ${last.state.row.at(-1)}`;
    last.offers(tile).play(tile).offers('take weapon 2');
    scenario({ players: 1, era: 2, round: 4, options: closed }).refuses(tile);
  });
});

describe('donkeys bring ore (001 p. 8; rulings A126)', () => {
  const seat = { donkey: 3, ore: 1 };
  const play = (round: number) =>
    mine(seat, { era: 2, round, turns: 7, seats: [{ donkey: 9, ore: 2 }] }).play('use cultivation', 'done', 'end');

  test.each([1, 2, 3])('after round %i, up to 9', (round) => {
    play(round).has({ donkey: 3, ore: 4 }).has({ donkey: 9, ore: 9 }, 2);
  });

  test('not after the last round', () => {
    const game = play(4).has({ ore: 1 }).has({ ore: 2 }, 2);
    expect(caveVsCave.finished(game.state)).toBe(true);
  });

  test('nor in the first era', () => {
    mine(seat, { round: 1, turns: 3 }).play('use cultivation', 'done', 'end').has({ ore: 1 });
  });
});
