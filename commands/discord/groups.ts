/** The items in as few groups as possible, all of about the same size, with at most `most` items in each. */
export const alike = <T>(items: readonly T[], most: number): T[][] =>
  chunks(items, Math.ceil(items.length / Math.max(1, Math.ceil(items.length / most))));

/** The items in groups of one size; the last group may be smaller. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
