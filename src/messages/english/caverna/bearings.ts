import type { Amounts } from '../../context.ts';
import { capital, plain } from '../../text.ts';
import { list } from '../shared/list.ts';
import { type Hunger, harvest, hungerFor } from './decisions.ts';
import { amount, bundle, cell, thing, whereAll } from './goods.ts';

/** How a round ends that is still to come. */
interface Coming extends Hunger {
  /** The kind of harvest; undefined while its marker lies face down. */
  readonly kind: string | undefined;
  /** The round behind which it comes; undefined for the one that is played. */
  readonly round: number | undefined;
}

const kinds = (animals: readonly string[]): string => list(animals.map((animal) => thing(animal).many));

/** More places than these are not named: nearly all will do. */
const MANY = 4;

/** What a player should know at the first look of a turn. */
export const bearings = {
  /** `Harvest after this round: needs 4 food (2 each), you have 2.` */
  feeding: ({ kind, round, ...hunger }: Coming): string => {
    const title = kind === undefined ? 'Perhaps a harvest' : harvest(kind).title;
    return `**${title} after ${round === undefined ? 'this round' : `round ${round}`}**: ${hungerFor('needs', hunger)}.`;
  },
  /** What a feeding costs as it stands, that food does not suffice for: points in all, and the begging markers among them. */
  price: ({ points, markers }: { points: number; markers: number }): string => {
    const begging = amount('begging', markers);
    if (markers === 0)
      return `As it stands, goods pay the rest (${points === 0 ? 'no points lost' : `−${amount('point', points)}`}).`;
    if (points === 3 * markers) return `As it stands: ${begging} (−${points} points).`;
    return `As it stands: ${begging} and goods (−${points} points in all).`;
  },
  /** What the board is ready for, in one line. */
  ready: (parts: readonly string[]): string => `Ready: ${parts.join('; ')}.`,
  breed: (animals: readonly string[]): string => `your ${kinds(animals)} can breed`,
  room: (animal: string, by: 'fence' | 'stable', id: string): string =>
    `your ${thing(animal).many} could breed if you ${by === 'fence' ? `fence ${cell(id)}` : `build a stable on ${cell(id)}`}`,
  sow: (crops: Amounts, cells: readonly string[]): string => {
    const count = Object.values(crops).reduce<number>((sum, one = 0) => sum + one, 0);
    const kinds = Object.keys(crops).filter((crop) => crops[crop]);
    const names = kinds.map((crop) => (cells.length === 1 ? thing(crop).one : thing(crop).many));
    // What has no room on so few fields is left open.
    const sown = count > cells.length ? `${cells.length} ${list(names, 'or')}` : bundle(crops);
    const isAny = count < cells.length;
    if (isAny && cells.length > MANY) return `${sown} to be sown on any of ${cells.length} spaces`;
    return `${sown} to be sown ${whereAll(cells, isAny ? 'or' : 'and')}`;
  },
  grow: 'a bed for a child',
  oreMine: (cells: readonly string[]): string =>
    `room for an ore mine${cells.length === 0 ? '' : ` ${whereAll(cells)}`}`,
  rubyMine: (cells: readonly string[], ruby: boolean): string =>
    `room for a ruby mine${cells.length > MANY ? '' : ` ${whereAll(cells, 'or')}`}${ruby ? ', with 1 ruby' : ''}`,
};

/** The tiles by the colours of their name tags. */
const tags = { dwelling: 'a dwelling (orange)', green: 'a room (green)', yellow: 'a yellow tile' };

/** Tiles whose name tags have a colour, in one of `pages`: `a room (green), 1 of 2`. */
const tagged = (tag: keyof typeof tags, page: number, pages: number): string =>
  pages === 1 ? tags[tag] : `${tags[tag]}, ${page} of ${pages}`;

/** The placeholder of a menu of the furnishing tiles on offer whose name tags have a colour: one of `pages`. */
export const tileMenu = (tag: keyof typeof tags, page: number, pages: number): string =>
  capital(tagged(tag, page, pages));

/** What a player wishes for. */
export const wishes = {
  title: 'What you wish for',
  help: 'Mark a tile to be told what it still lacks, and when somebody else furnishes it. Nobody else sees it.',
  /** A menu of the tiles whose name tags have a colour: one of `pages`. */
  menu: (tag: keyof typeof tags, page: number, pages: number): string => `Mark ${tagged(tag, page, pages)}`,
  lacks: (tile: string, goods: string | undefined, place: string | undefined): string => {
    const lacking = [
      ...(goods === undefined ? [] : [`${goods} more`]),
      ...(place === undefined ? [] : [`an empty ${thing(place).one}`]),
    ];
    return lacking.length === 0 ? `*${tile}*: you can pay for it.` : `*${tile}* needs ${list(lacking)}.`;
  },
  taken: (tile: string, name: string): string =>
    `*${tile}*, which you wished for, was furnished by **${plain(name)}**.`,
};
