import { goodsIn, isFree } from '../../cave-vs-cave/amounts.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import type { Amounts } from '../../context.ts';
import { capital, countOf, find } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, lacking, thing } from './goods.ts';
import { cellAccusative } from './moves.ts';
import { room } from './rooms.ts';
import { around, drawnWalls, NO_WALL_LEFT, shortWalls } from './walls.ts';

const effects: Readonly<Record<string, string>> = {
  furnish: 'Einrichten',
  excavateTwo: 'Zwei Räume aushöhlen',
  goods: 'Tausch dieses Plättchens',
  wall: 'Wand errichten',
  breach: 'Wand abreißen',
};

/** Follows "dann". */
const aims: Readonly<Record<string, string>> = { furnish: 'einrichten', pay: 'zwei Räume aushöhlen' };

/** `3 Nahrung und kein Gold`; for a single good that the player has, only the number. */
function owned(prices: readonly Amounts[], goods: Amounts): string {
  const [only = '', ...others] = goodsIn(prices);
  const held = (good: string): string => (goods[good] ? amount(good, goods[good]) : thing(good).none);
  return others.length === 0 && goods[only] ? String(goods[only]) : list([only, ...others].map(held));
}

export const locked: CaveTexts['locked'] = {
  line: (effect, reason) => `🔒 ${find(effects, effect) ?? effect}: ${capital(reason)}.`,
  furnishing: (prices) => (prices.every(isFree) ? 'Einrichten' : `Einrichten für ${anyOf(prices.map(bundle))}`),
  has: (prices, goods) => `du hast ${owned(prices, goods)}`,
  needs: (prices, goods) => `braucht ${anyOf([...new Set(prices.map(bundle))])}, du hast ${owned(prices, goods)}`,
  exchangeFirst: (reason) => `${reason}; tausche zuerst`,
  given: (gift) => (gift === undefined ? '' : `; ${bundle(gift)} bringt das Plättchen`),
  giftFirst: (gift) => `nimm zuerst ${bundle(gift)}`,
  inOrder: (names, gifts, isBetterAfter) => {
    const [goods, isOne] = [anyOf(gifts.map(bundle)), names.length === 1];
    return isBetterAfter
      ? `💡 ${list(names)} ${isOne ? 'kann' : 'können'} mehr, wenn du zuerst ${goods} nimmst.`
      : `💡 ${list(names)} ${isOne ? 'bringt' : 'bringen'} mehr, bevor du ${goods} nimmst.`;
  },
  nearest: (id, short) => `${room(id).name} braucht noch ${bundle(short)}`,
  full: 'du hast keinen leeren Raum',
  noPlace: 'So einen leeren Raum hast du nicht',
  idle: (reasons) =>
    reasons.length === 0 ? 'Bringt dir jetzt nichts' : `Bringt dir jetzt nichts: ${capital(reasons.join('; '))}`,
  more: (good) => `Nur mit mehr ${thing(good).many} als dein Gegenüber`,
  noWall: NO_WALL_LEFT,
  unbuilt: 'du hast keine Wand errichtet',
  noFit: 'keine Einrichtung der Auslage passt in deine leeren Räume',
  reason: ({ why, short, walls, sign }) => {
    if (why === 'walls') return `Braucht ${sign === undefined ? drawnWalls(walls) : `${sign}${around(walls)}`}`;
    return why === 'goods'
      ? `Es ${lacking(short)}`
      : 'Blau: du brauchst mehr orangefarbene als blaue, richte also erst eine orangefarbene ein';
  },
  shortReason: ({ why, short, walls }) => {
    if (why === 'walls') return `Braucht ${shortWalls(walls)}`;
    return why === 'goods' ? `Es ${lacking(short)}` : 'Erst eine orangefarbene';
  },
  fits: (cells, short) =>
    `Passt bei dir in ${list(cells.map(cellAccusative))}${isFree(short) ? '' : `, es ${lacking(short)}`}`,
  title: 'Erst Waren gegen Nahrung tauschen',
  way: (verb, eaten) => {
    const aim = find(aims, verb) ?? verb;
    const food = countOf(eaten);
    return isFree(eaten)
      ? `Nahrung nehmen, dann ${aim}`
      : `${bundle(eaten)} gegen ${amount('food', food)}, dann ${aim}`;
  },
};
