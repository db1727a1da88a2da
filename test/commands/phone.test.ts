import { ButtonBuilder } from '@discordjs/builders';
import { expect, it } from 'vitest';
import { rowsOf } from '../../commands/discord/phone.ts';

const rows = (...labels: string[]): string[][] =>
  rowsOf(...labels.map((label) => new ButtonBuilder().setLabel(label))).map(({ components }) =>
    components.map(({ data }) => ('label' in data ? (data.label ?? '') : '')),
  );

it('breaks a row of buttons where a phone would, into rows of about the same width', () => {
  expect(rows('End turn', '?', 'More')).toEqual([['End turn', '?', 'More']]);
  expect(rows('Take it back', 'Board', 'Plan ahead', 'More')).toEqual([
    ['Take it back', 'Board'],
    ['Plan ahead', 'More'],
  ]);
  expect(rows('End turn without a furnishing (+1 dog)', 'Step back', 'Start over', '?', 'More')).toEqual([
    ['End turn without a furnishing (+1 dog)'],
    ['Step back', 'Start over'],
    ['?', 'More'],
  ]);
  expect(rows()).toEqual([]);
});
