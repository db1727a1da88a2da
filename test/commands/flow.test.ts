import { MessageFlags } from 'discord-api-types/v10';
import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { customId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { catalogue } from '../../src/messages/index.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { controlId, controlIn, toldIn } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;

const { scoreHidden: HIDDEN, ownScoreWay: OWN } = catalogue('en').looks;

const people = sceneForEach();
const { scene, gameNow, id, person, channel, messages, latest, called, slash, press, tap, forge, select, play } =
  people;
const { suggested, endGame, start } = people;

async function begin() {
  const prompt = await start(2);
  return { prompt, who: called(prompt) };
}

describe('a lobby', () => {
  it('names the permission that the bot lacks', async () => {
    scene.discord.faults.revokePermission(channel(), ['AttachFiles']);
    expect(textOf(await slash(MARA, 'caverna new'))).toContain('Attach Files');
    expect(messages().filter(({ flags }) => !(Number(flags) & MessageFlags.Ephemeral))).toEqual([]);
  });

  it('cannot be joined before it exists, and has its message posted again if somebody has deleted it', async () => {
    expect(textOf(await slash(TOM, 'caverna join'))).toContain('no game in this channel');
    await slash(MARA, 'caverna new', { players: 2 });
    const lobby = await latest('lobby');
    scene.discord.faults.deleteMessage(lobby.id);
    expect(textOf(await slash(MARA, 'caverna table'))).toContain('has not started');
    const anew = await latest('lobby');
    expect(anew.id).not.toBe(lobby.id);
    await tap(TOM, anew, 'lobby', 'join');
    await latest('lobby', '(2 of');
  });
});

describe('a turn', () => {
  it('that is followed by another turn for the same player says so, and leads to it', async () => {
    const { id: panel } = await play(MARA, await start(1), 'logging');
    await scene.bot.drain();
    const closed = messages(channel(), MARA).find((message) => message.id === panel) ?? expect.fail();
    expectText(textOf(closed), ['It is your turn again.'], ['Waiting for']);
    expect(controlIn(closed, 'undo')).toBeDefined();
    expect(textOf(await slash(MARA, 'caverna table'))).toContain('Waiting for you.');
    expect(textOf(await slash(MARA, 'caverna table', { public: true }))).toContain('Waiting for **Mara**.');
    expect(textOf(await press(MARA, closed, 'open'))).toContain('Where does your dwarf go?');
  });

  it('can be played in two panels at once: the bot neither edits nor deletes a panel that is already gone', async () => {
    const { prompt, who } = await begin();
    let panel = await press(who, prompt, 'open');
    for (let time = 0; time < 3; time++) {
      const placed = await select(who, panel, 'place logging');
      const back = () => press(who, placed, 'panel', 'back');
      const shown = await Promise.all([back(), press(who, prompt, 'open'), slash(who, 'caverna turn'), back()]);
      const open = () => messages(channel(), who).filter((one) => shown.some(({ id }) => id === one.id));
      panel = await scene.discord.until(() => (open().length === 1 ? open()[0] : undefined));
      expect(toldIn(panel)).toContain('Where does your dwarf go?');
    }
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it('leaves nothing to be pressed in its panel once the game is over', async () => {
    const { prompt, who } = await begin();
    const closed = await play(who, prompt, 'logging');
    expect(controlIn(closed, 'undo')).toBeDefined();
    await endGame();
    await scene.bot.drain();
    const left = messages(channel(), who).find(({ id }) => id === closed.id);
    expect(left && textOf(left)).toContain('This game is over');
    expect(left && controlsOf(left)).toEqual([]);
  });

  it('calls its player by the name that they had at their last press', async () => {
    const { prompt, who } = await begin();
    person(who).rename('Marabella');
    await play(who, prompt, 'logging');
    await latest('any', '**Marabella**: *');
  });

  it('stays as it was started, whatever else is chosen in the prompt, and says how to choose again', async () => {
    const { prompt, who } = await begin();
    await select(who, prompt, 'place driftMining');
    const kept = await select(who, prompt, 'place logging');
    expectText(textOf(kept), ['Step back to choose again', '*Drift mining*']);
    expect(controlIn(kept, 'panel', 'back')).toBeDefined();
  });

  it('goes back step by step, can be taken back after its end, and then starts over with a choice in the prompt', async () => {
    const { prompt, who } = await begin();
    const panel = await select(who, prompt, 'place logging');
    const before = await press(who, panel, 'panel', 'back');
    expect(controlsOf(before).some((control) => control.kind === 'menu')).toBe(true);
    await play(who, before, 'logging');
    // The newest message, below the panel, leads there.
    const next = await latest('open', `<@${id(1 - who)}>`);
    expect(textOf(next)).toContain('press *More* to take your turn back or to plan ahead');
    expect(controlIn(await press(who, next, 'more'), 'undo')).toBeDefined();
    // A player also finds it under the next player's prompt.
    const idle = await slash(who, 'caverna turn');
    expect(controlIn(idle, 'undo')).toBeDefined();
    expect(controlIn(await slash(1 - who, 'caverna table'), 'undo')).toBeUndefined();
    const reopened = await press(who, idle, 'undo');
    expect(textOf(reopened)).toContain('open again');
    const again = await latest('open', `<@${id(who)}>`);
    expect(textOf(await slash(1 - who, 'caverna turn'))).toContain('Nothing to decide right now');
    const anew = await select(who, again, 'place driftMining');
    expectText(textOf(anew), ['Your turn starts over with this', '*Drift mining*'], ['Logging']);
    // A turn that was restarted stays as it is.
    expect(textOf(await select(who, again, 'place logging'))).toContain('Step back to choose again');
  });

  it('continues in a panel that was open before a restart', async () => {
    const { prompt, who } = await begin();
    const panel = await select(who, prompt, 'place logging');
    await scene.restart();
    const registered = Object.entries(scene.discord.requests.routes).filter(([route]) => route.startsWith('PUT'));
    expect(registered.map(([, times]) => times)).toEqual([1]);
    const stepped = await press(who, panel, 'panel', 'back');
    expect(stepped.id).toBe(panel.id);
    expect(toldIn(stepped)).toContain('Where does your dwarf go?');
  });

  it('that is over leaves no dead buttons in a panel that was open before a restart', async () => {
    const { prompt, who } = await begin();
    const old = await select(who, prompt, 'place logging');
    await scene.restart();
    // The bot has forgotten the panel, so it is still there.
    await press(who, await slash(who, 'caverna turn'), 'panel', 'end');
    await scene.bot.drain();
    const before = messages(channel(), who).length;
    const { id: game } = await gameNow();
    const exchanges = customId({ on: 'screen', game, step: 1, screen: { exchange: true } });
    for (const pressed of [exchanges, controlId(old, 'panel', 'back')]) {
      const answered = await forge(who, old, pressed);
      expect(answered.id).toBe(old.id);
      expect(textOf(answered)).toMatch(/Nothing to decide right now|You have nothing to do now/);
      expect(controlIn(answered, 'panel')).toBeUndefined();
      expect(controlIn(answered, 'more')).toBeDefined();
    }
    expect(messages(channel(), who)).toHaveLength(before);
    const other = await select(1 - who, await latest('open'), 'place clearing');
    await scene.restart();
    await endGame();
    await scene.bot.drain();
    const over = await press(1 - who, other, 'panel', 'back');
    expect(over.id).toBe(other.id);
    expect(textOf(over)).toContain('This game is over');
    expect(controlIn(over, 'panel')).toBeUndefined();
  });

  it.each(['turn', 'table'])('has its prompt posted again by /caverna %s if somebody has deleted it', async (path) => {
    const { prompt, who } = await begin();
    const isPrivate = ({ flags }: SeenMessage) => Number(flags) & MessageFlags.Ephemeral;
    const prompts = () => messages().filter((message) => controlIn(message, 'open') && !isPrivate(message));
    await slash(who, `caverna ${path}`);
    await scene.bot.drain();
    expect(prompts().map((message) => message.id)).toEqual([prompt.id]);
    expect(prompts()[0]?.edited_timestamp).toBeNull();
    scene.discord.faults.deleteMessage(prompt.id);
    const shown = await Promise.all([slash(who, `caverna ${path}`), slash(1 - who, `caverna ${path}`)]);
    for (const message of shown) expect(Number(message.flags) & MessageFlags.Ephemeral).toBeTruthy();
    await scene.bot.drain();
    expect(prompts().map(textOf)).toEqual([textOf(prompt)]);
    expect(Number(prompts()[0]?.flags) & MessageFlags.SuppressNotifications).toBeTruthy();
    await play(who, await latest('open'), 'logging');
    await latest('open', `<@${id(1 - who)}>`);
  });

  it('leaves its prompt alone if the bot may not look for it', async () => {
    const prompt = await start(2);
    scene.discord.faults.revokePermission(channel(), ['ReadMessageHistory']);
    scene.discord.faults.deleteMessage(prompt.id);
    expect(textOf(await slash(called(prompt), 'caverna turn'))).toContain('dwarf');
    await scene.bot.drain();
    expect(messages().filter((message) => controlIn(message, 'open'))).toEqual([]);
  });

  it('ends when the channel is deleted', async () => {
    const { prompt, who } = await begin();
    const panel = await select(who, prompt, 'place logging');
    scene.discord.faults.rest({ route: /POST .*messages/, delayMs: 300 });
    await press(who, panel, 'panel', 'end');
    scene.discord.faults.deleteChannel(channel());
    await scene.bot.drain();
    expect(await scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 5)).toEqual([]);
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('a post was abandoned')]);
  });
});

it('looking is open to everyone, privately or for all, with suggestions of players', async () => {
  await start(2);
  expect(await suggested(YUKI, 'caverna board', { player: 'to' })).toEqual([{ name: 'Tom', value: '1' }]);
  for (const path of ['table', 'board', 'score', 'log']) {
    const shown = await slash(YUKI, `caverna ${path}`);
    expect(Number(shown.flags) & MessageFlags.Ephemeral).toBeTruthy();
  }
  const shared = await slash(YUKI, 'caverna table', { public: true });
  expect(Number(shared.flags) & MessageFlags.Ephemeral).toBeFalsy();
  expect(textOf(await slash(YUKI, 'caverna board', { player: 'tom' }))).toContain('Tom');
  expect(textOf(await slash(YUKI, 'caverna board', { player: 'nobody' }))).toContain('nobody');
  expect(textOf(await slash(YUKI, 'caverna board', { player: 'nobody', public: true }))).toContain('nobody');
});

describe('the score of a running game', () => {
  const showsSheet = (message: SeenMessage) => JSON.stringify(message).includes('score.png');

  it('is hidden, except for a player’s own points', async () => {
    const prompt = await start(2);
    const own = await slash(TOM, 'caverna score');
    expectText(textOf(own), ['hides the other players’ points', 'Your points if the game ended now']);
    expect(JSON.stringify(own)).toContain(`score of ${TOM}`);
    expect(Number(own.flags) & MessageFlags.Ephemeral).toBeTruthy();
    const more = await press(TOM, prompt, 'more');
    expect(textOf(await press(TOM, more, 'look', { look: 'score' }))).toBe(textOf(own));
    const others = [await slash(YUKI, 'caverna score'), await slash(TOM, 'caverna score', { public: true })];
    expect(showsSheet(own)).toBe(true);
    for (const shown of others) expect(showsSheet(shown)).toBe(false);
    for (const shown of others) expect(textOf(shown)).toBe(`### Points if the game ended now\n${HIDDEN} ${OWN}`);
    await endGame();
    expect(showsSheet(await slash(YUKI, 'caverna score'))).toBe(true);
  });

  it('is shown to everybody if the table plays with live scores', async () => {
    await start(2, { 'live-scores': 'on' });
    const shown = await slash(YUKI, 'caverna score', { public: true });
    expect(showsSheet(shown)).toBe(true);
    expect(textOf(shown)).not.toContain('hidden');
  });
});

it('the end of a game is for the host to decide, after a confirmation', async () => {
  const prompt = await start(2);
  const asked = await slash(MARA, 'caverna game end');
  for (const who of [TOM, YUKI]) {
    const refused = await slash(who, 'caverna game end');
    expect(textOf(refused)).toContain('Only the host');
    expect(controlsOf(refused)).toEqual([]);
    expect(textOf(await forge(who, prompt, controlId(asked, 'close')))).toContain('Only the host');
  }
  expect(textOf(await press(MARA, asked, 'close'))).toBe('Done.');
  await latest('any', 'has ended this game');
  expect(messages().find(({ id }) => id === prompt.id)).toBeUndefined();
  expect(textOf(await slash(MARA, 'caverna turn'))).toContain('over');
  expect(textOf(await slash(MARA, 'caverna game end'))).toContain('over');
});
