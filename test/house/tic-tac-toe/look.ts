import type { Look, Looks } from '../../../render/paint/look.ts';
import { type Picture, rect, type Shape, sprite } from '../../../render/paint/shape.ts';
import { circle, document, stroke } from '../../../render/paint/svg.ts';
import { colours, seatStyle } from '../../../render/paint/theme.ts';
import { type CaptionInput, captionLayout } from '../../../render/shared/caption.ts';
import { HEADER, header } from '../../../render/shared/header.ts';
import { type LobbyInput, lobbyLayout } from '../../../render/shared/lobby.ts';
import { type ScoreInput, scoreLayout } from '../../../render/shared/score.ts';
import { sharedSprite } from '../../../render/shared/sprites.ts';

/** A board of 3 rows of 3: the seat of the mark in each of its cells. */
export interface BoardInput {
  readonly title: string;
  readonly cells: readonly (number | undefined)[];
}

/** A picture of tic-tac-toe; `caption` is the line above the frames of a replay. */
export type PictureRequest =
  | { readonly kind: 'board'; readonly input: BoardInput }
  | { readonly kind: 'lobby'; readonly input: LobbyInput }
  | { readonly kind: 'score'; readonly input: ScoreInput }
  | { readonly kind: 'caption'; readonly input: CaptionInput };

const CELL = 100;
/** As wide as a caption. */
const WIDTH = 1600;
const LEFT = (WIDTH - 3 * CELL) / 2;

/** The middle of a cell by its place in the board. */
export const middleOf = (at: number) => ({
  x: LEFT + ((at % 3) + 0.5) * CELL,
  y: HEADER + 10 + (Math.floor(at / 3) + 0.5) * CELL,
});

function boardLayout({ title, cells }: BoardInput): Picture {
  const shapes = cells.flatMap((seat, at): Shape[] => {
    const { x, y } = middleOf(at);
    const box = { x: x - CELL / 2, y: y - CELL / 2, w: CELL, h: CELL };
    const ground = rect(box, { fill: colours.parchment, stroke: colours.ink, line: 4 });
    return seat === undefined ? [ground] : [ground, sprite(`icon:${seat === 0 ? 'cross' : 'points'}`, box)];
  });
  return {
    width: WIDTH,
    height: HEADER + 20 + 3 * CELL,
    ground: colours.table,
    shapes: [...header(title, { width: WIDTH }), ...shapes],
  };
}

function layout(subject: PictureRequest): Picture {
  switch (subject.kind) {
    case 'board':
      return boardLayout(subject.input);
    case 'lobby':
      return lobbyLayout(subject.input);
    case 'score':
      return scoreLayout(subject.input);
    case 'caption':
      return captionLayout(subject.input);
  }
}

/** The look of tic-tac-toe. One of its drawings shares its name with one of another game. */
const ticTacToeLook: Look = {
  layout,
  sprite(name, w, h) {
    const { colour } = seatStyle(name === 'icon:cross' ? 0 : 4);
    if (name === 'icon:cross') return document(w, h, stroke(['M', 0, 0, 'L', w, h, 'M', w, 0, 'L', 0, h], colour, 40));
    if (name === 'icon:points') return document(w, h, circle({ x: w / 2, y: h / 2 }, w / 3, { fill: colour }));
    return sharedSprite(name, w, h);
  },
  warmUp: async () => [
    { kind: 'board', input: { title: 'Warm', cells: Array(9).fill(undefined) } satisfies BoardInput },
  ],
};

/** The looks of a program with only this game; in the real program, a line of `render/games/index.ts`. */
export const looks: Looks = { 'tic-tac-toe': ticTacToeLook };
