import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/messages/index.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { sceneForEach } from './each.ts';
import { channelIn, fileIn, fileOf, menuId } from './people.ts';

const ENGLISH = catalogue('en');
const GERMAN = catalogue('de');

const people = sceneForEach();
const { scene, gameNow, nameOf, person, channel, messages, direct, latest, slash, press, tap, forge, select } = people;
const { suggested, endGame, start } = people;

const labels = (message: { readonly components?: unknown }): string => JSON.stringify(message.components);

describe('the language of what people see', () => {
  it('is their own in private, and that of the table in posts', async () => {
    person(0).speak('de');
    const prompt = await start(2);
    expect(labels(prompt)).toContain(ENGLISH.prompt.open);
    expect(textOf(await slash(0, 'caverna score'))).toContain(GERMAN.looks.ownScore);
    expect(textOf(await slash(1, 'caverna score'))).toContain(ENGLISH.looks.ownScore);
    expect(textOf(await slash(0, 'caverna score', { public: true }))).toContain(ENGLISH.looks.ownScoreWay);
  });

  it('is that of the server for a table that has not chosen one, and its host can choose another', async () => {
    scene.discord.setServerLocale('de');
    await slash(0, 'caverna new', { players: 2 });
    const lobby = await latest('lobby');
    expect(textOf(lobby)).toContain(GERMAN.lobby.seats(1, 2));
    const options = await press(0, lobby, 'lobby', 'options');
    const more = await press(0, options, 'lobby', 'rulings');
    await select(0, more, 'en');
    await latest('lobby', (text) => text.includes(ENGLISH.lobby.seats(1, 2)));
  });

  it('is that of the server in the name of a thread, and not that of the person who opened it', async () => {
    person(1).speak('de');
    await slash(0, 'caverna new', { players: 2 });
    await latest('lobby');
    const offer = await slash(1, 'caverna new', { players: 2 });
    expect(labels(offer)).toContain(GERMAN.threads.open);
    const thread = channelIn(await press(1, offer, 'thread'));
    const name = ENGLISH.threads.name('Caverna', nameOf(1));
    expect(scene.discord.world.channels.get(thread)).toMatchObject({ name });
    expect(textOf(await latest('lobby', '', thread))).toContain(ENGLISH.lobby.seats(1, 2));
  });

  it('is the one that a person has chosen, whatever language their Discord is in', async () => {
    const chosen = await slash(0, 'caverna settings', { language: 'de' });
    expect(textOf(chosen)).toContain(GERMAN.personal.settings.title);
    expect(textOf(await slash(0, 'caverna mine'))).toContain(GERMAN.personal.games.none);
    await scene.restart();
    expect(textOf(await slash(0, 'caverna mine'))).toContain(GERMAN.personal.games.none);
    const back = await select(0, await slash(0, 'caverna settings'), 'discord');
    expect(textOf(back)).toContain(ENGLISH.personal.settings.title);
    expect(textOf(await slash(0, 'caverna mine'))).toContain(ENGLISH.personal.games.none);
  });

  it('is the reader’s in direct messages, as their Discord last reported it', async () => {
    person(1).speak('de');
    await slash(1, 'caverna mine');
    await scene.restart();
    person(1).speak('en-GB');
    for (const who of [0, 1]) await select(who, await slash(who, 'caverna settings'), 'dm');
    person(1).speak('de');
    await slash(1, 'caverna mine');
    await slash(0, 'caverna new', { players: 2 });
    const lobby = await latest('lobby');
    await tap(1, lobby, 'lobby', 'join');
    await latest('lobby', '(2 of');
    await tap(0, lobby, 'lobby', 'start');
    const who = await scene.discord.until(() => [0, 1].find((one) => direct(one).length > 0));
    const words = who === 1 ? GERMAN : ENGLISH;
    expect(labels(direct(who)[0] ?? {})).toContain(words.calls.go);
  });

  it('has the times and days of the reader’s own locale', async () => {
    await slash(0, 'caverna settings', { timezone: 'Europe/Berlin' });
    const evening = { 'en-US': '10:00 PM', 'en-GB': '22:00', de: '22:00 Uhr' };
    const day = { 'en-US': /From \w+, \w+ \d+/, 'en-GB': /From \w+ \d+ \w+/, de: /Ab \w+, \d+\. \w+/ };
    for (const locale of ['en-US', 'en-GB', 'de'] as const) {
      person(0).speak(locale);
      expect(labels(await slash(0, 'caverna settings'))).toContain(evening[locale]);
      expect((await suggested(0, 'caverna away', { from: '' })).at(-1)?.name).toMatch(day[locale]);
    }
    // A chosen language keeps the exact locale if it fits, and has formats of its own if not.
    person(0).speak('en-US');
    expect(labels(await slash(0, 'caverna settings', { language: 'de' }))).toContain('22:00 Uhr');
    expect(labels(await slash(0, 'caverna settings', { language: 'en' }))).toContain('10:00 PM');
    person(0).speak('de');
    expect(labels(await slash(0, 'caverna settings'))).toContain('Calls until 22:00');
  });

  it('changes for a running table when its host or an admin says so', async () => {
    const prompt = await start(2);
    expect(labels(prompt)).toContain(ENGLISH.prompt.open);
    expect(textOf(await slash(1, 'caverna game language', { language: 'de' }))).toContain('Only the host');
    expect(textOf(await slash(0, 'caverna game language', { language: 'de' }))).toContain('Deutsch');
    await scene.discord.until(() => {
      const now = messages(channel()).find(({ id }) => id === prompt.id);
      return now !== undefined && labels(now).includes(GERMAN.prompt.open);
    });
  });

  it('makes no difference to looking up rules, players, spaces and countries; results are in the reader’s own', async () => {
    const names = async (...typed: Parameters<typeof suggested>) => (await suggested(...typed)).map(({ name }) => name);
    person(1).speak('de');
    for (const typed of ['sheep', 'Schaf', 'Schafe']) {
      expect((await names(0, 'caverna rules', { topic: typed })).join('|')).toMatch(/sheep|animal/i);
      expect((await names(1, 'caverna rules', { topic: typed })).join('|')).toMatch(/schaf|tier/i);
    }
    expect((await names(0, 'caverna rules', { topic: 'Höhle' }))[0]).toMatch(/cave/i);
    expect((await names(0, 'caverna settings', { timezone: 'Deutschland' })).join()).toContain('Europe/Berlin');
    expect((await names(1, 'caverna away', { to: '3 days' })).join()).toContain(GERMAN.personal.away.choices.days(3));
    const space = ENGLISH.games.caverna.space('logging').name;
    const inGerman = GERMAN.games.caverna.space('logging').name;
    await start(2);
    const ofEnglish = await names(0, 'caverna plan', { space: inGerman });
    const ofGerman = await names(1, 'caverna plan', { space });
    expect([...ofEnglish, ...ofGerman].length).toBeGreaterThan(0);
    for (const name of ofEnglish) expect(name).toContain(space);
    for (const name of ofGerman) expect(name).toContain(inGerman);
  });

  it('is that of each reader in the descriptions of commands, whose names stay the same', () => {
    const { commands } = scene.discord.world;
    const [command] = commands;
    const german = GERMAN.commands.main;
    const { description } = ENGLISH.commands.main;
    expect(command).toMatchObject({ description, description_localizations: { de: german.description } });
    const settings = command?.options?.find(({ name }) => name === 'settings');
    expect(settings).toMatchObject({ description_localizations: { de: german.subcommands.settings.description } });
    const game = command?.options?.find(({ name }) => name === 'new');
    const pace = game && 'options' in game ? game.options?.find(({ name }) => name === 'pace') : undefined;
    expect(JSON.stringify(pace)).toContain(JSON.stringify({ de: GERMAN.terms.pace.choices.none.label }));
  });

  it('is English for a game from a file in a language that the bot does not speak, and the answer says so', async () => {
    person(0).speak('de');
    await start(1);
    const gameId = (await gameNow()).id;
    await endGame();
    const copy = JSON.parse(await fileIn(await slash(0, 'caverna-admin export', { game: gameId })));
    const changed = (terms: unknown) => fileOf(JSON.stringify({ ...copy, game: { ...copy.game, terms } }));
    const elsewhere = channel(1);
    const strange = changed({ ...copy.game.terms, language: 'tlh' });
    const told = textOf(await slash(0, 'caverna-admin import', { file: strange }, elsewhere));
    expect(told).toContain(GERMAN.admin.imported);
    expect(told).toContain(GERMAN.languages.fallback('tlh'));
    expect(textOf(await slash(0, 'caverna score', { public: true }, elsewhere))).toContain(ENGLISH.looks.score);
    const broken = changed({ ...copy.game.terms, language: 7 });
    const refused = textOf(await slash(0, 'caverna-admin import', { file: broken }, channel(2)));
    expect(refused).toContain(GERMAN.copyFaults.unreadable('game.terms.language'));
  });

  it('is English if the bot does not speak the one that was requested, and the answer says so', async () => {
    const forged = await (await person(0).forging.slash(channel(), 'caverna settings', { language: 'tlh' })).shown();
    expect(textOf(forged)).toBe(ENGLISH.languages.unknown('tlh', ['English', 'Deutsch']));
    await slash(0, 'caverna new', { players: 2 });
    const options = await press(0, await latest('lobby'), 'lobby', 'options');
    const more = await press(0, options, 'lobby', 'rulings');
    expect(textOf(await forge(0, more, menuId(more, 'de'), 'tlh'))).toBe(
      tableError(ENGLISH, { key: 'badOptions', params: { option: 'language' } }),
    );
    expect(textOf(await latest('lobby'))).toContain(ENGLISH.lobby.seats(1, 2));
    person(0).speak('de');
    person(0).speak('fr');
    expect(textOf(await slash(0, 'caverna mine'))).toContain(ENGLISH.personal.games.title);
  });
});
