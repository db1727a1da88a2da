import { afterAll, afterEach, expect, it } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { withBrowser } from '../../packages/local-discord/test/web-browser.ts';
import { createPainter } from '../../render/painter.ts';
import type { Scene } from '../commands/fixture.ts';
import { openReplayed } from './scene.ts';

withBrowser('a replay in the browser', (browser) => {
  let scene: Scene | undefined;
  const painter = createPainter();
  afterAll(async () => {
    await painter.close();
  });
  afterEach(() => scene?.close());

  it('is shown as an animated picture at full size, with its words', async () => {
    const opened = await openReplayed({ players: 2, until: 3 }, { pictures: cavernaPictures(painter) });
    scene = opened.scene;
    const { discord } = scene;
    const page = await browser().newPage({ viewport: { width: 400, height: 900 } });
    page.setDefaultTimeout(60_000);
    const user = discord.users[0]?.id ?? '';
    await page.goto(`${discord.url}/?user=${user}`);
    await page.getByRole('log', { name: 'Messages in #' }).waitFor();
    await discord.as(user).slash(opened.channel, 'caverna replay', {});
    const picture = page.getByAltText('Animated replay of the game of');
    await picture.waitFor();
    await picture.scrollIntoViewIfNeeded();
    const size = await picture.evaluate(async (element) => {
      const image = element as unknown as { decode(): Promise<void>; naturalWidth: number; naturalHeight: number };
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });
    expect(size.width).toBe(1_280);
    expect(Number(await picture.getAttribute('width'))).toBe(size.width);
    expect(Number(await picture.getAttribute('height'))).toBe(size.height);
    expect(scene.errors).toEqual([]);
  }, 120_000);
});
