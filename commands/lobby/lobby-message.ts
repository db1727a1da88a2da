import { ButtonStyle } from 'discord.js';
import { openSeats, takenSeats } from '../../src/table/play/again.ts';
import { isAlone } from '../../src/table/play/computer.ts';
import { isFree } from '../../src/table/play/hosts.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Picture } from '../discord/compose.ts';
import { button, buttons } from '../discord/rows.ts';
import type { LobbyOption } from '../face/lobby.ts';
import { painted } from '../posts/pictures.ts';
import { optionsOf, termsIn } from './options-message.ts';
import { sideButtons, sideTold } from './sides.ts';

/** The public message of a lobby: the game, the seats, and, until it is closed, the buttons. */
export async function lobbyPost(bot: Bot, game: TableGame): Promise<Composed> {
  const card =
    game.status === 'lobby'
      ? await painted(bot, { game, entry: 0 }, async () => [
          await faceOf(bot, game).lobby.picture(game, chosenTexts(bot, game)),
        ])
      : [];
  return lobbyMessage(bot, game, card);
}

/** The message of a lobby with its pictures. */
export function lobbyMessage(bot: Bot, game: TableGame, card: readonly Picture[] = []): Composed {
  const { id, status, seats, places } = game;
  const { lobby } = bot.words;
  const { title, intro } = faceOf(bot, game).lobby;
  if (status === 'ended' && game.startedAt === undefined) return compose([lobby.closed], { silent: true });
  if (status !== 'lobby')
    return compose([`## ${title}\n${lobby.started(seats.map(({ name }) => name))}`], { silent: true });
  const pictured = card.length > 0;
  const told = [...settingLines(bot, game, pictured), ...(game.imported ? [`-# ${lobby.fromFile}`] : [])];
  return compose(
    [
      pictured ? card : `## ${title}\n${intro}`,
      ...(told.length === 0 ? [] : [told.join('\n')]),
      seatLines(bot, game).join('\n'),
      buttons(
        button(
          { on: 'lobby', game: id, act: 'join' },
          { label: lobby.join, style: ButtonStyle.Primary, disabled: takenSeats(game).length >= places },
        ),
        button({ on: 'lobby', game: id, act: 'leave' }, { label: lobby.leave }),
        button(
          { on: 'lobby', game: id, act: 'start' },
          // Green means that everybody is waiting for it, so it is not green while somebody with a kept seat has not
          // answered.
          {
            label: startLabel(bot, game),
            style: openSeats(game).length > 0 ? ButtonStyle.Secondary : ButtonStyle.Success,
            disabled: unfitText(bot, game) !== undefined,
          },
        ),
        button({ on: 'lobby', game: id, act: 'options' }, { label: lobby.options }),
        ...(isFree(game) ? [button({ on: 'lobby', game: id, act: 'takeOver' }, { label: lobby.takeOver })] : []),
      ),
      buttons(...sideButtons(bot, game), ...computerButtons(bot, game)),
    ],
    { silent: true },
  );
}

/** Why the game cannot start with the players who have joined, in a sentence; undefined if it can. */
function unfitText(bot: Bot, game: TableGame): string | undefined {
  const reason = bot.lobby.unfit(game);
  return reason === undefined ? undefined : faceOf(bot, game).lobby.unfit(reason);
}

/** The label of the Start button, with the number of players if there are free seats. */
function startLabel({ words: { lobby } }: Bot, game: TableGame): string {
  const taken = takenSeats(game).length;
  return taken < game.places ? lobby.startWith(taken) : lobby.start;
}

/**
 * Asks a host who starts a game whether to go ahead without the people whose seats are kept; undefined if everybody has
 * answered, or if the game cannot start without them.
 */
export function startingMessage(bot: Bot, game: TableGame, userId: string): Composed | undefined {
  const { id, host, status } = game;
  const { lobby } = bot.words;
  const kept = openSeats(game).map(({ name }) => name);
  if (kept.length === 0 || userId !== host || status !== 'lobby' || unfitText(bot, game)) return undefined;
  return compose([
    lobby.starting(kept),
    buttons(
      button({ on: 'lobby', game: id, act: 'away' }, { label: lobby.wait }),
      button({ on: 'lobby', game: id, act: 'startSure' }, { label: startLabel(bot, game), style: ButtonStyle.Success }),
    ),
  ]);
}

function computerButtons({ words }: Bot, game: TableGame) {
  const { id, seats, places } = game;
  return [
    button(
      { on: 'lobby', game: id, act: 'moreComputers' },
      { label: words.seats.addComputer, disabled: seats.length >= places },
    ),
    button(
      { on: 'lobby', game: id, act: 'fewerComputers' },
      { label: words.seats.removeComputer, disabled: !seats.some(({ plays }) => plays === 'computer') },
    ),
    ...(openSeats(game).length === 0
      ? []
      : [button({ on: 'lobby', game: id, act: 'release' }, { label: words.lobby.release })]),
  ];
}

/** Whether a lobby names a choice; otherwise it only counts it. */
const isTold = ({ fine, quiet, chosen, recommended }: LobbyOption, options: unknown): boolean =>
  !fine && !(quiet && chosen(options) === recommended);

/** The choices that the picture of the lobby does not show. */
function settingLines(bot: Bot, game: TableGame, pictured: boolean): string[] {
  const { options } = game;
  const { lobby } = bot.words;
  const settings = optionsOf(bot, game);
  const told = settings
    .filter((setting) => isTold(setting, options))
    .map((setting) => lobby.setting(setting.title, textOf(setting, setting.chosen(options))));
  const changed = settings.filter((setting) => setting.fine && setting.chosen(options) !== setting.recommended);
  return [
    ...(pictured ? [] : told),
    ...termLines(bot, game),
    ...(changed.length === 0 ? [] : [lobby.setting(lobby.rulingsTitle, lobby.changedRulings(changed.length))]),
  ];
}

/** The pace, what happens to late players if there is a pace, and whether points are visible. */
function termLines(bot: Bot, game: TableGame): string[] {
  const { words } = bot;
  const { terms, seats } = game;
  const withComputers = seats.some(({ plays }) => plays === 'computer');
  const shown = termsIn(bot, game)
    .filter(({ field }) => field !== 'level' || withComputers)
    .filter(({ field }) => field !== 'language')
    .filter(({ field }) => field !== 'late' || terms.pace !== 'none')
    .filter(({ quiet, chosen }) => !quiet || chosen(terms) !== chosen(DEFAULT_TERMS));
  return shown.map((term) => words.lobby.setting(term.title, textOf(term, term.chosen(terms))));
}

/** The host's choices, without the options that hardly any table touches. */
function chosenTexts(bot: Bot, game: TableGame): string[] {
  const { options } = game;
  return optionsOf(bot, game)
    .filter((setting) => isTold(setting, options))
    .flatMap(({ title, choices, chosen }) =>
      choices.filter(({ value }) => value === chosen(options)).map(({ text }) => `${title}: ${text}`),
    );
}

function textOf({ choices }: Pick<LobbyOption, 'choices'>, value: string): string {
  return choices.find((choice) => choice.value === value)?.text ?? value;
}

/** How many seats are taken, and by whom, with their sides if they have any. */
function seatLines(bot: Bot, game: TableGame): string[] {
  const { lobby } = bot.words;
  const { places, host } = game;
  const seats = takenSeats(game);
  const kept = openSeats(game).map(({ name }) => name);
  const names = seats.map(({ name, userId }) => lobby.player(name, { host: userId === host }));
  const sides = names.flatMap((name, seat) => {
    const side = sideTold(bot, game, seat);
    return side === undefined ? [] : [lobby.playedAs(name, side)];
  });
  return [
    `**${lobby.seats(seats.length, places)}**`,
    ...(sides.length > 0 ? sides : [names.join(', ')]).filter((each) => each !== ''),
    ...(kept.length === 0 ? [] : [lobby.kept(kept)]),
    unfitText(bot, game) ?? (isAlone(game) ? lobby.alone : lobby.waiting(places - game.seats.length, kept.length)),
    ...(isFree(game) ? [lobby.hostGone] : []),
  ];
}
