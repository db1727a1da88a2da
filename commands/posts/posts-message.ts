import type { FinishedTurn } from '../../src/engine/log.ts';
import { byEnd, endOf, type Moment } from '../../src/table/play/moment.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TurnPost } from '../../src/table/posts.ts';
import type { History } from '../../src/table/records/history.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part, type Picture } from '../discord/compose.ts';
import { turnLines } from '../turn/turn-lines.ts';
import { listed } from '../votes/votes-message.ts';
import { homeBoards } from './boards.ts';
import { type Paintable, paintedOrLater } from './pictures.ts';

export interface Turned {
  readonly position: Position;
  /** The position of the previous post; undefined at the start of the game. */
  readonly before: Position | undefined;
}

/** The whole post about turns; undefined if there is nothing to show. */
export async function picturesMessage(bot: Bot, post: TurnPost, turned: Turned): Promise<Composed | undefined> {
  const message = await turnMessage(bot, post, turned);
  return message?.painted ? message.painted() : message?.inWords;
}

/**
 * What happened, in words; then, if a part of the game has ended, the score; then the action spaces and the home
 * boards. It makes no sound. Undefined if there is nothing to show, because the game is over and its final post shows
 * the boards.
 */
export async function turnMessage(bot: Bot, post: TurnPost, turned: Turned): Promise<Paintable | undefined> {
  const { position, before } = turned;
  const { game } = position;
  const { seatsAt, moments } = await bot.table.history(game.id, position.entry);
  const momentOf = momentsIn(moments);
  const told =
    post.kind === 'undo' ? await undone(bot, post, game) : tale(bot, post, { position, before, seatsAt, momentOf });
  const silent = (parts: readonly Part[]) => compose(parts, { silent: true });
  if (position.awaited.length === 0) return told.length === 0 ? undefined : { inWords: silent(told) };
  const words = [...told, ...(await aimsOf(bot, post, game))];
  // If nobody had a decision, the text still says what the pictures show.
  const lines = words.length > 0 ? words : [stageLine(bot, position)];
  return {
    inWords: silent(lines),
    painted: async () => silent([...lines, ...(await picturesOf(bot, post, { position, before, momentOf }))]),
  };
}

/** The score if a part of the game has ended, what the table shares, and the home boards. */
async function picturesOf(bot: Bot, post: TurnPost, { position, before, momentOf }: Remembered): Promise<Picture[][]> {
  const face = faceOf(bot, position.game);
  const turns = post.kind === 'turn' ? post.turns : [];
  const parts = await Promise.all([
    paintedOrLater(bot, position, async () =>
      face.interimPictures(position, () => turns.flatMap((turn) => momentOf(turn) ?? [])),
    ),
    paintedOrLater(bot, position, () => face.tablePictures(position, before?.state)),
    paintedOrLater(bot, position, () => boardsOf(bot, post, { position, before })),
  ]);
  return parts.filter((part) => part.length > 0);
}

/**
 * What computers mainly wanted in their turns, a sentence each, in small print; nothing if there are no computers, or
 * if no aim is worth naming.
 */
async function aimsOf(bot: Bot, post: TurnPost, game: TableGame): Promise<string[]> {
  const { coach } = faceOf(bot, game);
  if (coach === undefined || post.kind !== 'turn') return [];
  const aims = await bot.coach.aims(game.id, post.turns);
  // If one computer has had several turns, the last one shows what it wants now.
  const latest = new Map(aims.map(({ seat, topic }) => [seat, topic]));
  const names = new Map<string, string[]>();
  for (const [seat, topic] of latest) {
    const aim = coach.aim(topic);
    if (aim !== undefined) names.set(aim, [...(names.get(aim) ?? []), game.seats[seat]?.name ?? '']);
  }
  const lines = [...names].map(([aim, all]) => bot.words.coach.aims(all, aim));
  return lines.length === 0 ? [] : [`-# ${lines.join(' ')}`];
}

/** The home boards, with the acting player's shown separately. */
function boardsOf(bot: Bot, post: TurnPost, { position: { game, state }, before }: Turned): Promise<Picture[]> {
  const turns = post.kind === 'turn' ? post.turns : [];
  return homeBoards(bot, { game, state, before: before?.state, turns }, actingIn(post, game));
}

/**
 * The seat whose board a post is about: if there is only one person at the table, theirs; otherwise that of the person
 * who acted last. Undefined if everybody has acted, or nobody has.
 */
function actingIn(post: TurnPost, { seats }: TableGame): number | undefined {
  if (post.kind === 'undo') return post.seat;
  if (post.kind !== 'turn') return undefined;
  const byPersons = post.turns.filter(({ moves }) => moves.some(({ by }) => by === undefined));
  const [only, second] = [...seats.keys()].filter((seat) => seats[seat]?.plays !== 'computer');
  return second === undefined && only !== undefined ? only : (byPersons.at(-1) ?? post.turns.at(-1))?.seat;
}

/** The stage of the game, in small print. */
const stageLine = (bot: Bot, { game, state }: Position): string => `-# ${faceOf(bot, game).stage(state)}`;

/** Who has taken back turns and, if the table has agreed to it, which ones, in the words of their posts. */
async function undone(
  bot: Bot,
  { entry, seat, turns, agreed, alone, unrated }: Extract<TurnPost, { kind: 'undo' }>,
  { id, seats }: TableGame,
): Promise<string[]> {
  const { log, votes } = bot.words;
  const name = seats[seat]?.name ?? '';
  if (agreed !== true) return [log.reopened(name)];
  // Until the entry that takes them back, they are part of the game.
  const lines = [...turnLines(bot, await bot.table.history(id, entry - 1), turns)].map(({ line }) => line);
  return [[votes.takenBack(name, { alone, unrated }), ...listed(bot, lines)].join('\n')];
}

/** Finds turns among moments, which are replayed only if needed. */
function momentsIn(moments: History['moments']): (turn: FinishedTurn) => Moment | undefined {
  let known: ReadonlyMap<number, Moment> | undefined;
  return (turn) => {
    known ??= byEnd(moments());
    return known.get(endOf(turn));
  };
}

/** The same, with the moment at which each turn ended. */
interface Remembered extends Turned {
  readonly momentOf: (turn: FinishedTurn) => Moment | undefined;
}

interface Tale extends Remembered, Pick<History, 'seatsAt'> {}

function tale(
  bot: Bot,
  post: Exclude<TurnPost, { kind: 'undo' }>,
  { position, before, seatsAt, momentOf }: Tale,
): string[] {
  const { game, state } = position;
  const { words } = bot;
  if (post.kind === 'start') {
    return [[...faceOf(bot, game).begun(position), stageLine(bot, position)].join('\n')];
  }
  if (post.kind === 'moved') return [`${words.threads.here}\n${stageLine(bot, position)}`];
  if (post.kind === 'rolledBack') return [`${words.log.rolledBack(post.to)}\n${stageLine(bot, position)}`];
  const lines = faceOf(bot, game).told({
    turns: post.turns,
    seatsAt,
    momentOf,
    ...(before !== undefined && { before: before.state, after: state }),
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}
