import { priceOf } from '../../caverna/hunger.ts';
import { sowingOn } from '../../caverna/sowing.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { plain } from '../../text.ts';
import { deine, ein } from '../grammar.ts';
import { anyOf, list } from '../shared/list.ts';
import { harvest, hungerFor } from './decisions.ts';
import { amount, bundle, cell, thing, where, whereAll } from './goods.ts';
import { space } from './spaces/index.ts';

/** What a player should know at the start of a turn. */
export const bearings: CavernaTexts['bearings'] = {
  /** `Ernte nach dieser Runde: Du brauchst 4 Nahrung (je 2) und hast 2.` */
  feeding: ({ kind, round, ...hunger }) => {
    const title = kind === undefined ? 'Vielleicht eine Ernte' : harvest(kind).title;
    const when = round === undefined ? 'dieser Runde' : `Runde ${round}`;
    return `**${title} nach ${when}**: Du brauchst ${hungerFor(hunger)}.`;
  },
  price: ({ points, markers }) => {
    const begging = amount('begging', markers);
    switch (priceOf({ points, markers })) {
      case 'nothing':
        return 'Was fehlt, kannst du mit Waren bezahlen, ohne Punkte zu verlieren.';
      case 'goods':
        return `Was fehlt, kannst du mit Waren bezahlen, die zusammen ${amount('point', points)} wert sind.`;
      case 'markers':
        return `So, wie es steht, nimmst du ${begging} (−${points} Punkte).`;
      case 'both':
        return `So, wie es steht, verlierst du Waren und nimmst ${begging} (insgesamt −${points} Punkte).`;
    }
  },
  ready: (parts) => `Bereit: ${parts.join('; ')}.`,
  breed: (animals) => `${list(yours(animals))} können sich vermehren`,
  room: (animals, by, id) =>
    `${anyOf(yours(animals))} könnten sich vermehren, wenn du ${by === 'fence' ? `${cell(id)} einzäunst` : `${where(id)} einen Stall baust`}`,
  sow: (crops, cells, many) => {
    const { crops: sorts, isCropChoice, isPlaceChoice } = sowingOn(crops, cells);
    const names = sorts.map((crop) => (cells.length === 1 ? thing(crop).one : thing(crop).many));
    const sown = isCropChoice ? `${cells.length} ${anyOf(names)}` : bundle(crops);
    const at =
      isPlaceChoice && many ? `, ${cells.length} Plätze zur Wahl` : ` ${whereAll(cells, isPlaceChoice ? anyOf : list)}`;
    return `${sown} zum Säen (etwa bei ${space('slashAndBurn').name})${at}`;
  },
  grow: 'ein Bett für ein Kind',
  oreMine: (cells) => `Platz für eine Erzmine${cells.length === 0 ? '' : ` ${whereAll(cells)}`}`,
  rubyMine: (cells, ruby) =>
    `Platz für eine Rubinmine${cells.length === 0 ? '' : ` ${whereAll(cells, anyOf)}`}${ruby ? ', mit 1 Rubin' : ''}`,
};

const yours = ([first = '', ...others]: readonly string[]): string[] => [
  deine(thing(first)),
  ...others.map((animal) => thing(animal).many),
];

/** The tiles by the colours of their name tags. */
const tags = { dwelling: 'Wohnung (orange)', green: 'Grüne Einrichtung', yellow: 'Gelbe Einrichtung' };

/** The placeholder of a menu of the furnishing tiles of one colour: `Grüne Einrichtung, 1 von 2`. */
export const tileMenu: CavernaTexts['tileMenu'] = (tag, page, pages) =>
  pages === 1 ? tags[tag] : `${tags[tag]}, ${page} von ${pages}`;

/** The goods and the place that a player lacks for a tile, in the accusative. */
const lackingFor = (goods: string | undefined, place: string | undefined): string[] => [
  ...(goods === undefined ? [] : [goods]),
  ...(place === undefined ? [] : [ein({ ...thing(place), adjective: 'leer' }, 'accusative')]),
];

/** The tiles that a player wishes for. */
export const wishes: CavernaTexts['wishes'] = {
  title: 'Deine Wünsche',
  help: 'Merke eine Einrichtung vor: Dann siehst du, was dir dafür noch fehlt und wann jemand anderes sie baut. Das siehst nur du.',
  menu: (tag, page, pages) => `Vormerken: ${tileMenu(tag, page, pages)}`,
  lacks: (tile, goods, place) => {
    const lacking = lackingFor(goods, place);
    return lacking.length === 0
      ? `*${tile}*: Das kannst du bezahlen.`
      : `*${tile}*: Du brauchst noch ${list(lacking)}.`;
  },
  short: (goods, place) => {
    const lacking = lackingFor(goods, place);
    return lacking.length === 0 ? undefined : `Du brauchst noch ${list(lacking)}`;
  },
  taken: (tile, name) => `**${plain(name)}** hat *${tile}* eingerichtet. Das stand auf deiner Wunschliste.`,
};
