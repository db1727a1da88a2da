import type { Flow, Task } from '../../../engine/agenda.ts';
import { type Page, put } from '../../../engine/features.ts';
import type { Way } from '../effects.ts';
import { GOODS, type Good } from '../goods.ts';
import type { Feature } from './feature.ts';

/** What may still be chosen in a turn: kinds of tasks, some split by their subject. */
const KINDS = [
  ...['draft', 'cover', 'cavern', 'goOn', 'raise', 'replenish', 'give', 'excavate', 'excavateTwo', 'wall', 'breach'],
  ...['furnish free', 'furnish', 'activate one', 'activate two', 'activate three', 'activate market', 'activate more'],
  'trade',
];
const PLACES = new Map(KINDS.map((kind, i) => [kind, i]));
const GAINS = KINDS.length;

interface Told extends Task {
  readonly flows?: readonly Told[];
  readonly flow?: Told;
  readonly by?: string;
  readonly left?: number;
  readonly surcharges?: readonly unknown[];
  readonly ways?: readonly Way[];
}

/** The name of a kind of task, with its subject. */
function kindOf({ do: kind, by, left, surcharges }: Told): string {
  if (left !== undefined) return `${kind} more`;
  if (by !== undefined) return `${kind} ${by}`;
  return surcharges?.length === 0 ? `${kind} free` : kind;
}

function tell(task: Told, page: Page): void {
  if (task.flows !== undefined) for (const flow of task.flows) tell(flow, page);
  else if (task.flow !== undefined) tell(task.flow, page);
  else if (task.ways === undefined) {
    const place = PLACES.get(kindOf(task));
    if (place !== undefined) put(page, place, 1);
  } else tellWays(task.ways, page);
}

/** Goods that may still be gained or traded. */
function tellWays(ways: readonly Way[], page: Page): void {
  for (const { pay, gain } of ways) {
    if (pay !== undefined) {
      put(page, PLACES.get('trade') ?? 0, 1 / ways.length);
      continue;
    }
    for (const good in gain) put(page, GAINS + GOODS.indexOf(good as Good), (gain[good as Good] ?? 0) / ways.length);
  }
}

/** What there is still to do in a turn that has begun. */
export const CHOOSING: Feature = {
  names: [...KINDS.map((kind) => `open ${kind}`), ...GOODS.map((good) => `open gain ${good}`)],
  write({ player }, page) {
    for (const task of player.agenda) tell(task as Flow as Told, page);
  },
};
