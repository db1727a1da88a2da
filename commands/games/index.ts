import { looks } from '../../render/games/index.ts';
import { emojisOf } from '../../render/paint/emoji.ts';
import type { Painter } from '../../render/paint/painter.ts';
import type { GameId } from '../../src/games/index.ts';
import { requestKind } from '../../src/table/request-context.ts';
import type { Drawn } from '../discord/emojis.ts';
import type { FaceIn } from '../face/face.ts';
import { caveVsCaveFace } from './cave-vs-cave/face.ts';
import { cavePictures } from './cave-vs-cave/pictures.ts';
import { cavernaFace } from './caverna/face.ts';
import { cavernaPictures } from './caverna/pictures.ts';

/** The drawings that all games use as emojis on Discord. */
export const emojisWith = (painter: Painter): Drawn[] =>
  emojisOf(looks).map(({ key, hash, picture }) => ({
    key,
    hash,
    paint: async () => (await painter.paint(picture, 'emojis')).png,
  }));

/** The face of each game, by id. A state is opaque elsewhere; only here does it meet the face that knows its type. */
export function facesWith(painter: Painter): Readonly<Record<GameId, FaceIn>> {
  const ranking: Painter = {
    ...painter,
    // A person who has pressed is looking at the panel; the reader of a post is only being called.
    paint: (request, whose) => painter.paint(request, whose, requestKind() === 'post'),
  };
  return {
    caverna: cavernaFace(cavernaPictures(ranking)),
    'cave-vs-cave': caveVsCaveFace(cavePictures(ranking)),
  };
}
