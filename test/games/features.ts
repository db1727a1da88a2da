import { expect, it } from 'vitest';
import { noNumbers } from '../../src/engine/features.ts';
import type { Game } from '../../src/engine/game.ts';
import { walk } from './walk.ts';

/** The features from which a game is learned, and those of a seat by their names. */
export function featuresOf<State, Options>({ id, features }: Game<State, Options>) {
  if (features === undefined) throw new Error(`Nobody can learn ${id}.`);
  const read = (state: State, seat: number): Map<string, number> => {
    const list = noNumbers();
    expect(Number.isFinite(features.read(state, seat, list))).toBe(true);
    return new Map(
      [...list.place.slice(0, list.length)].map((place, i) => [features.names[place] ?? '', list.value[i] ?? 0]),
    );
  };
  return { features, read };
}

/** Laws of the features of a game, at tables with these options and players. */
export function featureLaws<State, Options>(
  game: Game<State, Options>,
  tables: readonly (readonly [options: Readonly<Record<string, unknown>>, players: number])[],
): void {
  const { features, read } = featuresOf(game);

  it('no two features have the same name, and every aim names existing features', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
    for (const aim of Object.values(features.aims))
      expect(features.names).toEqual(expect.arrayContaining(Object.keys(aim)));
  });

  it.each(tables)(
    'all features are small numbers with names, at any point of a game: %j for %i',
    (options, players) => {
      const state = game.start(game.options.parse(options), players, `features ${JSON.stringify(options)} ${players}`);
      let step = 0;
      for (const { seat } of walk(game, state, 'features')) {
        if (step++ % 5 > 0) continue;
        for (const [name, value] of read(state, seat)) {
          expect(name).not.toBe('');
          expect(Math.abs(value), name).toBeLessThan(8);
        }
        expect(features.stage(state)).toBeLessThan(features.stages);
      }
    },
  );
}
