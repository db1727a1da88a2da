import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { learnedLines } from '../../commands/coach/guide.ts';
import { cavernaGuide } from '../../commands/games/caverna/guide.ts';
import { finalMessage } from '../../commands/posts/final.ts';
import { controlsOf } from '../../lab/hands.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, type GameWords, gameWords, LANGUAGES } from '../../src/messages/index.ts';
import { mine } from '../games/caverna/scenario.ts';
import { openScene, pixels, type Scene } from './fixture.ts';
import { botAt, game, positionOf } from './limits/bots.ts';
import { peopleOf, placeOn } from './people.ts';

const MARA = 0;

let scene: Scene;
afterEach(() => scene?.close());
const { latest, press, select, slash, tap, messages } = peopleOf(() => scene);

/** The purpose of the current round of the first seat. */
const taskAt = (state: State, words: GameWords<'caverna'> = gameWords(catalogue('en'), 'caverna')) =>
  cavernaGuide(words, pixels).task({ state, seat: 0 });

describe('a lesson', () => {
  it('is a game with introductory tiles against one beginner, unless the options say otherwise', async () => {
    scene = await openScene();
    await slash(MARA, 'caverna new', { coach: 'lesson' });
    const message = await latest('lobby');
    const lobby = textOf(message);
    expect(JSON.stringify(message.components)).toMatch(/Introductory/i);
    expect(lobby).toContain('(2 of 2)');
    expect(lobby).toContain('Like beginners');
  });

  it('can be a game with all tiles and with others', async () => {
    scene = await openScene();
    await slash(MARA, 'caverna new', { coach: 'lesson', players: 3, computers: 0, tiles: 'full' });
    const message = await latest('lobby');
    expect(JSON.stringify(message.components)).not.toMatch(/Introductory/i);
    expect(textOf(message)).toContain('(1 of 3)');
  });

  it('starts with the goal, what counts, and the purpose of the round; says what a turn was worth below the newest message', async () => {
    scene = await openScene();
    await slash(MARA, 'caverna new', { coach: 'lesson' });
    await tap(MARA, await latest('lobby'), 'lobby', 'start');
    const prompt = await latest('open', (text) => text.includes('<@'));
    // Nothing can be chosen before the panel has explained the turn.
    expect(controlsOf(prompt).filter(({ kind }) => kind === 'menu')).toEqual([]);
    const panel = await press(MARA, prompt, 'open');
    expect(textOf(panel)).toContain('**Your first game.** Have the most points when the last round ends');
    expect(textOf(panel)).toContain('**Round 1: goods for a dwelling.** A dwelling lets you have a third dwarf');
    expect(JSON.stringify(panel.components)).toContain('card.png');
    const chosen = await select(MARA, panel, placeOn(panel, 'supplies', 'oreMining', 'woodGathering'));
    await press(MARA, chosen, 'panel', 'end');
    await scene.bot.drain();
    const line = await scene.discord.until(() =>
      messages().findLast((one) => /A good turn|The coach on your last turn/.test(textOf(one))),
    );
    expect(textOf(messages().at(-1) ?? line)).toBe(textOf(line));
    // The goal is stated once.
    const second = await press(MARA, await latest('open', (text) => text.includes('<@')), 'open');
    expect(textOf(second)).not.toContain('Your first game');
    expect(textOf(second)).toContain('**Round');
    // The panel with the line is gone, and the line with it.
    await scene.discord.until(() => (messages().every(({ id }) => id !== line.id) ? true : undefined));
    const ids = messages().map(({ id }) => id);
    const answered = messages().flatMap(({ message_reference }) => message_reference?.message_id ?? []);
    expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
    expect(scene.errors).toEqual([]);
  });
});

describe('each round has a task', () => {
  const RICH = { food: 20 };

  it('a bed before a child: a cavern, its price, the dwelling, the child', () => {
    const full = { d3: 'carpenter' };
    expect(taskAt(mine({ goods: RICH, furnishings: full }).state)).toMatch(
      /^\*\*Round 5: a bed before a child\.\*\* .*Dig one\. Look at /,
    );
    expect(taskAt(mine({ goods: { ...RICH, wood: 1, stone: 9 } }).state)).toMatch(
      /goods for a dwelling.*You still need \d wood\. Look at /,
    );
    expect(taskAt(mine({ goods: { ...RICH, wood: 4, stone: 3 } }).state)).toMatch(
      /You can pay for a dwelling.*Look at .*Housework/,
    );
    const bed = mine({ goods: RICH, furnishings: { d3: 'dwelling' } });
    expect(taskAt(bed.state)).toMatch(/\*\*Round 5: the child\.\*\*.*Wish for children/);
  });

  it('food first, if a harvest is near and there is too little', () => {
    const { state } = mine({ goods: { food: 1 } }, { round: 3, spaces: { sustenance: { food: 3 } } });
    expect(taskAt(state)).toMatch(
      /food for the harvest\.\*\* After round 3 everybody eats, and you lack 3 food\..*Sustenance/,
    );
  });

  it('no child in the last round, which it could not work in', () => {
    const bed = mine({ goods: RICH, furnishings: { d3: 'dwelling' } }, { round: 12 });
    expect(taskAt(bed.state)).toMatch(/^\*\*Round 12: /);
    expect(taskAt(bed.state)).not.toMatch(/child|dwelling/);
  });

  it('and no task if all goes well', () => {
    const farm = {
      goods: { ...RICH, sheep: 2, grain: 2 },
      cells: { c4: 'field', b4: 'field', c3: 'smallPasture' },
      dwarfs: [{}, {}, {}, {}],
      furnishings: { d3: 'dwelling', e4: 'dwelling' },
    };
    const { state } = mine(farm);
    expect(taskAt(state)).toMatch(/Sow|undefined/);
    state.players[0]?.goods.grain === 2 && Object.assign(state.players[0].goods, { grain: 0 });
    expect(taskAt(state)).toBeUndefined();
  });

  it.each(LANGUAGES)('has words for it in %s', (language) => {
    const task = taskAt(mine({ goods: { wood: 1 } }).state, gameWords(catalogue(language), 'caverna'));
    expect(task).toMatch(/^\*\*.* 5: .*\.\*\* .*\.$/);
  });
});

describe('the end of a lesson', () => {
  it.each(LANGUAGES)('says what everybody has learned, and what to try next (%s)', (language) => {
    const { state } = mine(
      { dwarfs: [{}, {}, { weapon: 3 }], goods: { sheep: 2, food: 1 }, furnishings: { d3: 'dwelling' } },
      { players: 7 },
    );
    const lines = learnedLines(botAt(state, catalogue(language)), { game, state: caverna.view(state, 'spectator') });
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(
      language === 'en' ? /you have learned to grow your family \(3 dwarfs\)/ : /du hast gelernt, wie/,
    );
    expect(lines[0]).toMatch(/\n.*`\/caverna new`\.$/);
  });

  it('says it beneath the winner', async () => {
    const { state } = mine({ dwarfs: [{}, {}, { weapon: 3 }], furnishings: { d3: 'dwelling' } }, { players: 7 });
    const { components } = await finalMessage(botAt(state, catalogue('en')), positionOf(state));
    expect(JSON.stringify(components)).toMatch(/you have learned .*Try next: /);
  });

  it('says nothing like that in another game', () => {
    const { state } = mine({});
    const other = { ...game, terms: { ...game.terms, coach: 'never' as const } };
    expect(learnedLines(botAt(state, catalogue('en')), { game: other, state })).toEqual([]);
  });
});
