import type { Catalogue } from '../../../src/messages/index.ts';

/** The texts about a folk. */
type FolkText = ReturnType<Catalogue['games']['caverna']['folk']>;

/** All words that pictures and their alt texts need, in one language. */
export type PictureWords = Catalogue['games']['caverna']['pictures'] & {
  readonly space: (id: string) => string;
  readonly tile: (id: string) => string;
  /** The effect of a tile in a few words, if icons would be hard to understand. */
  readonly strip: (id: string) => string | undefined;
  readonly folk: (id: string) => FolkText;
  readonly hardness: (hard: FolkText['hard']) => string;
  readonly lootItem: (id: string) => string;
  /** Why a loot item is useless, given what the player lacks for it. */
  readonly lootClosed: Catalogue['games']['caverna']['lootClosed'];
  readonly scoreLine: Catalogue['games']['caverna']['scoreLine'];
  /** The same in at most 12 characters. */
  readonly scoreLabel: Catalogue['games']['caverna']['scoreLabel'];
  /** What members of some families are called. */
  readonly peopleOf: Catalogue['games']['caverna']['peopleOf'];
  /** `3 wood`, `1 ruby`, `2 begging markers`. */
  readonly amount: (id: string, count: number) => string;
  /** `3 wood and 1 food`. */
  readonly bundle: (goods: Readonly<Partial<Record<string, number>>>) => string;
  /** The noun for the contents of a cell, `count` of them: `meadow`, `ore mine`. */
  readonly ground: (id: string, count: number) => string;
  /** `C4`, from the name of the cell in the moves. */
  readonly cell: (name: string) => string;
};

/** The words of pictures in one language. */
export function pictureWords({ games: { caverna: words } }: Catalogue): PictureWords {
  return {
    ...words.pictures,
    space: (id) => words.space(id).name,
    tile: (id) => words.tile(id).name,
    strip: (id) => words.tile(id).strip,
    folk: (id) => words.folk(id),
    hardness: (hard) => words.hardness[hard],
    lootItem: (id) => words.lootItem(id).name,
    lootClosed: (lacks) => words.lootClosed(lacks),
    scoreLine: words.scoreLine,
    scoreLabel: words.scoreLabel,
    peopleOf: words.peopleOf,
    amount: (id, count) => words.amount(id, count),
    bundle: (goods) => words.bundle(goods),
    ground: (id, count) => (count === 1 ? words.thing(id).one : words.thing(id).many),
    cell: (name) => words.cell(name),
  };
}
