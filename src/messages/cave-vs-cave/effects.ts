import { capital, find, small, wordsOf } from '../text.ts';

/** What a room is called, and what it does, in our own words; `rules` is what the effect does not say of itself. */
export interface RoomText {
  readonly name: string;
  readonly effect: string;
  readonly rules?: string;
}

/** What an action tile is called, and its effects in few words; `rules` is what these do not say of themselves. */
export interface TileText extends RoomText {
  /** Whether each effect may be used, or one of two, or both kinds come together; or whether it has only one. */
  readonly effects: 'each' | 'mixed' | 'oneOf' | 'only';
}

/** Parts of effects that depend on the position. */
interface Phrases {
  /** The conditions for taking a tile, before its effects; a solo player meets none. */
  readonly moreGold: string;
  readonly moreWeapons: string;
  /** The same of a field, behind its effect: it holds for the tile above it too. */
  readonly fieldAndTile: string;
  /** The price of a furnishing that depends on the round. */
  readonly perTurn: string;
  /** That price in a round. */
  readonly inRound: (turns: number) => string;
}

/** The action tiles and the fields of the second era in a language. An effect may begin in lower case behind a condition. */
interface Effects extends Phrases {
  readonly actionTiles: Readonly<Record<string, TileText>>;
  readonly fields: readonly string[];
}

/**
 * What a tile is good for in a round: how many turns each player has in it, which field of the second era lies below the tile, and
 * whether conditions hold.
 */
export interface TileNow {
  readonly turns: number;
  readonly field: number;
  readonly conditions: boolean;
}

/** Finds action tiles and what they do in a round. */
export function effectsIn({ actionTiles, fields, moreGold, moreWeapons, fieldAndTile, perTurn, inRound }: Effects) {
  /** The words of an action tile; an unknown id is written as its words. */
  const actionTile = (id: string): TileText =>
    find(actionTiles, id) ?? { name: wordsOf(id), effect: '', effects: 'only' };

  /** An effect without the condition for using it, which a solo player need not meet. */
  const unconditioned = (effect: string): string => capital(effect.replace(moreGold, '').replace(fieldAndTile, ''));

  /** The effects of an action tile as they are in a round, with today's price and those of its field. */
  function effectNow(id: string, { turns, field, conditions }: TileNow): string {
    const said = conditions ? (effect: string) => effect : unconditioned;
    const own = said(actionTile(id).effect).replaceAll(perTurn, inRound(turns));
    const beside = fields[field];
    if (beside === undefined) return own;
    const both = `${own} · ${beside.replace(fieldAndTile, '')}`;
    return conditions && beside.endsWith(fieldAndTile) ? `${moreWeapons}${small(both)}` : both;
  }

  return { actionTile, unconditioned, effectNow };
}

/** Finds the words of rooms; an unknown id is written as its words. */
export const roomsIn =
  (rooms: Readonly<Record<string, RoomText>>) =>
  (id: string): RoomText =>
    find(rooms, id) ?? { name: wordsOf(id), effect: '' };
