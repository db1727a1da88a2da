import { ButtonStyle } from 'discord.js';
import { DONE, type Option } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { PHONE, plain } from '../../src/messages/text.ts';
import { playerIdAt, playerOf, seatPlayedBy } from '../../src/table/ids.ts';
import type { Panel, Position } from '../../src/table/play/showing.ts';
import { isLesson } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { followedRest } from '../coach/coach-message.ts';
import { coachButtons, reviewButtons } from '../coach/coaching.ts';
import { goalLines, guideBearings, guideLines, guidePictures, helpOnce } from '../coach/guide.ts';
import { type Composed, compose, type Part, type Picture } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, menu, type Row } from '../discord/rows.ts';
import { type Asked, type Ending, plainQuestion, type Question, type Suggestions } from '../face/asked.ts';
import type { Face } from '../face/face.ts';
import { starred } from '../face/wording.ts';
import { helpButtons } from '../looks/help-message.ts';
import { forcedParts, habitParts } from '../plan/habit.ts';
import { askedOf } from '../plan/wishes.ts';
import { openLabel } from '../posts/call-message.ts';
import { painted } from '../posts/pictures.ts';
import { bearingsText, recapText } from '../posts/recap.ts';
import { accentOf } from '../seats.ts';
import { answers, besideMenus, hasExchange, lastRows } from './ask.ts';
import { coachChoice, isLed } from './followed.ts';
import { movesValue, type Screen } from './menu-value.ts';
import { ownBoardButton } from './more.ts';
import { type Guide, panelTexts } from './panel-texts.ts';
import { tipLines, tipsFor, withTips } from './tips.ts';
import { endedButtons, isByItself, moreButton, planButtons } from './ways.ts';

export interface PanelView {
  readonly screen?: Screen;
  /** A sentence above everything else, such as why a press did nothing. */
  readonly note?: string;
  /** What a lesson adds. */
  readonly guide?: Guide;
}

/**
 * A player's own panel: the question, the choices so far, the player's board after them, and every option. The first one in
 * a turn marks the changes since the player's last turn, all others the changes of this turn so far.
 */
export async function panelMessage(bot: Bot, panel: Panel, view: PanelView = {}): Promise<Composed> {
  const { screen = {}, note, guide } = view;
  const face = faceOf(bot, panel.game);
  const { game, decision, state, seat } = panel;
  const asked = await askedOf(bot, panel);
  const ending = face.ending(asked);
  const { words, tips, lead } = await wordsOf(bot, panel, { asked, ending, guide });
  // If a screen has no exchanges left, the task appears instead.
  const isExchanging = hasExchange(decision.options, words);
  const task: Question =
    panel.ahead && decision.task === END ? plainQuestion(bot.words.plan.rehearsed) : face.question(asked, ending);
  const exchange = isExchanging && screen.exchange === true;
  const shown = { ...screen, exchange };
  const rest = restOf(bot, panel, ending);
  const asking: Question = exchange
    ? plainQuestion({ title: bot.words.panel.exchangeTitle, help: bot.words.panel.exchangeHelp })
    : { ...task, title: rest.heading ?? task.title };
  const { before, told, since } =
    panel.ahead || guide ? { before: panel.before, told: [], since: undefined } : await lookBack(bot, panel);
  const pictures = await picturesOf(bot, panel, { branch: shown.branch, before, since, marked: guide?.marked ?? [] });
  const { blocked, isAll } = asking;
  const help = helpOnce(bot, panel, pictures.length > 0 ? asking.besidePictures : asking.help);
  const lists = face.suggestions(asked, shown.exchange);
  const suggestions = lists.find(({ place }) => place !== 'below');
  const options = besidesWays(besidesEnd(decision.options, ending), suggestions);
  const led = [...new Set(lead)].flatMap((move) => decision.options.find((option) => option.move === move) ?? []);
  const question = { ...turnOf(panel), options, words, screen: shown, lead: led };
  const way = isExchanging ? (exchange ? 'back' : 'there') : undefined;
  const below = controls(bot, panel, { ending, exchange: way, isAll, goesOn: rest.heading !== undefined, guide });
  const shownPictures = withBoardLines(bot, panel, pictures);
  const found = answers(question);
  const { said, noted } = panelTexts({
    asking,
    lead: [...deputyLines(bot, panel), ...(guide === undefined ? guideLines(bot, panel) : [guide.text])],
    help,
    drafts: face.drafts(panel),
    stage: face.stage(state),
    ahead: panel.ahead ? `-# ${await rehearsing(bot, panel)}` : '',
    goesOn: rest.lines,
    tips: tipLines(question, found, tips),
    note,
    guide,
  });
  const parts: Part[] = [
    // Once a turn has started, the text about earlier events moves to the top.
    ...(panel.drafts.length > 0 ? told : []),
    // A chat shows the end of a long message, so question and answers go below the pictures. A question about many
    // places needs its picture next to it.
    ...(asking.isOfPlaces ? [said, ...shownPictures, noted] : [...shownPictures, ...(noted === '' ? [] : [noted])]),
    ...(guide ? [] : goalLines(bot, panel)),
    ...(panel.drafts.length > 0 ? [] : told),
    ...(asking.isOfPlaces ? [] : [said]),
    ...suggested(bot, panel, { list: suggestions, slot: 0 }),
    ...found.rows,
    ...lists
      .filter(({ place }) => place === 'below')
      .flatMap((list, at) => suggested(bot, panel, { list, slot: at + 1 })),
    // The reason why the turn cannot end is right beneath its button.
    ...below.slice(0, 1),
    ...[blocked, cutFrom(bot, panel, ending)].flatMap((line) => (line === undefined ? [] : [`-# ${line}`])),
    ...below.slice(1),
    ...(panel.staying === 0 ? [] : [`-# ${bot.words.panel.turnedUp}`]),
    ...lastRows(question),
    ...(guide ? [] : await habitOffer(bot, panel)),
  ];
  return compose(parts, { accent: accentOf(game.seats[seat]) });
}

/** Pictures, followed by lines with everything that is too small to read in the picture of the board. */
function withBoardLines(bot: Bot, panel: Panel, pictures: readonly Picture[]): Part[] {
  // It is enough to show this once: later panels of the turn are about the choices.
  const isFirst = pictures.length > 0 && panel.drafts.length === 0;
  const lines = isFirst ? faceOf(bot, panel.game).besideBoard(panel) : undefined;
  return [...pictures.map((picture) => [picture]), ...(lines === undefined ? [] : [lines])];
}

/** The rest of the coach's way with which a turn started, with what the end button does. */
const restOf = (bot: Bot, panel: Panel, ending: Ending | undefined) =>
  followedRest(bot, panel, {
    // At that point, the end of the turn leaves nothing else out.
    label: endLabel(bot, panel, ending && { ...ending, without: undefined }),
    makes: hiddenBy(ending).filter((move) => ending?.moves.includes(move)),
  });

/** A decision, how to end the turn, and what a lesson adds. */
interface Worded {
  readonly asked: Asked;
  readonly ending: Ending | undefined;
  readonly guide: Guide | undefined;
}

/** The words of a decision with stars and tips, and the moves that come first because a lesson's coach advises them. */
async function wordsOf(bot: Bot, panel: Panel, { asked, ending, guide }: Worded) {
  const choice = guide?.starred ?? coachChoice(bot, panel, hiddenBy(ending));
  const lead = isLesson(panel.game.terms) ? choice : [];
  const advised = isLed(bot, panel) && isLesson(panel.game.terms) ? lead : undefined;
  const tips = guide ? undefined : await tipsFor(bot, panel, { asked, advised });
  return { words: starred(withTips(faceOf(bot, panel.game).wording(asked), tips), choice), tips, lead };
}

/** The pictures of a panel; before the first turn of a lesson, also what is worth points. */
export function picturesOf(bot: Bot, panel: Panel, screen: Parameters<Face['panelPictures']>[1]): Promise<Picture[]> {
  const { game, step } = panel;
  return painted(bot, { game, entry: step }, async () => [
    ...(await guidePictures(bot, panel)),
    ...(await faceOf(bot, game).panelPictures(panel, screen)),
  ]);
}

/** Says that this is a rehearsal, and what it leaves out. */
async function rehearsing(bot: Bot, { game, state }: Panel): Promise<string> {
  const { plan } = faceOf(bot, game);
  const foreseen = plan?.foreseen((await bot.table.position(game.id)).state, state) ?? '';
  return [bot.words.plan.rehearsing, foreseen].join(' ').trim();
}

/** The moves to hide beside the end button. */
function hiddenBy(ending: Ending | undefined): readonly string[] {
  const declines = ending?.moves.indexOf(DONE) ?? -1;
  return ending?.hides ?? (declines >= 0 && declines + 1 === ending?.moves.length ? [DONE] : []);
}

/** The options that the end button does not cover. */
export function besidesEnd(options: readonly Option[], ending: Ending | undefined): readonly Option[] {
  const hidden = hiddenBy(ending);
  return options.filter(({ move }) => !hidden.includes(move));
}

/** The options that no complete answer replaces. */
function besidesWays(options: readonly Option[], suggestions: Suggestions | undefined): readonly Option[] {
  if (suggestions?.place !== 'instead') return options;
  const begun = new Set(suggestions.ways.map(({ moves: [first] }) => first));
  return options.filter(({ move }) => !begun.has(move));
}

/**
 * What has happened since the player's last turn and what comes next, for the first panel of a turn: in words, and as
 * marks in pictures.
 */
async function lookBack(bot: Bot, panel: Panel) {
  const { game, seat } = panel;
  const recap = await bot.planning.recap({ gameId: game.id, userId: playerIdAt(game.seats, seat) });
  const [first] = recap?.chapters ?? [];
  const before = first?.before ?? panel.before;
  // Discord would separate two texts, so this is one. What concerns the reader comes before what others have done.
  const own = guideBearings(bot, panel);
  const bearings = recap && bearingsText(bot, panel, { wishes: recap.wishes, bearings: own });
  const told = recap && [bearings, recapText(bot, recap, { beside: bearings ?? '', brief: own !== undefined })];
  const text = told?.filter((part) => part !== undefined).join('\n') ?? '';
  const since = recap?.chapters.map(({ turn }) => turn);
  return { before, since, told: text === '' ? [] : [text] };
}

/** Offers to remember what a player answers again and again, until they have started to answer. */
async function habitOffer(bot: Bot, { game, seat, state, decision, drafts, ahead }: Panel): Promise<Part[]> {
  const { standing, simultaneous } = faceOf(bot, game);
  if (ahead || drafts.length > 0) return [];
  const request = { gameId: game.id, userId: playerIdAt(game.seats, seat) };
  // Most questions have several answers; they need no further check.
  const own = decision.options.filter(({ anytime }) => !anytime);
  const forced = own.length === 1 ? await forcedParts(bot, request) : [];
  if (forced.length > 0 || standing === undefined || simultaneous(state) === undefined) return forced;
  return habitParts(bot, request);
}

/** Who plays for whom, if somebody plays for another. */
function deputyLines({ words }: Bot, { game, seat }: Panel): string[] {
  const { name = '', deputy } = game.seats[seat] ?? {};
  if (deputy?.stage !== 'plays') return [];
  return [`-# ${words.seats.deputy(`**${plain(deputy.name)}**`, `**${plain(name)}**`)}`];
}

/** What every press of a panel carries. */
const turnOf = ({ game, step, ahead }: Panel) => ({ game: game.id, step, ...(ahead && { ahead: true as const }) });

/** A menu of complete answers, if the game knows any sensible ones; a button if there is only one. */
function suggested(
  bot: Bot,
  panel: Panel,
  { list, slot }: { readonly list: Suggestions | undefined; readonly slot: number },
): Part[] {
  if (list === undefined) return [];
  const { title: placeholder, ways, most, note } = list;
  const press = { on: 'suggest', ...turnOf(panel) } as const;
  const beneath = (...lines: readonly (string | undefined)[]): Part[] => {
    const told = lines.flatMap((line) => (line === undefined ? [] : [`-# ${line}`]));
    return told.length === 0 ? [] : [told.join('\n')];
  };
  const [only, another] = ways;
  if (only && another === undefined) {
    const { text: label, detail, icon } = only.label;
    const way = button(
      { ...press, way: movesValue(only.moves) },
      { label, style: ButtonStyle.Primary, slot, ...(icon !== undefined && { icon }) },
    );
    return [...rowsOf(way), ...beneath(detail && bot.words.panel.above(detail), note)];
  }
  const choices = ways.map(({ moves, label }) => ({ ...label, value: movesValue(moves) }));
  return [menu(press, { placeholder, choices, most, slot }), ...beneath(note)];
}

/** The contents of a panel, and how to end its turn if that is not on offer yet. */
interface Controlled {
  readonly ending: Ending | undefined;
  /** The button to the exchanges, or back from them; none if there are no exchanges, or nothing else. */
  readonly exchange: 'there' | 'back' | undefined;
  /** Whether there is nothing to do but answer the question. */
  readonly isAll: boolean;
  /** Whether the coach would not end the turn yet. */
  readonly goesOn: boolean;
  readonly guide: Guide | undefined;
}

function controls(bot: Bot, panel: Panel, { ending, exchange, isAll, goesOn, guide }: Controlled): Row[] {
  const { words } = bot;
  const { game, drafts, decision, canEnd } = panel;
  const at = turnOf(panel);
  const begun = drafts.length > 0;
  const disabled = (!canEnd && !ending) || (panel.ahead !== undefined && !begun);
  const end = button(
    { on: 'panel', ...at, act: 'end' },
    {
      label: endLabel(bot, panel, ending),
      // A green button is what is left to do; it is not green if a place must still be chosen or if it gives something
      // up.
      style: disabled || goesOn || isGivingUp(ending) ? ButtonStyle.Secondary : ButtonStyle.Success,
      disabled,
    },
  );
  // Buttons without effect are left out, because a line on a phone has room for only two or three.
  const row = [
    ...(exchange === 'back'
      ? [button({ on: 'screen', ...at, screen: {} }, { label: words.panel.backToTask, slot: SLOT })]
      : []),
    ...(isAll && disabled ? [] : [end]),
    ...(exchange === 'there'
      ? [button({ on: 'screen', ...at, screen: { exchange: true } }, { label: words.panel.exchange, slot: SLOT })]
      : []),
    ...wayBack(bot, panel),
  ];
  if (panel.ahead) return [...rowsOf(...row), ...rehearsalControls(bot, game, begun && decision.task !== END)];
  if (guide) return rowsOf(...row, ...guide.buttons);
  return rowsOf(...row, ...coachButtons(bot, game), ...helpButtons(bot, game), moreButton(bot, game.id));
}

/** Whether ending the turn leaves out or decides something that the player may want to choose. */
const isGivingUp = (ending: Ending | undefined): boolean =>
  ending?.placed !== undefined || ending?.without !== undefined;

/** The buttons that take back moves of the turn; none for moves before a reveal. */
function wayBack({ words }: Bot, panel: Panel) {
  const { drafts, staying } = panel;
  if (drafts.length === staying) return [];
  const at = turnOf(panel);
  const restart = staying === 0 ? words.panel.startOver : words.panel.startOverSince;
  return [
    button({ on: 'panel', ...at, act: 'back' }, { label: words.panel.stepBack }),
    // After only one move, both buttons would do the same.
    ...(drafts.length === staying + 1 ? [] : [button({ on: 'panel', ...at, act: 'restart' }, { label: restart })]),
  ];
}

/** The label of the button that ends the turn; `ending` says what happens to open tasks. */
function endLabel(bot: Bot, panel: Panel, ending: Ending | undefined): string {
  const end = endOf(bot, panel);
  return ending === undefined ? end : endHow(bot.words, end, ending);
}

/** How a turn, a rehearsal or a part that all play at the same time ends, without what happens to open tasks. */
const endOf = (bot: Bot, { game, state, ahead }: Panel): string =>
  ahead ? bot.words.plan.keep : (faceOf(bot, game).simultaneous(state)?.end ?? bot.words.panel.end);

/** The full text of what the button that ends the turn leaves out, if a phone has no room for that on the button. */
function cutFrom(bot: Bot, panel: Panel, ending: Ending | undefined): string | undefined {
  if (ending?.without === undefined) return undefined;
  const whole = bot.words.panel.endHow(endOf(bot, panel), ending);
  return endLabel(bot, panel, ending) === whole ? undefined : bot.words.panel.leavesOut(ending.without);
}

/** What the end of a turn leaves out, places and brings, short enough for a button on a phone. */
export function endHow({ panel }: Bot['words'], end: string, ending: Omit<Ending, 'moves'>): string {
  const whole = panel.endHow(end, ending);
  if (whole.length <= PHONE.button) return whole;
  // The whole sentence is beneath the button.
  const { without, placed, gained } = ending;
  const short = { without: without && panel.leftOut, placed: placed?.replace(/ \([^()]*\)/, ''), gained };
  const cut = panel.endHow(end, short);
  return cut.length <= PHONE.button ? cut : panel.endHow(end, { ...short, gained: undefined });
}

/** The other buttons of a rehearsed turn; `isInPart` says whether a part of it can be kept. */
function rehearsalControls(bot: Bot, table: TableGame, isInPart: boolean): Row[] {
  const { plan } = bot.words;
  const { id: game } = table;
  return rowsOf(
    ...(isInPart ? [button({ on: 'plan', game, act: 'hold', order: 0 }, { label: plan.hold })] : []),
    button({ on: 'plan', game, act: 'show', order: 0 }, { label: plan.back }),
    ...coachButtons(bot, table),
    ...helpButtons(bot, table, 'ahead'),
  );
}

/**
 * Possible moves of the current turn that are shown elsewhere, because hardly anybody wants them; also moves that the
 * end button hides but does not make.
 */
export function besideRows(bot: Bot, panel: Panel): Row[] {
  const { game, decision, state } = panel;
  const face = faceOf(bot, game);
  const asked = { state, decision, seats: game.seats, turn: panel };
  const { keeps = [] } = face.ending(asked) ?? {};
  const question = { ...turnOf(panel), options: decision.options, words: face.wording(asked), screen: {} };
  return besideMenus(question, keeps);
}

// Higher than every slot that the menus of the same message use.
const SLOT = 90;

/** The owner of a closed panel, and why it closed. */
interface Closed {
  readonly userId: string;
  readonly sentence: string;
  /** Whether a part that all play at the same time has ended, rather than a turn. */
  readonly shared?: boolean;
  /** What the bot offers now that it is over. */
  readonly offer?: readonly Part[];
  /** Whether others have played since, so that the player cannot take it back. */
  readonly settled?: boolean;
  /** What was turned face up in a turn that ended by itself. */
  readonly pictures?: readonly Picture[];
}

/** Whether a seat belongs to a user; only they plan ahead, not their deputy. */
const isOwner = ({ seats }: TableGame, userId: string): boolean => seats.some((seat) => seat.userId === userId);

/** Replaces the panel once its turn is over: shows the awaited players, or leads to the player's next turn. */
export function closedMessage(bot: Bot, position: Position, closed: Closed): Composed {
  const { userId, sentence, shared = false, settled = false, pictures = [], offer = [] } = closed;
  const { game, awaited, entry } = position;
  const seats = awaited.flatMap(({ seat }) => game.seats[seat] ?? []);
  const isAgain = seats.some((seat) => playerOf(seat).id === userId || seat.userId === userId);
  const { words } = bot;
  const mayTakeBack = game.status === 'running' && !settled;
  const isPart = faceOf(bot, game).simultaneous(position.state) !== undefined;
  const next = shared ? 'yours' : isPart ? 'together' : 'again';
  const waiting = game.status === 'finished' ? words.prompt.over : words.prompt.waiting(seats.map(({ name }) => name));
  return compose([
    ...pictures.map((picture) => [picture]),
    `${sentence}\n${isAgain ? words.prompt[next] : waiting}`,
    ...rowsOf(
      ...(isAgain
        ? [button({ on: 'open', game: game.id }, { label: openLabel(bot, position), style: ButtonStyle.Primary })]
        : []),
      ...(mayTakeBack ? [button({ on: 'undo', game: game.id, entry }, { label: words.ending.undo })] : []),
      ...(mayTakeBack ? reviewButtons(bot, game) : []),
      ownBoardButton(bot, game),
      ...(game.status === 'running' && isOwner(game, userId) ? planButtons(bot, position) : []),
      moreButton(bot, game.id),
    ),
    ...offer,
  ]);
}

/** A reader with nothing to decide, and why. */
type Idle = Pick<Closed, 'userId' | 'sentence'>;

/** What a player without a decision sees when opening their turn. */
export function idleMessage(bot: Bot, position: Position, { userId, sentence }: Idle): Composed {
  const seat = seatPlayedBy(position.game.seats, userId);
  return compose([
    isByItself(position, seat) ? `${bot.words.prompt.byItself}\n${sentence}` : sentence,
    ...rowsOf(
      ...endedButtons(bot, position, seat),
      ...(seat < 0 || isOwner(position.game, userId) ? planButtons(bot, position) : []),
      moreButton(bot, position.game.id),
    ),
  ]);
}
