import { END } from '../../../src/engine/log.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { countGoods } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { RuledState } from '../../../src/games/caverna/power.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Furnish, type Unpaid, unpaidTiles } from '../../../src/games/caverna/tasks/furnish.ts';
import { impossible, type Unopened, unopened } from '../../../src/games/caverna/unopened.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import { find } from '../../../src/messages/text.ts';
import type { Asked } from '../../face/asked.ts';
import { subjectOf } from './subjects.ts';
import type { CavernaWords } from './words.ts';

/** Why actions of the space are impossible, and what a ruby would buy for them. */
export function unopenedIn(words: CavernaWords, asked: Asked<State>): string[] {
  const { state, decision } = asked;
  const { seat, options } = decision;
  const at = positionOf(state);
  const isOver = options.some(({ move }) => move === END);
  const bought = isOver ? [] : ofKind('ruby', options);
  const priceOf = (move: Move<'ruby'>) => witness(caverna.clone(state), seat, writeMove(move)).deeds[0]?.pays;
  const told = isOver ? missed(asked) : toldWhile({ state, decision });
  const laid = new Set(ofKind('lay', options).flatMap((move) => move.laid.map(({ ground }) => ground)));
  return told.flatMap(({ task, begun, lacks }) => {
    const [only, second] = lacks;
    if (second === undefined && only?.of === 'emptyField' && laid.has('field')) return [words.layFirst];
    if (second === undefined && only?.of === 'meadow' && laid.has('meadow')) return [];
    const [nearest] = task === 'furnish' ? nearestTiles(at, seat, begun as Furnish) : [];
    if (nearest !== undefined) return [words.unpaid(words.tile(nearest.tile).name, nearest.short)];
    const buying = bought.find(({ into }) =>
      lacks.some(({ of, need = 1, have = 0 }) => of === into && need - have === 1),
    );
    const line = words.unopened(task, lacks, buying && priceOf(buying));
    return line === '' ? [] : [line];
  });
}

/** The tiles that the player cannot pay for, with the nearly affordable ones first. */
function nearestTiles(at: RuledState, seat: number, task: Furnish): Unpaid[] {
  return unpaidTiles(at, seat, task).toSorted((one, other) => countGoods(one.short) - countGoods(other.short));
}

/** The impossible actions that are mentioned when a turn ends, by the first word of their moves. */
const MISSED: Readonly<Record<string, Verb>> = {
  expedition: 'loot',
  sow: 'sow',
  fence: 'fence',
  stable: 'stable',
  twin: 'lay',
  oreMine: 'oreMine',
  rubyMine: 'rubyMine',
};

/** The actions of the space that were impossible and that the player has not read about yet. */
function missed({ state, decision: { seat }, turn }: Asked<State>): Unopened[] {
  if (turn === undefined) return [];
  const now = caverna.clone(turn.before);
  const told = new Set<string>();
  const deeds = turn.drafts.flatMap(({ move }) => {
    const decision = askedIn(now, seat);
    for (const { task } of decision ? toldWhile({ state: now, decision }) : []) told.add(task);
    return witness(now, seat, move).deeds;
  });
  const done = deeds.filter((deed) => deed.seat === seat).map(({ move }) => readMove(move).verb);
  return impossible(positionOf(state), seat).filter(({ task }) => {
    const verb = find<Verb>(MISSED, task);
    return verb !== undefined && !done.includes(verb) && !told.has(task);
  });
}

/** What a player reads while choosing an action of a space; it leaves out expeditions if the player may forge first. */
function toldWhile({ state, decision }: Pick<Asked<State>, 'state' | 'decision'>): Unopened[] {
  return subjectOf(decision) === 'forge' ? [] : unopened(positionOf(state), decision.seat);
}
