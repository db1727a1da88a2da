import { END } from '../../../src/engine/log.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, entriesOf, limitOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/cave-vs-cave/moves/move.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { scores } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { doesFurnish } from '../../../src/games/cave-vs-cave/tiles.ts';
import type { Reason, Tips, Walked } from '../../face/advice.ts';
import type { Asked } from '../../face/asked.ts';
import { giftsAtOnce } from './ending.ts';
import { askedNow, tried } from './made.ts';
import type { CaveWords } from './words.ts';

/** Tips for new players of Cave vs Cave beside a decision. */
export const caveTips = ({ tips, amount }: CaveWords, { state, decision: { seat } }: Asked<State>): Tips => ({
  reason({ anytime, move }) {
    if (anytime || move === END) return undefined;
    return reasonFor({ tips, amount }, { state, seat, move: readMove(move), text: move });
  },
  regrets: [],
});

interface Choice {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
  readonly text: string;
}

type Words = Pick<CaveWords, 'tips' | 'amount'>;

const good = (text: string): Reason => ({ text, isWarning: false });
const warning = (text: string): Reason => ({ text, isWarning: true });

function reasonFor(words: Words, choice: Choice): Reason | undefined {
  const { tips } = words;
  const { state, seat, move } = choice;
  switch (move.verb) {
    case 'use':
      return useReason(words, choice, move.tile);
    case 'furnish':
    case 'draft':
      return good(tips.room(roomOf(move.room).colour));
    case 'excavate':
      return good(turnsUpAnother(state, seat) ? tips.excavateAlone : tips.excavate);
    case 'wall':
      return good(tips.wall);
    case 'breach':
      return good(tips.breach);
    case 'cavern':
      return good(tips.cavern);
    case 'go':
      return good(move.on ? tips.goOn : tips.stop);
    case 'activate':
    case 'before':
    case 'take':
    case 'trade':
    case 'raise':
      return goodsReason(words, choice, state);
    // The question says why.
    case 'cover':
    case 'give':
    case 'leave':
    case 'eat':
    case 'pay':
    case 'done':
    case 'end':
    case 'other':
      return undefined;
  }
}

/** Whether the effect excavates just one room in a solo game, so that another room comes from the pile. */
function turnsUpAnother({ players }: State, seat: number): boolean {
  const asking = players[seat]?.agenda.at(-1);
  return players.length === 1 && !(asking !== undefined && 'ofTwo' in asking);
}

/**
 * The kinds of effects of an action tile, in the order in which a beginner wants them: almost all points come from
 * rooms.
 */
const WANTED: readonly Verb[] = ['furnish', 'activate', 'excavate', 'wall', 'breach', 'trade', 'take'];

/**
 * What an action tile makes possible now; a warning if it could furnish a room, but none can be paid for or placed.
 * Undefined for one that activates rooms: its effect already says so, and many tiles do.
 */
function useReason(words: Words, { state, seat, text }: Choice, tile: string): Reason | undefined {
  const { tips } = words;
  const after = caveVsCave.clone(state);
  caveVsCave.play(after, seat, text);
  // The tile's own food may pay for furnishing.
  const taking = askedNow(after, seat);
  const gifts = taking === undefined ? [] : giftsAtOnce({ state: after, decision: taking, seats: [] });
  for (const gift of gifts) caveVsCave.play(after, seat, gift);
  const options = askedNow(after, seat)?.options ?? [];
  const verbs = new Set(
    [...gifts, ...options.filter(({ anytime }) => !anytime).map(({ move }) => move)].map((move) => readMove(move).verb),
  );
  const best = WANTED.find((verb) => verbs.has(verb));
  // A notice beside it already says that it can do nothing.
  if (best === undefined) return good(tips.nothing);
  if (doesFurnish(tile) && best !== 'furnish') return warning(tips.noRoom);
  const use = tips.uses[best];
  return use === undefined ? undefined : good(use);
}

/**
 * What the points from a move, or the first of its goods, are good for; a warning if the supply has no room for them.
 */
function goodsReason({ tips, amount }: Words, { seat, text }: Choice, state: State): Reason | undefined {
  const after = caveVsCave.clone(state);
  caveVsCave.play(after, seat, text);
  const [before, now] = [playerAt(state, seat).goods, playerAt(after, seat).goods];
  const gains: Bundle = Object.fromEntries(
    entriesOf(now).flatMap(([one, count]) => (count > before[one] ? [[one, count - before[one]]] : [])),
  );
  const points = (scores(after)[seat]?.total ?? 0) - (scores(state)[seat]?.total ?? 0);
  if (points > 0) return good(tips.points(points));
  const [first] = entriesOf(gains);
  if (first !== undefined) return good(tips.goods[first[0]] ?? amount(first[0], first[1]));
  const full =
    readMove(text).verb === 'take' ? entriesOf(before).find(([one, count]) => count >= limitOf(one)) : undefined;
  return full === undefined ? undefined : warning(tips.full(amount(full[0], full[1])));
}

/**
 * What a way to play a turn achieves under the rules: the rooms it furnishes, the points it brings, or the place it
 * digs; undefined if none of these.
 */
export function purposeOf({ tips, room }: CaveWords, { state, seat, moves }: Walked<State>): string | undefined {
  const furnished = moves.map(readMove).find((move) => move.verb === 'furnish');
  if (furnished?.verb === 'furnish') {
    const { points, colour } = roomOf(furnished.room);
    return tips.furnished(room(furnished.room).name, points, colour);
  }
  const made = tried({ moves: [], state }, seat, moves);
  if (made === undefined) return undefined;
  const points = (scores(made.state)[seat]?.total ?? 0) - (scores(state)[seat]?.total ?? 0);
  if (points > 0) return tips.points(points);
  return moves.some((move) => readMove(move).verb === 'excavate') ? tips.excavate : undefined;
}
