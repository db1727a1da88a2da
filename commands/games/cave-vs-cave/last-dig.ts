import { partsOf, type Task } from '../../../src/engine/agenda.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** Tasks that end a turn, or only complete another task. */
const FOLLOWING: readonly string[] = ['end', 'excavated'];

/** Whether a task leaves no choice because it gives a single kind of goods for free. */
function isGift(task: Task): boolean {
  if (task.do !== 'goods') return false;
  const [only, other] = (task as GoodsTask).ways;
  return only !== undefined && only.pay === undefined && other === undefined;
}

/** Whether part of an effect is to excavate one room, perhaps with another choice instead. */
const digs = (part: Task): boolean =>
  part.do === 'excavate' || (part.do === 'either' && partsOf(part).some((one) => one.do === 'excavate'));

const isFirstOfTwo = (task: Task): boolean => 'ofTwo' in task && task.ofTwo === 'first';

/** Whether a seat's turn would be over once it excavates a room, whatever that turns up. */
export function isLastDig(state: State, seat: number): boolean {
  const { agenda } = playerAt(state, seat);
  const top = agenda.at(-1);
  if (top === undefined || state.turn?.left !== undefined || isFirstOfTwo(top)) return false;
  const parts = top.do === 'andOr' ? partsOf(top) : [top];
  const below = agenda.slice(0, -1).filter((task) => !FOLLOWING.includes(task.do));
  const others = [...parts.filter((part) => !digs(part)), ...below.flatMap(partsOf)];
  return parts.some(digs) && others.every(isGift);
}
