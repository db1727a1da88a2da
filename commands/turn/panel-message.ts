import { ButtonStyle } from 'discord.js';
import type { Option } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { plain } from '../../src/messages/text.ts';
import { playerIdAt } from '../../src/table/ids.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import { isLesson } from '../../src/table/terms.ts';
import { type Bot, faceOf } from '../bot.ts';
import { followedRest } from '../coach/coach-message.ts';
import { goalLines, guideBearings, guideLines, guidePictures, helpOnce } from '../coach/guide.ts';
import { type Composed, compose, type Part, type Picture } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, menu, type Row } from '../discord/rows.ts';
import { type Asked, type Ending, plainQuestion, type Question, type Suggestions } from '../face/asked.ts';
import type { Face } from '../face/face.ts';
import { starred } from '../face/wording.ts';
import { forcedParts, habitParts } from '../plan/habit.ts';
import { askedOf } from '../plan/wishes.ts';
import { painted } from '../posts/pictures.ts';
import { bearingsText, recapText } from '../posts/recap.ts';
import { accentOf } from '../seats.ts';
import { answers, besideMenus, hasExchange, lastRows } from './ask.ts';
import { controls, turnOf } from './controls.ts';
import { besidesEnd, cutFrom, endLabel, hiddenBy } from './ending.ts';
import { coachChoice, isLed } from './followed.ts';
import { movesValue, type Screen } from './menu-value.ts';
import { type Guide, panelTexts } from './panel-texts.ts';
import { tipLines, tipsFor, withTips } from './tips.ts';

export interface PanelView {
  readonly screen?: Screen;
  /** A sentence above everything else, such as why a press did nothing. */
  readonly note?: string;
  /** What a lesson adds. */
  readonly guide?: Guide;
}

/**
 * A player's own panel: the question, the choices so far, the player's board after them, and every option. The first
 * one in a turn marks the changes since the player's last turn, all others the changes of this turn so far.
 */
export async function panelMessage(bot: Bot, panel: Panel, view: PanelView = {}): Promise<Composed> {
  const { screen = {}, guide } = view;
  const face = faceOf(bot, panel.game);
  const { game, decision, seat } = panel;
  const asked = await askedOf(bot, panel);
  const ending = face.ending(asked);
  const { words, tips, lead } = await wordsOf(bot, panel, { asked, ending, guide });
  // If a screen has no exchanges left, the task appears instead.
  const isExchanging = hasExchange(decision.options, words);
  const exchange = isExchanging && screen.exchange === true;
  const lists = face.suggestions(asked, exchange);
  const first = lists.find(({ place }) => place !== 'below');
  const options = besidesWays(besidesEnd(decision.options, ending), first);
  const question = { ...turnOf(panel), options, words, screen: { ...screen, exchange }, lead };
  const found = answers(question);
  const rest = restOf(bot, panel, ending);
  const asking = askingOf(bot, panel, { asked, ending, exchange, heading: rest.heading });
  const above = await aboveAnswers(bot, panel, {
    view,
    asking,
    goesOn: rest.lines,
    tips: tipLines(question, found, tips),
  });
  const [endRow, ...others] = controls(bot, panel, {
    ending,
    exchange: isExchanging ? (exchange ? 'back' : 'there') : undefined,
    isAll: asking.isAll,
    goesOn: rest.heading !== undefined,
    guide,
  });
  const parts: Part[] = [
    ...above,
    ...(first === undefined ? [] : suggestedRows(bot, panel, { ...first, slot: 0 })),
    ...found.rows,
    ...lists
      .filter(({ place }) => place === 'below')
      .flatMap((list, at) => suggestedRows(bot, panel, { ...list, slot: at + 1 })),
    ...(endRow === undefined ? [] : [endRow]),
    // The reason why the turn cannot end is right beneath its button.
    ...smallLines(asking.blocked, cutFrom(bot, panel, ending)),
    ...others,
    ...smallLines(panel.staying === 0 ? undefined : bot.words.panel.turnedUp),
    ...lastRows(question),
    ...(guide ? [] : await habitOffer(bot, panel)),
  ];
  return compose(parts, { accent: accentOf(game.seats[seat]) });
}

/** Lines in small print, without those that are undefined. */
const smallLines = (...lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => (line === undefined ? [] : [`-# ${line}`]));

/** A decision, whether its exchanges are shown, and the title that the coach gives it. */
interface Posed {
  readonly asked: Asked;
  readonly ending: Ending | undefined;
  readonly exchange: boolean;
  readonly heading: string | undefined;
}

/** The question of a screen. */
function askingOf(bot: Bot, panel: Panel, { asked, ending, exchange, heading }: Posed): Question {
  const { panel: words, plan } = bot.words;
  if (exchange) {
    const isTurn = faceOf(bot, panel.game).simultaneous(panel.state) === undefined;
    return plainQuestion({ title: words.exchangeTitle, help: isTurn ? words.exchangeHelp : words.exchangeMeanwhile });
  }
  const isRehearsed = panel.ahead && panel.decision.task === END;
  const task = isRehearsed ? plainQuestion(plan.rehearsed) : faceOf(bot, panel.game).question(asked, ending);
  return { ...task, title: heading ?? task.title };
}

/** What a panel says above the answers. */
interface Above {
  readonly view: PanelView;
  readonly asking: Question;
  readonly goesOn: readonly string[];
  readonly tips: readonly string[];
}

/** The pictures, what has happened, and the question. */
async function aboveAnswers(bot: Bot, panel: Panel, { view, asking, goesOn, tips }: Above): Promise<Part[]> {
  const { screen, note, guide } = view;
  const { before, told, since } =
    panel.ahead || guide ? { before: panel.before, told: [], since: undefined } : await lookBack(bot, panel);
  const marked = guide?.marked ?? [];
  const pictures = await picturesOf(bot, panel, { branch: screen?.branch, before, since, marked });
  const face = faceOf(bot, panel.game);
  const help = helpOnce(bot, panel, pictures.length > 0 ? asking.besidePictures : asking.help);
  const shown = withBoardLines(bot, panel, pictures);
  const { said, noted } = panelTexts({
    asking,
    lead: [...deputyLines(bot, panel), ...(guide === undefined ? guideLines(bot, panel) : [guide.text])],
    help,
    drafts: face.drafts(panel),
    stage: face.stage(panel.state),
    ahead: panel.ahead ? `-# ${await rehearsing(bot, panel)}` : '',
    goesOn,
    tips,
    note,
    guide,
  });
  const goal = guide ? [] : goalLines(bot, panel);
  // Once a turn has started, the text about earlier events moves to the top.
  const [earlier, recent] = panel.drafts.length > 0 ? [told, []] : [[], told];
  // A question about many places needs its picture next to it.
  if (asking.isOfPlaces) return [...earlier, said, ...shown, noted, ...goal, ...recent];
  // A chat shows the end of a long message, so question and answers go below the pictures.
  return [...earlier, ...shown, ...(noted === '' ? [] : [noted]), ...goal, ...recent, said];
}

/** Pictures, followed by lines with everything that is too small to read in the picture of the board. */
function withBoardLines(bot: Bot, panel: Panel, pictures: readonly Picture[]): Part[] {
  // It is enough to show this once: later panels of the turn are about the choices.
  const isFirst = pictures.length > 0 && panel.drafts.length === 0;
  const lines = isFirst ? faceOf(bot, panel.game).besideBoard(panel) : undefined;
  return [...pictures.map((picture) => [picture]), ...(lines === undefined ? [] : [lines])];
}

/** What is left of the coach's way that a turn started with, given what the end button does. */
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
  const led = isLesson(panel.game.terms) ? choice : [];
  const advised = isLed(bot, panel) && isLesson(panel.game.terms) ? led : undefined;
  const tips = guide ? undefined : await tipsFor(bot, panel, { asked, advised });
  const { options } = asked.decision;
  const lead = [...new Set(led)].flatMap((move) => options.find((option) => option.move === move) ?? []);
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

/**
 * Offers to remember an answer that a player gives again and again, as long as they have not started to answer this
 * time.
 */
async function habitOffer(bot: Bot, { game, seat, state, decision, drafts, ahead }: Panel): Promise<Part[]> {
  const { standing, simultaneous } = faceOf(bot, game);
  if (ahead || drafts.length > 0) return [];
  const request = { gameId: game.id, userId: playerIdAt(game.seats, seat) };
  // Most questions have several answers and need no further check.
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

/** A menu of complete answers, if the game knows any sensible ones; a button if there is only one. */
function suggestedRows(
  bot: Bot,
  panel: Panel,
  { title: placeholder, ways, most, note, slot }: Suggestions & { readonly slot: number },
): Part[] {
  const press = { on: 'suggest', ...turnOf(panel) } as const;
  const beneath = (...lines: readonly (string | undefined)[]): Part[] => {
    const small = smallLines(...lines);
    return small.length === 0 ? [] : [small.join('\n')];
  };
  const [only, another] = ways;
  if (only && another === undefined) {
    const { text: label, detail, icon } = only.label;
    const way = button({ ...press, way: movesValue(only.moves) }, { label, style: ButtonStyle.Primary, slot, icon });
    return [...rowsOf(way), ...beneath(detail && bot.words.panel.above(detail), note)];
  }
  const choices = ways.map(({ moves, label }) => ({ ...label, value: movesValue(moves) }));
  return [menu(press, { placeholder, choices, most, slot }), ...beneath(note)];
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
