import type { People, ToPeople, Ways } from '../../context.ts';
import { feminine, masculine, type Noun } from '../grammar.ts';

/** The members of families. */
export const PEOPLE = {
  dwarf: masculine('Zwerg', 'Zwerge'),
  goblin: masculine('Goblin', 'Goblins'),
  elf: feminine('Elfe', 'Elfen'),
  darkElf: feminine('Dunkelelfe', 'Dunkelelfen'),
  human: masculine('Mensch', 'Menschen', { oblique: 'Menschen' }),
  paleOne: masculine('Bleichling', 'Bleichlinge'),
  silicoid: masculine('Silikoid', 'Silikoiden', { oblique: 'Silikoiden' }),
  troll: masculine('Troll', 'Trolle'),
  person: feminine('Person', 'Leute'),
} satisfies Record<string, Noun>;

/** The people of a family without a folk. */
export const DWARFS: People = PEOPLE.dwarf;

/** The people of a family of several kinds, or of several families. */
export const MIXED: People = PEOPLE.person;

const nouns: ReadonlyMap<string, Noun> = new Map(Object.values<Noun>(PEOPLE).map((one) => [one.one, one]));

/** The noun for certain people, with its gender and forms. */
export const nounOf = ({ one, many }: People = DWARFS): Noun => nouns.get(one) ?? masculine(one, many);

/** Words that suit certain people. */
export const toldTo = (of: People = DWARFS, words: ToPeople): string => (typeof words === 'string' ? words : words(of));

/** What spaces offer, unless a folk has its own ways. */
const USUAL: Ways = {
  landTile: 'ein Plättchen Wiese + Feld',
  caveTile: 'ein Plättchen Höhle + Gang',
  caveTiles: 'ein Plättchen: Höhle + Gang oder zwei Höhlen',
  forging: '1 bis 8 Erz',
  stable: '1 Stein',
  rubyMine: 'Rubinmine auf einen Gang oder, mit 1 Rubin dazu, auf einen tiefen Gang',
  meal: '1 Holz, 1 Stein oder 2 Erz',
  expedition: (level) => `eine Expedition der Stufe ${level}`,
};

/** What spaces offer to certain people. */
export const waysOf = ({ ways }: People = DWARFS): Ways => ({ ...USUAL, ...ways });
