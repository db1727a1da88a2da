/** The words of a move that may stand in any order: how many come before them, and how many belong together. */
const FREE: Readonly<Record<string, { readonly from: number; readonly size: number }>> = {
  lay: { from: 1, size: 2 },
  fence: { from: 2, size: 1 },
  mine: { from: 1, size: 2 },
  sow: { from: 1, size: 2 },
  take: { from: 1, size: 2 },
  leave: { from: 1, size: 2 },
  breed: { from: 1, size: 1 },
  furnish: { from: 2, size: 4 },
};

/** One text for all orders in which a move may be written: `lay field b4 meadow c4` is `lay meadow c4 field b4`. */
export function spelling(move: string): string {
  const words = move.split(' ');
  const free = FREE[words[0] ?? ''];
  if (free === undefined) return move;
  const { from, size } = free;
  const groups: string[] = [];
  for (let at = from; at < words.length; at += size) groups.push(words.slice(at, at + size).join(' '));
  return [...words.slice(0, from), ...groups.sort()].join(' ');
}
