import { describe, expect, it } from 'vitest';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, withGoblin } from '../games/caverna/folks/table.ts';
import { asked } from './asked.ts';
import { pixels } from './fixture.ts';

const { about, topic } = cavernaRulebook(gameWords(catalogue('en'), 'caverna'), pixels);
const NOTHING = 'Does nothing for you: ';

const RICH = {
  goods: { wood: 9, stone: 9, ore: 9, food: 9, grain: 2, vegetable: 2, ruby: 2 },
  cells: { e3: 'cavern' },
};

/** What a folk reads about a tile: in the menu, and on the page about it. */
function told(folk: string, tile: string, seat: object = {}) {
  const folkTiles = [...new Set(['trolls', LENT[tile] ?? 'trolls'])].filter((id) => id !== folk);
  const game = as(folk, { ...RICH, ...seat } as never, { folkTiles });
  const page = about(topic(`tile:${tile}`) ?? expect.fail(tile), { state: game.state, seat: 0 }).join('\n');
  return { menu: asked(game.play('place housework')).option(`furnish ${tile}`).detail ?? '', page };
}

/** Which folk other than trolls brings a tile to the table. */
const LENT: Readonly<Record<string, string>> = { guardDogSchool: 'caveGoblins' };

describe('a furnishing tile that does nothing for a folk', () => {
  it.each([
    ['caveGoblins', 'additionalDwelling', 'you may have six people without it'],
    ['humans', 'officeRoom', 'your tiles may overhang anyway'],
    ['mountainDwarves', 'officeRoom', 'your tiles may overhang anyway'],
    ['paleOnes', 'officeRoom', 'your tiles may overhang anyway'],
    ['silicoids', 'miningCave', 'you eat stone, not food'],
    ['elves', 'explorersCave', 'printed bonuses give you nothing'],
    ['trolls', 'boneCrusher', 'your dogs, sheep and donkeys are worth 2 food anyway'],
    ['trolls', 'guardDogSchool', 'you forge only strength 4'],
  ])('says so to %s in the menu and on its own page: %s', (folk, tile, reason) => {
    const { menu, page } = told(folk, tile);
    expect(menu).toMatch(new RegExp(`^\\d points?|^${NOTHING}`));
    expect(menu).toContain(NOTHING + reason);
    expect(page).toContain(NOTHING + reason);
  });

  it('says so to anybody with a goblin, who may have six people with it', () => {
    const { furnishings, ...family } = withGoblin();
    const seat = { ...family, furnishings: { ...furnishings, d2: 'dwelling' } };
    const dwarfs = [{ at: 'clearing' }, {}, { goblin: true }];
    expect(told('trolls', 'additionalDwelling', { ...seat, dwarfs }).menu).toContain('six people without it');
    expect(told('trolls', 'guardDogSchool', { ...seat, dwarfs }).menu).not.toContain(NOTHING);
    expect(told('silicoids', 'miningCave', { ...seat, dwarfs }).menu).not.toContain(NOTHING);
  });

  it('says nothing of the kind to those that it helps', () => {
    for (const tile of ['additionalDwelling', 'officeRoom', 'miningCave', 'boneCrusher', 'guardDogSchool']) {
      const { menu, page } = told('darkElves', tile);
      expect(menu, tile).not.toContain(NOTHING);
      expect(page, tile).not.toContain(NOTHING);
    }
  });
});
