import { type Interaction, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { textOf } from '../src/users.ts';
import { channel, contents, discordForEach, generalOf, login, PNG } from './bot.ts';

const discord = discordForEach();

const NEW = [
  { type: 4 as const, name: 'players', description: 'How many', minValue: 1, maxValue: 7 },
  { type: 3 as const, name: 'set', description: 'Which tiles', autocomplete: true as const },
];
const options = [
  { type: 1 as const, name: 'new', description: 'Opens a table', options: NEW },
  { type: 1 as const, name: 'note', description: 'Writes a note', options: [] },
];
const commands = [{ name: 'caverna', description: 'A table of Caverna', options }];

const button = (id: string, disabled = false) => ({ type: 2, style: 1 as const, custom_id: id, label: id, disabled });
const menu = { type: 3, custom_id: 'space', options: ['logging', 'ore'].map((value) => ({ label: value, value })) };
const board = { media: { url: 'attachment://board.png' }, description: 'The board' };
const table = (content: string) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: [
    {
      type: 17,
      components: [
        { type: 10, content },
        { type: 12, items: [board] },
        ...[[button('join'), button('closed', true)], [menu]].map((components) => ({ type: 1, components })),
      ],
    },
  ],
  files: [{ attachment: PNG, name: 'board.png' }],
});

async function tableBot(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `full ${interaction.options.getFocused()}`, value: 'full' }]);
  } else if (interaction.isChatInputCommand() && interaction.options.getSubcommand() === 'new') {
    await interaction.deferReply();
    await interaction.editReply(table(`Table for ${interaction.options.getInteger('players')}`));
  } else if (interaction.isChatInputCommand()) {
    const component = { type: 4, custom_id: 'text', style: 2, max_length: 20 };
    const components = [{ type: 18, label: 'Your note', component }];
    await interaction.showModal({ custom_id: 'note', title: 'Note', components });
  } else if (interaction.isModalSubmit()) {
    const content = `noted: ${interaction.fields.getTextInputValue('text')}`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.editReply(table(`${interaction.user.displayName} joined`));
    await interaction.followUp({ content: 'only you see this', flags: MessageFlags.Ephemeral });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update(table(`chosen ${interaction.values.join()}`));
  }
}

/** Starts a bot that opens tables. */
async function openTables(): Promise<void> {
  const client = await login(discord, tableBot);
  await client.application.commands.set(commands);
}

test('a client logs in and registers its commands, which keep their ids', async () => {
  const client = await login(discord);
  const channels = client.guilds.cache.get(discord.guildId)?.channels.cache;
  expect(channels?.map(({ name }) => name)).toEqual(['general', 'game-night', 'second-table']);
  const first = await client.application.commands.set(commands);
  const second = await client.application.commands.set(commands);
  expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  expect(discord.world.commands[0]?.name).toBe('caverna');
});

test('a game with a picture is played with a command, a button and a menu', async () => {
  await openTables();
  const mara = discord.as('Mara');
  const reaction = await mara.slash(channel(discord), 'caverna new', { players: 4 });
  const thinking = { message: { local: { thinking: true } } };
  expect(reaction).toMatchObject({ acknowledged: true, kind: 'deferred-reply', ...thinking });
  const shown = await reaction.shown();
  expect(textOf(shown)).toBe('Table for 4');
  expect(shown.attachments).toEqual([]);
  expect(shown.local.thinking).toBe(false);

  const gallery = JSON.stringify(shown.components);
  const url = /"url":"([^"]+board\.png)"/.exec(gallery)?.[1] ?? '';
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PNG);
  expect(gallery).toContain('"width":2,"height":3');
  expect(discord.requests).toMatchObject({ images: 1, imageBytes: PNG.length });

  const pressed = await discord.as('Tom').press(shown.id, 'join');
  expect(pressed).toMatchObject({ acknowledged: true, kind: 'deferred-update' });
  expect(textOf(await pressed.shown())).toBe('Tom joined');
  await discord.until(() => pressed.messages().length === 1);
  expect(contents(discord, 'Tom')).toEqual(['', 'only you see this']);
  expect(mara.messages(channel(discord))).toHaveLength(1);

  const chosen = await mara.select(shown.id, 'space', ['ore']);
  expect(chosen.kind).toBe('update');
  expect(chosen.message && textOf(chosen.message)).toBe('chosen ore');
  expect(discord.requests.rejected).toEqual([]);
});

test('autocomplete and a form', async () => {
  await openTables();
  const yuki = discord.as('Yuki');
  const typed = await yuki.autocomplete(channel(discord), 'caverna new', { focused: 'set', options: { set: 'fu' } });
  expect(typed.choices).toEqual([{ name: 'full fu', value: 'full' }]);
  const opened = await yuki.slash(channel(discord), 'caverna note');
  expect(opened.modal?.title).toBe('Note');
  await expect(yuki.submitModal(opened.id, { text: 'x'.repeat(21) })).rejects.toThrow('at most 20');
  const sent = await yuki.submitModal(opened.id, { text: 'more ore' });
  expect(sent.message?.content).toBe('noted: more ore');
  expect(discord.as('Bo').messages(channel(discord))).toEqual([]);
  await expect(yuki.submitModal(opened.id, { text: 'again' })).rejects.toThrow('no longer open');
});

test('users cannot do what a client would not let them, unless they forge it', async () => {
  await openTables();
  const ada = discord.as('Ada');
  const shown = await (await ada.slash(channel(discord), 'caverna new', { players: 2 })).shown();
  await expect(ada.slash(channel(discord), 'caverna new', { players: 8 })).rejects.toThrow('at most 7');
  await expect(ada.slash(channel(discord), 'chess')).rejects.toThrow('no command');
  await expect(ada.press(shown.id, 'closed')).rejects.toThrow('disabled');
  await expect(ada.press(shown.id, 'other')).rejects.toThrow('no component');
  await expect(ada.select(shown.id, 'space', ['moon'])).rejects.toThrow('does not offer');
  await expect(ada.select(shown.id, 'space', ['ore', 'logging'])).rejects.toThrow('at most 1');
  const forged = await ada.forging.select(shown.id, 'space', ['moon']);
  expect(forged.message && textOf(forged.message)).toBe('chosen moon');
  const anything = await ada.forging.press(shown.id, 'anything');
  expect(textOf(await anything.shown())).toBe('Ada joined');
  await discord.until(() => anything.messages().length === 1);
});

test('two people who press at once each see the result of their own press', async () => {
  await openTables();
  const shown = await (await discord.as('Mara').slash(channel(discord), 'caverna new', { players: 2 })).shown();
  const both = await Promise.all(
    ['Tom', 'Bo'].map(async (name) => {
      const pressed = await discord.as(name).press(shown.id, 'join');
      return { text: textOf(await pressed.shown()), pressed };
    }),
  );
  expect(both.map(({ text }) => text)).toEqual(['Tom joined', 'Bo joined']);
  await discord.until(() => both.every(({ pressed }) => pressed.messages().length === 1));
});

test('files that no message shows any more are forgotten, oldest first, once there are many', async () => {
  const { general } = await generalOf(discord);
  const message = await general.send({ files: [{ attachment: PNG, name: '0.png' }] });
  const first = message.attachments.first()?.url ?? '';
  const replace = (attachment: Buffer, name: string) =>
    message.edit({ attachments: [], files: [{ attachment, name }] });
  for (let count = 1; count < 16; count += 1) {
    await replace(Buffer.alloc(9 * 2 ** 20), `${count}.bin`);
    if (count === 14) expect((await fetch(first)).status).toBe(200);
  }
  await replace(PNG, 'last.png');
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(discord.as('Mara').messages(channel(discord))[0]?.attachments[0]?.url ?? '')).status).toBe(200);
});
