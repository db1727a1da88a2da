import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../src/games/cave-vs-cave/moves/codec.ts';
import { MODES } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { randomPlayer } from '../../src/players/random.ts';

const words = gameWords(catalogue('en'), 'cave-vs-cave');

/** What is put in for the words in capitals of docs/moves.md. */
const EXAMPLES: Readonly<Record<string, string>> = {
  TILE: 'driftMining',
  ROOM: 'goldVein',
  GOOD: 'emmer',
  CELL: 'd3',
  SLOT: 'd3e3',
  N: '2',
};

/** The move texts of the section of this game. */
function documented(): string[] {
  const [, section = ''] = readFileSync(new URL('../../docs/moves.md', import.meta.url), 'utf8').split(
    '## Cave vs Cave',
  );
  const cells = section.split('\n').flatMap((row) => row.match(/^\| (`.*?`) \|/)?.[1] ?? []);
  return cells.flatMap((text) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, shape = '']) =>
      shape.replaceAll(' ...', '').replaceAll(/\b[A-Z]+\b/g, (name) => EXAMPLES[name] ?? name),
    ),
  );
}

describe('moves of Cave vs Cave in words', () => {
  it('reads every move that docs/moves.md names', () => {
    const moves = documented();
    expect(moves.length).toBeGreaterThan(18);
    for (const text of moves) expect(readMove(text).verb, text).not.toBe('other');
  });

  it.each(MODES)('tells every option and asks every question of a game (%s)', (mode) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), 2, 'words');
    const random = randomFrom(mode);
    const play = randomPlayer(random);
    while (!caveVsCave.finished(state)) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      const asked = words.question(decision.task);
      expect(asked.help, decision.task).not.toBe('Choose one of the options.');
      for (const option of decision.options) {
        const label = words.optionLabel(readMove(option.move));
        expect(label, option.move).toMatch(/^[A-Z0-9]/);
        expect(label.length, option.move).toBeLessThan(100);
        expect(label).not.toContain('undefined');
      }
      caveVsCave.apply(state, decision.seat, play(decision));
    }
    expect(caveVsCave.finished(state)).toBe(true);
  });
});
