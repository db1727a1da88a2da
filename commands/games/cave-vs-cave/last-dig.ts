import { partsOf, type Task } from '../../../src/engine/agenda.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import { type Bundle, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** Tasks that end a turn, or only complete another task. */
const FOLLOWING: readonly string[] = ['end', 'excavated'];

/** The goods of a task that leaves no choice because it gives them for free; undefined for any other task. */
function giftOf(task: Task): Bundle | undefined {
  const [only, other] = task.do === 'goods' ? (task as GoodsTask).ways : [];
  return only?.pay === undefined && other === undefined ? only?.gain : undefined;
}

/** Whether an effect includes excavating one room, perhaps as one of several choices. */
const digs = (part: Task): boolean =>
  part.do === 'excavate' || (part.do === 'either' && partsOf(part).some((one) => one.do === 'excavate'));

const isFirstOfTwo = (task: Task): boolean => 'ofTwo' in task && task.ofTwo === 'first';

/**
 * The goods that still come automatically if a seat's turn would be over once it excavates a room, whatever that turns
 * up; undefined if it would not be over.
 */
export function giftsOfLastDig(state: State, seat: number): Bundle | undefined {
  const { agenda } = playerAt(state, seat);
  const top = agenda.at(-1);
  if (top === undefined || state.turn?.left !== undefined || isFirstOfTwo(top)) return undefined;
  const parts = top.do === 'andOr' ? partsOf(top) : [top];
  const below = agenda.slice(0, -1).filter((task) => !FOLLOWING.includes(task.do));
  const others = [...parts.filter((part) => !digs(part)), ...below.flatMap(partsOf)];
  const gifts = others.map(giftOf);
  if (!parts.some(digs) || gifts.includes(undefined)) return undefined;
  return gifts.reduce<Bundle>((goods, gift = {}) => plus(goods, gift), {});
}
