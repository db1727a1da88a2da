import { ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { plainRows, rowsByVerb } from '../../commands/face/rows.ts';
import type { Wording } from '../../commands/face/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import { longMove, readMenuValue, type Screen } from '../../commands/turn/menu-value.ts';
import { controlsOf } from '../../lab/hands.ts';
import { expectText } from './asked.ts';

/** Spaces and tiles stand on a board, stables go anywhere, and twin tiles are laid in two steps. */
const rowed: Pick<Wording, 'zone' | 'rows' | 'board'> = {
  ...plainRows,
  rows: (options) =>
    rowsByVerb(options, (verb, some) => {
      if (verb === 'lay' || verb === 'fence') return { firstWords: 3 };
      if (verb === 'stable') return { layout: { parts: (first, last) => `${first} to ${last}` } };
      const entries = some.map(({ move }) => ({ move }));
      return verb === 'place' || verb === 'furnish' ? { layout: { blocks: [{ title: verb, entries }] } } : {};
    }),
};
const bare: Wording = {
  option: ({ move }) => ({ text: move }),
  branch: (prefix) => ({ text: prefix }),
  menu: (verb) => `Choose ${verb}`,
  ...rowed,
};
const wordy: Wording = {
  option: ({ move }) => ({ text: `${move} `.repeat(30), detail: '🐗'.repeat(200) }),
  branch: (prefix) => ({ text: prefix.repeat(20), detail: 'x'.repeat(300) }),
  menu: (verb) => verb.repeat(300),
  ...rowed,
};

function rows(moves: readonly string[], screen: Screen = {}, words: Wording = bare) {
  const options = moves.map((move) => ({ move }));
  return ask({ game: 'g1', step: 4, options, words, screen }).map((row) => row.toJSON());
}

/** Every move that can be chosen, and every screen that can be opened, from the rows of one screen. */
const reach = (moves: readonly string[], screen: Screen) =>
  controlsOf({ components: rows(moves, screen) as never }).flatMap((control) => {
    if (control.kind === 'menu') return control.values.map((value) => readMenuValue(value));
    const press = readCustomId(control.id);
    return press?.on === 'move' || press?.on === 'screen' ? [press] : [];
  });

function reachAll(moves: readonly string[]): Set<string> {
  const all = new Set<string>();
  const seen = new Set<string>();
  const queue: Screen[] = [{}];
  for (let screen = queue.shift(); screen; screen = queue.shift()) {
    if (seen.has(JSON.stringify(screen))) continue;
    seen.add(JSON.stringify(screen));
    for (const found of reach(moves, screen)) {
      if (found && 'move' in found) all.add(longMove(found.move, moves) ?? '');
      else if (found) queue.push(found.screen);
    }
  }
  return all;
}

const cell = fc.stringMatching(/^[a-gx][0-5]$/);
const anyMove = fc.oneof(
  fc.tuple(cell, cell).map(([a, b]) => `lay meadow ${a} field ${b}`),
  fc.tuple(cell, cell).map(([a, b]) => `lay cavern ${a} tunnel ${b}`),
  fc.tuple(cell, cell).map(([a, b]) => `fence large ${a} ${b}`),
  cell.map((a) => `stable ${a}`),
  fc.stringMatching(/^[a-z]{3,14}$/).map((tile) => `furnish ${tile} with ore for wood with ore for stone`),
  fc.nat(200).map((n) => `forge ${n}`),
  fc.stringMatching(/^[a-z]{2,8}$/).map((verb) => `${verb} one`),
);
const moves = fc.uniqueArray(anyMove, { minLength: 1, maxLength: 400 });

describe('a decision as rows of a message', () => {
  it('says once, in the menu, what choosing does if it is the same for all options', () => {
    const moves = ['fence small c4', 'fence small a4', 'fence small b4'];
    const told = (detail: (move: string) => string) =>
      rows(moves, {}, { ...bare, option: ({ move }) => ({ text: move, detail: detail(move) }) }).flatMap(
        ({ components: [menu] }) => (menu?.type === ComponentType.StringSelect ? [menu] : []),
      );
    const [alike] = told(() => 'Holds 2 animals');
    expect(alike?.placeholder).toBe('Choose fence · Holds 2 animals');
    expect(alike?.options.map(({ description }) => description)).toEqual([undefined, undefined, undefined]);
    const [unlike] = told((move) => `Holds 2 animals on ${move}`);
    expect(unlike?.placeholder).toBe('Choose fence');
    expect(unlike?.options[0]?.description).toBe('Holds 2 animals on fence small c4');
  });

  it('offers a few plain moves as buttons', () => {
    const [row, ...more] = rows(['harvest field', 'harvest breeding']);
    expect(more).toEqual([]);
    expect(row?.components.map((component) => component.type)).toEqual([ComponentType.Button, ComponentType.Button]);
  });

  it('offers spaces in one menu, and past 25 in two', () => {
    const spaces = Array.from({ length: 33 }, (_, index) => `place space${index}`);
    expect(rows(spaces.slice(0, 3)).map(({ components }) => components[0]?.type)).toEqual([ComponentType.StringSelect]);
    expect(rows(spaces)).toHaveLength(2);
  });

  it('offers many places of a twin tile as a cell and then its other half', () => {
    const cells = ['a', 'b', 'c'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
    const lays = cells.flatMap((from) => ['x1', 'x2', 'x3'].map((to) => `lay meadow ${from} field ${to}`));
    const [first, second] = rows(lays);
    expect(second).toBeUndefined();
    expect(first?.components[0]).toMatchObject({ options: { length: 12 } });
    const [, orientation] = rows(lays, { branch: 'lay meadow b2' });
    const options = [1, 2, 3].map((row) => ({ value: `lay meadow b2 field x${row}` }));
    expect(orientation?.components[0]).toMatchObject({ options });
  });

  describe('with short words', () => {
    const worded: Wording = {
      ...bare,
      option: ({ move }) => ({ text: move, short: { text: move.slice(-2), sort: move.split(' ')[1] ?? '' } }),
    };
    const lays = (sort: string, count: number) =>
      Array.from({ length: count }, (_, at) => `lay ${sort} ${'abcdef'[at % 6]}${1 + Math.floor(at / 6)}`);
    const seen = (moves: readonly string[]) =>
      rows(moves, {}, worded).flatMap(({ components }) =>
        components.map((one) =>
          one.type === ComponentType.StringSelect
            ? `${one.placeholder}: ${one.options.length}`
            : 'label' in one
              ? one.label
              : '',
        ),
      );

    it('offers a dozen as buttons, so that no menu covers the picture that explains them', () => {
      expect(seen(lays('cavern', 12))).toEqual('a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2'.split(' '));
      expect(seen(lays('cavern', 13))).toEqual(['Choose lay: 13']);
    });

    it('shows a few in full', () => {
      expect(seen(lays('cavern', 3))).toEqual(['lay cavern a1', 'lay cavern b1', 'lay cavern c1']);
    });

    it('offers one kind as buttons, and another kind in a menu if there is no room', () => {
      expect(seen([...lays('cavern', 7), ...lays('tunnel', 6)]).join(' ')).toBe('a1 b1 c1 d1 e1 f1 a2 tunnel: 6');
      expect(seen([...lays('cavern', 13), ...lays('tunnel', 14)])).toEqual(['cavern: 13', 'tunnel: 14']);
    });

    it('offers them in the order of the words', () => {
      const backwards: Wording = { ...worded, rows: (options) => rowsByVerb(options.toReversed()) };
      const [first] = rows(['stable a1', 'stable b1'], {}, backwards);
      expect(first?.components.map((one) => 'label' in one && one.label)).toEqual(['stable b1', 'stable a1']);
    });
  });

  it('keeps exchanges on a separate screen', () => {
    const options = [{ move: 'feed' }, { move: 'eat sheep', anytime: true as const }];
    const shown = (screen: Screen) =>
      JSON.stringify(ask({ game: 'g1', step: 4, options, words: bare, screen }).map((row) => row.toJSON()));
    expectText(shown({}), ['feed'], ['eat sheep']);
    expectText(shown({ exchange: true }), ['eat sheep'], ['feed']);
  });

  it('makes every move reachable', () => {
    fc.assert(
      fc.property(moves, (offered) => {
        expect([...reachAll(offered)].sort()).toEqual([...offered].sort());
      }),
      { numRuns: 60 },
    );
  });

  it('stays within every limit, whatever the words', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom<Screen>({}, { branch: 'lay meadow a1' }, { page: 3 }), (offered, screen) => {
        // The builders refuse labels, menus and rows beyond Discord's limits.
        const built = rows(offered, screen, wordy);
        const ids = built.flatMap(({ components }) =>
          components.map((component) => ('custom_id' in component ? component.custom_id : '')),
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(built.length + ids.length).toBeLessThanOrEqual(30);
      }),
      { numRuns: 60 },
    );
  });
});
