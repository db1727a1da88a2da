import { ButtonStyle } from 'discord.js';
import { verbOf } from '../../src/engine/notation.ts';
import { clipSentences } from '../../src/messages/text.ts';
import type { Planned } from '../../src/table/ahead/plan.ts';
import type { Condition, Order } from '../../src/table/ahead/preparation.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import { mistake } from '../../src/table/errors.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { coachButtons } from '../coach/coaching.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { chunks } from '../discord/groups.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, buttons, menu, type Row } from '../discord/rows.ts';
import type { PlanFace, StandingFace } from '../face/ahead.ts';
import { accentOf } from '../seats.ts';
import { backButton, moreButton, standingButtons } from '../turn/ways.ts';

/** The words for planned turns; throws TableError if the game has none. */
function planOf(bot: Bot, game: TableGame): PlanFace {
  const { plan } = faceOf(bot, game);
  if (plan === undefined) throw mistake('noTurnToCome', {});
  return plan;
}

/** The words for orders for phases that everybody plays at the same time; throws TableError if the game has none. */
export function standingOf(bot: Bot, game: TableGame): StandingFace {
  const { standing } = faceOf(bot, game);
  if (standing === undefined) throw mistake('notAhead', {});
  return standing;
}

/** What to show besides the plans: a note above everything, and the order to change. */
export interface PlanShown {
  readonly note?: string;
  readonly order?: number;
}

/** A player's plans, with the buttons for them. Only the player sees them. */
export function planMessage(bot: Bot, planned: Planned, { note, order: id }: PlanShown = {}): Composed {
  const { game, seat, orders } = planned;
  const { plan } = bot.words;
  if (planned.isAsked) return turnHasComeMessage(bot, planned, note);
  const picked = orders.findIndex((order) => order.id === id);
  const order = orders[picked];
  const news = newsLines(bot, planned);
  const parts = [
    ...(note === undefined ? [] : [`*${note}*`]),
    ...(news.length === 0 ? [] : [news.join('\n')]),
    `### ${order ? plan.picked(picked + 1) : plan.title}\n${listed(bot, planned)}`,
    ...(order ? orderRows(bot, planned, order) : listRows(bot, planned)),
  ];
  return compose(parts, { accent: accentOf(game.seats[seat]) });
}

/** Replaces the list once the player's turn has come. */
function turnHasComeMessage(bot: Bot, { game, seat }: Planned, note?: string): Composed {
  const { plan } = bot.words;
  return compose([...(note === undefined ? [] : [`*${note}*`]), plan.isAsked, buttons(openButton(bot, game.id))], {
    accent: accentOf(game.seats[seat]),
  });
}

/** The button to the player's own turn. */
const openButton = ({ words }: Bot, game: string) =>
  button({ on: 'open', game }, { label: words.prompt.open, style: ButtonStyle.Primary });

/** The results of a player's orders, a line each. */
export function newsLines(bot: Bot, { game, news }: Pick<Recap | Planned, 'game' | 'news'>): string[] {
  if (news === undefined) return [];
  const { begun, dropped, open } = news;
  return [
    ...dropped.map((one) => `- ${planOf(bot, game).dropped(one, game.seats)}`),
    ...(begun === undefined ? [] : [`- ${bot.words.plan.begun(planOf(bot, game).moves(begun.moves))}`]),
    ...(open === undefined ? [] : [`- ${standingOf(bot, game).open(open)}`]),
  ];
}

/** The maximum length of a line about a plan, chosen so that ten of them fit in a message. */
const ORDER_LIMIT = 240;

function orderTold(bot: Bot, { game, seat, turn }: Planned, { moves, condition, after }: Order) {
  const face = planOf(bot, game);
  // By the time the condition holds, there will be more goods than now.
  const isOpen = turn === undefined || condition?.of === 'space';
  const foretold = isOpen ? undefined : face.foretold?.({ state: turn.state, seat, moves });
  return {
    moves: foretold && foretold.length <= ORDER_LIMIT ? foretold : clipSentences(face.moves(moves), ORDER_LIMIT),
    condition: condition && face.condition(condition),
    asks: after === 'call',
  };
}

function listed(bot: Bot, planned: Planned): string {
  const { plan } = bot.words;
  const why = planned.turn === undefined ? plan.noTurn : plan.help;
  const lines = planned.orders.map((order, index) => plan.order(index + 1, orderTold(bot, planned, order)));
  return [why, '', ...(lines.length === 0 ? [plan.none] : [...lines, plan.nothingElse])].join('\n');
}

function listRows(bot: Bot, planned: Planned): Row[] {
  const { plan, notes } = bot.words;
  const { id: game } = planned.game;
  const { orders, isRehearsing } = planned;
  const face = planOf(bot, planned.game);
  const picks = orders.map(({ id, moves }, index) => ({
    value: String(id),
    text: `${index + 1}. ${face.moves(moves).replaceAll('*', '')}`,
  }));
  return [
    ...addMenus(bot, planned),
    ...(picks.length === 0
      ? []
      : [menu({ on: 'plan', game, act: 'pick', order: 0 }, { placeholder: plan.pick, choices: picks })]),
    ...rowsOf(
      ...(isRehearsing && planned.turn !== undefined
        ? [
            button({ on: 'plan', game, act: 'goOn', order: 0 }, { label: plan.goOn, style: ButtonStyle.Primary }),
            button({ on: 'plan', game, act: 'leave', order: 0 }, { label: plan.leave }),
          ]
        : []),
      ...(orders.length === 0 ? [] : [button({ on: 'plan', game, act: 'clear', order: 0 }, { label: plan.clear })]),
      ...standingButtons(bot, planned.game),
      ...(planned.turn === undefined ? [] : coachButtons(bot, planned.game)),
      button({ on: 'notes', game }, { label: notes.open }),
      moreButton(bot, game),
    ),
  ];
}

/** Menus with the possible starts of a turn: the usable action spaces, and passing. */
function addMenus(bot: Bot, { game, turn }: Planned): Row[] {
  if (turn === undefined) return [];
  const words = faceOf(bot, game).wording({ state: turn.state, decision: turn.decision, seats: game.seats });
  const options = turn.decision.options.filter(({ anytime }) => !anytime);
  // Uses the same menus as the board in a real turn.
  const verbs = [...new Set(options.map(({ move }) => verbOf(move)))];
  const blocks = verbs
    .flatMap((verb) => words.board?.(verb) ?? [])
    .map(({ title, entries }) => ({
      title,
      options: entries.flatMap(({ move }) => options.find((option) => option.move === move) ?? []),
    }));
  const others = options.filter((option) => !blocks.some((block) => block.options.includes(option)));
  const { add, other } = bot.words.plan;
  const [only, second] = others;
  const besides = other(only === undefined || second !== undefined ? undefined : words.option(only).text);
  return [...blocks, { title: blocks.length === 0 ? add : besides, options: others }]
    .flatMap(({ title, options }) => chunks(options, MENU_LIMIT).map((part) => ({ title, part })))
    .map(({ title, part }, slot) =>
      menu(
        { on: 'plan', game: game.id, act: 'add', order: 0 },
        { placeholder: title, choices: part.map((option) => ({ ...words.option(option), value: option.move })), slot },
      ),
    );
}

/** A condition as the value of a choice, such as `space wood 3`. */
const conditionValue = ({ of, good, least }: Condition): string => `${of} ${good} ${least}`;

/** The value that removes a condition. */
export const ALWAYS = 'always';

/** The condition that a choice stands for; undefined if it stands for none. */
export function readCondition(value: string | undefined): Condition | undefined {
  const [, of, good, least] = /^(space|own) ([a-z]{1,20}) (\d{1,2})$/.exec(value ?? '') ?? [];
  if (good === undefined || !Number(least)) return undefined;
  return { of: of === 'space' ? 'space' : 'own', good, least: Number(least) };
}

function orderRows(bot: Bot, planned: Planned, { id: order, moves, condition }: Order): Row[] {
  const { plan } = bot.words;
  const { id: game } = planned.game;
  const face = planOf(bot, planned.game);
  const conditions = (act: 'space' | 'own', placeholder: string, all: readonly Condition[]): Row[] =>
    all.length === 0
      ? []
      : [
          menu(
            { on: 'plan', game, act, order },
            {
              placeholder,
              choices: [
                { value: ALWAYS, text: plan.always },
                ...all.map((one) => ({ value: conditionValue(one), text: face.atLeast(one) })),
              ],
              chosen: condition === undefined ? [] : [conditionValue(condition)],
            },
          ),
        ];
  const act = (name: 'up' | 'down' | 'remove' | 'change', label: string) =>
    button({ on: 'plan', game, act: name, order }, { label });
  const state = planned.turn?.state ?? planned.state;
  return [
    ...conditions('space', plan.conditionOnSpace, face.conditionsOnSpace(state, moves[0] ?? '')),
    ...conditions('own', plan.conditionOwn, face.conditionsOwn()),
    buttons(
      ...(order === planned.orders[0]?.id ? [] : [act('up', plan.up)]),
      ...(order === planned.orders.at(-1)?.id ? [] : [act('down', plan.down)]),
      act('change', plan.change),
      act('remove', plan.remove),
    ),
    buttons(button({ on: 'plan', game, act: 'show', order: 0 }, { label: plan.back })),
  ];
}

/** A player's orders for phases that everybody plays at the same time, and menus to change them. */
export function standingMessage(bot: Bot, { game, seat, standing, state, isAsked }: Planned): Composed {
  const face = standingOf(bot, game);
  return compose(
    [
      `### ${face.title}\n${face.help}`,
      face
        .lines(standing, state)
        .map((line) => `- ${line}`)
        .join('\n'),
      ...face
        .fields(standing, state)
        .map(({ field, title, choices }) =>
          menu({ on: 'standing', game: game.id, field }, { placeholder: title, choices }),
        ),
      buttons(
        button(
          { on: 'standing', game: game.id, field: 'clear' },
          { label: face.clear, disabled: standing === undefined },
        ),
      ),
      ...rowsOf(
        isAsked
          ? backButton(bot, { game, state })
          : button({ on: 'plan', game: game.id, act: 'show', order: 0 }, { label: bot.words.plan.back }),
        moreButton(bot, game.id),
      ),
    ],
    { accent: accentOf(game.seats[seat]) },
  );
}
