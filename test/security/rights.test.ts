import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord.js';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN } from '../../commands/admin/admin-command.ts';
import { INVITED, inviteLink } from '../../commands/discord/permissions.ts';
import { subcommandsIn } from '../../lab/random-people.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { openTable } from '../faults/tables.ts';

let table: Awaited<ReturnType<typeof openTable>> | undefined;
afterEach(async () => {
  await table?.scene.close();
  table = undefined;
});

describe('the invite link', () => {
  it('asks for the permissions that the bot needs to play, and for no dangerous ones', () => {
    const url = new URL(inviteLink('123'));
    expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '123',
      scope: 'bot applications.commands',
      permissions: String(INVITED.bitfield),
    });
    expect(INVITED.toArray().sort()).toEqual([
      'AttachFiles',
      'CreatePublicThreads',
      'ReadMessageHistory',
      'SendMessages',
      'SendMessagesInThreads',
      'ViewChannel',
    ]);
  });

  it('is the one in docs/hosting.md', () => {
    const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const [shown] = page.match(/permissions=(\d+)/) ?? [];
    expect(shown).toBe(`permissions=${INVITED.bitfield}`);
    expect(page).toContain('scope=bot+applications.commands');
  });
});

type Right = keyof typeof PermissionFlagsBits;
const RIGHTS = Object.keys(PermissionFlagsBits) as Right[];

/** Leaves a bot only the rights of its invitation in the channels, except those in `without`. */
function restrict({ discord }: Scene, without: readonly Right[] = []): string {
  const taken = RIGHTS.filter((name) => without.includes(name) || !INVITED.has(name));
  for (const { id } of discord.channels) discord.faults.revokePermission(id, taken);
  return discord.channels[0]?.id ?? '';
}

describe('a bot with only the rights of its invitation and the intent for servers', () => {
  it('plays', async () => {
    table = await openTable(2, { where: (scene) => restrict(scene) });
    const { prompt, called, select, press, latest, expectWhole, scene } = table;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    await press(who, panel, 'panel', 'end');
    await latest('open', `<@${scene.discord.users[1 - who]?.id}>`);
    await expectWhole();
    expect(scene.errors).toEqual([]);
    // 1 is GUILDS; there are no events of members, presences or messages of people.
    expect(scene.discord.requests.gateway).toMatchObject({ identifies: 1, intents: 1 });
  });

  it.each([
    ['View Channel', 'ViewChannel'],
    ['Send Messages', 'SendMessages'],
    ['Attach Files', 'AttachFiles'],
  ] as const)('says so if it lacks %s', async (name, permission) => {
    const scene = await openScene();
    onTestFinished(() => scene.close());
    const reaction = await scene.discord.as('Mara').slash(restrict(scene, [permission]), 'caverna new', { players: 2 });
    expect(textOf(await reaction.shown())).toContain(`**${name}**`);
  });
});

it('/caverna-admin does nothing and suggests nothing for those who do not manage a server, even if it offers it to everybody', async () => {
  // Mara owns the server.
  const [MARA, TOM] = [0, 1] as const;

  table = await openTable(2);
  const { scene, channel, person, game } = table;
  const before = await game();
  const values = { game: before.id, entry: 0, page: 1, file: { filename: 'game.json', bytes: new Uint8Array() } };
  const command = scene.discord.world.commands.find(({ name }) => name === ADMIN) ?? expect.fail();
  command.default_member_permissions = null;
  const subcommands = subcommandsIn(command.options);
  expect(subcommands.length).toBeGreaterThan(8);
  for (const subcommand of subcommands) {
    const path = `${ADMIN} ${subcommand.path}`;
    const options = subcommand.options?.map(({ name }) => name) ?? [];
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => options.includes(name)));
    const answer = await (await person(TOM).slash(channel, path, given)).shown();
    expect(textOf(answer), path).toBe('Only people who manage this server can do that. Ask one of them.');
    if (!options.includes('game')) continue;
    expect((await person(TOM).autocomplete(channel, path, { focused: 'game' })).choices, path).toEqual([]);
  }
  expect(await game()).toEqual(before);
  expect((await person(MARA).autocomplete(channel, `${ADMIN} pause`, { focused: 'game' })).choices).toHaveLength(1);
});
