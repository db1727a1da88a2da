import type { APISelectMenuOption } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bytesOf, compose } from '../../commands/discord/compose.ts';
import { BYTES_LIMIT } from '../../commands/discord/limits.ts';
import { menu } from '../../commands/discord/rows.ts';

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
