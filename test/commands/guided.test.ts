import { setTimeout } from 'node:timers/promises';
import { textOf } from 'local-discord';
import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import type { LastTurn } from '../../commands/bot.ts';
import { followedRest } from '../../commands/coach/coach-message.ts';
import { learnedLines, sayWorth } from '../../commands/coach/guide.ts';
import { readCustomId } from '../../commands/custom-id.ts';
import type { Composed } from '../../commands/discord/compose.ts';
import type { Reply } from '../../commands/discord/reply.ts';
import { caveGuide } from '../../commands/games/cave-vs-cave/guide.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { cavernaGuide } from '../../commands/games/caverna/guide.ts';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { finalMessage } from '../../commands/posts/final.ts';
import { coachChoice, remember } from '../../commands/turn/followed.ts';
import { openTurn } from '../../commands/turn/open-turn.ts';
import { controlsOf } from '../../lab/hands.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, type GameWords, gameWords, LANGUAGES } from '../../src/messages/index.ts';
import type { Coach } from '../../src/table/coach/coach.ts';
import type { Review } from '../../src/table/coach/review.ts';
import { as } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { pixelPainter, pixels } from './fixture.ts';
import { botAt, game, panelOf, positionOf } from './limits/bots.ts';
import { adviceOf, openPanel, sent } from './limits/longest.ts';
import { placeOn } from './people.ts';

const MARA = 0;

const { scene, open, channel, messages, latest, slash, press, select, start } = sceneForEach('later');

/** The purpose of the first seat's turn if the coach likes these ways best, in the words used the first time. */
const taskAt = (
  state: State,
  ways: readonly (readonly string[])[],
  words: GameWords<'caverna'> = gameWords(catalogue('en'), 'caverna'),
) => cavernaGuide(words, pixels).task({ state, seat: 0 }, ways)?.explained;

describe('a lesson', () => {
  it('is a game with introductory tiles against one beginner, unless the options say otherwise', async () => {
    await open();
    await slash(MARA, 'caverna new', { coach: 'lesson' });
    const lobby = await latest('lobby');
    expect(JSON.stringify(lobby.components)).toMatch(/Introductory/i);
    expectText(textOf(lobby), ['(2 of 2)', 'Like beginners']);
    await slash(MARA, 'caverna new', { coach: 'lesson', players: 3, computers: 0, tiles: 'full' }, channel(1));
    const other = await latest('lobby', '(1 of 3)', channel(1));
    expect(JSON.stringify(other.components)).not.toMatch(/Introductory/i);
  });

  it('shows an example of a final score that nobody mistakes for their own', async () => {
    const guide = cavernaGuide(gameWords(catalogue('en'), 'caverna'), cavernaPictures(pixelPainter));
    expect((await guide.pictures(game)).map(({ alt }) => alt).join()).toMatch(/^Final score.*Example.*61/s);
  });

  it('starts with the goal, what counts, and the purpose of the round; says below the newest message what a turn was worth', async () => {
    await open();
    const prompt = await start(1, { coach: 'lesson', computers: 1 });
    // Nothing can be chosen before the panel has explained the turn.
    expect(controlsOf(prompt).filter(({ kind }) => kind === 'menu')).toEqual([]);
    const panel = await press(MARA, prompt, 'open');
    expect(textOf(panel)).toContain('**Your first game.** Have the most points when the last round ends');
    expect(textOf(panel)).toContain('**Round 1: goods for a dwelling.** A dwelling lets you have a third dwarf');
    expect(JSON.stringify(panel.components)).toContain('score.png');
    const chosen = await select(MARA, panel, placeOn(panel, 'supplies', 'oreMining', 'woodGathering'));
    await press(MARA, chosen, 'panel', 'end');
    await scene.bot.drain();
    const line = await scene.discord.until(() =>
      messages().findLast((one) => /A good turn|The coach on your last turn/.test(textOf(one))),
    );
    expect(textOf(messages().at(-1) ?? line)).toBe(textOf(line));
    const second = await press(MARA, await latest('open', '<@'), 'open');
    expectText(textOf(second), ['**Round'], ['Your first game']);
    // The panel with the line is gone, and the line with it.
    await scene.discord.until(() => (messages().every(({ id }) => id !== line.id) ? true : undefined));
    const ids = messages().map(({ id }) => id);
    const answered = messages().flatMap(({ message_reference }) => message_reference?.message_id ?? []);
    expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('each turn has a task, which is that of the coach’s best way', () => {
  const RICH = { food: 20 };

  const LOGS = { logging: { wood: 3 }, driftMining: { stone: 1 } };
  const paying = mine({ ...RICH, wood: 4, stone: 3 });
  const rubies = mine({ ...RICH, wood: 1, stone: 0 }, { spaces: { ...LOGS, rubyMining: { ruby: 1 } } });
  const BED = { ...RICH, d3: 'dwelling' };
  const trolls = as('trolls', { ...RICH, vegetable: 1, stone: 1 }, { round: 3, spaces: LOGS });

  it.each<[RegExp | undefined, Scenario, ways: readonly string[]]>([
    // A bed before a child: its price, the dwelling, the child.
    [
      /goods for a dwelling\.\*\* .*one more turn in every round\. You still need \d wood for the easiest one\. Look at \*Logging\*\.$/,
      mine({ ...RICH, wood: 1, stone: 9 }, { spaces: LOGS }),
      ['place logging'],
    ],
    [/a bed before a child\.\*\* You can pay for .*\*Housework\*\.$/, paying, ['place housework,furnish dwelling']],
    [/\*\*Round 5: the child\.\*\*.*Wish for children/, mine(BED), ['place wishForChildren']],
    [
      /food for the harvest\.\*\* Everybody eats after round 3, and you lack 3 food\..*Sustenance/,
      mine({ food: 1 }, { round: 3, spaces: { sustenance: { food: 3 } } }),
      ['place sustenance'],
    ],
    // Only spaces that serve the purpose of the coach's best way, whatever the plan.
    [/\*Logging\* or \*Drift mining\*\.$/, rubies, ['place logging', 'place rubyMining', 'place driftMining']],
    [/: rubies\.\*\*.* Look at \*Ruby mining\*\.$/, rubies, ['place rubyMining', 'place driftMining']],
    // A folk's own dwelling, if the player is closer to affording it; goods for another dwelling still serve a purpose.
    [/ You still need 4 wood for the \*Goblin dwelling\*\./, trolls, ['place logging']],
    [/You still need 3 wood and 2 stone for the easiest one\./, trolls, ['place driftMining,done']],
    // In the last round, neither goods for a dwelling nor a child, which could no longer work.
    [/^\*\*Round 12: goods\.\*\* .* 3 wood\..*\*Logging/, mine(RICH, { round: 12, spaces: LOGS }), ['place logging']],
    [/^\*\*Round 12: rubies/, mine(BED, { round: 12, spaces: { rubyMining: { ruby: 1 } } }), ['place rubyMining']],
    // Nothing before the coach has looked at the turn.
    [undefined, mine(RICH), []],
  ])('%s', (told, { state }, ways) => {
    const all = ways.map((way) => way.split(','));
    expect(taskAt(state, all)).toEqual(told && expect.stringMatching(told));
  });

  it.each(LANGUAGES)('has words for it in %s', (language) => {
    const { state } = mine({ wood: 1 }, { spaces: { logging: { wood: 3 } } });
    const task = taskAt(state, [['place logging']], gameWords(catalogue(language), 'caverna'));
    expect(task).toMatch(/^\*\*.* 5: .*\.\*\* .*\.$/);
  });
});

describe('what a harvest costs', () => {
  const harvestOf = ({ state }: ReturnType<typeof as>) => {
    const [decision = expect.fail()] = caverna.decisions(state);
    const { terms } = cavernaGuide(gameWords(catalogue('en'), 'caverna'), pixels);
    return terms?.({ state, seat: 0 }, decision).find(({ key }) => ['harvest', 'payOne'].includes(key))?.text;
  };

  it.each([
    ['trolls', 3, 'your family eats 6 food (3 each), and'],
    ['silicoids', 3, 'your family eats 2 stone, and'],
    ['humans', 3, 'your family eats 4 food (2 each), and'],
    ['humans', 4, 'A feeding costs your family only 2 food (1 each), and'],
  ])('is what the player’s own people eat: %s, round %i', (folk, round, told) => {
    expect(harvestOf(as(folk, {}, { round }))).toContain(told);
  });
});

it('the task of a turn of Cave vs Cave names the coach’s action tile, and the task of the round only if the tile serves it', () => {
  const guide = caveGuide(gameWords(catalogue('en'), 'cave-vs-cave'), cavePictures(pixelPainter));
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'guide');
  const seat = caveVsCave.decisions(state)[0]?.seat ?? 0;
  const told = (...ways: string[][]) => guide.task({ state, seat }, ways)?.text;
  const begun = caveVsCave.clone(state);
  caveVsCave.play(begun, seat, 'use excavation');
  const dig = caveVsCave.decisions(begun)[0]?.options.find(({ move }) => move.startsWith('excavate '));
  expect(told(['use excavation', dig?.move ?? ''])).toContain('*Excavation* best: one more place for a room, and one');
  expectText(told([]) ?? '', [/^\*\*Round 1: /], ['coach']);
});

describe('a panel of a lesson that the coach has looked at', () => {
  /** The panel of a first turn on Drift mining, and the placing in it that the coach likes best. */
  async function placing() {
    await open();
    const panel = await press(MARA, await start(1, { coach: 'lesson', computers: 1 }), 'open');
    return select(MARA, panel, placeOn(panel, 'driftMining', 'excavation', 'clearing'));
  }

  it('has a button for the best place and a menu for all others', async () => {
    const panel = await press(MARA, await placing(), 'coach');
    const back = await press(MARA, panel, 'open');
    const controls = controlsOf(back);
    const places = controls.filter(({ id }) => readCustomId(id)?.on === 'move');
    expect(places).toHaveLength(1);
    expect(places).toEqual([expect.objectContaining({ label: expect.stringMatching(/^★ /) })]);
    expect(controls.find(({ kind }) => kind === 'menu')).toMatchObject({
      values: expect.arrayContaining([expect.stringMatching(/^lay /)]),
    });
  });

  it('does not wait long for the coach: its answer comes in a second edit', async () => {
    const { bot, request } = await openPanel('slow');
    const edits: string[] = [];
    const edit = async (message: Composed) => void edits.push(sent(message));
    const reply = { show: edit, update: (message: Composed) => edit(message).then(() => true), place: () => '1' };
    const askInPassing: Coach['askInPassing'] = async (asked) => {
      await setTimeout(1_500);
      return bot.coach.askInPassing(asked);
    };
    const slow = { ...bot, coach: { ...bot.coach, askInPassing } };
    await openTurn(slow, request, reply as unknown as Reply);
    expect(edits).toEqual([expect.not.stringContaining('Look at '), expect.stringContaining('Look at ')]);
    await openTurn(slow, request, reply as unknown as Reply);
    expect(edits.slice(2)).toEqual([expect.stringContaining('Look at ')]);
  });

  it('shows a comment in the next panel only, however late the coach is', async () => {
    const { bot, request } = await openPanel('slow');
    const position = await bot.table.position(request.gameId);
    const review = { lost: 0, better: undefined, reasons: [], turn: { seat: 0, moves: [] }, before: position.state };
    const judged = { level: 'strong', inPoints: true, margin: 3, ahead: false, hasBegun: true } as const;
    const late = [Promise.withResolvers<Review>(), Promise.withResolvers<Review>()] as const;
    const reviewed = new LRUCache<string, LastTurn>({ max: 9 });
    const after = late.map(({ promise }, at) => {
      const reply = { place: () => `${at}` } as unknown as Reply;
      const table = { ...bot.table, isPosted: async () => true };
      const coach = { ...bot.coach, reviewInPassing: () => promise };
      return sayWorth({ ...bot, reviewed, table, coach }, { ...request, position, reply });
    });
    const lines = () => [...reviewed.values()].map(({ line }) => line);
    late[0].resolve({ ...review, ...judged });
    await after[0];
    expect(lines()).toEqual([undefined]);
    late[1].resolve({ ...review, ...judged });
    await after[1];
    expect(lines()).toEqual([expect.stringMatching(/A good turn/)]);
  });

  it('names what can still be done where the turn could end, at most two steps of it, and the rest in brackets', () => {
    const { state: before } = mine({ ruby: 3, food: 9 });
    const { state } = mine({ ruby: 3, food: 9 }).play('place startingPlayer');
    const bot = botAt(state, catalogue('en'));
    const drafts = [{ entry: 1, seat: 0, move: 'place startingPlayer' }];
    const panel = panelOf(state, { drafts, before, canEnd: true });
    const moves = ['place startingPlayer', 'ruby tunnel', 'lay tunnel e3', 'ruby wood', 'ruby stone'];
    remember(bot, { panel: panelOf(before), advice: adviceOf({ moves, begins: 1, plays: 5 }) });
    const { heading, lines } = followedRest(bot, panel, { label: 'End turn', makes: [] });
    expect(heading).toBe('Still possible: A tunnel on E3 for 1 ruby → 1 wood and 1 stone for 2 rubies');
    expect(lines).toEqual([]);
    expect(coachChoice(bot, panel)).toEqual(['ruby tunnel']);
  });

  it('stars the space after the dwarf that goes first, if that is how the best way starts', () => {
    const game = mine({ dwarfs: [0, 7], ruby: 1, wood: 2, stone: 1 }, { cards: { 5: 'donkeyFarming' }, round: 8 });
    const before = caverna.clone(game.state);
    const bot = botAt(before, catalogue('en'));
    const moves = ['send 7', 'place logging', 'loot furnish', 'furnish weavingParlor', 'at f1'];
    remember(bot, { panel: panelOf(before), advice: adviceOf({ moves, begins: 2, plays: 5 }) });
    const drafts = [{ entry: 0, seat: 0, move: 'send 7' }];
    const panel = panelOf(game.play('send 7').state, { drafts, before });
    expect(coachChoice(bot, panel)).toEqual(['place logging']);
  });

  it('stars going without something rather than what can only follow it, or exchanges that are still to come', () => {
    const goods = { wood: 4, stone: 1, boar: 1, c4: 'field', c3: 'meadow', b3: 'meadow' };
    const game = mine(goods, { cards: { 5: 'donkeyFarming' }, round: 8, spaces: { donkeyFarming: { donkey: 4 } } });
    const before = caverna.clone(game.state);
    const bot = botAt(before, catalogue('en'));
    const moves = ['place donkeyFarming', 'fence large b3 c3', 'done', 'take donkey 4', 'eat boar', 'eat donkey'];
    remember(bot, { panel: panelOf(before), advice: adviceOf({ moves, begins: 1, plays: 6 }) });
    const begun = moves.slice(0, 2);
    const drafts = begun.map((move, entry) => ({ entry, seat: 0, move }));
    const { state } = game.play(...begun);
    const panel = panelOf(state, { drafts, before });
    expect(coachChoice(bot, panel)).toEqual(['done']);
    const { lines } = followedRest(bot, panel, { label: 'End turn', makes: [] });
    expect(lines.join()).toMatch(/^-# Next, the coach would choose: Take 4 donkeys/);
  });

  it('plays all advised moves with one press, or says that it is the first step', async () => {
    const advice = await press(MARA, await placing(), 'coach');
    const buttons = controlsOf(advice).filter(({ id }) => readCustomId(id)?.on === 'move');
    expect(buttons.length).toBeGreaterThan(1);
    const played = await press(MARA, advice, 'move');
    expect(textOf(played)).toContain('All done?');
    // The coach sees nothing more, and so there is nothing to say.
    expect(textOf(played)).not.toMatch(/coach advised|Next, the coach/);
  });
});

describe('the end of a lesson', () => {
  it.each(LANGUAGES)('says what everybody has learned, and what to try next (%s)', (language) => {
    const { state } = mine({ dwarfs: [{}, {}, 3], sheep: 2, food: 1, d3: 'dwelling' }, { players: 7 });
    const lines = learnedLines(botAt(state, catalogue(language)), { game, state: caverna.view(state, 'spectator') });
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(language === 'en' ? /learned to grow your family \(3 dwarfs\)/ : /du hast gelernt, wie/);
    expect(lines[0]).toMatch(/\n.*`\/caverna new[^`]*`\.\n/);
  });

  it('says it beneath the winner', async () => {
    const { state } = mine({ dwarfs: [{}, {}, 3], d3: 'dwelling' }, { players: 7 });
    const { components } = await finalMessage(botAt(state, catalogue('en')), positionOf(state));
    expect(JSON.stringify(components)).toMatch(/you have learned .*Try next: /);
  });

  it.each(LANGUAGES)('says why the winner won, with the lines that differ most (%s)', (language) => {
    const words = gameWords(catalogue(language), 'caverna');
    const { state } = mine({ gold: 3 }, { players: 2 });
    const [, other = expect.fail()] = state.players;
    Object.assign(other.goods, { gold: 20, sheep: 12 });
    const told = cavernaGuide(words, pixels).difference({ state, seat: 0, game });
    expect(told).toMatch(/\*\* (had|hatte) 3\d (points|Punkte) .*\((17|20), (you|du) 3\).*12, (you|du) 0/);
    const won = cavernaGuide(words, pixels).difference({ state, seat: 1, game });
    expect(won).toMatch(/^(You had|Du hattest) 3\d .*\(3, (you|du) 20\)/);
  });

  it.each(LANGUAGES)('says the same at the end of a game of Cave vs Cave, half points included (%s)', (language) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1+2' }), 2, 'gap');
    state.era = 2;
    const [one = expect.fail(), other = expect.fail()] = state.players;
    for (const player of [one, other]) Object.assign(player.goods, { gold: 0, iron: 0, weapon: 0 });
    Object.assign(other.goods, { gold: 5, weapon: 4 });
    const guide = caveGuide(gameWords(catalogue(language), 'cave-vs-cave'), cavePictures(pixelPainter));
    expect(guide.difference({ state, seat: 0, game })).toMatch(
      /6½ .*(weapons|Waffen) \(4, (you|du) 0\) (and|und) [gG]old \(2½, (you|du) 0\)\.$/,
    );
  });

  it('suggests another kind of game, and not the one that has just been played', () => {
    const { guide } = gameWords(catalogue('en'), 'caverna');
    const people = { one: 'dwarf', many: 'dwarfs' };
    const unmet = { begging: 0, missing: 0, unused: 0 };
    const done = { ...unmet, dwarfs: 4, animals: 9, fields: true, mines: 1, armed: true, tiles: 4 };
    const next = (full: boolean) => guide.next({ ...done, full }, people as never);
    expect(next(false)).toEqual(['a game with all furnishing tiles: `/caverna new`']);
    expect(next(true)).toEqual(['a game against a steady computer: `/caverna new computers:1 level:steady`']);
  });

  it('says nothing like that in another game', () => {
    const { state } = mine({});
    const other = { ...game, terms: { ...game.terms, coach: 'never' as const } };
    expect(learnedLines(botAt(state, catalogue('en')), { game: other, state })).toEqual([]);
  });
});
