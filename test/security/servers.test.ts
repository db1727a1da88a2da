import { afterEach, describe, expect, it } from 'vitest';
import { customId, type Press, readCustomId } from '../../commands/custom-id.ts';
import { gameWithin } from '../../commands/reach.ts';
import type { SeenMessage } from '../../src/local-discord/eyes.ts';
import { textOf } from '../../src/local-discord/users.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Control, controlsOf } from '../../src/tools/hands.ts';
import { aGame } from '../db/contract.ts';
import { openTable } from '../faults/tables.ts';

const REFUSED = catalogue('en').tableError('noGame', {});
const ELSEWHERE = '999999999999999999';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

/** Has the game be one of another server, as if its ids had been copied from there. */
async function moveAway(): Promise<TableGame> {
  const { stores } = table.scene;
  const game = { ...(await table.game()), guildId: ELSEWHERE };
  await stores.games.save({ game, at: 0 });
  return game;
}

async function use(message: SeenMessage, control: Control): Promise<string> {
  const mara = table.person(0);
  const reaction =
    control.kind === 'button'
      ? await mara.press(message.id, control.id)
      : await mara.select(message.id, control.id, [control.values[0] ?? '']);
  return textOf(await reaction.shown());
}

/** Every kind of press on a game. */
function forgeries(game: string): Press[] {
  return [
    { on: 'lobby', game, act: 'join' },
    { on: 'lobby', game, act: 'close' },
    { on: 'lobby', game, act: 'options' },
    { on: 'open', game },
    { on: 'look', game, look: 'board' },
    { on: 'look', game, look: 'log' },
    { on: 'look', game, look: 'score' },
    { on: 'rematch', game },
    { on: 'undo', game, entry: 1 },
    { on: 'close', game },
    { on: 'move', game, step: 0, move: 'place logging' },
    { on: 'screen', game, step: 0, screen: {} },
    { on: 'panel', game, step: 0, act: 'end' },
  ];
}

describe('a game of another server', () => {
  it('cannot be reached by any control of its messages', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select } = table;
    const panel = await (await select(called(prompt), prompt, 'place logging')).shown();
    const { id } = await moveAway();
    const log = await scene.stores.games.log(id);
    const mine = table.messages().filter((message) => message.id !== panel.id || called(prompt) === 0);
    let pressed = 0;
    for (const message of mine) {
      for (const control of controlsOf(message)) {
        const press = readCustomId(control.id);
        if (press === undefined || !('game' in press) || press.game !== id) continue;
        expect(await use(message, control), control.id).toBe(REFUSED);
        pressed += 1;
        // Where the answer takes the place of the panel, its other controls are gone.
        if (message.id === panel.id) break;
      }
    }
    expect(pressed).toBeGreaterThan(3);
    expect(await scene.stores.games.log(id)).toEqual(log);
    expect((await table.game()).status).toBe('running');
    expect(scene.errors).toEqual([]);
  });

  it('cannot be reached by forged ids', async () => {
    table = await openTable(2);
    const { scene, prompt, person } = table;
    const game = await moveAway();
    for (const press of forgeries(game.id)) {
      const reaction = await person(0).press(prompt.id, customId(press), { forged: true });
      expect(textOf(await reaction.shown()), press.on).toBe(REFUSED);
    }
    expect(await table.game()).toEqual(game);
    expect(await scene.stores.games.log(game.id)).toEqual([]);
    expect(scene.errors).toEqual([]);
  });

  it('cannot be reached by the commands of administrators', async () => {
    table = await openTable(2);
    const { scene, channel } = table;
    const game = await moveAway();
    const owner = scene.discord.as(scene.discord.world.guild.ownerId);
    const commands: [string, Record<string, string | number>][] = [
      ['export', {}],
      ['pause', {}],
      ['rollback', { entry: 0 }],
      ['move', {}],
      ['remove', {}],
      ['restore', {}],
    ];
    for (const [name, more] of commands) {
      const path = `caverna-admin ${name}`;
      const reaction = await owner.slash(channel, path, { game: game.id, ...more }, { forged: true });
      expect(textOf(await reaction.shown()), name).toMatch(/^There is no game |^No game of that id |^I /);
      const typed = await owner.autocomplete(channel, path, { game: game.id, ...more }, 'game');
      expect(typed.choices, name).toEqual([]);
    }
    expect(textOf(await (await owner.slash(channel, 'caverna-admin list')).shown())).not.toContain(game.id);
    expect(await table.game()).toEqual(game);
    expect(scene.errors).toEqual([]);
  });
});

describe('a game named in direct messages', () => {
  it('is for those who sit in it alone', async () => {
    table = await openTable(1);
    const game = aGame({ guildId: 'one' });
    const bot = { table: { find: async () => game } } as unknown as Parameters<typeof gameWithin>[0];
    const within = (guildId: string | null, userId: string) =>
      gameWithin(bot, game.id, { guildId, userId }).then(
        () => 'reached',
        (error: Error) => error.name,
      );
    expect(await within(null, '200')).toBe('reached');
    expect(await within(null, '300')).toBe('TableError');
    expect(await within('one', '300')).toBe('reached');
    expect(await within('other', '200')).toBe('TableError');
  });
});
