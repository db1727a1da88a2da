import { ButtonStyle } from 'discord.js';
import { takenSeats } from '../../src/table/play/again.ts';
import type { OwnGame } from '../../src/table/waiting/personal.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import { channelMention } from '../discord/mention.ts';
import { button, buttons, linkButton } from '../discord/rows.ts';
import { linkTo } from '../posts/call-message.ts';
import { OWN } from '../presses.ts';

/** How many games are on a page. */
const ON_PAGE = 6;

/**
 * A user's lobbies and running games on all servers, starting with those that are waiting for the user; one page of
 * them, counted from 0.
 */
export async function gamesMessage(bot: Bot, userId: string, page = 0): Promise<Composed> {
  const all = await bot.personal.games(userId);
  const { games: words } = bot.words.personal;
  if (all.length === 0) return compose([`### ${words.title}\n${words.none}`]);
  const pages = Math.ceil(all.length / ON_PAGE);
  const shown = Math.min(page, pages - 1);
  const rows: Part[] = [];
  for (const own of all.slice(shown * ON_PAGE, (shown + 1) * ON_PAGE))
    rows.push(...(await gameParts(bot, own, userId)));
  const turn = (to: number, label: string, disabled: boolean) =>
    button({ on: 'mine', game: OWN, page: to }, { label, disabled, slot: label === bot.words.panel.next ? 1 : 0 });
  return compose([
    `### ${words.title}\n${words.waiting(all.filter(({ mine }) => mine).length)}`,
    ...rows,
    ...(pages === 1
      ? []
      : [
          `-# ${bot.words.page(shown + 1, pages)}`,
          buttons(
            turn(Math.max(0, shown - 1), bot.words.panel.previous, shown === 0),
            turn(shown + 1, bot.words.panel.next, shown === pages - 1),
          ),
        ]),
  ]);
}

/** A game in two lines, with its buttons. */
async function gameParts(bot: Bot, own: OwnGame, userId: string): Promise<Part[]> {
  const { game, mine } = own;
  const { games: words } = bot.words.personal;
  const purpose = game.status === 'lobby' ? 'lobby' : 'prompt';
  const message = await bot.table.message(game.id, purpose);
  const link = linkTo(game, message?.channelId === game.channelId ? message.messageId : undefined);
  return [
    `${words.line(faceOf(bot, game).name, channelMention(game.channelId), mine)}\n-# ${(await facts(bot, own, userId)).join(' · ')}`,
    buttons(
      ...(mine ? [button({ on: 'open', game: game.id }, { label: words.open, style: ButtonStyle.Primary })] : []),
      linkButton(link, words.go),
    ),
  ];
}

/** The stage of a game, the awaited players, the deadline, and the reader's time bank. */
async function facts(bot: Bot, { game, seat, awaiting, mine, bank }: OwnGame, userId: string): Promise<string[]> {
  const { games: words } = bot.words.personal;
  if (game.status === 'lobby') return [words.lobby(takenSeats(game).length, game.places)];
  const sitting = game.seats[seat];
  const player = sitting && userId !== sitting.userId ? sitting.name : undefined;
  const { state } = await bot.table.position(game.id);
  const ends = (mine ? awaiting.filter((one) => one.seat === seat) : awaiting).flatMap(
    ({ deadline }) => deadline ?? [],
  );
  const names = awaiting.filter((one) => one.seat !== seat).flatMap((one) => game.seats[one.seat]?.name ?? []);
  return [
    faceOf(bot, game).stage(state),
    ...(player === undefined ? [] : [words.deputy(player)]),
    ...(names.length === 0 ? [] : [words.awaited(names)]),
    ...(ends.length === 0 ? [] : [words.ends(Math.min(...ends))]),
    ...(bank === undefined ? [] : [words.bank(bank)]),
  ];
}
