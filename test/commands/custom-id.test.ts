import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_ID_LIMIT, customId, readCustomId } from '../../commands/custom-id.ts';
import {
  ANALYSIS_HOW,
  CALL_ACTS,
  FIELDS,
  HELP_OF,
  LEARN_ACTS,
  PANEL_ACTS,
  PLAN_ACTS,
  type Press,
  SANDBOX_ACTS,
  SETTINGS,
  STANDS,
  WHERES,
} from '../../commands/presses.ts';
import { longMove, readMenuValue, type Screen, shortMove, writeScreen } from '../../commands/turn/menu-value.ts';

const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const move = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const game = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/);
const step = fc.nat(999_999_999);
const branch = move.map((text) => text.slice(0, 36).trim());
const screen: fc.Arbitrary<Screen> = fc
  .record({
    branch: fc.option(branch, { nil: undefined }),
    page: fc.integer({ min: 1, max: 99 }),
    exchange: fc.boolean(),
  })
  .map(({ branch, page, exchange }) => ({
    ...(branch !== undefined && { branch }),
    page,
    ...(exchange && { exchange }),
  }));

/** Other values for a press's properties; those that are not named here keep their own. */
const OTHERS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...{ who: game, vote: game, job: game },
  ...{ step, page: step, entry: step, since: step, seat: step, order: step },
  // A longer one is written as a reference, see below.
  move: move.filter((text) => shortMove(text) === text),
  screen,
  field: fc.stringMatching(/^[a-z]{1,20}$/),
  value: fc.stringMatching(/^[a-z]{1,10}$/),
  what: fc.stringMatching(/^[A-Za-z0-9.-]{1,40}$/),
  way: fc.stringMatching(/^#[0-9a-f]{12}$/),
  agrees: fc.boolean(),
  setting: fc.constantFrom(...SETTINGS),
  stand: fc.constantFrom(...STANDS),
  where: fc.constantFrom(...WHERES),
  of: fc.constantFrom(...HELP_OF),
  how: fc.constantFrom(...ANALYSIS_HOW),
  wishes: fc.dictionary(fc.stringMatching(/^[A-Za-z-]{1,12}$/), fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
};

const ACTS = { call: CALL_ACTS, learn: LEARN_ACTS, panel: PANEL_ACTS, plan: PLAN_ACTS, sandbox: SANDBOX_ACTS } as const;

/** Presses of the same kind, for any game. */
const like = (sent: Press): fc.Arbitrary<Press> =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        // Only short moves are followed by more.
        ('more' in sent && name === 'move' ? undefined : OTHERS[name]) ?? fc.constant(value),
      ]),
    ),
    ...(sent.on in ACTS && { act: fc.constantFrom<string>(...ACTS[sent.on as keyof typeof ACTS]) }),
    game: ['new', 'own'].includes(sent.game) ? fc.constant(sent.game) : game,
  }) as unknown as fc.Arbitrary<Press>;

/** The ids under old posts, which stay readable for ever: a new kind adds a line, and no line changes. */
const STANDING: readonly (readonly [id: string, press: Press])[] = [
  ['c1:lobby:g_1-A:join', { on: 'lobby', game: 'g_1-A', act: 'join' }],
  ['c1:lobby:g_1-A:set:players', { on: 'lobby', game: 'g_1-A', act: 'set', field: 'players' }],
  ['c1:open:g1', { on: 'open', game: 'g1' }],
  ['c1:more:g1', { on: 'more', game: 'g1' }],
  ['c1:rematch:g1', { on: 'rematch', game: 'g1' }],
  ['c1:rematch:g1:join', { on: 'rematch', game: 'g1', act: 'join' }],
  ['c1:nextTable:g1', { on: 'nextTable', game: 'g1' }],
  ['c1:nextTable:g1:open', { on: 'nextTable', game: 'g1', act: 'open' }],
  ['c1:rematch:g1:open', { on: 'rematch', game: 'g1', act: 'open' }],
  ['c1:close:g1', { on: 'close', game: 'g1' }],
  ['c1:side:g1:computer-1', { on: 'side', game: 'g1', who: 'computer-1' }],
  ['c1:sit:g1', { on: 'sit', game: 'g1' }],
  ['c1:remove:g1', { on: 'remove', game: 'g1' }],
  ['c1:notes:g1', { on: 'notes', game: 'g1' }],
  ['c1:kept:own', { on: 'kept', game: 'own' }],
  ['c1:look:g1:board', { on: 'look', game: 'g1', look: 'board' }],
  ['c1:look:g1:log:12', { on: 'look', game: 'g1', look: 'log', page: 12 }],
  ['c1:undo:g1:41', { on: 'undo', game: 'g1', entry: 41 }],
  ['c1:askUndo:g1:0', { on: 'askUndo', game: 'g1', entry: 0 }],
  ['c1:askUndo:g1:7:sure', { on: 'askUndo', game: 'g1', entry: 7, sure: true }],
  ['c1:vote:g1:v-2:yes', { on: 'vote', game: 'g1', vote: 'v-2', agrees: true }],
  ['c1:vote:g1:v-2:no', { on: 'vote', game: 'g1', vote: 'v-2', agrees: false }],
  ['c1:take:g1:v-2', { on: 'take', game: 'g1', vote: 'v-2' }],
  ['c1:absent:g1:3:computer', { on: 'absent', game: 'g1', seat: 3, remedy: 'computer' }],
  ['c1:call:g1:nudge:77', { on: 'call', game: 'g1', act: 'nudge', since: 77 }],
  ['c1:settings:own:calls', { on: 'settings', game: 'own', setting: 'calls' }],
  ['c1:settings:own:doForced:on', { on: 'settings', game: 'own', setting: 'doForced', value: 'on' }],
  ['c1:mine:own:2:7', { on: 'mine', game: 'own', page: 2 }],
  ['c1:away:own', { on: 'away', game: 'own' }],
  ['c1:deputy:own:agree:200', { on: 'deputy', game: 'own', act: 'agree', who: '200' }],
  ['c1:replay:g1:turns', { on: 'replay', game: 'g1', pace: 'turns' }],
  ['c1:stopReplay:g1:0aF', { on: 'stopReplay', game: 'g1', job: '0aF' }],
  ['c1:coach:g1', { on: 'coach', game: 'g1' }],
  ['c1:coach:g1:last', { on: 'coach', game: 'g1', last: true }],
  ['c1:sandbox:g1:open:7', { on: 'sandbox', game: 'g1', act: 'open' }],
  ['c1:sandbox:s-1a2b:leave:7', { on: 'sandbox', game: 's-1a2b', act: 'leave' }],
  ['c1:analysis:g1', { on: 'analysis', game: 'g1' }],
  ['c1:analysis:g1:full', { on: 'analysis', game: 'g1', how: 'full' }],
  ['c1:analysis:g1:afresh', { on: 'analysis', game: 'g1', how: 'afresh' }],
  ['c1:stopAnalysis:g1:0aF', { on: 'stopAnalysis', game: 'g1', job: '0aF' }],
  ['c1:suggest:g1:5', { on: 'suggest', game: 'g1', step: 5 }],
  ['c1:suggest:g1:a5', { on: 'suggest', game: 'g1', step: 5, ahead: true }],
  ['c1:suggest:g1:5:#0123456789ab', { on: 'suggest', game: 'g1', step: 5, way: '#0123456789ab' }],
  ['c1:menu:g1:5:7', { on: 'menu', game: 'g1', step: 5 }],
  ['c1:menu:g1:a5:x7', { on: 'menu', game: 'g1', step: 5, ahead: true, exchange: true }],
  [
    'c1:move:g1:5:7:eat donkey:eat grain,place logging',
    { on: 'move', game: 'g1', step: 5, move: 'eat donkey', more: ['eat grain', 'place logging'] },
  ],
  ['c1:move:g1:5:7:lay meadow c4 field b4', { on: 'move', game: 'g1', step: 5, move: 'lay meadow c4 field b4' }],
  [
    'c1:move:g1:a5:x7:#0123456789ab',
    { on: 'move', game: 'g1', step: 5, ahead: true, exchange: true, move: '#0123456789ab' },
  ],
  [
    'c1:screen:g1:5:7:x.2/lay meadow c4',
    { on: 'screen', game: 'g1', step: 5, screen: { branch: 'lay meadow c4', page: 2, exchange: true } },
  ],
  ['c1:screen:g1:a5:7:', { on: 'screen', game: 'g1', step: 5, ahead: true, screen: {} }],
  [
    'c1:thread:new:players=3.live-scores=on',
    { on: 'thread', game: 'new', wishes: { players: '3', 'live-scores': 'on' } },
  ],
  ['c1:thread:new::starts', { on: 'thread', game: 'new', wishes: {}, starts: true }],
  ['c1:thread:new:', { on: 'thread', game: 'new', wishes: {} }],
  ['c1:stats:caverna:skill:all:0:7', { on: 'stats', game: 'caverna', stand: 'skill', where: 'all', page: 0 }],
  ['c1:panel:g1:5:end', { on: 'panel', game: 'g1', step: 5, act: 'end' }],
  ['c1:panel:g1:a5:back', { on: 'panel', game: 'g1', step: 5, ahead: true, act: 'back' }],
  ['c1:plan:g1:pick:2:7', { on: 'plan', game: 'g1', act: 'pick', order: 2 }],
  ['c1:plan:g1:add:0:7:pass', { on: 'plan', game: 'g1', act: 'add', order: 0, move: 'pass' }],
  ['c1:help:g1:turn', { on: 'help', game: 'g1', of: 'turn' }],
  ['c1:explain:g1:ahead:7', { on: 'explain', game: 'g1', of: 'ahead' }],
  ['c1:wish:g1:7', { on: 'wish', game: 'g1' }],
  ['c1:topic:caverna:7', { on: 'topic', game: 'caverna' }],
  ['c1:standing:g1:feed', { on: 'standing', game: 'g1', field: 'feed' }],
  ['c1:learn:caverna:list:7', { on: 'learn', game: 'caverna', act: 'list' }],
  ['c1:learn:caverna:begin:7:harvest', { on: 'learn', game: 'caverna', act: 'begin', what: 'harvest' }],
];

describe('custom ids', () => {
  it.each(STANDING)('under old posts still work: %s', (id, sent) => {
    expect(readCustomId(id)).toEqual(sent);
    expect(readCustomId(`${id}~0az`)).toEqual(sent);
    expect(customId(sent, 7)).toBe(id);
  });

  it('of every kind are in that list', () => {
    expect(new Set(STANDING.map(([, { on }]) => on))).toEqual(new Set(Object.keys(FIELDS)));
  });

  it.each(STANDING)('come back as they were written, within the limit, whatever they name: %s', (_, sent) => {
    fc.assert(
      fc.property(like(sent), fc.integer({ min: 0, max: 99 }), (other, slot) => {
        const id = customId(other, slot);
        expect(id.length).toBeLessThanOrEqual(CUSTOM_ID_LIMIT);
        expect(readCustomId(id)).toEqual(other);
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
    const ours = fc.oneof(...STANDING.map(([, sent]) => like(sent))).map((sent) => customId(sent));
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
        if (read === undefined) return;
        // A move that is too long is written as a reference to it.
        const written = customId(read);
        expect(customId(readCustomId(written) ?? expect.fail(written))).toBe(written);
      }),
      { numRuns: 500, seed: 1798601954 },
    );
    for (const id of ['', ':', 'c1', 'c1:move', 'c0:open:abc', 'c1:open:a b', 'c1:look:abc:secrets', 'c1:undo:abc:-1'])
      expect(readCustomId(id)).toBeUndefined();
  });
});

it('values of menus are moves or screens', () => {
  fc.assert(
    fc.property(screen, (shown) => {
      expect(readMenuValue(writeScreen(shown))).toEqual({ screen: shown });
    }),
  );
  expect(readMenuValue('lay meadow c4 field b4')).toEqual({ move: 'lay meadow c4 field b4' });
  expect(readMenuValue('/lay meadow c4')).toEqual({ screen: { branch: 'lay meadow c4' } });
  expect(readMenuValue('<@everyone>')).toBeUndefined();
});
