import { looks } from '../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../render/paint/look.ts';
import { textBox } from '../../render/paint/shape.ts';

/** The lettering of pictures that is cut or goes over the edge, each text once. */
export function unfitIn(requests: readonly GamePicture[]): string[] {
  const wrong = new Set<string>();
  for (const text of letteringIn(requests))
    if (text.fault !== undefined) wrong.add(`${text.kind}: ${text.fault}: ${text.text}`);
  return [...wrong];
}

/** All lettering of pictures. */
function* letteringIn(requests: readonly GamePicture[]) {
  const known = new Set<string>();
  for (const request of requests) {
    const key = JSON.stringify(request);
    if (known.has(key)) continue;
    known.add(key);
    const { width, shapes } = lookOf(looks, request.game).layout(request);
    for (const shape of shapes) {
      if (shape.is !== 'text') continue;
      const { x, w } = textBox(shape);
      const isOver = x < -0.5 || x + w > width + 0.5;
      const fault = shape.whole !== undefined ? 'cut' : isOver ? 'over the edge' : undefined;
      yield { kind: request.kind, text: shape.whole ?? shape.text, fault };
    }
  }
}
