import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  PermissionsBitField,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { defineAdmin, runAdmin, suggestAdmin } from '../../commands/admin/admin-command.ts';
import { inviteLink, missingPermissions } from '../../commands/discord/permissions.ts';
import { localised } from '../../commands/localised.ts';
import { nudgedLines } from '../../commands/posts/call-message.ts';
import { threadOffer } from '../../commands/posts/threads.ts';
import { LOBBY_ACTS, type Press } from '../../commands/presses.ts';
import { defineCommand, findSubcommand } from '../../commands/subcommands.ts';
import { closedMessage, idleMessage } from '../../commands/turn/closed-message.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { TABLE_ERRORS, type TableErrorKey } from '../../src/table/errors.ts';
import { PSEUDO } from '../messages/pseudo.ts';
import { check, checkChoices, checkCommands, checkedReply, checkSentence } from './limits/checks.ts';
import { type LongTable, openLongTable, PEOPLE } from './limits/longest.ts';
import { command, press, suggested } from './limits/presses.ts';
import { expectNoEnglish, SPOKEN } from './limits/pseudo-tour.ts';

const [HOST = { id: '', name: '' }] = PEOPLE;
const NAMES = PEOPLE.map(({ name }) => name);
/** As much text as an option of a command accepts. */
const TYPED = '*'.repeat(6_000);
const LATEST = 8.64e15;

/** The maximum length of the values in an error message. */
function paramsOf(key: TableErrorKey): Record<string, string | number> {
  const longest: Record<string, string | number> = {
    awaited: NAMES.join(', '),
    host: HOST.name,
    player: HOST.name,
    until: LATEST,
    zone: '*'.repeat(64),
    option: '*'.repeat(100),
    problem: TYPED,
    game: TYPED,
  };
  return Object.fromEntries(TABLE_ERRORS[key].map((name: string) => [name, longest[name] ?? 999_999_999]));
}

async function admin({ bot, gameId }: LongTable, subcommand: string, option: string | number): Promise<void> {
  const { guildId = '', channelId } = await bot.table.find(gameId);
  const given = () => option;
  const typing = { name: 'game', value: '' };
  const interaction = {
    guildId,
    channelId,
    user: HOST,
    memberPermissions: { has: () => true },
    options: { getSubcommand: () => subcommand, getFocused: () => typing, getString: given, getInteger: given },
  };
  checkChoices(await suggestAdmin(bot, interaction as unknown as AutocompleteInteraction));
  if (subcommand === 'rollback') {
    typing.name = 'entry';
    const turns = await suggestAdmin(bot, interaction as unknown as AutocompleteInteraction);
    checkChoices(turns, ApplicationCommandOptionType.Integer);
    return;
  }
  await runAdmin(bot, interaction as unknown as ChatInputCommandInteraction, checkedReply());
}

async function openMany({ bot, gameId }: LongTable, count: number): Promise<void> {
  const { guildId } = await bot.table.find(gameId);
  for (let index = 0; index < count; index++) {
    const channelId = String(10n ** 18n + BigInt(index));
    const { id } = await bot.lobby.create({ game: 'caverna', channelId, guildId, user: HOST, places: 7 });
    for (const user of PEOPLE.slice(1)) await bot.lobby.join({ gameId: id, user });
    if (index % 2 === 0) await bot.lobby.start({ gameId: id, userId: HOST.id });
  }
}

describe.each(SPOKEN)('the sentences that people read ($language)', ({ words }) => {
  if (words === PSEUDO) expectNoEnglish();
  const open = () => openLongTable({ seed: 'told', words });

  it('stay within every limit in error messages, whatever they mention', async () => {
    for (const key of Object.keys(TABLE_ERRORS) as TableErrorKey[])
      checkSentence(tableError(words, { key, params: paramsOf(key) }));
    const missing = [true, false].flatMap((thread) => missingPermissions(new PermissionsBitField(), { thread }));
    expect(missing.length).toBeGreaterThan(4);
    const { errors } = words;
    for (const sentence of Object.values(errors)) if (typeof sentence === 'string') checkSentence(sentence);
    for (const name of ['unknownOption', 'unknownPlayer', 'unknownTopic', 'internal'] as const)
      checkSentence(errors[name]('*'.repeat(100)));
    for (const fault of Object.values(words.copyFaults)) checkSentence(fault('*'));
    for (const name of ['missingPermission', 'cannotPost'] as const) checkSentence(errors[name](missing));
    for (const name of ['notMember', 'noLongerMember'] as const)
      checkSentence(errors[name](inviteLink('1'.repeat(20))));
  });

  it('stay within every limit where people are called, and where there is no question', async () => {
    const table = await open();
    const { bot, gameId } = table;
    for (const kind of ['called', 'asleep', 'tooSoon', 'away', 'quiet'] as const) {
      const nudged = NAMES.map((name) => ({ kind, name, next: LATEST, until: LATEST }));
      checkSentence(nudgedLines(bot, nudged));
    }
    const position = await bot.table.position(gameId);
    const awaited = NAMES.flatMap((_, seat) => position.awaited.map((one) => ({ ...one, seat })));
    for (const userId of [position.game.seats[0]?.userId ?? '', 'nobody'])
      for (const sentence of [words.panel.ended, words.prompt.nothingAsked])
        check(closedMessage(bot, { ...position, awaited, entry: 999_999_999 }, { userId, sentence }));
    const sentence = tableError(words, { key: 'notYourTurn', params: paramsOf('notYourTurn') });
    check(idleMessage(bot, { ...position, awaited: [], closedBy: 0 }, { userId: HOST.id, sentence }));
  });

  it('stay within every limit where rules are looked up', async () => {
    const table = await open();
    expect(words.games.caverna.topics.length).toBeGreaterThan(100);
    for (const { id } of words.games.caverna.topics)
      expect(await command(table, ['rules', { topic: id }], HOST), id).toHaveLength(1);
    for (const text of ['', 'a', 'e', 'cave', 'food', TYPED.slice(0, 100)])
      await suggested(table, ['rules', 'topic', text], HOST);
    await command(table, ['rules', { topic: TYPED }], HOST);
  });

  it('stay within every limit if there is more than can be suggested or listed', async () => {
    const table = await open();
    await openMany(table, 30);
    expect(await suggested(table, ['move', 'game', ''], HOST)).toHaveLength(25);
    for (const option of ['', 'a', '_']) await suggested(table, ['settings', 'timezone', option], HOST);
    for (const option of ['from', 'to']) await suggested(table, ['away', option, ''], HOST);
    for (const page of [0, 3, 999_999_999]) await press(table, { on: 'mine', game: 'own', page }, { user: HOST });
    await admin(table, 'list', 2);
    await admin(table, 'export', table.gameId);
    await admin(table, 'rollback', table.gameId);
    await admin(table, 'health', '');
    await admin(table, 'remove', table.gameId);
  });

  it('stay within every limit in lobbies and where a channel is taken', async () => {
    const table = await open();
    const { bot } = table;
    const place = { channelId: '1', guildId: '8' };
    const { id: game } = await bot.lobby.create({ ...place, game: 'caverna', user: HOST, places: 7 });
    const acts = LOBBY_ACTS.filter((act) => !['close', 'leave', 'set'].includes(act));
    for (const user of PEOPLE) {
      for (const act of acts.filter((act) => act !== 'start')) await press(table, { on: 'lobby', game, act }, { user });
    }
    await press(table, { on: 'lobby', game, act: 'set', field: 'x'.repeat(30) }, { user: HOST, value: TYPED });
    const { threads } = words;
    for (const sentence of [threads.opened(`<#${'9'.repeat(19)}>`), threads.accepted, threads.impossible, threads.here])
      checkSentence(sentence);
    const { lost, gone } = threads;
    for (const sentence of [lost('*'.repeat(100)), lost(undefined), gone(`<#${'9'.repeat(19)}>`)])
      checkSentence(sentence);
    for (const name of NAMES) {
      const { length } = threads.name('Cave vs Cave', name);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(100);
    }
    const subcommand = defineCommand(bot).options?.find(({ name }) => name === 'new');
    const options = subcommand && 'options' in subcommand ? (subcommand.options ?? []) : [];
    const wishes = options.map((option) => {
      const values = 'choices' in option ? (option.choices ?? []).map(({ value }) => String(value)) : [];
      return [option.name, values.reduce((longest, value) => (value.length > longest.length ? value : longest), '7')];
    });
    expect(wishes.length).toBeGreaterThan(5);
    const busy = tableError(words, { key: 'channelBusy', params: { status: 'running' } });
    check(threadOffer(bot, busy, Object.fromEntries(wishes)));
    const stop: Press = { on: 'stopReplay', game, job: 'z'.repeat(32) };
    await press(table, stop, { user: HOST });
  });

  it('stay within every limit in the set of commands, and leave room for more', async () => {
    const { bot } = await open();
    const { options } = defineCommand(bot);
    expect(options?.length).toBeLessThan(25);
    expect(options?.find(({ name }) => name === 'game')).toMatchObject({
      options: [{ name: 'export' }, { name: 'move' }, { name: 'language' }, { name: 'computers' }, { name: 'end' }],
    });
    // They are also found by their old names.
    for (const name of ['export', 'move', 'computers', 'end']) expect(findSubcommand(name)).toBeDefined();
    checkCommands([localised(bot, defineCommand), localised(bot, defineAdmin)]);
    expect(() => checkCommands([{ ...defineCommand(bot), description: 'x'.repeat(101) }])).toThrow();
  });
});
