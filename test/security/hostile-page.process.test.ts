import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBrowser } from '../../packages/local-discord/test/web-browser.ts';
import { openTable } from '../faults/tables.ts';

/** The attempts of a page of another server; each says what it got, or `refused`. */
const ATTEMPTS = `
  const refused = () => 'refused';
  const events = (element, source) => new Promise((done) => {
    element.onload = () => done('loaded');
    element.onerror = () => done('refused');
    element.src = source;
    document.body.append(element);
  });
  const make = (kind) => document.createElement(kind);
  const socket = (path) => new Promise((done) => {
    const one = new WebSocket(target.replace('http', 'ws') + path);
    one.onopen = () => done('open');
    one.onerror = () => done('refused');
  });
  const clock = (options) => fetch(target + '/local/clock', { method: 'POST', body: '{"advance_ms":86400000}', ...options }).then(({ type }) => type, refused);
  window.attempts = async () => [
    await clock({ headers: { 'content-type': 'application/json' } }),
    await clock({ mode: 'no-cors' }),
    await events(make('script'), target + '/page.js'),
    await events(make('img'), target + '/emojis/1'),
    await socket('/local/events?user=' + user),
    await socket('/gw?v=10&encoding=json'),
  ];
`;

withBrowser('a page of another server of this computer', (browser) => {
  let table: Awaited<ReturnType<typeof openTable>>;
  let server: Server;
  beforeEach(async () => {
    table = await openTable(2);
    server = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end('<body>Free rubies!</body>'),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(async () => {
    for (const context of browser().contexts()) await context.close();
    server.close();
    await table.scene.close();
  });

  /** The hostile page, by a name of this computer: `127.0.0.1` makes it another origin of the same site, `localhost` another site. */
  async function open(host: string): Promise<Page> {
    const page = await browser().newPage();
    await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);
    const { url, users } = table.scene.discord;
    await page.evaluate(`{ const target = ${JSON.stringify(url)}; const user = '${users[0]?.id}'; ${ATTEMPTS} }`);
    return page;
  }

  it.each(['127.0.0.1', 'localhost'])(
    'cannot read, do or receive anything, or frame the page or lead to it, from %s',
    async (host) => {
      const { clock, url, users } = table.scene.discord;
      const page = await open(host);
      const before = clock.now();
      expect(await page.evaluate('window.attempts()')).toEqual(Array(6).fill('refused'));
      expect(clock.now()).toBe(before);

      const target = `${url}/?user=${users[0]?.id}`;
      const answered = page.waitForResponse((response) => response.url() === target);
      await page.evaluate(`document.body.innerHTML = '<iframe src="${target}"></iframe>'`);
      expect((await answered).status()).toBe(403);
      const frame = await page.waitForSelector('iframe');
      const framed = await (await frame.contentFrame())?.evaluate('document.body.innerText').catch(() => '');
      expect(String(framed)).not.toMatch(/general|Caverna/i);
      await page.evaluate(`document.body.innerHTML = '<a href="${target}">Free rubies!</a>'`);
      await page.getByRole('link').click();
      await page.getByText('type its address into the browser yourself').waitFor();
      // A typed address opens it.
      const own = await browser().newPage();
      await own.goto(target);
      await own.getByRole('log', { name: 'Messages in #' }).waitFor();
    },
  );
});
