import { find } from '../../text.ts';
import { list } from '../shared/list.ts';
import { thing } from './goods.ts';
import { tile } from './tiles/index.ts';

/** Things that are counted and have other words where they are what a way is better for. */
const THINGS: Readonly<Record<string, string>> = {
  fed: 'feeding the family',
  food: 'food for the family',
  child: 'a child',
  bed: 'a bed for a child',
  dwelling: 'what a dwelling costs',
  weapon: 'weapons',
};

/** More things of one topic than that are told by the topic alone. */
const SEVERAL = 3;

/** `sheep`, `Weaving parlor`, `sheep (Weaving parlor)`. */
function coachedThing(id: string): string {
  const [kind, of = '', counted] = id.split(' ');
  if (kind === 'tile') return tile(of).name;
  if (kind === 'bonus') return counted === undefined ? tile(of).name : `${thing(counted).many} (${tile(of).name})`;
  return find(THINGS, id) ?? thing(id).many;
}

/** What a way is better for, by what can be seen of a topic; by the topic where that is nothing, or too much. */
export const coachedFor = (topic: string, things: readonly string[]): string =>
  things.length === 0 || things.length > SEVERAL ? (find(coached, topic) ?? topic) : list(things.map(coachedThing));

/** What a judgement of a position is about, behind "better for". */
const coached = {
  food: 'feeding the family',
  family: 'growing the family (people, beds, or what a dwelling costs)',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'the tiles that are laid',
  mines: 'mines',
  tiles: 'furnishing tiles',
  bonus: 'bonus points of furnishing tiles',
  rubies: 'rubies',
  goods: 'goods in hand',
  spaces: 'what can be taken in later turns',
};

/** The same, as what computers had in mind with a turn, behind "aims at". */
export const aims = {
  food: 'a full larder',
  family: 'a larger family',
  weapons: 'weapons',
  animals: 'animals',
  fields: 'fields',
  land: 'new land',
  mines: 'tunnels and mines',
  tiles: 'furnishing tiles',
  bonus: 'bonus points',
  rubies: 'rubies',
  goods: 'goods',
  spaces: 'the turns to come',
};
