import { allGoldenPictures } from '../../../../lab/golden-pictures.ts';
import type { PictureRequest } from '../../../../render/games/caverna/scene.ts';
import { pictureWords } from '../../../../render/games/caverna/words.ts';
import { seatStyles } from '../../../../render/paint/theme.ts';
import { type Owner, ownersOf } from '../../../../render/shared/owner.ts';
import { catalogue } from '../../../../src/messages/index.ts';

export const WORDS = pictureWords(catalogue('en'));

const NAMES = ['Mara', 'Tom', 'Oskar', 'Yuki', 'Ines', 'Bo', 'Ada'];
export const OWNERS: readonly Owner[] = ownersOf(
  seatStyles.map(({ name: colour }, seat) => ({ name: NAMES[seat] ?? colour, colour })),
);

/** The index of a place in `Player.cells` by its name: columns x a b c d e f g, rows 0 to 5. */
export const at = (name: string): number => Number(name[1]) * 8 + 'xabcdefg'.indexOf(name[0] ?? '');

export const GOLDEN_PICTURES = (await allGoldenPictures())
  .filter(({ request, frame }) => request.game === 'caverna' && frame === undefined)
  .map(({ name, request }) => ({ name, request: request as PictureRequest }));

export function goldenPicture(name: string): PictureRequest {
  const found = GOLDEN_PICTURES.find((picture) => picture.name === name);
  if (found === undefined) throw new Error(`There is no golden picture "${name}".`);
  return found.request;
}

/** A picture of every kind, plain ones and the most crowded ones. */
export const PICTURES: Readonly<Record<string, PictureRequest>> = Object.fromEntries(
  [
    ...['seven.home-1', 'solo.home-1', 'seven.boards', 'seven.actions', 'solo.actions', 'choose-place.choice'],
    ...['seven.supply-1', 'folk-sheets.card-folk-elves', 'choose-loot.loot', 'cards.card-loot-furnish', 'seven.score'],
    ...['lobby.lobby', 'lobby-of-one.lobby', 'chronicle.chronicle'],
  ].map((name) => [name, goldenPicture(name)]),
);
