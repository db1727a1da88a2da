import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { expectText } from './asked.ts';
import { CAVES, sceneForEach } from './each.ts';
import { openLongTable, playTurn } from './limits/longest.ts';
import { command, walk } from './limits/presses.ts';
import { controlId, controlIn, placeOn } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
/** Spaces after which a turn may end at once; at least one is free in the first round. */
const SINGLE = ['logging', 'startingPlayer', 'oreMining', 'rubyMining', 'supplies', 'sustenance', 'clearing'];

const people = sceneForEach({ games: [CAVES] });
const { scene, gameNow, id, nameOf, channel, messages, latest, called, slash, press, tap, forge } = people;
const { select, choose, play, playAnything, suggested, endGame, start } = people;

async function kept(): Promise<string> {
  const game = await gameNow();
  return JSON.stringify([game, await scene.stores.games.log(game.id)]);
}

/** Opens a sandbox with the button under the prompt's *More*. */
async function tryOut(who: number, prompt: SeenMessage): Promise<SeenMessage> {
  return press(who, await press(who, prompt, 'more'), 'sandbox', 'open');
}

const tryTurn = (who: number, panel: SeenMessage) => play(who, panel, ...SINGLE);

/** A game of two computers, which Mara has watched to its end. */
async function watched(game: string) {
  await slash(MARA, 'caverna new', { game, players: 2, computers: 1 });
  const lobby = await latest('lobby');
  await tap(MARA, lobby, 'lobby', 'leave');
  await tap(MARA, await latest('lobby', (text) => !text.includes(nameOf(MARA))), 'lobby', 'moreComputers');
  await tap(MARA, await latest('lobby', 'Computer 2'), 'lobby', 'start');
  await expect
    .poll(async () => {
      await scene.bot.tick();
      return (await gameNow()).status;
    })
    .toBe('finished');
  await scene.bot.drain();
  return latest('nextTable');
}

describe('a sandbox', () => {
  it('says what it is and whose turn it is, leads from seat to seat, and changes nothing', async () => {
    const prompt = await start(2);
    const before = await kept();
    const first = called(prompt);
    const panel = await tryOut(TOM, prompt);
    expectText(textOf(panel), [`🧪 Sandbox: ${nameOf(first)}’s turn`, 'the real game does not change', 'dealt again']);
    expect(controlIn(panel, 'sandbox', 'leave')).toMatchObject({ label: 'Leave sandbox' });
    const placed = await select(TOM, panel, placeOn(panel, ...SINGLE));
    expect(textOf(placed)).toContain('Sandbox');
    const next = await press(TOM, placed, 'panel', 'end');
    expect(textOf(next)).toContain(`🧪 Sandbox: ${nameOf(1 - first)}’s turn`);
    const third = await tryTurn(TOM, next);
    expect(textOf(third)).toContain(`🧪 Sandbox: ${nameOf(first)}’s turn`);
    expect(await kept()).toBe(before);
    expect(messages().map(textOf).join()).not.toContain('Sandbox');
    expect(textOf(await press(TOM, third, 'sandbox', 'leave'))).toContain('You have left the sandbox');
  });

  it('says nothing about other seats to somebody who plays alone', async () => {
    const panel = await tryOut(MARA, await start(1));
    expectText(textOf(panel), ['Only you see this'], ['every seat']);
  });

  it('steps back, explains, shows its boards and its points, and goes back a turn or to its start', async () => {
    const prompt = await start(2, { 'live-scores': 'on' });
    const first = called(prompt);
    let panel = await tryOut(first, prompt);
    const placed = await select(first, panel, placeOn(panel, ...SINGLE));
    const back = await press(first, placed, 'panel', 'back');
    expect(textOf(back)).toContain('Where does your dwarf go?');
    const help = await press(first, back, 'help');
    panel = await press(first, help, 'open');
    expect(textOf(panel)).toContain(`Sandbox: ${nameOf(first)}’s turn`);
    panel = await tryTurn(first, panel);
    let more = await press(first, panel, 'more');
    expect(textOf(more)).toContain('What else you can do in your sandbox');
    for (const look of ['boards', 'table', 'tiles', 'score']) {
      const shown = await press(first, more, 'look', { look });
      expect(textOf(shown), look).not.toContain('no game in this channel');
      more = await press(first, shown, 'more');
    }
    const reopened = await press(first, more, 'sandbox', 'reopen');
    expectText(textOf(reopened), [`Sandbox: ${nameOf(first)}’s turn`, 'So far']);
    const again = await press(first, await press(first, reopened, 'more'), 'sandbox', 'restart');
    expect(textOf(again)).toContain('Where does your dwarf go?');
  });

  it('leaves the real panel as it is, even at the end of the real game', async () => {
    const prompt = await start(2);
    const first = called(prompt);
    const own = await press(first, prompt, 'open');
    const panel = await press(first, await press(first, own, 'more'), 'sandbox', 'open');
    expect(panel.id).not.toBe(own.id);
    await endGame();
    await scene.bot.drain();
    const next = await tryTurn(first, panel);
    expect(textOf(next)).toContain(`Sandbox: ${nameOf(1 - first)}’s turn`);
  });

  it('is the only one that a person can have: opening another closes the first and leaves a notice in its place', async () => {
    const prompt = await start(2);
    const first = await tryOut(MARA, prompt);
    const others = await tryOut(TOM, prompt);
    const second = await slash(MARA, 'caverna try');
    const closed = await scene.discord.until(() =>
      messages(channel(), MARA).find((one) => one.id === first.id && textOf(one).includes('you have opened another')),
    );
    expect(controlsOf(closed)).toEqual([]);
    expect(textOf(await tryTurn(MARA, second))).toContain('Sandbox');
    expect(textOf(await tryTurn(TOM, others))).toContain('Sandbox');
    // A press that comes too late for the first one does nothing.
    const stale = controlsOf(first).find(({ kind }) => kind === 'menu')?.id ?? '';
    expect(textOf(await forge(MARA, second, stale, 'place logging'))).toContain('Sandbox');
  });

  it('refuses a press by somebody else, and a game on another server', async () => {
    const prompt = await start(2);
    const panel = await tryOut(MARA, prompt);
    const own = await tryOut(TOM, prompt);
    const leave = controlId(panel, 'sandbox', 'leave');
    expect(textOf(await forge(TOM, own, leave))).toContain('belongs to somebody else');
    const strange = await forge(TOM, own, { on: 'sandbox', game: 'nosuchgame', act: 'open' });
    expect(textOf(strange)).toContain('There is no game');
    const log = await forge(TOM, own, { on: 'look', game: `s-${BigInt(id(TOM)).toString(36)}`, look: 'log' });
    expect(textOf(log)).not.toContain('Log');
  });

  it('is gone after an hour, and after a restart, with a notice in its place', async () => {
    const prompt = await start(2);
    let panel = await tryOut(MARA, prompt);
    await scene.discord.clock.advance(61 * 60_000);
    expect(textOf(await select(MARA, panel, placeOn(panel, ...SINGLE)))).toContain('This sandbox is gone');
    panel = await slash(MARA, 'caverna try');
    await scene.restart();
    expect(textOf(await press(MARA, panel, 'more'))).toContain('This sandbox is gone');
    expect(textOf(await slash(MARA, 'caverna try'))).toContain('Sandbox');
  });

  it.each(LANGUAGES)('speaks the language of its reader: %s', async (language) => {
    await scene.stores.people.changeSettings(id(MARA), () => ({ language }));
    const prompt = await start(2);
    const { sandbox } = catalogue(language);
    const panel = await tryOut(MARA, prompt);
    expect(textOf(panel)).toContain(sandbox.title(nameOf(called(prompt))));
    expect(controlIn(panel, 'sandbox', 'leave')).toMatchObject({ label: sandbox.leave });
  });

  it('cannot be opened for a lobby', async () => {
    expect(textOf(await slash(MARA, 'caverna try'))).toContain('There is no game');
    await slash(MARA, 'caverna new', { players: 2 });
    expect(textOf(await slash(MARA, 'caverna try'))).toContain('has not started yet');
  });
});

it.each(LANGUAGES)(
  'the panels of a sandbox fit Discord, with seven players and the longest names: %s',
  async (language) => {
    const table = await openLongTable({ seed: 'sandbox', words: catalogue(language) });
    const [user = expect.fail('Nobody is there.')] = table.users;
    for (let turn = 0; turn < 4; turn++) {
      const [panel] = await command(table, ['try'], user);
      expect(JSON.stringify(panel?.components.map((one) => one.toJSON()))).toContain('🧪');
      await walk(table, { user, from: panel, steps: 25 });
      for (let more = 0; more < 3; more++) await playTurn(table);
    }
    expect(table.errors).toEqual([]);
  },
);

describe.each(['caverna', 'cave-vs-cave'])('a finished game of %s', (game) => {
  it('can be played differently from any turn, against computers', async () => {
    await watched(game);
    const more = await press(YUKI, await slash(YUKI, 'caverna table'), 'more');
    const chooser = await press(YUKI, more, 'sandbox', 'turns');
    expect(textOf(chooser)).toContain('Choose a turn');
    // The rounds of the two eras of Cave vs Cave are listed separately.
    const eras = game === 'caverna' ? 0 : 2;
    expect(new Set(JSON.stringify(chooser.components).match(/Era I+ · round 2/g)).size).toBe(eras);
    const log = await slash(YUKI, 'caverna log');
    expect(new Set(JSON.stringify(log.components).match(/Era I+ · round 2/g)).size).toBe(eras);
    const round = await select(YUKI, chooser, '1');
    const turns = controlsOf(round).findLast(({ kind }) => kind === 'menu');
    const [turn = ''] = turns?.kind === 'menu' ? turns.values : [];
    const panel = await choose(YUKI, round, turns, turn);
    expect(textOf(panel)).toMatch(/🧪 Sandbox: Computer \d’s turn/);
    const against = await press(YUKI, await press(YUKI, panel, 'more'), 'sandbox', 'computers');
    expect(textOf(against)).toContain('computers play the others');
    const own = /Sandbox: (Computer \d)’s turn/.exec(textOf(against))?.[1];
    const after = await playAnything(YUKI, against);
    expectText(textOf(after), [`Sandbox: ${own}’s turn`, /-# \*\*Computer \d\*\*: /]);
    const choices = await suggested(YUKI, 'caverna try', { turn: '' });
    expect(choices.length).toBeGreaterThan(5);
    const first = await slash(YUKI, 'caverna try', { turn: String(choices.at(-1)?.value) });
    expect(textOf(first)).toMatch(/🧪 Sandbox: Computer \d’s turn/);
    let last = await slash(YUKI, 'caverna try', { turn: String(choices[0]?.value) });
    for (let turns = 0; turns < 4 && textOf(last).includes('Leave sandbox*'); turns++)
      last = await playAnything(YUKI, last);
    expectText(textOf(last), ['Your sandbox has reached the end of its game', /Computer \d\*\* (wins|and)/]);
    expect(textOf(await press(YUKI, last, 'sandbox', 'reopen'))).toMatch(/🧪 Sandbox: Computer \d’s turn/);
  });
});
