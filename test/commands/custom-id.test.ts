import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_ID_LIMIT, customId, readCustomId } from '../../commands/custom-id.ts';
import { longMove, readMenuValue, shortMove, writeScreen } from '../../commands/menu-value.ts';
import {
  CALL_ACTS,
  LOBBY_ACTS,
  LOOKS,
  PANEL_ACTS,
  PLAN_ACTS,
  type Press,
  type Screen,
  SETTINGS,
} from '../../commands/presses.ts';
import { REMEDIES } from '../../src/table/assembly.ts';

const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const move = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const game = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/);
const step = fc.nat(999_999_999);
const screen: fc.Arbitrary<Screen> = fc
  .record({
    branch: fc.option(
      move.map((text) => text.slice(0, 36).trim()),
      { nil: undefined },
    ),
    page: fc.integer({ min: 1, max: 99 }),
    exchange: fc.boolean(),
  })
  .map(({ branch, page, exchange }) => ({
    ...(branch !== undefined && { branch }),
    page,
    ...(exchange && { exchange }),
  }));

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ on: fc.constant('lobby' as const), game, act: fc.constantFrom(...LOBBY_ACTS) }),
  fc.record({ on: fc.constantFrom('open' as const, 'rematch' as const, 'close' as const), game }),
  fc.record({ on: fc.constant('look' as const), game, look: fc.constantFrom(...LOOKS) }),
  fc.record({ on: fc.constant('look' as const), game, look: fc.constantFrom(...LOOKS), page: step }),
  fc.record({ on: fc.constantFrom('undo' as const, 'askUndo' as const), game, entry: step }),
  fc.record({ on: fc.constant('vote' as const), game, vote: game, agrees: fc.boolean() }),
  fc.record({ on: fc.constant('take' as const), game, vote: game }),
  fc.record({ on: fc.constant('absent' as const), game, seat: step, remedy: fc.constantFrom(...REMEDIES) }),
  fc.record({ on: fc.constant('call' as const), game, act: fc.constantFrom(...CALL_ACTS), since: step }),
  fc.record({ on: fc.constant('settings' as const), game, setting: fc.constantFrom(...SETTINGS) }),
  fc.record({
    on: fc.constant('settings' as const),
    game,
    setting: fc.constantFrom(...SETTINGS),
    value: fc.constantFrom('on', 'off'),
  }),
  fc.record({ on: fc.constant('mine' as const), game, page: step }),
  fc.record({ on: fc.constant('away' as const), game }),
  fc.record({ on: fc.constant('menu' as const), game, step }),
  fc.record({ on: fc.constant('menu' as const), game, step, exchange: fc.constant(true as const) }),
  fc.record({ on: fc.constant('screen' as const), game, step, screen }),
  fc.record({ on: fc.constant('panel' as const), game, step, act: fc.constantFrom(...PANEL_ACTS) }),
  fc.record({ on: fc.constant('screen' as const), game, step, screen, ahead: fc.constant(true as const) }),
  fc.record({
    on: fc.constantFrom('menu' as const, 'suggest' as const),
    game,
    step,
    ahead: fc.constant(true as const),
  }),
  fc.record({ on: fc.constant('plan' as const), game, act: fc.constantFrom(...PLAN_ACTS), order: step }),
  fc.record({ on: fc.constant('standing' as const), game, field: fc.constantFrom('feed', 'breed', 'show') }),
  fc.record({ on: fc.constant('notes' as const), game }),
);

describe('custom ids', () => {
  it('come back as they were written, within the limit', () => {
    fc.assert(
      fc.property(press, fc.integer({ min: 0, max: 99 }), (sent, slot) => {
        const id = customId(sent, slot);
        expect(id.length).toBeLessThanOrEqual(CUSTOM_ID_LIMIT);
        expect(readCustomId(id)).toEqual(sent);
      }),
    );
  });

  it('carry a move, or a reference to one that is too long', () => {
    fc.assert(
      fc.property(move, fc.array(move), game, step, (chosen, others, game, step) => {
        const read = readCustomId(customId({ on: 'move', game, step, move: chosen }, 7));
        if (read?.on !== 'move') throw new Error('It is read as another press.');
        expect(longMove(read.move, [...others, chosen])).toBe(chosen);
        expect(shortMove(chosen).length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('are refused when forged or cut off, and never throw', () => {
    const ours = press.map((sent) => customId(sent));
    const spoilt = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.tuple(ours, fc.nat(100)).map(([id, at]) => id.slice(0, at)),
      fc
        .tuple(ours, fc.nat(100), fc.string({ unit: 'binary' }))
        .map(([id, at, more]) => id.slice(0, at) + more + id.slice(at)),
    );
    fc.assert(
      fc.property(spoilt, (id) => {
        const read = readCustomId(id);
        if (read) expect(readCustomId(customId(read))).toEqual(read);
      }),
      { numRuns: 500 },
    );
    for (const id of ['', ':', 'c1', 'c1:move', 'c0:open:abc', 'c1:open:a b', 'c1:look:abc:secrets', 'c1:undo:abc:-1'])
      expect(readCustomId(id)).toBeUndefined();
  });
});

describe('values of menus', () => {
  it('are moves or screens', () => {
    fc.assert(
      fc.property(screen, (shown) => {
        expect(readMenuValue(writeScreen(shown))).toEqual({ screen: shown });
      }),
    );
    expect(readMenuValue('lay meadow c4 field b4')).toEqual({ move: 'lay meadow c4 field b4' });
    expect(readMenuValue('/lay meadow c4')).toEqual({ screen: { branch: 'lay meadow c4' } });
    expect(readMenuValue('<@everyone>')).toBeUndefined();
  });
});
