import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/messages/index.ts';
import { type Scenario, scenario } from '../games/caverna/scenario.ts';
import { asked } from './asked.ts';
import { sceneForEach } from './each.ts';
import { menuId } from './people.ts';

/** The menus of spaces of the first seat, which places a dwarf. */
function menusOf({ state }: Pick<Scenario, 'state'>) {
  const names = state.players.map((_, seat) => `Tom${seat}`);
  const { menus, options } = asked({ state }, { names });
  return menus(
    {},
    options.filter(({ move }) => move.startsWith('place ')),
  );
}

const optionOf = (at: Pick<Scenario, 'state'>, name: string) =>
  menusOf(at)
    .flatMap(({ options }) => options)
    .find(({ label }) => label === name);

describe('the menus of action spaces', () => {
  it('have the headings of the board, in its order', () => {
    const menus = menusOf(scenario({ players: 3, round: 2 }));
    expect(menus.map(({ placeholder }) => placeholder)).toEqual([
      'Fields and caves · 6 of 6 open',
      'Clan and goods · 8 of 9 open',
      'Round cards · 1 of 2 open',
    ]);
    expect(menus[0]?.options.map(({ label }) => label)).toEqual([
      'Clearing',
      'Sustenance',
      'Slash-and-burn',
      'Drift mining',
      'Excavation',
      'Housework',
    ]);
  });

  it.each([1, 2])('say when the first ruby comes to Ruby mining, to two players in round %i', (round) => {
    const option = optionOf(scenario({ players: 2, round }), 'Ruby mining');
    expect(option?.description).toMatch(
      round === 1 ? /^Empty until round 3$/ : /^Empty until round 3 · .*1.* next round$/,
    );
    expect(option?.emoji?.name).toBe('🔒');
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('show every space to %i players within Discord’s limits', (players) => {
    const { state } = scenario({ players, round: 12 });
    const menus = menusOf({ state });
    expect(menus).toHaveLength(3);
    for (const { options } of menus) expect(options.length).toBeLessThanOrEqual(25);
    expect(menus.flatMap(({ options }) => options)).toHaveLength(state.spaces.length);
    for (const { label, description = '' } of menus.flatMap(({ options }) => options))
      expect(`${label} ${description}`).not.toContain('…');
  });

  it('say what is there and what comes, and why a space cannot be used', () => {
    const table = scenario({
      players: 3,
      round: 5,
      spaces: { logging: { wood: 3 } },
      seats: [{ goods: { food: 1 } }, { dwarfs: [{ at: 'clearing' }, {}] }],
    });
    expect(optionOf(table, 'Logging')).toMatchObject({
      description: expect.stringMatching(/^3 wood now, 4 next round · All wood here/),
      emoji: { name: 'caverna_wood' },
    });
    expect(optionOf(table, 'Clearing')).toMatchObject({ description: expect.stringMatching(/^Taken by Tom1/) });
    expect(optionOf(table, 'Imitation (4 food)')).toMatchObject({ description: 'Needs 4 food, you have 1' });
    expect(optionOf(table, 'Blacksmithing')).toMatchObject({ description: 'Needs 1 ore or a weapon' });
  });

  it.each([
    ['en', 'Taken by you', 'Taken by you and Tom1'],
    ['de', 'Besetzt von dir', 'Besetzt von dir und Tom1'],
  ] as const)('call the reader’s own people “you” in %s', (language, alone, both) => {
    const { closed } = catalogue(language).games.caverna;
    expect(closed({ own: true, holders: [], lacks: [] })).toBe(alone);
    expect(closed({ own: true, holders: ['Tom1'], lacks: [] })).toBe(both);
    const table = scenario({ players: 2, round: 5, seats: [{ dwarfs: [{ at: 'clearing' }, {}] }, {}] });
    if (language === 'en')
      expect(optionOf(table, 'Clearing')).toMatchObject({ description: expect.stringMatching(/^Taken by you/) });
  });

  it('say what turning goods into food would open, and what is paid there without a question', () => {
    const imitation = (goods: object) =>
      optionOf(
        scenario({ players: 3, round: 5, seats: [{ goods }, { dwarfs: [{ at: 'blacksmithing' }, {}] }] }),
        'Imitation (4 food)',
      );
    expect(imitation({ food: 0, ore: 1, ruby: 2 })).toMatchObject({
      description: 'Needs 4 food, you have 0: exchange goods first',
      emoji: { name: '🔒' },
    });
    expect(imitation({ food: 4, ore: 1 })?.description).toMatch(
      /^At once: imitate Blacksmithing \(4 food\), forge a weapon of strength 1 \(1 ore\)/,
    );
    const smith = scenario({ players: 3, round: 5, seats: [{ goods: { ore: 1 } }], cards: { 1: 'blacksmithing' } });
    expect(optionOf(smith, 'Blacksmithing')?.description).toBe('Forge a weapon (1 ore), then a level 3 expedition');
  });

  it.each([
    [3, '1 to 3 ore'],
    [8, '1 to 8 ore'],
    [20, '1 to 8 ore'],
  ])('say what %i ore can be spent on a weapon', (ore, range) => {
    const smith = scenario({ players: 3, round: 5, seats: [{ goods: { ore } }], cards: { 1: 'blacksmithing' } });
    expect(optionOf(smith, 'Blacksmithing')?.description).toContain(`Forge a weapon (${range}), then`);
  });

  it('say, if a weapon is missing, whether somebody else in the family has one', () => {
    const exploration = (dwarfs: { weapon?: number }[]) =>
      optionOf(scenario({ players: 3, round: 9, seats: [{ dwarfs }] }), 'Exploration');
    expect(exploration([{}, { weapon: 12 }])).toMatchObject({ description: 'The dwarf that goes next has no weapon' });
    expect(exploration([{}, {}])).toMatchObject({ description: 'Needs a weapon' });
    const family = { goods: { ore: 0 }, dwarfs: [{}, { weapon: 12 }] };
    const forging = scenario({ players: 3, round: 9, seats: [family], cards: { 1: 'blacksmithing' } });
    expect(optionOf(forging, 'Blacksmithing')).toMatchObject({
      description: 'Needs 1 ore or a weapon (the next one to go has none)',
    });
  });
});

describe('a space that cannot be used', () => {
  const { person, press, select, slash, start, called, messages, channel } = sceneForEach();

  it('is answered with a sentence, in the prompt and in the panel, and changes nothing', async () => {
    const prompt = await start(3);
    const who = called(prompt);
    const closed = async (message: SeenMessage) => {
      // It is in the menu of the clan and the goods, where random presses do not reach it.
      const id = menuId(message, 'place logging');
      return (await person(who).select(message.id, id, ['place imitation4'])).shown();
    };
    const told = await closed(prompt);
    expect(textOf(told)).toContain('You cannot use **Imitation (4 food)** now. Needs 4 food');
    const panel = await press(who, prompt, 'open');
    const seen = messages(channel(), who).length;
    const still = await closed(panel);
    expect(textOf(still)).toContain('nothing was changed');
    // The panel itself says it, and still asks.
    expect([still.id, messages(channel(), who).length]).toEqual([panel.id, seen]);
    expect(textOf(await select(who, still, 'place logging'))).not.toContain('nothing was changed');
    // The prompt still asks it during the turn.
    expect(textOf(await closed(prompt))).toContain('Needs 4 food');
    expect(textOf(await slash(who, 'caverna turn'))).toContain('*Logging*');
  });
});
