import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { emojisWith, facesWith } from '../commands/games/index.ts';
import { createPressLimits } from '../commands/press-limits.ts';
import { folderBeside } from '../db/backup.ts';
import { holdAt, openAt } from '../db/database.ts';
import { refuseForeignFolder, stepDown } from '../db/rights.ts';
import { createPainter } from '../render/painter.ts';
import { CutOff, startBot } from './bot.ts';
import { type Environment, enterEnvironment, readEnvironment, secretsIn } from './environment.ts';
import { GAMES } from './games/index.ts';
import { createLog, withoutSecrets } from './operations/log.ts';
import { errorText } from './operations/logged-error.ts';
import { createMetrics } from './operations/metrics.ts';
import { createOperations } from './operations/operate.ts';
import { watchPainter } from './operations/painting.ts';
import { CUT_OFF, endOnBugs, endWith, PATIENCE, stopOnSignals } from './operations/stop.ts';
import { misfitOf } from './players/judge.ts';
import { type ProcessSettings, recommendedShards, startProcesses } from './processes.ts';
import { createThinkers } from './thinking/thinkers.ts';

/** Functions that close what was opened, run in reverse order. */
const closing: (() => Promise<unknown>)[] = [];

/** Starts one process that serves all, or several of them if Discord recommends that and the settings allow it. */
async function start(): Promise<void> {
  enterEnvironment();
  const environment = readEnvironment(process.env);
  const { discordToken, database, metricsPort, logLevel, databaseUrl, shards } = environment;
  if (databaseUrl === undefined) stepDown(database);
  const log = createLog(logLevel, secretsIn(process.env));
  endOnBugs(log);
  if (shards === 'auto' && databaseUrl !== undefined && discordToken !== undefined) {
    await makeReady(databaseUrl, openingOf(environment, log));
    const recommended = await recommendedShards(discordToken);
    if (recommended.shards > 1) return serveByProcesses({ token: discordToken, ...recommended, metricsPort, log });
  }
  stopOnSignals(stop, log);
  tellMisfits(log);
  await serve(environment, log);
}

/** How to open a database: if its tables need an update, the bot copies it first. */
const openingOf = ({ database, backups = folderBeside(database) }: Environment, log: Logger) => ({
  backups,
  uncopied: (err: Error) => log.warn({ err }, 'upgrading the database without a copy'),
});

/** Opens everything and lets the bot serve its shards until it stops. */
async function serve(environment: Environment, log: Logger): Promise<void> {
  const { discordToken, port, database, metricsPort, metricsHost, databaseUrl, shards } = environment;
  const place = databaseUrl ?? database;
  const opening = openingOf(environment, log);
  const share = shards === 'auto' ? undefined : shards;
  const lost = (err: unknown) => log.error({ err }, 'the locks on the shards could not be restored');
  closing.unshift(await holdAt(place, { share, lost }));
  const stores = await openAt(place, opening);
  closing.unshift(stores.close);
  const metrics = createMetrics();
  const painter = watchPainter(createPainter(), metrics.painted);
  closing.unshift(painter.close);
  const operations = createOperations({
    database: place,
    backups: opening.backups,
    share,
    upkeep: stores.upkeep,
    painter,
    metrics,
    log,
  });
  // Before the login: Discord limits logins per day, and a service keeps trying.
  closing.unshift(await operations.serve(metricsPort, metricsHost));
  const local = discordToken === undefined ? await startToPlay({ port, database }) : undefined;
  if (local) closing.unshift(local.close);
  const bot = await startBot({
    token: discordToken ?? local?.token ?? '',
    share,
    stores,
    faces: facesWith(painter),
    emojis: emojisWith(painter),
    log,
    thinkers: createThinkers(),
    pressLimits: createPressLimits(),
    meter: metrics.meter,
    health: operations.health,
    cutOff: (error) => endCutOff(error, log),
    ...(local && { clock: local.clock, rest: { api: local.apiUrl } }),
  });
  // Turning the clock of the local Discord forward makes days pass at once.
  local?.clock.onAdvance(() => void bot.tick());
  closing.unshift(bot.close);
  closing.unshift(operations.begin(bot.connection));
  console.log(local ? `Open ${local.url} to play.` : `Connected to Discord. Invite the bot to a server: ${bot.invite}`);
  // By now, everything that a start needs has been loaded: the next start finds it in the cache, however this process
  // ends.
  flushCompileCache();
  void painter.warmUp();
}

/** A local Discord to play in. It keeps its contents beside the database, unless that is in memory. */
async function startToPlay({ port, database }: Pick<Environment, 'port' | 'database'>) {
  const { startLocalDiscord } = await import('local-discord');
  const kept = { port, botName: 'Caverna', emojisAtOnce: true };
  if (database === ':memory:') return startLocalDiscord(kept);
  const folder = `${database}-local-discord`;
  refuseForeignFolder(folder);
  return startLocalDiscord({ ...kept, folder });
}

/** Logs each game whose learned weights do not fit. */
function tellMisfits(log: Logger): void {
  for (const game of GAMES) {
    const why = misfitOf(game);
    if (why !== undefined) log.warn({ game: game.id, why }, 'computer players go by rules of thumb');
  }
}

/** Updates a database before several processes start, so that a problem is reported once. */
async function makeReady(place: string, opening: Parameters<typeof openAt>[1]): Promise<void> {
  const release = await holdAt(place, { share: { shards: [], of: 1 } });
  try {
    const { close } = await openAt(place, opening);
    await close();
  } finally {
    await release();
  }
}

/** Starts a process of this program for each shard. */
function serveByProcesses(settings: Omit<ProcessSettings, 'file' | 'failed'>): void {
  const { close } = startProcesses({ ...settings, file: process.argv[1] ?? '', failed: fail });
  closing.unshift(close);
  // Each of them has its own time limit, which is shorter.
  stopOnSignals(stop, settings.log, PATIENCE + 1_000);
}

let isStopping = false;

async function stop(): Promise<void> {
  isStopping = true;
  for (const close of closing.splice(0)) await close();
}

/** The names of errors whose message tells the user how to fix them. */
const MENDABLE = [
  'EnvironmentError',
  'DatabaseError',
  'PortUnusable',
  'MetricsPortUnusable',
  'LoginError',
  'CutOff',
  'ProcessFailed',
];

/** Ends the program if Discord has cut the bot off, so that its supervisor notices. */
function endCutOff(error: CutOff, log: Logger): void {
  say(error);
  endWith(CUT_OFF, stop, { log });
}

/** Ends the program with a code and says what is wrong, unless another process has said it. */
async function fail(error?: unknown, code = error instanceof CutOff ? CUT_OFF : 1): Promise<void> {
  if (error !== undefined) say(error);
  process.exitCode = code;
  await stop();
}

/** Says what is wrong: in a sentence if the user can fix it, otherwise as the log would. */
function say(error: unknown): void {
  const known = error instanceof Error && MENDABLE.includes(error.name);
  console.error(withoutSecrets(known ? error.message : errorText(error), secretsIn(process.env)));
}

// If the program stops, whatever is still being opened fails.
await start().catch((error: unknown) => (isStopping ? undefined : fail(error)));
