import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { controlsOf } from '../../lab/hands.ts';
import type { FolkId } from '../../src/games/caverna/forgotten-folk/folks.ts';
import { TILES_OF } from '../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { notingPainter, pixels } from './fixture.ts';
import { controlIn } from './people.ts';

const people = sceneForEach();
const { scene, open, gameNow, pass, id, channel, messages, latest, called, slash, press, tap, forge, select } = people;
const { choose, direct, endGame } = people;

async function lobbyWith(folks: string, players: number, computers = 0): Promise<SeenMessage> {
  await slash(0, 'caverna new', { folks, players: players + computers, computers });
  for (let who = 1; who < players; who++) await slash(who, 'caverna join');
  return latest('lobby', `(${players + computers} of`);
}

/** Opens the private panel of sides; waits first for the update of the lobby. */
async function openSides(who: number): Promise<SeenMessage> {
  await scene.bot.drain();
  return press(who, await latest('lobby'), 'lobby', 'sides');
}

async function side(who: number, name: string): Promise<SeenMessage> {
  const panel = await openSides(who);
  return choose(who, panel, controlIn(panel, 'side', { who: id(who) }), name);
}

async function stateNow(): Promise<State> {
  await scene.bot.drain();
  const kept = await scene.stores.games.snapshot((await gameNow()).id);
  return JSON.parse(kept?.state ?? '{}') as State;
}

const WORDS = gameWords(catalogue('en'), 'caverna');
const nameOf = (folk: string | undefined): string => (folk === undefined ? '' : WORDS.folk(folk).name);

/** Opens the user's panel and keeps a board, but does not end the turn; returns the panel before and after that. */
async function keep(who: number, board: number): Promise<{ panel: SeenMessage; sure: SeenMessage }> {
  await scene.bot.drain();
  const panel = await press(who, await latest('open'), 'open');
  return { panel, sure: await press(who, panel, 'move', { move: `keep ${board}` }) };
}

async function keepAndEnd(who: number, board: number): Promise<SeenMessage> {
  const closed = await press(who, (await keep(who, board)).sure, 'panel', 'end');
  await scene.bot.drain();
  return closed;
}

async function start(): Promise<void> {
  await scene.bot.drain();
  await tap(0, await latest('lobby'), 'lobby', 'start');
  await latest('open');
  await scene.bot.drain();
}

const publicText = () => messages(channel(), 5).map(textOf).join('\n');

it('a lobby without folks mentions them only in its options', async () => {
  await slash(0, 'caverna new', { players: 2 });
  const lobby = await latest('lobby');
  expect(JSON.stringify(lobby.components)).not.toMatch(/folk/i);
  const options = await press(0, lobby, 'lobby', 'options');
  expect(controlIn(options, 'lobby', { field: 'folks' })).toMatchObject({ values: ['none', 'dealt', 'free'] });
  expect(controlIn(options, 'lobby', { field: 'extra' })).toBeUndefined();
});

describe('a lobby with folks', () => {
  it('shows what everybody plays, and lets each player choose', async () => {
    const lobby = await lobbyWith('dealt', 2, 1);
    const folk = 'a folk (will be dealt two and keep one)';
    expect(textOf(lobby)).toContain(`**Mara** (host): ${folk}\n**Computer 1**: ${folk}\n**Tom**: ${folk}`);
    const panel = await side(1, 'dwarves');
    expect(controlsOf(panel).map(({ kind }) => kind)).toEqual(['menu', 'button']);
    expect(controlIn(panel, 'lobby', 'away')).toMatchObject({ label: 'Back to the lobby' });
    const changed = await latest('lobby', '**Tom**: Dwarfs');
    expect(textOf(changed)).toContain('**Mara** (host): a folk');
    const ofHost = await openSides(0);
    expect(controlsOf(ofHost).filter(({ kind }) => kind === 'menu').length).toBe(3);
    expect(textOf(await press(2, changed, 'lobby', 'sides'))).toContain('You are not playing in this game');
  });

  it('offers every folk once if they are freely chosen', async () => {
    await lobbyWith('free', 2);
    const chosen = await side(0, 'trolls');
    // A player who has chosen a folk reads about it; before that there is nothing to explain.
    expect(JSON.stringify(chosen.components)).toContain('"description":"Trolls"');
    expect(JSON.stringify((await openSides(1)).components)).not.toContain('"media"');
    await latest('lobby', '**Mara** (host): Trolls');
    const panel = await openSides(1);
    expect(controlsOf(panel)[0]).toMatchObject({ values: expect.not.arrayContaining(['trolls']) });
    const [menu] = controlsOf(panel);
    expect(menu?.kind === 'menu' && menu.values.slice(0, 2)).toEqual(['caveGoblins', 'darkElves']);
    expect(menu?.kind === 'menu' && menu.values.slice(-2)).toEqual(['dwarves', 'deal']);
    expect(JSON.stringify(panel.components)).toContain('"Dealt: one of two folks"');
    // The same menu is used for computers and other people, so it addresses nobody.
    expectText(JSON.stringify(panel.components), [], [/"description":"[^"]*\b[Yy]ou/, 'Tom: ']);
  });

  it('says so if somebody else was faster in a menu', async () => {
    await lobbyWith('free', 2);
    const stale = await openSides(1);
    await side(0, 'trolls');
    await scene.bot.drain();
    const answer = await choose(1, stale, controlIn(stale, 'side', { who: id(1) }), 'trolls');
    expect(textOf(answer)).toContain('You can no longer choose that: somebody else has it');
    expect(textOf(await latest('lobby'))).toContain('**Tom**: no folk chosen');
  });

  it('says that folks need all furnishing tiles, and changes nothing', async () => {
    const lobby = await lobbyWith('dealt', 1);
    const options = await press(0, lobby, 'lobby', 'options');
    const answer = await choose(0, options, controlIn(options, 'lobby', { field: 'tiles' }), 'introductory');
    expect(textOf(answer)).toContain('Folks need all furnishing tiles.');
    expect((await gameNow()).options).toMatchObject({ tiles: 'full', folks: { seats: ['deal'] } });
    const both = { folks: 'dealt', tiles: 'introductory' };
    expect(textOf(await slash(1, 'caverna new', both, channel(1)))).toContain('Folks need all furnishing tiles.');
    expect(await scene.stores.games.inChannel(channel(1))).toBeUndefined();
  });

  it('names tiles of other folks only if the host wants them, and only at small tables', async () => {
    await slash(0, 'caverna new', { folks: 'dealt', players: 4 });
    for (const who of [1, 2]) await slash(who, 'caverna join');
    const lobby = await latest('lobby', '(3 of 4)');
    expect(JSON.stringify(lobby.components)).not.toContain('New furnishing tiles');
    const options = await press(0, lobby, 'lobby', 'options');
    await choose(0, options, controlIn(options, 'lobby', { field: 'extra' }), 'sixteen');
    await latest('lobby', 'New furnishing tiles: Always 16');
    await slash(3, 'caverna join');
    const four = await latest('lobby', '(4 of 4)');
    expectText(JSON.stringify(four.components), ['Folks: Forgotten folks, dealt'], ['New furnishing tiles']);
  });
});

describe('dealt folks', () => {
  it('have one line each beside the pictures of their sheets', async () => {
    const { painted, painter } = notingPainter();
    await open({ pictures: cavernaPictures(painter) });
    await lobbyWith('dealt', 2);
    await start();
    const boards = (await stateNow()).folks?.hands?.[0]?.boards ?? [];
    const { panel, sure } = await keep(0, 1);
    for (const folk of boards) {
      const { name, effect, powers, limits } = WORDS.folk(folk);
      expect(textOf(panel)).toContain(`- **${name}**: ${effect}.`);
      for (const sentence of [...powers, ...limits]) {
        expect(textOf(panel)).not.toContain(sentence);
        expect(JSON.stringify(painted)).toContain(sentence);
      }
    }
    expect(textOf(sure)).toContain(`- **${nameOf(boards[0])}**: `);
  });

  it('are explained in the player’s panel where there is no picture, and chosen there by everybody at the same time', async () => {
    await open({ pictures: { ...pixels, choice: async () => [] } });
    await lobbyWith('dealt', 2, 1);
    await start();
    const prompt = await latest('open');
    expect(textOf(prompt)).toContain('choose your folk in Caverna');
    for (const who of [0, 1]) expect(textOf(prompt)).toContain(`<@${id(who)}>`);
    const boards = (await stateNow()).folks?.hands?.[0]?.boards ?? [];
    const { panel, sure } = await keep(0, 2);
    for (const folk of boards) {
      const { name, powers, limits } = WORDS.folk(folk);
      expect(textOf(panel)).toContain(`**${name}** (${WORDS.hardness[WORDS.folk(folk).hard]})`);
      for (const sentence of [...powers, ...limits]) expect(textOf(panel)).toContain(sentence);
      for (const tile of TILES_OF[folk as FolkId]) expect(textOf(panel)).toContain(WORDS.tile(tile).name);
    }
    const labels = controlsOf(panel).map(({ kind, ...control }) => ('label' in control && control.label) || '');
    expect(labels.filter((label) => label.startsWith('Play'))).toEqual(boards.map((of) => `Play the ${nameOf(of)}`));
    expect(textOf(sure)).toContain(`Play the ${nameOf(boards[1])}?`);
    expect(textOf(sure)).toContain('green button to confirm. Everybody sees your choice when all have chosen.');
    expect(textOf(prompt)).not.toContain('at once');
    const closed = await press(0, sure, 'panel', 'end');
    expect(textOf(closed)).toContain('You have chosen. Everybody will see it once all have chosen.');
    const last = await keepAndEnd(1, 1);
    expectText(textOf(last), ['all folks are known now'], ['again']);
    const { players } = await stateNow();
    for (const [seat, { folk }] of players.entries()) {
      const { name = '' } = (await gameNow()).seats[seat] ?? {};
      expect(publicText()).toContain(`**${name}** plays **${nameOf(folk)}**: *${WORDS.folk(folk ?? '').effect}.*`);
    }
    expect(publicText()).toContain('**Round 1** begins');
    expect(textOf(await slash(2, 'caverna log'))).toContain('### Before the first round: choosing folks');
    await endGame();
    expect(textOf(await slash(1, 'caverna replay', { frames: 'turns' }))).not.toContain('went wrong');
  });

  it('are seen by nobody else: not in posts, direct messages, panels, views, logs, exports, ids or alt texts', async () => {
    const { painted, painter } = notingPainter();
    await open({ level: 'trace', pictures: cavernaPictures(painter) });
    await lobbyWith('dealt', 3);
    for (const who of [0, 1, 2]) await select(who, await slash(who, 'caverna settings'), 'both');
    await start();
    const hands = (await stateNow()).folks?.hands?.map(({ boards }) => boards) ?? [];
    expect(new Set(hands.flat()).size).toBe(6);
    const lookAround = async (who: number) => {
      for (const look of ['table', 'board', 'log', 'game export', 'score']) await slash(who, `caverna ${look}`, {});
      await press(who, await latest('more'), 'more');
      await slash(who, 'caverna turn');
    };
    const seenBy = (who: number) => JSON.stringify([...messages(channel(), who), ...direct(who)]);
    const known: string[] = [];
    const check = () => {
      for (const who of [0, 1, 2, 3, 4]) {
        const seen = seenBy(who);
        for (const folk of hands.filter((_, seat) => seat !== who).flat()) {
          if (known.includes(folk)) continue;
          expect(seen, `${who} sees ${folk}`).not.toContain(`"${folk}"`);
          expect(seen, `${who} sees ${folk}`).not.toContain(nameOf(folk));
        }
      }
      for (const folk of hands.flat().filter((one) => !known.includes(one)))
        expect(scene.errors.join('\n')).not.toContain(folk);
    };
    for (const who of [0, 1, 2, 4]) await lookAround(who);
    await pass(86_400_000);
    check();
    for (const who of [0, 1, 2]) expect(direct(who).map(textOf).join()).toContain('Which folk do you play?');
    await keepAndEnd(0, 1);
    for (const who of [1, 4]) await lookAround(who);
    check();
    await keep(1, 2);
    await pass(86_400_000);
    await lookAround(4);
    check();
    await press(1, await press(1, await latest('open'), 'open'), 'panel', 'end');
    await keepAndEnd(2, 2);
    const { players } = await stateNow();
    known.push(...players.flatMap(({ folk }) => folk ?? []));
    for (const who of [0, 4]) await lookAround(who);
    check();
    expect(painted.length).toBeGreaterThan(0);
  });

  it('stop the game until everybody has chosen: until then nobody can forge a choice or a turn, or leave the game', async () => {
    const lobby = await lobbyWith('dealt', 2);
    const leave = controlIn(lobby, 'lobby', 'leave')?.id ?? '';
    await start();
    const before = await stateNow();
    const hands = before.folks?.hands?.map(({ boards }) => boards) ?? [];
    const prompt = await latest('open');
    const panel = await press(0, prompt, 'open');
    const button = controlIn(panel, 'move', { move: 'keep 1' })?.id ?? '';
    const stranger = await forge(4, prompt, button);
    expect(textOf(stranger)).toContain('You are not playing in this game');
    for (const move of ['place logging', 'keep 3', 'end'])
      expect(textOf(await forge(0, panel, button.replace('keep 1', move)))).toContain('Which folk do you play?');
    expect(textOf(await forge(1, lobby, leave))).toContain('has started, so its players and options are fixed');
    expect(await stateNow()).toEqual(before);
    expect((await gameNow()).seats.map(({ userId }) => userId)).toEqual([id(0), id(1)]);
    // Somebody else's button counts as the presser's own button for their first board.
    const other = await forge(1, prompt, button);
    expect(textOf(other)).toContain(`Play the ${nameOf(hands[1]?.[0])}?`);
    for (const folk of hands[0] ?? []) expect(textOf(stranger) + textOf(other)).not.toContain(nameOf(folk));
    await press(1, other, 'panel', 'end');
    await keepAndEnd(0, 1);
    expect((await stateNow()).round).toBe(1);
  });

  it('call each drawing player in turn if five play folks, and are announced as they are chosen', async () => {
    await lobbyWith('dealt', 5);
    await start();
    const { startingPlayer } = await stateNow();
    const order = [4, 3, 2, 1, 0].map((step) => (startingPlayer + step) % 5);
    for (const [at, who] of order.entries()) {
      const prompt = await latest('open');
      expect(called(prompt)).toBe(who);
      expect(textOf(prompt)).toContain('Each draws one board');
      const { panel, sure } = await keep(who, 1);
      expect(textOf(panel)).toContain('is shown when you end your turn');
      expect(textOf(sure)).toContain('Press the green button to confirm. Everybody sees your choice at once.');
      await press(who, sure, 'panel', 'end');
      const state = await stateNow();
      const folk = state.players[who]?.folk ?? state.folks?.hands?.[who]?.chosen;
      expect(publicText()).toContain(`plays **${nameOf(folk)}**`);
      expect(publicText().match(/ plays \*\*/g)?.length).toBe(at + 1);
    }
    expect((await stateNow()).round).toBe(1);
  });

  it('are announced all together if five draw in turn and the table has decided so', async () => {
    const lobby = await lobbyWith('dealt', 5);
    const options = await press(0, lobby, 'lobby', 'options');
    const people = await press(0, options, 'lobby', { label: WORDS.folkPages.people });
    await choose(0, people, controlIn(people, 'lobby', { field: 'choicesShownTogether' }), 'true');
    await start();
    const prompt = await latest('open');
    expect(textOf(prompt)).toContain('Everybody sees the choice when all have chosen');
    const { panel, sure } = await keep(called(prompt), 1);
    expect(textOf(panel)).toContain('The one you keep is shown when all have chosen');
    expect(textOf(sure)).toContain('Everybody sees your choice when all have chosen');
    const closed = await press(called(prompt), sure, 'panel', 'end');
    expect(textOf(closed)).toContain('You have chosen. Everybody will see it once all have chosen.');
  });

  it('can be chosen in a solo game, with the tiles of three others on request', async () => {
    const lobby = await lobbyWith('dealt', 1);
    const options = await press(0, lobby, 'lobby', 'options');
    await choose(0, options, controlIn(options, 'lobby', { field: 'extra' }), 'sixteen');
    await start();
    await keepAndEnd(0, 2);
    const { folks, players } = await stateNow();
    expect(folks?.tilesOf.length).toBe(4);
    const lent = folks?.tilesOf.filter((folk) => folk !== players[0]?.folk).map(nameOf) ?? [];
    expect(publicText()).toContain(`The furnishing tiles of ${lent[0]}, ${lent[1]} and ${lent[2]} are in the supply`);
  });
});

it('folks that are fixed in the lobby come with the first post, and nobody has to choose', async () => {
  await lobbyWith('free', 2);
  await side(0, 'elves');
  await side(1, 'dwarves');
  await start();
  expect(publicText()).toContain(
    '**Mara** plays **Elves**: *Pastures, crops and furnishing tiles on bare forest.* They start with 2 gemfruits (2 food or 1 ruby each).\n**Tom** plays **Dwarfs**.',
  );
  expect(textOf(await latest('open'))).toContain('Where does your dwarf go?');
});
