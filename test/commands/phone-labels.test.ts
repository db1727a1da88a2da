import { it } from 'vitest';
import { expectPhonesShowAll } from './limits/phones.ts';

it.each([1, 3])('in a game of %i, a phone shows all words of menus and buttons', (players) =>
  expectPhonesShowAll(players, 9),
);
