import { type AgendaRules, type TaskKind, wanted } from '../../../engine/agenda.ts';
import { housed } from '../animals.ts';
import { answers, happen, laneOf, me, playerAt } from '../asking.ts';
import type { RuledState } from '../power.ts';
import type { Turn } from '../state.ts';
import { bredKind, breedingKind, breedKind } from './breed.ts';
import { growKind } from './family.ts';
import { fenceKind, stableKind } from './farm.ts';
import { furnishAtKind, furnishKind } from './furnish.ts';
import { buyKind, gainKind, push, takeKind, tokenKind, tradeKind } from './goods.ts';
import { accommodateKind, feedKind, fieldKind, finalKind, harvestKind, protectKind } from './harvest.ts';
import { layBoughtKind, laySingleKind, oreMineKind, rubyMineKind, twinKind } from './lay.ts';
import { payKind } from './pay.ts';
import { endKind, imitateKind, placeKind } from './place.ts';
import { sowAtKind, sowKind } from './sow.ts';
import { expeditionKind, forgeKind } from './weapons.ts';

/** Every kind of task of the game, by its name in `do`. */
const TASK_KINDS: Readonly<Record<string, TaskKind<RuledState>>> = {
  place: placeKind,
  imitate: imitateKind,
  end: endKind,
  take: takeKind,
  gain: gainKind,
  token: tokenKind,
  buy: buyKind,
  trade: tradeKind,
  twin: twinKind,
  lay: laySingleKind,
  layBought: layBoughtKind,
  oreMine: oreMineKind,
  rubyMine: rubyMineKind,
  furnish: furnishKind,
  furnishAt: furnishAtKind,
  grow: growKind,
  sow: sowKind,
  sowAt: sowAtKind,
  pay: payKind,
  fence: fenceKind,
  stable: stableKind,
  forge: forgeKind,
  expedition: expeditionKind,
  field: fieldKind,
  harvest: harvestKind,
  feed: feedKind,
  breeding: breedingKind,
  breed: breedKind,
  bred: bredKind,
  accommodate: accommodateKind,
  final: finalKind,
  protect: protectKind,
};

/** A copy of a turn in which exchanges can no longer make earlier actions possible. */
function withoutLeft({ seat, dwarf, space, imitated, acted, fenced, taken }: Turn): Turn {
  const turn = { seat, dwarf, space, imitated, acted, fenced };
  return taken === undefined ? turn : { ...turn, taken };
}

/** The agenda of Caverna: a turn must act at least once, and animals must always have room. */
export const TASKS: AgendaRules<RuledState> = {
  kinds: new Map(Object.entries(TASK_KINDS)),
  agenda: ({ state }, seat) => playerAt(state, seat).agenda,
  acted: ({ state }, seat) => state.turn?.seat !== seat || state.turn.acted,
  act({ state }, seat) {
    const { turn } = state;
    if (turn?.seat !== seat || (turn.acted && turn.left === undefined)) return;
    // The order of actions is fixed: after this one, earlier ones are over.
    state.turn = turn.left === undefined ? { ...turn, acted: true } : { ...withoutLeft(turn), acted: true };
  },
  readsBoth: (at, seat, once) => answers(me(at, seat), 'readsBoth').some((reads) => reads(me(at, seat), once)),
  usedBoth(at, seat, once) {
    const mine = me(at, seat);
    if (once) happen(mine, (on) => on.bothUsed?.(mine));
  },
  lapsed(at, seat, task) {
    const { turn } = at.state;
    // Making room for animals is not an action of a space. A task that no exchange could help stays impossible.
    if (turn?.seat !== seat || !turn.acted || task.do === 'accommodate') return;
    if (wanted(laneOf(at, seat), task).size > 0) at.state.turn = { ...turn, left: [...(turn.left ?? []), task] };
  },
  due(at, seat) {
    const next = playerAt(at.state, seat).agenda.at(-1)?.do ?? '';
    if (next === 'accommodate' || UNDIVIDED.has(next) || housed(me(at, seat))) return;
    push(at, seat, { do: 'accommodate' });
  },
};

/** Tasks with a separate name; all others are actions on a space, named `act`. */
const ASKED = new Set([
  'place',
  'imitate',
  'end',
  'buy',
  'lay',
  'furnishAt',
  'sowAt',
  'pay',
  'expedition',
  'harvest',
  'feed',
  'breed',
  'accommodate',
  'final',
  'protect',
  'keepFolk',
  'breedAgain',
]);

/** The name of a task in a decision. */
export function askedAs(task: string): string {
  if (task === 'layBought') return 'lay';
  return ASKED.has(task) ? task : 'act';
}

/** Tasks in the middle of something already paid for: exchanges must wait. */
const UNDIVIDED = new Set(['lay', 'layBought', 'furnishAt', 'sowAt', 'pay', 'imitate', 'protect', 'keepFolk']);

/** Whether exchanges are possible during this task. */
export const allowsExchanges = (task: string): boolean => !UNDIVIDED.has(task);
