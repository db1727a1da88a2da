import { type SeenMessage, textOf } from 'local-discord';
import { expect, it } from 'vitest';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { standAt } from '../faults/tables.ts';
import { tableForEach } from './each.ts';
import { controlIn } from './people.ts';

const { table, id, channel, messages, slash, press, select } = tableForEach(2);

/** Ends a turn on a space that asks for no further decision; returns the panel before the end. */
async function play(who: number, space: string, prompt = table.prompt): Promise<SeenMessage> {
  const panel = await press(who, prompt, 'open');
  return press(who, await select(who, panel, `place ${space}`), 'panel', 'end');
}

it('a panel that waits for the last turn of a round leads to the player’s own harvest when it comes', async () => {
  const last = { goods: { food: 1, ruby: 2 }, dwarfs: [{}, { at: 'oreMining' }] };
  const fed = { goods: { food: 9 }, dwarfs: [{}, { at: 'supplies' }] };
  const state = stateFrom({ players: 2, round: 5, next: 'turn', turn: 1, seats: [last, fed] });
  await standAt(table, state);
  const over = await play(0, 'logging');
  expect(textOf(over)).toContain('Waiting for');
  expect(controlIn(over, 'open')).toBeUndefined();
  await play(1, 'clearing');
  await table.scene.bot.drain();
  const shown = () => messages(channel(), 0).find(({ id }) => id === over.id) ?? expect.fail();
  await expect.poll(() => textOf(shown())).toContain('Now everybody decides at the same time, including you.');
  expect(textOf(shown())).not.toContain('Waiting for');
  const harvest = await press(0, shown(), 'open');
  expect(harvest.id).toBe(over.id);
  expect(textOf(harvest)).toContain('Your dwarfs are hungry');
});

it('a panel that waits for another player leads to the player’s next turn when that comes, and not before', async () => {
  const state = stateFrom({ players: 2, round: 5, next: 'turn', turn: 1, seats: [{}, {}] });
  await standAt(table, state);
  const over = await play(0, 'logging');
  const shown = () => messages(channel(), 0).find(({ id }) => id === over.id) ?? expect.fail();
  await table.scene.bot.drain();
  expect(textOf(shown())).toContain('Waiting for');
  expect(controlIn(shown(), 'undo')).toBeDefined();
  await play(1, 'clearing', await table.latest('open'));
  await table.scene.bot.drain();
  await expect.poll(() => textOf(shown())).toContain('It is your turn again.');
  expect(textOf(shown())).not.toContain('Waiting for');
  expect(controlIn(shown(), 'undo')).toBeUndefined();
  const turn = await press(0, shown(), 'open');
  expect(turn.id).toBe(over.id);
  expect(textOf(turn)).toContain('Where does your dwarf go?');
});

it('a panel of somebody who continues at once keeps the button that takes the last turn back', async () => {
  const out = { passed: true };
  const state = stateFrom({ players: 2, round: 5, next: 'turn', turn: 1, seats: [{}, out] });
  await standAt(table, state);
  const over = await play(0, 'logging');
  await table.scene.bot.drain();
  const shown = messages(channel(), 0).find(({ id }) => id === over.id) ?? expect.fail();
  expect(textOf(shown)).toContain('It is your turn again.');
  expect(controlIn(shown, 'undo')).toBeDefined();
});

it('a harvest calls players by direct message with their board, and can be played there', async () => {
  await select(1, await slash(1, 'caverna settings'), 'dm');
  const last = { goods: { food: 9 }, dwarfs: [{}, { at: 'oreMining' }] };
  const hungry = { goods: { sheep: 2 }, dwarfs: [{ at: 'supplies' }, { at: 'clearing' }] };
  const state = stateFrom({ players: 2, round: 5, next: 'turn', turn: 1, seats: [last, hungry] });
  await standAt(table, state);
  await play(0, 'logging');
  await table.scene.bot.drain();
  const direct = table.scene.discord.directMessages(id(1));
  const call = messages(direct, 1).at(-1) ?? expect.fail();
  expect(textOf(call)).toContain('Your dwarfs are hungry');
  expect(JSON.stringify(call)).toContain('"board-1"');
});

it('a harvest that passes by itself can be taken back while others are playing, to buy animals for rubies', async () => {
  const cells = { c4: 'smallPasture stable', c3: 'smallPasture stable' };
  const rich = { goods: { food: 9, ruby: 3 }, cells, dwarfs: [{}, { at: 'oreMining' }] };
  const hungry = { goods: { sheep: 2 }, dwarfs: [{ at: 'supplies' }, { at: 'clearing' }] };
  await standAt(table, stateFrom({ players: 2, round: 5, next: 'turn', turn: 1, seats: [rich, hungry] }));
  await play(0, 'logging');
  await table.scene.bot.drain();
  const prompt = await table.latest('open');
  expect(textOf(prompt)).not.toMatch(/^- .*Mara/m);
  const idle = await press(0, prompt, 'open');
  expect(textOf(idle)).toContain('your part was done for you');
  const panel = await press(0, idle, 'undo');
  expect(textOf(panel)).toContain('Do you want to exchange goods before the animals breed?');
  expect(JSON.stringify(panel)).toContain('"label":"Exchange"');
});
