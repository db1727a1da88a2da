import { expect, test } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import type { Options, State } from '../../src/games/caverna/state.ts';
import { suggestFeeding, suggestScarce } from '../../src/games/caverna/suggest.ts';
import { priceOfFeeding } from '../../src/games/caverna/unfed.ts';
import { harvest } from '../games/caverna/scenario.ts';
import { NOTHING, Played } from './games.ts';
import { decisionOf } from './rehearsal.ts';

const totalOf = (state: State, seat: number) => caverna.score(state)[seat]?.total ?? 0;
const isFed = (state: State, seat: number) => {
  const decision = decisionOf(state, seat);
  return decision?.task !== 'feed' || decision.options.some(({ move }) => move === 'feed');
};

/** The most points that a seat can have once it has fed its dwarfs and its animals have bred. */
function best(state: State, seat: number): number {
  const decision = decisionOf(state, seat);
  if (decision?.task !== 'feed' && decision?.task !== 'breed') return totalOf(state, seat);
  const answers = decision.options.filter(({ move, anytime }) => !anytime && !/^(beg|use) /.test(move));
  return Math.max(
    ...answers.map((option) => {
      const after = caverna.clone(state);
      caverna.apply(after, seat, option);
      return best(after, seat);
    }),
  );
}

/** The most points that a seat can have after feeding, by any sequence of exchanges in which none is superfluous. */
function searched(start: State, seat: number): number | undefined {
  const seen = new Set<string>();
  const found: { readonly moves: readonly string[]; readonly worth: number }[] = [];
  const begging = start.players[seat]?.begging;
  const visit = (state: State, moves: readonly string[]): void => {
    if (state.players[seat]?.begging !== begging) return;
    const key = [...moves].sort().join();
    if (seen.has(key)) return;
    seen.add(key);
    if (isFed(state, seat)) {
      found.push({ moves, worth: best(state, seat) });
      return;
    }
    const options = decisionOf(state, seat)?.options ?? [];
    const lacking = Number(options.find(({ move }) => move.startsWith('beg '))?.move.slice('beg '.length));
    for (const option of options) {
      // Everything except begging, spending rubies on anything but food, and spending more gold than is needed.
      if (!/^(eat|use|ruby food)\b/.test(option.move)) continue;
      if (option.move.startsWith('eat gold ') && Number(option.move.split(' ')[2]) > lacking + 1) continue;
      const after = caverna.clone(state);
      caverna.apply(after, seat, option);
      visit(after, [...moves, option.move]);
    }
  };
  visit(start, []);
  const within = (one: readonly string[], other: readonly string[]) =>
    one.length < other.length && [...new Set(one)].every((move) => count(one, move) <= count(other, move));
  const least = found.filter(({ moves }) => !found.some((other) => within(other.moves, moves)));
  return least.length === 0 ? undefined : Math.max(...least.map(({ worth }) => worth));
}

const count = (moves: readonly string[], move: string) => moves.filter((other) => other === move).length;

function* hungry(seed: string, players: number): Generator<{ readonly state: State; readonly seat: number }> {
  const random = randomFrom(seed);
  const state = caverna.start(caverna.options.parse({}), players, seed);
  for (let decisions = caverna.decisions(state); decisions.length > 0; decisions = caverna.decisions(state)) {
    for (const { seat, task } of decisions) if (task === 'feed' && !isFed(state, seat)) yield { state, seat };
    const decision = decisions[random.below(decisions.length)];
    const options = decision?.options.filter(({ anytime }) => !anytime || random.below(6) === 0) ?? [];
    const option = options[random.below(options.length)] ?? decision?.options[0];
    if (decision && option) caverna.apply(state, decision.seat, option);
  }
}

/** The choices of a random game, whose state goes on changing. */
const stepsOf = (seed: string, seats: number, options: object = {}) =>
  new Played({
    setup: { options: caverna.options.parse(options) as Options, seats, seed },
    gift: NOTHING,
    choices: seed,
  }).steps();

test('the first suggestion for feeding costs as few points as possible, and each costs what it says', () => {
  let compared = 0;
  for (let game = 0; game < 24; game++) {
    for (const { state, seat } of hungry(`hungry ${game}`, 1 + (game % 4))) {
      const suggestions = suggestFeeding(state, seat).ways;
      const most = searched(state, seat);
      expect(suggestions.length > 0).toBe(most !== undefined);
      const worths = suggestions.map(({ moves }) => {
        const after = caverna.clone(state);
        for (const move of moves) caverna.play(after, seat, move);
        expect(isFed(after, seat)).toBe(true);
        return best(after, seat);
      });
      expect(worths[0]).toBe(most);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      const rich = caverna.clone(state);
      const mine = rich.players[seat];
      if (mine) Object.assign(mine, { goods: { ...mine.goods, food: mine.goods.food + 20 }, decided: true });
      expect(suggestions.map(({ points }) => points)).toEqual(worths.map((worth) => best(rich, seat) - worth));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(12);
});

test('the richest farm needs only a limited search, and gets a cheap suggestion', () => {
  const goods = { food: 0, grain: 9, vegetable: 9, gold: 20, ruby: 3, wood: 5, stone: 5, ore: 5, sheep: 2 };
  const seat = { goods, furnishings: { d3: 'sparePartStorage' }, dwarfs: [{}, {}] };
  const state = stateFrom({ players: 1, round: 5, next: 'harvest', seats: [seat] });
  const [first] = suggestFeeding(state, 0).ways;
  expect(first?.moves.length).toBeGreaterThan(0);
  expect(first?.points).toBeLessThanOrEqual(2);
});

test('no suggestion spends more than another that is enough', () => {
  const { state } = harvest({ food: 1, grain: 1, vegetable: 1, sheep: 1 });
  const { ways, hasMore } = suggestFeeding(state, 0);
  // Grain and sheep give two food, but three are missing: all three goods would be enough, too.
  expect(ways.map(({ moves }) => moves)).toEqual([
    ['eat grain', 'eat vegetable'],
    ['eat vegetable', 'eat sheep'],
  ]);
  expect(hasMore).toBe(false);
});

test('a suggestion is dropped if it only adds to another, in whatever order', () => {
  const { state } = harvest({ food: 0, grain: 1, vegetable: 2, gold: 2 });
  // With gold, a second vegetable would bring more than is missing.
  expect(suggestFeeding(state, 0).ways.map(({ moves }) => moves)).toEqual([
    ['eat vegetable', 'eat vegetable'],
    ['eat vegetable', 'eat gold 2', 'eat grain'],
  ]);
});

test('eating the only sheep also costs the 2 points of a missing type of farm animal', () => {
  const { state } = harvest({ food: 3, sheep: 1, grain: 1 });
  const { ways } = suggestFeeding(state, 0);
  expect(ways.find(({ moves }) => moves.join() === 'eat sheep')).toMatchObject({ points: 3, lastOfKind: 2 });
  expect(ways.find(({ moves }) => moves.join() === 'eat grain')).toMatchObject({ points: 1, lastOfKind: 0 });
});

test('an animal that is worth as much as a begging marker may be eaten instead of taking one', () => {
  const { state } = harvest({ food: 2, sheep: 1 });
  // Without the sheep: 1 point less for it, and 2 for a missing type. Each marker costs 3 points.
  expect(suggestScarce(state, 0).ways).toMatchObject([{ moves: ['eat sheep'], markers: 1, points: 6 }]);
});

test('a feeding costs what was predicted if nothing changes before it', () => {
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    let ended: { readonly seen: State; readonly seat: number } | undefined;
    const options = game % 2 === 0 ? {} : { folks: {} };
    for (const { state, seat, option } of stepsOf(`foreseen ${game}`, 1 + (game % 3), options)) {
      if (ended !== undefined && state.phase === 'harvest' && decisionOf(state, ended.seat)?.task === 'feed') {
        const price = priceOfFeeding(ended.seen, ended.seat);
        const ways = [suggestFeeding, suggestScarce].flatMap((suggest) => suggest(state, ended?.seat ?? 0).ways);
        if (ways[0] !== undefined) {
          expect(price).toMatchObject({ points: ways[0].points, markers: ways[0].markers });
          compared++;
        }
      }
      const ends = state.phase === 'work' && option.move === 'end';
      ended = ends ? { seen: caverna.view(state, seat), seat } : undefined;
    }
  }
  expect(compared).toBeGreaterThan(12);
});
