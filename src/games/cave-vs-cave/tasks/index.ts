import { type AgendaRules, type Task, type TaskKind, wanted } from '../../../engine/agenda.ts';
import { playerAt } from '../cave.ts';
import type { RuledState } from '../power.ts';
import { activatedKind, activateKind, isActivating, isUsed } from './activate.ts';
import { coverKind, draftKind } from './draft.ts';
import { excavatedKind, excavateKind, excavateTwoKind } from './excavate.ts';
import { cavernKind, furnishKind } from './furnish.ts';
import { giveKind, goodsKind, isGiving, raiseKind, replenishKind } from './goods.ts';
import { endKind, goOnKind, useKind } from './turn.ts';
import { breachKind, wallKind } from './wall.ts';

/** Every kind of task of the game, by its name in `do`. */
const TASK_KINDS: Readonly<Record<string, TaskKind<RuledState>>> = {
  use: useKind,
  end: endKind,
  goods: goodsKind,
  raise: raiseKind,
  replenish: replenishKind,
  give: giveKind,
  activate: activateKind,
  activated: activatedKind,
  excavate: excavateKind,
  excavateTwo: excavateTwoKind,
  excavated: excavatedKind,
  furnish: furnishKind,
  cavern: cavernKind,
  wall: wallKind,
  breach: breachKind,
  draft: draftKind,
  cover: coverKind,
  goOn: goOnKind,
};

/** The agenda of Cave vs Cave: no effect is mandatory (001 p. 4), so a player may decline everything at any time. */
export const TASKS: AgendaRules<RuledState> = {
  kinds: new Map(Object.entries(TASK_KINDS)),
  agenda: ({ state }, seat) => playerAt(state, seat).agenda,
  acted: () => true,
  act() {
    // No action is mandatory, so there is nothing to note.
  },
  readsBoth: () => false,
  usedBoth() {
    // Nobody may use both sides of an "either ... or".
  },
  due() {
    // Nothing comes between tasks.
  },
  lapsed(at, seat, task) {
    if (isActivating(task) || isUsed(task)) return;
    const { turn } = at.state;
    const serves = wanted({ rules: at.tasks, game: at, seat }, task).size > 0;
    if (turn?.seat === seat && serves) at.state.turn = { ...turn, left: [...(turn.left ?? []), task] };
  },
};

/** Tasks with a separate name; all others are effects of an action tile, named `act`. */
const ASKED = ['use', 'end', 'cavern', 'draft', 'cover', 'goOn', 'give'];

/** The name of a task in a decision. */
export const askedAs = (task: string): string => (ASKED.includes(task) ? task : 'act');

/** Whether the player may turn goods into food during this task: not in the middle of something. */
export const allowsExchanges = (task: Task): boolean =>
  !['cavern', 'draft', 'cover'].includes(task.do) && !isGiving(task);
