import { FREE_ROOM } from '../../../src/games/cave-vs-cave/board.ts';
import { emptyCells, furnishedRooms, playerAt, spotAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, countOf, shortOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { roundsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { doesFurnish, fieldBelow, untakenTiles } from '../../../src/games/cave-vs-cave/tiles.ts';
import { small } from '../../../src/messages/text.ts';
import type { GuideFace } from '../../face/advice.ts';
import type { Seated } from '../../face/face.ts';
import { gapTold } from '../../face/gap.ts';
import { fittingRooms } from './offered.ts';
import type { CavePictures } from './pictures.ts';
import { purposeOf } from './tips.ts';
import type { CaveWords } from './words.ts';

/** The topic whose card shows what is worth points. */
const SCORING = 'rule:scoring';

/** The last round of the first era in which good turns are praised. */
const EARLY = 2;

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
    task(at, [best = []]) {
      const text = taskOf(words, at, best);
      return text === undefined ? undefined : { key: 'task', text, explained: text };
    },
    isEarly: ({ era, round }) => era === 1 && round <= EARLY,
    learned({ state, seat }) {
      const player = playerAt(state, seat);
      const done = { rooms: furnishedRooms(player).length - 1, walls: player.walls.length, gold: player.goods.gold };
      return { done: words.guide.learned(done), next: words.guide.next(done) };
    },
    difference: ({ state, seat, game }) =>
      gapTold(words, { game, scores: caveVsCave.score(state), seat, line: words.scoring.line }),
  };
}

/** The task of the round with the coach's choice if that serves it, or else what the choice is for. */
function taskOf(words: CaveWords, at: At, moves: readonly string[]): string | undefined {
  const { guide } = words;
  const told = task(words, at);
  const used = moves.map(readMove).find((move) => move.verb === 'use');
  if (told === undefined || used?.verb !== 'use') return told;
  const { name } = words.actionTile(used.tile);
  if (serves(at, moves)) return `${told} ${guide.choice(name)}`;
  return guide.instead(at.state.round, name, purposeOf(words, { ...at, moves }));
}

/** Whether moves serve the task of the round; the tasks of the last rounds are served by everything that scores. */
function serves({ state, seat }: At, moves: readonly string[]): boolean {
  if (state.era === 2 || state.round === roundsOf(state)) return true;
  const verbs = moves.map((move) => readMove(move).verb);
  if (emptyCells(playerAt(state, seat)).length === 0) return verbs.includes('excavate');
  const nearest = nearestRoom({ state, seat });
  if (nearest === undefined) return verbs.some((verb) => ['excavate', 'wall', 'breach'].includes(verb));
  if (lack(nearest) === 0) return verbs.includes('furnish');
  const after = caveVsCave.clone(state);
  for (const move of moves) caveVsCave.play(after, seat, move);
  return countOf(shortOf(playerAt(after, seat).goods, roomOf(nearest.id).cost)) < lack(nearest);
}

/**
 * The purpose of the current round: to furnish an affordable room, to make a place for one, or to collect what the
 * nearest room still lacks; in the last round of the first era, to score points; in the second era, to use what is new.
 */
function task(words: CaveWords, at: At): string | undefined {
  const { state, seat } = at;
  if (state.phase !== 'work' || state.turn?.tile) return undefined;
  const { guide, room, bundle } = words;
  const player = playerAt(state, seat);
  const nearest = nearestRoom(at);
  const told = nearest && { name: room(nearest.id).name, points: roomOf(nearest.id).points };
  const best = nearest !== undefined && lack(nearest) === 0 ? told : undefined;
  if (state.era === 2) return ironTask(words, at) + (best === undefined ? '' : guide.task.affordable(best));
  if (state.round === roundsOf(state)) return guide.task.last(state.round, best, state.options.mode === 'era1+2');
  if (emptyCells(player).length === 0) return guide.task.dig(state.round);
  if (nearest === undefined || told === undefined) return guide.task.walls(state.round);
  return best === undefined
    ? guide.task.collect(state.round, told, bundle(nearest.short))
    : guide.task.furnish(
        state.round,
        best,
        furnishingTiles(state).map((tile) => words.actionTile(tile).name),
      );
}

/**
 * The room for sale that fits and for which the player lacks the fewest goods; if several tie, the one with the most
 * points. Undefined if none fits.
 */
function nearestRoom({ state, seat }: At): { readonly id: string; readonly short: Bundle } | undefined {
  const { goods } = playerAt(state, seat);
  if (emptyCells(playerAt(state, seat)).length === 0) return undefined;
  return (fittingRooms({ state, seat }) ?? [])
    .map((id) => ({ id, short: shortOf(goods, roomOf(id).cost) }))
    .toSorted((one, other) => lack(one) - lack(other) || roomOf(other.id).points - roomOf(one.id).points)[0];
}

/** The open action tiles that furnish. */
const furnishingTiles = (state: State): string[] => untakenTiles(state).filter(doesFurnish);

/** The task of a round of the second era. */
function ironTask({ guide, fields, actionTile, unconditioned }: CaveWords, { state, seat }: At): string {
  const player = playerAt(state, seat);
  const place = state.row.findIndex((_, index) => fieldBelow(state, index) === state.round - 1);
  const tile = place < state.shown ? state.row[place] : undefined;
  const field = fields[state.round - 1] ?? '';
  return guide.task.eraTwo(state.round, {
    tile: tile === undefined ? undefined : actionTile(tile).name,
    field: small(state.players.length === 1 ? unconditioned(field) : field),
    isCovered: spotAt(player, FREE_ROOM.eraTwo).is === 'covered',
    donkeys: player.goods.donkey,
  });
}

const lack = ({ short }: { readonly short: Bundle }): number => countOf(short);
