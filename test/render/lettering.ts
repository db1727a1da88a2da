import { looks } from '../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../render/paint/look.ts';
import { textBox } from '../../render/paint/shape.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Language } from '../../src/messages/index.ts';
import { faceIn, openSketchbook, picturesIn, playedAtRandom, positionIn, tableOf } from '../../src/tools/sketches.ts';

const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Dara', 'Lewis'];

function faultsIn(request: GamePicture): string[] {
  const { width, shapes } = lookOf(looks, request.game).layout(request);
  return shapes.flatMap((shape) => {
    if (shape.is !== 'text') return [];
    const { x, w } = textBox(shape);
    if (shape.whole !== undefined) return [`${request.kind}: cut: ${shape.whole}`];
    return x < -0.5 || x + w > width + 0.5 ? [`${request.kind}: over the edge: ${shape.text}`] : [];
  });
}

/** The faults in all cards, and in all pictures of a random game every so many choices and at its end, each fault once. */
export async function unfitIn(game: Game, players: number, { every = 12, language = 'en' as Language } = {}) {
  const { faces, requests } = openSketchbook();
  const face = faceIn(faces, game, language);
  const table = tableOf(game, NAMES.slice(0, players));
  for (const { entry, state } of playedAtRandom(game, players, `lettering ${players}`)) {
    if (entry % every > 0 && game.decisions(state).length > 0) continue;
    const position = positionIn(game, table, game.clone(state));
    await picturesIn(face, position);
    await face.boardsTogether?.(position);
  }
  for (const topic of face.rulebook?.find('', 1_000) ?? []) await face.rulebook?.card(topic, undefined);
  const different = new Map(requests().map((request) => [JSON.stringify(request), request]));
  return [...new Set([...different.values()].flatMap(faultsIn))];
}
