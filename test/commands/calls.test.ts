import { MessageFlags } from 'discord-api-types/v10';
import { createClock, type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { directMessage } from '../../commands/posts/call-message.ts';
import { controlsOf, isForAll } from '../../lab/hands.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { game } from '../games/caverna/scenario.ts';
import { sceneForEach } from './each.ts';
import { pixels } from './fixture.ts';
import { openLongTable } from './limits/longest.ts';
import { controlIn, menuId } from './people.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const [MARA, TOM, YUKI] = [0, 1, 2] as const;

const people = sceneForEach();
const { scene, open, gameNow, pass, id, nameOf, person, channel, messages, direct, latest, called: onTurn } = people;
const { press, tap, forge, select, play: playOn, suggested } = people;

type Options = Record<string, string | number | boolean>;

const slash = (who: number, path: string, options: Options = {}) => people.slash(who, `caverna ${path}`, options);

const isPrompt = (message: SeenMessage): boolean => controlIn(message, 'look') !== undefined && isForAll(message);

const pressMore = async (who: number, prompt: SeenMessage, act: string) =>
  press(who, await press(who, prompt, 'more'), 'call', act);

const openAt = (at: number) => open({ clock: createClock({ at, running: false }) });

/** Opens a game of three with these options, and returns its prompt. */
async function start(options: Options = {}): Promise<SeenMessage> {
  await openAt(Date.UTC(2026, 0, 10, 12));
  return startHere(options);
}

async function startHere(options: Options = {}): Promise<SeenMessage> {
  await slash(MARA, 'new', { players: 3, ...options });
  const lobby = await latest('any', '(1 of 3)');
  for (const who of [TOM, YUKI]) await slash(who, 'join');
  await latest('any', '(3 of 3)');
  await tap(MARA, lobby, 'lobby', 'start');
  const prompt = await latest('any', (_, message) => isPrompt(message));
  await scene.bot.tick();
  return prompt;
}

/** The person called by each message, in the channel and directly, in the order of the messages. */
function rung(): string[] {
  const everywhere = [...scene.discord.world.messages.values()].flatMap((messages) => [...messages.values()]);
  return everywhere.flatMap((message) =>
    message.local.pinged.map((userId) => {
      const name = scene.discord.users.find((user) => user.id === userId)?.name ?? '';
      return message.channel_id === channel() ? name : `${name}, directly`;
    }),
  );
}

async function play(who: number, prompt: SeenMessage): Promise<SeenMessage> {
  await playOn(who, prompt, 'logging');
  const next = await latest('any', (_, message) => isPrompt(message) && message.id !== prompt.id);
  await scene.bot.tick();
  return next;
}

async function callBy(way: string): Promise<void> {
  for (const who of [MARA, TOM, YUKI]) await select(who, await slash(who, 'settings'), way);
}

describe('the prompt', () => {
  it('calls the player who must act, once, and makes no sound for anybody else', async () => {
    const prompt = await start();
    const first = onTurn(prompt);
    expect(rung()).toEqual([nameOf(first)]);
    const next = await play(first, prompt);
    expect(rung()).toEqual([nameOf(onTurn(next))]);
    await pass(HOUR);
    expect(rung()).toEqual([nameOf(onTurn(next))]);
    const loud = messages().filter((one) => isForAll(one) && !(Number(one.flags) & MessageFlags.SuppressNotifications));
    expect(loud.map((message) => message.id)).toEqual([next.id]);
  });

  it('shows everybody the deadline in their own time', async () => {
    const prompt = await start({ pace: 'daily' });
    const deadline = Math.ceil(Date.UTC(2026, 0, 11, 12) / 1000);
    const seconds = Number(/Deadline: <t:(\d+):R>/.exec(textOf(prompt))?.[1]);
    expect(Math.abs(seconds - deadline)).toBeLessThan(60);
    expect(textOf(await slash(YUKI, 'table'))).toContain(`<t:${seconds}:R>`);
  });

  it('calls the player even if Discord never accepts the pictures before the call', async () => {
    // A gallery cannot show a file without a name.
    const table: typeof pixels.table = async (...of) => ({ ...(await pixels.table(...of)), name: '' });
    await open({ pictures: { ...pixels, table } });
    await slash(MARA, 'new', { players: 2 });
    const lobby = await latest('lobby');
    await slash(TOM, 'join');
    await tap(MARA, lobby, 'lobby', 'start');
    await scene.bot.drain();
    const call = await latest('open', 'it is your turn');
    expect(scene.errors.splice(0).join()).toContain('a post was replaced by a sentence');
    expect(messages().filter(isPrompt)).toHaveLength(1);
    expect(rung()).toEqual([nameOf(onTurn(call))]);
    expect(textOf(await press(onTurn(call), call, 'open'))).toContain('Where does your dwarf go?');
  });

  it('calls nobody again if somebody has deleted it', async () => {
    const prompt = await start();
    const first = onTurn(prompt);
    scene.discord.faults.deleteMessage(prompt.id);
    await slash(first, 'away', { to: '3d' });
    await latest('any', (text, message) => isPrompt(message) && text.includes('is away until'));
    await scene.bot.tick();
    expect(rung()).toEqual([]);
  });

  it('shows a name and calls nobody at night; the player is called when they wake', async () => {
    await openAt(Date.UTC(2026, 2, 28, 23, 30));
    for (const who of [MARA, TOM, YUKI]) await slash(who, 'settings', { timezone: 'berlin' });
    const prompt = await startHere();
    const first = onTurn(prompt);
    expect(rung()).toEqual([]);
    // The clocks go forward that night.
    await pass(6.5 * HOUR - 60_000);
    expect(rung()).toEqual([]);
    await pass(60_000);
    expect(rung()).toEqual([nameOf(first)]);
    const call = await latest('any', (text, message) => text.includes('it is your turn') && !isPrompt(message));
    expect(call.message_reference?.message_id).toBe(prompt.id);
    await play(first, prompt);
    expect(messages()).not.toContainEqual(expect.objectContaining({ id: call.id }));
  });
});

describe('a direct message', () => {
  it('calls players who want it, and says what, where and until when', async () => {
    await callBy('dm');
    const prompt = await startHere({ pace: 'relaxed' });
    const first = onTurn(prompt);
    expect(rung()).toEqual([`${nameOf(first)}, directly`]);
    const [message = expect.fail()] = direct(first);
    expect(textOf(message)).toMatch(/^Your turn: Caverna in <#\d+>/);
    expect(textOf(message)).toMatch(/You have until <t:\d+:f>, <t:\d+:R>\./);
    expect(JSON.stringify(message.components)).toContain(`/${scene.discord.guildId}/${channel()}/${prompt.id}`);
    expect(textOf(await press(first, message, 'call', 'silence'))).toContain('No more calls for this decision');
    await pass(2 * DAY);
    expect(rung()).toEqual([`${nameOf(first)}, directly`]);
  });

  it('is enough to play the turn, to look around and to come back', async () => {
    await callBy('dm');
    const prompt = await startHere();
    const first = onTurn(prompt);
    const [message = expect.fail()] = direct(first);
    const panel = await press(first, message, 'open');
    expect(panel.channel_id).toBe(message.channel_id);
    expect(textOf(panel)).toContain('Where does your dwarf go?');
    const more = await press(first, panel, 'more');
    const log = await press(first, more, 'look', { look: 'log' });
    expect(log.id).toBe(panel.id);
    const back = await press(first, log, 'open');
    expect(textOf(back)).toContain('Where does your dwarf go?');
    const placed = await select(first, back, 'place logging');
    const stepped = await press(first, placed, 'panel', 'back');
    const ended = await press(first, await select(first, stepped, 'place logging'), 'panel', 'end');
    expect(textOf(ended)).toContain('Your turn is over');
    const next = await latest('any', (_, message) => isPrompt(message) && message.id !== prompt.id);
    const second = onTurn(next);
    expect(second).not.toBe(first);
    // The spaces can be chosen in the call itself, as in the channel.
    await scene.bot.drain();
    const [call = expect.fail()] = direct(second);
    const begun = await select(second, call, 'place clearing');
    expect(begun.channel_id).toBe(call.channel_id);
    expect(textOf(begun)).toContain('Clearing');
    // It does not mention permissions that matter only in the channel.
    expect(direct(first).map(textOf).join()).not.toContain('permission');
    // The call is no longer needed: its button would lead to a later turn.
    await scene.bot.drain();
    expect(direct(first).map((message) => message.id)).toEqual([ended.id]);
    const plan = await press(first, ended, 'plan', 'show');
    expect(textOf(plan)).toContain('Your plan');
  });

  it('is not sent to somebody who has just ended a turn and is next again', async () => {
    await select(MARA, await slash(MARA, 'settings'), 'dm');
    await slash(MARA, 'new', { players: 1 });
    await tap(MARA, await latest('lobby'), 'lobby', 'start');
    const prompt = await latest('open');
    await scene.bot.tick();
    expect(rung()).toEqual([`${nameOf(MARA)}, directly`]);
    await play(MARA, prompt);
    expect(direct(MARA)).toEqual([]);
    // A player who leaves the panel without playing is reminded.
    await pass(DAY);
    expect(rung()).toEqual([`${nameOf(MARA)}, directly`]);
  });

  it('says how much food is needed if a family is hungry', async () => {
    const { bot, gameId } = await openLongTable({ seed: 'direct' });
    const { state } = game(3, { ruby: 1, gold: 3 }, { round: 4, next: 'harvest' });
    const awaited = caverna.decisions(state).map((decision) => ({ seat: decision.seat, step: 1, decision }));
    const position = { ...(await bot.table.position(gameId)), state, awaited };
    const post = { kind: 'call', seat: 0, since: 0, at: 0, to: 'dm', why: 'turn' } as const;
    const call = directMessage(bot, { post, position, awaiting: [] }, { server: undefined, messageId: undefined });
    expect(JSON.stringify(call)).toMatch(/Your dwarfs are hungry.+2 food/);
  });

  it('that is refused becomes a mention in the channel and does not hold anything up', async () => {
    await callBy('dm');
    for (const who of [MARA, TOM, YUKI]) scene.discord.faults.closeDirectMessages(id(who));
    const prompt = await startHere();
    const first = onTurn(prompt);
    expect(rung()).toEqual([nameOf(first)]);
    const next = await play(first, prompt);
    expect(rung()).toEqual([nameOf(onTurn(next))]);
    expect(await scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  });

  it('and a mention are both sent to players who want both, with no second mention if the message is refused', async () => {
    await callBy('both');
    const prompt = await startHere();
    const first = onTurn(prompt);
    const both = [nameOf(first), `${nameOf(first)}, directly`];
    expect(rung()).toEqual(both);
    await pass(DAY);
    // The new call has replaced the previous one in the direct messages, too.
    expect(rung().toSorted()).toEqual([...both, nameOf(first)].toSorted());
    scene.discord.faults.closeDirectMessages(id(first));
    const closed = (first + 1) % 3;
    scene.discord.faults.closeDirectMessages(id(closed));
    const next = await play(first, prompt);
    expect(rung().filter((name) => !name.endsWith('directly'))).toEqual([nameOf(onTurn(next))]);
  });
});

it('a direct message on its way is not sent if the game is already over, and that is not a failure', async () => {
  await open({ level: 'warn' });
  await callBy('dm');
  const first = onTurn(await startHere());
  expect(rung()).toEqual([`${nameOf(first)}, directly`]);
  const { messages } = scene.stores;
  const find = messages.find.bind(messages);
  const endMeanwhile: typeof find = async (gameId, purpose) => {
    messages.find = find;
    const asked = await slash(MARA, 'game end');
    await press(MARA, asked, 'close');
    return find(gameId, purpose);
  };
  messages.find = endMeanwhile;
  await pass(DAY);
  expect(messages.find).toBe(find);
  // The call that was sent before is gone, because the game is over.
  expect(rung()).toEqual([]);
});

describe('reminders', () => {
  it('replace each other in the channel, and disappear when the turn is played', async () => {
    const prompt = await start();
    const first = onTurn(prompt);
    await pass(DAY);
    const reminder = await latest('any', 'still waiting');
    expect(rung()).toEqual([nameOf(first), nameOf(first)]);
    await scene.restart();
    await pass(DAY);
    const second = await latest('any', 'still waiting');
    expect(second.id).not.toBe(reminder.id);
    expect(rung()).toEqual([nameOf(first), nameOf(first)]);
    await play(first, prompt);
    const left = messages();
    expect(left.filter((message) => textOf(message).includes('still waiting'))).toEqual([]);
  });

  it('end when the reminded player presses something or uses a command', async () => {
    const prompt = await start();
    const first = onTurn(prompt);
    const other = (first + 1) % 3;
    expect(controlIn(await press(other, prompt, 'more'), 'call', 'silence')).toBeUndefined();
    expect(textOf(await slash(first, 'settings', { silence: true }))).toContain('No more calls for this decision');
    await pass(9 * DAY);
    expect(rung()).toEqual([nameOf(first)]);
    const next = await play(first, prompt);
    expect(controlIn(await press(first, next, 'more'), 'call', 'silence')).toBeUndefined();
    expect(textOf(await pressMore(onTurn(next), next, 'silence'))).toContain('No more calls for this decision');
  });
});

it('a nudge calls at most once every 12 hours, and says when the next one is possible', async () => {
  const prompt = await start();
  const first = onTurn(prompt);
  const other = (first + 1) % 3;
  await pass(HOUR);
  expect(textOf(await pressMore(other, prompt, 'nudge'))).toMatch(/has been called\. You can nudge again <t:\d+:R>/);
  await scene.bot.tick();
  expect(rung()).toEqual([nameOf(first), nameOf(first)]);
  expect(textOf(await slash((first + 2) % 3, 'turn', { nudge: true }))).toMatch(/already been nudged.*<t:\d+:R>/);
  for (const who of [first, 4]) expect(controlIn(await press(who, prompt, 'more'), 'call', 'nudge')).toBeUndefined();
  expect(textOf(await slash(first, 'turn', { nudge: true }))).toContain('not waiting for anybody else');
  expect(textOf(await slash(4, 'turn', { nudge: true }))).toContain('not playing');
  await scene.bot.tick();
  expect(rung()).toHaveLength(2);
  await pass(12 * HOUR);
  await pressMore(other, prompt, 'nudge');
  await scene.bot.tick();
  // The new call has replaced the previous one.
  expect(rung()).toHaveLength(2);
});

describe('absences', () => {
  it('are announced once and silently, and stop the clock in the prompt', async () => {
    const prompt = await start({ pace: 'daily' });
    const first = onTurn(prompt);
    const answer = await slash(first, 'away', { from: 'now', to: '3d' });
    expect(textOf(answer)).toMatch(/All your games know that you are away.*<t:\d+:f> until <t:\d+:f>/s);
    await scene.bot.tick();
    const told = await latest('any', 'will be away from');
    expect(Number(told.flags) & MessageFlags.SuppressNotifications).toBeTruthy();
    const shown = await latest('any', (text, message) => message.id === prompt.id && text.includes('is away until'));
    expect(textOf(shown)).not.toContain('Deadline');
    expect(textOf(await slash((first + 1) % 3, 'turn', { nudge: true }))).toContain('is away until');
    await pass(2 * DAY);
    expect(rung()).toEqual([nameOf(first)]);
    expect(textOf(await slash((first + 1) % 3, 'table'))).toContain('is away until');
    expect(textOf(await slash(first, 'table'))).toContain('You are away until');
    await pass(DAY);
    expect(rung()).toEqual([nameOf(first), nameOf(first)]);
    await latest('any', (text, message) => message.id === prompt.id && text.includes('Deadline'));
  });

  it('are listed, cancelled, and refused if they are empty', async () => {
    await openAt(Date.UTC(2026, 0, 10, 12));
    await slash(MARA, 'settings', { timezone: 'Asia/Tokyo' });
    const shown = await slash(MARA, 'away', { from: '2026-01-20', to: '2026-01-22' });
    const from = Date.UTC(2026, 0, 19, 15) / 1000;
    expect(textOf(shown)).toContain(`<t:${from}:f> until <t:${from + (3 * DAY) / 1000}:f>`);
    const gone = await select(MARA, await slash(MARA, 'away'), String(from * 1000));
    expect(textOf(gone)).toContain('You are not away');
    expect(textOf(await slash(MARA, 'away', { to: 'sometime' }))).toContain('cannot read');
    expect(textOf(await slash(MARA, 'away', { from: '2026-02-30', to: '3d' }))).toContain('cannot read');
    expect(textOf(await slash(MARA, 'away', { to: '2025-01-01' }))).toContain('do not work');
    expect(textOf(await slash(MARA, 'away', { from: 'now' }))).toContain('to say how long');
    expect(textOf(await slash(MARA, 'away', { cancel: true }))).toContain('not away at that time');
    const typed = await suggested(MARA, 'caverna away', { to: '2026-01-25' });
    expect(typed[0]).toMatchObject({ value: '2026-01-25' });
    const [now, then] = await suggested(MARA, 'caverna away', { from: '' });
    expect([now?.value, then?.value]).toEqual(['now', '2026-01-11']);
  });
});

describe('settings', () => {
  it('are changed in a private panel, each under its subject: the time zone first, then the hours in it', async () => {
    await openAt(Date.UTC(2026, 0, 10, 12));
    const panel = await slash(MARA, 'settings');
    expect(isForAll(panel)).toBe(false);
    expect(textOf(panel)).toMatch(/Where you are called[\s\S]*Reminders about the same decision:/);
    expect(controlsOf(panel).some((control) => control.kind === 'menu' && control.values.includes('540'))).toBe(false);
    const zoned = await select(MARA, panel, 'Asia/Tokyo');
    expect(textOf(zoned)).toContain('Time zone: **Asia/Tokyo**, where it is 21:00');
    await select(MARA, zoned, '540');
    await select(MARA, zoned, '72');
    const flips = controlsOf(zoned).filter(({ kind }) => kind === 'button');
    for (const { id } of flips) await (await person(MARA).press(zoned.id, id)).shown();
    const chosen = { timeZone: 'Asia/Tokyo', wakesAt: 540, remindEvery: 72, doForced: false, statistics: false };
    expect(await scene.stores.people.settings(id(MARA))).toMatchObject(chosen);
    const menu = controlsOf(panel).find(({ kind }) => kind === 'menu')?.id ?? '';
    expect(textOf(await forge(MARA, panel, menu, 'pigeon'))).toContain('does not exist');
  });

  it('find time zones by city', async () => {
    await openAt(Date.UTC(2026, 0, 10, 12));
    const [zone] = await suggested(MARA, 'caverna settings', { timezone: 'são p' });
    expect(zone).toEqual({ name: 'America/Sao Paulo · 09:00 now', value: 'America/Sao_Paulo' });
    expect(textOf(await slash(MARA, 'settings', { timezone: 'qqqq' }))).toContain('do not know the time zone');
    const question = await slash(MARA, 'settings', { timezone: 'lond' });
    expect(textOf(question)).toContain('Which time zone do you mean by “lond”?');
    expect(textOf(await select(MARA, question, 'Europe/London'))).toContain('Time zone: **Europe/London**');
    const mst = await slash(MARA, 'settings', { timezone: 'MST' });
    expect(textOf(mst)).toContain('Time zone: **MST**, where it is 05:00');
  });
});

describe('an overview of all games', () => {
  it('lists the games waiting for the user first, and opens them', async () => {
    const prompt = await start({ pace: 'daily' });
    const first = onTurn(prompt);
    const other = (first + 1) % 3;
    expect(textOf(await slash(4, 'mine'))).toContain('not in any game');
    const mine = await slash(first, 'mine');
    expect(textOf(mine)).toMatch(/1 of them is waiting.*Your turn.*Round 1 of 12.*deadline <t:\d+:R>/s);
    expect(textOf(await slash(other, 'mine'))).toMatch(/None of them.*waiting for \*\*/s);
    expect(controlIn(await press(first, mine, 'open'), 'menu')).toBeDefined();
  });

  it('has pages', async () => {
    for (let index = 0; index < 8; index++) {
      const place = scene.discord.addChannel(`table-${index}`);
      await people.slash(TOM + (index % 2), 'caverna new', {}, place);
      await people.slash(MARA, 'caverna join', {}, place);
    }
    const first = await slash(MARA, 'mine');
    expect(textOf(first)).toContain('Page 1 of 2');
    expect(textOf(await press(MARA, first, 'mine', { page: 1 }))).toContain('Page 2 of 2');
  });
});

describe('the terms of a table', () => {
  it('are chosen with the command or in the lobby, only by the host', async () => {
    await slash(MARA, 'new', { players: 3, pace: 'daily', late: 'vote', 'live-scores': 'on' });
    const lobby = await latest('any', 'Pace: **1 move a day**');
    expect(textOf(lobby)).toContain('Ask the table');
    const options = await press(MARA, lobby, 'lobby', 'options');
    await select(MARA, options, 'live');
    await select(MARA, await press(MARA, options, 'lobby', 'rulings'), 'computer');
    await latest('any', (text) => text.includes('Pace: **Live**') && text.includes('Computer plays'));
    const others = await press(TOM, lobby, 'lobby', 'options');
    expect(textOf(await forge(TOM, others, menuId(options, 'none'), 'none'))).toContain('Only the host');
    expect((await gameNow()).terms).toEqual({ language: 'en', pace: 'live', late: 'computer', liveScores: true });
  });

  it('may be a time bank, which the prompt and the list of games show', async () => {
    const prompt = await start({ bank: '36 h + 6 h' });
    const seat = onTurn(prompt);
    expect(textOf(prompt)).toContain('Time bank at the start of this turn: 36\u00a0h');
    expect((await gameNow()).terms).toMatchObject({ pace: 'bank', bank: { hours: 36, plus: 6 } });
    await pass(90 * 60_000);
    expect(textOf(await slash(seat, 'mine'))).toMatch(/deadline <t:\d+:R> · .* bank: 34\u00a0h\u00a0(29|30)\u00a0min/);
    const other = seat === TOM ? MARA : TOM;
    expect(textOf(await slash(other, 'mine'))).toContain('your time bank: 36\u00a0h');
    await slash(other, 'settings', { timezone: 'Europe/Berlin' });
    expect(textOf(await slash(other, 'absent', { what: 'pass' }))).toContain('Nobody has used up their time bank yet');
  });

  it('may be a time bank from the menu of the lobby, or one that is typed', async () => {
    await slash(MARA, 'new', { bank: '36+6' });
    const lobby = await latest('any', 'Pace: **Time bank 36 h + 6 h**');
    await select(MARA, await press(MARA, lobby, 'lobby', 'options'), '48-8h');
    await latest('any', 'Pace: **Time bank 48 h + 8 h**');
    expect((await gameNow()).terms.bank).toEqual({ hours: 48, plus: 8 });
  });

  it.each(['0+8', '48+0', '8760+8', 'a year', '48', '99999999+8'])('cannot be a time bank of %s', async (bank) => {
    expect(textOf(await slash(MARA, 'new', { bank }))).toMatch(
      /1 to 336 hours.* adds 1 to 48\..* Nothing was changed\./,
    );
    expect(await scene.stores.games.inChannel(channel())).toBeUndefined();
  });
});
