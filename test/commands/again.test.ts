import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sceneForEach } from './each.ts';
import { controlIn, toldIn } from './people.ts';

const { scene, gameNow, id, nameOf, channel, messages, latest, slash, press, tap, forge, endGame, start } =
  sceneForEach();

let game: string;
async function ended(...of: Parameters<typeof start>): Promise<void> {
  await start(...of);
  game = (await gameNow()).id;
  await endGame();
  await scene.bot.drain();
}
afterEach(async () => {
  await scene.bot.drain();
  expect(scene.discord.requests.rejected).toEqual([]);
});

const ask = (who: number, on: 'rematch' | 'nextTable') =>
  forge(who, messages().at(-1) ?? expect.fail('There is no result.'), { on, game });

const lobbies = () => messages().filter((message) => controlIn(message, 'lobby', 'start'));
const summons = () => messages().filter((message) => textOf(message).includes('asks for a rematch'));

describe('a rematch', () => {
  beforeEach(() => ended(3));

  it('says privately what it opens, and opens it on the second press', async () => {
    const asked = await ask(1, 'rematch');
    expect(textOf(asked)).toContain(`for **${nameOf(0)}** and **${nameOf(2)}**, who are called once`);
    expect(textOf(asked)).toContain('**Next table** opens a lobby here with the same options, open to anybody');
    expect(lobbies()).toEqual([]);
    await press(1, asked, 'rematch', 'open');
    const lobby = await latest('lobby', 'Players (1 of 3)');
    expect(textOf(lobby)).toContain(`Seats are kept for **${nameOf(0)}** and **${nameOf(2)}**`);
    await scene.bot.drain();
    const [call] = summons();
    for (const who of [0, 2]) expect(textOf(call ?? lobby)).toContain(`<@${id(who)}>`);
    const [sent] = scene.discord.requests.sent.filter(({ nonce }) => nonce?.endsWith('-summons'));
    expect(sent?.users).toEqual([id(0), id(2)]);
  });

  it('is offered in only one private panel, even after another press', async () => {
    const first = await ask(1, 'rematch');
    const second = await ask(1, 'nextTable');
    await scene.discord.until(() => !messages(channel(), 1).some(({ id: message }) => message === first.id));
    await press(1, second, 'rematch', 'open');
    await latest('lobby');
  });

  it('leads to a lobby that is already open, and to a game that has begun', async () => {
    const late = await ask(2, 'rematch');
    await press(1, await ask(1, 'rematch'), 'rematch', 'open');
    const lobby = await latest('lobby');
    const link = (message: SeenMessage) => JSON.stringify(message.components).match(/"url":"([^"]+)"/)?.[1];
    for (const there of [await ask(1, 'rematch'), await ask(4, 'nextTable')]) {
      expect(textOf(there)).toBe('The lobby of the next game is already open here.');
      expect(link(there)).toMatch(new RegExp(`/${channel()}/${lobby.id}$`));
      expect(controlIn(there, 'rematch')).toBeUndefined();
    }
    expect(textOf(await press(2, late, 'rematch', 'open'))).toContain('and your seat is kept.');
    // A player whose seat is kept there takes it at once.
    const kept = await ask(0, 'nextTable');
    expect(textOf(kept)).toBe('The lobby of the rematch is already open here, and your seat is kept.');
    expect(link(kept)).toMatch(new RegExp(`/${channel()}/${lobby.id}$`));
    const joined = await press(0, kept, 'rematch', 'join');
    expect(textOf(joined)).toBe('You have joined. The lobby is in the channel.');
    await latest('lobby', 'Players (2 of 3)');
    // A player who has not answered is still asked before being left out.
    const waiting = await latest('lobby', 'Players (2 of 3)');
    expect(controlIn(waiting, 'lobby', 'start')).toMatchObject({ label: 'Start with 2 players' });
    const asked = await press(1, lobby, 'lobby', 'start');
    expect(textOf(asked)).toContain(`A seat is kept for **${nameOf(2)}**, who has not answered yet.`);
    expect(textOf(await press(0, lobby, 'lobby', 'start'))).toContain('Only the host');
    await tap(1, asked, 'lobby', 'startSure');
    const prompt = await latest('open', 'it is your turn');
    const running = await ask(2, 'nextTable');
    expect(textOf(running)).toBe('The next game is already running here.');
    expect(link(running)).toMatch(new RegExp(`/${channel()}/${prompt.id}$`));
  });

  it('can be joined with one press under the call, which says who has joined and disappears when the game begins', async () => {
    await press(1, await ask(1, 'rematch'), 'rematch', 'open');
    await scene.bot.drain();
    const [call = expect.fail('Nobody is called.')] = summons();
    await tap(0, call, 'lobby', 'join');
    await latest('lobby', 'Players (2 of 3)');
    const left = await scene.discord.until(() => summons().find((one) => textOf(one).includes('has joined')));
    expect(textOf(left)).toBe(
      `<@${id(2)}>: **${nameOf(1)}** asks for a rematch in Caverna. Your seat is kept: press *Join* to take it. **${nameOf(0)}** has joined.`,
    );
    const declined = await press(2, call, 'lobby', 'leave');
    expect(textOf(declined)).toContain('Your seat is now free for others.');
    const over = await scene.discord.until(() => summons().find((one) => !textOf(one).includes('kept')));
    expect(textOf(over)).toBe(`**${nameOf(1)}** asks for a rematch in Caverna. **${nameOf(0)}** has joined.`);
    expect(controlIn(over, 'lobby')).toBeUndefined();
    const lobby = await latest('lobby', 'There is room for 1 more');
    await tap(1, lobby, 'lobby', 'start');
    await latest('open', 'it is your turn');
    await scene.bot.drain();
    expect(summons()).toEqual([]);
    expect((await gameNow()).seats.map(({ userId }) => userId)).toEqual([id(1), id(0)]);
  });

  it('calls nobody a second time, however often somebody asks for it', async () => {
    for (const who of [1, 2]) {
      const asked = await ask(who, 'rematch');
      expect(textOf(asked).includes('so nobody is called again')).toBe(who === 2);
      await press(who, asked, 'rematch', 'open');
      await scene.bot.drain();
      expect(summons()).toHaveLength(who === 1 ? 1 : 0);
      await press(who, await press(who, await latest('lobby', 'Players'), 'lobby', 'options'), 'lobby', 'close');
      await scene.bot.drain();
      expect(summons()).toEqual([]);
    }
    expect(scene.discord.requests.sent.filter(({ nonce }) => nonce?.endsWith('-summons'))).toHaveLength(1);
  });

  it('calls people by direct message if they want that', async () => {
    await scene.stores.people.changeSettings(id(2), () => ({ calls: 'dm' }));
    await press(1, await ask(1, 'rematch'), 'rematch', 'open');
    await scene.bot.drain();
    const [call] = summons();
    expect(textOf(call ?? { content: '' })).toContain(`<@${id(0)}> and **${nameOf(2)}**`);
    const direct = scene.discord.requests.sent.filter(({ nonce }) => nonce?.includes('-direct-'));
    expect(direct.map(({ text }) => text)).toEqual([expect.stringContaining('asks for a rematch in Caverna')]);
  });
});

it('the last game in a channel with an open lobby is shown to everybody until the next one begins', async () => {
  const NOTE = 'This is the last game that was played here.';
  await ended(3);
  await press(1, await ask(1, 'rematch'), 'rematch', 'open');
  await latest('lobby');
  for (const [path, options, shows] of [
    ['score', {}, 'Points if the game ended now'],
    ['board', {}, 'board-0'],
    ['log', {}, 'Nothing has happened yet'],
    ['log', { recap: true }, 'This game is over. The result is in the channel.'],
  ] as const) {
    const told = toldIn(await slash(0, `caverna ${path}`, options));
    expect(told, path).toContain(shows);
    expect(told, path).toContain(NOTE);
  }
  expect(textOf(await slash(0, 'caverna replay'))).toContain('nobody has finished a turn of this game');
  expect(textOf(await slash(0, 'caverna game export'))).toContain('The whole game.');
});

it('the next table, unlike a rematch, is open to everybody and calls nobody', async () => {
  await ended(3);
  const refused = await ask(4, 'rematch');
  expect(textOf(refused)).toContain('Only players of that game can ask for a rematch.');
  expect(controlIn(refused, 'rematch')).toBeUndefined();
  const asked = await ask(4, 'nextTable');
  expect(textOf(asked)).not.toMatch(/\*\*Rematch\*\*|Only players of that game/);
  await press(4, asked, 'nextTable', 'open');
  const lobby = await latest('lobby', 'Players (1 of 3)');
  expect(textOf(lobby)).not.toContain('kept');
  await scene.bot.drain();
  expect(summons()).toEqual([]);
});

/** Ends a game between one person and computers; returns what a button of its result says to somebody in private. */
async function askedAfter(computers: number, who: number): Promise<SeenMessage> {
  await ended(1, { computers });
  return ask(who, 'rematch');
}

it('a solo game can be played again: nobody is called, and there is nothing else to choose', async () => {
  const asked = await askedAfter(0, 0);
  expect(textOf(asked)).toBe('### Another game?\n**Play again** opens a lobby here with the same options.');
  expect(controlIn(asked, 'nextTable')).toBeUndefined();
  expect(controlIn(asked, 'rematch')).toMatchObject({ label: 'Play again' });
  expect(textOf(await press(0, asked, 'rematch', 'open'))).toContain('and you are its host.');
  await latest('lobby', 'Players (1 of 1)');
});

it('a game between one person and computers can be played again with the computers, or with other people', async () => {
  const asked = await askedAfter(2, 0);
  expect(textOf(asked)).toContain('**Play again** opens a lobby here with the same options and the 2 computers.');
  expect(textOf(asked)).toContain('**Next table** opens one without computers: its other seats are free for anybody.');
  expect(textOf(asked)).not.toMatch(/ematch|kept|called/);
  await press(0, asked, 'rematch', 'open');
  const lobby = await latest('lobby', 'Players (3 of 3)');
  expect(textOf(lobby)).not.toMatch(/ematch|kept/);
});

it('somebody else can open the next table', async () => {
  const asked = await askedAfter(1, 2);
  expect(textOf(asked)).toContain('Only the player of that game can play it again.');
  expect(controlIn(asked, 'rematch')).toBeUndefined();
  expect(controlIn(asked, 'nextTable')).toMatchObject({ label: 'Next table' });
});
