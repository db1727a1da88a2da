import { ButtonStyle } from 'discord.js';
import { openSeats, takenSeats } from '../../src/table/play/again.ts';
import { isAlone, isPersons } from '../../src/table/play/computer.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Picture } from '../compose.ts';
import type { LobbyOption } from '../face.ts';
import { rowsOf } from '../phone.ts';
import { type TermOption, termOptions } from '../terms.ts';
import { painted } from './pictures.ts';
import { button, buttons, menu } from './rows.ts';
import { sideButtons, sideTold } from './sides.ts';

/** The field of the menu in which the host chooses how many may join. */
export const PLACES = 'places';

/** The public message of a lobby: what is played, who sits there, and the buttons; without buttons once it is closed. */
export async function lobbyPost(bot: Bot, game: TableGame): Promise<Composed> {
  const card =
    game.status === 'lobby'
      ? await painted(bot, { game, entry: 0 }, async () => [
          await faceOf(bot, game).lobby.picture(game, chosenTexts(bot, game)),
        ])
      : [];
  return lobbyMessage(bot, game, card);
}

/** The message of a lobby with the pictures that belong to it. */
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
      seatLines(bot, game, pictured).join('\n'),
      buttons(
        button(
          { on: 'lobby', game: id, act: 'join' },
          { label: lobby.join, style: ButtonStyle.Primary, disabled: takenSeats(game).length >= places },
        ),
        button({ on: 'lobby', game: id, act: 'leave' }, { label: lobby.leave }),
        button({ on: 'lobby', game: id, act: 'start' }, { label: startLabel(bot, game), style: ButtonStyle.Success }),
        button({ on: 'lobby', game: id, act: 'options' }, { label: lobby.options }),
      ),
      buttons(...sideButtons(bot, game), ...computerButtons(bot, game)),
    ],
    { silent: true },
  );
}

/** With whom the game begins at a press: with those who are there, where places are still free. */
function startLabel({ words: { lobby } }: Bot, game: TableGame): string {
  const taken = takenSeats(game).length;
  return taken < game.places ? lobby.startWith(taken) : lobby.start;
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

/** What the host may choose that means anything with these options and seats. */
function optionsOf(bot: Bot, game: TableGame): LobbyOption[] {
  const { options, seats } = game;
  return faceOf(bot, game).lobby.options.filter(({ matters }) => matters?.(options, seats.length) ?? true);
}

/** Whether a lobby says what was chosen, besides counting it. */
const isTold = ({ fine, quiet, chosen, recommended }: LobbyOption, options: unknown): boolean =>
  !fine && !(quiet && chosen(options) === recommended);

/** What was chosen, as far as the picture of the lobby does not show it. */
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

/** The pace, what happens to late players where there is a pace, and whether points are shown. */
function termLines(bot: Bot, game: TableGame): string[] {
  const { words } = bot;
  const { terms, seats } = game;
  const withComputers = seats.some(({ plays }) => plays === 'computer');
  const shown = termsIn(bot, game)
    .filter(({ field }) => field !== 'level' || withComputers)
    .filter(({ field }) => field !== 'late' || terms.pace !== 'none')
    .filter(({ quiet, chosen }) => !quiet || chosen(terms) !== chosen(DEFAULT_TERMS));
  return shown.map((term) => words.lobby.setting(term.title, textOf(term, term.chosen(terms))));
}

/** What the host has chosen, leaving out what most tables leave alone. */
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

/** How many places are taken, and who sits there: of those in a picture, who is host and what everybody is played as. */
function seatLines(bot: Bot, game: TableGame, pictured: boolean): string[] {
  const { lobby } = bot.words;
  const { places, host } = game;
  const seats = takenSeats(game);
  const kept = openSeats(game).map(({ name }) => name);
  const names = seats.map(({ name, userId }) => lobby.player(name, { host: userId === host }));
  const sides = names.flatMap((name, seat) => {
    const side = sideTold(bot, game, seat);
    return side === undefined ? [] : [lobby.playedAs(name, side)];
  });
  const shown = pictured ? seats.filter(({ userId }) => userId === host).map(({ name }) => lobby.host(name)) : names;
  return [
    `**${lobby.seats(seats.length, places)}**`,
    ...(sides.length > 0 ? sides : [shown.join(', ')]).filter((each) => each !== ''),
    ...(kept.length === 0 ? [] : [lobby.kept(kept)]),
    isAlone(game) ? lobby.alone : lobby.waiting(places - game.seats.length, kept.length),
  ];
}

/** The host's private panel for changing what is played. */
export function optionsMessage(bot: Bot, game: TableGame): Composed {
  const { lobby } = bot.words;
  const settings = optionsOf(bot, game).filter(({ fine }) => !fine);
  return compose([
    `### ${lobby.optionsTitle}`,
    placesMenu(bot, game),
    ...settings.map((setting) => optionMenu(game, titled(setting), setting.chosen(game.options))),
    ...termsIn(bot, game)
      .filter(({ fine }) => !fine)
      .map((term) => optionMenu(game, titled(term), term.chosen(game.terms))),
    ...rowsOf(
      button({ on: 'lobby', game: game.id, act: 'away' }, { label: lobby.away }),
      ...pageButtons(bot, game),
      button({ on: 'lobby', game: game.id, act: 'close' }, { label: lobby.close, style: ButtonStyle.Danger }),
    ),
  ]);
}

/** Asks somebody who closes a lobby whether it is to be closed for all who have joined them; undefined where nobody has. */
export function closingMessage(bot: Bot, game: TableGame, userId: string): Composed | undefined {
  const { lobby } = bot.words;
  const others = takenSeats(game).filter((seat) => isPersons(seat) && seat.userId !== userId);
  if (others.length === 0) return undefined;
  return compose([
    lobby.closing(others.map(({ name }) => name)),
    buttons(
      button({ on: 'lobby', game: game.id, act: 'options' }, { label: lobby.back }),
      button({ on: 'lobby', game: game.id, act: 'closeSure' }, { label: lobby.close, style: ButtonStyle.Danger }),
    ),
  ]);
}

/** The pages of what most tables leave alone: a field of each, and its heading. */
interface Page {
  readonly title: string;
  /** An option that stands there, by which a button names the page. */
  readonly field: string;
}

/** The choices that most tables leave alone, as far as they stand on the page of an option; on the first where there is no such option. */
export function fineMessage(bot: Bot, game: TableGame, field: string | undefined): Composed {
  const { lobby } = bot.words;
  const pages = pagesOf(bot, game);
  const title = pageOf(bot, game, field);
  const page = pages.find((one) => one.title === title) ?? pages[0];
  const settings = fineOptions(bot, game).filter((setting) => titleOf(bot, setting) === page?.title);
  const isTerms = page?.title === lobby.termsTitle;
  return compose([
    `### ${page?.title ?? lobby.termsTitle}${isTerms ? '' : `\n${lobby.rulingsHelp}`}`,
    ...settings.flatMap((setting) => [
      lobby.question(setting.title, setting.explanation),
      optionMenu(game, setting, setting.chosen(game.options)),
    ]),
    ...(isTerms ? termMenus(bot, game) : []),
    buttons(
      button({ on: 'lobby', game: game.id, act: 'options' }, { label: lobby.back }),
      ...pageButtons(bot, game, page),
    ),
  ]);
}

const fineOptions = (bot: Bot, game: TableGame): LobbyOption[] => optionsOf(bot, game).filter(({ fine }) => fine);

/** The heading of the page on which an option stands. */
const titleOf = ({ words }: Bot, { page }: Pick<LobbyOption, 'page'>): string => page ?? words.lobby.rulingsTitle;

/** The page of an option of the game, or of the table's terms, that is named by its field. */
function pageOf(bot: Bot, game: TableGame, field: string | undefined): string {
  const option = fineOptions(bot, game).find((one) => one.field === field);
  const isTerm = fineTerms(bot, game).some((term) => term.field === field);
  return isTerm ? bot.words.lobby.termsTitle : titleOf(bot, option ?? {});
}

function pagesOf(bot: Bot, game: TableGame): Page[] {
  const titles = new Map(fineOptions(bot, game).map((option) => [titleOf(bot, option), option.field]));
  return [
    ...fineTerms(bot, game)
      .slice(0, 1)
      .map(({ field }) => ({ title: bot.words.lobby.termsTitle, field })),
    ...[...titles].map(([title, field]) => ({ title, field })),
  ];
}

/** The buttons to the pages of what most tables leave alone, but for the one that is shown. */
function pageButtons(bot: Bot, game: TableGame, shown?: Page) {
  const { lobby } = bot.words;
  const label = (title: string) => (title === lobby.rulingsTitle ? lobby.rulings : title);
  return pagesOf(bot, game)
    .filter(({ title }) => title !== shown?.title)
    .map(({ title, field }) => button({ on: 'lobby', game: game.id, act: 'rulings', field }, { label: label(title) }));
}

/** What the table agrees on that means anything in its game. */
const termsIn = (bot: Bot, game: TableGame): TermOption[] =>
  termOptions(bot.words, game.game).filter(({ matters }) => matters(faceOf(bot, game).seats.max));

/** That of it which most leave alone. */
const fineTerms = (bot: Bot, game: TableGame): TermOption[] => termsIn(bot, game).filter(({ fine }) => fine);

/** The same as menus, each with what it means. */
function termMenus(bot: Bot, game: TableGame) {
  return fineTerms(bot, game).flatMap((term) => [
    bot.words.lobby.question(term.title, term.explanation),
    optionMenu(game, term, term.chosen(game.terms)),
  ]);
}

type Asked = Pick<LobbyOption, 'field' | 'title' | 'choices'>;

/** The menu in which the host answers a question of the lobby, with the answer that holds. */
function optionMenu({ id }: TableGame, { field, title, choices }: Asked, chosen: string) {
  return menu({ on: 'lobby', game: id, act: 'set', field }, { placeholder: title, choices, chosen: [chosen] });
}

/** The same question with its title in each answer, where the answer alone would not tell what it is about. */
const titled = ({ field, title, choices }: Asked): Asked => ({
  field,
  title,
  choices: choices.map((choice) => ({ ...choice, text: `${title}: ${choice.text}` })),
});

function placesMenu(bot: Bot, game: TableGame) {
  const { label, choice } = bot.words.settings.places;
  const {
    lobby,
    seats: { min, max },
  } = faceOf(bot, game);
  const least = Math.max(min, game.seats.length);
  return menu(
    { on: 'lobby', game: game.id, act: 'set', field: PLACES },
    {
      placeholder: label,
      choices: Array.from({ length: max - least + 1 }, (_, index) => least + index).map((count) => {
        const detail = lobby.players?.(count);
        return { value: String(count), text: choice(count), ...(detail !== undefined && { detail }) };
      }),
      chosen: [String(game.places)],
    },
  );
}
