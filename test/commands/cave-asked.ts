import { expect } from 'vitest';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { ask } from '../../commands/turn/ask.ts';
import { endHow } from '../../commands/turn/ending.ts';
import type { Screen } from '../../commands/turn/menu-value.ts';
import { withTips } from '../../commands/turn/tips.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, type Language } from '../../src/messages/index.ts';
import { playMoment } from '../../src/table/play/moment.ts';
import type { Seat } from '../../src/table/types.ts';
import type { Scenario } from '../games/cave-vs-cave/scenario.ts';
import { pixelPainter } from './fixture.ts';

const faceIn = (language: Language) => caveVsCaveFace(cavePictures(pixelPainter))(catalogue(language));
export const face = faceIn('en');

export const ANNA_AND_BEN: readonly Seat[] = ['Anna', 'Ben'].map((name, seat) => ({
  userId: `${seat}`,
  name,
  colour: seat === 0 ? 'red' : 'yellow',
}));

interface Reader {
  readonly language?: Language;
  readonly isNew?: true;
  /** The state before the turn, if it is not the present one, and the moves of the turn so far. */
  readonly turn?: { readonly before?: State; readonly moves: readonly string[] };
}

/** What a player of Cave vs Cave is asked, in words. */
export function asked(game: Scenario, { language = 'en', isNew, turn }: Reader = {}) {
  const own = faceIn(language);
  const { state } = game;
  const decision = game.asked();
  const drafts = turn?.moves.map((move, entry) => ({ entry, seat: decision.seat, move })) ?? [];
  const at = { state, decision, seats: [], ...(turn && { turn: { before: turn.before ?? state, drafts } }) };
  const ending = own.ending?.(at);
  const { title, help, blocked } = own.question(at, ending);
  const wording = isNew ? withTips(own.wording(at), own.tips?.(at)) : own.wording(at);
  const controls = (screen: Screen = {}) =>
    ask({ game: 'g', step: 0, options: decision.options, words: wording, screen }).flatMap(
      (row) => row.toJSON().components,
    );
  const [list] = own.suggestions(at, false);
  return {
    at,
    title,
    help,
    blocked,
    lines: help.split('\n'),
    wording,
    controls,
    labels: (screen?: Screen) => controls(screen).flatMap((one) => ('label' in one ? [one.label] : [])),
    /** The moves of several ways chosen in one menu, or why they do not go together. */
    together(ways: readonly { readonly moves: readonly string[] }[]) {
      const found = own.together(
        at,
        ways.map(({ moves }) => moves),
      );
      return 'moves' in found ? found : { moves: undefined, ...found };
    },
    choices: () => controls().flatMap((one) => ('options' in one ? one.options : [])),
    /** What can be furnished and what cannot, in the order of the menu. */
    rooms: () => wording.board?.('furnish')?.flatMap(({ entries }) => entries) ?? [],
    list,
    /** The moves that one press makes, by its words. */
    ways: Object.fromEntries(list?.ways.map(({ label, moves }) => [label.text, moves]) ?? []),
    /** The button that ends the turn: its words, what is not shown beside it, and its moves. */
    end: { label: ending && endHow(catalogue(language), catalogue(language).panel.end, ending), ...ending },
    atOnce: () => own.atOnce?.(at),
  };
}

/** A turn that is played from a position, the end included, and the states before and after it. */
export function momentOf(game: Scenario, ...moves: string[]) {
  const { seat } = game.asked();
  const turn = { seat, moves: [...moves, 'end'].map((move, entry) => ({ entry, seat, move })) };
  return playMoment(caveVsCave, { state: caveVsCave.clone(game.state) }, turn);
}

/** What is posted about such a turn. */
export function posted(game: Scenario, ...moves: string[]): readonly string[] {
  const moment = momentOf(game, ...moves);
  const { turn, before, after } = moment;
  return face.told({ turns: [turn], seatsAt: () => ANNA_AND_BEN, before, after, momentOf: () => moment });
}

export const postedAfter = (before: State, after: State): readonly string[] =>
  face.told({ turns: [], seatsAt: () => ANNA_AND_BEN, before, after });

export const topicOf = (id: string) => face.rulebook?.topic(id) ?? expect.fail(id);
