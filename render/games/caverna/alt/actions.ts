import { type Bundle, GOODS } from '../../../../src/games/caverna/state.ts';
import { clip } from '../../../../src/messages/text.ts';
import { markOf } from '../../../shared/alt.ts';
import { about, noted, told } from '../../../shared/told.ts';
import type { ActionBoardInput, SpaceInput } from '../scene.ts';
import type { PictureWords } from '../words.ts';

/** Names are told up to this many characters, so that seven of them leave room for the rest. */
const NAME = 14;

function freeSpace({ name, goods }: SpaceInput, words: PictureWords): string {
  return noted(name, amounts(goods, words));
}

function amounts(goods: Bundle, words: PictureWords): string[] {
  return GOODS.flatMap((good) => {
    const amount = goods[good] ?? 0;
    return amount > 0 ? [words.amount(good, amount)] : [];
  });
}

function takenSpace({ name, taken }: SpaceInput, { alt }: PictureWords): string {
  const owners = [...new Set(taken.map((who) => clip(who.name, NAME)))];
  return alt.takenBy(name, owners.join(', '));
}

/** What the picture of the action spaces shows, in words. */
export function actionsAlt(input: ActionBoardInput, words: PictureWords): string {
  const { alt } = words;
  const now = input.rounds[input.round - 1];
  const free = input.spaces.filter(({ taken }) => taken.length === 0);
  const taken = input.spaces.filter((space) => space.taken.length > 0);
  const fresh = input.spaces.filter((space) => space.latest);
  const grown = input.spaces.flatMap(({ name, grown }) =>
    grown === undefined ? [] : [noted(name, amounts(grown, words))],
  );
  const order = input.table.map(({ owner, dwarfs, feeding }) => {
    const ready = dwarfs.filter((dwarf) => !dwarf.away && !dwarf.newborn).length;
    const name = clip(owner.name, NAME);
    return feeding === undefined ? alt.ready(name, ready) : alt.fed(name, ready, feeding);
  });
  return told([
    `${words.round(input.round)}.`,
    input.turn === undefined ? `${input.headline}.` : `${input.headline} (${markOf(input.turn, alt)}).`,
    now === undefined ? undefined : alt.roundEnds(input.round, alt.harvests[now.harvest]),
    about(
      fresh.filter((space) => space.taken.length > 0).map(({ name }) => name),
      alt.latest,
    ),
    about(
      fresh.filter((space) => space.taken.length === 0).map(({ name }) => name),
      alt.revealed,
    ),
    about(
      input.spaces.flatMap(({ name, visitors = [] }) =>
        visitors.length === 0 ? [] : [alt.takenBy(name, visitors.map((who) => clip(who.name, NAME)).join(', '))],
      ),
      alt.visited,
    ),
    about(order, alt.order),
    about(
      free.map((space) => freeSpace(space, words)),
      alt.free,
    ),
    about(
      taken.map((space) => takenSpace(space, words)),
      alt.taken,
    ),
    about(grown, alt.grown),
  ]);
}
