import { describe, expect, it } from 'vitest';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** The places on offer to the first seat, in the order of the panel. */
function places({ state }: Scenario): string[] {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  const { option, rows } = cavernaWording(words, { state, decision, seats: [] });
  const own = decision.options.filter(({ move }) => move.startsWith('at '));
  return rows(own).flatMap(({ options }) => options.map((one) => option(one).text));
}

describe('places for a crop or a tile', () => {
  const life = { round: 9, cards: { '7': 'familyLife' } } as const;

  it('say on which ground they are if that differs, forest last', () => {
    const cells = { c4: 'field', b4: 'meadow' };
    const elves = as('elves', { goods: { grain: 1 }, cells }, life).play('place familyLife');
    const [first, second, ...others] = places(elves);
    expect([first, second]).toEqual(['Field on C4', 'Forest on A1']);
    expect(others.every((place) => place.startsWith('Forest on '))).toBe(true);
    const decision = caverna.decisions(elves.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaQuestion(words, { ...elves, decision, seats: [] }).help).toContain(
      'Forest that stays bare can still become a pasture.',
    );
    const rich = { goods: { wood: 9, stone: 9 }, cells: { e3: 'cavern' } };
    const tile = as('elves', rich).play('place housework', 'furnish miner');
    expect(places(tile).slice(0, 3)).toEqual(
      ['Cavern on D3', 'Cavern on E3', 'Forest on A1'].map((place) => `${place} (+1 dog)`),
    );
  });

  it('are only named if all of them are alike', () => {
    const rich = { goods: { wood: 9, stone: 9 }, cells: { e3: 'cavern' } };
    expect(places(mine(rich).play('place housework', 'furnish miner'))).toEqual(['On D3 (+1 dog)', 'On E3 (+1 dog)']);
  });
});
