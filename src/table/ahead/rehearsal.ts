import { IllegalMove } from '../../engine/decision.ts';
import { END, type MoveEntry } from '../../engine/log.ts';
import type { Answer, Choice, Panel, Press, Rehearsal } from '../doors.ts';
import { mistake } from '../errors.ts';
import { publicEntry } from '../play/live.ts';
import { positionOf } from '../play/showing.ts';
import type { Room } from '../room.ts';
import type { Order, Papers } from './papers.ts';
import { atDesk, mustBeAhead, rehearsed, type Sitting, withOrder } from './plan.ts';

/**
 * A turn that is played before it has come: asked and answered like a turn, but its moves go into an order of the
 * player, not into the log.
 */
export function createRehearsal(room: Room): Rehearsal {
  return {
    panel: (request) => atDesk(room, request, (desk) => show(begin(desk, undefined))),
    open: (request) => atDesk(room, request, (desk) => show(begin(desk, request))),
    choose: (choice) => choose(room, choice),
    stepBack: (press) => shorten(room, press, (moves) => moves.slice(0, -1)),
    startOver: (press) => shorten(room, press, () => []),
    endTurn: (press) =>
      answered(room, press, (desk, panel) => {
        if (!panel.canEnd) throw mistake('cannotEnd', {});
        return { papers: stored(desk, 'end'), result: { kind: 'ended', position: positionOf(desk.live) } };
      }),
    keep: (request) => atDesk(room, request, (desk) => ({ papers: stored(opened(desk), 'call'), result: undefined })),
    leave: (request) =>
      atDesk(room, request, ({ papers }) => ({ papers: { ...papers, rehearsal: undefined }, result: undefined })),
  };
}

/** The desk with a rehearsal on it: the one that is there, or a new one from the beginning or from an order. */
function begin(
  desk: Sitting,
  wish: { readonly order?: number | undefined; readonly move?: string } | undefined,
): Sitting {
  mustBeAhead(desk);
  const { papers } = desk;
  if (wish === undefined && papers.rehearsal !== undefined) return desk;
  const order = papers.orders.find(({ id }) => id === wish?.order);
  if (wish?.order !== undefined && order === undefined) throw mistake('orderGone', {});
  const moves = order?.moves.filter((move) => move !== END) ?? (wish?.move === undefined ? [] : [wish.move]);
  return { ...desk, papers: { ...papers, step: papers.step + 1, rehearsal: { order: order?.id, moves } } };
}

function show(desk: Sitting): { papers: Papers; result: Panel } {
  const panel = panelAhead(desk);
  return { papers: trimmed(desk, panel), result: panel };
}

/** The desk of a rehearsal that is going on. */
function opened(desk: Sitting): Sitting {
  mustBeAhead(desk);
  if (desk.papers.rehearsal === undefined) throw mistake('orderGone', {});
  return desk;
}

/** What the player sees: the moves as far as they are possible by now, and what is asked after them. */
function panelAhead({ live, seat, papers }: Sitting): Panel {
  const { rules, game } = live;
  const before = rehearsed({ live, seat });
  const state = rules.clone(before);
  const entry = publicEntry(live);
  const drafts: MoveEntry[] = [];
  for (const move of papers.rehearsal?.moves ?? []) {
    try {
      rules.play(state, seat, move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      break;
    }
    drafts.push({ entry, seat, move });
  }
  const decision = rules.decisions(state).find((asked) => asked.seat === seat);
  if (decision === undefined) throw new Error(`Game ${game.id} rehearses a turn of seat ${seat + 1} and asks nothing.`);
  return {
    game,
    seat,
    step: papers.step,
    state: rules.view(state, seat),
    decision,
    drafts,
    canEnd: decision.options.some(({ move }) => move === END),
    ahead: { before },
  };
}

/** The papers without the moves of a rehearsal that the game no longer allows. */
function trimmed({ papers }: Sitting, { drafts }: Panel): Papers {
  const { rehearsal } = papers;
  if (rehearsal === undefined || rehearsal.moves.length === drafts.length) return papers;
  return { ...papers, rehearsal: { ...rehearsal, moves: drafts.map(({ move }) => move) } };
}

type Acting = (desk: Sitting, panel: Panel) => { papers: Papers; result: Answer };

/** Answers a press by what `act` does, unless it was made for another question than the present one. */
function answered(room: Room, press: Press, act: Acting): Promise<Answer> {
  return atDesk<Answer>(room, press, (desk) => {
    const panel = panelAhead(opened(desk));
    if (press.step === panel.step) return act(desk, panel);
    return { papers: trimmed(desk, panel), result: { kind: 'stale', panel } };
  });
}

function choose(room: Room, choice: Choice): Promise<Answer> {
  return answered(room, choice, (desk, panel) => {
    if (!panel.decision.options.some(({ move }) => move === choice.move)) {
      return { papers: trimmed(desk, panel), result: { kind: 'stale', panel } };
    }
    if (choice.move === END) {
      return { papers: stored(desk, 'end'), result: { kind: 'ended', position: positionOf(desk.live) } };
    }
    return asked(desk, [...panel.drafts.map(({ move }) => move), choice.move]);
  });
}

function shorten(room: Room, press: Press, cut: (moves: readonly string[]) => readonly string[]): Promise<Answer> {
  return answered(room, press, (desk, { drafts }) => {
    if (drafts.length === 0) throw mistake('nothingToStepBack', {});
    return asked(desk, cut(drafts.map(({ move }) => move)));
  });
}

/** Goes on with these moves. */
function asked({ papers, ...desk }: Sitting, moves: readonly string[]): { papers: Papers; result: Answer } {
  const next: Papers = {
    ...papers,
    step: papers.step + 1,
    rehearsal: { order: papers.rehearsal?.order, moves: [...moves] },
  };
  return { papers: next, result: { kind: 'asked', panel: panelAhead({ ...desk, papers: next }) } };
}

/** The papers with the rehearsed turn as an order: in the place of the one that was changed, or at the end. */
function stored(desk: Sitting, after: Order['after']): Papers {
  const { rehearsal, ...papers } = desk.papers;
  const moves = panelAhead(desk).drafts.map(({ move }) => move);
  if (moves.length === 0) throw mistake('nothingRehearsed', {});
  const index = papers.orders.findIndex(({ id }) => id === rehearsal?.order);
  const replaced = papers.orders[index];
  if (replaced === undefined) return withOrder(papers, { moves, after });
  return { ...papers, orders: papers.orders.with(index, { ...replaced, moves, after }) };
}
