import { emptyCells, furnishedRooms, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { type Bundle, countOf, shortOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { GuideFace } from '../../face/advice.ts';
import type { Seated } from '../../face/face.ts';
import { fittingRooms } from './offered.ts';
import type { CavePictures } from './pictures.ts';
import type { CaveWords } from './words.ts';

/** The topic whose card shows what is worth points. */
const SCORING = 'rule:scoring';

/** The last rounds of the first era in which good turns are praised, and in which rounds have a task. */
const EARLY = 2;
const GUIDED = 5;

type At = Pick<Seated<State>, 'state' | 'seat'>;

/** A first game of Cave vs Cave that explains itself. */
export function caveGuide(words: CaveWords, pictures: CavePictures): GuideFace<State> {
  const scoring = words.topics.find(({ id }) => id === SCORING);
  return {
    wishes: { mode: 'era1' },
    isFirstTurn: ({ state: { phase, era, round, taken }, seat }) =>
      phase === 'work' && era === 1 && round === 1 && !taken.some((one) => one.seat === seat),
    goal: ({ state }) => words.guide.goal(state.players.length === 1),
    pictures: async () => (scoring === undefined ? [] : pictures.card(words, scoring, undefined)),
    task(at, ways) {
      const purpose = task(words, at);
      const used = ways[0]?.map(readMove).find((move) => move.verb === 'use');
      const choice = used?.verb === 'use' ? [words.guide.choice(words.actionTile(used.tile).name)] : [];
      const text = [...(purpose === undefined ? [] : [purpose]), ...choice].join(' ');
      return text === '' ? undefined : { key: 'task', text, explained: text };
    },
    isEarly: ({ era, round }) => era === 1 && round <= EARLY,
    learned({ state, seat }) {
      const player = playerAt(state, seat);
      const done = { rooms: furnishedRooms(player).length - 1, walls: player.walls.length, gold: player.goods.gold };
      return { done: words.guide.learned(done), next: words.guide.next(done) };
    },
  };
}

/**
 * The purpose of the current round: to furnish an affordable room, to make a place for one, or to collect what the
 * nearest room still lacks.
 */
function task({ guide, room, bundle }: CaveWords, { state, seat }: At): string | undefined {
  if (state.phase !== 'work' || state.era !== 1 || state.round > GUIDED || state.turn?.tile) return undefined;
  const player = playerAt(state, seat);
  if (emptyCells(player).length === 0) return guide.task.dig(state.round);
  const rooms = (fittingRooms({ state, seat }) ?? [])
    .map((id) => ({ id, short: shortOf(player.goods, roomOf(id).cost) }))
    .toSorted((one, other) => lack(one) - lack(other) || roomOf(other.id).points - roomOf(one.id).points);
  const [nearest] = rooms;
  if (nearest === undefined) return guide.task.walls(state.round);
  const told = { name: room(nearest.id).name, points: roomOf(nearest.id).points };
  return lack(nearest) === 0
    ? guide.task.furnish(state.round, told)
    : guide.task.collect(state.round, told, bundle(nearest.short));
}

const lack = ({ short }: { readonly short: Bundle }): number => countOf(short);
