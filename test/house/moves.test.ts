import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { codeOf, sources } from './imports.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

/**
 * The only places that may parse moves: the codec of each game, the words of any move, and the code that reads only
 * their shape.
 */
const HOMES = [
  ...GAMES.map(({ id }) => `src/games/${id}/moves`),
  'test/house/tic-tac-toe/moves.ts',
  'src/engine/notation.ts',
  'src/players/',
];

/** How many random games are played at the smallest table and at the largest, so that every kind of move occurs. */
const PLAYED = 4;

function addVerbs(verbs: Set<string>, game: Game, { seats, seed }: { readonly seats: number; readonly seed: string }) {
  const random = randomFrom(seed);
  const state = game.start(game.options.parse({}), seats, seed);
  for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
    for (const { options } of asked)
      for (const { move } of options) {
        const [verb = '', ...more] = move.split(' ');
        if (more.length > 0) verbs.add(verb);
      }
    const decision = asked[random.below(asked.length)];
    const own = decision?.options.filter(({ anytime }) => !anytime || random.below(9) === 0) ?? [];
    const option = own[random.below(own.length)] ?? decision?.options[0];
    if (decision && option) game.apply(state, decision.seat, option);
  }
}

/** The verbs of moves that consist of more than a verb. */
function verbsOf(game: Game): string[] {
  const verbs = new Set<string>();
  for (const seats of new Set([game.seats.min, game.seats.max]))
    for (let played = 1; played <= PLAYED; played++) addVerbs(verbs, game, { seats, seed: `verbs ${seats} ${played}` });
  return [...verbs];
}

const VERBS = [...GAMES, ticTacToe as Game].flatMap(verbsOf).join('|');

/** Signs of code that parses a move, or builds one. */
const SIGNS = [
  // move.split(' '), move.match(...), option.move.slice(...)
  /\b(?:move|branch|prefix)\??\.(?:split|match|slice|substring|startsWith)\(/,
  // startsWith('place '), 'lay '.length
  new RegExp(`['\`](?:${VERBS}) ['\`]`),
  // { move: `stable ${cell}` }, move === 'harvest field'
  new RegExp(`move(?::| =|\\()[= ]*['\`](?:${VERBS}) `),
  // /^furnish (\w+)/
  new RegExp(`/\\^(?:${VERBS}) `),
];

/** The lines of a text that parse a move. */
const parsingIn = (text: string): string[] => text.split('\n').filter((line) => SIGNS.some((sign) => sign.test(line)));

describe('the text of a move', () => {
  it.each(['src', 'commands', 'render', 'db', 'test/house/tic-tac-toe'])(
    'is parsed only by the codec of its game: %s',
    (module) => {
      const files = [...sources(module)].filter((path) => !HOMES.some((home) => path.startsWith(home)));
      expect(files.flatMap((path) => parsingIn(codeOf(path)))).toEqual([]);
    },
  );

  it('is known for all verbs that are offered', () => {
    const few = ['place', 'imitate', 'protect', 'send', 'leave', 'trade', 'beg', 'use', 'ruby', 'mark'];
    expect(VERBS.split('|')).toEqual(expect.arrayContaining(few));
  });

  it.each([
    "const [verb, word] = move.split(' ');",
    "if (move.startsWith('place ')) return;",
    "const id = text.slice('loot '.length);",
    'list.push({ move: `beg 3` });',
    'return { move: `mark a1` };',
    'const tile = option.move.match(/^furnish (\\w+)/);',
  ])('is found where it is parsed: %s', (line) => {
    expect(parsingIn(line)).toEqual([line]);
  });
});
