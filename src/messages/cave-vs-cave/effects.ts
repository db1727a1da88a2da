import { capital, find, small, wordsOf } from '../text.ts';

/** The name of a room, and its effect in our own words; `rules` is what the effect does not say. */
export interface RoomText {
  readonly name: string;
  readonly effect: string;
  readonly rules?: string;
}

/** The name of an action tile, and its effects in a few words; `rules` is what these do not say. */
export interface TileText extends RoomText {
  /** How its effects may be used: each of them, one of two, or a mixture of these; or that it has only one. */
  readonly effects: 'each' | 'mixed' | 'oneOf' | 'only';
}

/** Parts of effects that depend on the position. */
interface Phrases {
  /** The conditions for taking a tile, before its effects; none of them applies to a solo player. */
  readonly moreGold: string;
  readonly moreWeapons: string;
  /** The condition of a field, to follow its effect; it applies to the tile above the field, too. */
  readonly fieldAndTile: string;
  /** The range of a price in food: 1 for each turn that a player has in the round. */
  readonly perTurn: string;
  /** The price in a round. */
  readonly inRound: (turns: number) => string;
  /** The number of rooms that an effect activates. */
  readonly rooms: (count: number) => string;
}

/**
 * The action tiles and the fields of the second era in a language. After a condition, an effect may start in lower
 * case.
 */
interface Effects extends Phrases {
  readonly actionTiles: Readonly<Record<string, TileText>>;
  readonly fields: readonly string[];
}

/**
 * The effect of a tile for a player in a round: how many turns each player has in it, the field of the second era below
 * the tile, and whether conditions apply.
 */
export interface TileNow {
  readonly turns: number;
  readonly field: number;
  readonly conditions: boolean;
  /** How many rooms the tile activates, as printed and for the player; undefined if it activates none. */
  readonly activates?: { readonly printed: number; readonly now: number } | undefined;
}

/** The words of action tiles, and of their effects in a round. */
export function effectsIn({ actionTiles, fields, ...phrases }: Effects) {
  const { moreGold, moreWeapons, fieldAndTile, perTurn, inRound, rooms } = phrases;

  /** The words of an action tile; an unknown id becomes its own name. */
  const actionTile = (id: string): TileText =>
    find(actionTiles, id) ?? { name: wordsOf(id), effect: '', effects: 'only' };

  /** An effect without its condition, which a solo player need not meet. */
  const unconditioned = (effect: string): string => capital(effect.replace(moreGold, '').replace(fieldAndTile, ''));

  /** The effects of an action tile in a round, with its current price and those of its field. */
  function effectNow(id: string, { turns, field, conditions, activates }: TileNow): string {
    const said = conditions ? (effect: string) => effect : unconditioned;
    const printed = said(actionTile(id).effect).replaceAll(perTurn, inRound(turns));
    const own = activates === undefined ? printed : printed.replace(rooms(activates.printed), rooms(activates.now));
    const beside = fields[field];
    if (beside === undefined) return own;
    const both = `${own} · ${beside.replace(fieldAndTile, '')}`;
    return conditions && beside.endsWith(fieldAndTile) ? `${moreWeapons}${small(both)}` : both;
  }

  return { actionTile, unconditioned, effectNow };
}

/** The words of rooms; an unknown id becomes its own name. */
export const roomsIn =
  (rooms: Readonly<Record<string, RoomText>>) =>
  (id: string): RoomText =>
    find(rooms, id) ?? { name: wordsOf(id), effect: '' };
