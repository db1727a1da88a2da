import { ButtonStyle } from 'discord.js';
import { takenSeats } from '../../src/table/play/again.ts';
import { isPersons } from '../../src/table/play/computer.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, buttons, type MenuText, menu } from '../discord/rows.ts';
import type { LobbyOption, Players } from '../face/lobby.ts';
import { facesOf, GAME } from './offered.ts';
import { type TermOption, termOptions } from './terms.ts';

/** The field of the menu for the number of players. */
export const PLACES = 'places';

/** The minimum and maximum number of players. A host who has chosen several seats does not mean to play alone. */
function playersOf(bot: Bot, game: TableGame): Players {
  const { min, max } = faceOf(bot, game).seats;
  const alone = game.places === 1 || game.places === max ? min : 2;
  return { least: Math.max(alone, takenSeats(game).length), most: game.places };
}

/** The host's options that matter given the current options and seats. */
export function optionsOf(bot: Bot, game: TableGame): LobbyOption[] {
  const players = playersOf(bot, game);
  return faceOf(bot, game).lobby.options.filter(({ matters }) => matters?.(game.options, players) ?? true);
}

/** The table's terms that matter in its game. */
export const termsIn = (bot: Bot, game: TableGame): TermOption[] =>
  termOptions(bot.words, game).filter(({ matters }) => matters(game.places));

/** A private panel with a lobby's options: the host changes them there, everybody else just sees them. */
export function optionsMessage(bot: Bot, game: TableGame, userId: string): Composed {
  const { lobby } = bot.words;
  const settings = optionsOf(bot, game).filter(({ fine }) => !fine);
  const asking = { game, userId };
  return compose([
    heading(bot, asking, lobby.optionsTitle),
    ...gameMenu(bot, asking),
    placesMenu(bot, asking),
    ...settings.map((setting) => optionMenu(asking, titled(setting), setting.chosen(game.options))),
    ...termsIn(bot, game)
      .filter(({ fine }) => !fine)
      .map((term) => optionMenu(asking, titled(term), term.chosen(game.terms))),
    ...rowsOf(
      awayButton(bot, game),
      ...pageButtons(bot, game),
      ...(isHost(asking)
        ? [button({ on: 'lobby', game: game.id, act: 'close' }, { label: lobby.close, style: ButtonStyle.Danger })]
        : []),
    ),
  ]);
}

/** Asks whether to close a lobby that others have joined; undefined if nobody has. */
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

/** The person who is looking at the options of a lobby. */
interface Asking {
  readonly game: TableGame;
  readonly userId: string;
}

const isHost = ({ game: { host }, userId }: Asking): boolean => userId === host;

/** A heading; for everybody except the host, it also says who may change the options beneath it. */
function heading({ words: { lobby } }: Bot, asking: Asking, title: string): string {
  if (isHost(asking)) return `### ${title}`;
  const { host, seats } = asking.game;
  return `### ${title}\n${lobby.hostOnly(seats.find(({ userId }) => userId === host)?.name)}`;
}

/** The button that leaves a private panel of a lobby and closes it. */
export const awayButton = ({ words: { lobby } }: Bot, { id }: TableGame) =>
  button({ on: 'lobby', game: id, act: 'away' }, { label: lobby.away, style: ButtonStyle.Primary });

/** A page of options that most tables never touch: the field of one of them, and its heading. */
interface Page {
  readonly title: string;
  /** An option on the page, by which a button refers to the page. */
  readonly field: string;
}

/** Which page to show, given the field of one of its options; the first page if there is no such option. */
interface PageAsked extends Asking {
  readonly field: string | undefined;
}

/**
 * The choices on one page of options that most tables never touch; the host changes them, everybody else just sees
 * them.
 */
export function fineMessage(bot: Bot, { field, ...asking }: PageAsked): Composed {
  const { lobby } = bot.words;
  const { game } = asking;
  const pages = pagesOf(bot, game);
  const title = pageOf(bot, game, field);
  const page = pages.find((one) => one.title === title) ?? pages[0];
  const settings = fineOptions(bot, game).filter((setting) => titleOf(bot, setting) === page?.title);
  const isTerms = page?.title === lobby.termsTitle;
  const above = `${heading(bot, asking, page?.title ?? lobby.termsTitle)}${isTerms ? '' : `\n${lobby.rulingsHelp}`}`;
  const [first = above, ...questions] = [
    ...settings.flatMap((setting) => [
      lobby.question(setting.title, setting.explanation),
      optionMenu(asking, setting, setting.chosen(game.options)),
    ]),
    ...(isTerms ? termMenus(bot, asking) : []),
  ];
  return compose([
    // This saves one text, because the longest page already has as many parts as Discord allows.
    ...(typeof first === 'string' && first !== above ? [`${above}\n${first}`] : [above]),
    ...questions,
    ...rowsOf(
      awayButton(bot, game),
      button({ on: 'lobby', game: game.id, act: 'options' }, { label: lobby.back }),
      ...pageButtons(bot, game, page),
    ),
  ]);
}

const fineOptions = (bot: Bot, game: TableGame): LobbyOption[] => optionsOf(bot, game).filter(({ fine }) => fine);

/** The heading of an option's page. */
const titleOf = ({ words }: Bot, { page }: Pick<LobbyOption, 'page'>): string => page ?? words.lobby.rulingsTitle;

/** The page of an option, by its field; the option may be one of the game or one of the table's terms. */
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

/** The buttons to the pages of options that most tables never touch, except the current page. */
function pageButtons(bot: Bot, game: TableGame, shown?: Page) {
  const { lobby } = bot.words;
  const label = (title: string) => (title === lobby.rulingsTitle ? lobby.rulings : title);
  return pagesOf(bot, game)
    .filter(({ title }) => title !== shown?.title)
    .map(({ title, field }) => button({ on: 'lobby', game: game.id, act: 'rulings', field }, { label: label(title) }));
}

/** The terms that most tables never touch. */
const fineTerms = (bot: Bot, game: TableGame): TermOption[] => termsIn(bot, game).filter(({ fine }) => fine);

/** The same as menus, each explaining its options. */
function termMenus(bot: Bot, asking: Asking) {
  const { game } = asking;
  return fineTerms(bot, game).flatMap((term) => [
    bot.words.lobby.question(term.title, term.explanation),
    optionMenu(asking, term, term.chosen(game.terms)),
  ]);
}

/** The question of an options menu. */
interface Question {
  readonly field: string;
  readonly title: string;
  readonly choices: MenuText['choices'];
}

/** The menu for a question of the lobby, with the current answer. */
function optionMenu(asking: Asking, { field, title, choices }: Question, chosen: string) {
  return menu(
    { on: 'lobby', game: asking.game.id, act: 'set', field },
    { placeholder: title, choices, chosen: [chosen], disabled: !isHost(asking) },
  );
}

/** The same question with its title in each answer, for answers that would be unclear without it. */
const titled = ({ field, title, choices }: Question): Question => ({
  field,
  title,
  choices: choices.map((choice) => ({ ...choice, text: `${title}: ${choice.text}` })),
});

/** The menu for the game; none if there is only one. */
function gameMenu(bot: Bot, asking: Asking) {
  const choices = facesOf(bot).map(({ id, face: { name, lobby } }) => ({ value: id, text: name, detail: lobby.intro }));
  const question = titled({ field: GAME, title: bot.words.settings.game.label, choices });
  return choices.length < 2 ? [] : [optionMenu(asking, question, asking.game.game)];
}

function placesMenu(bot: Bot, asking: Asking) {
  const { game } = asking;
  const { label, choice } = bot.words.settings.places;
  const {
    lobby,
    seats: { min, max },
  } = faceOf(bot, game);
  const least = Math.max(min, game.seats.length);
  const choices = Array.from({ length: max - least + 1 }, (_, index) => least + index).map((count) => {
    const detail = lobby.players(count);
    return { value: String(count), text: choice(count), detail };
  });
  return optionMenu(asking, { field: PLACES, title: label, choices }, String(game.places));
}
