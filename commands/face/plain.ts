import type { Face } from './face.ts';

/** The answers of a lobby in a game whose rules have nothing special about players and options. */
export const plainLobby = { players: () => undefined, unfit: () => undefined } satisfies Partial<Face['lobby']>;

/** The answers of a game whose rules have nothing of the kind; a face starts with these. */
export const plainFace = {
  simultaneous: () => undefined,
  begun: () => [],
  suggestions: () => [],
  ending: () => undefined,
  endsTurn: () => false,
  atOnce: () => [],
  together: () => ({ apart: undefined }),
  tips: () => undefined,
  passing: () => undefined,
  bearings: () => [],
  besideBoard: () => undefined,
  turnedUp: () => [],
  interimPictures: async () => [],
  chroniclePicture: async () => undefined,
  reel: () => undefined,
  favourites: () => undefined,
  side: () => undefined,
} satisfies Partial<Face>;
