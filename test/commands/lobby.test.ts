import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const people = sceneForEach();
const { scene, gameNow, pass, id, nameOf, person, channel, messages, latest, slash, press, tap, select } = people;
afterEach(() => expect(scene.discord.requests.rejected).toEqual([]));

describe('a lobby', () => {
  it('for four players starts with one press for the three who have joined', async () => {
    await slash(0, 'caverna new', { players: 4 });
    for (const who of [1, 2]) await slash(who, 'caverna join');
    const lobby = await latest('lobby', '(3 of 4)');
    expect(textOf(lobby)).toContain('There is room for 1 more. The host can start now.');
    expect(controlIn(lobby, 'lobby', 'start')).toMatchObject({ label: 'Start with 3 players' });
    await tap(0, lobby, 'lobby', 'start');
    await latest('open', 'it is your turn');
    expect(await gameNow()).toMatchObject({ status: 'running', seats: { length: 3 } });
    expect(messages().map(textOf).join()).toContain('The game starts with');
    // The table shows the players in that order.
    expect(messages().map(textOf).join()).toMatch(/\*\*\w+\*\* begins, then \w+ and \w+\./);
    await scene.bot.drain();
  });

  it('says who has joined, and states each choice only once: in its picture, or in words if the picture cannot show it', async () => {
    await slash(0, 'caverna new', { players: 2 });
    expect(controlIn(await latest('lobby'), 'lobby', 'start')).toMatchObject({ label: 'Start alone' });
    await slash(1, 'caverna join');
    const lobby = await latest('lobby', '(2 of 2)');
    expect(controlIn(lobby, 'lobby', 'start')).toMatchObject({ label: 'Start' });
    expectText(textOf(lobby), ['**Mara** (host), **Tom**\nEverybody is here'], ['Full game']);
    for (const pictured of ['Tom', 'Full game']) expect(JSON.stringify(lobby.components)).toContain(pictured);
  });

  it('does not invite others if its computers fill it', async () => {
    expect(textOf(await slash(0, 'caverna new', { players: 2, computers: 1 }))).toContain('All seats are taken');
    expect(textOf(await latest('lobby'))).toContain('**Mara** (host), **Computer 1**');
  });

  it('removes its private panels once the game begins, or the lobby is closed', async () => {
    await slash(0, 'caverna new', { players: 2 });
    await slash(1, 'caverna join');
    const lobby = await latest('lobby', '(2 of 2)');
    const options = await press(0, lobby, 'lobby', 'options');
    expect(controlsOf(options).length).toBeGreaterThan(3);
    const now = (id: string) => messages(channel(), 0).find((message) => message.id === id);
    await tap(0, lobby, 'lobby', 'start');
    const begun = await scene.discord.until(() => {
      const panel = now(options.id);
      return panel && textOf(panel) === 'The game has started.' ? panel : undefined;
    });
    expect(controlsOf(begun)).toEqual([]);

    await slash(0, 'caverna new', { players: 2 }, channel(1));
    const other = await latest('lobby', '', channel(1));
    const panel = await press(0, other, 'lobby', 'options');
    const closed = await press(0, panel, 'lobby', 'close');
    expect(closed.id).toBe(panel.id);
    expect(textOf(closed)).toBe('You have closed the lobby.');
    await scene.bot.drain();
  });

  it('asks only its host before it closes, if others have joined', async () => {
    await slash(0, 'caverna new', { players: 3, computers: 1 });
    const options = await press(0, await latest('lobby'), 'lobby', 'options');
    await slash(1, 'caverna join');
    await latest('lobby', '(3 of 3)');
    const asked = await press(0, options, 'lobby', 'close');
    expect(textOf(asked)).toBe('### Close the lobby?\n**Tom** has joined. The lobby closes for everybody.');
    expect(await gameNow()).toMatchObject({ status: 'lobby' });
    const back = await press(0, asked, 'lobby', 'options');
    expect(textOf(back)).toContain('### Options');
    const sure = await press(0, await press(0, back, 'lobby', 'close'), 'lobby', 'closeSure');
    expect(textOf(sure)).toBe('You have closed the lobby.');
    expect(await gameNow()).toMatchObject({ status: 'ended' });
    await scene.bot.drain();
  });

  it('has what newcomers want on the first page of its options, with a button back to the lobby', async () => {
    await slash(0, 'caverna new', { players: 2 });
    const options = await press(0, await latest('lobby'), 'lobby', 'options');
    const fields = controlsOf(options).flatMap(({ id }) => {
      const read = readCustomId(id);
      return read?.on === 'lobby' && read.act === 'set' ? [read.field] : [];
    });
    expect(fields).toEqual(['places', 'tiles', 'markers', 'folks', 'pace', 'coach', 'level']);
    expect(controlIn(options, 'lobby', 'away')).toMatchObject({ label: 'Back to the lobby' });
    await tap(0, options, 'lobby', 'away');
    await scene.discord.until(() => !messages().some(({ id }) => id === options.id));
    await scene.bot.drain();
  });

  it('asks the open questions of the rules as questions, each above its answers', async () => {
    await slash(0, 'caverna new');
    const lobby = await latest('lobby');
    expect(textOf(lobby)).not.toContain('Boards in posts');
    const options = await press(0, lobby, 'lobby', 'options');
    // Terms, not rulings, that most tables leave unchanged.
    const others = await press(0, options, 'lobby', 'rulings');
    expect(textOf(others)).toMatch(/^### More options\n\*\*When time runs out\*\*[\s\S]*\*\*Boards in posts\*\*/);
    expect(JSON.stringify(others.components)).toContain('"label":"Large for the player who acted"');
    const set = await select(0, others, 'all');
    const shown = await press(0, set, 'lobby', 'rulings');
    expectText(textOf(shown), ['Open rules questions'], ['Boards in posts']);
    expect(textOf(await latest('lobby', 'Boards in posts'))).toContain('Boards in posts: **Large for everybody**');
    const { rulings } = gameWords(catalogue('en'), 'caverna');
    const labels = Object.values(rulings).map(({ label }) => label);
    for (const label of labels) {
      expect(label).toMatch(/\?$/);
      expect(textOf(shown)).toContain(`**${label}**`);
    }
    const menus = controlsOf(shown).filter(({ kind }) => kind === 'menu');
    expect(menus.length).toBeGreaterThanOrEqual(labels.length);
    expect(controlIn(shown, 'lobby', { field: 'keepFoodAndBeg' })).toMatchObject({ values: ['true', 'false'] });
  });

  it('asks only the open questions that can matter with that many players', async () => {
    const asked = async (players: number, where: string) => {
      await slash(0, 'caverna new', { players }, where);
      const options = await press(0, await latest('lobby', '', where), 'lobby', 'options');
      const shown = await press(0, options, 'lobby', { label: 'Rulings' });
      return { shown: textOf(shown), terms: textOf(await press(0, shown, 'lobby', 'rulings')) };
    };
    const four = await asked(4, channel(0));
    expectText(four.shown, ['Does the Carpenter save wood'], [/Solo:|5 players|May an Imitation be imitated/]);
    const alone = await asked(1, channel(1));
    expectText(alone.shown, ['Solo: are four spaces covered?'], [/5 players|May an Imitation be imitated/]);
    expect(four.terms).toContain('Boards in posts');
    expect(alone.terms).not.toContain('Boards in posts');
  });

  it('shows its options to everybody, and only the host can change them', async () => {
    await slash(0, 'caverna new', { players: 3 });
    await slash(1, 'caverna join');
    const lobby = await latest('lobby', '(2 of 3)');
    const options = await press(1, lobby, 'lobby', 'options');
    expect(textOf(options)).toContain('### Options\n-# Only **Mara** can change these.');
    expect(controlsOf(options).filter(({ kind }) => kind === 'menu')).toEqual([]);
    expect(JSON.stringify(options.components)).toContain('Furnishing tiles: Full game');
    expect(controlIn(options, 'lobby', 'close')).toBeUndefined();
    const rulings = await press(1, options, 'lobby', 'rulings');
    expect(textOf(rulings)).toContain('Only **Mara** can change these.');
    expect(controlsOf(rulings).filter(({ kind }) => kind === 'menu')).toEqual([]);
    // One press ends it, from any page.
    await tap(1, rulings, 'lobby', 'away');
    await scene.discord.until(() => !messages(channel(), 1).some(({ id }) => id === rulings.id));
    const host = await press(0, lobby, 'lobby', 'options');
    expect(textOf(host)).not.toContain('can change these');
    expect(controlsOf(host).some(({ kind }) => kind === 'menu')).toBe(true);
    await scene.bot.drain();
  });

  it('whose host is gone calls them, is offered to anybody, and continues with another host', async () => {
    await slash(0, 'caverna new', { players: 3 });
    await latest('lobby');
    await pass(86_400_000);
    const reminder = await latest('any', 'has been waiting for a day');
    expect(textOf(reminder)).toContain(`<@${id(0)}>`);
    await pass(2 * 86_400_000);
    const offer = await latest('lobby', 'Anybody can take it over');
    expect(textOf(offer)).toContain(`**${nameOf(0)}**`);
    await tap(1, offer, 'lobby', 'takeOver');
    const lobby = await latest('lobby', `A seat is kept for **${nameOf(0)}**`);
    expect(textOf(lobby)).not.toContain('anybody can take over');
    await tap(1, lobby, 'lobby', 'moreComputers');
    await latest('lobby', '2 of 3');
  });

  it('shows the new name of its host once they press something in it', async () => {
    await slash(0, 'caverna new', { players: 3 });
    const lobby = await latest('lobby');
    person(0).rename('Marabella');
    await tap(0, lobby, 'lobby', 'moreComputers');
    expect(textOf(await latest('lobby', 'Computer 1'))).toContain('Marabella');
  });
});
