import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { readMove } from '../../src/games/cave-vs-cave/moves/codec.ts';
import { MODES } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { documented } from './documented.ts';

const words = gameWords(catalogue('en'), 'cave-vs-cave');

describe('the words about the rules of Cave vs Cave', () => {
  const { telling, optionDetail } = words;

  it('call walls adjacent if they must not be opposite (001 p. 15: “benachbarte Wände”)', () => {
    const facts = (walls: string) => telling.facts({ colour: 'orange', cost: {}, walls, points: 1 });
    expect(facts('2')).toContain('2 adjacent walls');
    for (const walls of ['1-2', '1-3', '2-3']) expect(facts(walls)).toContain(`${walls} walls (2 only if adjacent)`);
    for (const walls of ['3', '3-4', '0-1', '0-3', '4']) expect(facts(walls)).toContain(`${walls} walls`);
    expect(facts('2 opposite')).toContain('2 opposite walls');
  });

  it('require more gold, or weapons, only if there is another player (001 pp. 3 and 8; rulings A123)', () => {
    const detail = (conditions: boolean) =>
      optionDetail(readMove('use renovation'), { now: () => ({ turns: 4, field: -1, conditions }) });
    const last = (tile: string, conditions: boolean) =>
      optionDetail(readMove(`use ${tile}`), { now: () => ({ turns: 4, field: 3, conditions }) });
    expect(detail(true)).toBe('With more gold than the other: build a wall · furnish');
    expect(detail(false)).toBe('Build a wall · furnish');
    // The tile on the last field may not be taken otherwise, with or without the effect of the field.
    expect(last('interiorDesign', true)).toBe('With more weapons than the other: excavate · build a wall · 2 weapons');
    expect(last('interiorDesign', false)).toBe('Excavate · build a wall · 2 weapons');
    expect(last('weeklyMarket', true)?.length).toBeLessThanOrEqual(100);
  });
});

describe('the wording of moves of Cave vs Cave', () => {
  it('reads every move that docs/moves.md names', () => {
    const moves = documented('cave-vs-cave');
    expect(moves.length).toBeGreaterThan(18);
    for (const text of moves) expect(readMove(text).verb, text).not.toBe('other');
  });

  it.each(MODES)('has words for every option and question of a game (%s)', (mode) => {
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
        const title = words.menuTitle(readMove(option.move).verb);
        if (decision.options.length > 1) expect(title, option.move).not.toMatch(/^Choose: (?!end|go|pay|cavern)/);
      }
      caveVsCave.apply(state, decision.seat, play(decision));
    }
    expect(caveVsCave.finished(state)).toBe(true);
  });
});
