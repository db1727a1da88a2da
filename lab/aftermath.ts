import { asc, count, lte } from 'drizzle-orm';
import type { LocalDiscord, Message } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { openAt } from '../db/database.ts';
import { isWaiting } from '../db/waiting.ts';
import { effective, finishedTurns } from '../src/engine/log.ts';
import { findGame } from '../src/games/index.ts';
import { build, ownState, publicEntry } from '../src/table/play/live.ts';
import { reveals } from '../src/table/play/revealed.ts';
import type { Stores } from '../src/table/stores.ts';
import type { TableGame } from '../src/table/types.ts';
import { lookInto } from '../src/tools/database.ts';
import type { Findings, Remembered } from './findings.ts';
import { controlsOf } from './hands.ts';
import { inspectConfirmed, inspectEntries } from './pressed-entries.ts';
import type { Memory } from './stubborn-seats.ts';

/** What to inspect: the bot's database (which nobody is writing to), the messages in the channels, and the presses. */
export interface Remains {
  readonly database: string;
  readonly discord: LocalDiscord;
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

/** A turn's reveals are final: no player can take them back without the others. */
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
