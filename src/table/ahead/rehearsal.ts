import type { Decision } from '../../engine/decision.ts';
import { END, type MoveEntry } from '../../engine/log.ts';
import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';
import { optionOf, publicEntry } from '../play/live.ts';
import type { Choice } from '../play/showing.ts';
import { type Panel, positionOf } from '../play/showing.ts';
import type { Answer, EndPress } from '../play/turns.ts';
import type { Press, Request } from '../requests.ts';
import { mustBeAhead, prepare, rehearsed, type Sitting, withOrder } from './plan.ts';
import type { Order, Preparation } from './preparation.ts';

/** How to start a rehearsal: from the beginning, with a first move, or with an order to change. */
type Opening = Request & { readonly order?: number | undefined; readonly move?: string };

/**
 * A turn played before it comes round. It asks the same questions as a turn, but its moves go into one of the player's
 * orders, not into the log. Presses carry the number of its decision.
 */
export function createRehearsal(context: TableContext) {
  const bind = binding(context);
  return {
    panel: (request: Request) => prepare(context, request, (sitting) => show(beginRehearsal(sitting, undefined))),
    /** Starts a rehearsal. */
    open: (request: Opening) => prepare(context, request, (sitting) => show(beginRehearsal(sitting, request))),
    choose: bind(choose),
    stepBack: (press: Press) => shorten(context, press, (moves) => moves.slice(0, -1)),
    startOver: (press: Press) => shorten(context, press, () => []),
    endTurn: ({ ending, ...press }: EndPress) =>
      answered(context, press, (sitting, panel) => {
        if (panel.canEnd) return { preparation: stored(sitting, 'end'), result: endedAt(sitting.live) };
        if (ending === undefined) throw mistake('cannotEnd', {});
        const moves = ending(panel);
        return moves === undefined ? showing(sitting, panel, 'asked') : play(sitting, panel, [...moves, END]);
      }),
    /** Stores the rehearsed turn as an order that then calls the player. */
    keep: (request: Request) =>
      prepare(context, request, (sitting) => ({ preparation: stored(opened(sitting), 'call'), result: undefined })),
    /** Ends the rehearsal without storing it. */
    leave: (request: Request) =>
      prepare(context, request, ({ preparation }) => ({
        preparation: { ...preparation, rehearsal: undefined },
        result: undefined,
      })),
  };
}

/** The session with a rehearsal: the current one or a new one, which starts at the beginning or with an order. */
function beginRehearsal(
  sitting: Sitting,
  wish: { readonly order?: number | undefined; readonly move?: string } | undefined,
): Sitting {
  mustBeAhead(sitting);
  const { preparation } = sitting;
  if (wish === undefined && preparation.rehearsal !== undefined) return sitting;
  const order = preparation.orders.find(({ id }) => id === wish?.order);
  if (wish?.order !== undefined && order === undefined) throw mistake('orderGone', {});
  const moves = order?.moves.filter((move) => move !== END) ?? (wish?.move === undefined ? [] : [wish.move]);
  return {
    ...sitting,
    preparation: { ...preparation, step: preparation.step + 1, rehearsal: { order: order?.id, moves } },
  };
}

function show(sitting: Sitting): { preparation: Preparation; result: Panel } {
  const panel = panelAhead(sitting);
  return { preparation: trimmed(sitting, panel), result: panel };
}

/** The session of a player who is rehearsing. */
function opened(sitting: Sitting): Sitting {
  mustBeAhead(sitting);
  if (sitting.preparation.rehearsal === undefined) throw mistake('orderGone', {});
  return sitting;
}

/** What the player sees: the moves so far that are still possible, and the next question. */
export function panelAhead({ live, seat, preparation }: Sitting): Panel {
  const { rules, game } = live;
  const before = rehearsed({ live, seat });
  const state = rules.clone(before);
  const entry = publicEntry(live);
  const drafts: MoveEntry[] = [];
  for (const move of preparation.rehearsal?.moves ?? []) {
    const option = optionOf(rules, state, { seat, move });
    if (option === undefined || option.reveals) break;
    rules.apply(state, seat, option);
    drafts.push({ entry, seat, move });
  }
  const whole = rules.decisions(state).find((each) => each.seat === seat);
  if (whole === undefined) throw new Error(`The rehearsal of seat ${seat + 1} in game ${game.id} has no decision.`);
  const decision = foreseeable(whole);
  return {
    game,
    seat,
    step: preparation.step,
    state: rules.view(state, seat),
    decision,
    drafts,
    staying: 0,
    before,
    canEnd: decision.options.some(({ move }) => move === END),
    ahead: true,
  };
}

/** A decision, without options that turn something over, because nobody can foresee what comes after those. */
function foreseeable(asked: Decision): Decision {
  const options = asked.options.filter(({ reveals }) => !reveals);
  return options.length === asked.options.length ? asked : { ...asked, options, hidden: true };
}

/** The preparation without the moves of a rehearsal that the game no longer allows. */
function trimmed({ preparation }: Sitting, { drafts }: Panel): Preparation {
  const { rehearsal } = preparation;
  if (rehearsal === undefined || rehearsal.moves.length === drafts.length) return preparation;
  return { ...preparation, rehearsal: { ...rehearsal, moves: drafts.map(({ move }) => move) } };
}

type Rehearsed = { readonly preparation: Preparation; readonly result: Answer };
type Acting = (sitting: Sitting, panel: Panel) => Rehearsed;

/** Answers a press with the result of `act`, unless the press was made for another question. */
function answered(context: TableContext, press: Press, act: Acting): Promise<Answer> {
  return prepare<Answer>(context, press, (sitting) => {
    const panel = panelAhead(opened(sitting));
    return press.step === panel.step ? act(sitting, panel) : showing(sitting, panel, 'stale');
  });
}

/** The rehearsed turn is over; the game is unchanged. */
const endedAt = (live: Sitting['live']): Answer => ({ kind: 'ended', position: positionOf(live), before: live.state });

function choose(context: TableContext, { move: first, more = [], ...press }: Choice): Promise<Answer> {
  return answered(context, press, (sitting, panel) => play(sitting, panel, [first, ...more]));
}

/** Plays moves in a rehearsal: all of them, or none; `END` stores it. */
function play(sitting: Sitting, panel: Panel, chosen: readonly string[]): Rehearsed {
  const { live, seat } = sitting;
  const state = live.rules.clone(panel.state);
  const moves = panel.drafts.map(({ move }) => move);
  for (const move of chosen) {
    const option = optionOf(live.rules, state, { seat, move });
    if (option === undefined || option.reveals) return showing(sitting, panel, 'stale');
    if (move === END) {
      const played = { ...sitting, preparation: goOnWith(sitting, moves).preparation };
      return { preparation: stored(played, 'end'), result: endedAt(live) };
    }
    live.rules.play(state, seat, move);
    moves.push(move);
  }
  return goOnWith(sitting, moves);
}

/** The current panel; changes nothing. */
const showing = (sitting: Sitting, panel: Panel, kind: 'asked' | 'stale'): Rehearsed => ({
  preparation: trimmed(sitting, panel),
  result: { kind, panel },
});

function shorten(
  context: TableContext,
  press: Press,
  cut: (moves: readonly string[]) => readonly string[],
): Promise<Answer> {
  return answered(context, press, (sitting, { drafts }) => {
    if (drafts.length === 0) throw mistake('nothingToStepBack', {});
    return goOnWith(sitting, cut(drafts.map(({ move }) => move)));
  });
}

/** Continues the rehearsal with these moves. */
function goOnWith({ preparation, ...sitting }: Sitting, moves: readonly string[]): Rehearsed {
  const next: Preparation = {
    ...preparation,
    step: preparation.step + 1,
    rehearsal: { order: preparation.rehearsal?.order, moves: [...moves] },
  };
  return { preparation: next, result: { kind: 'asked', panel: panelAhead({ ...sitting, preparation: next }) } };
}

/** The preparation with the rehearsed turn as an order, in place of the changed one or at the end. */
function stored(sitting: Sitting, after: Order['after']): Preparation {
  const { rehearsal, ...preparation } = sitting.preparation;
  const moves = panelAhead(sitting).drafts.map(({ move }) => move);
  if (moves.length === 0) throw mistake('nothingRehearsed', {});
  const index = preparation.orders.findIndex(({ id }) => id === rehearsal?.order);
  const replaced = preparation.orders[index];
  if (replaced === undefined) return withOrder(preparation, { moves, after });
  return { ...preparation, orders: preparation.orders.with(index, { ...replaced, moves, after }) };
}
