import { mistake } from '../../src/table/errors.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import { button, buttons, menu } from '../discord/rows.ts';
import { painted } from '../posts/pictures.ts';
import { awayButton } from './options-message.ts';

/** A seat's side, to follow its name in a lobby; undefined if everybody plays by the same rules. */
export function sideTold(bot: Bot, game: TableGame, seat: number): string | undefined {
  const { sides } = faceOf(bot, game).lobby;
  return sides && sides.open(game.options, seat).length > 0 ? sides.told(game.options, seat) : undefined;
}

/** The button for choosing a side; none if everybody plays by the same rules. */
export function sideButtons(bot: Bot, game: TableGame) {
  const { sides } = faceOf(bot, game).lobby;
  const isOpen = sides && game.seats.some((_, seat) => sides.open(game.options, seat).length > 0);
  return isOpen ? [button({ on: 'lobby', game: game.id, act: 'sides' }, { label: sides.button })] : [];
}

/**
 * The private panel where a player in a lobby chooses a side; the host can also choose for others.
 * @throws {TableError} for somebody who does not play there.
 */
export async function sidesMessage(bot: Bot, game: TableGame, userId: string): Promise<Composed> {
  const { sides } = faceOf(bot, game).lobby;
  const isMine = (seat: number) => game.seats[seat]?.userId === userId;
  const own = [...game.seats.keys()].filter(isMine);
  const others = game.host === userId ? [...game.seats.keys()].filter((seat) => !isMine(seat)) : [];
  if (own.length + others.length === 0) throw mistake('notSeated', {});
  const seats = sides ? [...own, ...others].filter((seat) => sides.open(game.options, seat).length > 0) : [];
  if (sides === undefined || seats.length === 0) throw mistake('sideNotOpen', {});
  // A player choosing from several menus could not see which seat each is for.
  const named = seats.length > 1;
  return compose([
    `### ${sides.title}\n${sides.help}`,
    ...(await cardsOf(bot, game, own)),
    ...seats.map((seat) => sideMenu(bot, game, { seat, named })),
    buttons(awayButton(bot, game)),
  ]);
}

/** A card that explains the choice of the first of these seats; none if that seat has not chosen. */
async function cardsOf(bot: Bot, game: TableGame, [seat]: readonly number[]): Promise<Part[]> {
  const { lobby, rulebook } = faceOf(bot, game);
  const id = seat === undefined ? undefined : lobby.sides?.topic?.(game.options, seat);
  const topic = id === undefined ? undefined : rulebook?.topic(id);
  if (rulebook === undefined || topic === undefined) return [];
  const cards = await painted(bot, { game, entry: 0 }, () => rulebook.card(topic, undefined));
  return cards.map((card) => [card]);
}

function sideMenu(bot: Bot, game: TableGame, { seat, named }: { readonly seat: number; readonly named: boolean }) {
  const { sides } = faceOf(bot, game).lobby;
  const { userId = '', name = '' } = game.seats[seat] ?? {};
  const choices = sides?.open(game.options, seat) ?? [];
  return menu(
    { on: 'side', game: game.id, who: userId },
    {
      placeholder: name,
      choices: choices.map((choice) => ({
        ...choice,
        text: named ? bot.words.lobby.playedAs(name, choice.text) : choice.text,
      })),
      chosen: sides ? [sides.chosen(game.options, seat)] : [],
    },
  );
}
