/** `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[], word = 'and'): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Texts of which equal ones behind each other stand once: `2× 1 sheep into 1 food`. */
export function counted(texts: readonly string[]): string[] {
  const told: { readonly text: string; readonly times: number }[] = [];
  for (const text of texts) {
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { text, times: last.times + 1 };
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times === 1 ? text : `${times}× ${text}`));
}

/** `1 point`, `80 points`, `−9 points`. */
export function pointsOf(count: number): string {
  return `${String(count).replace('-', '−')} ${count === 1 ? 'point' : 'points'}`;
}
