import { describe, expect, it } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { actionBoard, type Shown } from '../../../../render/games/caverna/index.ts';
import { actionLayout } from '../../../../render/games/caverna/layout/actions.ts';
import { colours } from '../../../../render/games/caverna/theme.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import { OWNERS, WORDS } from './pictures.ts';

const owners = OWNERS.slice(0, 3);
const before = stateFrom({ players: 3, round: 5 });
const shown: Shown = {
  state: stateFrom({ players: 3, round: 6, seats: [{ dwarfs: [{ at: 'logging' }, {}] }] }),
  owners,
  words: WORDS,
};
const visits = [
  { seat: 0, space: 'logging' },
  { seat: 1, space: 'housework' },
  { seat: 2, space: 'housework' },
  { seat: 1, space: 'housework' },
];

describe('a space that gets nothing before a later round', () => {
  const boardAt = (players: number, round: number) =>
    actionBoard({ ...shown, state: stateFrom({ players, round }), owners: owners.slice(0, players) });
  const ruby = (input: ReturnType<typeof boardAt>) => input.spaces.find(({ id }) => id === 'rubyMining');

  it('says so, and is not bright, as long as it is empty', () => {
    for (const round of [1, 2]) {
      const input = boardAt(2, round);
      expect(ruby(input)?.until).toBe('Empty until round 3');
      const { shapes } = actionLayout(input);
      expect(shapes.some((shape) => shape.is === 'text' && shape.text === 'Empty until round 3')).toBe(true);
      expect(altText({ kind: 'actions', input }, shown.words)).toContain('Ruby mining (empty until round 3)');
    }
  });

  it('is like any other from that round onwards, and at other player counts', () => {
    for (const [players, round] of [
      [2, 3],
      [1, 1],
      [3, 1],
    ] as const)
      expect(ruby(boardAt(players, round))?.until).toBeUndefined();
  });
});

describe('the spaces that were used since the player’s last turn', () => {
  const input = actionBoard(shown, { before, visits });
  const space = (id: string) => input.spaces.find((each) => each.id === id);
  // Everybody is at home again.
  const rested = actionBoard({ ...shown, state: stateFrom({ players: 3, round: 6 }) }, { before, visits });

  it('are marked with the dwarfs who have gone home since, and with each dwarf only once', () => {
    expect(space('housework')?.visitors?.map(({ name }) => name)).toEqual(['Tom', 'Oskar']);
    expect(space('logging')?.visitors).toBeUndefined();
    expect(space('clearing')?.visitors).toBeUndefined();
  });

  it('are framed and numbered only in the current round, once somebody has played in it', () => {
    expect(space('logging')).toMatchObject({ latest: true, order: 1 });
    expect(space('housework')).toMatchObject({ latest: false });
    expect(space('housework')?.order).toBeUndefined();
  });

  it('show their number in that order in a gold disc, or the last one if there were several', () => {
    const order = (id: string) => rested.spaces.find((each) => each.id === id)?.order;
    expect([order('logging'), order('housework'), order('clearing')]).toEqual([1, 4, undefined]);
    const { shapes } = actionLayout(rested);
    const discs = shapes.filter(
      (shape) => shape.is === 'rect' && shape.fill === colours.highlight && shape.w === shape.h,
    );
    expect(discs).toHaveLength(2);
    expect(actionLayout(actionBoard(shown, { before })).shapes).not.toContainEqual(discs[0]);
  });

  it('are listed in order in the alt text', () => {
    const seats = [{ dwarfs: [{ at: 'logging' }, {}] }, { dwarfs: [{ at: 'housework' }, { at: 'clearing' }] }];
    const state = stateFrom({ players: 3, round: 6, seats });
    const since = ['housework', 'logging', 'clearing'].map((id) => ({ seat: id === 'logging' ? 0 : 1, space: id }));
    const board = actionBoard({ ...shown, state }, { before: stateFrom({ players: 3, round: 6 }), visits: since });
    const alt = altText({ kind: 'actions', input: board }, shown.words);
    expect(alt).toContain('Taken last: Housework, Logging, Clearing.');
  });

  it('show their tokens, and are listed in the alt text', () => {
    const count = (mark: number, view: typeof input) =>
      actionLayout(view).shapes.filter((shape) => shape.is === 'sprite' && shape.sprite === `seat:${mark}`).length;
    const plain = actionBoard(shown, { before });
    expect(count(1, input) - count(1, plain)).toBe(1);
    expect(count(2, input) - count(2, plain)).toBe(1);
    expect(altText({ kind: 'actions', input }, shown.words)).toContain('Used since: Housework (T, O).');
  });
});
