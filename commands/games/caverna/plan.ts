import { areTurnsToCome } from '../../../src/games/caverna/ahead.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { readAs, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import {
  BARTERS_TO_CHOOSE,
  canBarter,
  feedable,
  type HarvestOrders,
  harvestOrders,
  PHASES_TO_CHOOSE,
} from '../../../src/games/caverna/standing.ts';
import { FARM_ANIMALS, GOODS, type State } from '../../../src/games/caverna/state.ts';
import type { Condition } from '../../../src/table/ahead/preparation.ts';
import { MENU_LIMIT } from '../../discord/limits.ts';
import type { PlanFace, StandingFace, StandingField } from '../../face/ahead.ts';
import { labelOf, stepsTold } from './labels.ts';
import { playTurn } from './played.ts';
import type { CavernaWords } from './words.ts';

/** The words of planned turns in Caverna. */
export function cavernaPlan(words: CavernaWords): PlanFace<State> {
  const { planned: plan, goods } = words;
  return {
    open: areTurnsToCome,
    foreseen: (now, then) => (now.round === then.round ? '' : plan.foreseen),
    goods: Object.entries(goods).map(([value, { many }]) => ({ value, text: many })),
    moves: (moves) => stepsTold(words, moves.map(readMove)),
    foretold: (turn) => foretold(words, turn),
    condition: plan.condition,
    atLeast: ({ good, least }) => plan.atLeast(good, least),
    conditionsOnSpace: onSpace,
    conditionsOwn: own,
    dropped: ({ order, reason }, seats) => {
      const moves = stepsTold(words, order.moves.slice(0, 1).map(readMove));
      switch (reason.why) {
        case 'taken':
          return taken(words, { moves, move: reason.move, by: seats[reason.seat]?.name ?? '' });
        case 'few':
          return plan.dropped.few(moves, reason.condition, reason.there);
        case 'impossible':
          return impossible(words, moves, readMove(reason.move));
      }
    },
  };
}

/** A turn that can be foreseen, with the moves planned for it. */
interface Foreseen {
  readonly state: State;
  readonly seat: number;
  readonly moves: readonly string[];
}

/** The moves of an order with their automatic results, and what they bring. */
function foretold(words: CavernaWords, { state, seat, moves }: Foreseen): string | undefined {
  const turn = { seat, moves: moves.map((move, entry) => ({ entry, seat, move })) };
  const played = playTurn(caverna.clone(state), turn);
  if (played === undefined) return undefined;
  // The gains already include goods that come automatically.
  const done = played.own.map(({ move, byItself }) => ({ move: readMove(move), byItself }));
  const told = done.filter(({ move, byItself }) => !byItself || move.verb !== 'take').map(({ move }) => move);
  const { gained = {}, paid = {} } = played.changed;
  return words.planned.foretold(stepsTold(words, told), words.change(gained, paid));
}

/** The words of orders for harvests. */
export function cavernaStanding(words: CavernaWords): StandingFace<State> {
  const { option, title, help, clear, habit } = words.standing;
  return {
    option,
    title,
    help,
    clear,
    habit,
    // In a harvest, only bartering asks for one action after another.
    open: (task) => words.planned.open(words.question(task === 'act' ? 'barter' : task).title),
    lines: (standing, state) => standingLines(words, readOrders(standing), canBarter(positionOf(state))),
    fields: (standing, state) => {
      const orders = readOrders(standing);
      const at = positionOf(state);
      const barter = canBarter(at) ? [oneOf(words, orders, 'barter')] : [];
      return [...menuFields(words, orders, feedable(at)), oneOf(words, orders, 'phase'), ...barter];
    },
  };
}

/** An order that was not carried out because somebody else has taken its space or furnishing tile. */
function taken(
  { planned: { dropped } }: CavernaWords,
  { moves, move, by }: { readonly moves: string; readonly move: string; readonly by: string },
): string {
  const read = readMove(move);
  return read.verb === 'furnish'
    ? dropped.tile(moves, read.tile, by)
    : dropped.space(moves, readAs('place', move).space, by);
}

const LAID: readonly Verb[] = ['lay', 'oreMine', 'rubyMine'];

/** An order that was not carried out because its move was not possible. */
function impossible(words: CavernaWords, moves: string, move: Move): string {
  const { dropped } = words.planned;
  return (LAID.includes(move.verb) ? dropped.noRoom : dropped.impossible)(moves, labelOf(words, move));
}

/** How far above the current amount a condition may go. */
const MORE = 6;

/** Conditions on the goods of a space, as many as fit in a menu. */
function onSpace({ spaces }: State, move: string): Condition[] {
  const placed = readMove(move);
  const space = placed.verb === 'place' ? spaces.find(({ id }) => id === placed.space) : undefined;
  const kinds = GOODS.filter((good) => (space?.goods[good] ?? 0) > 0);
  const each = Math.floor((MENU_LIMIT - 1) / Math.max(1, kinds.length));
  return kinds.flatMap((good) => {
    const most = Math.min(each, (space?.goods[good] ?? 0) + MORE);
    return Array.from({ length: most }, (_, index) => ({ of: 'space' as const, good, least: index + 1 }));
  });
}

const OWN = ['food', 'wood', 'stone', 'ore', 'grain', 'vegetable', 'gold', 'ruby'] as const;
const LEAST = [1, 2, 4];

const own = (): Condition[] => OWN.flatMap((good) => LEAST.map((least) => ({ of: 'own' as const, good, least })));

function readOrders(standing: unknown): HarvestOrders {
  const read = harvestOrders.safeParse(standing ?? {});
  return read.success ? read.data : harvestOrders.parse({});
}

function standingLines({ standing }: CavernaWords, orders: HarvestOrders, barters: boolean): string[] {
  return [
    standing.feed(orders.feed),
    standing.breed(orders.breed),
    standing.keep(orders.keep),
    standing.phase(orders.phase),
    ...(barters ? [standing.barter(orders.barter)] : []),
  ];
}

const ASK = 'ask';

/** Fields for goods in a chosen order. */
function menuFields(
  { standing }: CavernaWords,
  orders: HarvestOrders,
  feed: ReturnType<typeof feedable>,
): StandingField[] {
  const lists = { feed, breed: FARM_ANIMALS, keep: FARM_ANIMALS } as const;
  return (['feed', 'breed', 'keep'] as const).map((field) => {
    const left = lists[field].filter((good) => !orders[field].some((named) => named === good));
    return {
      field,
      title: standing.menus[field],
      choices: [
        ...left.map((good) => ({ value: good, text: standing.choices.next(good) })),
        { value: ASK, text: standing.choices.ask },
      ],
      change: (value) => ({ ...orders, [field]: value === ASK ? [] : [...orders[field], value] }),
    };
  });
}

const WAYS = { phase: [...PHASES_TO_CHOOSE, ASK], barter: [...BARTERS_TO_CHOOSE, ASK] } as const;

/** A field to choose one of several ways, or to be asked each time. */
function oneOf({ standing }: CavernaWords, orders: HarvestOrders, field: keyof typeof WAYS): StandingField {
  return {
    field,
    title: standing.menus[field],
    choices: WAYS[field].map((value) => ({ value, text: standing.choices[value] })),
    change: (value) => ({ ...orders, [field]: value === ASK ? undefined : value }),
  };
}
