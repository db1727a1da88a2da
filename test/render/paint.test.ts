import { afterAll, describe, expect, test } from 'vitest';
import { altText } from '../../render/games/caverna/alt.ts';
import { homeLayout } from '../../render/games/caverna/layout/home.ts';
import { layout } from '../../render/games/caverna/layout/index.ts';
import { cavernaSprite } from '../../render/games/caverna/sprites.ts';
import { paint } from '../../render/paint/paint.ts';
import { PainterBusy, PaintingDropped } from '../../render/paint/painter.ts';
import { PALETTE } from '../../render/paint/palette-colours.ts';
import { colours, seatStyles } from '../../render/paint/theme.ts';
import { createPainter } from '../../render/painter.ts';
import { colourAt } from './compare.ts';
import { goldenPicture, OWNERS, PICTURES, WORDS } from './games/caverna/pictures.ts';

/** A home board; its picture has the colour of its owner. */
const HOME = goldenPicture('four.home-1');
if (HOME.kind !== 'home') throw new Error('It should be a home board.');
const { input: BOARD } = HOME;
const SIZE = layout(HOME);

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

describe.each(Object.entries(PICTURES))('%s', (_, request) => {
  test('is painted as a PNG with a palette, at the size of its layout', () => {
    const picture = layout(request);
    const png = paint(picture, cavernaSprite);
    expect(png.subarray(0, 8)).toEqual(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([picture.width, picture.height]);
    expect(png[25]).toBe(3);
    expect(png.length).toBeLessThan(400_000);
  });

  test('has an alt text that Discord accepts', () => {
    const alt = altText(request, WORDS);
    expect(alt.length).toBeGreaterThan(20);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('the palette has the colours of the theme and of every seat', () => {
  expect(PALETTE.length).toBeLessThanOrEqual(256);
  const named = [colours.ink, colours.parchment, colours.highlight, ...seatStyles.map(({ colour }) => colour)];
  expect(PALETTE).toEqual(expect.arrayContaining(named.map((colour) => Number.parseInt(colour.slice(1), 16))));
});

test.each(OWNERS.map((owner) => [seatStyles[owner.mark]?.name, owner] as const))(
  'the header is %s for that seat',
  (_, owner) => {
    const painted = paint(homeLayout({ ...BOARD, owner }), cavernaSprite);
    expect(colourAt(painted, { x: 300, y: 4 })).toBe(seatStyles[owner.mark]?.colour);
  },
);

test('a large picture leaves no traces in a later small one', () => {
  const alone = paint(homeLayout(BOARD), cavernaSprite);
  paint(layout(goldenPicture('seven.supply-1')), cavernaSprite);
  expect(paint(homeLayout(BOARD), cavernaSprite).equals(alone)).toBe(true);
});

describe('painter', () => {
  const painter = createPainter({ queue: 2 });
  afterAll(() => painter.close());
  const home = (name: string) =>
    ({ game: 'caverna', kind: 'home', input: { ...BOARD, owner: { ...BOARD.owner, name } } }) as const;

  test('paints in its thread what the layout says', async () => {
    const { png, width, height } = await painter.paint(home('Mara'));
    expect([width, height]).toEqual([SIZE.width, SIZE.height]);
    expect(png.equals(paint(layout(home('Mara')), cavernaSprite))).toBe(true);
  });

  test('paints the same picture once', async () => {
    const [first, second] = await Promise.all([painter.paint(home('Once')), painter.paint(home('Once'))]);
    expect(second).toBe(first);
    expect(await painter.paint(home('Once'))).toBe(first);
  });

  test('refuses when too many wait', async () => {
    const asked = ['1', '2', '3', '4'].map((name) => painter.paint(home(name)));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: expect.any(PainterBusy) });
  });

  test('accepts everything that eight posts and fifty panels request at once', async () => {
    const crowded = createPainter();
    const asked = Promise.allSettled(
      Array.from({ length: 8 * 8 + 50 }, (_, index) => crowded.paint(home(String(index)))),
    );
    await crowded.close();
    for (const result of await asked) expect(result).not.toMatchObject({ reason: expect.any(PainterBusy) });
  });

  test('a server that wants hundreds of pictures does not hold up another server’s', async () => {
    const crowded = createPainter({ queue: 40 });
    const done: string[] = [];
    const ask = (name: string, whose: string) =>
      crowded.paint(home(name), whose).then(
        () => done.push(name),
        (error: unknown) => error,
      );
    const hostile = Array.from({ length: 60 }, (_, index) => ask(`hostile ${index}`, 'hostile'));
    await Promise.all([ask('honest 1', 'honest'), ask('honest 2', 'other')]);
    expect(done.length).toBeLessThan(6);
    const refused = (await Promise.all(hostile)).filter((result) => result instanceof PainterBusy);
    expect(refused.length).toBeGreaterThanOrEqual(39);
    await crowded.close();
  });

  test('reports what went wrong, and continues painting', async () => {
    await expect(painter.paint({ ...home('broken'), input: {} })).rejects.toThrow(/undefined/);
    expect((await painter.paint(home('after'))).width).toBe(SIZE.width);
  });

  test('drops everything when it is closed', async () => {
    const other = createPainter();
    const asked = [other.paint(home('x')), other.paint(home('y'))].map((each) =>
      expect(each).rejects.toThrow(PaintingDropped),
    );
    await other.close();
    await Promise.all(asked);
    await expect(other.paint(home('z'))).rejects.toThrow(PaintingDropped);
  });
});
