import { describe, expect, it, test } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { followedRest } from '../../commands/coach/coach-message.ts';
import { lookMessage } from '../../commands/looks/look.ts';
import { remember } from '../../commands/turn/followed.ts';
import { altText } from '../../render/games/cave-vs-cave/alt.ts';
import { tableScene } from '../../render/games/cave-vs-cave/index.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { late, mine, onField, Scenario } from '../games/cave-vs-cave/scenario.ts';
import { ANNA_AND_BEN, asked, face, momentOf, postedAfter, topicOf } from './cave-asked.ts';

const catalogued = catalogue('en');
const words = gameWords(catalogued, 'cave-vs-cave');
const seats = ANNA_AND_BEN;
const table = { id: 'g', game: 'cave-vs-cave', seats, terms: {} };

it('the rooms for sale under “More” say in words what each costs, does and brings, and why it is not available', async () => {
  const display = ['tunnel', 'shelf', 'woodStoreroom'];
  const { state } = late({ wood: 0, d3: 'empty' }, { display });
  const position = { game: table, state, awaited: [], entry: 1 };
  const bot = { faces: { 'cave-vs-cave': () => face }, words: catalogued, table: { position: () => position } };
  const shown = await lookMessage(bot as unknown as Bot, 'g', { look: 'tiles', viewer: undefined, seat: 0 });
  const everybody = JSON.stringify(shown.components.map((part) => part.toJSON()));
  expect(everybody).toContain('**Tunnel**: 2 food, and 1 stone if you have fewer than 3 stone');
  expect(everybody).toContain('Orange · costs 1 wood · needs 2 opposite walls · 3 points');
  const own = face.supply?.lines?.(position as never, 0) ?? [];
  expect(own).toEqual([
    '🟠 **Shelf**: Top up wood, stone, emmer or flax to 2\n-# Orange · costs 1 wood · needs 1 wall · 3 points · Fits your D3, still needs 1 wood',
    expect.stringMatching(/^🟠 \*\*Tunnel\*\*: .*\n-# .* · You have no such empty room$/),
    expect.stringMatching(/^🔵 \*\*Wood storeroom\*\*: .*\n-# .* · Blue: you need more orange rooms/),
  ]);
});

describe('an action tile', () => {
  const menuOf = (game: Scenario) =>
    asked(game)
      .choices()
      .map(({ label, description, emoji }) => ({ label, description, locked: emoji?.name === '🔒' }));
  const row = ['cultivation', 'breach', 'renovation', 'undergrowth'];

  it('that could do nothing says why, and comes after those that could do something', () => {
    const options = menuOf(new Scenario({ ...late({}).state, row, shown: 2 }));
    expect(options.map(({ label }) => label)).toEqual(['Cultivation', 'Breach']);
    expect(options[1]).toMatchObject({ description: expect.stringContaining('you have built no wall'), locked: false });
  });

  it('that furnishes twice says what you lack for the cheaper way, in whole words', () => {
    const poor = { food: 0, gold: 0, d3: 'empty' as const };
    const own = ['cultivation', 'housework'];
    const options = menuOf(new Scenario({ ...mine(poor, { round: 1 }).state, row: own, shown: 2 }));
    expect(options.at(-1)?.description).toContain('needs 2 food or 1 gold, you have no food and no gold');
  });

  it.each([
    ['Shelf still needs 1 wood', { emmer: 2 }, 'shelf'],
    ['no room for sale fits your empty rooms', {}, 'dungeon'],
  ])('that furnishes says what is missing besides food from other goods: %s', (reason, goods, display) => {
    const poor = { food: 0, gold: 0, ...goods, d3: 'empty' as const };
    const { state } = mine(poor, { round: 1, display: [display] });
    const options = menuOf(new Scenario({ ...state, row: ['cultivation', 'housework'], shown: 2 }));
    expect(options.at(-1)?.description).toBe(`It can do nothing for you now: ${reason}`);
  });

  it('has the price of the round on its page, too', () => {
    const { state } = mine({}, { round: 1 });
    const topic = topicOf('action:housework');
    const gist = (at?: object) => face.rulebook?.gist(topic, at as never);
    expect(gist({ game: table, state })).toBe('Furnish for 2 food · furnish for 5 food or 1 gold');
    expect(gist()).toBe('Furnish for 2 to 4 food · furnish for 5 food or 1 gold');
    expect(topic.text).toContain('1 for each turn that a player has in the round');
  });

  it('that requires more gold is listed as locked, with the reason', () => {
    const { state } = late({ gold: 1 }, { seats: [{ gold: 1 }] });
    const game = new Scenario({ ...state, row, shown: 4 });
    const description = 'With more gold than the other: build a wall · furnish';
    expect(menuOf(game).at(-1)).toEqual({ label: 'Renovation', description, locked: true });
    const topics = face.rulebook?.asked({ state: game.state, decision: game.asked(), seats: [] } as never) ?? [];
    expect(topics.map(({ id }) => id)).toContain('action:renovation');
    const rich = late({ gold: 2 }, { seats: [{ gold: 1 }] });
    expect(menuOf(new Scenario({ ...rich.state, row, shown: 4 })).some(({ locked }) => locked)).toBe(false);
  });
});

test('a round with more turns says that furnishing costs more', () => {
  const told = (round: number) => {
    const game = mine({}, { round });
    const before = caveVsCave.clone(game.state);
    const random = randomPlayer(randomFrom('turns'));
    while (game.state.round === round) caveVsCave.apply(game.state, game.asked().seat, random(game.asked()));
    return postedAfter(before, game.state);
  };
  expect(told(3).join('\n')).toMatch(/^-# Each player has 3 turns .*, so furnishing .* costs 3 food\.$/m);
  expect(told(4).join()).not.toContain('turns in a round');
});

it('a room that is turned up has its effect explained in the post, and again below its player’s moves so far', () => {
  const game = late({});
  const before = caveVsCave.clone(game.state);
  const moves = ['use excavation', 'excavate e4'];
  const { state } = game.play(...moves);
  const [found = expect.fail()] = state.display.filter((room) => !before.display.includes(room));
  const { name, effect } = words.room(found);
  const line = new RegExp(`\\*\\*${name}\\*\\*.*, worth \\d+ points?\\. .*: ${effect}`);
  expect(postedAfter(before, state).find((each) => each.startsWith('Turned up: '))).toMatch(line);
  const drafts = moves.map((move, entry) => ({ entry, seat: 0, move }));
  expect(face.drafts({ drafts, before, state } as never)).toMatch(line);
});

test('the coach names the button to press if ending the turn completes its advice', () => {
  const game = late({});
  const before = caveVsCave.clone(game.state);
  game.play('use excavation');
  const begun = asked(game).at;
  game.play('excavate e4');
  const panelOf = (at: typeof begun, moves: readonly string[]) => ({
    game: { ...table, seats: [{ ...seats[0], userId: 'a' }] },
    ...at,
    seat: 0,
    before,
    step: 1,
    canEnd: false,
    drafts: moves.map((move, entry) => ({ entry, seat: 0, move })),
  });
  const advised = new Map();
  const bot = { advised, words: catalogued, faces: { 'cave-vs-cave': () => face } } as unknown as Bot;
  const way = { moves: ['use excavation', 'excavate e4', 'take stone 1'], begins: 1 };
  remember(bot, { panel: panelOf(begun, []), advice: { ways: [way] } } as never);
  const panel = panelOf(asked(game).at, ['use excavation', 'excavate e4']) as never;
  const end = { label: 'End turn (+1 stone)', makes: asked(game).end.moves ?? [] };
  expect(followedRest(bot, panel, end).lines).toEqual(['-# Next, the coach would choose: **End turn (+1 stone)**']);
  // The end also removes advice that has become impossible.
  const two = { moves: ['use excavation', 'pay food 2', 'excavate e4', 'excavate d2', 'take stone 1'], begins: 1 };
  remember(bot, { panel: panelOf(begun, []), advice: { ways: [two] } } as never);
  expect(followedRest(bot, panel, end).lines[0]).toContain('You are no longer following the coach.');
});

test('one press pays for two rooms and excavates the first of them', () => {
  const game = late({ food: 2 }).play('use excavation');
  const { list, ways } = asked(game);
  expect(list).toMatchObject({ title: 'Two rooms for 2 food: first …', place: 'instead' });
  expect(ways).toMatchObject({ 'Excavate E4 (+1 food)': ['pay food 2', 'excavate e4'] });
  for (const moves of Object.values(ways)) new Scenario(caveVsCave.clone(game.state)).play(...moves).offers('done');
  expect(asked(late({ food: 1 }).play('use excavation')).list?.place).not.toBe('instead');
});

test('the list of games in the options of a lobby does not mention joining', () => {
  expect(face.lobby.intro).not.toMatch(/join|host/i);
});

test('the text of the picture of era II ends with a complete sentence', () => {
  const display = Object.keys(words.rooms).slice(1, 22);
  const { state } = onField('armsTrade', 1, {});
  const full: State = { ...state, display };
  const input = tableScene({ state: full, owners: ownersOf(seats as never), words }, {});
  const text = altText({ kind: 'table', input }, words);
  expect(text.length).toBeLessThanOrEqual(1024);
  expect(text).not.toContain('…');
  expect(text).toContain('walls left.');
});

test('a recap says what began or was turned up right after the turn that caused it', () => {
  const game = new Scenario(caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'recap'));
  const chapters = ['cultivation', 'housework', 'undergrowth', 'excavation', 'cultivation'].map((tile) => {
    const moves = [`use ${tile}`, ...(tile === 'excavation' ? ['excavate e4'] : []), 'done'];
    const moment = momentOf(game, ...moves);
    game.play(...moves, 'end');
    return moment;
  });
  const { lines, news } = face.recap({ chapters, seatsAt: () => seats } as never, 0);
  const told = lines(0).map((line) => /Turned up|round 2 .*begins|Cultivation|Excavation/.exec(line)?.[0] ?? '');
  expect([...told, ...news].filter(Boolean).join(', ')).toBe(
    'Cultivation, Excavation, Turned up, round 2 of 8 begins, Cultivation',
  );
});

test('a draft says when it ends, how many points everybody has and, at the end of a turn, whose turn is next', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const game = new Scenario(state);
  const helpNow = () => asked(game).help;
  const points = () => caveVsCave.score(game.state).map(({ total }) => total);
  const { help } = face.question({ state, decision: game.asked(), seats });
  expect(help).toContain('at 42 you stop. So far: Anna 0 and Ben 0.');
  for (let turn = 0; turn < 8 && game.state.phase === 'draft'; turn++) {
    expect(helpNow()).toContain('until you are ahead');
    const { seat, options } = game.asked();
    game.play(options.find(({ move }) => move.startsWith('draft'))?.move ?? '');
    const help = helpNow();
    game.play('end');
    const [mine = 0, theirs = 0] = seat === 0 ? points() : points().toReversed();
    const expected = mine >= 42 ? 'last turn of the draft' : mine > theirs ? 'You are ahead' : 'You take another turn';
    expect(help).toContain(expected);
    if (expected === 'You are ahead') expect(game.asked().seat).not.toBe(seat);
    if (expected === 'You take another turn') expect(game.asked().seat).toBe(seat);
  }
});

describe('the guide of a first game', () => {
  const taskIn = ({ state }: Scenario, seat = 0): string =>
    JSON.stringify(face.guide?.task({ game: table, state, seat } as never, []) ?? '');

  it('has a task in every round of era I', () => {
    for (const round of [6, 7]) expect(taskIn(late({ d3: 'empty' }, { round }))).toContain(`Round ${round}: `);
    const display = ['shelf'];
    const cave = { d3: 'empty' };
    expect(taskIn(late({ wood: 1, cave }, { round: 6, display }))).toMatch(
      /You can pay for \*Shelf\* \(3 points\)\. To furnish it, take an action tile with a door: \*Housework\*.* food or gold as well/,
    );
    const last = (mode: 'era1' | 'era1+2') => taskIn(late({ cave }, { options: { mode } }));
    expect(last('era1')).toMatch(/Round 8: the last one\..*each gold is 1 point\. Other goods are worth no points/);
    expect(last('era1+2')).toMatch(/the last one of era I\..* You keep your goods for era II/);
  });

  it('says what is new in each round of era II', () => {
    const iron = (round: number, cave: object = {}) =>
      taskIn(mine({ donkey: 2, cave: { d3: 'shelf', ...cave } as never }, { era: 2, round }));
    expect(iron(1, { c4: 'covered' })).toMatch(/below C4.*C4 is covered.*adds: 3 ore, 1 iron or 1 donkey/);
    expect(iron(1, { c4: 'empty' })).toContain('C4 is open');
    expect(iron(2)).toMatch(/1 ore for each donkey\. You have 2\..*adds: 1, 3, 5 or 7 ore into 1, 2, 3 or 4 iron/);
    expect(iron(3)).toMatch(/a weapon is 1 point, each iron half a point.*adds: any amount of iron/);
    expect(iron(4)).toMatch(/the last one\..*more weapons than the other\)/);
  });
});

test.each([
  [8, ['table.png']],
  [20, ['table.png', 'rooms.png']],
])('with %i rooms for sale the shared board is shown as %j', async (count, names) => {
  const { state } = onField('armsTrade', 1, {});
  const display = Object.keys(words.rooms).slice(1, 1 + count);
  const position = { game: table, state: { ...state, display }, awaited: [], entry: 1, last: [] };
  const pictures = (await face.tablePictures(position as never)) ?? [];
  expect(pictures.map(({ name }) => name)).toEqual(names);
  for (const room of display) expect(pictures.at(-1)?.alt).toContain(words.room(room).name);
  expect(pictures[0]?.alt).toContain('Cultivation');
});

test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'a player sees how to end each turn, even the last of a round, without seeing what lies face down (game %s)',
  (seed) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1+2' }), 2, seed);
    const chance = randomPlayer(randomFrom(seed));
    let turn: { before: State; drafts: { entry: number; seat: number; move: string }[] } | undefined;
    for (;;) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) return;
      const { seat } = decision;
      const seen = caveVsCave.view(state, seat);
      const begun = turn ?? { before: seen, drafts: [] };
      const asked = caveVsCave.decisions(seen).find((each) => each.seat === seat) ?? decision;
      expect(() => face.ending?.({ state: seen, decision: asked, seats: [], turn: begun })).not.toThrow();
      const option = chance(decision);
      const drafts = [...begun.drafts, { entry: begun.drafts.length + 1, seat, move: option.move }];
      turn = option.move === 'end' ? undefined : { ...begun, drafts };
      caveVsCave.apply(state, seat, option);
    }
  },
);
