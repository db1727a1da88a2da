import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '../../../db/sqlite/open.ts';
import type { Game } from '../../../src/engine/game.ts';
import { openOutbox } from '../../../src/table/outbox/outbox.ts';
import { openTables } from '../../../src/table/table.ts';
import { toyGame } from '../toy.ts';

/*
 * Plays games of the toy until it is killed, each seat choosing at random. Prints a line for every choice that was
 * confirmed; posts go to a file that, like Discord, takes each nonce once.
 */
const [database = '', channelFile = '', games = '2'] = process.argv.slice(2);
const stores = openDatabase(database);
const rules = toyGame() as Game;
const clock = { now: () => Date.now() };
const logger = pino({ level: 'silent' });
const users = ['101', '102', '103'];

const posted = new Set(existsSync(channelFile) ? readFileSync(channelFile, 'utf8').split('\n') : []);
const outbox = openOutbox({
  store: stores.outbox,
  clock,
  logger,
  send: async ({ nonce }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (!posted.has(nonce)) appendFileSync(channelFile, `${nonce}\n`);
    posted.add(nonce);
    return [{ purpose: 'table', channelId: 'c', messageId: nonce }];
  },
});
const { lobby, table } = openTables({
  stores,
  findGame: () => rules,
  clock,
  logger,
  posted: outbox.wake,
  nameComputer: String,
  nameDeputy: (deputy, player) => `${deputy} for ${player}`,
});

async function gameIn(channelId: string): Promise<string> {
  const found = await table.inChannel(channelId);
  if (found?.status === 'running') return found.id;
  const user = { id: '101', name: 'a' };
  const made =
    found ?? (await lobby.create({ channelId, guildId: undefined, user, game: 'toy', options: { rounds: 9 } }));
  const missing = users.filter((id) => made.seats.every(({ userId }) => userId !== id));
  for (const id of missing) await lobby.join({ gameId: made.id, user: { id, name: id } });
  return (await lobby.start({ gameId: made.id, userId: '101' })).id;
}

async function playSeat(gameId: string): Promise<boolean> {
  const { awaited, game } = await table.position(gameId);
  const asked = awaited[Math.floor(Math.random() * awaited.length)];
  if (!asked) return false;
  const userId = game.seats[asked.seat]?.userId ?? '';
  const { step, decision, drafts } = await table.panel({ gameId, userId });
  const press = { gameId, userId, step };
  if (drafts.length > 0 && Math.random() < 0.15) {
    await table.stepBack(press).catch(() => undefined);
    return true;
  }
  const offered = decision.options.filter(({ move }) => move !== 'peek');
  const { move } = offered[Math.floor(Math.random() * offered.length)] ?? { move: '' };
  const answer = await table.choose({ ...press, move });
  if (answer.kind === 'asked' || answer.kind === 'ended')
    writeSync(1, `${JSON.stringify({ gameId, step, seat: asked.seat, move })}\n`);
  return true;
}

writeSync(1, 'ready\n');
const running = Array.from({ length: Number(games) }, async (_, index) => {
  const gameId = await gameIn(`channel ${index}`);
  while (await playSeat(gameId));
});
await Promise.all(running);
await outbox.drain();
await outbox.close();
await stores.close();
writeSync(1, 'over\n');
