import { END } from '../../../src/engine/log.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { me, tileOf } from '../../../src/games/caverna/asking.ts';
import { lackingAt, nextFeeding, type Ready, readyFor } from '../../../src/games/caverna/foresight.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { entriesOf } from '../../../src/games/caverna/goods.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import { endingOf } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { builtTiles, lackFor } from '../../../src/games/caverna/tasks/furnish.ts';
import { priceOfFeeding } from '../../../src/games/caverna/unfed.ts';
import { lackingIn } from '../../../src/messages/caverna/hunger.ts';
import type { Wish } from '../../../src/table/ahead/plan.ts';
import type { Face, Seated } from '../../face/face.ts';
import { moveIcon } from './icons.ts';
import { detailOf, labelOf } from './labels.ts';
import { pointsOf } from './offered.ts';
import { familyOf } from './spaces.ts';
import { byColour } from './tags.ts';
import type { CavernaWords } from './words.ts';

type Wishes = NonNullable<NonNullable<Face<State>['supply']>['wishes']>;

/** When to say nothing about what is coming: in a harvest, before the first round and after the last. */
const WITHOUT: readonly State['phase'][] = ['harvest', 'folks', 'scoring', 'end'];

/** The cost of the next feeding, the food at hand, and what the board is ready for. */
export function cavernaBearings(words: CavernaWords, { state, seat }: Seated<State>): string[] {
  const { bearings } = words;
  if (WITHOUT.includes(state.phase)) return [];
  const mine = me(positionOf(state), seat);
  const coming = nextFeeding(mine);
  const ready = readyFor(mine).map((one) => readiness(bearings, one));
  // A player who can end the turn reads about shortages next to that button.
  const isTold = askedIn(state, seat)?.task === END && shortAhead({ state, seat }) !== undefined;
  return [
    ...(coming === undefined || isTold ? [] : [feedingLine(bearings, state, coming)]),
    ...(ready.length === 0 ? [] : [bearings.ready(ready)]),
  ];
}

/**
 * For a player in a guided game: the feeding after this round or the next one, if eating everything would not be
 * enough.
 */
export function feedingAhead(
  { bearings }: CavernaWords,
  { state, seat }: Pick<Seated<State>, 'state' | 'seat'>,
): string[] {
  const mine = me(positionOf(state), seat);
  const coming = WITHOUT.includes(state.phase) ? undefined : nextFeeding(mine);
  if (coming === undefined || coming.round > state.round + 1 || lackingAt(mine, coming).food === 0) return [];
  return [feedingLine(bearings, state, coming)];
}

type Feeding = NonNullable<ReturnType<typeof nextFeeding>>;

/** A feeding in words; it names the round only if that is a later one. */
function feedingLine(bearings: CavernaWords['bearings'], state: State, coming: Feeding): string {
  const round = coming.round === state.round ? undefined : coming.round;
  return bearings.feeding({ ...coming, kind: endingOf(state, coming.round), round });
}

/** The feeding after this round, if the food or stone at hand is not enough; undefined if it is. */
function shortAhead({ state, seat }: Pick<Seated<State>, 'state' | 'seat'>) {
  if (WITHOUT.includes(state.phase)) return undefined;
  const coming = nextFeeding(me(positionOf(state), seat));
  if (coming?.round !== state.round) return undefined;
  const { need, food, stone } = coming;
  return need <= food && (stone === undefined || stone.need <= stone.stone) ? undefined : coming;
}

/**
 * For a seat that can end its turn without enough food at hand: the cost of the feeding after this round, and what the
 * missing food would cost now; otherwise undefined.
 */
export function hungerAhead({ bearings }: CavernaWords, { state, seat }: Pick<Seated<State>, 'state' | 'seat'>) {
  const coming = shortAhead({ state, seat });
  if (coming === undefined) return undefined;
  const told = bearings.feeding({ ...coming, kind: endingOf(state, coming.round), round: undefined });
  const price = priceOfFeeding(state, seat);
  return price === undefined ? told : `${told} ${bearings.price(price, lackingIn(coming))}`;
}

/** If there are more places than this, they are not named: almost any will do. */
const MANY = 4;

function readiness(words: CavernaWords['bearings'], ready: Ready): string {
  switch (ready.what) {
    case 'breed':
      return words.breed(ready.animals);
    case 'room':
      return words.room(ready.animals, ready.by, ready.cell);
    case 'sow':
      return words.sow(ready.crops, ready.cells, ready.cells.length > MANY);
    case 'grow':
      return words.grow;
    case 'oreMine':
      return words.oreMine(ready.cells);
    case 'rubyMine':
      return words.rubyMine(ready.cells.length > MANY ? [] : ready.cells, ready.ruby);
  }
}

/** What the player still lacks for the tiles they wish for, or who has furnished them. */
function cavernaWished(
  words: CavernaWords,
  { game, state, seat, wishes }: Seated<State> & { readonly wishes: readonly Wish[] },
): string[] {
  return wishes.flatMap(({ move, takenBy }) => {
    const wish = readMove(move);
    if (wish.verb !== 'furnish') return [];
    const { name } = words.tile(wish.tile);
    return [
      takenBy === undefined
        ? words.wishes.lacks(name, ...lackOf(words, { state, seat }, wish.tile))
        : words.wishes.taken(name, game.seats[takenBy]?.name ?? ''),
    ];
  });
}

/** The goods that a seat lacks for a tile, and the place that it lacks, in words. */
function lackOf(words: CavernaWords, { state, seat }: Pick<Seated<State>, 'state' | 'seat'>, tile: string) {
  const { goods, place } = lackFor(me(positionOf(state), seat), tile);
  return [entriesOf(goods).length === 0 ? undefined : words.bundle(goods), place] as const;
}

/** Every furnishing tile that is still available, for wishes. */
export function cavernaWishes(words: CavernaWords): Wishes {
  const { title, help, menu, short } = words.wishes;
  return {
    title,
    help,
    menus(state, seat) {
      const { rules } = positionOf(state);
      const built = builtTiles(state);
      const people = familyOf(words, state, seat);
      const free = rules.supply.filter((id) => !built.has(id) || rules.tiles[id]?.unlimited);
      const choiceOf = (id: string) => {
        const move: Move<'furnish'> = { verb: 'furnish', tile: id, oreFor: [] };
        const context = { pays: tileOf(rules, id).cost, points: pointsOf(state, seat, id), task: 'furnish', people };
        const [text, detail] = [labelOf(words, move, context), detailOf(words, move, context)];
        const lack = short(...lackOf(words, { state, seat }, id));
        return {
          value: writeMove(move),
          text,
          detail: [lack, detail].filter((each) => each !== undefined).join(' · ') || undefined,
          icon: moveIcon(move),
        };
      };
      return byColour(rules, free, (id) => id).map(({ tag, page, pages, tiles }) => ({
        title: menu(tag, page, pages),
        choices: tiles.map(choiceOf),
      }));
    },
    lacking: (at) => cavernaWished(words, at),
    mayTake: ({ options }) => options.some(({ move }) => readMove(move).verb === 'furnish'),
  };
}
