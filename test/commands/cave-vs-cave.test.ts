import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, test } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { expectText } from './asked.ts';
import { CAVES, sceneForEach } from './each.ts';
import { controlIn, toldIn } from './people.ts';

const people = sceneForEach({ games: [CAVES] });
const { scene, gameNow, id, person, channel, latest, called, slash, press, tap, forge, select, choose, suggested } =
  people;
const { endGame, start } = people;

const options = (mode: string) => ({ game: 'cave-vs-cave', mode });

const logNow = async () => scene.stores.games.log((await gameNow()).id);

async function excavated(who: number, panel: SeenMessage): Promise<SeenMessage> {
  const move = 'excavate e4';
  return controlIn(panel, 'move', { move }) ? press(who, panel, 'move', { move }) : select(who, panel, move);
}

/** Has somebody end every turn themselves, even if nothing is left to do. */
async function endsTurns(who: number): Promise<void> {
  const settings = await slash(who, 'caverna settings');
  await press(who, settings, 'settings', { setting: 'doForced' });
}

/** Activates rooms with the menu of whole sequences, by the first letters of their labels; returns the bot's answer. */
async function activated(who: number, panel: SeenMessage, ...texts: string[]): Promise<SeenMessage> {
  const values = new Map<string, string>();
  JSON.stringify(panel.components, (_, each: { label?: string; value?: string } | null) => {
    if (each?.label !== undefined && each.value !== undefined) values.set(each.label, each.value);
    return each;
  });
  const chosen = texts.map((text) => [...values].find(([label]) => label.startsWith(text))?.[1] ?? text);
  return choose(who, panel, controlIn(panel, 'suggest'), ...chosen);
}

const movesNow = async () => (await logNow()).map((entry) => ('move' in entry ? entry.move : ''));

it.each([
  ['cave-vs-cave', 'Höhlenplan', 'Heimatplan'],
  ['caverna', 'Heimatplan', 'Höhlenplan'],
])('%s has its own word for a board: %s', async (game, own, others) => {
  scene.discord.setServerLocale('de');
  person(0).speak('de');
  const prompt = await start(2, { game });
  const board = await press(0, prompt, 'look', { look: 'board' });
  for (const { components } of [prompt, board]) {
    expectText(JSON.stringify(components), [own], [others]);
  }
});

describe('an ordinary turn of Cave vs Cave', () => {
  it('takes three presses: activating a room includes its choice, and ending the turn takes the rest', async () => {
    const prompt = await start(2, options('era1'));
    const who = called(prompt);
    const panel = await select(who, prompt, 'use undergrowth');
    const one = await activated(who, panel, 'Cave entrance: +1 flax');
    expect(textOf(one)).toContain('Nothing left to choose');
    expect(controlIn(one, 'panel', 'end')).toMatchObject({ label: 'End turn (+2 wood)' });
    expect([controlIn(one, 'move'), controlIn(one, 'menu')]).toEqual([undefined, undefined]);
    await tap(who, one, 'panel', 'end');
    await expect
      .poll(movesNow)
      .toEqual(['use undergrowth', 'activate caveEntrance', 'take flax 1', 'take wood 2', 'end']);
  });

  it('activates none of several rooms that do not go together, and says so', async () => {
    const prompt = await start(2, options('era1'));
    const who = called(prompt);
    const panel = await select(who, prompt, 'use undergrowth');
    const menu = controlIn(panel, 'suggest') ?? expect.fail();
    expect(menu).toMatchObject({ most: 1 });
    // Forged, because no client sends this: two ways for one room, from a menu that accepts only one.
    const values = menu.kind === 'menu' ? menu.values.slice(0, 2) : [];
    expect(textOf(await forge(who, panel, menu.id, ...values))).toContain(
      'You can activate each room only once in a turn, and you have chosen the Cave entrance twice. Nothing has been done;',
    );
    expect(await movesNow()).toEqual(['use undergrowth']);
  });

  it('hides under “More” the option to decline what nobody would decline', async () => {
    const prompt = await start(2, options('era1'));
    const who = called(prompt);
    await endsTurns(who);
    const dug = await excavated(who, await select(who, prompt, 'use excavation'));
    expect(controlIn(dug, 'panel', 'end')).toMatchObject({ label: 'End turn (+1 stone)' });
    const more = await press(who, dug, 'more');
    const left = await select(who, more, 'done');
    await tap(who, left, 'panel', 'end');
    await expect.poll(movesNow).toEqual(['use excavation', 'excavate e4', 'done', 'end']);
  });
});

it('a turn of Cave vs Cave ends with an excavation whose button says so, and shows the room', async () => {
  const prompt = await start(2, options('era1'));
  const who = called(prompt);
  const asked = await select(who, prompt, 'use excavation');
  expect(JSON.stringify(asked.components)).toContain('Excavate E4 (+1 food, +1 stone) and end turn');
  const over = await excavated(who, asked);
  expectText(toldIn(over), [/Turned up: .*\nYour turn is over, and everybody can see it\./, /Turned up\. .*points/]);
  // The room stays turned up, so there is nothing to take back.
  expect(controlIn(over, 'undo')).toBeUndefined();
  // The board already has the stone that came with the end of the turn.
  expect(toldIn(over)).toMatch(/2 stone/);
  expect(await movesNow()).toEqual(['use excavation', 'excavate e4', 'take stone 1', 'end']);
});

it('the call after a turn that turned up a room invites the next player to plan ahead, and More lets the last one ask to take the turn back', async () => {
  const prompt = await start(2, options('era1'));
  const who = called(prompt);
  await excavated(who, await select(who, prompt, 'use excavation'));
  const next = await latest('open', `<@${id(1 - who)}>`);
  expect(textOf(next)).toContain('press *More* to plan ahead.');
  expect(controlIn(await press(who, next, 'more'), 'undo')).toMatchObject({ label: 'Ask to take it back' });
});

test('a solo player sees nothing about others at the end of a turn', async () => {
  const over = await excavated(0, await select(0, await start(1, options('era1')), 'use excavation'));
  expectText(toldIn(over), ['Your turn is over.'], ['everybody']);
});

it('the post of a turn of Cave vs Cave says what the turn changed, even if it ends the round', async () => {
  async function take(tile: string): Promise<void> {
    const prompt = await latest('open', '<@');
    const who = called(prompt);
    await tap(who, await select(who, prompt, `use ${tile}`), 'panel', 'end');
    await latest('open', (text, { id }) => text.includes('<@') && id !== prompt.id);
  }
  const prompt = await start(2, options('era1'));
  await excavated(called(prompt), await select(called(prompt), prompt, 'use excavation'));
  await latest('any', (text) => /\*Excavation\*: excavated E4.* \(\+1 stone, \+1 food\)\./.test(text));
  await latest('open', (text, { id }) => text.includes('<@') && id !== prompt.id);
  for (const tile of ['housework', 'cultivation', 'undergrowth']) await take(tile);
  const last = await latest('any', '*Undergrowth*: ');
  expectText(textOf(last), ['round 2 of 8 begins', '*Undergrowth*: +2 wood.']);
});

describe('a table of Cave vs Cave', () => {
  it('has no seat for a third player', async () => {
    const refused = await slash(0, 'caverna new', { ...options('era1'), players: 3 });
    expect(textOf(refused)).toMatch(/1 to 2 seats/);
    expect(await scene.stores.games.inChannel(channel())).toBeUndefined();
    await slash(0, 'caverna new', { ...options('era1'), players: 2 });
    await slash(1, 'caverna join');
    const full = textOf(await slash(2, 'caverna join'));
    expect(full).toContain('All 2 seats are taken');
    expect((await gameNow()).seats).toHaveLength(2);
  });

  it('is not asked how boards are shown for three or more', async () => {
    await slash(0, 'caverna new', options('era1'));
    const more = await press(0, await press(0, await latest('lobby'), 'lobby', 'options'), 'lobby', 'rulings');
    expectText(textOf(more), ['### More options'], ['Boards in posts']);
  });

  it.each(['quick', 'short'])('is not for one player if the variant is for two (%s)', async (mode) => {
    await slash(0, 'caverna new', { ...options(mode), players: 2 });
    const lobby = await latest('lobby');
    expect(textOf(lobby)).toContain('This game mode needs two players');
    expect(controlIn(lobby, 'lobby', 'start')).toBeUndefined();
    await slash(1, 'caverna join');
    await tap(0, await latest('lobby', '(2 of 2)'), 'lobby', 'start');
    await latest('open', '<@');
    expect(await gameNow()).toMatchObject({ status: 'running' });
  });

  it('has a coach and an analysis, in the words of the game', async () => {
    // With two players the bot does not look ahead to later turns, which would make the analysis ten times as slow.
    const prompt = await start(2, { ...options('era1'), coach: 'allowed' });
    const who = called(prompt);
    const told = textOf(await slash(who, 'caverna coach'));
    expectText(told, [/1\. .*\*\*\w+\*\*.*\n-# Best move it sees/, 'differences under about 3 points count as equal']);
    await press(who, await select(who, prompt, 'use undergrowth'), 'panel', 'end');
    await latest('open', (text, { id }) => text.includes('<@') && id !== prompt.id);
    await endGame();
    await scene.bot.drain();
    await slash(0, 'caverna analysis');
    const shown = await latest('any', 'Every turn was judged by');
    expect(textOf(shown)).toMatch(/\d+ expected at the start, [−+±]\d+ by luck, [−+±]\d+ by play/);
  });

  it('goes back to the reveal of a turn and no further, and says so', async () => {
    const prompt = await start(2, options('era1'));
    const who = called(prompt);
    await endsTurns(who);
    const panel = await press(who, prompt, 'open');
    const begun = await select(who, panel, 'use excavation');
    // After a single move, both ways back are the same.
    expect(controlIn(begun, 'panel', 'back')).toMatchObject({ label: 'Step back' });
    expect(controlIn(begun, 'panel', 'restart')).toBeUndefined();
    const dug = await excavated(who, begun);
    expect(textOf(dug)).toContain('What you have turned face up stays face up');
    expect([controlIn(dug, 'panel', 'back'), controlIn(dug, 'panel', 'restart')]).toEqual([undefined, undefined]);
    const eaten = await press(who, await press(who, dug, 'screen'), 'move', { move: 'eat emmer' });
    expect(controlIn(eaten, 'panel', 'back')).toBeDefined();
    const back = await press(who, eaten, 'panel', 'back');
    expect(textOf(back)).toContain('Excavate E4');
    expect(controlIn(back, 'panel', 'back')).toBeUndefined();
    // The prompt, which still asks for a tile, cannot start the turn over either.
    const others = controlsOf(prompt).flatMap((control) => (control.kind === 'menu' ? control.values : []));
    const other = others.find((value) => value !== 'use excavation') ?? '';
    const stays = await select(who, prompt, other);
    expectText(textOf(stays), ['you have turned something face up, so your turn continues', 'Excavate E4']);
  });
});

describe('/caverna rules', () => {
  it.each([
    ['caverna', 'dwarf'],
    ['cave-vs-cave', 'Activate each room only once'],
  ])('opens the topic of the game in the channel if both games have one of that name (%s)', async (game, words) => {
    await slash(0, 'caverna new', { game, players: 2 });
    const shown = await slash(0, 'caverna rules', { topic: 'expedition' });
    expect(textOf(shown)).toContain(words);
  });

  it('prefers a partial match in the channel’s game to an exact name in another game', async () => {
    await slash(0, 'caverna new', { game: 'cave-vs-cave', players: 2 });
    const shown = await slash(0, 'caverna rules', { topic: 'cavern' });
    expect(textOf(shown)).toContain('The first player to furnish every room gets it');
  });

  it('finds an exact name in either game, and opens what was picked', async () => {
    const [first] = await suggested(0, 'caverna rules', { topic: 'retting room' });
    expect(first?.name).toContain('Retting room');
    for (const topic of ['retting room', String(first?.value)]) {
      const shown = await slash(0, 'caverna rules', { topic });
      expect(textOf(shown)).toContain('room · Blue · costs 1 stone · needs 1-3 walls (2 only if adjacent) · 3 points');
    }
  });
});

describe('the game of a lobby', () => {
  it('can be changed in the options, with its own options and number of seats', async () => {
    await slash(0, 'caverna new', { folks: 'free' });
    await slash(1, 'caverna join');
    const options = await press(0, await latest('lobby', '(2 of 7)'), 'lobby', 'options');
    const changed = await select(0, options, 'cave-vs-cave');
    expectText(JSON.stringify(changed), ['Both eras'], ['Forgotten folks']);
    const lobby = await latest('lobby', '(2 of 2)');
    await tap(0, lobby, 'lobby', 'start');
    await latest('open');
    expect(await gameNow()).toMatchObject({ game: 'cave-vs-cave', status: 'running', seats: { length: 2 } });
    await scene.bot.drain();
  });

  it('stays the same if more people have joined than can play the other game', async () => {
    await slash(0, 'caverna new');
    for (const who of [1, 2]) await slash(who, 'caverna join');
    const options = await press(0, await latest('lobby', '(3 of 7)'), 'lobby', 'options');
    const refused = await select(0, options, 'cave-vs-cave');
    expect(textOf(refused)).toContain('That game is for up to 2 players, but 3 have joined. Nothing was changed.');
    expect(await gameNow()).toMatchObject({ game: 'caverna', places: 7 });
  });

  it.each([
    [{ game: 'cave-vs-cave', tiles: 'full' }, '`tiles` is not for Cave vs Cave. Leave it out'],
    [{ mode: 'era1' }, '`mode` is not for Caverna. Leave it out'],
    [
      { game: 'cave-vs-cave', folks: 'free', boards: 'all' },
      '`folks` and `boards` are not for Cave vs Cave. Leave them out',
    ],
  ])('is not opened with options that it does not have: %j', async (wishes, sentence) => {
    expect(textOf(await slash(0, 'caverna new', wishes))).toBe(`${sentence}, or choose another game.`);
    expect(await scene.stores.games.inChannel(channel())).toBeUndefined();
  });
});
