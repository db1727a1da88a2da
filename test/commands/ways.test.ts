import { textOf } from 'local-discord';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faceOf } from '../../commands/bot.ts';
import { adviceMessage, chain } from '../../commands/coach/coach-message.ts';
import { cavernaSteps } from '../../commands/games/caverna/way.ts';
import { remember } from '../../commands/turn/followed.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import { controlsOf } from '../../lab/hands.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { openTable, standAt } from '../faults/tables.ts';
import { filled, game, mine, type Scenario } from '../games/caverna/scenario.ts';
import { expectText } from './asked.ts';
import { botAt, panelOf } from './limits/bots.ts';
import { adviceOf, openPanel, sent } from './limits/longest.ts';

const words = gameWords(catalogue('en'), 'caverna');

const placing = (goods: object = {}) => mine({ food: 0, ...goods });

const told = ({ state }: Pick<Scenario, 'state'>, moves: readonly string[]): string =>
  chain(cavernaSteps(words, { state, seat: 0, moves }));

describe('the description of a way', () => {
  it('depends on its result: food in one step, purchases in another', () => {
    const at = game(2, { food: 0, vegetable: 1, ruby: 4 }, { round: 5, next: 'harvest' });
    const way = told(at, ['ruby food', 'ruby sheep', 'eat vegetable']);
    expect(way).toBe('Feed with 1 ruby and 1 vegetable → 1 sheep for 1 ruby');
  });

  it('adds up goods: exchanges of the same sort are one step wherever they are made', () => {
    const at = placing({ donkey: 1, boar: 2, ruby: 1 });
    expect(told(at, ['eat boar', 'eat donkey', 'place supplies', 'eat boar', 'ruby food'])).toBe(
      '2 wild boars, 1 donkey and 1 ruby into 7 food → **Supplies**',
    );
    const boars = placing({ boar: 2 });
    expect(told(boars, ['place supplies', 'eat boar', 'eat boar'])).toBe('**Supplies** → 2 wild boars into 4 food');
  });

  it('names the place of a tile that has only one, which is laid as soon as it is bought', () => {
    const tunnels = filled('tunnel', 'e4 d2 d1 e1 f1 f2 f3 e3 f4');
    expect(told(mine({ ruby: 1, food: 9, ...tunnels }), ['place startingPlayer', 'ruby tunnel'])).toBe(
      '**Starting player** → A tunnel on E2 for 1 ruby',
    );
  });

  it('includes the tiles that rubies buy if they are laid', () => {
    const at = placing({ ruby: 2 });
    const moves = ['ruby tunnel', 'lay tunnel e4', 'ruby tunnel', 'lay tunnel e3'];
    expect(told(at, moves)).toBe('Tunnels on E4 and E3 for 2 rubies');
    expect(told(at, moves.slice(0, 2))).toBe('A tunnel on E4 for 1 ruby');
  });

  it('has in one step what is sown and where, or only the places if the crops are already chosen', () => {
    const at = placing();
    const places = ['at b4', 'at c4', 'at a1'];
    expect(told(at, ['place slashAndBurn', 'sow grain 2 gemfruit 1', ...places])).toBe(
      '**Slash-and-burn** → Sow 2 grain and 1 gemfruit on B4, C4 and A1',
    );
    expect(told(at, places)).toBe('On B4, C4 and A1');
  });

  it('has everything that an expedition brings in one step', () => {
    const at = placing();
    // Moves no longer on offer are described without amounts.
    expect(told(at, ['place adventure', 'loot sheep', 'loot dog', 'loot furnish', 'furnish dwelling', 'at e3'])).toBe(
      '**Adventure** → Sheep and dog → Furnish: Dwelling on E3',
    );
    expect(told(at, ['eat boar', 'eat boar', 'send 8', 'place adventure', 'done'])).toBe(
      '2× 1 wild boar into 2 food → **Adventure** with weapon 8 first (1 ruby)',
    );
  });

  it('names the part of a space that was the only possible one', () => {
    const goods = 'Take wood, stone, ore, food, 2 gold';
    expect(told(mine({}, { players: 4 }), ['place growth'])).toBe(`**Growth** → ${goods}`);
    const bed = mine({ d3: 'dwelling' }, { players: 4 });
    expect(told(bed, ['place growth', 'grow'])).toBe('**Growth** → Family growth');
  });

  it('has the name of the folk that it chooses', () => {
    const state = caverna.start(caverna.options.parse({ folks: { seats: ['deal', 'deal'] } }), 2, 'ways');
    const { options } = caverna.decisions(state)[0] ?? expect.fail();
    const names = options.map(({ move }) => told({ state }, [move]));
    const dealt = state.folks?.hands?.[0]?.boards ?? [];
    expect(names).toEqual(dealt.map((folk) => `Play the ${words.folks[folk as keyof typeof words.folks].name}`));
  });
});

it('a button that begins a way names the advised space first, and then what is bought before it', async () => {
  const { bot, panel } = await openPanel('ways');
  const first = ['ruby tunnel', 'lay tunnel e2', 'place oreMineConstruction', 'loot sheep'];
  const second = { moves: ['ruby food', 'eat grain', 'eat grain'], begins: 0, plays: 3 };
  const advice = adviceOf({ moves: first, begins: 3, plays: 4 }, second);
  const components = adviceMessage(bot, { panel, advice }).components.map((one) => one.toJSON());
  const labels = controlsOf({ components }).map((control) => ('label' in control ? control.label : ''));
  expect(labels[0]).toMatch(/^1: Ore mine construction · A tunnel/);
  expect(labels[1]).toMatch(/^2: .*ruby/);
  expect(faceOf(bot, panel.game).coach?.steps({ state: panel.state, seat: panel.seat, moves: [] })).toEqual([]);
});

it('a button that begins a way shows what it takes, not the icon of the other part of its space', () => {
  const { state } = mine({}, { players: 4 });
  const bot = botAt(state, catalogue('en'));
  const advice = adviceOf({ moves: ['place growth'], begins: 1, plays: 1 });
  const shown = sent(adviceMessage(bot, { panel: panelOf(state), advice }));
  expectText(shown, ['"label":"Growth → Take wood, stone, ore, …"'], ['baby']);
});

it('a button that ends a turn and is too long for a phone has a line beneath it with everything that it leaves out', async () => {
  const table = await openTable(2);
  onTestFinished(() => table.scene.close());
  const farm = { wood: 9, stone: 2, c4: 'meadow', b4: 'meadow' } as const;
  await standAt(table, game(2, farm).play('place sheepFarming').state);
  const panel = await (await table.slash(0, 'caverna turn')).shown();
  expect(controlsOf(panel).map((one) => ('label' in one ? one.label : ''))).toContain(
    'End turn without the rest (+1 sheep)',
  );
  expect(textOf(panel)).toContain('-# If you end now, you go without a pasture or a stable.');
});

it('a way that somebody follows is described to its end in the panel, which also says when the player leaves it', async () => {
  const { bot, panel, request, table } = await openPanel('ways');
  const shown = async () => sent(await panelMessage(bot, await table.panel(request)));
  const now = async () => ({ ...request, step: (await table.panel(request)).step });
  const choose = async (move: string) => table.choose({ ...(await now()), move });
  const places = panel.decision.options.filter(({ move }) => /^place (driftMining|excavation)$/.test(move));
  const [{ move: place } = expect.fail()] = places;
  const state = caverna.clone(panel.state as State);
  caverna.play(state, panel.seat, place);
  const [one, other] = (caverna.decisions(state)[0]?.options ?? []).filter(({ move }) => move.startsWith('lay'));
  const lay = one?.move ?? expect.fail();
  remember(bot, { panel, advice: adviceOf({ moves: [place, lay], begins: 1, plays: 2 }) });
  expect(await shown()).not.toMatch(/coach would choose|coach’s advice/);
  await choose(place);
  const going = await shown();
  expect(going).toMatch(/-# Next, the coach would choose: (Cavern|Tunnel) on/);
  // Below the picture, next to the buttons that it mentions.
  expect(going.indexOf('Next, the coach would choose')).toBeGreaterThan(going.indexOf('attachment://'));
  await choose(lay);
  // A lesson is silent if all goes well.
  expect(await shown()).not.toMatch(/coach would choose|coach’s advice|coach advised/);
  await table.stepBack(await now());
  expect(await shown()).toContain('Next, the coach would choose');
  await choose(other?.move ?? expect.fail());
  expect(await shown()).toMatch(/You are no longer following the coach. Its advice was: (Cavern|Tunnel) on/);
  // A player who makes a different first move sees nothing about it.
  await table.startOver(await now());
  await choose('place supplies');
  expect(await shown()).not.toMatch(/coach would choose|coach’s advice/);
});
