import { type Person, type Reaction, within } from 'local-discord';
import { NO_METER, type Outcome } from '../../commands/meter.ts';
import { pick } from '../../lab/random-people.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { newGameId } from '../../src/table/play/lobby.ts';
import { writeCopy } from '../../src/table/records/copy.ts';
import type { TableGame } from '../../src/table/types.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { type Played, playedGame } from '../replay/games.ts';

/** A server with games in several channels, and curious people who press whatever they see. */
export interface CuriousServer {
  readonly scene: Scene;
  readonly random: Random;
  /** The actions, the newest last: they help to find the cause of a finding. */
  readonly trail: string[];
  readonly findings: string[];
  readonly meddled: { any: boolean };
  /** The forged subcommands, with options of any type. */
  readonly forged: Set<string>;
  readonly pressed: Map<string, number>;
  /** How many interactions were sent, and how the finished ones ended. */
  readonly counted: { sent: number; ended: number };
  /** Waits until every interaction that was sent is over, and everything is posted. */
  settle(): Promise<void>;
}

/** How many people play at each table; each table has its own channel. */
const TABLES = [1, 2, 3, 7];
const ROUNDS = 12;
const PATIENCE = 60_000;

/** Opens the server: running games anywhere between their first and last round, a lobby and a finished game. */
export async function openCuriousServer(seed: string): Promise<CuriousServer> {
  const counted = { sent: 0, ended: 0 };
  const findings: string[] = [];
  let caughtUp = () => {};
  const answered = (kind: string, outcome: Outcome) => {
    counted.ended++;
    if (counted.ended >= counted.sent) caughtUp();
    if (kind === 'forged') findings.push('The bot does not know one of its own controls.');
    if (outcome !== 'done' && outcome !== 'mistake') findings.push(`The interaction "${kind}" has ${outcome}.`);
  };
  const scene: Scene = await openScene({ level: 'warn', meter: { ...NO_METER, answered } });
  const settle = async () => {
    const allEnded = new Promise<void>((resolve) => {
      caughtUp = resolve;
      if (counted.ended >= counted.sent) resolve();
    });
    await within(allEnded, PATIENCE, 'An interaction is not over').catch((error: Error) => {
      findings.push(error.message);
      counted.ended = counted.sent;
    });
    await scene.bot.drain();
  };
  const server: CuriousServer = {
    ...{ scene, random: randomFrom(seed), findings, counted, settle },
    ...{ trail: [], pressed: new Map(), meddled: { any: false }, forged: new Set() },
  };
  for (const players of TABLES)
    await importGame(server, scene.discord.addChannel(`table-for-${players}`), { players, until: anyRound(server) });
  await importGame(server, scene.discord.addChannel('memories'), { players: 2 });
  await asHost(server, (host) => host.slash(scene.discord.channels[0]?.id ?? '', 'caverna new'));
  await settle();
  return server;
}

const anyRound = ({ random }: CuriousServer): number => 1 + random.below(ROUNDS);

/** Imports a game into a channel, at the start of a round or finished. */
async function importGame(server: CuriousServer, channel: string, played: Pick<Played, 'players' | 'until'>) {
  const { scene, random } = server;
  const seated = scene.discord.users.slice(0, played.players);
  const { state: _, ...copy } = playedGame({
    ...played,
    seed: `curious ${random.below(1_000_000)}`,
    users: seated.map(({ id }) => id),
    names: seated.map(({ name }) => name),
  });
  const terms = { ...copy.game.terms, pace: pick(random, ['none', 'daily'] as const) };
  const game: TableGame = { ...copy.game, id: newGameId(), terms };
  const bytes = new TextEncoder().encode(writeCopy({ ...copy, game }));
  await asHost(server, (host) =>
    host.slash(channel, 'caverna-admin import', { file: { filename: 'game.json', bytes } }),
  );
}

/** Lets the host do something that is counted. */
async function asHost({ scene, counted }: CuriousServer, act: (host: Person) => Promise<Reaction>): Promise<void> {
  counted.sent++;
  await (await act(scene.discord.as(scene.discord.users[0]?.id ?? ''))).shown();
}

/** Starts a new game in every channel whose game is over. */
export async function refill(server: CuriousServer): Promise<void> {
  const { scene } = server;
  for (const players of TABLES) {
    const channel = [...scene.discord.world.channels.values()].find(({ name }) => name === `table-for-${players}`);
    const game = channel && (await scene.stores.games.inChannel(channel.id));
    if (!channel || game?.status === 'running' || game?.status === 'lobby') continue;
    await importGame(server, channel.id, { players, until: anyRound(server) });
  }
  await server.settle();
}
