import { type Hunger, priceOf } from '../../caverna/hunger.ts';
import { sowingOn } from '../../caverna/sowing.ts';
import type { Amounts } from '../../context.ts';
import { capital, plain } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { harvest, hungerFor } from './decisions.ts';
import { amount, bundle, cell, thing, whereAll } from './goods.ts';
import { space } from './spaces/index.ts';

/** How a later round ends. */
interface Coming extends Hunger {
  /** The kind of harvest; undefined while its marker lies face down. */
  readonly kind: string | undefined;
  /** The round that it ends; undefined for the current one. */
  readonly round: number | undefined;
}

const kinds = (animals: readonly string[]): string => list(animals.map((animal) => thing(animal).many));

interface FeedingPrice {
  readonly points: number;
  readonly markers: number;
}

/** What a player should know at the start of a turn. */
export const bearings = {
  /** `Harvest after this round: needs 4 food (2 each), you have 2.` */
  feeding: ({ kind, round, ...hunger }: Coming): string => {
    const title = kind === undefined ? 'Perhaps a harvest' : harvest(kind).title;
    return `**${title} after ${round === undefined ? 'this round' : `round ${round}`}**: ${hungerFor('needs', hunger)}.`;
  },
  /** What it costs to pay for missing food: points in all, and the begging markers among them. */
  price: ({ points, markers }: FeedingPrice, lacking: readonly string[]): string => {
    const missing = `the missing ${list(lacking)}`;
    const begging = amount('begging', markers);
    switch (priceOf({ points, markers })) {
      case 'nothing':
        return `You can pay for ${missing} with goods, at no cost in points.`;
      case 'goods':
        return `You can pay for ${missing} with goods worth ${amount('point', points)}.`;
      case 'markers':
        return `As things are, you take ${begging} (−${points} points).`;
      case 'both':
        return `As things are, you lose goods and take ${begging} (−${points} points in all).`;
    }
  },
  /** What the player can do with the board, in one line. */
  ready: (parts: readonly string[]): string => `Ready: ${parts.join('; ')}.`,
  breed: (animals: readonly string[]): string => `your ${kinds(animals)} can breed`,
  room: (animals: readonly string[], by: 'fence' | 'stable', id: string): string =>
    `your ${anyOf(animals.map((animal) => thing(animal).many))} could breed if you ${by === 'fence' ? `fence ${cell(id)}` : `build a stable on ${cell(id)}`}`,
  /** If there are `many` cells, they are not named. */
  sow: (crops: Amounts, cells: readonly string[], many: boolean): string => {
    const { crops: kinds, isCropChoice, isPlaceChoice } = sowingOn(crops, cells);
    const names = kinds.map((crop) => (cells.length === 1 ? thing(crop).one : thing(crop).many));
    const sown = isCropChoice ? `${cells.length} ${anyOf(names)}` : bundle(crops);
    const isAny = isPlaceChoice && many;
    return `${sown} to sow (for example at ${space('slashAndBurn').name}) ${isAny ? `on any of ${cells.length} spaces` : whereAll(cells, isPlaceChoice ? anyOf : list)}`;
  },
  grow: 'a bed for a child',
  oreMine: (cells: readonly string[]): string =>
    `room for an ore mine${cells.length === 0 ? '' : ` ${whereAll(cells)}`}`,
  rubyMine: (cells: readonly string[], ruby: boolean): string =>
    `room for a ruby mine${cells.length === 0 ? '' : ` ${whereAll(cells, anyOf)}`}${ruby ? ', with 1 ruby' : ''}`,
};

/** The tiles by the colours of their name tags. */
const tags = { dwelling: 'a dwelling (orange)', green: 'a room (green)', yellow: 'a yellow tile' };

/** Tiles of one colour, with the page if there are several: `a room (green), 1 of 2`. */
const tagged = (tag: keyof typeof tags, page: number, pages: number): string =>
  pages === 1 ? tags[tag] : `${tags[tag]}, ${page} of ${pages}`;

/** The placeholder of a menu of the furnishing tiles of one colour. */
export const tileMenu = (tag: keyof typeof tags, page: number, pages: number): string =>
  capital(tagged(tag, page, pages));

/** In words, the goods and the place that a player lacks for a tile. */
const lackingFor = (goods: string | undefined, place: string | undefined): string[] => [
  ...(goods === undefined ? [] : [goods]),
  ...(place === undefined ? [] : [`an empty ${thing(place).one}`]),
];

/** The tiles that a player wishes for. */
export const wishes = {
  title: 'Your wish list',
  help: 'Mark a tile to see what you still need for it, and when another player furnishes it. Only you can see this.',
  /** A menu of the tiles of one colour. */
  menu: (tag: keyof typeof tags, page: number, pages: number): string => `Mark ${tagged(tag, page, pages)}`,
  lacks: (tile: string, goods: string | undefined, place: string | undefined): string => {
    const lacking = lackingFor(goods, place);
    return lacking.length === 0 ? `*${tile}*: you can pay for it.` : `*${tile}*: you still need ${list(lacking)}.`;
  },
  /** The same in a few words, after the name of the tile; undefined for nothing. */
  short: (goods: string | undefined, place: string | undefined): string | undefined => {
    const lacking = lackingFor(goods, place);
    return lacking.length === 0 ? undefined : `You lack ${list(lacking)}`;
  },
  taken: (tile: string, name: string): string => `**${plain(name)}** furnished *${tile}*, which was on your wish list.`,
};
