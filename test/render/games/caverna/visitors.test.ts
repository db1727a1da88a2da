import { describe, expect, it } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { actionBoard, type Shown } from '../../../../render/games/caverna/index.ts';
import { actionLayout } from '../../../../render/games/caverna/layout/actions.ts';
import { pictureWords } from '../../../../render/games/caverna/words.ts';
import { seatStyles } from '../../../../render/paint/theme.ts';
import { ownersOf } from '../../../../render/shared/owner.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import { catalogue } from '../../../../src/messages/index.ts';

const owners = ownersOf(['Mara', 'Tom', 'Yuki'].map((name, seat) => ({ name, colour: seatStyles[seat]?.name ?? '' })));
const before = stateFrom({ players: 3, round: 5 });
const shown: Shown = {
  state: stateFrom({ players: 3, round: 6, seats: [{ dwarfs: [{ at: 'logging' }, {}] }] }),
  owners,
  words: pictureWords(catalogue('en')),
};
const visits = [
  { seat: 0, space: 'logging' },
  { seat: 1, space: 'housework' },
  { seat: 2, space: 'housework' },
  { seat: 1, space: 'housework' },
];

describe('the spaces that were used since the own last turn', () => {
  const input = actionBoard(shown, { before, visits });
  const space = (id: string) => input.spaces.find((each) => each.id === id);

  it('are marked with those who have gone home since, each once', () => {
    expect(space('housework')).toMatchObject({ latest: true });
    expect(space('housework')?.visitors?.map(({ name }) => name)).toEqual(['Tom', 'Yuki']);
    expect(space('logging')?.visitors).toBeUndefined();
    expect(space('clearing')?.visitors).toBeUndefined();
  });

  it('show their tokens, and are told in words', () => {
    const count = (mark: number, view: typeof input) =>
      actionLayout(view).shapes.filter((shape) => shape.is === 'sprite' && shape.sprite === `seat:${mark}`).length;
    const plain = actionBoard(shown, { before });
    expect(count(1, input) - count(1, plain)).toBe(1);
    expect(count(2, input) - count(2, plain)).toBe(1);
    expect(altText({ kind: 'actions', input }, shown.words)).toContain('Used since: Housework (T, Y).');
  });
});
