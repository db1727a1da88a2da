import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { expect, test } from 'vitest';
import { textOf } from '../src/users.ts';
import { channel, contents, discordForEach, login, PNG } from './bot.ts';

const discord = discordForEach();

const commands = [
  new SlashCommandBuilder()
    .setName('caverna')
    .setDescription('A table of Caverna')
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setDescription('Opens a table')
        .addIntegerOption((option) =>
          option.setName('players').setDescription('How many').setMinValue(1).setMaxValue(7),
        )
        .addStringOption((option) => option.setName('set').setDescription('Which tiles').setAutocomplete(true)),
    )
    .addSubcommand((sub) => sub.setName('note').setDescription('Writes a note')),
];

const row = (disabled = false) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('closed').setLabel('Closed').setStyle(ButtonStyle.Secondary).setDisabled(disabled),
  );
const menu = () =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('space')
      .addOptions({ label: 'Logging', value: 'logging' }, { label: 'Ore', value: 'ore' }),
  );
const table = (text: string) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: [
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems(
          new MediaGalleryItemBuilder().setURL('attachment://board.png').setDescription('The board'),
        ),
      )
      .addActionRowComponents(row(true))
      .addActionRowComponents(menu()),
  ],
  files: [new AttachmentBuilder(PNG, { name: 'board.png' })],
});

async function tableBot(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `full ${interaction.options.getFocused()}`, value: 'full' }]);
  } else if (interaction.isChatInputCommand() && interaction.options.getSubcommand() === 'new') {
    await interaction.deferReply();
    await interaction.editReply(table(`Table for ${interaction.options.getInteger('players')}`));
  } else if (interaction.isChatInputCommand()) {
    const input = new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Paragraph).setMaxLength(20);
    const label = new LabelBuilder().setLabel('Your note').setTextInputComponent(input);
    await interaction.showModal(new ModalBuilder().setCustomId('note').setTitle('Note').addLabelComponents(label));
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({
      content: `noted: ${interaction.fields.getTextInputValue('text')}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.editReply(table(`${interaction.user.displayName} joined`));
    await interaction.followUp({ content: 'only you see this', flags: MessageFlags.Ephemeral });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update(table(`chosen ${interaction.values.join()}`));
  }
}

test('a client logs in and registers its commands, which keep their ids', async () => {
  const client = await login(discord);
  expect(client.guilds.cache.get(discord.guildId)?.channels.cache.map(({ name }) => name)).toEqual([
    'general',
    'game-night',
    'second-table',
  ]);
  const first = await client.application.commands.set(commands);
  const second = await client.application.commands.set(commands);
  expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  expect(discord.world.commands[0]?.name).toBe('caverna');
});

test('a game with a picture is played with a command, a button and a menu', async () => {
  const client = await login(discord, tableBot);
  await client.application.commands.set(commands);
  const mara = discord.as('Mara');
  const reaction = await mara.slash(channel(discord), 'caverna new', { players: 4 });
  expect(reaction).toMatchObject({
    acknowledged: true,
    kind: 'deferred-reply',
    message: { local: { thinking: true } },
  });
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
  const client = await login(discord, tableBot);
  await client.application.commands.set(commands);
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
  const client = await login(discord, tableBot);
  await client.application.commands.set(commands);
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
  const client = await login(discord, tableBot);
  await client.application.commands.set(commands);
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
  const client = await login(discord);
  const general = client.channels.cache.get(channel(discord));
  const message = general?.isSendable()
    ? await general.send({ files: [{ attachment: PNG, name: '0.png' }] })
    : undefined;
  const first = message?.attachments.first()?.url ?? '';
  for (let count = 1; count < 16; count += 1) {
    await message?.edit({ attachments: [], files: [{ attachment: Buffer.alloc(9 * 2 ** 20), name: `${count}.bin` }] });
    if (count === 14) expect((await fetch(first)).status).toBe(200);
  }
  await message?.edit({ attachments: [], files: [{ attachment: PNG, name: 'last.png' }] });
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(discord.as('Mara').messages(channel(discord))[0]?.attachments[0]?.url ?? '')).status).toBe(200);
});
