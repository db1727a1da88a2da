import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { replay } from '../../src/engine/log.ts';
import { parseRecord, RecordError } from '../../src/engine/record.ts';
import { toyGame } from '../table/toy.ts';

const game: Game = toyGame({ version: 2 });
const findGame = (id: string) => (id === 'toy' ? game : undefined);

const good = {
  game: 'toy',
  version: 1,
  options: { rounds: 3 },
  seats: 2,
  names: ['Anna', 'Ben'],
  seed: 'seed',
  moves: ['1 dig 1', 'undo to 0', '1 dig 2', '1 end'],
};

const parse = (record: unknown) => parseRecord(JSON.stringify(record), findGame);

describe('a game record', () => {
  it('has what is needed to replay it', () => {
    const { record, setup, log } = parse(good);
    expect(record.names).toEqual(['Anna', 'Ben']);
    expect(setup).toEqual({ options: { rounds: 3 }, seats: 2, seed: 'seed' });
    expect(log.map(({ entry }) => entry)).toEqual([1, 2, 3, 4]);
    expect(replay(game, setup, log)).toMatchObject({ turn: 1, players: [{ stones: 2 }, { stones: 0 }] });
  });

  it('may have its moves as one text, and no names or options', () => {
    const { names: _, options: __, ...rest } = good;
    const { record, setup, log } = parse({ ...rest, moves: '1 dig 2\n\n 1 end\n' });
    expect(record.names).toEqual(['Player 1', 'Player 2']);
    expect(setup.options).toEqual({ rounds: 2 });
    expect(log).toHaveLength(2);
  });

  it('has 20,000 moves at most', () => {
    expect(parse({ ...good, moves: Array.from({ length: 20_000 }, () => '1 end') }).log).toHaveLength(20_000);
  });

  it.each([
    [{ ...good, game: 'chess' }, 'game: there is no game "chess".'],
    [{ ...good, seats: 8, names: undefined }, 'seats: is 8; toy is played by 1 to 7.'],
    [{ ...good, names: ['Anna'] }, 'names: has 1 names for 2 seats.'],
    [{ ...good, version: 3 }, 'version: is 3, but this program knows toy up to version 2. Update the program.'],
    [{ ...good, options: { rounds: 99 } }, 'options.rounds: '],
    [{ ...good, seed: undefined }, 'seed: '],
    [{ ...good, moves: 7 }, 'moves: is neither a list of lines nor one text'],
    [{ ...good, extra: 1 }, 'extra'],
    [{ ...good, moves: ['1 dig 1', 'hello', '3 end'] }, 'moves, entry 2: "hello" is not an entry'],
    [{ ...good, moves: ['1 dig 1', '3 end'] }, 'moves, entry 2: "3 end": there are 2 seats.'],
    [{ ...good, moves: ['1 dig 1', 'undo to 2'] }, 'moves, entry 2: "undo to 2" does not come after that entry.'],
    [{ ...good, moves: Array.from({ length: 20_001 }, () => '1 end') }, 'more than 20000 moves'],
    [{ ...good, moves: Array.from({ length: 200 }, () => 'x') }, 'and 190 more'],
    ['text', 'record: '],
    [undefined, 'is not JSON'],
  ])('that is wrong is refused with a reason (%#)', (record, reason) => {
    const text = record === undefined ? '{' : JSON.stringify(record);
    expect(() => parseRecord(text, findGame)).toThrow(RecordError);
    expect(() => parseRecord(text, findGame)).toThrow(reason);
  });
});
