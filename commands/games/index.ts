import type { Painter } from '../../render/paint/painter.ts';
import type { GameId } from '../../src/games/index.ts';
import type { FaceIn } from '../face.ts';
import { cavernaFace } from './caverna/face.ts';
import { cavernaPictures } from './caverna/pictures.ts';

/**
 * How the games are told and shown that can be played, by their ids. Here alone a state, of which all others know
 * nothing, meets the face that knows its type.
 */
export function facesWith(painter: Painter): Readonly<Record<GameId, FaceIn>> {
  return {
    caverna: cavernaFace(cavernaPictures(painter)),
  };
}
