import { describe, expect, it } from 'vitest';
import type { Retold } from '../../commands/face/face.ts';
import { cavernaDrafts } from '../../commands/games/caverna/drafts.ts';
import { cavernaPlan } from '../../commands/games/caverna/plan.ts';
import { cavernaRecap } from '../../commands/games/caverna/recap.ts';
import { stage } from '../../commands/games/caverna/stage.ts';
import { cavernaStory, news } from '../../commands/games/caverna/story.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { withoutIcons } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import { as } from '../games/caverna/folks/table.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';
import { ANNA, BEN, CLEO } from '../table/fixture.ts';
import { expectText } from './asked.ts';

const words = gameWords(catalogue('en'), 'caverna');
const seatsAt = () => [ANNA, BEN, CLEO].map(({ id, name }) => ({ userId: id, name, colour: 'red' as const }));

const turnOf = (seat: number, ...moves: string[]) => ({
  seat: seat - 1,
  moves: moves.map((move, index) => ({ entry: index + 1, seat: seat - 1, move })),
});

const whole = ({ lines, news: turnedUp }: Retold): string[] => [...lines(0), ...turnedUp].map(withoutIcons);

function told({ state: before }: Scenario, seat: number, ...moves: string[]) {
  const after = caverna.clone(before);
  for (const move of moves) caverna.play(after, seat - 1, move);
  const turn = turnOf(seat, ...moves);
  const view = (state: State) => caverna.view(state, 'spectator');
  const chapters = [{ turn, before: view(before), after: view(after) }];
  return {
    post: cavernaStory(words, { turns: [turn], seatsAt, before: view(before), after: view(after) }).map(withoutIcons),
    recap: whole(cavernaRecap(words, { chapters, seatsAt } as unknown as Recap<State>)),
    recapFor: (reader: number) =>
      whole(cavernaRecap(words, { chapters, seatsAt, game: { seats: seatsAt() } } as unknown as Recap<State>, reader)),
  };
}

function soFar({ state: before }: Scenario, ...moves: string[]): string {
  const state = caverna.clone(before);
  for (const move of moves) caverna.play(state, 0, move);
  const panel = { seat: 0, before, state, drafts: turnOf(1, ...moves).moves } as unknown as Panel<State>;
  return withoutIcons(cavernaDrafts(words, panel) ?? '');
}

describe('the post of a turn', () => {
  const harvest = (goods: object, cells: object = {}, file: object = {}) =>
    game(2, { goods, cells } as object, { round: 5, next: 'harvest', ...file } as object);
  const smith = (goods: object) => as('trolls', { goods });
  const party = (goods: object) => game(2, { goods, dwarfs: [8, 9] }, { round: 12 });
  const HUNGRY = harvest({ food: 3, sheep: 2, donkey: 2, grain: 1 }, { c4: 'smallPasture' });
  const CRAMPED = harvest({ food: 9, sheep: 2, donkey: 2 }, { c4: 'smallPasture', b4: 'smallPasture' });
  const markers = { 6: 'question', 7: 'question', 8: 'question' };
  const either = () => harvest({ food: 9, sheep: 2 }, { c4: 'field grain 2' }, { round: 8, markers });
  const full = game(3, { sheep: 2 }, { round: 5 });
  full.state.spaces.push({ id: 'donkeyFarming', goods: { donkey: 1 } });

  it.each<[RegExp, Scenario, string]>([
    // The price of a weapon, once, even if an exchange has just brought some of it.
    [/ forged a weapon of strength 4 for 2 wood.*−1 wood, −1 ruby/, smith({ wood: 1, ruby: 1 }), 'ruby wood,@'],
    [/^(?!.*2 wood.*2 wood).*for 2 wood/, smith({ wood: 2 }), '@'],
    // Pairs without room for young, but not if the fields were chosen.
    [/^\*\*Anna\*\*: had no room for a lamb\.$/, harvest({ food: 9, sheep: 2 }), 'done'],
    [/turned 1 grain into 1 food, fed .* 4 food and had no room for a lamb or a foal\.$/, HUNGRY, 'eat grain,done'],
    [
      /fed the dwarfs with 1 food, took 3 begging markers and had no room for a lamb\.$/,
      harvest({ food: 1, sheep: 2 }),
      'beg 3,done',
    ],
    [/: bred 1 sheep and had no room for a foal\.$/, CRAMPED, 'breed sheep'],
    [/^(?!.*no room)/, either(), 'harvest field'],
    [/no room for a lamb/, either(), 'harvest breeding,done'],
    // What an expedition brought, and then the total change.
    [
      /^\*\*Anna\*\*: \*Adventure\*, brought home 1 stone and the right to furnish a cavern, and furnished \*Treasure chamber\* on D3: −1 wood\.$/,
      party({ wood: 1 }),
      'place adventure,loot stone,loot furnish,furnish treasureChamber',
    ],
    [/home 1 .* and turned 1 wild boar into 2 food: \+2/, party({}), 'place adventure,loot boar,eat boar,done'],
    // Automatic events, but not goods that somebody came for.
    [/^\*\*Anna\*\*: \*\w+\*: \+1 wood, /, game(4, {}, { round: 3 }), 'place growth'],
    [/ took gold, the only option there: \+3 gold\.$/, game(3, {}, { round: 8 }), 'place urgentWishForChildren'],
    [/furnished \*Carpenter\* on D3: \+1 dog, −1 stone/, game(3, { stone: 1 }), 'place housework,furnish carpenter'],
    [/turned 1 donkey into 1 food/, full, 'place donkeyFarming,eat donkey'],
  ])('says what happened: %s', (line, scenario, moves) => {
    const all = moves.replace('@', 'place blacksmithing,loot dog,done').split(',');
    const { post, recap } = told(scenario, 1, ...all, 'end');
    expect(post[0]).toMatch(line);
    expect(recap[0]).toMatch(line);
  });

  it('and the panel mention young without room only once the animals breed', () => {
    expect(soFar(HUNGRY, 'eat grain', 'done')).toContain('had no room for a lamb or a foal');
    expect(soFar(harvest({ food: 3, sheep: 2, grain: 1 }), 'eat grain')).not.toContain('no room');
  });
});

describe('what happened since a player’s last turn, if it is long', () => {
  it('is described in chronological order, starting at any turn, with one player’s consecutive turns together', () => {
    const { state } = game(3, {});
    const chapters = [1, 2, 3, 1, 2, 2].map((seat) => ({
      turn: turnOf(seat, 'place clearing', 'end'),
      before: state,
      after: state,
    }));
    const { turns, lines } = cavernaRecap(words, { chapters, seatsAt } as unknown as Recap<State>);
    expect(turns).toBe(6);
    const names = (from: number) => lines(from).map((line) => /\*\*(\w+)\*\*/.exec(line)?.[1]);
    expect(names(0)).toEqual(['Anna', 'Ben', 'Cleo', 'Anna', 'Ben']);
    expect(names(2)).toEqual(['Cleo', 'Anna', 'Ben']);
    expect(names(5)).toEqual(['Ben']);
  });

  it('reduces the oldest turns to a word: the space, and the tile that nobody else can get', () => {
    const { state } = game(3, { stone: 1 });
    const building = turnOf(1, 'place housework', 'furnish carpenter', 'end');
    const farming = turnOf(2, 'place clearing', 'lay meadow c4 field b4', 'end');
    const chapters = [building, farming].map((turn) => ({ turn, before: state, after: state }));
    const { lines } = cavernaRecap(words, { chapters, seatsAt } as unknown as Recap<State>);
    const told = (full: number) => lines(0, full).map(withoutIcons);
    expect(told(0)).toEqual([
      '**Anna**: *Housework*, furnished *Carpenter* on D3: +1 dog, −1 stone.',
      '**Ben**: *Clearing*, laid a meadow on C4 and a field on B4.',
    ]);
    expect(told(1)).toEqual(['**Anna**: *Housework*, furnished *Carpenter* on D3.', told(0)[1]]);
    expect(told(2)).toEqual(['**Anna**: *Housework*, furnished *Carpenter* on D3. **Ben**: *Clearing*.']);
  });

  it('says what a new round turned up after the round before it, and then the turns of the new round', () => {
    const [one, two] = [game(3, {}, { round: 1 }).state, game(3, {}, { round: 2 }).state];
    const chapters = [
      { turn: turnOf(1, 'place clearing', 'end'), before: one, after: one },
      { turn: turnOf(2, 'place clearing', 'end'), before: one, after: two },
      { turn: turnOf(1, 'place clearing', 'end'), before: two, after: two },
    ];
    const recap = cavernaRecap(words, { chapters, seatsAt } as unknown as Recap<State>);
    expect(recap.turns).toBe(3);
    expect(recap.news).toEqual([]);
    const told = (from: number) => recap.lines(from).map((line) => /\*\*([\w ]+)\*\*/.exec(line)?.[1]);
    expect(told(0)).toEqual(['Anna', 'Ben', 'Round 2', 'Anna']);
    expect(told(1)).toEqual(['Ben', 'Round 2', 'Anna']);
    expect(told(3)).toEqual(['Round 2']);
    expect(recap.lines(0, 2).map(withoutIcons)).toEqual([
      'Round 1: **Anna**: *Clearing*. **Ben**: *Clearing*.',
      '**Round 2** begins and brings *Sheep farming*.',
      '**Anna**: *Clearing*.',
    ]);
  });
});

describe('a planned turn', () => {
  const foretold = ({ state }: Scenario, ...moves: string[]) =>
    withoutIcons(cavernaPlan(words).foretold?.({ state, seat: 0, moves }) ?? '');

  it('says what it brings without a decision', () => {
    expect(foretold(game(4, {}), 'place growth')).toBe('**Growth** (now +1 wood, +1 stone, +1 ore, +1 food, +2 gold)');
    const withBed = game(4, { e3: 'dwelling' });
    expect(foretold(withBed, 'place growth', 'grow')).toBe('**Growth** → Family growth');
  });

  it('does not mention moves that can no longer be made', () => {
    expect(foretold(game(4, {}), 'place growth', 'grow')).toBe('');
  });
});

it('a recap for somebody who has had no turn covers the game so far, even if they have chosen a folk', () => {
  const isFirst = (state: State, seat: number) => {
    const chapters = [{ turn: turnOf(2, 'place clearing', 'end'), before: state, after: state }];
    return cavernaRecap(words, { chapters, seatsAt, seat } as unknown as Recap<State>).isFirst;
  };
  expect(isFirst(game(3, {}, { round: 1 }).state, 0)).toBe(true);
  expect(isFirst(game(3, { dwarfs: ['clearing', {}] }, { round: 1 }).state, 0)).toBe(false);
  expect(isFirst(game(3, {}, { round: 1, seats: [{ passed: true }] }).state, 1)).toBe(false);
  expect(isFirst(game(3, {}, { round: 2 }).state, 0)).toBe(false);
});

describe('what a round has turned up', () => {
  const lying = ({ state }: Scenario, id: string, goods: State['spaces'][number]['goods']) => {
    const space = state.spaces.find((one) => one.id === id);
    if (space) space.goods = goods;
  };

  it('does not mention that goods were cleared if somebody took them at the end of a round', () => {
    const two = game(2, { dwarfs: [{}, 'clearing'] }, { round: 2, seats: [{ passed: true }] });
    lying(two, 'sustenance', { food: 2 });
    const { recap, post } = told(two, 1, 'place sustenance', 'lay meadow c4 field b4', 'end');
    for (const lines of [recap, post]) {
      expectText(lines.join('\n'), ['**Round 3** begins'], ['cleared away']);
    }
  });

  it('mentions spaces that were cleared in a solo game', () => {
    const alone = game(1, { dwarfs: [{}, 'housework'] }, { round: 2 });
    lying(alone, 'logging', { wood: 9 });
    expect(told(alone, 1, 'pass', 'end').post.join('\n')).toContain('The goods on *Logging* are cleared away.');
  });

  it('mentions a harvest marker only for a round that has one', () => {
    const { state } = game(2, {}, { round: 4 });
    const at = (round: number): State => ({ ...state, round, markersShown: round });
    expect(news(words, at(4), at(5)).join()).not.toContain('harvest marker');
    expect(news(words, at(5), at(6)).join()).toContain('The harvest marker shows');
  });

  it('names the upcoming rounds that are skipped', () => {
    const at = (players: number, round: number) => stage(words, game(players, {}, { round }).state);
    expect(at(2, 3)).toContain('Round 3 of 12 (round 9 is skipped) · ');
    expect(at(2, 10)).toContain('Round 10 of 12 · ');
    expect(at(3, 3)).toContain('Round 3 of 12 · ');
  });
});

const FARM = game(3, { wood: 2, stone: 1, c4: 'meadow' }, { round: 5 });
const TRAVELLING = game(3, { dwarfs: [5, 5] });

describe('what the current turn has done so far', () => {
  it.each([
    ['the bonus beneath a tile', game(3, {}), ['place clearing', 'lay meadow c4 field b4']],
    ['what furnishing a tile pays at once', game(3, {}), ['place housework', 'furnish dogSchool']],
    ['the token before the goods that come with it', game(3, {}), ['place startingPlayer']],
    ['an expedition', TRAVELLING, ['place logging', 'loot dog']],
    ['gold in place of a child', game(3, {}, { round: 8 }), ['place urgentWishForChildren']],
    ['the place of the only tile', game(3, { stone: 1 }), ['place housework', 'furnish carpenter']],
    ['a sheep that comes automatically', FARM, ['place sheepFarming', 'fence small c4', 'done']],
  ] as const)('uses the words of the post: %s', (_, scenario, moves) => {
    const { recap } = told(scenario, 1, ...moves, 'end');
    expect(recap[0]).toBe(`**Anna**: ${soFar(scenario, ...moves).replace('So far (only you see this): ', '')}.`);
  });

  it('names every good that it brought, and nothing before the first move', () => {
    expect(soFar(game(3, {}))).toBe('');
    expect(soFar(game(3, {}), 'place clearing', 'lay meadow c4 field b4')).toMatch(/: \+1 wood, \+1 food$/);
    expect(soFar(game(3, {}), 'place housework', 'furnish dogSchool')).toMatch(/ on D3: \+1 wood, \+1 dog$/);
    expect(soFar(FARM, 'place sheepFarming', 'fence small c4', 'done')).toMatch(/ on C4: \+1 sheep, −2 wood$/);
  });
});

it('an automatic harvest says what everybody harvested, fed their dwarfs with and bred', () => {
  const [ben, cleo] = [{ food: 1 }, { food: 9, c4: 'field grain 3' }];
  const seats = [ben, cleo].map((seat) => ({ ...seat, passed: true })) as never;
  const last = game(3, { food: 6, sheep: 2, c4: 'smallPasture' }, { round: 5, seats });
  const { post, recap, recapFor } = told(last, 1, 'pass', 'end');
  expect(post).toEqual([
    '**Anna**: passed for the round.',
    '**Harvest** after round 5:',
    '**Anna**: fed the dwarfs with 4 food and bred 1 sheep.',
    '**Ben**: fed the dwarfs with 1 food and took 3 begging markers.',
    '**Cleo**: harvested 1 grain and fed the dwarfs with 4 food.',
    expect.stringContaining('**Round 6** begins'),
    expect.stringContaining('The harvest marker shows'),
  ]);
  expect(recap).toContain('**Cleo**: harvested 1 grain and fed the dwarfs with 4 food.');
  // After a harvest without a decision, the player reads its cost.
  const own = '**You, automatically**: fed the dwarfs with 1 food and took 3 begging markers.';
  expect(recapFor(1)).toContain(own);
  expect(recapFor(1)).toContain('**Cleo**: harvested 1 grain and fed the dwarfs with 4 food.');
  expect(recapFor(1).join()).not.toContain('Ben');
});

it('turns in which nothing was done get no line in the story of the game, but one each if somebody chooses among turns or counts them', () => {
  const turns = [turnOf(1, 'place logging', 'end'), turnOf(2, 'done', 'end')];
  const anna = expect.stringContaining('Anna');
  expect(cavernaStory(words, { turns, seatsAt })).toEqual([anna]);
  expect(cavernaStory(words, { turns, seatsAt, every: true })).toEqual([anna, '**Ben**: did nothing.']);
});
