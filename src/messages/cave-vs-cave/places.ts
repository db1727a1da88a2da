/** Whether a room is the additional cavern. */
export const isAdditional = (cell: string): boolean => cell === 'x';

/** A place for a wall. */
export type WallPlace =
  | { readonly at: 'between'; readonly one: string; readonly other: string }
  /** On a side of the additional cavern: `north`. */
  | { readonly at: 'additional'; readonly side: string }
  /** At the edge of the board, below a room or east of it. */
  | { readonly at: 'entrance' | 'outside'; readonly cell: string };

/** Parses the name of a place for a wall. */
export function wallPlace(slot: string): WallPlace {
  const [, one = '', other = ''] = /^(x|..)(.*)$/.exec(slot) ?? [];
  if (isAdditional(one)) return { at: 'additional', side: other };
  return other === 'entrance' || other === 'outside' ? { at: other, cell: one } : { at: 'between', one, other };
}

/** The rooms behind some walls of a room; undefined if one of the walls is not between it and another room. */
export function behindWalls(cell: string, slots: readonly string[]): readonly string[] | undefined {
  const rooms = slots.flatMap((slot) => {
    const place = wallPlace(slot);
    if (place.at !== 'between' || ![place.one, place.other].includes(cell)) return [];
    return [place.one === cell ? place.other : place.one];
  });
  return rooms.length === slots.length ? rooms : undefined;
}

/** The maximum number of places to name for a room. */
export const MOST_PLACES = 3;
