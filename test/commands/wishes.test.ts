import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import type { openDatabase } from '../../db/sqlite/open.ts';
import { controlsOf } from '../../lab/hands.ts';
import type { Game } from '../../src/engine/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { standAt } from '../faults/tables.ts';
import { filled, game } from '../games/caverna/scenario.ts';
import { openTestTables } from '../table/fixture.ts';
import { harvestsOf } from '../table/harvests.ts';
import { expectText } from './asked.ts';
import { tableForEach } from './each.ts';
import { controlIn } from './people.ts';

const HUNGRY = { sheep: 2, dwarfs: ['supplies', 'clearing'] };

const playing = () => table.called(table.prompt);
const { table, id, channel, messages, nameOf, slash, press, forge, select } = tableForEach(2);

async function supply(who: number): Promise<SeenMessage> {
  const board = await press(who, table.prompt, 'look', { look: 'board' });
  return press(who, board, 'look', { look: 'tiles' });
}

describe('a tile on the wish list', () => {
  it('is marked in the menu of remaining tiles, with what its player still needs, only for that player', async () => {
    const who = playing();
    const tiles = await supply(who);
    const menus = controlsOf(tiles).flatMap((control) => (control.kind === 'menu' ? [control] : []));
    // In the order of the sheets: a menu for each colour of name tags, and none of them cut off.
    expect(menus.map(({ placeholder, values }) => `${placeholder}: ${values.length}`).join(', ')).toBe(
      'Mark a dwelling (orange): 6, Mark a room (green): 24, Mark a yellow tile: 18',
    );
    expect(menus[1]?.values.slice(0, 2)).toEqual(['furnish cuddleRoom', 'furnish breakfastRoom']);
    expect(JSON.stringify(tiles)).toMatch(/"label":"Cuddle room \(1 wood\)"[^}]*"description":"You lack 1 wood · 2/);
    expect(textOf(tiles)).toContain('Mark a tile to see what you still need');
    const marked = await select(who, tiles, 'furnish cuddleRoom');
    expect(marked.id).toBe(tiles.id);
    expect(textOf(marked)).toContain('*Cuddle room*: you still need 1 wood.');
    expectText(JSON.stringify(marked), ['★ Cuddle room', '"tiles, furnish cuddleRoom"']);
    const others = await supply(1 - who);
    expect(textOf(others)).not.toContain('needs 1 wood');
    expect(JSON.stringify(others)).toContain('"tiles"');
    const back = await select(who, marked, 'furnish cuddleRoom');
    expect(textOf(back)).not.toContain('Cuddle room* needs');
    const menu = controlIn(back, 'wish')?.id ?? '';
    expect(textOf(await forge(who, back, menu, 'furnish theMoon'))).not.toContain('★');
    expect(textOf(await supply(who))).not.toContain('The moon');
  });

  it('is mentioned when a turn is first opened, with the food for the next harvest and the player who has furnished the tile', async () => {
    const [who, other] = [playing(), 1 - playing()];
    await select(other, await select(other, await supply(other), 'furnish dogSchool'), 'furnish carpenter');
    const own = await press(who, table.prompt, 'open');
    expect(textOf(own)).toMatch(/\*\*Harvest after round 3\*\*: needs 4 food \(2 each\), you have \d\./);
    const housework = await select(who, table.prompt, 'place housework');
    const built = await select(who, housework, 'furnish dogSchool');
    await press(who, built, 'panel', 'end');
    await table.scene.bot.drain();
    const prompt = await table.latest('open', `<@${id(other)}>`);
    const panel = await press(other, prompt, 'open');
    expect(textOf(panel)).toContain(`**${nameOf(who)}** furnished *Dog school*, which was on your wish list.`);
    expectText(textOf(panel), ['*Carpenter*: you still need 1 stone.', 'needs 4 food (2 each)']);
    // Opened again, it says the same until the first move of the turn.
    const again = await press(other, prompt, 'open');
    expect(textOf(again)).toBe(textOf(panel));
    const begun = await select(other, again, 'place supplies');
    expect(textOf(begun)).not.toContain('Since your last turn');
    const recap = await slash(other, 'caverna log', { recap: true });
    expect(textOf(recap)).toContain('*Carpenter*: you still need 1 stone.');
    expect(textOf(await slash(other, 'caverna log', { recap: true, public: true }))).not.toContain('Carpenter');
  });

  it('is marked and comes first when furnishing, with what is still needed to pay for it', async () => {
    const who = playing();
    const tiles = await supply(who);
    await select(who, await select(who, tiles, 'furnish stateParlor'), 'furnish carpenter');
    const housework = await select(who, table.prompt, 'place housework');
    const stars = JSON.stringify(housework).match(/"label":"★ [^"]*"/g);
    expect(stars).toEqual(['"label":"★ Carpenter (1 stone)"', '"label":"★ State parlor (5 gold, 3 stone)"']);
  });
});

async function play(who: number, space: string, prompt = table.prompt): Promise<SeenMessage> {
  const panel = await press(who, prompt, 'open');
  return press(who, await select(who, panel, `place ${space}`), 'panel', 'end');
}

it('a panel that waits for the last turn of a round leads to the player’s own harvest when it comes', async () => {
  const fed = { food: 9, dwarfs: [{}, 'supplies'] };
  await standAt(table, game(2, { food: 1, ruby: 2, dwarfs: [{}, 'oreMining'] }, { seats: [fed] }).state);
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
  await standAt(table, game(2, {}).state);
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

it('a harvest calls players by direct message with their board, and can be played there', async () => {
  await select(1, await slash(1, 'caverna settings'), 'dm');
  await standAt(table, game(2, { food: 9, dwarfs: [{}, 'oreMining'] }, { seats: [HUNGRY] }).state);
  await play(0, 'logging');
  await table.scene.bot.drain();
  const direct = table.scene.discord.directMessages(id(1));
  const call = messages(direct, 1).at(-1) ?? expect.fail();
  expect(textOf(call)).toContain('Your dwarfs are hungry');
  expect(JSON.stringify(call)).toContain('"board-1"');
});

it('a harvest that passes by itself can be taken back while others are playing, to buy animals for rubies', async () => {
  const rich = { ...filled('smallPasture stable', 'c4 c3'), food: 9, ruby: 3, dwarfs: [{}, 'oreMining'] };
  await standAt(table, game(2, rich, { seats: [HUNGRY] }).state);
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

it('a player can have harvests played like the last three, and can stop that in the settings', async () => {
  const seat = { food: 1, grain: 20, vegetable: 20 };
  await standAt(table, game(2, seat, { next: 'harvest', seats: [seat] }).state, [0, 1]);
  const { id: gameId, seats } = await table.game();
  const stores = table.scene.stores as ReturnType<typeof openDatabase>;
  const tables = openTestTables({ rules: caverna as Game, stores });
  const users = seats.map(({ userId }) => ({ id: userId }));
  const hands = harvestsOf(tables, gameId, users);
  for (const _ of [1, 2]) await hands.harvest('grain');
  await hands.toHarvest();
  await hands.feed(0, 'grain', true);
  const ended = await press(0, await slash(0, 'caverna turn'), 'panel', 'end');
  expect(textOf(ended)).toContain('You have played three harvests in a row like this.');
  expect(textOf(ended)).toContain('Feed with food first, then with grain.');
  const remembered = await press(0, ended, 'standing', { field: 'habit' });
  expect(textOf(remembered)).toContain('Feed with food first, then with grain.');
  const settings = await slash(0, 'caverna settings');
  expect(textOf(settings)).toMatch(/Played for you without asking:\n1\. Caverna <#\d+>: Feed with food first, then/);
  const taken = await press(0, settings, 'standing', { field: 'clear' });
  expect(textOf(taken)).toContain('Feed with food first; call me if that is not enough.');
  expect(textOf(await slash(0, 'caverna settings'))).not.toContain('Played for you without asking');
});
