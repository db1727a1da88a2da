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
import { colours, home } from '../../../../render/games/caverna/theme.ts';
import { type Box, type Shape, textBox } from '../../../../render/paint/shape.ts';
import { seatStyle, seatStyles } from '../../../../render/paint/theme.ts';
import { ownersOf } from '../../../../render/shared/owner.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../../../src/games/caverna/positions.ts';
import { drawingsOf, overlap, textsOf } from '../../legible.ts';
import { at, GOLDEN_PICTURES, WORDS } from './pictures.ts';

type Seat = NonNullable<PositionFile['seats']>[number];

/** A game of two at a player's turn, with the given goods for the first player. */
function shownWith(seat: Partial<Seat>, more: Partial<PositionFile> = {}): Shown {
  const state = stateFrom({
    players: 2,
    round: 3,
    startingPlayer: 1,
    ...more,
    seats: [{ dwarfs: [{}, {}], ...seat }, {}],
  });
  const owners = ownersOf(seatStyles.slice(0, 2).map(({ name }) => ({ name, colour: name })));
  return { state, owners, words: WORDS };
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
    expect(cells[at('b4')]?.holds).toBe(4);
    expect(cells[at('a4')]?.holds).toBe(2);
    expect(cells[at('b3')]?.holds).toBe(4);
    expect(cells[at('d4')]?.holds).toBe(2);
    expect(cells[at('c4')]?.holds).toBeUndefined();
    expect(cells[at('d3')]?.beds).toBe(2);
    expect(cells[at('d4')]?.beds).toBe(0);
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
    for (const part of ['red circle', '52 points', 'C4 (2 grain)', 'C2+C3 (6 sheep of 8, stable)'])
      expect(words).toContain(part);
    for (const part of ['weapon 7', 'child from next round', '3 wood', 'D2 Cooking cave'])
      expect(words).toContain(part);
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

describe('a family', () => {
  const nursery = shownWith(
    { goods: { food: 3, wood: 1 }, furnishings: { d3: 'dwelling' }, dwarfs: [{ weapon: 5 }, { weapon: 12 }] },
    { round: 5, cards: { 1: 'sheepFarming', 4: 'wishForChildren' }, spaces: { sheepFarming: { sheep: 1 } } },
  );

  it('marks the dwelling in which a child was born, and says so', () => {
    const board = boardAfter(nursery, 'place wishForChildren');
    expect(board.changed).toEqual([at('d3')]);
    expect(told(board)).toContain('Changed: D3');
    const later = caverna.clone(nursery.state);
    caverna.play(later, 0, 'place wishForChildren');
    expect(homeBoard({ ...nursery, state: later }, 0, { before: later }).changed).toEqual([]);
  });

  it('shows weapons, animals and gains side by side in the preprinted dwelling', () => {
    const { shapes } = layout({ kind: 'home', input: boardAfter(nursery, 'place sheepFarming') });
    const box = (found: Shape | undefined): Box => {
      if (found === undefined) throw new Error('It is not shown.');
      return found.is === 'text' ? textBox(found) : found;
    };
    const sheep = box(drawingsOf(shapes, /^icon:sheep$/)[0]);
    const gain = box(shapes.find((shape) => shape.is === 'rect' && shape.fill === colours.plus));
    const weapons = shapes.filter((shape) => shape.is === 'rect' && shape.fill === colours.steel).map(box);
    expect(weapons).toHaveLength(2);
    expect(overlap(sheep, gain)).toBe(false);
    for (const weapon of weapons) expect(overlap(weapon, sheep) || overlap(weapon, gain)).toBe(false);
  });
});

describe('the action spaces while a round is ending', () => {
  const ending = (round: number): string => {
    const { state } = shownWith({}, { round });
    return actionBoard({ ...shownWith({}, { round }), state: { ...state, phase: 'harvest', turn: undefined } })
      .headline;
  };

  it('do not have a harvest as their heading if everybody is fed without one', () => {
    expect(ending(3)).toBe('Harvest');
    expect(ending(4)).toBe('Feeding, no harvest');
  });
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
  /** The choice of a player on Sheep farming with the given goods, and its picture. */
  function sheepFarming(seat: Partial<Seat>, branch?: string) {
    const shown = shownWith(seat, { cards: { 1: 'sheepFarming' } });
    caverna.play(shown.state, 0, 'place sheepFarming');
    const options = caverna.decisions(shown.state)[0]?.options.filter(({ anytime }) => !anytime) ?? [];
    const input = choiceBoard(shown, 0, { options, ...(branch && { branch }) });
    if (input === undefined) throw new Error('Nothing can be built.');
    const { shapes } = layout({ kind: 'choice', input });
    const discs = shapes.filter((shape) => shape.is === 'rect' && shape.stroke === '#FFFFFF' && shape.h < 80);
    return { options, input, shapes, discs, stables: drawingsOf(shapes, /^icon:stable$/) };
  }

  it('keeps showing what a place yields if it only gets a stable', () => {
    const { shapes, stables } = sheepFarming({ goods: { stone: 9 } }, 'stable');
    const boars = drawingsOf(shapes, /^icon:boar$/);
    expect(boars).toHaveLength(2);
    for (const boar of boars) expect(stables.some((stable) => overlap(stable, boar))).toBe(false);
  });

  it('keeps its places while a menu without places is open', () => {
    const { input } = sheepFarming({ goods: { stone: 9 } }, 'sow grain');
    expect(input.candidates).toEqual(sheepFarming({ goods: { stone: 9 } }).input.candidates);
  });

  it('shows where a stable could be built, even on a meadow that could be fenced instead', () => {
    const cells = { c4: 'meadow', b4: 'meadow', a4: 'smallPasture' };
    const { options, stables } = sheepFarming({ goods: { wood: 9, stone: 9 }, cells });
    expect(options.map(({ move }) => move)).toEqual(expect.arrayContaining(['fence small c4', 'stable c4']));
    expect(stables).toHaveLength(options.filter(({ move }) => move.startsWith('stable ')).length);
  });

  it('keeps showing a stable if a meadow could be fenced in several ways', () => {
    const { stables, discs } = sheepFarming({ goods: { wood: 9 }, cells: { c4: 'meadow stable', b4: 'meadow' } });
    expect(stables).toHaveLength(1);
    for (const { x, y, h } of stables) {
      const foot = y + h - 14;
      expect(discs.some((disc) => disc.y < foot && disc.y > y && Math.abs(disc.x - x) < 90)).toBe(false);
    }
  });

  it('keeps showing how many animals are where a stable could be built', () => {
    const cells = { c4: 'meadow', 'c3 b3': 'largePasture', b4: 'smallPasture' };
    const { shapes, stables, discs } = sheepFarming({ goods: { stone: 9, sheep: 3, boar: 2 }, cells }, 'stable');
    const counts = textsOf(shapes).filter(({ text }) => text === '3' || text === '2' || text === '/4' || text === '/2');
    const seen = counts.filter((text) => !discs.some((disc) => disc.is === 'rect' && overlap(disc, textBox(text))));
    expect(seen.map(({ text }) => text)).toEqual(expect.arrayContaining(['3', '/4', '2', '/2']));
    const heads = drawingsOf(shapes, /^icon:(?:sheep|boar)$/).filter(({ alpha }) => alpha === undefined);
    for (const head of heads) expect(stables.some((stable) => overlap(stable, head))).toBe(false);
  });

  it('shows a stable that could be built whole, above the name of its place', () => {
    const cells = { c4: 'meadow', b4: 'smallPasture' };
    const { input, stables, discs } = sheepFarming({ goods: { wood: 9, stone: 9 }, cells }, 'stable');
    expect(stables).toHaveLength(input.candidates.length);
    for (const { alpha, x, y, w, h } of stables) {
      expect(alpha ?? 1).toBe(1);
      expect(w).toBeGreaterThan(home.cell.w / 3);
      const foot = y + h - 14;
      expect(discs.some((disc) => Math.abs(disc.x - x) < home.cell.w / 2 && disc.y < foot && disc.y > y)).toBe(false);
    }
  });
});

describe('boards in one picture', () => {
  const boards = GOLDEN_PICTURES.flatMap(({ name, request }) => (request.kind === 'boards' ? [{ name, request }] : []));

  it.each(boards)('the alt text of $name fits Discord: who has what, and what has changed', ({ request }) => {
    const alt = altText(request, WORDS);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain(request.input.stage);
    for (const { owner, supply, lastAction } of request.input.boards) {
      expect(alt).toContain(`${owner.name}: `);
      if (supply.food > 0) expect(alt).toContain(WORDS.amount('food', supply.food));
      if (lastAction !== undefined) expect(alt).toContain(lastAction);
    }
  });

  it('shows and mentions the stable on a forest space that yields something', () => {
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

  it.each(boards)('$name are two or three to a row, fill it, and are legible on a phone', ({ request }) => {
    const { width, shapes } = layout(request);
    const seats = request.input.boards.map(({ owner }) => seatStyle(owner.mark).colour);
    const bands = shapes.flatMap((shape) =>
      shape.is === 'rect' && seats.includes(shape.fill ?? '') ? [{ y: shape.y, w: shape.w }] : [],
    );
    const across = seats.length > 4 ? 3 : 2;
    const first = Math.min(...bands.map(({ y }) => y));
    for (const { y } of bands) {
      const row = bands.filter((band) => band.y === y);
      expect(row.length).toBe(y === first ? seats.length - across * Math.floor((seats.length - 1) / across) : across);
      expect(row.reduce((sum, { w }) => sum + w, 0)).toBeGreaterThan((row.length / across) * width * 0.95);
    }
    const phone = 390 / width;
    for (const { w } of drawingsOf(shapes, /icon:(?:sheep|cattle)$/))
      expect(w * phone).toBeGreaterThan(seats.length > 4 ? 5 : 8);
  });
});
