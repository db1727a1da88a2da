import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deedsTold, doings, turnTold } from '../../commands/games/caverna/deeds.ts';
import { branchOf, detailOf, labelOf } from '../../commands/games/caverna/labels.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { readBeginning } from '../../src/games/caverna/moves/beginnings.ts';
import { readMove } from '../../src/games/caverna/moves/codec.ts';
import type { Facts, OptionContext } from '../../src/messages/context.ts';
import { withIcons, withoutIcons } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { clip } from '../../src/messages/text.ts';
import { documented } from './documented.ts';
import { GOODS, LOOT, SPACES, TILES } from './ids.ts';

const own = gameWords(catalogue('en'), 'caverna');
const words = {
  ...own,
  label: (text: string, context?: OptionContext) => labelOf(own, readMove(text), context),
  detail: (text: string, context?: OptionContext) => detailOf(own, readMove(text), context),
  branch: (prefix: string) => branchOf(own, readBeginning(prefix)),
  turn: (name: string, moves: readonly string[], facts?: Facts) => withoutIcons(pictured(name, moves, facts)),
};
const pictured = (name: string, moves: readonly string[], changed?: Facts) =>
  turnTold(own, name, { done: moves.map((text) => ({ move: readMove(text) })), changed });

const pick = (values: readonly string[]) => fc.constantFrom(...values);
const cell = fc
  .tuple(pick([...'abcdefxg']), pick([...'123405']))
  .filter(([column, row]) => !('xg'.includes(column) && '05'.includes(row)))
  .map((pair) => pair.join(''));
const count = fc.integer({ min: 1, max: 14 }).map(String);
const line = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.filter(Boolean).join(' '));
const word = (text: string) => fc.constant(text);
const good = pick(GOODS);
const animals = fc.subarray(['sheep', 'donkey', 'boar', 'cattle'], { minLength: 1 }).map((all) => all.join(' '));
const ground = pick(['meadow', 'field', 'cavern', 'tunnel']);

/** Every kind of move that docs/moves.md names, with any ids, cells and numbers. */
const move = fc.oneof(
  line(pick(['place', 'imitate', 'protect']), pick(SPACES)),
  line(pick(['send', 'forge', 'beg', 'trade']), count),
  pick(['pass', 'grow', 'done', 'end', 'feed', 'take token', 'harvest field', 'harvest breeding']),
  fc
    .uniqueArray(good, { minLength: 1, maxLength: 5 })
    .chain((all) => line(pick(['take', 'leave']), ...all.flatMap((g) => [word(g), count]))),
  line(word('lay'), ground, cell),
  line(word('lay'), ground, cell, ground, cell),
  line(word('sow'), word('grain'), count, pick(['', 'vegetable 1', 'vegetable 2'])),
  line(word('furnish'), pick(TILES), pick(['', 'with ore for wood']), pick(['', 'with ore for stone'])),
  line(pick(['at', 'stable', 'fence small', 'mine ruby']), cell),
  line(word('fence large'), cell, cell),
  line(word('mine ore'), cell, word('deep'), cell),
  line(word('loot'), pick(Object.keys(LOOT))),
  line(pick(['buy', 'eat', 'ruby']), good),
  line(word('ruby'), ground),
  pick(['eat donkey donkey', 'undo to 41']),
  line(word('eat gold'), count),
  line(word('breed'), animals),
  line(word('use'), pick(TILES), fc.oneof(word(''), good, count)),
);

const amounts = fc.dictionary(good, fc.integer({ min: 0, max: 20 }), { maxKeys: 5 });
const context = fc.record(
  {
    players: fc.integer({ min: 1, max: 7 }),
    task: pick(['place', 'act', 'expedition', 'buy', 'final', 'strange']),
    harvest: fc.boolean(),
    lying: amounts,
    holder: fc.string(),
    pays: amounts,
    gains: amounts,
  },
  { requiredKeys: [] },
);

describe('the wording of moves', () => {
  it('reads every move that docs/moves.md names', () => {
    const moves = documented('caverna');
    expect(moves.length).toBeGreaterThan(30);
    for (const text of moves) expect(readMove(text).verb, text).not.toBe('other');
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('has words for every move and question of a game of %i', (players) => {
    const state = caverna.start(caverna.options.parse({}), players, `words ${players}`);
    for (let turn = 1; !caverna.finished(state); turn++) {
      const decisions = caverna.decisions(state);
      const decision = decisions[turn % decisions.length];
      if (decision === undefined) break;
      const { seat, task, options } = decision;
      expect(Object.keys(words.questions)).toContain(task);
      for (const option of options) expect(readMove(option.move).verb, option.move).not.toBe('other');
      const chosen = options.filter(({ anytime }) => !anytime);
      const from = chosen.length > 0 && turn % 9 > 0 ? chosen : options;
      caverna.play(state, seat, from[(turn * 7) % from.length]?.move ?? '');
    }
    expect(caverna.finished(state)).toBe(true);
  });

  it('labels and describes every move within the limits, in every context', () => {
    fc.assert(
      fc.property(move, context, (text, about) => {
        expect(readMove(text).verb).not.toBe('other');
        const label = words.label(text, about);
        expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(80);
        expect(label).not.toMatch(/undefined|NaN|\[object/);
        const detail = words.detail(text, about);
        if (detail !== undefined) {
          expect(detail.length).toBeGreaterThan(0);
          expect(detail.length).toBeLessThanOrEqual(100);
          expect(detail).not.toMatch(/undefined|NaN|\[object/);
        }
        const [verb = ''] = text.split(' ');
        // The room that a phone has for a menu.
        expect(words.menuTitle(verb).length).toBeLessThanOrEqual(32);
        const all = text.split(' ');
        for (let to = 1; to < all.length; to++) {
          const branch = words.branch(all.slice(0, to).join(' '));
          expect(branch.length).toBeGreaterThan(0);
          expect(branch.length).toBeLessThanOrEqual(80);
        }
      }),
    );
  });

  it('never stumbles over a text that is not a move', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), line(pick(['lay', 'use', 'eat', 'mine', 'constructor']), fc.string())),
        (text) => {
          expect(words.label(text).length).toBeLessThanOrEqual(80);
          expect(words.detail(text) ?? '').not.toMatch(/undefined|NaN/);
          expect(words.branch(text).length).toBeLessThanOrEqual(80);
          expect(words.turn('Mara', [text])).toMatch(/^\*\*Mara\*\*: /);
        },
      ),
    );
  });

  it.each([
    ['place driftMining', 'Drift mining'],
    ['send 8', 'Weapon 8 goes first (1 ruby)'],
    ['take wood 3 food 1', 'Take 3 wood and 1 food'],
    ['lay meadow c4 field b4', 'Meadow on C4, field on B4'],
    ['lay cavern d2 cavern d1', 'Two caverns on D2 and D1'],
    ['lay meadow c1 field c0', 'Meadow on C1, field above C1'],
    ['sow grain 2 vegetable 1', 'Sow 2 grain and 1 vegetable'],
    ['furnish cookingCave', 'Furnish: Cooking cave'],
    ['furnish carpenter with ore for stone', 'Furnish: Carpenter, ore for stone'],
    ['at d3', 'On D3'],
    ['fence large b3 c3', 'Large pasture on B3 and C3'],
    ['mine ore d2 deep e2', 'Ore mine D2, deep tunnel E2'],
    ['mine ruby e2', 'Ruby mine on E2'],
    ['forge 7', 'Forge a weapon of strength 7'],
    ['imitate clearing', 'Imitate Clearing'],
    ['buy cattle', 'Buy 1 cattle (3 gold)'],
    ['trade 3', '6 ore into 6 gold and 3 food'],
    ['breed sheep boar', 'Breed sheep and wild boars'],
    ['beg 2', '2 begging markers (−6 points)'],
    ['use workingCave ore', 'Working cave: feed a dwarf with 2 ore'],
    ['eat donkey donkey', '2 donkeys into 3 food'],
    ['eat gold 3', '3 gold into 2 food'],
    ['ruby cattle', '1 ruby and 1 food into 1 cattle'],
    ['ruby food', '1 ruby into 2 food'],
    ['ruby cavern', 'A cavern for 2 rubies'],
    ['use beerParlor food', 'Beer parlor: 2 grain into 4 food'],
    ['use peacefulCave 8', 'Peaceful cave: weapon of strength 8 into 8 food'],
    ['wave hand', 'Wave hand'],
  ])('%s is labelled “%s”', (text, label) => {
    expect(words.label(text)).toBe(label);
  });

  it('says what the context adds', () => {
    expect(words.label('feed', { pays: { food: 5 } })).toBe('Pay 5 food');
    expect(words.label('eat sheep', { gains: { food: 2 } })).toBe('1 sheep into 2 food');
    expect(words.label('done', { task: 'expedition' })).toBe('Bring home nothing more');
    expect(words.label('end', { harvest: true })).toBe('End my harvest');
    expect(words.label('end', { harvest: true, feeding: true })).toBe('Finish feeding');
    const owns = { food: 4, sheep: 1 };
    expect(words.label('eat sheep', { gains: { food: 1 }, owns })).toBe('1 sheep into 1 food (5 in all)');
    expect(words.label('ruby food', { gains: { food: 2 }, owns })).toBe('1 ruby into 2 food (6 in all)');
    // A phone has no room for more.
    expect(words.label('trade 2', { gains: { gold: 4, food: 2 }, owns })).toBe('4 ore into 4 gold and 2 food');
    expect(words.label('ruby dog', { gains: { dog: 1 }, owns })).toBe('1 ruby into 1 dog');
    // A name with a price shows only the player's own.
    const simple = (wood: number) =>
      words.label('furnish simpleDwelling42', { task: 'furnish', pays: { wood, stone: 2 } });
    expect(simple(4)).toBe('Simple dwelling (4 wood, 2 stone)');
    expect(simple(3)).toBe('Simple dwelling (3 wood, 2 stone)');
    const branch = branchOf(own, readBeginning('furnish simpleDwelling42'), { wood: 4, stone: 1 });
    expect(branch).toBe('Simple dwelling (4 wood, 1 stone)');
    const clearing = (clumsy?: true) => words.detail('place clearing', { players: 4, lying: { wood: 6 }, clumsy });
    expect(clearing(true)).toMatch(/^6 wood \(you give 1 back\) · /);
    expect(clearing()).toBe('6 wood · All wood here, and/or a meadow + field tile');
    expect(words.detail('imitate depot', { holder: 'Jo_' })).toBe('Jo_ · All wood and ore here (none now)');
    const cooking = words.detail('furnish cookingCave', { pays: { stone: 1 } });
    expect(cooking).toBe('Any time: 1 grain and 1 vegetable into 5 food');
    expect(words.label('furnish cookingCave', { pays: { stone: 2 } })).toBe('Furnish: Cooking cave (2 stone)');
    expect(words.label('furnish dogSchool', { pays: {} })).toBe('Furnish: Dog school (free)');
    expect(words.detail('furnish dogSchool', { pays: {} })).toBe('1 wood for each new dog');
    expect(words.label('lay meadow c4 field b4', { gains: { food: 1 } })).toBe('Meadow on C4, field on B4 (+1 food)');
    expect(words.detail('eat sheep')).toBeUndefined();
  });

  it.each([
    ['lay meadow c4', 'Meadow on C4'],
    ['fence large b3', 'Large pasture on B3'],
    ['mine ore d2', 'Ore mine on D2'],
    ['furnish carpenter', 'Carpenter'],
    ['use beerParlor', 'Beer parlor'],
    ['sow grain', 'Sow grain'],
  ])('the branch %s is labelled “%s”', (prefix, label) => {
    expect(words.branch(prefix)).toBe(label);
  });
});

describe('what happened', () => {
  it('uses the name of a folk’s own people', () => {
    const { blocked, people, question } = words;
    const elves = people('elves');
    const deed = (text: string) => ({ move: readMove(text), people: elves });
    expect(doings(own, [deed('place clearing')])).toEqual(['sent an elf to *Clearing*']);
    expect(doings(own, [deed('stay'), deed('feed')])).toEqual(['kept an elf at home', 'fed the elves']);
    expect(question('feed', people('mountainDwarves')).title).toBe('Your dwarfs are hungry');
    expect(question('place', people('silicoids', true)).title).toBe('Where does your goblin go?');
    expect(question('place').title).toBe('Where does your dwarf go?');
    expect(blocked('imitate', people('trolls'))).toBe('Imitate a space before you end your turn.');
  });

  it.each<[moves: string, told: string, facts?: Facts]>([
    [
      'place clearing, take wood 3, lay meadow c4 field b4, end',
      '*Clearing*, laid a meadow on C4 and a field on B4: +3 wood, +1 food.',
      { gained: { wood: 3, food: 1 } },
    ],
    // Goods are mentioned once: at the end, or in the sentence if the end leaves them out.
    ['place clearing, take wood 3, end', '*Clearing*, took 3 wood.'],
    ['place clearing, take wood 3, end', '*Clearing*, took 3 wood: +1 wood.', { gained: { wood: 1 } }],
    ['take grain 1, end', 'took goods: +1 grain, +2 food.', { gained: { grain: 1, food: 2 } }],
    // Moves that belong together are combined, and goods of the same kind added up.
    [
      'furnish cookingCave, at d3, eat sheep, eat sheep, eat grain',
      'furnished *Cooking cave* on D3 and turned 2 sheep and 1 grain into food.',
    ],
    ['use trader, use trader, end', 'used *Trader* (2 gold into 1 wood, 1 stone and 1 ore) ×2.'],
    ['ruby wood, ruby cattle, ruby cattle', 'turned 1 ruby into 1 wood and turned 2 rubies and 2 food into 2 cattle.'],
    ['swap mushroom, swap mushroom', 'turned 2 mushrooms into 2 vegetables.'],
    ['ruby food, ruby food, eat sheep', 'turned 2 rubies and 1 sheep into food.'],
    // Bought ground is mentioned once, with its cost.
    [
      'ruby meadow, lay meadow c4, ruby cavern, lay cavern d2',
      'laid a meadow on C4 for 1 ruby and laid a cavern on D2 for 2 rubies.',
    ],
    ['loot ore, loot smallPasture, done', 'brought home 2 ore and the right to fence a small pasture.'],
    ['pass, end', 'passed for the round.'],
    ['end', 'did nothing.'],
    ['feed, breed sheep', 'fed the dwarfs and bred 1 sheep: −4 food.', { paid: { food: 4 } }],
  ])('describes the turn “%s”: %s', (moves, told, facts) => {
    expect(words.turn('Jo', moves.split(', '), facts)).toBe(`**Jo**: ${told}`);
  });

  it.each([...Object.keys(LOOT), 'goblin'].filter((item) => !/^\d/.test(words.lootItem(item).effect)))(
    'says what %s lets somebody do, instead of listing it as goods',
    (item) => {
      expect(words.turn('Jo', [`loot ${item}`])).toMatch(
        /^\*\*Jo\*\*: brought home (the right to [a-z ]+|strength for all weapons|a dwelling for a goblin)\.$/,
      );
    },
  );

  it.each<[moves: string, told: string, facts: Facts]>([
    ['loot wood, loot grain', 'brought home 1 wood and 1 grain', { gained: { wood: 1, grain: 1 } }],
    [
      'loot wood, loot smallPasture, loot grain',
      'brought home 1 wood, 1 grain and the right to fence a small pasture: −1 ore',
      { gained: { wood: 1, grain: 1 }, paid: { ore: 1 } },
    ],
    ['loot weapons, loot wood', 'brought home 1 wood and strength for all weapons', { gained: { wood: 1 }, paid: {} }],
    // Goods gained and spent at once do not change in total.
    [
      'loot stone, loot furnish',
      'brought home 1 stone and the right to furnish a cavern: −1 wood',
      { gained: {}, paid: { wood: 1 } },
    ],
    ['trade 3', 'traded 6 ore for 6 gold and 3 food', { gained: { gold: 6, food: 3 }, paid: { ore: 6 } }],
    ['loot wood, loot stone', 'brought home 1 wood and 1 stone: −2 stone', { gained: { wood: 1 }, paid: { stone: 2 } }],
    // If the changes are unknown, the text does not mention them.
    ['loot stone', 'brought home 1 stone', {}],
  ])('mentions only once what “%s” brings: in the words, followed by all other changes', (moves, told, facts) => {
    const deeds = ['place adventure', ...moves.split(', ')].map((text) => ({ move: readMove(text) }));
    expect(withoutIcons(deedsTold(own, deeds, facts))).toBe(`*Adventure*, ${told}`);
  });

  it('lists goods from furnishing tiles with the tiles’ names', () => {
    const { received } = words.turnedUp;
    expect(withoutIcons(received('Jo', { wood: 1 }, ['woodSupplier']))).toBe('**Jo**: +1 wood from *Wood supplier*.');
    expect(withoutIcons(received('Jo', { wood: 1 }, []))).toBe('**Jo**: +1 wood from furnishing tiles.');
  });

  it('shows a name as it is written', () => {
    expect(words.turn('_*~|`Jo`', ['pass'])).toBe('**\\_\\*\\~\\|\\`Jo\\`**: passed for the round.');
  });

  it('shows an icon before each good, if Discord has one', () => {
    const told = pictured('Mara', ['place clearing', 'take wood 3', 'end'], { gained: { wood: 3 }, paid: { food: 1 } });
    expect(withIcons(told, (key) => `<${key}>`)).toContain('<caverna_wood>+3 wood, <caverna_food>−1 food.');
    expect(withIcons(told, () => '')).toBe(withoutIcons(told));
  });

  it('describes any turn within the length of a message', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), amounts, (moves, gained) => {
        const story = words.turn('Mara', moves, { gained });
        expect(story.length).toBeLessThanOrEqual(1500);
        expect(story).not.toMatch(/undefined|NaN|\[object/);
      }),
    );
  });
});

it('clip cuts no emoji in two and never exceeds the limit', () => {
  expect(clip('🐑🐑🐑', 4)).toBe('🐑…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, max) => {
      const short = clip(text, max);
      expect(short.length).toBeLessThanOrEqual(max);
      expect(() => encodeURIComponent(short)).not.toThrow();
    }),
  );
});
