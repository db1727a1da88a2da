import { randomInt } from 'node:crypto';
import type { Game } from '../../engine/game.ts';
import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import { invitedId, isUser, userOf } from '../ids.ts';
import type { Post } from '../posts.ts';
import type { Request } from '../requests.ts';
import { bankLimits, DEFAULT_TERMS, type Terms, terms as termsSchema } from '../terms.ts';
import { SEAT_COLOURS, type Seat, type TableGame, type User } from '../types.ts';
import {
  again,
  computersOf,
  isOpen,
  keptSeats,
  mustBeOver,
  openSeats,
  playedBy,
  takenSeats,
  type Wanting,
} from './again.ts';
import { advance, progressOf } from './automatic.ts';
import { commit, snapshotOf } from './commit.ts';
import { freeColour, isAlone, isPersons, withComputers } from './computer.ts';
import { findTable, rulesOf, saveStep, type TableContext } from './context.ts';
import { hostIsThere, idleFrom, isFree, takenOver } from './hosts.ts';
import { build } from './live.ts';
import { mustHaveRoom } from './opening.ts';
import { newSeed } from './seed.ts';
import { serveGame } from './serve.ts';

/** The settings of a new lobby; everything left out has its default. */
export interface NewLobby {
  readonly channelId: string;
  readonly guildId: string | undefined;
  readonly user: User;
  /** The id of a game. */
  readonly game: string;
  /** Any part of the game's options. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly terms?: Partial<Terms>;
  readonly places?: number;
  /** How many computer players there are at the start. */
  readonly computers?: number;
}

/** The same for players of the last table, whose seats are kept. */
interface Opening extends NewLobby {
  readonly former?: TableGame;
}

/** What the host changes in a lobby; options that are left out stay as they are. */
interface LobbyChange {
  readonly gameId: string;
  readonly userId: string;
  /** The id of another game, which starts with its own default options. */
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly terms?: Partial<Terms>;
  readonly places?: number;
  /** How many computer players there should be, or whether to add or remove one. */
  readonly computers?: number | 'more' | 'fewer';
}

/** Lobbies, where games start. Every function throws TableError for a mistake of the user. */
export function createLobby(context: TableContext) {
  const bind = binding(context);
  return {
    /** Opens a lobby with the user as host in the first seat. */
    create: (request: NewLobby) => create(context, request),
    /** Does nothing if a lobby can be opened; otherwise throws the error of `create` about the number of lobbies. */
    mayOpen: bind(mustHaveRoom),
    /**
     * The first person to join becomes the host, even if there are computers; a person with a kept seat takes that
     * seat.
     */
    join: ({ gameId, user }: Wanting) => step(context, gameId, (game) => withPerson(game, user)),
    /**
     * Later seats move up, and the first person among them becomes host. A lobby without people closes; if it has
     * computers, its host may let them play by themselves. A person with a kept seat gives it up.
     */
    leave: bind(leave),
    /** Makes the user the host of a lobby, with a seat, if its host is gone; throws TableError if the host is there. */
    takeOver: ({ gameId, user }: Wanting) =>
      step(context, gameId, (game) => {
        if (isFree(game)) return takenOver(game, user, withPerson);
        mustBeHost(game, user.id);
        return game;
      }),
    /** Notes that the host of a lobby is active; does nothing for anybody else. */
    hostIsThere: bind(hostIsThere),
    /** Opens the kept seats to anybody; only the host may do that. */
    release: ({ gameId, userId }: Request) =>
      step(context, gameId, (game) => {
        mustBeHost(game, userId);
        return { ...game, seats: takenSeats(game) };
      }),
    change: bind(change),
    /** Chooses a seat's side; only its own player and the host may do that. */
    choose: bind(choose),
    /** Why a game cannot start with the players who have joined, as its rules name the reason; undefined if it can. */
    unfit(game: TableGame) {
      const rules = context.findGame(game.game);
      if (rules === undefined) return undefined;
      const { options, seats } = joinedOnly(rules, game);
      return rules.unfit?.(options, seats.length);
    },
    /** Draws the seed and starts the game with the players who have joined. */
    start: (request: Request) => serveGame(context, request.gameId, () => start(context, request)),
    /** Describes what the next two would do; changes nothing. */
    again: bind(again),
    /**
     * Opens a lobby like that of a finished game, with the user as host. It has as many places as that game had seats,
     * the same computer players, and kept seats for the other people of that table, who are called once.
     */
    rematch: bind(rematch),
    /** Opens a lobby with the places and options of a finished game, open to everybody, with the user as host. */
    nextTable: bind(nextTable),
  };
}

/** Lobbies, the stage before a game starts. */
export type Lobby = ReturnType<typeof createLobby>;

function create(context: TableContext, request: Opening): Promise<TableGame> {
  const { channelId, guildId, user, former } = request;
  // One at a time in each server, so that no lobby opens while others are being counted.
  return context.serve(`server ${guildId ?? user.id}`, async () => {
    const rules = rulesOf(context, request.game);
    const game: TableGame = {
      id: newGameId(),
      game: rules.id,
      version: rules.version,
      status: 'lobby',
      guildId,
      channelId,
      host: user.id,
      options: readOptions(rules, {}, request.options ?? {}),
      terms: readTerms(DEFAULT_TERMS, request.terms ?? {}),
      places: readPlaces(rules, request.places ?? rules.seats.max, 1),
      seats: [hostSeat(former, user), ...(former === undefined ? [] : keptSeats(former, user))],
      seed: undefined,
      createdAt: context.clock.now(),
      startedAt: undefined,
      closedAt: undefined,
      pausedAt: undefined,
      idle: idleFrom(context.clock.now()),
    };
    const filled = reseated(rules, [], withComputers(context, game, request.computers ?? 0));
    mustFit(rules, filled, filled.places);
    await mustHaveRoom(context, request);
    // This check comes last, because a player may be offered another channel if this one is taken.
    const busy = await context.stores.games.inChannel(channelId);
    if (busy && isOpen(busy)) throw mistake('channelBusy', { status: busy.status });
    const summons: Post[] =
      former !== undefined && openSeats(filled).length > 0 ? [{ kind: 'summons', of: former.id }] : [];
    const opened = await saveStep(context, { game: filled, posts: [{ kind: 'lobby' }, ...summons] });
    context.logger.info({ gameId: game.id, entry: 0, game: game.game, channelId }, 'lobby opened');
    return opened;
  });
}

/** The host's seat, in the colour they had before. */
function hostSeat(former: TableGame | undefined, { id, name }: User): Seat {
  const colour = former?.seats.find(({ userId }) => userOf(userId) === id)?.colour ?? SEAT_COLOURS[0];
  return { userId: id, name, colour };
}

function countOf({ seats }: TableGame, computers: number | 'more' | 'fewer'): number {
  const now = seats.filter((seat) => !isPersons(seat)).length;
  if (computers === 'more') return now + 1;
  return computers === 'fewer' ? now - 1 : computers;
}

/** A step of a lobby that updates its message. */
function step(context: TableContext, gameId: string, change: (game: TableGame) => TableGame): Promise<TableGame> {
  return serveGame(context, gameId, async () => {
    const before = await findLobby(context, gameId);
    const next = change(before);
    const changed = reseated(rulesOf(context, next.game), before.seats, next);
    const game = changed.host === before.host ? changed : { ...changed, idle: idleFrom(context.clock.now()) };
    return saveStep(context, { game, posts: [{ kind: 'lobby' }] });
  });
}

/** A lobby after somebody has taken or left a seat, with the sides of its seats. */
export function reseated({ sides }: Game, before: readonly Seat[], game: TableGame): TableGame {
  if (sides === undefined) return game;
  const from = game.seats.map(({ userId }) => {
    const former = before.findIndex((seat) => userOf(seat.userId) === userOf(userId));
    return former < 0 ? undefined : former;
  });
  return { ...game, options: sides.reseat(game.options, from) };
}

async function findLobby(context: TableContext, gameId: string): Promise<TableGame> {
  const game = await findTable(context, gameId);
  if (game.status !== 'lobby') throw mistake('alreadyStarted', {});
  return game;
}

function withPerson(game: TableGame, user: User): TableGame {
  if (game.seats.some(({ userId }) => userId === user.id)) throw mistake('alreadyJoined', {});
  const host = isUser(game.host) && !isAlone(game) ? game.host : user.id;
  const isKept = ({ userId }: Seat) => userId === invitedId(user.id);
  if (game.seats.some(isKept)) {
    const seats = game.seats.map((seat) => (isKept(seat) ? { ...seat, userId: user.id, name: user.name } : seat));
    return { ...game, seats, host };
  }
  if (game.seats.length >= game.places) {
    const kept = openSeats(game).map(({ name }) => name);
    throw kept.length > 0
      ? mistake('seatsKept', { players: kept.join(', ') })
      : mistake('lobbyFull', { places: game.places });
  }
  const seats = [...game.seats, { userId: user.id, name: user.name, colour: freeColour(game.seats) }];
  return { ...game, seats, host };
}

/** Leaves a lobby. */
export function leave(context: TableContext, { gameId, userId }: Request): Promise<TableGame> {
  return step(context, gameId, (game) => withoutPerson(game, userId, context.clock.now()));
}

function withoutPerson(game: TableGame, userId: string, now: number): TableGame {
  const seats = game.seats.filter((seat) => userOf(seat.userId) !== userId);
  if (seats.length === game.seats.length) throw mistake('notJoined', {});
  const there = takenSeats({ seats });
  const next = there.find(isPersons);
  if (next === undefined && there.length > 0) return { ...game, seats: there };
  if (next === undefined) return { ...game, seats: there, status: 'ended', closedAt: now };
  return { ...game, seats, host: game.host === userId ? next.userId : game.host };
}

function change(
  context: TableContext,
  { gameId, userId, game: played, options, terms, places, computers }: LobbyChange,
): Promise<TableGame> {
  return step(context, gameId, (before) => {
    mustBeHost(before, userId);
    const game = played === undefined || played === before.game ? before : withGame(context, before, played);
    const rules = rulesOf(context, game.game);
    const changed: TableGame = {
      ...game,
      options: options === undefined ? game.options : readOptions(rules, game.options, options),
      terms: terms === undefined ? game.terms : readTerms(game.terms, terms),
      places: places === undefined ? game.places : readPlaces(rules, places, game.seats.length),
    };
    if (options !== undefined) mustFit(rules, reseated(rules, game.seats, changed), changed.places);
    return computers === undefined ? changed : withComputers(context, changed, countOf(game, computers));
  });
}

/**
 * The lobby of another game, with its default options. The number of places stays the same, unless it was the game's
 * maximum, or the other game allows fewer. Throws TableError if more people have joined than can play it.
 */
function withGame(context: TableContext, lobby: TableGame, played: string): TableGame {
  const rules = rulesOf(context, played);
  const max = readPlaces(rules, rules.seats.max, 1);
  const seated = lobby.seats.length;
  if (seated > max) throw mistake('tooManySeated', { max, seated });
  const isChosen = lobby.places < rulesOf(context, lobby.game).seats.max;
  return {
    ...lobby,
    game: rules.id,
    version: rules.version,
    options: readOptions(rules, {}, {}),
    places: isChosen ? Math.min(max, Math.max(rules.seats.min, lobby.places)) : max,
  };
}

/** Who chooses which side for which seat. */
interface Choosing extends Request {
  /** The user id of the seat. */
  readonly who: string;
  readonly side: string;
}

function choose(context: TableContext, { gameId, userId, who, side }: Choosing): Promise<TableGame> {
  return step(context, gameId, (game) => {
    const seat = game.seats.findIndex((one) => one.userId === who);
    if (who !== userId) mustBeHost(game, userId);
    else if (seat < 0) throw mistake('notSeated', {});
    const { sides } = rulesOf(context, game.game);
    if (!sides?.open(game.options, seat).includes(side) || seat < 0) throw mistake('sideNotOpen', {});
    return { ...game, options: sides.choose(game.options, seat, side) };
  });
}

/** A lobby without the seats that are kept for others. */
const joinedOnly = (rules: Game, lobby: TableGame): TableGame =>
  reseated(rules, lobby.seats, { ...lobby, seats: takenSeats(lobby) });

async function start(context: TableContext, { gameId, userId }: Request): Promise<TableGame> {
  const opened = await findLobby(context, gameId);
  mustBeHost(opened, userId);
  const rules = rulesOf(context, opened.game);
  const { idle: _, ...lobby } = joinedOnly(rules, opened);
  const seated = lobby.seats.length;
  if (seated < rules.seats.min) throw mistake('tooFewPlayers', { min: rules.seats.min, seated });
  mustFit(rules, lobby, seated);
  const seed = newSeed(context);
  const now = context.clock.now();
  const game: TableGame = { ...lobby, status: 'running', version: rules.version, seed, startedAt: now };
  const { live } = progressOf(build(game, rules, []));
  const started = await saveStep(context, {
    game,
    snapshot: snapshotOf(live, 0),
    waiting: { since: 0, seats: live.group.waiting },
    tenures: game.seats.map(({ userId, name }, seat) => ({ gameId, seat, userId, name, from: 0, to: undefined })),
    posts: [
      { kind: 'lobby' },
      isAlone(game) ? { kind: 'progress', entry: 0 } : { kind: 'start', entry: 0, awaited: live.group.waiting },
    ],
  });
  const begun = progressOf({ ...live, game: started });
  // In a game with only computers, the person who pressed need not wait; the ticker continues the game.
  const progress = isAlone(game) ? begun : await advance(context, begun);
  const running = progress === begun ? started : (await commit(context, progress)).game;
  context.logger.info({ gameId, entry: 0, game: game.game, seats: seated }, 'game started');
  return running;
}

async function rematch(context: TableContext, { gameId, user }: Wanting): Promise<TableGame> {
  const former = await findTable(context, gameId);
  mustBeOver(former);
  if (!playedBy(former, user)) throw mistake('notSeated', {});
  const { channelId, guildId, game, terms } = former;
  const places = former.seats.length;
  const computers = computersOf(former);
  const options = { ...Object(former.options) };
  return create(context, { channelId, guildId, user, game, places, terms, computers, options, former });
}

async function nextTable(context: TableContext, { gameId, user }: Wanting): Promise<TableGame> {
  const { status, channelId, guildId, game, places, terms, options } = await findTable(context, gameId);
  mustBeOver({ status });
  return create(context, { channelId, guildId, user, game, places, terms, options: { ...Object(options) } });
}

/** Throws TableError unless the user is the host. */
export function mustBeHost({ host, seats }: TableGame, userId: string): void {
  if (userId === host) return;
  const name = seats.find((seat) => seat.userId === host)?.name;
  if (name !== undefined) throw mistake('notHost', { host: name });
  throw isUser(host) ? mistake('hostStands', {}) : mistake('noHost', {});
}

/** Throws TableError unless the user may end the game, or close the lobby, now. */
export function mustEnd(game: TableGame, userId: string): void {
  if (!isOpen(game)) throw mistake('gameOver', {});
  mustBeHost(game, userId);
}

/** Throws TableError if the options do not fit together, or do not suit a table with this many seats. */
function mustFit({ id, unfit }: Game, { options }: TableGame, seats: number): void {
  const reason = unfit?.(options, seats);
  if (reason !== undefined) throw mistake('unfitOptions', { game: id, reason });
}

/** The options with some changed, or removed if undefined; throws TableError for one that the game does not know. */
function readOptions(rules: Game, options: unknown, changed: Readonly<Record<string, unknown>>): unknown {
  const wanted = Object.entries({ ...Object(options), ...changed }).filter(([, value]) => value !== undefined);
  const read = rules.options.safeParse(Object.fromEntries(wanted));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw mistake('badOptions', { option: issue?.path.join('.') || Object.keys(changed).join(', ') });
  }
  const unknown = Object.keys(changed).find(
    (option) => changed[option] !== undefined && !(option in Object(read.data)),
  );
  if (unknown !== undefined) throw mistake('badOptions', { option: unknown });
  return read.data;
}

/** The terms with some changed; throws TableError for one that does not exist. */
function readTerms(terms: Terms, changed: Readonly<Record<string, unknown>>): Terms {
  const read = termsSchema.safeParse({ ...terms, ...changed });
  if (read.success) return read.data;
  if (read.error.issues[0]?.path[0] === 'bank') throw mistake('badBank', bankLimits);
  throw mistake('badOptions', { option: Object.keys(changed).join(', ') });
}

function readPlaces(rules: Game, places: number, seated: number): number {
  const min = Math.max(rules.seats.min, seated);
  const max = Math.min(rules.seats.max, SEAT_COLOURS.length);
  if (!Number.isInteger(places) || places < min || places > max) throw mistake('badPlaces', { min, max });
  return places;
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id for a game: 10 characters from a to z and 0 to 9. */
export function newGameId(): string {
  return Array.from({ length: 10 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
