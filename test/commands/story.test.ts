import { describe, expect, it } from 'vitest';
import { cavernaStory } from '../../commands/games/caverna/story.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { ANNA, BEN } from '../table/fixture.ts';

const seatsAt = () => [ANNA, BEN].map(({ id, name }) => ({ userId: id, name, colour: 'red' as const }));
const turn = (seat: number, entry: number, ...moves: string[]) => ({
  seat,
  moves: moves.map((move, index) => ({ entry: entry + index, seat, move })),
});
const turns = [turn(0, 1, 'place logging', 'end'), turn(1, 3, 'done', 'end')];

describe('turns in which nothing was done', () => {
  it('get no line in the story of the game', () => {
    expect(cavernaStory(gameWords(catalogue('en'), 'caverna'), { turns, seatsAt })).toEqual([
      expect.stringContaining('Anna'),
    ]);
  });

  it('get one each if somebody chooses among turns or counts them', () => {
    expect(cavernaStory(gameWords(catalogue('en'), 'caverna'), { turns, seatsAt, every: true })).toEqual([
      expect.stringContaining('Anna'),
      '**Ben**: did nothing.',
    ]);
  });
});
