import { expect } from 'vitest';
import { makeForm } from '../../../commands/form.ts';
import { pressNotes } from '../../../commands/plan/notes.ts';
import { finalMessage } from '../../../commands/posts/final.ts';
import { picturesMessage } from '../../../commands/posts/posts-message.ts';
import { promptMessage } from '../../../commands/posts/prompt.ts';
import { LOOKS } from '../../../commands/presses.ts';
import { panelMessage } from '../../../commands/turn/panel-message.ts';
import { voteMessage } from '../../../commands/votes/votes-message.ts';
import { NOTE_LIMIT } from '../../../src/table/ahead/planning.ts';
import { TableError } from '../../../src/table/errors.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { TurnPost } from '../../../src/table/posts.ts';
import type { User } from '../../../src/table/types.ts';
import { check, checkedReply, checkForm } from './checks.ts';
import { type LongTable, playTurn } from './longest.ts';
import { command, press, suggested, walk } from './presses.ts';

const someone = ({ random, users }: LongTable): User => users[random.below(users.length)] ?? { id: '', name: '' };

function personIn({ users }: LongTable, { awaited }: Position, isAwaited: boolean): User | undefined {
  return users.find((_, seat) => awaited.some((one) => one.seat === seat) === isAwaited);
}

async function looks(table: LongTable): Promise<void> {
  const { gameId: game } = table;
  for (const look of LOOKS) {
    const user = someone(table);
    await press(table, { on: 'look', game, look }, { user, value: String(table.random.below(table.users.length)) });
  }
  await press(table, { on: 'look', game, look: 'log', page: table.random.below(20) }, { user: someone(table) });
}

/** The posts after a turn, a harvest or an undo that led here, however much of the game they cover. */
async function posts(table: LongTable, position: Position): Promise<void> {
  const { bot, gameId, random } = table;
  const all = await bot.table.turns(gameId);
  const turns = all.slice(-1 - random.below(60));
  const before = await bot.table.position(gameId, random.below(position.entry + 1));
  const { entry } = position;
  const told: TurnPost[] = [
    { kind: 'start', entry, awaited: [] },
    { kind: 'turn', entry, turns, awaited: [] },
    { kind: 'turn', entry, turns: [{ seat: 0, moves: [{ entry, seat: 0, move: 'done' }] }], awaited: [] },
    { kind: 'harvest', entry, turns, awaited: [] },
    { kind: 'undo', entry, seat: 0, turns, awaited: [], agreed: true },
    { kind: 'undo', entry, seat: table.users.length - 1, turns, awaited: [] },
    { kind: 'moved', entry, from: undefined },
    { kind: 'rolledBack', entry, to: 0, awaited: [] },
  ];
  for (const post of told) {
    const message = await picturesMessage(bot, post, { position, before });
    if (message) check(message);
    // There must be words: pictures by themselves do not say why they were posted.
    if (message) expect(JSON.stringify(message.components)).toContain('"content":');
  }
  const awaiting = await bot.calls.awaiting(gameId);
  check(promptMessage(bot, position, { awaiting, mentions: table.users.map(({ id }) => id) }));
  check(await finalMessage(bot, position));
}

/** A turn from its first panel, with what has happened, to the last one, and what can be pressed on the way. */
async function panels(table: LongTable, position: Position): Promise<void> {
  const { gameId: game } = table;
  const user = personIn(table, position, true);
  if (!user) return;
  const [panel] = await press(table, { on: 'open', game }, { user });
  await walk(table, { user, from: panel, steps: 12 });
  const { step } = await table.bot.table.panel({ gameId: game, userId: user.id }).catch(() => ({ step: 0 }));
  await press(table, { on: 'panel', game, step, act: 'end' }, { user });
  await command(table, ['undo'], user);
}

async function plans(table: LongTable, position: Position): Promise<void> {
  const { gameId: game, bot } = table;
  const user = personIn(table, position, false);
  if (!user) return;
  const request = { gameId: game, userId: user.id };
  await press(table, { on: 'open', game }, { user });
  const { turn } = await bot.planning.planned(request);
  const moves = turn?.decision.options.filter(({ anytime }) => !anytime).map(({ move }) => move) ?? [];
  for (const move of moves.slice(0, 10))
    await bot.planning.lay({ ...request, move, condition: { of: 'own', good: 'vegetable', least: 99 } });
  const [list] = await press(table, { on: 'plan', game, act: 'show', order: 0 }, { user });
  await walk(table, { user, from: list, steps: 6 });
  if (moves[0] !== undefined) {
    check(await panelMessage(bot, await bot.planning.rehearsal.open({ ...request, move: moves[0] })));
    const [rehearsed] = await press(table, { on: 'plan', game, act: 'goOn', order: 0 }, { user });
    await walk(table, { user, from: rehearsed, steps: 8 });
  }
  const [harvests] = await press(table, { on: 'standing', game, field: 'show' }, { user });
  await walk(table, { user, from: harvests, steps: 3 });
}

async function notes(table: LongTable): Promise<void> {
  const { bot, gameId: game } = table;
  const user = someone(table);
  for (const text of ['', '*'.repeat(NOTE_LIMIT), '- \n'.repeat(NOTE_LIMIT / 3), '\u{1f48e}'.repeat(NOTE_LIMIT / 2)]) {
    await pressNotes(bot, { press: { on: 'notes', game }, user, locale: 'en-GB', fields: { text } }, checkedReply());
    checkForm(await makeForm(bot, { on: 'notes', game }, user.id));
  }
}

const COMMANDS = [
  ['table', { public: true }],
  ['board', { player: '*'.repeat(6_000) }],
  ['score'],
  ['log', { recap: true }],
  ['log', { recap: true, public: true }],
  ['turn', { nudge: true }],
  ['plan', { space: '*'.repeat(6_000) }],
  ['undo', { to: '*'.repeat(6_000) }],
  ['rules', { topic: '*'.repeat(6_000) }],
  ['mine'],
  ['settings'],
  ['settings', { timezone: '*'.repeat(64) }],
  ['stats'],
  ['away', { to: '*'.repeat(6_000) }],
  ['try'],
  ['try', { turn: '*'.repeat(6_000) }],
  ['export'],
  ['end'],
] as const;

const TYPED = [
  ['undo', 'to'],
  ['try', 'turn'],
  ['plan', 'space'],
  ['board', 'player'],
  ['absent', 'player'],
  ['replace', 'player'],
  ['rules', 'topic'],
  ['settings', 'timezone'],
  ['move', 'game'],
] as const;

async function commands(table: LongTable): Promise<void> {
  for (const used of COMMANDS) await command(table, used, someone(table));
  for (const [name, option] of TYPED) {
    for (const text of ['', 'e', '*', 'x'.repeat(100)]) await suggested(table, [name, option, text], someone(table));
  }
}

/** A vote on taking back as much as possible, from its question to its end. */
async function votes(table: LongTable): Promise<void> {
  const { bot, gameId } = table;
  const furthest = (await bot.assembly.undoable(gameId)).at(-1);
  const [user] = table.users;
  if (!furthest || !user) return;
  const raised = await bot.assembly.undo({ gameId, user, to: furthest.to }).catch((error: unknown) => {
    // A press on the way may have left another vote open.
    if (error instanceof TableError && error.key === 'voteOpen') return undefined;
    throw error;
  });
  if (raised?.kind !== 'vote') return;
  for (const { id } of table.users) {
    check(voteMessage(bot, await bot.assembly.view(raised.vote.id)));
    const ballot = { gameId, voteId: raised.vote.id, userId: id, agrees: id !== table.users.at(-1)?.id };
    await bot.assembly.ballot(ballot).catch(() => undefined);
  }
  check(voteMessage(bot, await bot.assembly.view(raised.vote.id)));
}

/**
 * Everything that a game of a table shows from its first turn to its last, checked every time this many turns have been
 * played.
 */
export async function tour(table: LongTable, every: number): Promise<void> {
  const { bot, gameId } = table;
  await commands(table);
  for (let turns = 1; await playTurn(table); turns++) {
    if (turns % every !== 0) continue;
    const position = await bot.table.position(gameId);
    if (position.awaited.length === 0) break;
    await looks(table);
    await posts(table, position);
    await plans(table, position);
    await panels(table, position);
    if (turns % (every * 4) === 0) {
      await notes(table);
      await commands(table);
      await votes(table);
    }
  }
  await looks(table);
  await commands(table);
  check(await finalMessage(bot, await bot.table.position(gameId)));
  expect(table.errors).toEqual([]);
}
