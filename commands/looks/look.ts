import type { FinishedTurn } from '../../src/engine/log.ts';
import { playerOf, seatPlayedBy } from '../../src/table/ids.ts';
import { byEnd, endOf, type Moment } from '../../src/table/play/moment.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TurnMessage } from '../../src/table/posts.ts';
import type { History } from '../../src/table/records/history.ts';
import { showsPoints } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons, menu } from '../discord/rows.ts';
import { NO_WISHES, turnWish, wishesOf } from '../plan/wishes.ts';
import { awaitingLinesFor, linkTo } from '../posts/call-message.ts';
import { resultText } from '../posts/final.ts';
import { painted } from '../posts/pictures.ts';
import type { Look, Press } from '../presses.ts';
import { accentOf } from '../seats.ts';
import { supplyButtons, tableButton } from '../turn/more.ts';
import { wayBack } from '../turn/ways.ts';

/**
 * What to look at: a seat's board, or a page of the log. Pages count from the newest one; the page with a certain turn
 * is found by counting turns from the oldest.
 */
export interface Looked {
  readonly look: Look;
  readonly seat?: number | undefined;
  readonly page?: number | undefined;
  readonly turn?: number | undefined;
  /** The seat of the message's only reader; undefined if others see it, too, or if that person does not play. */
  readonly viewer?: number | undefined;
  /** A note beneath the view. */
  readonly note?: string | undefined;
}

/** A message that shows a game to anyone who wants to look. */
export async function lookMessage(
  bot: Bot,
  gameId: string,
  { look, viewer, seat = viewer ?? 0, page, turn, note }: Looked,
): Promise<Composed> {
  const position = await bot.table.position(gameId);
  const begun = viewer !== undefined && look !== 'log' && (await hasBegun(bot, position, viewer));
  const notes = [...(begun ? [bot.words.looks.withoutDrafts] : []), ...(note === undefined ? [] : [note])];
  const back = [...notes.map((one) => `-# ${one}`), ...wayBack(bot, position, viewer)];
  const viewed = { position, seat, own: seat === viewer, back };
  switch (look) {
    case 'board':
      return boardMessage(bot, viewed);
    case 'boards':
      return boardsMessage(bot, viewed);
    case 'score':
      return scoreMessage(bot, viewed);
    case 'log':
      return logMessage(bot, viewed, { page, turn });
    case 'table':
      return tableMessage(bot, viewed);
    case 'tiles':
      return supplyMessage(bot, viewed);
  }
}

/** Whether a seat has made moves that nobody else can see yet, in a turn that it has not ended. */
async function hasBegun(bot: Bot, { game, awaited }: Position, seat: number): Promise<boolean> {
  const sitting = game.seats[seat];
  const userId = sitting && playerOf(sitting).id;
  const isAsked = game.pausedAt === undefined && awaited.some((one) => one.seat === seat);
  if (userId === undefined || !isAsked) return false;
  const { drafts } = await bot.table.panel({ gameId: game.id, userId });
  return drafts.length > 0;
}

/** The view, with the way back beneath it. */
interface Viewed {
  readonly position: Position;
  readonly seat: number;
  /** Whether the seat belongs to the message's only reader. */
  readonly own: boolean;
  readonly back: readonly Part[];
}

async function boardsMessage(bot: Bot, { position, back }: Viewed): Promise<Composed> {
  const face = faceOf(bot, position.game);
  return compose([`### ${face.boards.all}`, await painted(bot, position, () => face.boardPictures(position)), ...back]);
}

/** What is left to take, with the viewer's wishes; if a game has no supply, the table. */
async function supplyMessage(bot: Bot, viewed: Viewed): Promise<Composed> {
  const { position, seat, own, back } = viewed;
  const { supply } = faceOf(bot, position.game);
  if (supply === undefined) return tableMessage(bot, viewed);
  const { parts, wished } = own ? await wishesOf(bot, position, seat) : NO_WISHES;
  const viewer = own ? seat : undefined;
  const lines = supply.lines?.(position, viewer) ?? [];
  return compose([
    `### ${supply.title}`,
    await painted(bot, position, () => supply.pictures(position, wished, viewer)),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...parts,
    ...back,
  ]);
}

/** The shared board, and the awaited players. */
async function tableMessage(bot: Bot, { position, seat, own, back }: Viewed): Promise<Composed> {
  const { game, state, awaited } = position;
  const face = faceOf(bot, game);
  const { words } = bot;
  const isOwn = (awaiting: { readonly seat: number }) => own && awaiting.seat === seat;
  const others = awaited.filter((awaiting) => !isOwn(awaiting));
  return compose([
    `### ${face.boards.table}\n-# ${face.stage(state)}`,
    await painted(bot, position, () => face.tablePictures(position)),
    [
      words.prompt.waiting(
        others.map((awaiting) => game.seats[awaiting.seat]?.name ?? ''),
        awaited.some(isOwn),
      ),
      ...awaitingLinesFor(bot, { game, awaiting: await bot.calls.awaiting(game.id) }, own ? seat : undefined),
    ].join('\n'),
    buttons(
      ...supplyButtons(bot, game),
      button({ on: 'look', game: game.id, look: 'boards' }, { label: face.boards.all }),
    ),
    ...back,
  ]);
}

/** The points of all seats, or only the viewer's if the table keeps them hidden. */
async function scoreMessage(bot: Bot, { position, seat, own, back }: Viewed): Promise<Composed> {
  const { game, state } = position;
  const face = faceOf(bot, game);
  const { looks } = bot.words;
  if (!showsPoints(game)) {
    if (!own) return compose([`### ${looks.score}\n${looks.scoreHidden} ${looks.ownScoreWay}`, ...back]);
    const sheet = await painted(bot, position, async () => [await face.scorePicture(position, [seat])]);
    const points = sheet.length === 0 ? face.ownPoints(state, seat) : sheet;
    return compose([`### ${looks.ownScore}`, points, `-# ${looks.othersHidden}`, ...back]);
  }
  const sheet = await painted(bot, position, async () => [await face.scorePicture(position)]);
  const heading = game.status === 'finished' ? resultText(face, position, sheet) : `### ${looks.score}`;
  return compose([heading, sheet, ...back]);
}

async function boardMessage(bot: Bot, { position, seat, back }: Viewed): Promise<Composed> {
  const { game, state } = position;
  const face = faceOf(bot, game);
  const shown = game.seats[seat];
  const beside = face.besideBoard({ game, state, seat });
  return compose(
    [
      `### ${face.boards.one(shown?.name ?? '')}\n-# ${face.stage(state)}`,
      await painted(bot, position, () => face.boardPictures({ game, state, seats: [seat] })),
      ...(beside === undefined ? [] : [beside]),
      menu(
        { on: 'look', game: game.id, look: 'board' },
        {
          placeholder: face.boards.all,
          choices: game.seats.map(({ name }, index) => ({ value: String(index), text: name })),
          chosen: [String(seat)],
        },
      ),
      buttons(
        button({ on: 'look', game: game.id, look: 'boards' }, { label: face.boards.all }),
        tableButton(bot, game),
        ...supplyButtons(bot, game),
      ),
      ...back,
    ],
    { accent: accentOf(shown) },
  );
}

const TURNS_ON_PAGE = 12;

/** A page of the game's events, by round; each turn has a link to its post. */
async function logMessage(
  bot: Bot,
  { position: { game }, back }: Viewed,
  { page = 0, turn: sought }: Pick<Looked, 'page' | 'turn'>,
): Promise<Composed> {
  const { words } = bot;
  const turns = await bot.table.turns(game.id);
  const pages = Math.max(1, Math.ceil(turns.length / TURNS_ON_PAGE));
  const wanted = sought === undefined ? page : Math.floor((turns.length - 1 - sought) / TURNS_ON_PAGE);
  const shown = Math.max(0, Math.min(wanted, pages - 1));
  const end = turns.length - shown * TURNS_ON_PAGE;
  const { seatsAt, ...history } = await bot.table.history(game.id);
  const moments = [...history.moments()];
  const told = inRounds(
    bot,
    { game, seatsAt },
    {
      moments,
      turns: turns.slice(Math.max(0, end - TURNS_ON_PAGE), end),
      posts: await bot.table.turnMessages(game.id, 0),
    },
  );
  const turn = (to: number, label: string, disabled: boolean) =>
    button({ on: 'look', game: game.id, look: 'log', page: to }, { label, disabled });
  return compose([
    `## ${words.log.title}`,
    told.length === 0 ? words.log.empty : told.join('\n'),
    ...(pages === 1
      ? []
      : [
          `-# ${words.page(pages - shown, pages)}`,
          menu(
            { on: 'look', game: game.id, look: 'log' },
            { placeholder: words.log.goTo, choices: roundsOf(bot, game, { turns, moments }) },
          ),
          buttons(
            turn(shown + 1, words.panel.previous, shown >= pages - 1),
            turn(Math.max(shown - 1, 0), words.panel.next, shown === 0),
          ),
        ]),
    ...back,
  ]);
}

/** The rounds of a game, each with the number of its first turn, counted from 0. */
function roundsOf(bot: Bot, game: TableGame, { turns, moments }: Pick<Page, 'turns' | 'moments'>) {
  const first = new Map<string, number>();
  for (const { turn, before } of moments) {
    const round = faceOf(bot, game).round(before);
    const at = turns.findIndex((one) => endOf(one) === endOf(turn));
    if (at >= 0 && !first.has(round)) first.set(round, at);
  }
  return [...first].map(([text, at]) => ({ value: String(at), text }));
}

/**
 * The turns of a game, those of them that can be replayed, and the posts about turns, in the order of their last
 * entries.
 */
interface Page {
  readonly turns: readonly FinishedTurn[];
  readonly moments: readonly Moment[];
  readonly posts: readonly TurnMessage[];
}

/** What happened in these turns, under the headings of their rounds; if a turn cannot be replayed, only its moves. */
function inRounds(
  bot: Bot,
  { game, seatsAt }: Pick<History, 'game' | 'seatsAt'>,
  { turns, posts, ...page }: Page,
): string[] {
  const face = faceOf(bot, game);
  const postOf = (turn: FinishedTurn): string | undefined => {
    const post = posts.find(({ entry }) => entry >= endOf(turn));
    return post && linkTo({ guildId: game.guildId, channelId: post.channelId }, post.messageId);
  };
  const moments = byEnd(page.moments);
  const first = turns.map((turn) => moments.get(endOf(turn))).find((moment) => moment !== undefined);
  const told = turns.flatMap((turn) => {
    const { before, after } = moments.get(endOf(turn)) ?? {};
    const momentOf = (one: FinishedTurn) => moments.get(endOf(one));
    return face.told({ turns: [turn], seatsAt, before, after, momentOf, postOf, headings: true });
  });
  return [...(first === undefined ? [] : [`### ${face.stage(first.before)}`]), ...told];
}

/** A choice in the menu of rounds; undefined for anything else. */
const readTurn = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined;

/** A choice in the menu of players; undefined for anything except a seat of the game. */
export function readSeat(value: string | undefined, { seats }: TableGame): number | undefined {
  const seat = value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  return seat !== undefined && seat < Math.min(seats.length, MENU_LIMIT) ? seat : undefined;
}

/** The seat that a person plays; if there are several, the first awaited one; undefined if they do not play. */
export function ownSeat({ seats }: TableGame, userId: string, awaited: readonly number[] = []): number | undefined {
  const seat = seatPlayedBy(seats, userId, awaited);
  return seat < 0 ? undefined : seat;
}

/**
 * Shows what anyone may look at: the chosen board or, by default, the presser's own. Shows a wish together with what is
 * left.
 */
export async function pressLook(
  bot: Bot,
  { press, user, value }: PressInteraction<Extract<Press, { on: 'look' | 'wish' }>>,
  reply: Reply,
): Promise<void> {
  const game = await bot.table.find(press.game);
  const viewer = ownSeat(game, user.id);
  if (press.on === 'wish') {
    await turnWish(bot, { gameId: game.id, userId: user.id }, value);
    return reply.show(await lookMessage(bot, game.id, { look: 'tiles', viewer }));
  }
  const { look, page } = press;
  const chosen = look === 'log' ? { turn: readTurn(value) } : { seat: readSeat(value, game) ?? viewer };
  return reply.show(await lookMessage(bot, game.id, { look, page, viewer, ...chosen }));
}
