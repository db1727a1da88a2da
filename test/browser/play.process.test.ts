import { startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { emojisWith, facesWith } from '../../commands/games/index.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { withBrowser } from '../../packages/local-discord/test/web-browser.ts';
import { createPainter } from '../../render/painter.ts';
import { startBot } from '../../src/bot.ts';

/** The dwarfs of each turn use spaces that ask for no further decision. */
const SPACES = ['Logging', 'Ore mining', 'Wood gathering', 'Supplies'];

const closing: (() => Promise<unknown>)[] = [];
const errors: string[] = [];

/** The whole program as `npm start` without a token runs it, on a free port. */
async function startProgram(): Promise<string> {
  const discord = await startLocalDiscord();
  const stores = openDatabase(':memory:');
  const painter = createPainter();
  const bot = await startBot({
    token: discord.token,
    stores,
    faces: facesWith(painter),
    emojis: emojisWith(painter),
    log: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
    clock: discord.clock,
    rest: { api: discord.apiUrl },
  });
  discord.clock.onAdvance(() => void bot.tick());
  closing.push(bot.close, painter.close, stores.close, discord.close);
  return discord.url;
}

withBrowser('a game in the browser', (browser) => {
  afterEach(async () => {
    for (const context of browser().contexts()) await context.close();
    for (const close of closing.splice(0)) await close();
  });

  async function open(url: string, user: string): Promise<Page> {
    const page = await browser().newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(20_000);
    await page.goto(`${url}/?user=${user}`);
    await page.getByRole('log', { name: 'Messages in #' }).waitFor();
    return page;
  }

  async function command(page: Page, text: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Message #general' }).fill(text);
    await page.keyboard.press('Enter');
  }

  async function openLobby(host: Page, guest: Page): Promise<void> {
    await command(host, '/caverna new players:2');
    await guest.getByRole('button', { name: 'Join', exact: true }).click();
    await host.getByText('Players (2 of 2)').waitFor();
    await host.getByRole('button', { name: 'Start', exact: true }).click();
  }

  /** Places a dwarf from the prompt's menu and ends the turn in the private panel. */
  async function takeTurn(page: Page, space: string): Promise<void> {
    await page
      .getByRole('combobox', { name: /^Clan and goods/ })
      .last()
      .click();
    await page.getByRole('option', { name: space }).click();
    await page.getByText(`So far (only you see this): ${space}`).waitFor();
    await page.getByRole('button', { name: 'End turn' }).last().click();
    await page.getByText('Your turn is over').last().waitFor();
  }

  it('can be opened, joined and played for a whole round by clicking', async () => {
    const url = await startProgram();
    const pages = { Mara: await open(url, 'mara'), Tom: await open(url, 'tom') };
    await openLobby(pages.Mara, pages.Tom);
    const first = pages.Mara.getByText('it is your turn');
    await first.waitFor();
    let name = (await first.innerText()).includes('@Mara') ? 'Mara' : 'Tom';
    for (const space of SPACES) {
      const [called, other] = name === 'Mara' ? (['Mara', 'Tom'] as const) : (['Tom', 'Mara'] as const);
      await takeTurn(pages[called], space);
      await pages[other].getByText(`${called}: ${space}`).waitFor();
      // In the first round the two take turns, and neither takes the starting player token.
      await pages[other].getByText(`@${other}, it is your turn`).waitFor();
      name = other;
    }
    await pages.Tom.getByText('Round 2 begins').waitFor();
    // The project's own icons: before goods in descriptions, and in the menus.
    const wood = pages.Tom.getByRole('img', { name: 'wood', exact: true }).last().locator('img');
    await expect.poll(() => wood.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(128);
    const board = pages.Tom.getByRole('img', { name: 'Home board of Tom' }).last();
    await expect.poll(() => board.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(1000);
    expect(await pages.Mara.getByText('Only you can see this').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('calls a player days later with a direct message whose link leads to the prompt, on a phone too', async () => {
    const url = await startProgram();
    const page = await open(url, 'mara');
    await command(page, '/caverna settings');
    await page.getByRole('combobox', { name: 'Where you are called' }).last().click();
    await page.getByRole('option', { name: 'By direct message', exact: true }).click();
    await page.getByText('By direct message', { exact: true }).waitFor();
    await command(page, '/caverna new players:1');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('@Mara, it is your turn').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Clock' }).click();
    await page.getByRole('button', { name: '+ 1 day' }).click();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Show channels' }).click();
    await page.getByRole('button', { name: /^Direct Messages/ }).click();
    await page.getByText('The table is waiting for you').waitFor();
    await page.getByRole('link', { name: 'Go to the game' }).last().click();
    const prompt = page.getByRole('article').filter({ hasText: '@Mara, it is your turn' });
    await expect.poll(() => prompt.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
