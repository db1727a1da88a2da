import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { cavernaBearings } from '../../commands/games/caverna/bearings.ts';
import { wayToEnd } from '../../commands/games/caverna/ending.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaSuggestions } from '../../commands/games/caverna/suggestions.ts';
import { cavernaTips } from '../../commands/games/caverna/tips.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import type { Screen } from '../../commands/turn/menu-value.ts';
import { withTips } from '../../commands/turn/tips.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords, type Language } from '../../src/messages/index.ts';
import type { Scenario } from '../games/caverna/scenario.ts';

interface Reader {
  readonly language?: Language;
  /** The names of the players, if they matter. */
  readonly names?: readonly string[];
  /** Whether the reader is new to the game. */
  readonly isNew?: true;
  /** The moves on the wish list. */
  readonly wished?: readonly string[];
  /** The start of the turn and its moves so far. */
  readonly turn?: { readonly before: Scenario; readonly moves: readonly string[] };
}

/** What the first seat of a game of Caverna is asked, in words. */
export function asked({ state }: Pick<Scenario, 'state'>, reader: Reader = {}) {
  const { language = 'en', names = [], isNew, wished, turn } = reader;
  const words = gameWords(catalogue(language), 'caverna');
  const decision =
    caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail('The first seat is not asked.');
  const { options } = decision;
  const drafts = turn?.moves.map((move, entry) => ({ entry, seat: 0, move })) ?? [];
  const at = {
    state,
    decision,
    seats: names.map((name) => ({ name, userId: name, colour: 'red' as const })),
    ...(wished && { wished }),
    ...(turn && { turn: { before: turn.before.state, drafts } }),
  };
  const tips = () => cavernaTips(words, at);
  const wording = isNew ? withTips(cavernaWording(words, at), tips()) : cavernaWording(words, at);
  const ending = wayToEnd(words, at);
  const rows = (screen: Screen = {}, only = options) =>
    ask({ game: 'g1', step: 1, options: only, words: wording, screen });
  /** The buttons and menus for some of the options, by default all, on a screen. */
  const controls = (screen?: Screen, only?: typeof options) =>
    rows(screen, only).flatMap((row) => row.toJSON().components);
  return {
    at,
    words,
    wording,
    options,
    ending,
    ...cavernaQuestion(words, at, ending),
    rows,
    controls,
    menus: (screen?: Screen, only = options) =>
      controls(screen, only).flatMap((one) => (one.type === ComponentType.StringSelect ? [one] : [])),
    /** Buttons in brackets, grey ones in parentheses, and menus by their titles. */
    shown: (screen?: Screen) =>
      controls(
        screen,
        options.filter(({ move }) => !ending?.hides?.includes(move)),
      ).map((one) => {
        if (one.type === ComponentType.StringSelect) return one.placeholder ?? '';
        const label = 'label' in one ? one.label : '';
        return 'style' in one && one.style === ButtonStyle.Secondary ? `(${label})` : `[${label}]`;
      }),
    /** Every line of the menus, with a lock before those that cannot be chosen, and every button in brackets. */
    lines: () =>
      controls().flatMap((one) => {
        if (one.type !== ComponentType.StringSelect) return 'label' in one && one.label ? [`[${one.label}]`] : [];
        return one.options.map(
          ({ label, description, emoji }) => `${emoji?.name === '🔒' ? '🔒 ' : ''}${label}: ${description ?? ''}`,
        );
      }),
    option: (move: string) => wording.option(options.find((one) => one.move === move) ?? { move }),
    entries: (verb: string) => wording.board?.(verb)?.flatMap(({ entries }) => entries) ?? [],
    labels: () => options.filter(({ anytime }) => !anytime).map((option) => wording.option(option).text),
    /** What can be done with one press: its words and its moves. */
    ways: () =>
      [false, true].flatMap((exchange) =>
        cavernaSuggestions(words, at, exchange).flatMap(({ ways }) =>
          ways.map(({ label, moves }) => [label.text, ...moves]),
        ),
      ),
    suggested: (exchange: boolean) => cavernaSuggestions(words, at, exchange)[0],
    tip: (move: string) => tips().reason({ move }),
    /** What somebody new reads before the end of the turn. */
    regrets: () => tips().regrets,
  };
}

/** The same at the end of a turn, with the moves of the whole turn. */
export const askedAfter = (begin: () => Scenario, ...moves: readonly string[]) =>
  asked(begin().play(...moves), { turn: { before: begin(), moves } });

/** Expects a text to contain, or to match, all of these, and none of those. */
export function expectText(text: string, all: readonly (string | RegExp)[], none: typeof all = []): void {
  for (const one of all)
    expect(text).toEqual(typeof one === 'string' ? expect.stringContaining(one) : expect.stringMatching(one));
  for (const one of none)
    expect(text).not.toEqual(typeof one === 'string' ? expect.stringContaining(one) : expect.stringMatching(one));
}

/** What the first seat reads about its situation before it chooses. */
export const bearingsOf = ({ state }: Pick<Scenario, 'state'>): readonly string[] =>
  cavernaBearings(gameWords(catalogue('en'), 'caverna'), { state, seat: 0 } as Parameters<typeof cavernaBearings>[1]);
