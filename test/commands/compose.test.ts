import { ButtonBuilder } from '@discordjs/builders';
import type { APISelectMenuOption } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bytesOf, compose } from '../../commands/discord/compose.ts';
import { fitTexts } from '../../commands/discord/fit-texts.ts';
import { BYTES_LIMIT } from '../../commands/discord/limits.ts';
import { rowsOf } from '../../commands/discord/phone.ts';
import { button, buttons, menu } from '../../commands/discord/rows.ts';

const PRESS = { on: 'menu', game: 'game', step: 1 } as const;

/** The choices of a message with menus of 25 choices each, each with an explanation of this many letters. */
function choicesOf({ menus, letters }: { readonly menus: number; readonly letters: number }) {
  const choices = Array.from({ length: 25 }, (_, index) => ({
    text: `Tile ${index} (2 wood, 1 stone)`,
    detail: 'x'.repeat(letters),
    value: `furnish tile${index}`,
    icon: index % 2 === 0 ? '🔒' : 'caverna_wood',
  }));
  const rows = Array.from({ length: menus }, (_, slot) => menu(PRESS, { placeholder: 'Furnish', choices, slot }));
  const message = compose(['What do you do here?', ...rows]);
  const { components } = JSON.parse(JSON.stringify(message.components[0])) as {
    readonly components: readonly { readonly components?: readonly { readonly options: APISelectMenuOption[] }[] }[];
  };
  expect(bytesOf(components)).toBeLessThanOrEqual(BYTES_LIMIT);
  return components.flatMap(({ components: inner = [] }) => inner.flatMap(({ options }) => options));
}

describe('a message with more choices than Discord has room for', () => {
  it('keeps everything while there is room', () => {
    const choices = choicesOf({ menus: 2, letters: 60 });
    expect(choices.every(({ description, emoji }) => description?.length === 60 && emoji)).toBe(true);
  });

  it('first leaves out uploaded icons, and never the lock of what cannot be chosen', () => {
    const choices = choicesOf({ menus: 3, letters: 30 });
    expect(new Set(choices.map(({ emoji }) => emoji?.name))).toEqual(new Set(['🔒', undefined]));
    expect(choices.every(({ description }) => description === 'x'.repeat(30))).toBe(true);
  });

  it('then shortens explanations as little as it must', () => {
    const choices = choicesOf({ menus: 3, letters: 90 });
    expect(choices.filter(({ emoji }) => emoji?.name === '🔒')).toHaveLength(39);
    for (const { description = '' } of choices) expect(description).toMatch(/^x{20,60}…$/);
  });
});

it('a message with more rows of buttons than Discord allows joins as many of them as necessary', () => {
  const single = (_: unknown, slot: number) => buttons(button(PRESS, { label: `Place ${slot}`, slot }));
  const choice = { text: 'Tile', value: 'furnish tile' };
  const rowsOf = (count: number) => {
    const rows = [...Array.from({ length: count }, single), menu(PRESS, { placeholder: 'Furnish', choices: [choice] })];
    const [container] = compose(['Where?', ...rows]).components;
    return container?.components.flatMap((part) => ('components' in part ? [part.components.length] : []));
  };
  expect(rowsOf(18)).toEqual(Array.from({ length: 19 }, () => 1));
  expect(rowsOf(20)).toEqual([5, ...Array.from({ length: 16 }, () => 1)]);
  expect(rowsOf(30)).toEqual([5, 5, 5, 5, 5, 5, 1]);
});

/** The part about one player: a heading and this many lines. */
const part = (name: string, lines: number) =>
  [
    `**${name}**`,
    ...Array.from({ length: lines }, (_, line) => `Round ${line + 1}: something that ${name} has done`),
  ].join('\n');

it('texts that are too long for a message are cut evenly, each after a whole line', () => {
  const heading = '## What happened';
  const parts = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Bo', 'Ada'].map((name) => part(name, 20));
  const [first, ...fitted] = fitTexts([heading, ...parts], 0);
  expect(first).toBe(heading);
  expect(fitted).toHaveLength(7);
  for (const [index, text] of fitted.entries()) {
    const lines = text.split('\n');
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)).toBe('…');
    expect(parts[index]?.startsWith(lines.slice(0, -1).join('\n'))).toBe(true);
  }
});

it('texts that fit stay as they are, and one long line is cut where the room ends', () => {
  const texts = ['## Heading', part('Mara', 3)];
  expect(fitTexts(texts, 0)).toEqual(texts);
  const [short, long = ''] = fitTexts(['Short.', 'x'.repeat(9_000)], 0);
  expect(short).toBe('Short.');
  expect(long).toMatch(/^x{3000,}…$/);
});

const rows = (...labels: string[]): string[] =>
  rowsOf(...labels.map((label) => new ButtonBuilder().setLabel(label))).map(({ components }) =>
    components.map(({ data }) => ('label' in data ? (data.label ?? '') : '')).join(', '),
  );

it('breaks a row of buttons where a phone would, into rows of about the same width', () => {
  expect(rows('End turn', '?', 'More')).toEqual(['End turn, ?, More']);
  expect(rows('Take it back', 'Board', 'Plan ahead', 'More')).toEqual(['Take it back, Board', 'Plan ahead, More']);
  expect(rows('End turn without a furnishing (+1 dog)', 'Step back', 'Start over', '?', 'More')).toEqual([
    'End turn without a furnishing (+1 dog)',
    'Step back, Start over',
    '?, More',
  ]);
  expect(rows()).toEqual([]);
});
