import { type Reaction, textOf } from 'local-discord';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN } from '../../commands/admin/admin-command.ts';
import { customId, readCustomId } from '../../commands/custom-id.ts';
import type { Press } from '../../commands/presses.ts';
import { gameWithin } from '../../commands/reach.ts';
import { controlsOf, pressOn } from '../../lab/hands.ts';
import { subcommandsIn } from '../../lab/random-people.ts';
import { catalogue } from '../../src/messages/index.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { aGame } from '../db/contract.ts';
import { openTable } from '../faults/tables.ts';

const REFUSED = tableError(catalogue('en'), { key: 'noGame' });
const ELSEWHERE = '999999999999999999';

/** A table of two whose game belongs to another server now, as if its ids had been copied from there. */
async function openElsewhere() {
  const table = await openTable(2);
  onTestFinished(() => table.scene.close());
  await table.scene.stores.games.save({ game: { ...(await table.game()), guildId: ELSEWHERE }, at: 0 });
  return { ...table, moved: await table.game() };
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
  it('cannot be reached by any control of its messages or by forged ids, except by its players for their own turn', async () => {
    const { scene, prompt, person, called, messages, game, moved } = await openElsewhere();
    const answer = async (reaction: Promise<Reaction>) => textOf(await (await reaction).shown());
    const pressed = messages().flatMap((message) =>
      controlsOf(message)
        .filter(({ id }) => readCustomId(id)?.game === moved.id)
        .map((control) => ({ message, control })),
    );
    expect(pressed.length).toBeGreaterThan(3);
    for (const one of pressed) expect(await answer(pressOn(person(STRANGER), one)), one.control.id).toBe(REFUSED);
    const forge = (who: number, press: Press) => answer(person(who).forging.press(prompt.id, customId(press)));
    const { others, own } = forgeries(moved.id);
    for (const press of [...others, ...own]) expect(await forge(STRANGER, press), press.on).toBe(REFUSED);
    for (const press of others) expect(await forge(called(prompt), press), press.on).toBe(REFUSED);
    expect(await game()).toEqual(moved);
    expect(await scene.stores.games.log(moved.id)).toEqual([]);
    expect(await forge(called(prompt), { on: 'open', game: moved.id })).not.toBe(REFUSED);
    expect(scene.errors).toEqual([]);
  });

  it('cannot be reached by the commands of administrators', async () => {
    const { scene, channel, game, moved } = await openElsewhere();
    const owner = scene.discord.as(scene.discord.world.guild.ownerId);
    const admin = scene.discord.world.commands.find(({ name }) => name === ADMIN);
    const commands = subcommandsIn(admin?.options).filter(({ options }) =>
      options?.some(({ name }) => name === 'game'),
    );
    expect(commands.length).toBeGreaterThan(6);
    for (const { name, options } of commands) {
      const more: Record<string, number> = options?.some(({ name }) => name === 'entry') ? { entry: 0 } : {};
      const path = `${ADMIN} ${name}`;
      const reaction = await owner.forging.slash(channel, path, { game: moved.id, ...more });
      expect(textOf(await reaction.shown()), name).toMatch(/^There is no game |^No game of that id |^I /);
      const typed = await owner.autocomplete(channel, path, { focused: 'game', options: { game: moved.id, ...more } });
      expect(typed.choices, name).toEqual([]);
    }
    expect(textOf(await (await owner.slash(channel, 'caverna-admin list')).shown())).not.toContain(moved.id);
    expect(await game()).toEqual(moved);
    expect(scene.errors).toEqual([]);
  });
});

it('a game named outside its server is only for its players', async () => {
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
