import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, test } from 'vitest';
import { OPTION_LIMIT } from '../../commands/discord/limits.ts';
import type { Tips } from '../../commands/face/advice.ts';
import { caveTips } from '../../commands/games/cave-vs-cave/tips.ts';
import { cavernaTips, purposeOf } from '../../commands/games/caverna/tips.ts';
import type { Decision, Option } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { toldTo } from '../../src/messages/english/caverna/people.ts';
import { catalogue, gameWords, LANGUAGES } from '../../src/messages/index.ts';
import { openTable } from '../faults/tables.ts';
import { as } from '../games/caverna/folks/table.ts';
import { game, mine, type Scenario, type Seat } from '../games/caverna/scenario.ts';
import { asked } from './asked.ts';
import type { SceneOptions } from './fixture.ts';
import { peopleOf } from './people.ts';

const words = gameWords(catalogue('en'), 'caverna');

const tipFor = (scenario: Pick<Scenario, 'state'>, move: string) => asked(scenario).tip(move)?.text;
const regretsAt = (scenario: Scenario) => asked(scenario).regrets();

const HUNGRY = mine({ food: 0 }, { round: 3, spaces: { sustenance: { food: 4 } } });

describe('somebody new to Caverna reads', () => {
  const BEGUN = game(2, { food: 1 }, { round: 1 });
  const RICH = { food: 9, wood: 9, stone: 9 };
  const BUILDER = mine({ food: 9, wood: 1, stone: 1 }, { spaces: { driftMining: { stone: 1 }, logging: { wood: 3 } } });
  const SOWER = mine({ grain: 2, c4: 'field', b4: 'field' }).play('place slashAndBurn');
  const STABLES = mine({ stone: 1, c4: 'meadow' }, { spaces: { sheepFarming: { sheep: 2 } } }).play(
    'place sheepFarming',
  );
  const furnishing = (round = 5) => mine(RICH, { round }).play('place housework');
  const herding = (sheep: number) => mine({ food: 9, sheep }, { round: 4, spaces: { sheepFarming: { sheep: 3 } } });
  const exploring = (folk: string, weapon = 5) =>
    as(folk, { dwarfs: [{ weapon }, { weapon }], d3: 'carpenter' }, { round: 9 }).play('place exploration');

  it.each<[string, string, RegExp | undefined, Pick<Scenario, 'state'>]>([
    [
      'how many people a space feeds, and when',
      'place sustenance',
      /^feeds 2 dwarfs at the harvest of round 3$/,
      HUNGRY,
    ],
    ['that a dwelling matters more than a little food', 'place supplies', /^towards a dwelling: /, BEGUN],
    // The simple dwelling costs 4 wood and 2 stone.
    ['what a dwelling still lacks', 'place driftMining', /^towards a dwelling: then you still need 3 wood$/, BUILDER],
    ['what a dwelling still lacks', 'place logging', /^towards a dwelling: then you still need 1 stone$/, BUILDER],
    ['what ore is good for', 'loot ore', /^ore forges weapons/, exploring('darkElves')],
    ['that Trolls do not forge with ore', 'loot ore', /you forge with wood$/, exploring('trolls')],
    ['what Cave Goblins pay for a weapon', 'loot ore', /: 3 ore for strength 1,/, exploring('caveGoblins')],
    ['that a tunnel is for mines', 'loot tunnel', /tunnels hold mines$/, exploring('darkElves', 9)],
    ['what a dwelling is good for', 'furnish dwelling', /^a bed for a third dwarf, born later$/, furnishing()],
    ['nothing about beds if it is too late for a child', 'furnish carpenter', undefined, furnishing(11)],
    ['what each sown space gives', 'sow grain 2', /^grows to 6 grain; each space gives 1 per harvest$/, SOWER],
    ['that a stable in the forest is for wild boars', 'stable a1', /^room for 1 wild boar$/, STABLES],
    ['that other stables are for all animals', 'stable c4', /^more room for animals$/, STABLES],
  ])('%s: %s', (_, move, told, scenario) => {
    expect(tipFor(scenario, move)).toEqual(told && expect.stringMatching(told));
  });

  it('that goods cover the missing food if they are worth more', () => {
    const trolls = (food: number) => as('trolls', { dwarfs: [5, 5], food, d3: 'carpenter' }, { round: 3 });
    const tip = (food: number) => tipFor(trolls(food).play('place logging'), 'loot dog');
    expect(tip(5)).toBe('covers the missing 1 food at the harvest of round 3');
    expect(tip(4)).toBe('worth 2 food at the harvest of round 3');
  });

  it('that a tile saves points only if unused spaces cost any', () => {
    const tip = (folk: string) => tipFor(as(folk).play('place clearing'), 'lay meadow c3 field c4') ?? '';
    expect(tip('trolls')).toBe('covers 2 spaces, which saves 2 points at the end');
    expect(tip('elves')).not.toContain('saves');
  });

  it.each([
    // Two of them have room in the entry-level dwelling.
    ['before animals without room come', 'place sheepFarming', 'no room for 1 of the 3 sheep: eat it or', herding(0)],
    ['before animals without room come', 'place sheepFarming', 'no room for 2 of the 3 sheep: eat them or', herding(1)],
    ['before animals without room come', 'place sheepFarming', 'no room for 3 sheep: eat them or', herding(2)],
    ['before the last cavern is filled without a bed', 'furnish carpenter', 'last cavern', furnishing()],
  ])('a warning %s', (_, move, told, scenario) => {
    const tip = asked(scenario).tip(move);
    expect(tip).toEqual({ text: expect.stringContaining(told), isWarning: true });
  });

  it('before a turn ends, that a bed is missing, and before the last dwarf is placed, that food is', () => {
    expect(regretsAt(furnishing())).toEqual([expect.stringContaining('no bed for a third dwarf')]);
    const hungry = mine({ food: 0, dwarfs: ['logging', {}] }, { round: 3 });
    expect(regretsAt(hungry)).toEqual([expect.stringContaining('you lack 4 food')]);
  });

  it('no warning of a last cavern with a folk that can still furnish the forest', () => {
    const elves = (seat: Seat = {}) => as('elves', { food: 9, wood: 9, stone: 9, ...seat });
    const choosing = elves().play('place housework');
    expect(regretsAt(choosing)).toEqual([]);
    expect(tipFor(choosing, 'furnish miner')).not.toBe('last cavern');
    expect(tipFor(choosing.play('furnish miner'), 'at d3')).not.toBe('last cavern');
    const filled = elves({ d3: 'miner' });
    expect(tipFor(filled, 'place housework')).toBe('you can pay for a dwelling: a bed for a third elf');
  });

  it.each<[string, string, Seat, number, string]>([
    ['dwarves', 'grain and vegetables', { c4: 'field grain', b4: 'field vegetable' }, 3, 'you lack 1 food'],
    ['dwarves', 'no crops before a feeding', { c4: 'field grain', b4: 'field vegetable' }, 4, 'you lack 2 food'],
    ['elves', 'gemfruits', { c4: 'field gemfruit' }, 3, 'you lack 2 food'],
    ['paleOnes', 'mushrooms', { d2: 'cavern mushroom' }, 3, 'you lack 2 food'],
  ])('what %s lack at a feeding after the Field phase brought %s', (folk, _, sown, round, told) => {
    const hungry = as(folk, { ...sown, dwarfs: ['logging', {}] }, { round });
    expect(regretsAt(hungry)).toEqual([expect.stringContaining(told)]);
  });

  it.each<[string, string, Seat, number, string]>([
    ['elves', 'food', { c4: 'huntersHut' }, 3, 'you lack 1 food'],
    ['elves', 'nothing, as there is no harvest', { c4: 'huntersHut' }, 4, 'you lack 2 food'],
    ['dwarves', 'nothing, as the Working cave feeds one', { d3: 'workingCave', wood: 1 }, 3, 'you lack 2 food'],
    ['dwarves', 'nothing to feed one with', { d3: 'workingCave' }, 3, 'you lack 4 food'],
    ['humans', 'gold', { d3: 'meadParlor', c4: 'meadow', b4: 'meadow', gold: 4 }, 3, 'or pay with gold'],
  ])('what %s lack at a feeding if tiles give them %s', (folk, _, furnished, round, told) => {
    const hungry = as(folk, { ...furnished, dwarfs: ['logging', {}] }, { round });
    expect(regretsAt(hungry)).toEqual([expect.stringContaining(told)]);
  });
});

/**
 * Exchanges, ending a turn and what other players decide need no reason; the effect of a furnishing tile is a reason,
 * and so is that of an action tile that activates rooms.
 */
const NEED_NONE =
  /^(end|furnish|done|stay|send|pay|keep|leave|undo|imitate|harvest|eat|feast|swap|at|go|cover|other|before|activate|give|trade|raise|take|use (cultivation|undergrowth|undermining|masonry|driftMining|expedition))\b/;

/** Every choice of a random game, with the tips of a newcomer. */
function* played<S>(game: Game<S>, state: S, tipsOf: (state: S, decision: Decision) => Tips) {
  const random = randomFrom('tips');
  for (let turn = 0; turn < 160 && !game.finished(state); turn++) {
    const decision = game.decisions(state)[0] ?? expect.fail();
    const tips = tipsOf(game.view(state, decision.seat), decision);
    for (const option of decision.options) yield { option, reason: tips.reason(option) };
    const own = decision.options.filter(({ anytime, move }) => !anytime && move !== 'pass');
    const options = own.length > 0 ? own : decision.options;
    game.apply(state, decision.seat, options[random.below(options.length)] ?? expect.fail());
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  /** Expects each of these choices to have a reason if it needs one, in a line that a menu has room for. */
  function check(choices: ReturnType<typeof played>): void {
    const silent = new Set<string>();
    for (const { option, reason } of choices) {
      if (reason === undefined && !option.anytime && !NEED_NONE.test(option.move)) silent.add(option.move);
      expect(reason?.text.length ?? 0).toBeLessThanOrEqual(OPTION_LIMIT - 20);
      expect(reason?.text ?? '').not.toMatch(/undefined|NaN|\.$/);
    }
    expect([...silent]).toEqual([]);
  }

  it.each([1, 2, 4])('every choice in Caverna has a reason (%i)', (players) => {
    const own = gameWords(catalogue(language), 'caverna');
    const state = caverna.start(caverna.options.parse({}), players, 'tips');
    check(played(caverna, state, (seen, decision) => cavernaTips(own, { state: seen, decision, seats: [] })));
  });

  it('every choice in Cave vs Cave has one', () => {
    const own = gameWords(catalogue(language), 'cave-vs-cave');
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'tips');
    check(played(caveVsCave, state, (seen, decision) => caveTips(own, { state: seen, decision, seats: [] })));
  });
});

test.each([
  ['excavation', [], 1, 'two more rooms for sale'],
  ['excavation', ['pay food 2'], 1, 'one more room for sale'],
  ['excavation', [], 2, 'one more room for sale'],
])('a newcomer to Cave vs Cave reads how many rooms come up for sale: %s, %j, %i', (tile, moves, players, rooms) => {
  const own = gameWords(catalogue('en'), 'cave-vs-cave');
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), players, 'tips');
  for (const { goods } of state.players) goods.food = 2;
  const [{ seat }] = caveVsCave.decisions(state) as [Decision];
  for (const move of [`use ${tile}`, ...moves]) caveVsCave.play(state, seat, move);
  const [decision] = caveVsCave.decisions(state) as [Decision];
  const digging = decision.options.find(({ move }) => move.startsWith('excavate ')) as Option;
  expect(caveTips(own, { state, decision, seats: [] }).reason(digging)?.text).toContain(rooms);
});

describe.each(LANGUAGES)('a menu for somebody new, in %s,', (language) => {
  const own = gameWords(catalogue(language), 'caverna');

  /** What the menus of a decision say about each choice, by the labels; two tiles may have the same one. */
  const linesIn = (scenario: Scenario) =>
    asked(scenario, { language, isNew: true })
      .menus()
      .flatMap(({ options }) => options.map(({ label, description = '' }) => [label, description] as const));

  it.each([
    ['with one cavern left', { food: 9, wood: 9, stone: 9, ore: 9, ruby: 1, grain: 2, vegetable: 2 }],
    ['with little to pay with', { food: 9, wood: 2, stone: 2 }],
    ['with caverns to spare', { food: 9, wood: 9, stone: 9, ore: 9, cells: { d2: 'cavern', d1: 'cavern' } as const }],
  ])('has the points and the whole effect of each furnishing tile (%s)', (_, seat) => {
    const found = linesIn(mine(seat).play('place housework'));
    expect(found.length).toBeGreaterThan(15);
    for (const [label, line] of found) {
      const effects = Object.values(own.tiles)
        .filter(({ name }) => label.startsWith(name.replace(/ \(.*$/, '')))
        .map(({ effect }) => toldTo(own.people(undefined), effect));
      expect(line, label).toMatch(/\b\d+ (points?|Punkte?)\b/);
      expect(
        effects.some((effect) => line.includes(effect)),
        `${label}: ${line}`,
      ).toBe(true);
      expect(line.length, line).toBeLessThanOrEqual(OPTION_LIMIT);
      expect(line, label).not.toMatch(/…$/);
    }
  });

  it('has the whole effect of each action space, unless it warns', () => {
    const scene = mine({ food: 2, wood: 1, stone: 1, ore: 8 }, { players: 4, round: 3 });
    const found = linesIn(scene);
    const { options = [] } = caverna.decisions(scene.state)[0] ?? {};
    for (const [, id = ''] of options.map(({ move }) => move.split(' ')).filter(([verb]) => verb === 'place')) {
      const { name, effect } = own.space(id);
      const [, line = ''] = found.find(([label]) => label === name) ?? [];
      if (!line.includes('⚠')) expect(line, name).toContain(effect(4, own.people(undefined)));
      expect(line.length, line).toBeLessThanOrEqual(OPTION_LIMIT);
    }
    expect(found.filter(([, line]) => / (💡|·) /u.test(line)).length).toBeGreaterThan(8);
  });

  it('leaves out whole effects to make room for a warning, rather than parts of words', () => {
    const scene = mine({ food: 9 }, { round: 4, spaces: { sheepFarming: { sheep: 3 } } });
    const warned = linesIn(scene).filter(([, line]) => line.includes('⚠'));
    expect(warned.length).toBeGreaterThan(0);
    for (const [label, line] of warned) expect(line, label).not.toMatch(/[^ ]…/);
  });

  it('says what a dwelling is good for, and warns before the last cavern is filled', () => {
    const found = linesIn(mine({ food: 9, wood: 9, stone: 9, ore: 9 }).play('place housework'));
    const { bed } = own.benefits;
    const dwellings = found.filter(([, line]) =>
      line.includes(` 💡 ${bed({ what: 'bed', nth: 3 }, own.people(undefined))}`),
    );
    expect(dwellings).toHaveLength(5);
    expect(found.filter(([, line]) => line.includes('⚠')).length).toBeGreaterThan(20);
  });
});

const described = ({ components }: SeenMessage): string => JSON.stringify(components).replaceAll('\\n', '\n');

async function firstPanel(options: SceneOptions, before?: (people: ReturnType<typeof peopleOf>) => Promise<unknown>) {
  const table = await openTable(2, options);
  const people = peopleOf(() => table.scene);
  await before?.(people);
  const panel = await people.press(table.called(table.prompt), table.prompt, 'open');
  const prompt = described(await people.latest('open'));
  expect(table.scene.errors).toEqual([]);
  await table.scene.close();
  return { panel: described(panel), text: textOf(panel), prompt };
}

describe('the panel of a player', () => {
  const TIP = 'towards a dwelling';

  it('has reasons for somebody new, but the public prompt has none', async () => {
    const { panel, prompt } = await firstPanel({ newcomers: true });
    expect(panel).toContain(TIP);
    expect(prompt).not.toContain(TIP);
  });

  it('has none for experienced players', async () => {
    expect((await firstPanel({})).panel).not.toContain(TIP);
  });

  it('has none for somebody who has turned them off', async () => {
    const { panel } = await firstPanel({ newcomers: true }, async (people) => {
      for (const who of [0, 1]) {
        const settings = await people.slash(who, 'caverna settings');
        expect(textOf(settings)).toContain('Tips in your first three games: **yes**');
        const changed = await people.press(who, settings, 'settings', { setting: 'tips' });
        expect(textOf(changed)).toContain('Tips in your first three games: **no**');
      }
    });
    expect(panel).not.toContain(TIP);
  });
});

describe('the coach names the purpose of a way by the rules', () => {
  const purpose = (state: State, ...moves: string[]) => purposeOf(words, { state, seat: 0, moves });

  it('a dwelling: by when the next dwarf can act, for how many turns, and what it eats', () => {
    const { state } = mine({ food: 9, wood: 9, stone: 9 }, { round: 3 });
    expect(purpose(state, 'place housework', 'furnish dwelling')).toMatch(
      / third dwarf by round 5: 8 more turns, and one more/,
    );
    expect(purpose(state, 'place starting')).toBeUndefined();
  });

  it('food, if a harvest is near', () => {
    expect(purpose(HUNGRY.state, 'place sustenance')).toBe('feeds 2 dwarfs at the harvest of round 3');
  });
});
