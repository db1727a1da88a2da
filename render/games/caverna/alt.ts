import { small } from '../../../src/messages/text.ts';
import { chronicleAlt, lobbyAlt, scoreAlt } from '../../shared/alt.ts';
import { about, firstTold, noted, told } from '../../shared/told.ts';
import { actionsAlt } from './alt/actions.ts';
import { boardsAlt } from './alt/boards.ts';
import { choiceAlt, homeAlt } from './alt/home.ts';
import type { CardInput, FolkInput, LootInput, PictureRequest, SupplyInput, SupplyTile } from './scene.ts';
import type { PictureWords } from './words.ts';

function supplyAlt({ title, tiles }: SupplyInput, words: PictureWords): string {
  const { alt } = words;
  const built = tiles.filter(({ owners }) => owners.length > 0);
  const free = tiles.filter(
    ({ owners, unlimited, possible }) => (owners.length === 0 || unlimited) && possible !== false,
  );
  const cost = ({ cost: goods }: SupplyTile): string =>
    Object.values(goods).some((amount) => amount > 0) ? words.bundle(goods) : alt.nothing;
  const worth = ({ points }: SupplyTile): string => (typeof points === 'number' ? alt.points(points) : alt.varies);
  // As much about each as fits, and at least the name.
  const ways: ((tile: SupplyTile) => string)[] = [
    (tile) => alt.costs(tile.name, `${cost(tile)}, ${worth(tile)}`),
    (tile) => alt.costs(tile.name, cost(tile)),
    ({ name }) => name,
  ];
  return firstTold(
    ways.map((way) => () => [
      `${title}.`,
      about(
        built.map(({ name, owners }) => alt.takenBy(name, owners.map((owner) => owner.name).join(', '))),
        alt.built,
      ),
      about(free.map(way), alt.available),
      about(
        free.flatMap(({ name, wished }) => (wished ? [name] : [])),
        alt.wished,
      ),
      about(
        tiles.flatMap(({ name, instead }) => (instead === undefined ? [] : [alt.insteadOf(name, instead.of)])),
        alt.replaced,
      ),
    ]),
  );
}

function lootAlt({ title, strength, level, items }: LootInput, words: PictureWords): string {
  const { alt } = words;
  const written = ({ name, strength: needed, why }: LootInput['items'][number]): string =>
    why === undefined ? alt.needs(name, needed) : noted(name, [small(why)]);
  return told([
    `${title}.`,
    strength === undefined || level === undefined ? undefined : alt.strength(strength, level),
    about(items.filter((item) => item.possible !== false && !item.taken).map(written), alt.open),
    about(items.filter((item) => item.taken).map(written), alt.got),
    about(items.filter((item) => item.possible === false && !item.taken).map(written), alt.closed),
  ]);
}

function cardAlt(
  { title, kind, subject, gist, example, related, headings, legend = [] }: CardInput,
  words: PictureWords,
): string {
  return told([
    `${title} (${kind}).`,
    subject.of === 'tile' ? words.alt.price(words.bundle(subject.tile.cost), subject.tile.points) : undefined,
    gist,
    example === '' ? undefined : `${headings.example}: ${example}`,
    ...legend.map(({ words: meaning }) => `${meaning}.`),
    about(related, (names) => `${headings.related}: ${names}.`),
  ]);
}

function folkAlt({ title, kind, hardness, lines, tiles }: FolkInput, words: PictureWords): string {
  const { alt } = words;
  return told([
    `${title} (${kind}, ${hardness}).`,
    ...lines.map((line) => line.words),
    about(
      tiles.map(({ name, cost, note }) => alt.costs(name, `${words.bundle(cost)}, ${note}`)),
      alt.brings,
    ),
  ]);
}

/** A picture in words, in at most 1024 characters. */
export function altText(request: PictureRequest, words: PictureWords): string {
  switch (request.kind) {
    case 'home':
      return homeAlt(request.input, words);
    case 'boards':
      return boardsAlt(request.input, words);
    case 'choice':
      return choiceAlt(request.input, words);
    case 'actions':
      return actionsAlt(request.input, words);
    case 'supply':
      return supplyAlt(request.input, words);
    case 'loot':
      return lootAlt(request.input, words);
    case 'card':
      return cardAlt(request.input, words);
    case 'folk':
      return folkAlt(request.input, words);
    case 'score':
      return scoreAlt(request.input, words.alt, ({ key, name }) => words.scoreLabel(key, name));
    case 'chronicle':
      return chronicleAlt(request.input, words.alt);
    case 'lobby':
      return lobbyAlt(request.input, words.alt);
  }
}
