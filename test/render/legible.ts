import { blend, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { canShow } from '../../render/paint/fonts.ts';
import type { DrawSprite } from '../../render/paint/look.ts';
import { type Box, type Picture, type Shape, type Sprite, type Text, textBox } from '../../render/paint/shape.ts';

export const textsOf = (shapes: readonly Shape[]): Text[] => shapes.filter((shape) => shape.is === 'text');
export const wordsIn = (shapes: readonly Shape[]): string[] => textsOf(shapes).map(({ text }) => text);
export const leaving = ({ width, height, shapes }: Omit<Picture, 'ground'>): string[] =>
  wordsIn(textsOf(shapes).filter((text) => !inside(textBox(text), { x: 0, y: 0, w: width, h: height })));
export const drawingsOf = (shapes: readonly Shape[], name: RegExp): Sprite[] =>
  shapes.filter((shape) => shape.is === 'sprite').filter(({ sprite }) => name.test(sprite));
export const spritesOf = (shapes: readonly Shape[]): string[] => drawingsOf(shapes, /(?:)/).map(({ sprite }) => sprite);
/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;
export const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;
/** Whether a text is a single sign, which may be a little smaller than other texts. */
export const isSign = (text: string): boolean => /^[›/×+≤≥≠]$/u.test(text);

/** Tests that a picture is legible when `width` of its pixels fill the screen, and that all its drawings exist. */
export function testLegible(picture: Picture, sprite: DrawSprite, width: number = picture.width): void {
  const texts = textsOf(picture.shapes);

  test('keeps all text within the picture', () => {
    expect(leaving(picture)).toEqual([]);
  });

  test('uses text whose height is at least 2% of the width that is seen at once', () => {
    const small = texts.filter(({ text, size }) => size / width < (isSign(text) ? 0.018 : 0.02) - 1e-6);
    expect(small.map(({ text, size }) => [text, size])).toEqual([]);
  });

  test('lets no text run into other text', () => {
    const clashes = texts.flatMap((a, i) =>
      texts.slice(i + 1).flatMap((b) => (overlap(textBox(a), textBox(b)) ? [[a.text, b.text]] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test('writes only what the fonts can show', () => {
    expect(texts.filter(({ text, face }) => !canShow(text, face)).map(({ text }) => text)).toEqual([]);
  });

  test('has a contrast of 4.5 to 1 between text and background', () => {
    const weak = texts.flatMap((text) => {
      const ground = groundOf(picture, text);
      if (ground === undefined || text.outline !== undefined) return [];
      const ink = blend([ground, veiled(text.fill, text.alpha)]);
      const contrast = wcagContrast(ink, ground);
      return contrast < 4.5 ? [[text.text, text.fill, ground, contrast]] : [];
    });
    expect(weak).toEqual([]);
  });

  test('uses only drawings that exist', () => {
    for (const shape of picture.shapes)
      if (shape.is === 'sprite') expect(sprite(shape.sprite, shape.w, shape.h)).toContain('<svg');
  });
}

/** The plain colour behind a text; undefined on a drawing. */
function groundOf(picture: Picture, text: Text): string | undefined {
  const box = textBox(text);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: 0, h: 0 };
  const beneath = picture.shapes.slice(0, picture.shapes.indexOf(text));
  let ground: string | undefined = picture.ground;
  for (const shape of beneath) {
    if (shape.is === 'text' || !inside(middle, shape)) continue;
    if (shape.is === 'sprite') ground = undefined;
    else if (shape.fill !== undefined) {
      if ((shape.alpha ?? 1) === 1) ground = shape.fill;
      else if (ground !== undefined) ground = hex(blend([ground, veiled(shape.fill, shape.alpha)]));
    }
  }
  return ground;
}

const channel = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
const veiled = (colour: string, alpha = 1): string => `${colour}${channel(alpha)}`;
const hex = ({ r, g, b }: { r: number; g: number; b: number }): string => `#${channel(r)}${channel(g)}${channel(b)}`;
