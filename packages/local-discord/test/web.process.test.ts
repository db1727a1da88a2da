import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from 'canvas';
import { type Interaction, MessageFlags } from 'discord.js';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/start.ts';
import { call, channel, generalOf, login, start } from './bot.ts';
import { withBrowser } from './web-browser.ts';

const SEATS = { type: 4 as const, name: 'players', description: 'How many seats', min_value: 1, max_value: 7 };
const TOPIC = { type: 3 as const, name: 'about', description: 'A tile or a space', required: true };
const SUBCOMMANDS = [
  { type: 1 as const, name: 'new', description: 'Open a lobby', options: [SEATS] },
  {
    ...{ type: 1 as const, name: 'rules', description: 'Look something up' },
    options: [{ ...TOPIC, autocomplete: true as const }],
  },
];
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const COMMANDS = [{ name: 'caverna', description: 'Caverna: The Cave Farmers', options: SUBCOMMANDS }];

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const TILES = [{ label: 'Full', value: 'full', description: 'All of them' }, ...options({ intro: 'Introductory' })];
const GOODS = options({ wood: 'Wood', stone: 'Stone', ore: 'Ore' });
const ROWS = [
  [
    { type: 2, style: 3, label: 'Join', custom_id: 'join' },
    { type: 2, style: 2, label: 'Options', custom_id: 'options' },
    { type: 2, style: 4, label: 'Mute', custom_id: 'mute' },
  ],
  [{ type: 3, custom_id: 'set', placeholder: 'Which tiles?', options: TILES }],
  [{ type: 3, custom_id: 'goods', placeholder: 'Which goods?', min_values: 1, max_values: 2, options: GOODS }],
];
const PARTS = [{ type: 10, content: '## The lobby' }, ...ROWS.map((components) => ({ type: 1, components }))];
const LOBBY = [{ type: 17, accent_color: 0xf0bc2e, components: PARTS }];

const INPUTS = {
  Name: { type: 4, custom_id: 'name', style: 1, min_length: 3 },
  Pace: { type: 21, custom_id: 'pace', options: options({ live: 'Live', day: 'A turn a day' }) },
  Tiles: { type: 3, custom_id: 'tiles', options: options({ full: 'Full' }) },
  'Live scores': { type: 23, custom_id: 'scores' },
};
const FORM = {
  title: 'Options of the game',
  custom_id: 'form',
  components: Object.entries(INPUTS).map(([label, component]) => ({ type: 18, label, component })),
};

/** A bot with one of everything that can be pressed on the page. */
async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const tiles = ['Carpenter', 'Miner', 'Dog school'].filter((tile) => tile.toLowerCase().includes(typed));
    return interaction.respond(tiles.map((name) => ({ name, value: name })));
  }
  if (interaction.isChatInputCommand()) {
    if (interaction.options.getSubcommand() === 'new')
      return interaction.reply({ flags: MessageFlags.IsComponentsV2, components: LOBBY });
    const about = interaction.options.getString('about', true);
    return interaction.reply({ flags: MessageFlags.Ephemeral, content: `About the **${about}**` });
  }
  if (interaction.isStringSelectMenu())
    return interaction.reply(`${interaction.user.displayName} chose ${interaction.values.join(' and ')}`);
  if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const [name, tiles] = [fields.getTextInputValue('name'), fields.getStringSelectValues('tiles')];
    return interaction.reply(`${name}, ${fields.getRadioGroup('pace')}, ${tiles}, ${fields.getCheckbox('scores')}`);
  }
  if (!interaction.isButton() || interaction.customId === 'mute') return undefined;
  if (interaction.customId === 'options') return interaction.showModal(FORM);
  await interaction.deferUpdate();
  return interaction.editReply({ components: [{ type: 10, content: `<@${interaction.user.id}> has joined` }] });
}

withBrowser('the page in a browser', (browser) => {
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser().newPage({ viewport: { width: 1280, height: 800 }, ...options });
    page.setDefaultTimeout(15_000);
    pages.push(page);
    return page;
  }

  async function open(discord: LocalDiscord, place = 'user=mara', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await newPage(options);
    await page.goto(`${discord.url}/?${place}`);
    await page.getByRole('log', { name: 'Messages in #' }).waitFor();
    return page;
  }

  async function table(): Promise<{ discord: LocalDiscord; page: Page }> {
    const discord = await start();
    const client = await login(discord, answer);
    await client.application.commands.set(COMMANDS);
    return { discord, page: await open(discord) };
  }

  /** A page that receives nothing while it is held back, and the output of its console. */
  async function slowTable() {
    const { discord } = await table();
    const page = await newPage();
    let held: (() => void)[] | undefined;
    await page.routeWebSocket('**/local/events*', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((event) => (held ? held.push(() => socket.send(event)) : socket.send(event)));
    });
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    await page.goto(`${discord.url}/?user=mara`);
    await page.getByRole('log', { name: 'Messages in #' }).waitFor();
    const hold = () => {
      const events: (() => void)[] = [];
      held = events;
      return () => {
        held = undefined;
        for (const send of events) send();
      };
    };
    return { discord, page, hold, said };
  }

  const lobbyOf = (discord: LocalDiscord): string =>
    discord
      .as('Mara')
      .messages(channel(discord))
      .findLast(({ author }) => author.bot)?.id ?? '';

  async function playAs(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Change user' }).first().click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
    const seat = page.getByRole('button', { name: `You are ${name}` });
    await seat.first().waitFor();
  }

  async function newLobby(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Message #general' }).fill('/caverna new');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The lobby' }).waitFor();
  }

  test('a command is found, completed while typing and sent; its private answer is seen by one user', async () => {
    const { page } = await table();
    await page.getByRole('textbox', { name: 'Message #general' }).fill('/');
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Open a lobby'),
      expect.stringContaining('Look something up'),
    ]);
    await page.getByRole('option', { name: '/caverna rules' }).click();
    await page.getByRole('combobox', { name: 'about' }).fill('dog');
    await page.getByRole('option', { name: 'Dog school' }).waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const reply = page.getByRole('article').filter({ hasText: 'Only you can see this' });
    await reply.getByText('About the Dog school').waitFor();
    await reply.filter({ hasText: 'Mara used /caverna rules' }).waitFor();
    await playAs(page, 'Tom');
    await page.getByText('This is the start of the #general channel.').waitFor();
    expect(await page.getByText('About the Dog school').count()).toBe(0);
    await playAs(page, 'Mara');
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await reply.waitFor({ state: 'detached' });
  });

  test('a missing required option and a number out of bounds are refused with an explanation', async () => {
    const { page } = await table();
    await page.getByRole('textbox', { name: 'Message #general' }).fill('/caverna rules ');
    await page.keyboard.press('Enter');
    const about = page.getByRole('combobox', { name: 'about' });
    await about.waitFor();
    expect(await complaint(about)).toBe('Please fill out this field.');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Message #general' }).fill('/caverna new players:9');
    await page.keyboard.press('Enter');
    const players = page.getByRole('spinbutton', { name: 'players' });
    await players.waitFor();
    expect(await complaint(players)).toBe('Value must be less than or equal to 7.');
    await players.fill('3');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The lobby' }).waitFor();
  });

  test('a button changes its message for everyone; one the bot does not answer fails as in Discord', async () => {
    const { discord, page } = await table();
    await newLobby(page);
    await page.getByRole('button', { name: 'Mute' }).click();
    await page.locator('[aria-busy=true]').waitFor();
    discord.clock.advance(3000);
    await page.getByRole('alert').filter({ hasText: 'This interaction failed' }).waitFor();
    const tom = await open(discord, 'user=tom');
    await page.getByRole('button', { name: 'Join' }).click();
    for (const view of [page, tom]) await view.getByText('@Mara has joined').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a press on something that was replaced fails as in Discord, until the new state is visible', async () => {
    const { discord, page, hold, said } = await slowTable();
    await newLobby(page);
    const letGo = hold();
    await discord.as('Tom').press(lobbyOf(discord), 'join');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('alert').filter({ hasText: 'This interaction failed' }).waitFor();
    letGo();
    await page.getByText('@Tom has joined').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(said).toEqual([]);
  });

  test('a failed press is not mentioned if its message has changed since', async () => {
    const { discord, page, hold } = await slowTable();
    await newLobby(page);
    const letGo = hold();
    await discord.as('Tom').press(lobbyOf(discord), 'join');
    const answering = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/local/interactions', async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await answering.promise;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Join' }).click();
    await answered.promise;
    letGo();
    await page.getByText('@Tom has joined').waitFor();
    const done = page.waitForResponse('**/local/interactions');
    answering.resolve();
    expect(await (await done).json()).toMatchObject({ state: 'failed' });
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('an open list closes when its menu disappears, and not before', async () => {
    const { discord, page } = await table();
    await newLobby(page);
    await page.getByRole('combobox', { name: 'Which goods?' }).click();
    await page.getByRole('option', { name: 'Wood' }).click();
    const path = `/channels/${channel(discord)}/messages/${lobbyOf(discord)}`;
    const [container] = LOBBY;
    const components = [{ type: 10, content: 'Two have joined' }, container];
    expect((await call(discord, `PATCH ${path}`, { components })).status).toBe(200);
    await page.getByText('Two have joined').waitFor();
    await page.getByRole('option', { name: 'Ore' }).click();
    expect(await page.getByRole('option', { selected: true }).allInnerTexts()).toEqual(['Wood', 'Ore']);
    await discord.as('Tom').press(lobbyOf(discord), 'join');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.getByText('@Tom has joined').waitFor();
  });

  test('a press beside an open list only closes it', async () => {
    const { discord } = await table();
    const page = await open(discord, 'user=mara', PHONE);
    await newLobby(page);
    const join = page.getByRole('button', { name: 'Join' });
    const box = await join.boundingBox();
    if (box === null) throw new Error('The button is not shown');
    await page.getByRole('combobox', { name: 'Which tiles?' }).tap();
    await page.getByRole('listbox').waitFor();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    // Its answer comes after that of a press on the button beneath.
    await page.getByRole('combobox', { name: 'Which tiles?' }).tap();
    await page.getByRole('option', { name: 'Introductory' }).tap();
    await page.getByText('Mara chose intro').waitFor();
    expect(await join.isVisible()).toBe(true);
  });

  test('menus for one and for several choices work with the mouse and with the keyboard', async () => {
    const { page } = await table();
    await newLobby(page);
    await page.getByRole('region', { name: 'Welcome' }).waitFor();
    await page.getByRole('combobox', { name: 'Which tiles?' }).click();
    await page.getByRole('option', { name: 'Introductory' }).click();
    await page.getByText('Mara chose intro').waitFor();
    // Somebody who is playing does not need the welcome any more.
    await page.getByRole('region', { name: 'Welcome' }).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Which goods?' }).press('ArrowDown');
    // The list takes the focus only after it has opened.
    await page.locator('[role=option]:focus', { hasText: 'Wood' }).waitFor();
    for (const key of ['Space', 'End', 'Space']) await page.keyboard.press(key);
    const selected = () => page.getByRole('option', { selected: true }).allInnerTexts();
    await expect.poll(selected).toEqual(['Wood', 'Ore']);
    expect(await page.getByRole('option', { name: 'Stone' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Mara chose wood and ore').waitFor();
  });

  test('a form says what is missing, and sends text, choices, menus and ticks', async () => {
    const { page } = await table();
    await newLobby(page);
    await page.getByRole('button', { name: 'Options' }).click();
    const form = page.getByRole('dialog', { name: 'Options of the game' });
    const name = form.getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('ab');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await complaint(name)).toContain('lengthen this text to 3 characters or more');
    await name.fill('Friday');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await complaint(form.getByRole('radio', { name: 'Live' }))).toBe('Please select one of these options.');
    await form.getByRole('radio', { name: 'A turn a day' }).check();
    await form.getByRole('combobox', { name: 'Tiles' }).click();
    await form.getByRole('option', { name: 'Full' }).click();
    await form.getByRole('checkbox', { name: 'Live scores' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Friday, day, full, true').waitFor();
    expect(await form.count()).toBe(0);
  });

  test('an answer to a message that has been deleted says so', async () => {
    const { discord, page } = await table();
    const question = discord.postAsBot(channel(discord), 'Who begins?');
    const path = `/channels/${channel(discord)}/messages`;
    await call(discord, `POST ${path}`, { content: 'Mara', message_reference: { message_id: question } });
    await page.getByText('Who begins?').last().waitFor();
    await call(discord, `DELETE ${path}/${question}`);
    await page.getByText('Original message was deleted').waitFor();
    await page.reload();
    await page.getByText('Original message was deleted').waitFor();
  });

  test('pictures are shown with their description and enlarged', async () => {
    const discord = await start();
    const { general } = await generalOf(discord);
    const names = ['one.png', 'two.png'];
    const items = names.map((name) => ({ media: { url: `attachment://${name}` }, description: `Board ${name}` }));
    const files = names.map((name) => ({ attachment: createCanvas(120, 80).toBuffer(), name }));
    await general.send({ flags: MessageFlags.IsComponentsV2, components: [{ type: 12, items }], files });
    const page = await open(discord);
    const picture = page.getByRole('img', { name: 'Board one.png' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(120);
    await picture.click();
    const enlarged = page.getByRole('dialog', { name: 'Picture' });
    const large = enlarged.getByRole('img', { name: 'Board one.png' });
    await enlarged.getByText('Press the picture to enlarge or shrink it').waitFor();
    const isZoomed = () => large.evaluate((image) => image.parentElement?.classList.contains('zoomed'));
    await large.click();
    expect(await isZoomed()).toBe(true);
    await large.click();
    expect(await isZoomed()).toBe(false);
    await page.keyboard.press('Escape');
    await enlarged.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Board two.png' }).click();
    await enlarged.getByRole('img', { name: 'Board two.png' }).waitFor();
  });

  test('a called person gets a badge, whichever seat you play, even in a thread or direct message', async () => {
    const { discord, page } = await table();
    const { client, general } = await generalOf(discord);
    const [mara, tom] = discord.users;
    if (!mara || !tom) throw new Error('nobody is there');
    const thread = await general.threads.create({ name: 'Table 12' });
    await thread.send(`<@${tom.id}>, it is your turn`);
    await (await client.users.fetch(tom.id)).send('A reminder');
    const seat = page.getByRole('button', { name: `You are ${mara.name}` }).first();
    await seat.click();
    const other = page.getByRole('menuitemradio', { name: tom.name, exact: true });
    await expect.poll(() => other.innerText()).toContain('2');
    await other.click();
    await page.getByRole('button', { name: 'Direct Messages, 1 mention' }).click();
    await page.getByText('A reminder').waitFor();
    await page.getByRole('button', { name: 'Table 12, 1 mention' }).click();
    await page.getByText('@Tom, it is your turn').waitFor();
    await page.getByRole('button', { name: 'Table 12', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('channel')).toBe('Table 12');
  });

  test('a reader who has scrolled up stays there and is notified of new messages', async () => {
    const discord = await start();
    const mara = discord.as('Mara');
    for (let line = 1; line <= 130; line += 1) await mara.say(channel(discord), `Line ${line}`);
    const page = await open(discord, 'user=tom');
    await page.getByText('Line 130', { exact: true }).waitFor();
    await page.getByText('Line 130', { exact: true }).hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => inView(page, 'Line 130')).toBe(false);
    await mara.say(channel(discord), 'Line 131');
    await page.getByRole('button', { name: '1 new message' }).click();
    await expect.poll(() => inView(page, 'Line 131')).toBe(true);
    await mara.say(channel(discord), 'Line 132');
    await expect.poll(() => inView(page, 'Line 132')).toBe(true);
    await page.mouse.wheel(0, -20_000);
    await page.getByText('Line 1', { exact: true }).waitFor();
  });

  test('a reader at the end stays there while prompts replace each other', async () => {
    const { discord, page } = await table();
    const { general: room } = await generalOf(discord);
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');
    let prompt = await room.send(lines(15));
    for (let turn = 1; turn <= 10; turn++) {
      await room.send(lines(60));
      const next = room.send(`${lines(15)}\n**Prompt ${turn}**`);
      await prompt.delete();
      prompt = await next;
      await expect.poll(() => inView(page, `Prompt ${turn}`)).toBe(true);
    }
  });

  test('the clock is put forward', async () => {
    const discord = await start();
    const page = await open(discord);
    const before = discord.clock.now();
    await page.getByRole('button', { name: 'Clock' }).click();
    await page.getByRole('button', { name: '1 day' }).click();
    await discord.until(() => discord.clock.now() >= before + 86_400_000);
  });

  test('the page finds a restarted server again, with the same user in the same channel', async () => {
    const first = await startLocalDiscord();
    const page = await open(first, 'user=yuki&channel=game-night');
    const yuki = first.users.find(({ name }) => name === 'Yuki');
    await first.as('Mara').say(channel(first), `<@${yuki?.id}>, are you there?`);
    await page.getByRole('button', { name: 'general, 1 mention' }).waitFor();
    await first.close();
    await page.getByText('Connection lost').waitFor();
    const second = await start({ port: first.port });
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await second.as('Mara').say(channel(second, 'game-night'), 'Here again');
    await page.getByText('Here again').waitFor();
    await page.getByRole('button', { name: 'You are Yuki' }).first().waitFor();
    // Unread messages disappear with the first server.
    await page.getByRole('button', { name: 'general', exact: true }).waitFor();
    // Without a name in its address, the page opens as the last user again.
    await page.goto(second.url);
    await page.getByRole('button', { name: 'You are Yuki' }).first().waitFor();
  });

  test('after a restart with stored data, the same direct message is open and its buttons reach the bot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
    const first = await startLocalDiscord({ folder });
    const mara = first.users[0]?.id ?? '';
    const client = await login(first);
    await (await client.users.fetch(mara)).send({ flags: MessageFlags.IsComponentsV2, components: LOBBY });
    const page = await open(first);
    await page.getByRole('button', { name: 'Direct Messages' }).click();
    await page.getByRole('heading', { name: 'The lobby' }).waitFor();
    await first.close();
    const second = await start({ port: first.port, folder });
    await login(second, answer);
    await page.reload();
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('@Mara has joined').waitFor();
    expect(await page.getByText('gone').count()).toBe(0);
  });

  test('your own name shows how often you were called, and the list of people how often others were', async () => {
    const discord = await start();
    const page = await open(discord, 'user=yuki&channel=game-night');
    const id = (of: string) => discord.users.find(({ name }) => name === of)?.id;
    await discord.as('Mara').say(channel(discord), `<@${id('Tom')}>, <@${id('Tom')}>!`);
    await discord.as('Mara').say(channel(discord), `<@${id('Tom')}> and <@${id('Ines')}>`);
    const account = page.getByRole('button', { name: 'You are Yuki' }).first();
    await account.click();
    await page.getByRole('menuitemradio', { name: 'Tom' }).getByText('2', { exact: true }).waitFor();
    expect(await account.locator('.badge').count()).toBe(0);
    await discord.as('Mara').say(channel(discord), `<@${id('Yuki')}>, come!`);
    await account.locator('.badge').getByText('1', { exact: true }).waitFor();
  });

  test('on a phone the channels button shows how often you are called elsewhere, and so does each channel', async () => {
    const { discord } = await table();
    const page = await open(discord, 'user=mara', PHONE);
    const channels = page.getByRole('button', { name: 'Show channels' });
    expect(await channels.getAttribute('aria-label')).toBe('Show channels');
    await discord.as('Tom').say(channel(discord, 'game-night'), 'Anybody here?');
    const mara = discord.users[0]?.id ?? '';
    await discord.as('Tom').say(channel(discord, 'game-night'), `Are you there, <@${mara}>?`);
    await page.getByRole('button', { name: 'Show channels, 1 mention' }).waitFor();
    await (await (await login(discord)).users.fetch(mara)).send('It is your turn.');
    await page.getByRole('button', { name: 'Show channels, 2 mentions' }).tap();
    expect(await channels.locator('.badge').innerText()).toBe('2');
    await page.getByRole('button', { name: 'game-night, 1 mention' }).waitFor();
    await page.getByRole('button', { name: 'Direct Messages, 1 mention' }).tap();
    await page.getByText('It is your turn.').waitFor();
    await channels.tap();
    await page.getByRole('button', { name: 'game-night, 1 mention' }).tap();
    await page.getByText('Anybody here?').waitFor();
    await expect.poll(() => channels.getAttribute('aria-label')).toBe('Show channels');
  });

  test('on a phone the channels slide in, nothing is wider than the screen, and the welcome gives way to messages', async () => {
    const { discord } = await table();
    const page = await open(discord, 'user=mara', PHONE);
    const welcome = page.getByRole('region', { name: 'Welcome' });
    await welcome.waitFor();
    await newLobby(page);
    await welcome.waitFor({ state: 'hidden' });
    const wide = await page.locator('html, .scroller').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth));
    expect(Math.max(...wide)).toBeLessThanOrEqual(390);
    const other = page.getByRole('button', { name: 'second-table' });
    expect(await other.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show channels' }).tap();
    await other.tap();
    await page.getByRole('textbox', { name: 'Message #second-table' }).waitFor();
    await other.waitFor({ state: 'hidden' });
  });
});

/** What the browser says about a field that it does not accept. */
const complaint = (field: Locator): Promise<unknown> =>
  field.evaluate((input: { validationMessage?: string }) => input.validationMessage);

/** Whether the message with that text is within the visible part of the list. */
function inView(page: Page, text: string): Promise<boolean> {
  return page.getByText(text, { exact: true }).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const list = element.closest('.scroller')?.getBoundingClientRect();
    return list !== undefined && box.top >= list.top && box.bottom <= list.bottom;
  });
}
