import { plus } from '../../../src/games/caverna/goods.ts';
import { byVerb } from '../../../src/games/caverna/moves/by-verb.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { isSingleTile, printedSwap } from '../../../src/games/caverna/worth.ts';
import type { Amounts, DeedFacts, Facts } from '../../../src/messages/context.ts';
import { clipSentences } from '../../../src/messages/text.ts';
import type { CavernaWords } from './words.ts';

/** A move that was carried out, with what is known about it. */
export interface DoneMove extends DeedFacts {
  readonly move: Move;
}

/** One move, or several of one kind in a row, in one phrase. */
type Phrase =
  | { readonly of: 'move'; readonly deed: DoneMove; readonly words: string; readonly times: number }
  /** Goods that became food, or that became the same good. */
  | { readonly of: 'swap'; readonly into: string; readonly pays: Amounts; readonly gains: Amounts | undefined }
  | { readonly of: 'bought'; readonly goods: Amounts }
  /** One expedition, with all its items. */
  | { readonly of: 'loot'; readonly items: readonly string[] }
  | { readonly of: 'goblin' };

const sum = (one: Amounts, other: Amounts): Amounts => plus(one as Bundle, other as Bundle);

/** What a weapon cost, unless that is only ore: its strength says how much. */
function weaponPrice({ move, pays = {} }: DoneMove): Amounts | undefined {
  if (move.verb !== 'forge') return undefined;
  if (move.paying !== undefined) return { [move.paying]: 1 };
  return Object.keys(pays).some((good) => good !== 'ore') ? pays : undefined;
}

/** An action, completed from the printed exchange tables if its exchange is not known. */
function known({ move, ...facts }: DoneMove): DoneMove {
  const price = weaponPrice({ move, ...facts });
  if (price !== undefined) return { move, ...facts, price };
  const printed = printedSwap(move);
  if (printed === undefined) return { move, ...facts };
  // How much food animals and crops are worth depends on tiles.
  if (move.verb !== 'eat' || move.good === 'gold') return { move, ...facts, ...printed };
  const food = facts.gains?.['food'];
  return { move, ...facts, pays: printed.pays, gains: food === undefined ? undefined : { food } };
}

function phraseOf(words: CavernaWords, done: DoneMove): Phrase {
  const deed = known(done);
  const { move, pays = {}, gains } = deed;
  if (move.verb === 'eat') return { of: 'swap', into: 'food', pays, gains };
  if (move.verb === 'ruby' && !isSingleTile(move.into)) return { of: 'swap', into: move.into, pays, gains };
  if (move.verb === 'swap') return { of: 'swap', into: Object.keys(gains ?? {}).join(' '), pays, gains };
  if (move.verb === 'buy') return { of: 'bought', goods: { [move.good]: 1 } };
  if (move.verb === 'loot') return { of: 'loot', items: [move.item] };
  return { of: 'move', deed, words: byVerb(words.told.happened, move, deed), times: 1 };
}

/** One phrase for an action and the one before it; undefined if each has a phrase of its own. */
function together({ told }: CavernaWords, before: Phrase, next: Phrase): Phrase | undefined {
  if (before.of === 'swap' && next.of === 'swap' && before.into === next.into) {
    const gains = before.gains && next.gains && sum(before.gains, next.gains);
    return { ...before, pays: sum(before.pays, next.pays), gains };
  }
  if (before.of === 'bought' && next.of === 'bought') return { ...before, goods: sum(before.goods, next.goods) };
  if (before.of === 'loot' && next.of === 'loot') return { ...before, items: [...before.items, ...next.items] };
  if (before.of !== 'move' || next.of !== 'move') return undefined;
  const [first, second] = [before.deed.move, next.deed.move];
  if (second.verb === 'at' && first.verb === 'furnish')
    return { ...before, words: told.furnishedAt(before.words, second.cell) };
  // A player who buys ground lays it right away, so both actions share a phrase.
  if (second.verb === 'lay' && first.verb === 'ruby')
    return { ...next, words: told.laidFor(next.words, before.deed.pays ?? {}) };
  return next.words === before.words ? { ...before, times: before.times + 1 } : undefined;
}

function phraseText({ told, lootItem }: CavernaWords, phrase: Phrase): string {
  switch (phrase.of) {
    case 'move':
      return phrase.times > 1 ? told.again(phrase.words, phrase.times) : phrase.words;
    case 'swap':
      return told.turned(phrase);
    case 'bought':
      return told.bought(phrase.goods);
    case 'loot': {
      const goods = phrase.items.map((item) => lootGoods(lootItem, item)).reduce(sum, {});
      return told.brought(
        goods,
        phrase.items.filter((item) => !(item in goods)),
      );
    }
    case 'goblin':
      return told.goblin;
  }
}

/** The amount of the good that a loot item is named after; nothing for an item that is not goods. */
function lootGoods(lootItem: CavernaWords['lootItem'], item: string): Amounts {
  const { count } = lootItem(item);
  return count === undefined ? {} : { [item]: count };
}

/** The move as two if it both paid for the feeding and begged for the rest. */
function apart(deed: DoneMove): DoneMove[] {
  const { move, pays = {}, ...facts } = deed;
  if (move.verb !== 'beg' || Object.keys(pays).length === 0) return [deed];
  return [
    { ...facts, move: { verb: 'feed' }, pays },
    { ...facts, move },
  ];
}

/** The actions, a short text for each one worth mentioning: `furnished *Dwelling* on D2`. */
export function doings(words: CavernaWords, deeds: readonly DoneMove[]): string[] {
  const phrases: Phrase[] = [];
  for (const deed of deeds.flatMap(apart)) {
    const next = phraseOf(words, deed);
    // A goblin arrives with its dwelling, before the dwelling has a place.
    const at = phrases.length - (phrases.at(-1)?.of === 'goblin' ? 2 : 1);
    const last = phrases[at];
    const joined = last && together(words, last, next);
    if (joined !== undefined) phrases[at] = joined;
    else if (next.of !== 'move' || next.words !== '') phrases.push(next);
    if (deed.goblin) phrases.push({ of: 'goblin' });
  }
  return phrases.map((phrase) => phraseText(words, phrase));
}

/** Whether the change in the supply names the goods of an action anyway. */
const isSaidBy =
  (gained: Amounts) =>
  ({ move }: DoneMove): boolean =>
    move.verb === 'take' && Object.entries(move.goods).every(([good, count = 0]) => (gained[good] ?? 0) >= count);

/**
 * Whether a space gave gold because nothing else was possible there. The player came for something else, and would
 * wonder why.
 */
const isConsolation = ({ move, byItself, task }: DoneMove): boolean =>
  move.verb === 'take' && byItself === true && task === 'either' && Object.keys(move.goods).join() === 'gold';

/** The actions, without goods that appear in the change anyway; empty if nothing is left. */
const besides = (words: CavernaWords, done: readonly DoneMove[], gained: Amounts): string =>
  words.told.all(
    doings(
      words,
      done.map((deed) => ({ ...deed, gainsTold: isSaidBy(gained)(deed), consolation: isConsolation(deed) })),
    ),
  );

/** The changes in the supply that the words of an action already mention. */
function saidBy({ lootItem }: CavernaWords, { move, pays }: DoneMove): Facts {
  if (move.verb === 'loot') return { gained: lootGoods(lootItem, move.item) };
  if (move.verb === 'sow' || move.verb === 'pay') return { paid: move.goods };
  if (move.verb === 'forge' && move.paying === undefined) return { paid: weaponPrice({ move, pays }) };
  const traded = move.verb === 'trade' ? printedSwap(move) : undefined;
  return { gained: traded?.gains, paid: traded?.pays };
}

/** Gains minus losses. */
const net = ({ gained = {}, paid = {} }: Facts): Amounts =>
  sum(gained, Object.fromEntries(Object.entries(paid).map(([good, count = 0]) => [good, -count])));

/** The net change of each good; empty if the words already give exactly that change, or if the change is not known. */
function changedBesides(words: CavernaWords, done: readonly DoneMove[], { gained, paid }: Facts): string {
  if (gained === undefined && paid === undefined) return '';
  const said = done.map((deed) => net(saidBy(words, deed))).reduce(sum, {});
  const changed = Object.entries(net({ gained, paid })).filter(([good, count]) => count !== (said[good] ?? 0));
  const only = (sign: 1 | -1): Amounts =>
    Object.fromEntries(changed.map(([good, count = 0]) => [good, Math.max(0, sign * count)]));
  return words.told.change(only(1), only(-1));
}

/** A turn: its actions, and the change in the supply, if known. */
interface Turn {
  readonly done: readonly DoneMove[];
  readonly changed?: Facts | undefined;
}

/** The maximum number of characters for a turn: in a list of turns, and by itself. */
const LISTED = 300;
const ALONE = 1200;

/** A player's actions in a turn, without the name: `*Clearing*, laid a meadow on C4: +3 wood`. */
export const deedsTold = (words: CavernaWords, done: readonly DoneMove[], changed?: Facts): string =>
  storyOf(words, { done, changed }, LISTED);

/** A line about a turn: `**Mara**: *Clearing*, laid a meadow on C4: +3 wood.` */
export const turnTold = (words: CavernaWords, name: string, turn: Turn): string =>
  words.told.turn(name, storyOf(words, turn, ALONE));

function storyOf(words: CavernaWords, { done, changed = {} }: Turn, limit: number): string {
  const { told } = words;
  const { gained = {} } = changed;
  const change = changedBesides(words, done, changed);
  const [first, ...others] = done;
  const nothing = done.some(isSaidBy(gained)) ? told.tookGoods : told.nothing;
  const story =
    first?.move.verb === 'place'
      ? [told.space(first.move.space), besides(words, others, gained)].filter((part) => part !== '').join(', ')
      : besides(words, done, gained) || nothing;
  return `${clipSentences(story, limit)}${change === '' ? '' : `: ${change}`}`;
}
