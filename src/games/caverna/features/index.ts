import { type Features, type Sparse, together, topicsOf } from '../../../engine/features.ts';
import { me, tileOf } from '../asking.ts';
import type { RuledState } from '../power.ts';
import { ROUNDS } from '../schedule.ts';
import { type ScoreKey, totalOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { type Feed, feedingCost, stillNeeded } from '../tasks/harvest.ts';
import { AIMS } from './aims.ts';
import { choosingFeatures } from './choosing.ts';
import { FAMILY_FEATURES, housing } from './family.ts';
import type { Seen, Told, Topic } from './feature.ts';
import { GOODS_FEATURES } from './goods.ts';
import { groundsOf, LAND_FEATURES } from './land.ts';
import { type Ids, tableFeatures } from './table.ts';
import { visible } from './visible.ts';

/** Points lost for each begging marker (rulebook p. 23). */
const BEGGING = 3;

/** The topics of the lines of a score. */
const LINES: Readonly<Record<ScoreKey, Topic>> = {
  animals: 'animals',
  missing: 'animals',
  grain: 'fields',
  vegetable: 'fields',
  gemfruit: 'fields',
  mushroom: 'fields',
  ruby: 'rubies',
  dwarfs: 'family',
  unused: 'land',
  tiles: 'tiles',
  pastures: 'animals',
  mines: 'mines',
  bonus: 'bonus',
  gold: 'goods',
  begging: 'food',
  prevented: 'bonus',
};

function seenBy(at: RuledState, seat: number): Seen {
  const mine = me(at, seat);
  const { player } = mine;
  const { round, phase } = at.state;
  const left = ROUNDS - round - (at.state.players.length < 3 && round < 9 ? 1 : 0);
  let idle = 0;
  if (phase === 'work' && !player.passed) {
    for (const { at: where, newborn } of player.dwarfs) if (where === 'home' && !newborn) idle++;
  }
  const next = player.agenda.at(-1);
  const { beds, short } = housing(mine);
  return {
    at,
    seat,
    player,
    left,
    share: left / (ROUNDS - 1),
    idle,
    grounds: groundsOf(player.cells),
    choosing: next !== undefined && next.do !== 'end',
    meal: feedingCost(mine, 2),
    beds,
    short,
  };
}

/** Points that a seat will gain or lose by finishing what it has begun. */
function owed(seen: Seen): number {
  const { agenda, goods } = seen.player;
  const next = agenda.at(-1) as { readonly do: string; readonly tile?: string } | undefined;
  if (next?.do === 'furnishAt' && next.tile !== undefined) return tileOf(seen.at.rules, next.tile).points;
  const feed = agenda.findLast((task): task is Feed => task.do === 'feed');
  return feed === undefined ? 0 : 0 - BEGGING * Math.max(0, stillNeeded(seen, feed) - goods.food);
}

/** The features of Caverna for things with these ids. */
export function cavernaFeatures(ids: Ids, positionOf: (state: State) => RuledState): Features<State> {
  const all: readonly Told[] = [
    ...GOODS_FEATURES,
    ...FAMILY_FEATURES,
    ...LAND_FEATURES,
    ...tableFeatures(ids),
    ...choosingFeatures(ids),
  ];
  const { names, write } = together(all);
  return {
    names,
    stages: ROUNDS,
    stage: ({ round }) => Math.max(0, round - 1),
    read(state, seat, into: Sparse) {
      const at = positionOf(state);
      const seen = seenBy(at, seat);
      write(seen, into);
      return totalOf(at, seat) + owed(seen);
    },
    margin: 3,
    topics: {
      of: topicsOf(all),
      lines: LINES,
      visible: (topic, { more, less, seat }) =>
        visible(topic as Topic, me(positionOf(more), seat), me(positionOf(less), seat)),
    },
    aims: AIMS,
  };
}
