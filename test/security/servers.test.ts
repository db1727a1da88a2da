import type { SeenMessage } from 'local-discord';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { customId, readCustomId } from '../../commands/custom-id.ts';
import type { Press } from '../../commands/presses.ts';
import { gameWithin } from '../../commands/reach.ts';
import { type Control, controlsOf, pressOn } from '../../lab/hands.ts';
import { catalogue } from '../../src/messages/index.ts';
import { tableError } from '../../src/messages/table-error.ts';
import type { TableGame } from '../../src/table/types.ts';
import { aGame } from '../db/contract.ts';
import { openTable } from '../faults/tables.ts';

const REFUSED = tableError(catalogue('en'), { key: 'noGame' });
const ELSEWHERE = '999999999999999999';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

/** Gives the game to another server, as if its ids had been copied from there. */
async function moveAway(): Promise<TableGame> {
  const { stores } = table.scene;
  const game = { ...(await table.game()), guildId: ELSEWHERE };
  await stores.games.save({ game, at: 0 });
  return table.game();
}

async function use(who: number, message: SeenMessage, control: Control): Promise<string> {
  return textOf(await (await pressOn(table.person(who), { message, control })).shown());
}

/**
 * Presses on a game: every kind that is not about the presser's own turn, then the kinds that are, or that lead away
 * from the turn and back.
 */
function forgeries(game: string): { others: Press[]; own: Press[] } {
  return {
    others: [
      { on: 'lobby', game, act: 'join' },
      { on: 'lobby', game, act: 'close' },
      { on: 'lobby', game, act: 'options' },
      { on: 'rematch', game },
      { on: 'replay', game, pace: 'rounds' },
      { on: 'close', game },
      { on: 'remove', game },
      { on: 'sit', game },
      { on: 'vote', game, vote: 'abcdefghij', agrees: true },
      { on: 'take', game, vote: 'abcdefghij' },
      { on: 'askUndo', game, entry: 0 },
    ],
    own: [
      { on: 'open', game },
      { on: 'more', game },
      { on: 'look', game, look: 'board' },
      { on: 'look', game, look: 'log' },
      { on: 'look', game, look: 'score' },
      { on: 'undo', game, entry: 1 },
      { on: 'move', game, step: 0, move: 'place logging' },
      { on: 'screen', game, step: 0, screen: {} },
      { on: 'panel', game, step: 0, act: 'end' },
      { on: 'call', game, act: 'nudge', since: 0 },
      { on: 'call', game, act: 'silence', since: 0 },
    ],
  };
}

const STRANGER = 2;

describe('a game of another server', () => {
  it('cannot be reached by any control of its messages', async () => {
    table = await openTable(2);
    const { scene } = table;
    const { id } = await moveAway();
    let pressed = 0;
    for (const message of table.messages()) {
      for (const control of controlsOf(message)) {
        const press = readCustomId(control.id);
        if (press === undefined || press.game !== id) continue;
        expect(await use(STRANGER, message, control), control.id).toBe(REFUSED);
        pressed += 1;
      }
    }
    expect(pressed).toBeGreaterThan(3);
    expect(await scene.stores.games.log(id)).toEqual([]);
    expect((await table.game()).status).toBe('running');
    expect(scene.errors).toEqual([]);
  });

  it('cannot be reached by forged ids, except by its players for their own turn', async () => {
    table = await openTable(2);
    const { scene, prompt, person, called } = table;
    const game = await moveAway();
    const { others, own } = forgeries(game.id);
    const told = async (who: number, press: Press) =>
      textOf(await (await person(who).forging.press(prompt.id, customId(press))).shown());
    for (const press of [...others, ...own]) expect(await told(STRANGER, press), press.on).toBe(REFUSED);
    for (const press of others) expect(await told(called(prompt), press), press.on).toBe(REFUSED);
    expect(await table.game()).toEqual(game);
    expect(await scene.stores.games.log(game.id)).toEqual([]);
    expect(await told(called(prompt), { on: 'open', game: game.id })).not.toBe(REFUSED);
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
      ['skip', {}],
      ['remove', {}],
      ['restore', {}],
    ];
    for (const [name, more] of commands) {
      const path = `caverna-admin ${name}`;
      const reaction = await owner.forging.slash(channel, path, { game: game.id, ...more });
      expect(textOf(await reaction.shown()), name).toMatch(/^There is no game |^No game of that id |^I /);
      const typed = await owner.autocomplete(channel, path, { focused: 'game', options: { game: game.id, ...more } });
      expect(typed.choices, name).toEqual([]);
    }
    expect(textOf(await (await owner.slash(channel, 'caverna-admin list')).shown())).not.toContain(game.id);
    expect(await table.game()).toEqual(game);
    expect(scene.errors).toEqual([]);
  });
});

describe('a game named outside its server', () => {
  it('is only for its players', async () => {
    table = await openTable(1);
    const game = aGame({ guildId: 'one' });
    const bot = { table: { find: async () => game } } as unknown as Parameters<typeof gameWithin>[0];
    const within = (guildId: string | null, userId: string, elsewhere = false) =>
      gameWithin(bot, game.id, { guildId, userId, elsewhere }).then(
        () => 'reached',
        (error: Error) => error.name,
      );
    expect(await within(null, '200')).toBe('reached');
    expect(await within(null, '300')).toBe('TableError');
    expect(await within('one', '300')).toBe('reached');
    expect(await within('other', '200')).toBe('TableError');
    expect(await within('other', '200', true)).toBe('reached');
    expect(await within('other', '300', true)).toBe('TableError');
  });
});
