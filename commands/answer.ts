import { verbOf } from '../src/engine/notation.ts';
import { TableError } from '../src/table/errors.ts';
import type { Panel } from '../src/table/play/showing.ts';
import type { Answer } from '../src/table/play/turns.ts';
import { type Bot, faceOf } from './bot.ts';
import type { PressInteraction } from './interaction.ts';
import { longMove, movesValue, readMenuValue } from './menu-value.ts';
import type { PanelAct, Press, Screen } from './presses.ts';
import type { Reply } from './reply.ts';
import { closedMessage, panelMessage } from './views/panel.ts';
import { planMessage } from './views/plan.ts';

/** A press inside a private panel, or in the menu of a prompt. */
export type PanelPress = Extract<Press, { on: 'menu' | 'move' | 'screen' | 'suggest' | 'panel' }>;

/** Carries a press out at the table and shows the player what is asked next. */
export async function answer(
  real: Bot,
  { press, user, value }: PressInteraction<PanelPress>,
  reply: Reply,
): Promise<void> {
  const bot = press.ahead ? rehearsing(real) : real;
  const request = { gameId: press.game, userId: user.id };
  const chosen = chosenBy(press, value);
  if (chosen.kind === 'screen') {
    const panel = await bot.table.panel(request);
    const stale = panel.step !== press.step;
    return reply.show(
      await panelMessage(bot, panel, stale ? { note: bot.words.panel.stale } : { screen: chosen.screen }),
    );
  }
  const exchange = 'exchange' in press && press.exchange === true;
  const result = await carryOut(bot, { ...request, step: press.step }, chosen);
  if (press.ahead && result.kind === 'ended') {
    const planned = await bot.planning.planned(request);
    return reply.show(planMessage(bot, planned, { note: bot.words.plan.kept }));
  }
  const move = chosen.kind === 'move' ? chosen.move : undefined;
  const reason = move === undefined ? undefined : closedReason(bot, { result, step: press.step, move });
  if (reason !== undefined) return reply.tell(reason);
  return reply.show(await answerMessage(bot, result, { exchange, move }));
}

/** The bot at a table where turns are rehearsed, not played. */
const rehearsing = (bot: Bot): Bot => ({ ...bot, table: { ...bot.table, ...bot.planning.rehearsal } });

function carryOut(bot: Bot, at: Step, chosen: Exclude<Chosen, { kind: 'screen' }>): Promise<Answer> {
  switch (chosen.kind) {
    case 'move':
      return choose(bot, at, chosen.move);
    case 'suggestion':
      return follow(bot, at, chosen.value);
    case 'control':
      return control(bot, at, chosen.act);
  }
}

type Chosen =
  | { readonly kind: 'suggestion'; readonly value: string }
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'control'; readonly act: PanelAct };

function chosenBy(press: PanelPress, value: string | undefined): Chosen {
  switch (press.on) {
    case 'move':
      return { kind: 'move', move: press.move };
    case 'screen':
      return { kind: 'screen', screen: press.screen };
    case 'suggest':
      return { kind: 'suggestion', value: value ?? '' };
    case 'panel':
      return { kind: 'control', act: press.act };
    case 'menu': {
      const read = readMenuValue(value ?? '');
      // What is neither a move nor a screen was forged; as a move that nobody offers it is answered like a stale press.
      if (!read) return { kind: 'move', move: value ?? '' };
      return 'move' in read ? { kind: 'move', move: read.move } : { kind: 'screen', screen: read.screen };
    }
  }
}

interface Step {
  readonly gameId: string;
  readonly userId: string;
  readonly step: number;
}

async function choose({ table }: Bot, at: Step, short: string): Promise<Answer> {
  if (!short.startsWith('#')) return table.choose({ ...at, move: short });
  const { decision } = await table.panel(at);
  const move = longMove(
    short,
    decision.options.map(({ move }) => move),
  );
  return table.choose({ ...at, move: move ?? short });
}

/** Plays the moves of a suggestion one after the other; one that is no longer there is answered like a stale press. */
async function follow(bot: Bot, at: Step, value: string): Promise<Answer> {
  const { game, state, decision } = await bot.table.panel(at);
  const suggestions = faceOf(bot, game).suggestions?.({ state, decision, seats: game.seats });
  const [first = value, ...others] = suggestions?.ways.find(({ moves }) => movesValue(moves) === value)?.moves ?? [];
  let answer = await bot.table.choose({ ...at, move: first });
  for (const move of others) {
    if (answer.kind !== 'asked') return answer;
    answer = await bot.table.choose({ ...at, step: answer.panel.step, move });
  }
  return answer;
}

function control(bot: Bot, at: Step, act: PanelAct): Promise<Answer> {
  switch (act) {
    case 'back':
      return bot.table.stepBack(at);
    case 'restart':
      return bot.table.startOver(at);
    case 'end':
      return end(bot, at);
  }
}

/** The move that declines optional actions. */
const DONE = 'done';

/** Ends the turn; optional actions that are still open are declined one after the other. */
async function end({ table }: Bot, at: Step): Promise<Answer> {
  try {
    return await table.endTurn(at);
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'cannotEnd')) throw error;
  }
  let panel = await table.panel(at);
  while (!panel.canEnd) {
    if (!panel.decision.options.some(({ move }) => move === DONE)) return { kind: 'asked', panel };
    const answer = await table.choose({ ...at, step: panel.step, move: DONE });
    if (answer.kind !== 'asked') return answer;
    panel = answer.panel;
  }
  return table.endTurn({ ...at, step: panel.step });
}

interface Tried {
  readonly result: Answer;
  /** The decision for which the press was made. */
  readonly step: number;
  readonly move: string;
}

/** A sentence for somebody who has chosen what stands on the board of the present decision and cannot be used. */
function closedReason(bot: Bot, { result, step, move }: Tried): string | undefined {
  if (result.kind !== 'stale' || result.panel.step !== step) return undefined;
  const { game, state, decision } = result.panel;
  const words = faceOf(bot, game).wording({ state, decision, seats: game.seats });
  const entries = words.board?.(verbOf(move))?.flatMap((block) => block.entries);
  const entry = entries?.find((one) => one.move === move);
  return entry?.closed && bot.words.panel.closed(entry.closed.text, entry.reason ?? '');
}

interface Pressed {
  readonly exchange: boolean;
  readonly move: string | undefined;
}

/** Whether a move is one of those that the prompt offers too. */
function isInPrompt(bot: Bot, { game, state, decision }: Panel, move: string): boolean {
  const { widgets } = faceOf(bot, game).wording({ state, decision, seats: game.seats });
  return widgets?.[verbOf(move)]?.inPrompt === true;
}

async function answerMessage(bot: Bot, answer: Answer, { exchange, move }: Pressed) {
  const { panel: words } = bot.words;
  switch (answer.kind) {
    case 'asked':
      return panelMessage(bot, answer.panel, { screen: { exchange } });
    case 'stale':
      return panelMessage(bot, answer.panel, {
        note:
          move !== undefined && answer.panel.drafts.length > 0 && isInPrompt(bot, answer.panel, move)
            ? words.placed
            : words.stale,
      });
    case 'ended':
      return closedMessage(bot, answer.position, bot.words.panel.ended);
    case 'over':
      return closedMessage(bot, answer.position, bot.words.prompt.nothingAsked);
  }
}
