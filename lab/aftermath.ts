import { isDeepStrictEqual } from 'node:util';
import { asc, count, lte } from 'drizzle-orm';
import type { LocalDiscord, Message } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { shortMove } from '../commands/turn/menu-value.ts';
import { openAt } from '../db/database.ts';
import { isWaiting } from '../db/waiting.ts';
import {
  type CheckpointEntry,
  END,
  type Entry,
  effective,
  finishedTurns,
  isMove,
  type MoveEntry,
} from '../src/engine/log.ts';
import { findGame } from '../src/games/index.ts';
import { build, ownState, publicEntry } from '../src/table/play/live.ts';
import { reveals } from '../src/table/play/revealed.ts';
import { panelOf } from '../src/table/play/showing.ts';
import type { Stores } from '../src/table/stores.ts';
import type { TableGame } from '../src/table/types.ts';
import { lookInto } from '../src/tools/database.ts';
import { faceIn, openSketchbook } from '../src/tools/sketches.ts';
import { controlsOf } from './hands.ts';
import type { Memory } from './stubborn-seats.ts';

/** The results of an inspection: one sentence for each thing that was lost or duplicated. */
export interface Findings {
  games: number;
  turns: number;
  readonly lost: string[];
  readonly doubled: string[];
}

/** What to inspect: the bot's database, which nobody is writing to, the messages in the channels, and the presses. */
export interface Remains {
  readonly database: string;
  readonly discord: LocalDiscord;
  readonly memories: readonly Memory[];
}

interface Remembered {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  readonly memories: readonly Memory[];
}

/** Compares people's memories, the logs, the stored states and the posts. */
export async function inspect({ database, discord, memories }: Remains): Promise<Findings> {
  const findings: Findings = { games: 0, turns: 0, lost: [], doubled: [] };
  const stores = await openAt(database);
  const ids = await lookInto(database, async ({ db, tables: { games } }) => db.select({ id: games.id }).from(games));
  try {
    for (const { id } of ids) {
      const game = await stores.games.find(id);
      if (!game) continue;
      await inspectMessages(findings, { stores, discord, game });
      if (game.seed === undefined) continue;
      const log = await stores.games.log(id);
      const remembered = { game, log, memories: memories.filter((memory) => memory.game === id) };
      findings.games += 1;
      findings.turns += finishedTurns(effective(log)).length;
      await inspectState(findings, stores, remembered);
      inspectConfirmed(findings, remembered);
      inspectEntries(findings, remembered);
      inspectRevealed(findings, remembered);
    }
  } finally {
    await stores.close();
  }
  await inspectPosts(findings, database, discord);
  return findings;
}

async function inspectState(findings: Findings, stores: Stores, { game, log }: Remembered): Promise<void> {
  const rules = findGame(game.game);
  const snapshot = await stores.games.snapshot(game.id);
  if (!rules || !snapshot) {
    findings.lost.push(`Game ${game.id} has no stored state.`);
    return;
  }
  if (log.some(({ entry }, index) => entry !== index + 1)) findings.lost.push(`The log of game ${game.id} has a gap.`);
  const live = build(game, rules, log);
  if (JSON.stringify(live.state) !== snapshot.state || publicEntry(live) !== snapshot.entry) {
    findings.lost.push(`The log of game ${game.id} does not lead to the stored state.`);
  }
}

/** The log must contain every answered press, no later than the entry that its answer showed. */
function inspectConfirmed(findings: Findings, remembered: Remembered): void {
  const { game, log, memories } = remembered;
  for (const memory of memories) {
    if (memory.confirmed === undefined) continue;
    const seat = game.seats.findIndex(({ userId }) => userId === memory.player);
    // Automatic moves, such as the harvest of a player with nothing to decide, come after the press.
    const since = log.slice(memory.step, memory.confirmed);
    if (!since.some((entry) => 'seat' in entry && entry.seat === seat && isMade(remembered, entry, memory))) {
      findings.lost.push(
        `Game ${game.id}: ${JSON.stringify(memory)} was confirmed; the log has ${JSON.stringify(since)}.`,
      );
    }
  }
}

/** Whether an entry is the first one of a press. */
function isMade(remembered: Remembered, entry: Entry, { kind, move }: Memory): boolean {
  switch (kind) {
    case 'move':
      return isOwn(entry) && shortMove(entry.move) === move;
    case 'several':
      return isOwn(entry);
    case 'end':
      return isOwn(entry) && beginsEnd(remembered, entry);
    case 'back':
      return 'undo' in entry;
  }
}

/** Whether an entry is a move that a person made with a press. */
const isOwn = (entry: Entry): entry is MoveEntry => isMove(entry) && entry.by === undefined;

/**
 * Whether this move is the first that the press on "end turn" made: it settles open tasks as the button says, and
 * nothing else comes before the end.
 */
function beginsEnd({ game, log }: Remembered, first: MoveEntry): boolean {
  const at = log.indexOf(first);
  const { seat } = first;
  const length = log.slice(at).findIndex((entry) => !isOwn(entry) || entry.seat !== seat || entry.move === END);
  const last = log[at + length];
  if (length < 0 || last === undefined || !isOwn(last) || last.seat !== seat) return false;
  const rules = findGame(game.game);
  if (length === 0 || rules === undefined) return length === 0;
  const { state, decision } = panelOf(build(game, rules, log.slice(0, at)), seat);
  const ending = faceIn(openSketchbook().faces, rules).ending({ state, decision, seats: game.seats });
  const settled = log.slice(at, at + length).filter(isMove);
  return isDeepStrictEqual(
    ending?.moves,
    settled.map(({ move }) => move),
  );
}

/** A turn's reveals stay: no player can take them back without the others. */
function inspectRevealed(findings: Findings, { game, log }: Remembered): void {
  const rules = findGame(game.game);
  if (rules === undefined) return;
  for (const [at, entry] of log.entries()) {
    if (!('undo' in entry) || entry.seat === undefined) continue;
    const { seat } = entry;
    const [before, after] = [at, at + 1].map((end) => ownState(build(game, rules, log.slice(0, end)), seat));
    if (reveals(rules, after, before))
      findings.lost.push(`Game ${game.id}: a revealed card is face down again since ${JSON.stringify(entry)}.`);
  }
}

/** A seat's moves up to a place in its log. */
interface Doings {
  /** Moves that were not taken back. */
  readonly moves: readonly MoveEntry[];
  /** The lowest step that the message of the next press can have shown. */
  readonly step: number;
  /** Whether the last press may have made several entries, up to the end of the turn. */
  readonly several: boolean;
}

const NOTHING: Doings = { moves: [], step: 0, several: false };

/** Every entry of a person must come from a separate press, or be one of several entries of a single press. */
function inspectEntries(findings: Findings, remembered: Remembered): void {
  const { game, log, memories } = remembered;
  const unused = new Set(memories);
  const before = new Map<number, Doings>();
  for (const entry of log) {
    if (!('seat' in entry) || entry.seat === undefined) continue;
    const last = before.get(entry.seat) ?? NOTHING;
    const player = game.seats[entry.seat]?.userId;
    const pressed = [...unused].filter(
      (memory) => memory.player === player && memory.step >= last.step && memory.step < entry.entry,
    );
    // The move may have been pressed alone and lost with the bot; then a later press made it together with other moves.
    const causes = pressed.filter((memory) => isMade(remembered, entry, memory));
    const [cause] = causes;
    const isPressed = !isMove(entry) || isOwn(entry);
    if (cause) unused.delete(cause);
    else if (isPressed && !last.several)
      findings.doubled.push(`Game ${game.id}: nobody has pressed ${JSON.stringify(entry)}.`);
    const mayGoOn = cause ? causes.some(({ kind }) => kind === 'several' || kind === 'end') : last.several;
    const several = mayGoOn && isMove(entry) && entry.move !== END;
    before.set(entry.seat, { ...after(last.moves, entry), several });
  }
}

/**
 * If a player has taken back a whole turn, the next decision has the number that this turn started with, which is at
 * least that of the turn before.
 */
function after(moves: readonly MoveEntry[], entry: Exclude<Entry, CheckpointEntry>): Omit<Doings, 'several'> {
  const left = isMove(entry) ? [...moves, entry] : moves.filter((move) => move.entry <= entry.undo);
  const last = left.at(-1);
  const isBegun = last !== undefined && last.move !== END;
  return { moves: left, step: isBegun ? entry.entry : (last?.entry ?? 0) };
}

interface Inspected {
  readonly stores: Stores;
  readonly discord: LocalDiscord;
  readonly game: TableGame;
}

/** Every lobby must be in its channel, and every running game must have exactly one prompt there. */
async function inspectMessages(findings: Findings, { stores, discord, game }: Inspected): Promise<void> {
  const { id, channelId, status } = game;
  const lobby = await stores.messages.find(id, 'lobby');
  const leadsOn = (message: Message): boolean => status !== 'lobby' || isOf(message, 'lobby', id);
  if (!lobby || !messagesIn(discord, channelId).some((message) => message.id === lobby.messageId && leadsOn(message)))
    findings.lost.push(`The lobby of game ${id} is not in the channel ${channelId}.`);
  // A message that calls only one person has no buttons for looking at the table.
  const prompts = messagesIn(discord, channelId).filter(
    (message) => isOf(message, 'open', id) && isOf(message, 'look', id),
  );
  if (status === 'running' && prompts.length === 0)
    findings.lost.push(`Game ${id} has no prompt in the channel ${channelId}.`);
  if (prompts.length > (status === 'running' ? 1 : 0))
    findings.doubled.push(`The ${status} game ${id} has ${prompts.length} prompts in the channel ${channelId}.`);
}

/** The bot's public messages in a channel. */
function messagesIn({ world }: LocalDiscord, channelId: string): Message[] {
  return [...(world.messages.get(channelId)?.values() ?? [])].filter(
    ({ author, local }) => author.bot && local.onlyFor === undefined,
  );
}

/** Whether a message has a control for a press of this kind in a game. */
function isOf(message: Message, on: Press['on'], game: string): boolean {
  return controlsOf(message).some(({ id }) => {
    const press = readCustomId(id);
    return press?.on === on && press.game === game;
  });
}

/** How many posts of a bot, running or not, are still unsent. */
export async function countUnsent(database: string): Promise<number> {
  const [found] = await lookInto(database, async ({ db, tables: { outbox } }) =>
    db.select({ unsent: count() }).from(outbox).where(isWaiting(outbox)),
  );
  return found?.unsent ?? 0;
}

/** How many decisions the bot still has to look at. */
export async function countDue(database: string): Promise<number> {
  const [found] = await lookInto(database, async ({ db, tables: { waits } }) =>
    db.select({ due: count() }).from(waits).where(lte(waits.dueAt, Date.now())),
  );
  return found?.due ?? 0;
}

/** Every post that the bot had to send, in order. */
async function postsOf(database: string) {
  const rows = await lookInto(database, async ({ db, tables: { outbox } }) =>
    db.select().from(outbox).orderBy(asc(outbox.id)),
  );
  return rows.map(({ nonce, gameId, channelId, sentAt, post }) => ({
    nonce,
    gameId,
    channelId,
    sentAt,
    kind: post.kind,
  }));
}

/** Posts that stay in the channel, with the end of their nonce; other posts edit or replace an earlier one. */
const STAYS = {
  start: 'table',
  turn: 'pictures',
  harvest: 'pictures',
  undo: 'pictures',
  final: 'final',
  ended: 'final',
} as const;

/** Every due post must be in its channel, once. */
async function inspectPosts(findings: Findings, database: string, discord: LocalDiscord): Promise<void> {
  const rows = await postsOf(database);
  const posted = [...discord.world.messages.keys()].flatMap((channelId) => messagesIn(discord, channelId));
  const counted = new Map<string, number>();
  for (const { nonce } of posted) counted.set(String(nonce), (counted.get(String(nonce)) ?? 0) + 1);
  for (const [nonce, count] of counted) {
    if (count > 1 || !rows.some((row) => nonce.startsWith(`${row.nonce}-`))) {
      findings.doubled.push(`A message with the nonce ${nonce} occurs ${count} times.`);
    }
  }
  for (const [index, row] of rows.entries()) {
    const purpose = Object.entries(STAYS).find(([kind]) => kind === row.kind)?.[1];
    const next = rows.slice(index + 1).find(({ gameId }) => gameId === row.gameId);
    // The last turn may have no post; the final post shows everything.
    const mayBeSilent = next?.kind === 'final';
    const stands = purpose === undefined || mayBeSilent || counted.has(`${row.nonce}-${purpose}`);
    const post = `The post ${row.kind} of game ${row.gameId} with the nonce ${row.nonce}`;
    if (row.sentAt === null) findings.lost.push(`${post} was never sent.`);
    else if (!stands) findings.lost.push(`${post} is not in its channel.`);
  }
}
