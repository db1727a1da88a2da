import { expect, test } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { expeditionOf, lootBoard } from '../../../../render/games/caverna/index.ts';
import { layout } from '../../../../render/games/caverna/layout/index.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import { spritesOf, wordsIn } from '../../legible.ts';
import { OWNERS, WORDS } from './pictures.ts';

test('loot that is dark although the dwarf is strong enough says what it needs', () => {
  const state = stateFrom({ players: 2, round: 8, seats: [{ cells: { c4: 'meadow' }, goods: { wood: 2 } }, {}] });
  const shown = { state, owners: OWNERS.slice(0, 2), words: WORDS };
  const expedition = { seat: 0, strength: 12, level: 2, taken: ['dog'], possible: ['wood'] };
  const input = lootBoard(shown, { title: 'Choose loot', expedition });
  const why = Object.fromEntries(input.items.map((item) => [item.id, item.why]));
  expect(why).toMatchObject({
    largePasture: 'Needs two meadows side by side',
    sow: 'Needs grain or vegetables',
    dog: undefined,
    breed: undefined,
  });
  expect(wordsIn(layout({ kind: 'loot', input }).shapes).join(' ')).toContain('Needs two meadows side by side');
  const alt = altText({ kind: 'loot', input }, WORDS);
  expect(alt).toContain('Large pasture (needs two meadows side by side)');
  expect(alt).toContain('Breed (14)');
});

test('the strength is shown beside the head of a goblin if a goblin goes', () => {
  const family = { dwarfs: [{ at: 'logging' }, { at: 'clearing' }, { goblin: true as const, weapon: 3 }] };
  const seats = [{ ...family, furnishings: { d3: 'dwelling' } }, { passed: true }];
  const state = stateFrom({ players: 2, round: 5, options: { folks: { seats: ['darkElves'] } }, seats });
  caverna.play(state, 0, 'place blacksmithing');
  const shown = { state, owners: OWNERS.slice(0, 2), words: WORDS };
  const input = lootBoard(shown, { title: 'Choose loot', expedition: expeditionOf(state, 0) });
  const heads = spritesOf(layout({ kind: 'loot', input }).shapes).filter((name) => name.startsWith('person'));
  expect(heads).toEqual(['person:goblin:0']);
});
