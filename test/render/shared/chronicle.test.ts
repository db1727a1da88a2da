import { describe, expect, it } from 'vitest';
import { icon, textBox } from '../../../render/paint/shape.ts';
import { seatStyles } from '../../../render/paint/theme.ts';
import { chronicleAlt } from '../../../render/shared/alt.ts';
import { curves } from '../../../render/shared/art/curves.ts';
import { type ChronicleInput, chronicleLayout } from '../../../render/shared/chronicle.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { drawingsOf, leaving, overlap, spritesOf, textsOf, wordsIn } from '../legible.ts';

const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Bartholomäus von Hohenstein', 'Ann', 'Zed'];

const chronicle = (players: number, points: (seat: number, round: number) => number): ChronicleInput => ({
  title: 'How it went',
  rounds: ['1', '2', '3'],
  players: NAMES.slice(0, players).map((name, mark) => ({
    owner: { mark, letter: name.charAt(0), name },
    winner: mark === 0,
    points: [0, 1, 2].map((round) => points(mark, round)),
    bests: ['Richest miner: 4 mines', 'Personal best: 64, up from 58'],
  })),
});

it('an unknown round has its place, and curves skip it', () => {
  const input = chronicle(1, (_, round) => 20 * round);
  const { shapes } = chronicleLayout({
    ...input,
    players: input.players.map((player) => ({ ...player, points: [0, undefined, 40] })),
  });
  expect(wordsIn(shapes)).toEqual(expect.arrayContaining(['1', '2', '3']));
  const curve = spritesOf(shapes).find((name) => name.startsWith('curves:')) ?? '';
  expect(curve).toContain('"points":[[0,1000],[1000,0]]');
});

describe.each([1, 2, 4, 7])('the chronicle of %i players', (players) => {
  const input = chronicle(players, (seat, round) => 20 * round - 25 + seat);
  const { width, height, shapes } = chronicleLayout(input);

  it('names everybody, and what each did best, in the order of the ranks', () => {
    const said = wordsIn(shapes);
    const order = NAMES.slice(0, players).map((name) => said.indexOf(name));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(said.filter((text) => text === 'Richest miner: 4 mines')).toHaveLength(players);
    expect(said.filter((text) => text === 'Personal best: 64, up from 58')).toHaveLength(players);
  });

  it('is in landscape, and nothing goes beyond its edges', () => {
    expect(width / height).toBeCloseTo(11 / 7, 1);
    expect(leaving({ width, height, shapes })).toEqual([]);
  });

  it('cuts nothing that somebody did best, and keeps it away from the winner’s crowned figure', () => {
    const { honours } = catalogue('en').games.caverna;
    const human = { one: 'human', many: 'humans' };
    const bests = [
      ...Object.values(honours.most).map((told) => told(15, human)),
      ...['animals', 'grain', 'tiles', 'bonus', 'prevented', 'vegetable'].map((key) => honours.line(key, 27)),
    ];
    expect(bests).toContain('Strongest human: 15');
    for (const best of bests) {
      const told = input.players.map((player) => ({ ...player, winner: true, bests: [best, best] }));
      const drawn = chronicleLayout({ ...input, players: told }, (_, at, size) => [icon('figure', at, size)]).shapes;
      expect(textsOf(drawn).flatMap(({ whole }) => whole ?? [])).toEqual([]);
      const figures = drawingsOf(drawn, /^(figure|icon:crown)/);
      expect(figures).toHaveLength(2 * players);
      const lines = textsOf(drawn).filter(({ text }) => text === best);
      expect(lines).toHaveLength(2 * players);
      for (const line of lines) expect(figures.filter((figure) => overlap(figure, textBox(line)))).toEqual([]);
    }
  });

  it('keeps the tokens of curves that end together apart', () => {
    const level = chronicleLayout(chronicle(players, () => 12)).shapes;
    const ends = drawingsOf(level, /^seat:/).filter(({ x }) => x < 1000);
    expect(ends).toHaveLength(players);
    const tops = ends.map(({ y }) => y).toSorted((one, other) => one - other);
    for (const [at, y] of tops.entries()) {
      if (at > 0) expect(y - (tops[at - 1] ?? 0)).toBeGreaterThanOrEqual(ends[0]?.h ?? 0);
      expect(y + (ends[0]?.h ?? 0)).toBeLessThanOrEqual(height);
    }
  });
});

it('a chronicle has words', () => {
  const alt = {
    course: (rounds: string, points: string) => `Rounds ${rounds}: ${points}.`,
    expected: (rounds: string) => `Expected in rounds ${rounds}.`,
  };
  const input = chronicle(2, (seat, round) => round - seat);
  expect(chronicleAlt(input, alt)).toBe(
    'How it went. Mara: Richest miner: 4 mines, Personal best: 64, up from 58. Tom: Richest miner: 4 mines, Personal best: 64, up from 58. Rounds 1–3: Mara 0 1 2; Tom −1 0 1.',
  );
});

it('the words of a chronicle say no more than its picture, and call expected points “expected”', () => {
  const input = chronicle(2, () => 7);
  const players = input.players.map((player) => ({
    ...player,
    marks: [1],
    bests: ['Most walls', 'Most iron', 'Most gold'],
  }));
  const course = (rounds: string): string => `Rounds ${rounds}.`;
  const expected = (rounds: string): string => `Expected in rounds ${rounds}.`;
  expect(chronicleAlt({ ...input, players }, { course, expected })).toBe(
    'How it went. Mara: Most walls, Most iron. Tom: Most walls, Most iron. Expected in rounds 1–3.',
  );
});

it('a chronicle says in words that a round is unknown, and invents no points', () => {
  const input = chronicle(1, () => 7);
  const players = input.players.map((player) => ({ ...player, bests: [], points: [7, undefined, 9] }));
  const course = (_rounds: string, points: string): string => points;
  expect(chronicleAlt({ ...input, players }, { course, expected: course })).toBe('How it went. Mara 7 ? 9');
});

it('curves are drawn in the colours of the seats, with a dot for each round', () => {
  const [red, yellow] = seatStyles;
  const line = ({ colour }: { colour: string }, from: number, to: number) => ({
    colour,
    points: [
      [0, from],
      [1000, to],
    ],
  });
  const lines = [line(red, 0, 1000), line(yellow, 500, 500)];
  const svg = curves(JSON.stringify(lines), { w: 120, h: 220, margin: 10 });
  expect(svg).toContain(`d="M 10 10 L 110 210"`);
  expect(svg.match(/<circle/g)).toHaveLength(4);
  for (const { colour } of lines) expect(svg).toContain(`stroke="${colour}"`);
});
