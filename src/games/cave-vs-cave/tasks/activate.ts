import { type Flow, firstTasks, possible, type Task, taskKind } from '../../../engine/agenda.ts';
import { DECLINE, type Option, optionFor } from '../../../engine/decision.ts';
import { furnishedRooms, meAt, workingFor } from '../cave.ts';
import type { ActivateTask, GoodsTask, Way } from '../effects.ts';
import { type Bundle, EDIBLE, limitOf, takesUp } from '../goods.ts';
import { readMove, writeMove } from '../moves/codec.ts';
import type { Activation, Me, RuledState } from '../power.ts';
import { roomOf } from '../rooms/index.ts';
import { getGift, onlyWay } from './goods.ts';
import { BY_ITSELF, push } from './push.ts';

/** How many rooms each effect activates. */
const ROOMS_ACTIVATED = { one: 1, two: 2, three: 3, market: 2 } as const satisfies Readonly<Record<Activation, number>>;

/** The activation of further rooms after the first of an effect. */
interface ActivateMore extends ActivateTask {
  readonly left: number;
}

/** Whether a seat has activated some of the rooms of an effect: the others follow at once, or not at all (001 p. 6). */
export const isActivating = (task: Task): boolean => task.do === 'activate' && 'left' in task;

/** After an effect that activates rooms: the gifts of blue rooms that were not taken before it. */
interface ActivatedTask extends Omit<ActivateTask, 'do'> {
  readonly do: 'activated';
}

/** The current effect of a room; undefined if it cannot be activated. */
function effectOf(mine: Me, id: string): Flow | undefined {
  const room = roomOf(id);
  if (room.colour === 'blue') return undefined;
  return typeof room.effect === 'function' ? room.effect(mine) : room.effect;
}

/** What activating a room pays and gains; undefined if the player chooses, or if it does something else. */
export function onlyWayOf(mine: Me, room: string): Way | undefined {
  const effect = effectOf(mine, room);
  return effect?.do === 'goods' ? onlyWay(mine, effect as GoodsTask) : undefined;
}

/**
 * The rooms that can be activated, or the first `most`: orange ones of the player's cave and of the pool, each once a
 * turn (001 p. 6; rulings A129).
 */
function activatable(mine: Me, most?: number): string[] {
  const { at, seat, player } = mine;
  const activated = at.state.turn?.activated ?? [];
  const lane = { rules: at.tasks, game: at, seat };
  const rooms: string[] = [];
  for (const id of [...furnishedRooms(player), ...at.state.pool]) {
    if (rooms.length === most) break;
    if (activated.includes(id)) continue;
    const flow = effectOf(mine, id);
    if (flow !== undefined && possible(lane, flow)) rooms.push(id);
  }
  return rooms;
}

/** The gifts of blue rooms for an effect, without those already given. */
function giftsFor(mine: Me, { by, before = [] }: Pick<ActivateTask, 'by' | 'before'>) {
  const gifts: { readonly room: string; readonly gift: Bundle }[] = [];
  for (const { room, power } of workingFor(mine)) {
    const gift = power.activating?.[by];
    if (gift !== undefined && !before.includes(room)) gifts.push({ room, gift });
  }
  return gifts;
}

/** How many rooms an effect activates for a player (001 p. 16, Geräteraum). */
const countFor = (mine: Me, by: Activation): number =>
  Math.max(ROOMS_ACTIVATED[by], ...workingFor(mine).map(({ power }) => power.activations?.[by] ?? 0));

/** How many rooms the current effect lets a player activate; 0 without such an effect. */
export function roomsToActivate(mine: Me): number {
  const asking = mine.player.agenda.at(-1);
  const task = asking && (firstTasks(asking).find((each) => each.do === 'activate') as ActivateTask | ActivateMore);
  if (task === undefined) return 0;
  return 'left' in task ? task.left : countFor(mine, task.by);
}

/** How many rooms some effects activate, as printed and for a player; undefined if they activate none. */
export function roomsActivated(
  mine: Me,
  effects: readonly Flow[],
): { readonly printed: number; readonly now: number } | undefined {
  const task = effects.flatMap(firstTasks).find((each) => each.do === 'activate') as ActivateTask | undefined;
  return task && { printed: ROOMS_ACTIVATED[task.by], now: countFor(mine, task.by) };
}

const activating = optionFor((room: string) => writeMove({ verb: 'activate', room }));
const takingBefore = optionFor((room: string) => writeMove({ verb: 'before', room }));

/** Whether turning goods into food would make it possible to activate a room. */
function exchangeHelps(mine: Me): boolean {
  const { goods } = mine.player;
  const { food } = goods;
  const edible = EDIBLE.reduce((sum, good) => sum + goods[good], 0);
  if (edible === 0) return false;
  goods.food = Math.min(limitOf('food'), food + edible);
  const helps = activatable(mine, 1).length > 0;
  goods.food = food;
  return helps;
}

/** The gifts for an effect that a player may take before it. */
const giftsBefore = (mine: Me, task: ActivateTask): Option[] =>
  giftsFor(mine, task)
    .filter(({ gift }) => takesUp(mine.player.goods, gift))
    .map(({ room }) => takingBefore(room));

/** Whether the player took a gift before the effect: then it must activate a room, useful or not. */
export const isUsed = (task: Task): boolean => task.do === 'activate' && 'before' in task && !('left' in task);

export const activateKind = taskKind<RuledState, ActivateTask | ActivateMore>({
  options(at, seat, task): Option[] {
    const mine = meAt(at, seat);
    const rooms = activatable(mine).map(activating);
    if ('left' in task) return rooms.length > 0 || exchangeHelps(mine) ? [...rooms, DECLINE] : [];
    // Even if no room can do anything, one can be activated, and blue rooms require no more than that (001 p. 16).
    const options = [...rooms, ...giftsBefore(mine, task)];
    return isUsed(task) && (options.length > 0 || exchangeHelps(mine)) ? [...options, DECLINE] : options;
  },
  possible(at, seat, task) {
    const mine = meAt(at, seat);
    return activatable(mine, 1).length > 0 || giftsBefore(mine, task).length > 0;
  },
  // The player may always decline further rooms, even if an exchange would be needed first.
  asks: (_at, _seat, task) => 'left' in task || isUsed(task),
  *wants(at, seat) {
    const mine = meAt(at, seat);
    for (const id of [...furnishedRooms(mine.player), ...at.state.pool]) {
      const flow = effectOf(mine, id);
      if (flow !== undefined) yield* at.tasks.kinds.get(flow.do)?.wants?.(at, seat, flow) ?? [];
    }
  },
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    const chosen = readMove(move);
    if (chosen.verb === 'before') takeBefore(mine, task, chosen.room);
    else if (chosen.verb === 'activate') activateRoom(mine, task, chosen.room);
    else if (isUsed(task)) for (const { gift } of giftsFor(mine, task)) getGift(mine, gift);
  },
});

/** Takes the gift of a blue room before the effect; this uses the effect (rulings A118). */
function takeBefore(mine: Me, task: ActivateTask, room: string): void {
  const found = giftsFor(mine, task).find((each) => each.room === room);
  if (found !== undefined) getGift(mine, found.gift);
  const then: ActivateTask = { ...task, before: [...(task.before ?? []), room] };
  push(mine.at, mine.seat, then);
}

function activateRoom(mine: Me, task: ActivateTask | ActivateMore, room: string): void {
  const { at, seat } = mine;
  const { turn } = at.state;
  const effect = effectOf(mine, room);
  if (turn === undefined || effect === undefined) throw new Error(`"${room}" cannot be activated.`);
  at.state.turn = { ...turn, activated: [...turn.activated, room] };
  const left = 'left' in task ? task.left : countFor(mine, task.by);
  if (!('left' in task)) {
    const after: ActivatedTask = { ...task, do: 'activated' };
    push(at, seat, after);
  }
  if (left > 1) {
    const more: ActivateMore = { do: 'activate', by: task.by, left: left - 1 };
    push(at, seat, more);
  }
  push(at, seat, effect);
}

export const activatedKind = taskKind<RuledState, ActivatedTask>({
  options: () => [...BY_ITSELF],
  run(at, seat, { task }) {
    const mine = meAt(at, seat);
    for (const { gift } of giftsFor(mine, task)) getGift(mine, gift);
  },
});
