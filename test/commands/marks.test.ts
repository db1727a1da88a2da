import type { SeenMessage } from 'local-discord';
import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../src/games/caverna/state.ts';
import { sceneForEach } from './each.ts';
import { pixels } from './fixture.ts';

const { scene, latest, called, slash, press, select, start: begin } = sceneForEach();
const start = () => begin(2);

async function turn(prompt: SeenMessage, space: string): Promise<SeenMessage> {
  const who = called(prompt);
  const panel = await select(who, prompt, `place ${space}`);
  await press(who, panel, 'panel', 'end');
  return latest('open', (_, message) => message.id !== prompt.id && called(message) !== who);
}

const standsOn = (state: State | undefined): string[] =>
  (state?.players ?? []).flatMap(({ dwarfs }) => dwarfs.flatMap(({ at }) => (at === 'home' ? [] : [at])));

describe('a post', () => {
  it('marks what has changed since the last post, even by an undo, and says what the owner of a board has done', async () => {
    const prompt = await start();
    const who = called(prompt);
    const table = vi.spyOn(pixels, 'table');
    const board = vi.spyOn(pixels, 'board');
    const next = await turn(prompt, 'logging');
    expect(standsOn(table.mock.lastCall?.[2].before)).toEqual([]);
    expect(board.mock.calls.map(([, { before }]) => standsOn(before))).toEqual([[], []]);
    expect(board.mock.lastCall?.[1].turns?.map(({ seat }) => seat)).toHaveLength(1);
    table.mockClear();
    await slash(who, 'caverna undo');
    await scene.discord.until(() => (table.mock.calls.length > 0 ? true : undefined));
    expect(standsOn(table.mock.lastCall?.[2].before)).toEqual(['logging']);
    expect(standsOn(table.mock.lastCall?.[1].state as State)).toEqual([]);
    await press(who, await slash(who, 'caverna turn'), 'panel', 'end');
    await turn(await latest('open', (_, one) => one.id > next.id && called(one) !== who), 'driftMining');
    expect(standsOn(table.mock.lastCall?.[2].before)).toEqual(['logging']);
    expect(table.mock.lastCall?.[1].state).not.toEqual(table.mock.lastCall?.[2].before);
  });
});

describe('the panel', () => {
  it('marks what has changed since the player’s last turn until the turn starts, even after a restart, and then what it changes', async () => {
    const first = await start();
    const who = called(first);
    const choice = vi.spyOn(pixels, 'choice');
    const second = await turn(first, 'logging');
    const third = await turn(second, 'driftMining');
    expect(called(third)).toBe(who);
    choice.mockClear();

    const opened = await press(who, third, 'open');
    // The player's last turn was Logging; everything after it is new.
    expect(standsOn(choice.mock.lastCall?.[1].board.before)).toEqual(['logging']);
    expect(standsOn(choice.mock.lastCall?.[1].board.state).sort()).toEqual(['driftMining', 'logging']);

    await scene.restart();
    await press(who, third, 'open');
    expect(standsOn(choice.mock.lastCall?.[1].board.before)).toEqual(['logging']);

    await select(who, opened, 'place clearing');
    expect(standsOn(choice.mock.lastCall?.[1].board.before).sort()).toEqual(['driftMining', 'logging']);
  });

  it('marks it even if the first panel opens with a choice from the prompt', async () => {
    const second = await turn(await start(), 'logging');
    const third = await turn(second, 'driftMining');
    const choice = vi.spyOn(pixels, 'choice');
    await select(called(third), third, 'place clearing');
    expect(standsOn(choice.mock.lastCall?.[1].board.before)).toEqual(['logging']);
  });
});
