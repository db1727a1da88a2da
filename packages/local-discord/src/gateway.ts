import { performance } from 'node:perf_hooks';
import { GatewayCloseCodes as Close, GatewayIntentBits as Intent, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Discord, Dispatch } from './discord.ts';
import { type PendingFaults, takeGatewayFault } from './faults.ts';
import { dispatchesOf } from './gateway-events.ts';
import { guildShape, userShape } from './shapes.ts';
import { ALL, createTurnstile, type Division, guildIn, isIn, MOST_GUILDS, readDivision } from './sharding.ts';
import type { Guild, World } from './world.ts';

const frame = z.object({ op: z.number(), d: z.unknown().optional() });
const identification = z.object({ token: z.string(), intents: z.unknown().optional(), shard: z.unknown().optional() });
const resumption = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });

type Identification = z.infer<typeof identification>;

type Session = {
  id: string;
  division: Division;
  intents: number;
  sequence: number;
  log: { s: number; frame: string }[];
  socket?: WebSocket | undefined;
  leftAt?: number | undefined;
  /** An event that is delivered after the next one. */
  held?: string | undefined;
};

type Connection = { socket: WebSocket; session?: Session; heardAt: number; sent: number[] };

export type Gateway = ReturnType<typeof createGateway>;

type Switchboard = {
  discord: Discord;
  pending: PendingFaults;
  heartbeatMs: number;
  /** Whether a session may start now; if absent, any session may. */
  mayBegin: ReturnType<typeof createTurnstile> | undefined;
  sessions: Map<string, Session>;
  /** The times (ms) at which the bot identified, for the daily limit. */
  starts: number[];
};

const REPLAY = 2000;
const RESUMABLE_FOR = 3 * 60_000;
const STARTS_A_DAY = 1000;
const DAY = 86_400_000;
const PRIVILEGED = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent;

type GatewaySettings = {
  heartbeatMs: number;
  /** The recommended number of shards; 1 if left out. */
  shards?: number | undefined;
  /** How many sessions may start at a time; if left out, the gateway reports 1 and checks nothing. */
  maxConcurrency?: number | undefined;
};

export function createGateway(discord: Discord, pending: PendingFaults, settings: GatewaySettings) {
  const { heartbeatMs, shards = 1, maxConcurrency } = settings;
  const { clock } = discord;
  const mayBegin = maxConcurrency === undefined ? undefined : createTurnstile(maxConcurrency);
  const board: Switchboard = { discord, pending, heartbeatMs, mayBegin, sessions: new Map(), starts: [] };
  const connections = new Set<Connection>();
  const stopListening = discord.happenings.listen((happening) => {
    for (const session of board.sessions.values()) {
      const isLost = session.leftAt !== undefined && clock.now() - session.leftAt > RESUMABLE_FOR;
      if (isLost) board.sessions.delete(session.id);
      else
        for (const event of dispatchesOf(discord, session.intents, happening))
          if (isIn(session.division, guildIn(event))) dispatch(board, session, event);
    }
  });
  return {
    connect(socket: WebSocket): void {
      const connection: Connection = { socket, heardAt: performance.now(), sent: [] };
      connections.add(connection);
      socket.on('message', (data) => receive(board, connection, data));
      socket.on('error', () => socket.terminate());
      socket.on('close', (code) => {
        connections.delete(connection);
        leave(board, connection, code);
      });
      send(socket, { op: Op.Hello, s: null, t: null, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
    },
    /** Cuts all connections without a close frame, like a lost network. */
    dropSockets(): void {
      for (const { socket } of connections) socket.terminate();
    },
    closeSockets(code: number, reason = ''): void {
      for (const { socket } of connections) socket.close(code, reason);
    },
    /** The answer to `GET /gateway/bot`: the number of shards, and how many starts are left today. */
    told() {
      const recent = board.starts.filter((at) => clock.now() - at < DAY);
      const reset_after = recent[0] === undefined ? 0 : Math.ceil(recent[0] + DAY - clock.now());
      const remaining = Math.max(0, STARTS_A_DAY - recent.length);
      const limit = { total: STARTS_A_DAY, remaining, reset_after, max_concurrency: maxConcurrency ?? 1 };
      return { shards, session_start_limit: limit };
    },
    close: stopListening,
  };
}

function receive(board: Switchboard, connection: Connection, data: RawData): void {
  const { socket } = connection;
  try {
    if (isFlooding(connection)) socket.close(Close.RateLimited, 'Rate limited.');
    else obey(board, connection, frame.parse(JSON.parse(data.toString())));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      socket.close(Close.DecodeError, 'Error while decoding payload.');
    } else {
      console.error(error);
      socket.close(Close.UnknownError, 'Unknown error.');
    }
  }
}

function obey(board: Switchboard, connection: Connection, { op, d }: z.infer<typeof frame>): void {
  const { socket, session } = connection;
  if (op === Op.Heartbeat) heartbeat(board, connection, d);
  else if (op === Op.Identify) identify(board, connection, identification.parse(d));
  else if (op === Op.Resume) resume(board, connection, resumption.parse(d));
  else if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
  else if (op !== Op.PresenceUpdate) socket.close(Close.UnknownOpcode, 'Unknown opcode.');
}

function identify(board: Switchboard, connection: Connection, d: Identification) {
  const { discord, sessions } = board;
  const { world, clock, requests } = discord;
  const { socket } = connection;
  const mistake = mistakeIn(discord, connection, d);
  if (mistake) return socket.close(...mistake);
  const division = readDivision(d.shard) ?? ALL;
  if (board.mayBegin?.(division, performance.now()) === false) return send(socket, { op: Op.InvalidSession, d: false });
  board.starts.push(clock.now());
  const intents = Number(d.intents);
  requests.gateway.identifies += 1;
  requests.gateway.intents = intents;
  const session: Session = { id: discord.nextId(), division, intents, sequence: 0, log: [], socket };
  sessions.set(session.id, session);
  connection.session = session;
  dispatch(board, session, { t: 'READY', d: readyEvent(discord, session) });
  for (const guild of guildsIn(world, division)) {
    dispatch(board, session, { t: 'GUILD_CREATE', d: guildShape(world, guild) });
  }
}

type Refusal = [code: number, reason: string];

function mistakeIn({ world }: Discord, { session }: Connection, identification: Identification): Refusal | undefined {
  const { token, intents, shard } = identification;
  if (session) return [Close.AlreadyAuthenticated, 'Already authenticated.'];
  if (bareToken(token) !== world.application.token) return [Close.AuthenticationFailed, 'Authentication failed.'];
  if (!Number.isInteger(intents) || Number(intents) < 0) return [Close.InvalidIntents, 'Invalid intent(s).'];
  if (Number(intents) & PRIVILEGED) return [Close.DisallowedIntents, 'Disallowed intent(s).'];
  const division = readDivision(shard);
  if (division === undefined) return [Close.InvalidShard, 'Invalid shard.'];
  return guildsIn(world, division).length > MOST_GUILDS ? [Close.ShardingRequired, 'Sharding required.'] : undefined;
}

const guildsIn = ({ guilds }: World, division: Division): Guild[] =>
  [...guilds.values()].filter(({ id, hasBot }) => hasBot && isIn(division, id));

function resume(board: Switchboard, connection: Connection, d: z.infer<typeof resumption>) {
  const { discord, pending, sessions } = board;
  const session = sessions.get(d.session_id);
  const seen = d.seq;
  const isBot = bareToken(d.token) === discord.world.application.token;
  if (!session || !isBot || pending.refusedResumes > 0 || !canReplay(session, seen)) {
    if (session) sessions.delete(session.id);
    pending.refusedResumes = Math.max(0, pending.refusedResumes - 1);
    return send(connection.socket, { op: Op.InvalidSession, d: false });
  }
  discord.requests.gateway.resumes += 1;
  session.socket = connection.socket;
  session.leftAt = undefined;
  connection.session = session;
  for (const { s, frame } of session.log) if (s > seen) connection.socket.send(frame);
  dispatch(board, session, { t: 'RESUMED', d: { _trace: [] } });
}

const canReplay = ({ sequence, log }: Session, seen: number): boolean =>
  seen === sequence || (seen < sequence && (log[0]?.s ?? Number.POSITIVE_INFINITY) <= seen + 1);

function heartbeat({ discord, heartbeatMs }: Switchboard, connection: Connection, sequence: unknown): void {
  const { gateway } = discord.requests;
  const now = performance.now();
  gateway.heartbeats += 1;
  gateway.heartbeatLateMs = Math.max(gateway.heartbeatLateMs, now - connection.heardAt - heartbeatMs);
  connection.heardAt = now;
  const { session } = connection;
  if (session && typeof sequence === 'number') session.log = session.log.filter(({ s }) => s > sequence);
  send(connection.socket, { op: Op.HeartbeatAck });
}

function leave({ discord, sessions }: Switchboard, { session, socket }: Connection, code: number): void {
  if (session?.socket !== socket) return;
  session.socket = undefined;
  session.leftAt = discord.clock.now();
  // A bot that says goodbye with 1000 or 1001 ends its session for good.
  if (code === 1000 || code === 1001) sessions.delete(session.id);
}

function dispatch({ pending }: Switchboard, session: Session, { t, d }: Dispatch): void {
  session.sequence += 1;
  const frame = JSON.stringify({ op: Op.Dispatch, t, s: session.sequence, d });
  session.log.push({ s: session.sequence, frame });
  if (session.log.length > REPLAY) session.log.shift();
  deliver(session, frame, takeGatewayFault(pending, t));
}

function deliver(session: Session, frame: string, fault: ReturnType<typeof takeGatewayFault>) {
  const { socket, held } = session;
  if (!socket || socket.readyState !== socket.OPEN) return;
  if (fault === 'drop-before') return socket.terminate();
  session.held = fault === 'swap' ? frame : undefined;
  if (fault === 'swap') return;
  for (const one of [frame, fault === 'twice' ? frame : undefined, held]) if (one !== undefined) socket.send(one);
  if (fault === 'drop-after') socket.close(Close.UnknownError, 'Unknown error.');
}

const EVENTS_A_MINUTE = 120;

function isFlooding({ sent }: Connection): boolean {
  const now = performance.now();
  sent.push(now);
  while ((sent[0] ?? now) < now - 60_000) sent.shift();
  return sent.length > EVENTS_A_MINUTE;
}

const bareToken = (token: string): string => token.replace(/^Bot /, '');

const send = (socket: WebSocket, message: unknown): void => socket.send(JSON.stringify(message));

function readyEvent(discord: Discord, { id, division }: Session): Record<string, unknown> {
  const { world, url } = discord;
  return {
    v: 10,
    user: { ...userShape(world.application.bot), verified: true, mfa_enabled: true, email: null },
    guilds: guildsIn(world, division).map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: id,
    session_type: 'normal',
    resume_gateway_url: `${url.replace('http', 'ws')}/gw`,
    shard: division,
    application: { id: world.application.id, flags: 0 },
    private_channels: [],
    presences: [],
    relationships: [],
    _trace: [],
  };
}
