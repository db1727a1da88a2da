import { existsSync } from 'node:fs';
import { z } from 'zod';
import { isAddress } from '../../db/address.ts';
import { folderBeside } from '../../db/backup.ts';
import { holdAloneAt, openAt } from '../../db/database.ts';
import { enterEnvironment, readEnvironment } from '../environment.ts';
import { catalogue } from '../messages/index.ts';
import { tableError } from '../messages/table-error.ts';
import { TableError } from '../table/errors.ts';
import type { Admin } from '../table/records/admin.ts';
import type { TableGame } from '../table/types.ts';
import { asKeeperOf, Mistake, readText, runTool, writeText } from './command-line.ts';
import { quietTables } from './database.ts';

const USAGE = `Usage: npm run -s admin -- COMMAND
Manages the games in the database that DATABASE_URL or DATABASE names. Before a command that changes a game, stop every bot.
  list [--guild ID]             the games, newest first
  removed                       the copies of removed games
  export GAME FILE              writes a whole game to a file, including what is face down
  import FILE CHANNEL [--guild ID]   adds a game from such a file
  move GAME CHANNEL             continues a game in another channel of its server
  pause GAME | resume GAME      stops a game and its clocks | continues it
  rollback GAME ENTRY           takes a game back to an entry of its log
  remove GAME                   removes a game; a copy is kept for 30 days
  restore GAME CHANNEL          brings a removed game back
  posts                         the posts that are holding up a game, and why Discord does not accept them
  skip GAME                     gives up on the post that is holding up a game, and sends the rest
  health                        whether the database is sound, and how many posts are waiting`;

type Tables = Awaited<ReturnType<typeof open>>;

/** The words of a command. */
interface Given {
  readonly game: string;
  /** The word after the game. */
  readonly other: string;
  readonly guild: string | undefined;
}

interface Command {
  /** How many words follow the command. */
  readonly words: number;
  readonly changes: boolean;
  run(tables: Tables, given: Given): Promise<string>;
}

const change = (words: number, run: Command['run']): Command => ({ words, changes: true, run });
const look = (words: number, run: Command['run']): Command => ({ words, changes: false, run });

const COMMANDS: Readonly<Record<string, Command>> = {
  list: look(
    0,
    async ({ admin }, { guild }) => (await admin.list(guild)).map(line).join('\n') || 'There are no games.',
  ),
  removed: look(0, async ({ admin }) => removedList(admin)),
  export: look(2, async ({ admin }, { game, other }) => {
    writeText(other, await admin.copy(game));
    return `Wrote ${other}.`;
  }),
  import: change(2, async ({ admin }, { game: file, other: channelId, guild }) => {
    const { id } = await admin.import(readText(file), { channelId, guildId: guild }, 'own');
    return `Added the game ${id}.`;
  }),
  move: change(2, async ({ admin, table }, { game, other: channelId }) => {
    const { guildId } = await table.find(game);
    return line(await admin.move(game, { guildId, channelId }));
  }),
  pause: change(1, async ({ admin }, { game }) => line(await admin.pause(game))),
  resume: change(1, async ({ admin }, { game }) => line(await admin.resume(game))),
  rollback: change(2, async ({ admin }, { game, other }) => {
    if (!/^\d{1,7}$/.test(other)) throw new Mistake(`${other} is not the number of an entry.`);
    return line(await admin.rollBack(game, Number(other)));
  }),
  remove: change(1, async ({ admin }, { game }) => {
    const { dueAt } = await admin.remove(game);
    return `Removed the game ${game}; its copy is kept until ${day(dueAt)}.`;
  }),
  restore: change(2, async ({ admin }, { game, other: channelId }) => {
    const guildId = (await admin.removed(undefined)).find(({ gameId }) => gameId === game)?.guildId;
    return line(await admin.restore(game, { guildId, channelId }));
  }),
  posts: look(0, async ({ admin }) => {
    const stuck = await admin.stuck();
    const lines = stuck.map(({ gameId, post, createdAt, attempts, error = '' }) =>
      [gameId, post.kind.padEnd(10), `since ${new Date(createdAt).toISOString()}`, `${attempts} tries`, error].join(
        '  ',
      ),
    );
    return lines.join('\n') || 'No post is holding up a game.';
  }),
  skip: change(1, async ({ admin }, { game }) => {
    const { post, error = '' } = await admin.skip(game);
    return `Skipped the “${post.kind}” post of game ${game}: ${error}`;
  }),
  health: look(0, async ({ stores }) => {
    const { posts, since } = await stores.upkeep.waiting();
    const games = Object.entries(await stores.upkeep.games()).map(([status, count]) => `${count} ${status}`);
    return [
      'The database is sound.',
      `Games: ${games.join(', ') || 'none'}.`,
      `Waiting posts: ${posts}${since === undefined ? '' : `, the oldest since ${new Date(since).toISOString()}`}.`,
    ].join('\n');
  }),
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function removedList(admin: Admin): Promise<string> {
  const kept = await admin.removed(undefined);
  const lines = kept.map(({ gameId, guildId = '-', removedAt, dueAt }) =>
    [gameId, `server ${guildId}`, `removed ${day(removedAt)}`, `kept until ${day(dueAt)}`].join('  '),
  );
  return lines.join('\n') || 'No game was removed.';
}

function line({ id, status, pausedAt, guildId = '-', channelId, seats, createdAt }: TableGame): string {
  const state = pausedAt === undefined ? status : 'paused';
  const names = seats.map(({ name }) => name).join(', ');
  return [id, state.padEnd(8), day(createdAt), `server ${guildId}`, `channel ${channelId}`, names].join('  ');
}

async function open(database: string, backups: string) {
  const stores = await openAt(database, { backups });
  return { ...quietTables(stores), stores };
}

const options = z.object({ guild: z.string().optional() });

await runTool({ usage: USAGE, options, words: [1, 3] }, async ({ guild }, words) => {
  const [name = '', game = '', other = ''] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || words.length !== command.words + 1) throw new Mistake(USAGE);
  enterEnvironment();
  const { DATABASE, DATABASE_URL, BACKUPS } = process.env;
  const { database: beside, databaseUrl, ...kept } = readEnvironment({ DATABASE, DATABASE_URL, BACKUPS });
  const database = databaseUrl ?? beside;
  if (!isAddress(database)) mustBeThere(database);
  const release = command.changes ? await holdAloneAt(database) : async () => {};
  const tables = await open(database, kept.backups ?? folderBeside(beside));
  try {
    console.log(await command.run(tables, { game, other, guild }));
  } catch (error) {
    throw error instanceof TableError ? new Mistake(tableError(catalogue('en'), error)) : error;
  } finally {
    await tables.stores.close();
    await release();
  }
});

function mustBeThere(database: string): void {
  asKeeperOf(database);
  if (!existsSync(database)) throw new Mistake(`There is no database ${database}. Set DATABASE to its path.`);
}
