import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/messages/index.ts';

const { alt, ending } = catalogue('de');

describe('the German texts of all games', () => {
  it('write half points with a comma, everywhere but in names', () => {
    expect(ending.standing(2, { name: 'Ann', points: 40.5 })).toBe('2. **Ann**: 40,5 Punkte');
    expect(ending.ownRecord(-1.5, 40)).toBe('Persönlicher Rekord: −1,5, bisher 40');
    expect(alt.result('Ann', 40.5)).toBe('Ann 40,5');
    expect(alt.course('1–3', 'v1.5 1.5 −8.5 9; Ann 8 9.5 40.5')).toBe(
      'Punkte am Ende der Runden 1–3: v1.5 1,5 −8,5 9; Ann 8 9,5 40,5.',
    );
  });

  it('have singular and plural forms', () => {
    expect([1, 2].map((points) => ending.standing(1, { name: 'Ann', points }))).toEqual([
      '1. **Ann**: 1 Punkt',
      '1. **Ann**: 2 Punkte',
    ]);
  });
});
