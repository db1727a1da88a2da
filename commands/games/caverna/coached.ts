import { find } from '../../../src/messages/text.ts';
import type { CavernaWords } from './words.ts';

/** A topic with more things than this is called by its own name. */
const SEVERAL = 3;

/** What a way is better for: the things that differ or, if there are none or too many, their topic. */
export const coachedFor = (words: CavernaWords, topic: string, things: readonly string[]): string =>
  things.length === 0 || things.length > SEVERAL
    ? (find(words.coached.topics, topic) ?? topic)
    : words.coached.all(things.map((id) => thingOf(words, id)));

/** `sheep`, `Weaving parlor`, `sheep (Weaving parlor)`. */
function thingOf({ coached, thing, tile }: CavernaWords, id: string): string {
  const [kind, of = '', counted] = id.split(' ');
  if (kind === 'tile' || (kind === 'bonus' && counted === undefined)) return tile(of).name;
  if (kind === 'bonus' && counted !== undefined) return coached.bonus(thing(counted).many, tile(of).name);
  return find(coached.things, id) ?? thing(id).many;
}
