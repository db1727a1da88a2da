import type { Catalogue } from '../../../src/messages/index.ts';

/** All words that pictures and their alt texts need, in one language. */
export type PictureWords = Catalogue['pictures'] & {
  readonly space: (id: string) => string;
  readonly tile: (id: string) => string;
  readonly lootItem: (id: string) => string;
  readonly scoreLine: (key: string) => string;
  /** `3 wood`, `1 ruby`, `2 begging markers`. */
  readonly amount: (id: string, count: number) => string;
  /** `3 wood and 1 food`. */
  readonly bundle: (goods: Readonly<Partial<Record<string, number>>>) => string;
  /** What covers a cell, as a noun: `meadow`, `ore mine`; `count` of them. */
  readonly ground: (id: string, count: number) => string;
  /** `C4`, from the name of the cell in the moves. */
  readonly cell: (name: string) => string;
};

/** The words of pictures in the language of a catalogue. */
export function pictureWords(catalogue: Catalogue): PictureWords {
  return {
    ...catalogue.pictures,
    space: (id) => catalogue.space(id).name,
    tile: (id) => catalogue.tile(id).name,
    lootItem: (id) => catalogue.lootItem(id).name,
    scoreLine: (key) => catalogue.scoreLine(key),
    amount: (id, count) => catalogue.amount(id, count),
    bundle: (goods) => catalogue.bundle(goods),
    ground: (id, count) => (count === 1 ? catalogue.thing(id).one : catalogue.thing(id).many),
    cell: (name) => catalogue.cell(name),
  };
}
