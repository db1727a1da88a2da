import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../commands/bot.ts';
import { analysisMessage } from '../../commands/coach/analysis-message.ts';
import { adviceMessage, reviewMessage, toldPoints } from '../../commands/coach/coach-message.ts';
import { readCustomId } from '../../commands/custom-id.ts';
import type { Course } from '../../commands/face/advice.ts';
import { picturesMessage } from '../../commands/posts/posts-message.ts';
import { promptMessage } from '../../commands/posts/prompt.ts';
import { controlsOf } from '../../lab/hands.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { aims } from '../../src/messages/english/caverna/coach.ts';
import { catalogue } from '../../src/messages/index.ts';
import { plain } from '../../src/messages/text.ts';
import type { Advice } from '../../src/players/advice.ts';
import { LATER } from '../../src/table/coach/review.ts';
import type { Analysis } from '../../src/table/rows.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { botAt, game, positionOf } from './limits/bots.ts';
import { check } from './limits/checks.ts';
import { adviceOf, openLongTable, openPanel, PEOPLE, playTurn, sent } from './limits/longest.ts';
import { controlIn } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;

const people = sceneForEach('later');
const { scene, open, channel, messages, latest, called, slash, press, tap, select, play, endGame, start } = people;

async function endedGame(): Promise<void> {
  const prompt = await start(2);
  await play(called(prompt), prompt, 'logging');
  await endGame();
  await scene.bot.drain();
}

/** Spaces after which a turn may end at once; at least one is free in the first round. */
const SINGLE = ['logging', 'startingPlayer', 'oreMining', 'rubyMining', 'supplies', 'hardwareRental', 'sustenance'];

it('a computer at a table says in a few words what it mainly wanted', async () => {
  await open();
  await play(MARA, await start(1, { computers: 1 }), ...SINGLE);
  await scene.bot.drain();
  const any = Object.values(aims).join('|');
  const told = messages().map(textOf).join('\n');
  expect(told).toMatch(new RegExp(`-# Computer 1 mainly wanted (${any})`));
  expect(told).not.toMatch(/-# Mara|Mara mainly/);
});

describe('computers that are about to act', () => {
  const state = caverna.start(caverna.options.parse({}), 7, 'thinking');
  const words = catalogue('en');
  const position = positionOf(state);
  const plays = (is: (seat: number) => boolean) => {
    const seats = game.seats.map((one, at) => (is(at) ? { ...one, plays: 'computer' as const } : one));
    return { ...position, game: { ...position.game, seats } };
  };
  const [first = expect.fail()] = position.awaited;

  it('are named while they think, and nobody is offered their turn', () => {
    const shown = (of: typeof position) => JSON.stringify(promptMessage(botAt(state, words), of));
    const prompt = shown(plays((seat) => seat === first.seat));
    expectText(prompt, [/ is thinking in /], [/My turn|it is your turn|Choose an action space/]);
    expect(shown(position)).toContain('My turn');
  });

  it('say what they last wanted, but not that they wanted goods', async () => {
    const bot = botAt(state, words);
    const aimed = ['0 food', '0 tiles', '1 goods'].map((one) => ({ seat: Number(one[0]), topic: one.slice(2) }));
    const coach = { aims: async () => aimed };
    const post = { kind: 'turn' as const, entry: 0, turns: [{ seat: 0, moves: [] }], awaited: [] };
    const around = { position, before: { state, entry: 0 } } as never;
    const message = await picturesMessage({ ...bot, coach: coach as never }, post, around);
    const told = JSON.stringify(message);
    expectText(told, [/-# [^.]+ mainly wanted furnishing tiles\./], [/mainly wanted (food|goods)/]);
  });
});

it('what a computer says delays nobody: a player is called once, by the prompt, and never by a computer’s post', async () => {
  await open();
  await start(1, { computers: 2 });
  for (let turn = 0; turn < 2; turn++) {
    await play(MARA, await press(MARA, await latest('open', '<@'), 'open'), ...SINGLE);
    await scene.bot.drain();
  }
  await latest('open', '<@');
  const calling = messages().filter((message) => textOf(message).includes('<@'));
  // An answered prompt is removed, so that only one is left.
  expect(calling).toHaveLength(1);
  const told = messages().filter((message) => /-# .*Computer \d /.test(textOf(message)));
  expect(told.length).toBeGreaterThan(0);
  for (const message of told) expect(textOf(message)).not.toContain('<@');
});

describe('the coach at a table', () => {
  it('can be allowed only by the host, is announced in the lobby, and answers its player in private', async () => {
    await open();
    await slash(MARA, 'caverna new', { players: 2, coach: 'allowed' });
    const lobby = await latest('lobby');
    expect(textOf(lobby)).toContain('Coach: **Allowed, so the game is not rated**');
    await tap(TOM, lobby, 'lobby', 'join');
    await latest('lobby', '(2 of 2');
    await tap(MARA, lobby, 'lobby', 'start');
    const prompt = await latest('open', '<@');
    const who = called(prompt);
    const more = await press(who, prompt, 'more');
    const told = await press(who, more, 'coach');
    expectText(textOf(told), ['What the coach would do', 'a strong player', /1\. \*\*.+\n-# Best move it sees/]);
    expect(textOf(told)).toContain('3. **');
    expect(controlIn(told, 'open')).toBeDefined();
    // A player can also start a plan with a press when it is not their turn.
    const planned = await slash(1 - who, 'caverna coach');
    expect(textOf(planned)).toContain('For the turn you are planning.');
    const [, first] = textOf(planned).match(/1\. \*\*([^*]+)\*\*/) ?? [];
    expect(controlsOf(planned)).toContainEqual(expect.objectContaining({ label: `1: ${first}` }));
    const rehearsal = await press(1 - who, planned, 'plan');
    expect(textOf(rehearsal)).toMatch(new RegExp(`only you see this\\): \\*?${first}`));
    // A planned turn continues with the same kind of advice.
    expect(controlIn(await press(1 - who, rehearsal, 'coach'), 'plan')).toBeDefined();
    expect(textOf(await slash(YUKI, 'caverna coach'))).toContain('You are not playing in this game');
  });

  it('is two presses away if the table allows it; a third press starts what it advises, and only its choice has a star', async () => {
    await open();
    const prompt = await start(2, { coach: 'allowed' });
    expect(controlIn(prompt, 'coach')).toBeUndefined();
    const who = called(prompt);
    const stars = (message: SeenMessage) => JSON.stringify(message.components).match(/★ [^"]+/g) ?? [];
    const panel = await press(who, prompt, 'open');
    expect(stars(panel)).toEqual([]);
    const advised = await press(who, panel, 'coach');
    const [, first] = textOf(advised).match(/1\. \*\*([^*]+)\*\*/) ?? [];
    expect(controlIn(advised, 'move')).toMatchObject({ label: `1: ${first}` });
    const back = await press(who, advised, 'open');
    expect(stars(back)).toEqual([`★ ${first}`]);
    const begun = await press(who, await press(who, back, 'coach'), 'move');
    expect(textOf(begun)).toMatch(new RegExp(`only you see this\\): \\*?${first}`));
  });

  it('says nothing if the game counts for ratings, and has no button there', async () => {
    await open();
    const prompt = await start(2);
    const who = called(prompt);
    expect(textOf(await slash(who, 'caverna coach'))).toContain('The coach is off at this table');
    expect(textOf(await slash(who, 'caverna coach', { last: true }))).toContain('The coach is off at this table');
    expect(controlIn(await press(who, prompt, 'more'), 'coach')).toBeUndefined();
    expect(textOf(await slash(who, 'caverna analysis'))).toContain('You can analyse it when it is over');
    const panel = await select(who, prompt, 'place logging');
    expect(controlIn(panel, 'coach')).toBeUndefined();
    expect(controlIn(await press(who, panel, 'panel', 'end'), 'coach')).toBeUndefined();
    expect(controlIn(await slash(who, 'caverna plan'), 'coach')).toBeUndefined();
  });
});

it('a lesson has the coach in every turn and every plan, and says afterwards what a turn was worth', async () => {
  await open();
  const prompt = await start(2, { coach: 'lesson' });
  const who = called(prompt);
  const panel = await select(who, await press(who, prompt, 'open'), 'place logging');
  const advised = await press(who, panel, 'coach');
  // Moves already made stay, and their rules can be looked up.
  expect(textOf(advised)).toMatch(/(1\. .+\n-# Best move it sees|no other move worth naming)/);
  expect(controlIn(advised, 'help')).toBeDefined();
  const ended = await press(who, await press(who, advised, 'open'), 'panel', 'end');
  const review = await press(who, ended, 'coach');
  // The turn can be taken back at the very point where the bot names a better move.
  expect(controlIn(review, 'undo')).toBeDefined();
  expect(controlIn(await press(who, review, 'more'), 'undo')).toBeDefined();
  const told = textOf(review);
  expectText(told, ['What the coach says about your turn', 'You: **Logging**']);
  expectText(told, [/It saw nothing clearly better|would have been about \d+ points better/, 'a strong player']);
  expect(textOf(await slash(who, 'caverna coach', { last: true }))).toContain('You: **Logging**');
  expect(textOf(await slash(1 - who, 'caverna coach', { last: true }))).toContain('You have not ended a turn');
  expect(textOf(await slash(YUKI, 'caverna coach', { last: true }))).toContain('You are not playing in this game');
  const list = await slash(who, 'caverna plan');
  expect(controlIn(list, 'coach')).toBeDefined();
  const rehearsal = await select(who, list, 'place clearing');
  const ahead = await press(who, rehearsal, 'coach');
  expect(textOf(ahead)).toContain('For the turn you are planning.');
  expect(controlIn(await press(who, ahead, 'plan', 'goOn'), 'coach')).toBeDefined();
});

describe('an analysis', () => {
  it('that everybody requests at once is made once and shown to each of them; later requests get it immediately', async () => {
    await open({ level: 'trace' });
    await endedGame();
    expect(textOf(await slash(MARA, 'caverna coach'))).toContain('This game is over');
    const everybody = [...scene.discord.users.keys()];
    const shown = await Promise.all([...everybody, MARA, TOM].map((who) => slash(who, 'caverna analysis')));
    for (const message of shown) expect(textOf(message)).toMatch(/analysis|analysed/i);
    await latest('any', 'Every turn was judged by', channel());
    await scene.discord.until(() => scene.errors.some((line) => line.includes('game analysed')));
    const again = await slash(YUKI, 'caverna analysis');
    expectText(textOf(again), ['Every turn was judged by', '**Mara**']);
    expect(scene.errors.filter((line) => line.includes('"game analysed"'))).toHaveLength(1);
    await scene.restart();
    expect(textOf(await slash(TOM, 'caverna analysis'))).toContain('Every turn was judged by');
  });

  it('is not made for a game without turns', async () => {
    await open();
    await start(2);
    await endGame();
    expect(textOf(await slash(MARA, 'caverna analysis'))).toContain('There is nothing to analyse');
  });
});

describe('what the coach says', () => {
  const JUDGED = { level: 'strong', inPoints: true, margin: 3 } as const;
  const reasons = [
    { topic: 'food', points: -1 },
    { topic: 'tiles', points: 2 },
  ];
  const advice = adviceOf(
    { moves: ['place logging'], begins: 1, plays: 1 },
    { moves: ['place housework'], begins: 1, plays: 1, behind: 2.9, reasons },
    { moves: ['place clearing'], begins: 1, plays: 1, behind: 6.4 },
  );

  it('is never more precise than the judgement', async () => {
    const { bot, panel } = await openPanel('coach');
    const told = sent(adviceMessage(bot, { panel, advice }));
    // A way is explained by the rules if they give it a purpose; otherwise by what differs.
    expect(told).toMatch(/Best move it sees\. Towards a dwelling \(.* still missing\), which lets you have a third/);
    expect(told).toMatch(/Just as good, .*: more for furnishing tiles, less for feeding the family\./);
    expectText(told, ['"label":"3: Clearing"', 'About 6 points less than the best. Towards a dwelling']);
    expect(told).toContain('differences under about 3 points count as equal');
    // The same press makes the exchanges first, and the button names them all.
    const fed = adviceOf({ moves: ['eat grain', 'place logging'], begins: 2, plays: 2 });
    const controlsIn = (told: Advice) =>
      controlsOf({ components: adviceMessage(bot, { panel, advice: told }).components.map((one) => one.toJSON()) });
    const [begin] = controlsIn(fed);
    expect(begin).toMatchObject({ label: '1 grain into 1 food → Logging' });
    expect(readCustomId(begin?.id ?? '')).toMatchObject({ on: 'move', move: 'eat grain', more: ['place logging'] });
    // A way without any description ends the turn.
    const idle = adviceOf(...fed.ways, { moves: ['done'], begins: 0, plays: 1, behind: 1 });
    const labels = controlsIn(idle).flatMap((one) => (one.kind === 'button' ? [one.label] : []));
    expect(labels.slice(0, 2)).toEqual(['1: 1 grain into 1 food → Logging', '2: End the turn']);
    const roughly = { ...advice, inPoints: false };
    const rough = sent(adviceMessage(bot, { panel, advice: roughly }));
    expectText(rough, ['rules of thumb'], [/About \d/]);
    expect([2.9, 3, 6.4].map((points) => toldPoints(points, advice))).toEqual([undefined, 3, 6]);
  });

  it('is not a list if there is only one way, and mentions later turns if nothing else explains a way', async () => {
    const { bot, panel } = await openPanel('coach');
    const told = (ways: Advice['ways']) => sent(adviceMessage(bot, { panel, advice: { ...advice, ways } }));
    const [first = expect.fail(), second = expect.fail()] = advice.ways;
    const one = told([first]);
    expectText(one, ['It sees no other move worth naming.'], [/1[.:] |Best move it sees/]);
    const plain = { ...first, moves: ['place housework'] };
    expect(told([plain, { ...second, reasons: [{ topic: LATER, points: -4 }] }])).toContain('mainly for later turns.');
  });

  it('fits into a message, however long names and turns are', async () => {
    const table = await openLongTable({ seed: 'analysis' });
    for (let turn = 0; turn < 14; turn++) await playTurn(table);
    const { bot, gameId } = table;
    const turns = await bot.table.turns(gameId);
    const long = Array.from({ length: 40 }, () => 'eat donkey donkey');
    const seats = turns.map(() => 88.8).slice(0, 7);
    const judged = { expected: seats, lost: 99, better: long, luck: seats };
    const found = turns.map(({ seat, moves }) => ({ entry: moves.at(-1)?.entry ?? 0, seat, ...judged }));
    const analysis: Analysis = { ...JUDGED, start: seats, turns: found };
    const told = async (inFull: boolean): Promise<string> => {
      const message = await analysisMessage(bot, gameId, { analysis, isOutdated: false, inFull });
      check(message);
      return sent(message);
    };
    expect(await told(true)).toContain('About 99 points better');
    // Each of the listed turns can be tried again, from right before it.
    expect(await told(true)).toContain(`"value":"${(turns[0]?.moves.at(-1)?.entry ?? 0) - 1}"`);
    expect(await told(true)).toContain('Try one of these turns');
    // In a reader's own text, the reader comes first, whatever the result.
    const { game } = await bot.table.position(gameId);
    for (const viewer of [0, 4]) {
      const own = await analysisMessage(bot, gameId, { analysis, isOutdated: false, inFull: false, viewer });
      const text = sent(own);
      const places = game.seats.map(({ name }) => text.indexOf(JSON.stringify(`"**${plain(name)}**:`).slice(3, -1)));
      expect(places[viewer]).toBe(Math.min(...places));
      expect(places[viewer]).toBeGreaterThan(0);
    }
    const short = await told(false);
    expect(short).toMatch(/• Round 1\. Played: [^\\]+\. Better by 99: [^\\]+/);
    // It compares moves of one kind, whatever exchange comes before them.
    const better = ['eat sheep', 'place adventure'];
    const exchanging = { ...analysis, turns: analysis.turns.map((turn) => ({ ...turn, better })) };
    const message = await analysisMessage(bot, gameId, { analysis: exchanging, isOutdated: false, inFull: false });
    const lines = sent(message);
    expect(lines).toMatch(/Round 1\. Played: \*\*\w[^\\]*\. Better by \d+: \*\*Adventure\*\*/);
    for (const line of short.matchAll(/• (Round \d+\. [^\\"]+)/g)) expect(line[1]?.length).toBeLessThan(150);
  });

  it('draws no point in the middle of a harvest, when some have eaten and others have not', async () => {
    const table = await openLongTable({ seed: 'harvest', users: PEOPLE.slice(0, 3) });
    const { bot, gameId } = table;
    const between: number[] = [];
    for (let isOn = true; isOn && between.length < 3; ) {
      isOn = await playTurn(table);
      const { entry, state } = await bot.table.position(gameId);
      if (faceOf(bot, { game: caverna.id }).simultaneous?.(state) !== undefined) between.push(entry);
    }
    const turns = (await bot.table.turns(gameId)).map(({ seat, moves }) => {
      const entry = moves.at(-1)?.entry ?? 0;
      const worth = between.includes(entry) ? 0 : 50;
      return { entry, seat, expected: [worth, worth, worth], lost: 0 };
    });
    const drawn: Course[] = [];
    const face = faceOf(bot, { game: caverna.id });
    const { picture, ...coach } = face.coach ?? expect.fail();
    const watched: typeof picture = (position, course) => {
      drawn.push(course);
      return picture(position, course);
    };
    const faces = { caverna: () => ({ ...face, coach: { ...coach, picture: watched } }) };
    const analysis: Analysis = { ...JUDGED, start: [50, 50, 50], turns };
    await analysisMessage({ ...bot, faces }, gameId, { analysis, isOutdated: false, inFull: false });
    const points = drawn[0]?.seats[0]?.points ?? [];
    expect(between.length).toBeGreaterThan(1);
    expect(points.slice(0, -1)).toEqual(points.slice(0, -1).map(() => 50));
    // The last state is always drawn, even if it lies between the parts of a harvest.
    expect(points).toHaveLength(
      turns.length + 1 - between.length + (between.includes(turns.at(-1)?.entry ?? 0) ? 1 : 0),
    );
  });

  it('about a turn fits into a message, and is no more precise than the judgement, either', async () => {
    const table = await openLongTable({ seed: 'review', users: PEOPLE.slice(0, 2) });
    await playTurn(table);
    const { bot, gameId } = table;
    const [turn = expect.fail()] = await bot.table.turns(gameId);
    const { entry, seat } = turn.moves[0] ?? { entry: 0, seat: 0 };
    const long = Array.from({ length: 40 }, () => 'eat donkey donkey');
    const moves = [...long, 'end'].map((move) => ({ entry, seat, move }));
    const position = await bot.table.position(gameId);
    const other = reasons.map(({ topic, points }) => ({ topic, points: -points }));
    const judged = { ...JUDGED, ahead: false, reasons: other, hasBegun: false } as const;
    const review = { ...judged, turn: { seat, moves }, before: position.state };
    const told = (lost: number, inPoints = true): string => {
      const better = lost === 0 ? undefined : long;
      const message = reviewMessage(bot, position, { ...review, lost, better, inPoints });
      check(message);
      return sent(message);
    };
    expect(told(6.4)).toMatch(/have been about 6 points better.+Better for feeding the family, worse for/);
    for (const lost of [0, 2.9]) {
      expectText(told(lost), ['It saw nothing clearly better.'], [/points better|Better for/]);
    }
    expect(told(6.4, false)).not.toMatch(/About \d/);
  });

  it('says which method judged it, and lets an earlier result be judged again', async () => {
    const { bot, gameId } = await openLongTable({ seed: 'method', users: PEOPLE.slice(0, 2) });
    const analysis: Analysis = { ...JUDGED, margin: 2.5, start: [68, 66], turns: [] };
    const told = async (found: Analysis, isOutdated: boolean): Promise<string> =>
      sent(await analysisMessage(bot, gameId, { analysis: found, isOutdated, inFull: false }));
    expect(await told({ ...analysis, ahead: true }, false)).toContain('thinks a few turns ahead, from what its player');
    const former = await told(analysis, true);
    expectText(former, ['plays like a strong player, from what its player could see', 'under about 2½ points']);
    expectText(former, ['used an earlier method', 'Analyse again']);
    expect(await told(analysis, false)).not.toMatch(/earlier method|Analyse again/);
  });

  it('adds up: expectation, luck and play equal the final points', async () => {
    const { bot, gameId } = await openLongTable({ seed: 'sum', users: PEOPLE.slice(0, 2) });
    const turns = [
      { entry: 1, seat: 0, expected: [60, 50], lost: 30, luck: [-3.4, 1] },
      { entry: 2, seat: 1, expected: [42, 55], lost: 20, luck: [-4.8, 2] },
    ];
    const analysis: Analysis = { ...JUDGED, start: [68, 66.4], turns };
    const message = await analysisMessage(bot, gameId, { analysis, isOutdated: false, inFull: false });
    const text = sent(message);
    expectText(text, [': 42 points', '68 expected at the start, −8 by luck, −18 by play']);
    expect(text).toContain('66 expected at the start, +3 by luck, −14 by play');
  });
});
