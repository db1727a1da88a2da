import { describe, expect, it } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import {
  actionBoard,
  choiceBoard,
  homeBoard,
  type Shown,
  supplySheets,
} from '../../../../render/games/caverna/index.ts';
import { layout } from '../../../../render/games/caverna/layout/index.ts';
import type { HomeBoardInput } from '../../../../render/games/caverna/scene.ts';
import { colours } from '../../../../render/games/caverna/theme.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../../../src/games/caverna/positions.ts';
import { drawingsOf, overlap } from '../../legible.ts';
import { at, GOLDEN_PICTURES, OWNERS, WORDS } from './pictures.ts';

type Seat = NonNullable<PositionFile['seats']>[number];

/** A game of two at a player's turn, with the given goods for the first player. */
function shownWith(seat: Partial<Seat>, more: Partial<PositionFile> = {}): Shown {
  const seats = [{ dwarfs: [{}, {}], ...seat }, {}];
  const state = stateFrom({ players: 2, round: 3, startingPlayer: 1, ...more, seats });
  return { state, owners: OWNERS.slice(0, 2), words: WORDS };
}

/** The board of the first player after some moves, with what they changed. */
function boardAfter(shown: Shown, ...moves: string[]): HomeBoardInput {
  const state = caverna.clone(shown.state);
  for (const move of moves) caverna.play(state, 0, move);
  return homeBoard({ ...shown, state }, 0, { before: shown.state, staged: true });
}

const told = (input: HomeBoardInput): string => altText({ kind: 'home', input }, WORDS);

describe('a home board', () => {
  const farm = shownWith({
    goods: { sheep: 3, wood: 9, stone: 9, food: 5 },
    cells: { c4: 'meadow', b4: 'smallPasture stable', a4: 'smallPasture', 'c3 b3': 'largePasture' },
    furnishings: { d3: 'coupleDwelling' },
  });

  it('knows how many animals each place has room for, and which beds are free', () => {
    const { cells } = homeBoard(farm, 0);
    const room = ['b4', 'a4', 'b3', 'd4', 'c4'].map((cell) => cells[at(cell)]?.holds);
    expect(room).toEqual([4, 2, 4, 2, undefined]);
    expect(['d3', 'd4'].map((cell) => cells[at(cell)]?.beds)).toEqual([2, 0]);
  });

  it('says that in words, too, and which round it is', () => {
    const words = told(homeBoard(farm, 0, { staged: true }));
    expect(words).toContain('Round 3.');
    expect(words).toMatch(/3 sheep of 4/);
    expect(words).toContain('room for 2');
    expect(words).toContain('2 free beds');
  });

  it('says in words whose it is, its points, fields, animals, people, tiles and goods', () => {
    const shown = shownWith({
      goods: { wood: 3, sheep: 6 },
      cells: { c4: 'field grain 2', 'c3 c2': 'largePasture stable', e3: 'cavern' },
      furnishings: { d2: 'cookingCave', d3: 'dwelling' },
      dwarfs: [{ weapon: 7 }, {}, { newborn: true }],
    });
    const words = told({ ...homeBoard(shown, 0), score: 52 });
    const who = ['red circle', '52 points', 'weapon 7', 'child from next round'];
    const what = ['C4 (2 grain)', 'C2+C3 (6 sheep of 8, stable)', '3 wood', 'D2 Cooking cave'];
    for (const part of [...who, ...what]) expect(words).toContain(part);
  });

  it('keeps the bed for a sixth dwarf until there are five', () => {
    const dwarfs = (count: number) => Array.from({ length: count }, () => ({}));
    const furnishings = { d3: 'coupleDwelling', d2: 'dwelling', d1: 'additionalDwelling' };
    const cells = { e1: 'cavern' };
    const bed = (count: number) =>
      homeBoard(shownWith({ furnishings, cells, dwarfs: dwarfs(count) }), 0).cells[at('d1')]?.beds;
    expect(bed(4)).toBe(0);
    expect(bed(5)).toBe(1);
  });

  it('treats the two halves of a twin tile as one', () => {
    const board = boardAfter(shownWith({ goods: {} }), 'place clearing', 'lay meadow c4 field b4');
    expect(board.twins).toEqual([[at('b4'), at('c4')]]);
    expect(board.changed).toEqual([at('b4'), at('c4')]);
  });

  it('counts animals that have come and gone', () => {
    const shown = shownWith({ goods: { sheep: 2 }, cells: { c4: 'smallPasture', c3: 'smallPasture' } });
    const { delta } = boardAfter(shown, 'eat sheep', 'eat sheep');
    expect(delta).toEqual({ sheep: -2, food: 2 });
    expect(told(boardAfter(shown, 'eat sheep', 'eat sheep'))).toContain('−2 sheep');
  });
});

it('a family marks the dwelling in which a child was born, and says so', () => {
  const nursery = shownWith({ furnishings: { d3: 'dwelling' } }, { round: 5, cards: { 4: 'wishForChildren' } });
  const board = boardAfter(nursery, 'place wishForChildren');
  expect(board.changed).toEqual([at('d3')]);
  expect(told(board)).toContain('Changed: D3');
  const later = caverna.clone(nursery.state);
  caverna.play(later, 0, 'place wishForChildren');
  expect(homeBoard({ ...nursery, state: later }, 0, { before: later }).changed).toEqual([]);
});

it('the action spaces at the end of a round do not have a harvest as their heading if there is only a feeding', () => {
  const headings = [3, 4].map((round) => {
    const shown = shownWith({}, { round });
    return actionBoard({ ...shown, state: { ...shown.state, phase: 'harvest', turn: undefined } }).headline;
  });
  expect(headings).toEqual(['Harvest', 'Feeding, no harvest']);
});

describe('the alt texts', () => {
  it('say where covering the board gives something', () => {
    const shown = shownWith({ cells: { c4: 'meadow', b4: 'field' } });
    expect(told(homeBoard(shown, 0))).toContain(
      'Covering brings: C1 (1 wild boar), F1 (2 food), A3 (1 wild boar), E4 (1 food).',
    );
  });

  it.each([1, 2])('name the prices of the tiles on sheet %i, and their points if there is room', (sheet) => {
    const { state, owners } = shownWith({});
    const input = supplySheets({ state, owners, words: WORDS }, { title: 'Tiles' })[sheet - 1];
    if (input === undefined) throw new Error('There is no such sheet.');
    const text = altText({ kind: 'supply', input }, WORDS);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text.endsWith('…')).toBe(false);
    expect(text).toContain(sheet === 1 ? 'Wood supplier (1 stone, 2 points)' : 'Treasure chamber (1 wood and 1 stone');
  });
});

describe('a choice', () => {
  /** The picture of a choice on Sheep farming with the given goods. */
  function sheepFarming(seat: Partial<Seat>, branch?: string) {
    const shown = shownWith(seat, { cards: { 1: 'sheepFarming' } });
    caverna.play(shown.state, 0, 'place sheepFarming');
    const options = caverna.decisions(shown.state)[0]?.options.filter(({ anytime }) => !anytime) ?? [];
    return choiceBoard(shown, 0, { options, ...(branch && { branch }) }) ?? expect.fail('Nothing can be built.');
  }

  it('keeps its places while a menu without places is open', () => {
    const { candidates } = sheepFarming({ goods: { stone: 9 } }, 'sow grain');
    expect(candidates).toEqual(sheepFarming({ goods: { stone: 9 } }).candidates);
  });

  it.each([
    // It could be fenced in several ways.
    [{ c4: 'meadow stable', b4: 'meadow' }, undefined],
    // It could be fenced in only one way.
    [{ c4: 'meadow stable' }, 'fence small'],
  ])('keeps showing a stable on a meadow that could be fenced: %j', (cells, branch) => {
    const input = sheepFarming({ goods: { wood: 9 }, cells }, branch);
    expect(drawingsOf(layout({ kind: 'choice', input }).shapes, /^icon:stable$/)).toHaveLength(1);
  });
});

describe('boards in one picture', () => {
  const boards = GOLDEN_PICTURES.flatMap(({ name, request }) => (request.kind === 'boards' ? [{ name, request }] : []));

  it.each(boards)('the alt text of $name fits Discord: who has what, and what has changed', ({ request }) => {
    const alt = altText(request, WORDS);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain(request.input.stage);
    for (const { owner, supply, lastAction, winner } of request.input.boards) {
      if (winner) expect(alt).toContain(`Winner: ${owner.name}.`);
      expect(alt).toContain(`${owner.name}: `);
      if (supply.food > 0) expect(alt).toContain(WORDS.amount('food', supply.food));
      if (lastAction !== undefined) expect(alt).toContain(lastAction);
    }
  });

  it('show and mention the stable on a forest space that yields something', () => {
    const shown = shownWith({ cells: { a3: 'forest stable' } });
    const boards = [0, 1].map((seat) => homeBoard(shown, seat));
    const request = { kind: 'boards', input: { title: 'All', stage: 'Round 3', boards } } as const;
    const { shapes } = layout(request);
    const barns = drawingsOf(shapes, /^icon:stable$/);
    const pills = shapes.flatMap((shape) => (shape.is === 'rect' && shape.fill === colours.boarPill ? [shape] : []));
    expect([barns.length, pills.length]).toEqual([1, 4]);
    for (const { x, y, w, h } of barns)
      expect(pills.filter((pill) => overlap(pill, { x, y, w, h: h * 0.6 }))).toEqual([]);
    expect(altText(request, WORDS)).toContain('1 stable');
  });

  it('say which tiles somebody has furnished, without the dwelling printed on every board', () => {
    const shown = shownWith({ furnishings: { d3: 'dwelling' } });
    const boards = [0, 1].map((seat) => homeBoard(shown, seat));
    const alt = altText({ kind: 'boards', input: { title: 'All', stage: 'Round 3', boards } }, WORDS);
    expect(alt).toContain('Dwelling');
    expect(alt).not.toContain('Entry-level dwelling');
  });
});
