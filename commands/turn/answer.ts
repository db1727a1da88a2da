import { tableError } from '../../src/messages/table-error.ts';
import { TableError } from '../../src/table/errors.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import { privateKind } from '../../src/table/practice/practice.ts';
import type { Request } from '../../src/table/requests.ts';
import type { User } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { sayWorth } from '../coach/guide.ts';
import { compose, type Part } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { lessonStage } from '../learn/stage.ts';
import { habitParts } from '../plan/habit.ts';
import { planMessage } from '../plan/plan-message.ts';
import type { PanelAct, Press } from '../presses.ts';
import { sandboxStage } from '../sandbox/stage.ts';
import { closedMessage, idleMessage } from './closed-message.ts';
import { endedByChoice, endWords } from './closing.ts';
import { longMove, readMenuValue, type Screen } from './menu-value.ts';
import { panelMessage } from './panel-message.ts';
import { showPanel } from './panels.ts';
import { refusalOf } from './refusal.ts';
import { chooseSeveral, follow, goOn } from './several.ts';
import type { Stage } from './stage.ts';
import { chooseAll, keyOf, type Noted, type Step } from './step.ts';

/** A press in a private panel, or in the menu of a prompt. */
export type PanelPress = Extract<Press, { on: 'menu' | 'move' | 'screen' | 'suggest' | 'panel' }>;

/** Plays a press at the table, and shows the player the next question or whatever replaces it. */
export async function answer(real: Bot, pressed: PressInteraction<PanelPress>, reply: Reply): Promise<void> {
  const { press, user, isForAll = false } = pressed;
  const stage = stageOf(real, press.game, user);
  const bot = stage?.bot ?? (press.ahead ? rehearsing(real) : real);
  const takes = stage === undefined && !press.ahead;
  const at: Step = { gameId: press.game, userId: user.id, step: press.step, isForAll, takes };
  const chosen = chosenBy(pressed);
  try {
    const result = await play(bot, at, chosen);
    if (press.ahead && result.kind === 'ended') {
      return await reply.show(planMessage(bot, await bot.planning.planned(at), { note: bot.words.plan.kept }));
    }
    const move = chosen.kind === 'move' ? chosen.move : undefined;
    const refusal = await refusalOf(bot, at, { move, result });
    if (typeof refusal === 'string') return await reply.tell(refusal);
    const said = refusal ?? result;
    const exchange = keepsExchange(press, result);
    const message = await (stage?.show(said.screen ?? { exchange }, said.note) ??
      answerMessage(bot, said, { ...at, exchange }));
    // A rehearsal is separate from the real turn.
    if (press.ahead) return await reply.show(message);
    const over = result.kind === 'ended' ? endedPart(bot, result).sentence : undefined;
    await showPanel(bot, { ...at, reply, over }, message);
    if (result.kind === 'ended') await tellWorth(bot, result, { ...at, reply });
  } catch (error) {
    const message = await outlived(bot, pressed, error);
    if (message === undefined) throw error;
    await reply.show(message);
  }
}

/** What stands in for the table in a private position; undefined for a game. */
function stageOf(bot: Bot, gameId: string, user: User): Stage | undefined {
  switch (privateKind(gameId)) {
    case 'lesson':
      return lessonStage(bot, user);
    case 'sandbox':
      return sandboxStage(bot, user);
    case undefined:
      return undefined;
  }
}

/**
 * In a lesson, says what the turn that has just ended was worth, unless it was a part of a phase that everybody plays
 * at the same time.
 */
async function tellWorth(bot: Bot, ended: Extract<Answer, { kind: 'ended' }>, to: Request & { readonly reply: Reply }) {
  const { gameId, userId, reply } = to;
  if (endedPart(bot, ended).shared) return;
  await sayWorth(bot, { gameId, userId, reply, position: await bot.table.position(gameId) });
}

const keepsExchange = (press: PanelPress, result: Noted): boolean =>
  ('exchange' in press && press.exchange === true) || result.isExchange === true;

/** What replaces a panel whose turn or game is over; undefined for any other mistake. */
async function outlived(bot: Bot, { press, user }: PressInteraction<PanelPress>, error: unknown) {
  if (!(error instanceof TableError)) return undefined;
  const sentence = tableError(bot.words, error);
  if (error.key === 'gameOver' || error.key === 'noSandbox') return compose([sentence]);
  return error.key === 'notYourTurn'
    ? idleMessage(bot, await bot.table.position(press.game), { userId: user.id, sentence })
    : undefined;
}

/** A bot whose table rehearses turns instead of playing them. */
const rehearsing = (bot: Bot): Bot => ({ ...bot, table: { ...bot.table, ...bot.planning.rehearsal } });

/** Plays the choice at the table. */
async function play(bot: Bot, at: Step, chosen: Chosen): Promise<Noted> {
  if (chosen.kind === 'screen') {
    const panel = await bot.table.panel(at);
    const isStale = panel.step !== at.step;
    return { kind: 'asked', panel, ...(isStale ? { note: bot.words.panel.stale } : { screen: chosen.screen }) };
  }
  if (chosen.kind === 'move') return takeAtOnce(bot, at, await goOn(bot, at, await chooseMove(bot, at, chosen)));
  bot.waiting.delete(keyOf(at));
  switch (chosen.kind) {
    case 'several':
      return chooseSeveral(bot, at, chosen.moves);
    case 'suggestion':
      return follow(bot, at, chosen.values);
    case 'back':
      return bot.table.stepBack(at);
    case 'restart':
      return bot.table.startOver(at);
    case 'end':
      return bot.table.endTurn({ ...at, ending: (panel) => endingOf(bot, panel) });
  }
}

/** The moves that end a turn with open tasks: the tasks are left out or decided as the button says. */
const endingOf = (bot: Bot, { game, state, decision }: Panel): readonly string[] | undefined =>
  faceOf(bot, game).ending({ state, decision, seats: game.seats })?.moves;

type Chosen =
  | { readonly kind: 'suggestion'; readonly values: readonly string[] }
  | { readonly kind: 'move'; readonly move: string; readonly more?: readonly string[] }
  | { readonly kind: 'several'; readonly moves: readonly string[] }
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: PanelAct };

function chosenBy({ press, value = '', values = [] }: PressInteraction<PanelPress>): Chosen {
  switch (press.on) {
    case 'move':
      return { kind: 'move', move: press.move, ...(press.more && { more: press.more }) };
    case 'screen':
      return { kind: 'screen', screen: press.screen };
    case 'suggest':
      return { kind: 'suggestion', values: values.length > 1 ? values : [press.way ?? value] };
    case 'panel':
      return { kind: press.act };
    case 'menu': {
      const read = readMenuValue(value);
      if (values.length > 1) {
        return {
          kind: 'several',
          moves: values.map(readMenuValue).flatMap((one) => (one && 'move' in one ? one.move : [])),
        };
      }
      // An answer that is neither a move nor a screen was forged. Treated as an unknown move, it gets the same answer
      // as a stale press.
      if (read && 'screen' in read) return { kind: 'screen', screen: read.screen };
      return { kind: 'move', move: read?.move ?? value };
    }
  }
}

type MoveChosen = Extract<Chosen, { kind: 'move' }>;

async function chooseMove(bot: Bot, at: Step, { move: short, more = [] }: MoveChosen): Promise<Answer> {
  const { table } = bot;
  if (at.isForAll) return table.chooseFirst({ ...at, move: short, more });
  if (!short.startsWith('#')) return chooseAll(bot, at, [short, ...more]);
  const { decision } = await table.panel(at);
  const move = longMove(
    short,
    decision.options.map(({ move }) => move),
  );
  return chooseAll(bot, at, [move ?? short, ...more]);
}

/** Makes the moves that nobody declines after the first of a turn. */
async function takeAtOnce(bot: Bot, at: Step, answer: Noted): Promise<Noted> {
  if (!at.takes || answer.kind !== 'asked' || answer.panel.drafts.length !== 1) return answer;
  const { panel } = answer;
  const { game, state, decision, step } = panel;
  const asked = { state, decision, seats: game.seats, turn: panel };
  const [move, ...more] = faceOf(bot, game).atOnce(asked);
  if (move === undefined) return answer;
  return { ...answer, ...(await bot.table.choose({ ...at, step, move, more })) };
}

interface Pressed extends Step {
  readonly exchange: boolean;
}

async function answerMessage(bot: Bot, answer: Noted, { exchange, isForAll, userId }: Pressed) {
  const { panel: words } = bot.words;
  switch (answer.kind) {
    case 'asked': {
      const note = answer.note ?? (answer.startsOver && words.startsOver);
      const screen = answer.screen ?? { exchange };
      return panelMessage(bot, answer.panel, { screen, ...(note !== undefined && { note }) });
    }
    case 'stale': {
      const begun = answer.panel.staying > 0 ? words.goesOn : words.placed;
      return panelMessage(bot, answer.panel, {
        note: isForAll && answer.panel.drafts.length > 0 ? begun : words.stale,
      });
    }
    case 'ended':
      // By now, the others' moves may have led to the next part.
      return closedMessage(bot, await bot.table.position(answer.position.game.id), {
        userId,
        ...endedPart(bot, answer),
        // The last thing that happened in such a turn was a reveal, so it cannot be taken back.
        ...(answer.last && { ...(await endedByChoice(bot, answer.last)), settled: true }),
        offer: await habitAfter(bot, answer, userId),
      });
    case 'over':
      return closedMessage(bot, answer.position, { userId, sentence: bot.words.prompt.nothingAsked });
  }
}

/**
 * Offers to remember an answer that a player has just given once more in a phase that everybody plays at the same time.
 */
async function habitAfter(
  bot: Bot,
  { before, position: { game } }: Extract<Answer, { kind: 'ended' }>,
  userId: string,
): Promise<readonly Part[]> {
  const { standing, simultaneous } = faceOf(bot, game);
  if (standing === undefined || simultaneous(before) === undefined) return [];
  return habitParts(bot, { gameId: game.id, userId });
}

/**
 * What players read after they end a turn, or their part of a phase that everybody plays at the same time, which the
 * others may not see yet.
 */
function endedPart(bot: Bot, { before, position: { game, state } }: Extract<Answer, { kind: 'ended' }>) {
  const part = faceOf(bot, game).simultaneous(before);
  const isOver = faceOf(bot, game).simultaneous(state) === undefined;
  return { sentence: (isOver ? part?.over : part?.ended) ?? endWords(bot, game).ended, shared: part !== undefined };
}
