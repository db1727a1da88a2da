import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, shuffled } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { bytes, law, pick, walks } from './games.ts';

/** The rounds whose cards are shuffled together (rulebook p. 3). */
const STAGES = [
  [1, 2, 3],
  [5, 6],
  [7, 8, 9],
  [10, 11, 12],
];
const MARKED = [6, 7, 8, 9, 10, 11, 12];

function shuffle<T>(list: T[], rounds: readonly number[], random: Random): void {
  const mixed = shuffled(
    rounds.map((round) => list[round - 1] as T),
    random,
  );
  rounds.forEach((round, i) => {
    list[round - 1] = mixed[i] as T;
  });
}

/** A game that differs from this one in nothing but what lies face down. */
function twinOf(state: State, random: Random): State {
  const twin = caverna.clone(state);
  for (const stage of STAGES) {
    const down = stage.filter((round) => round > state.round && state.cards[round - 1] !== 'none');
    shuffle(twin.cards, down, random);
  }
  const unseen = MARKED.filter((round) => round > state.markersShown && state.markers[round - 1] !== 'none');
  shuffle(twin.markers, unseen, random);
  return twin;
}

const seen = (state: State): string =>
  JSON.stringify([bytes(caverna.view(state, 'spectator')), caverna.decisions(state), caverna.score(state)]);

const several = walks(fc.integer({ min: 2, max: 7 }));

describe('what is face down', () => {
  it('does not show in a view, a question or a score, for any viewer', () => {
    law(20, several, (played) => {
      const { random } = played;
      for (const { state } of played.steps()) {
        if (random.below(10) > 0) continue;
        const twin = twinOf(state, random);
        expect(seen(twin)).toBe(seen(state));
        for (let seat = 0; seat < state.players.length; seat++) {
          expect(bytes(caverna.view(twin, seat))).toBe(bytes(caverna.view(state, seat)));
        }
      }
    });
  });

  it('does not affect anything until it is turned up', () => {
    law(30, several, (played) => {
      const { random } = played;
      const begin = random.below(60 * played.walk.setup.seats);
      let twin: State | undefined;
      for (const { state, seat, option, log } of played.steps()) {
        if (log.length < begin) continue;
        twin ??= twinOf(state, random);
        const turnedUp = twin.round !== state.round || twin.phase !== state.phase;
        if (turnedUp || seen(twin) !== seen(state)) {
          const cards = state.cards.slice(0, state.round).join() !== twin.cards.slice(0, twin.round).join();
          const markers =
            state.markers.slice(0, state.markersShown).join() !== twin.markers.slice(0, twin.markersShown).join();
          expect(cards || markers, 'the views differ, but nothing that was turned up does').toBe(true);
          return;
        }
        caverna.apply(twin, seat, option);
      }
    });
  });

  it('is never named in a view: no seed, no future card, no future marker', () => {
    law(8, several, (played) => {
      for (const { state } of played.steps()) {
        const view = caverna.view(state, 'spectator');
        const text = bytes(view);
        expect(text).not.toContain(played.walk.setup.seed);
        for (const id of state.cards.slice(state.round)) if (id !== 'none') expect(text).not.toContain(`"${id}"`);
        const toCome = view.markers.slice(state.markersShown);
        expect(toCome.filter((marker) => marker !== 'hidden' && marker !== 'none')).toEqual([]);
      }
    });
  });

  it('is all that a view hides: the rest is unchanged, and gives the same questions and scores', () => {
    law(6, walks(), (played) => {
      for (const { state, decisions } of played.steps()) {
        const view = caverna.view(state, pick([0, 'spectator'] as const, played.random));
        const open = (whole: State) => ({ ...whole, cards: [], markers: [] });
        expect(isDeepStrictEqual(open(view), open(state))).toBe(true);
        expect(isDeepStrictEqual(caverna.decisions(view), decisions)).toBe(true);
        expect(isDeepStrictEqual(caverna.score(view), caverna.score(state))).toBe(true);
      }
    });
  });
});
