import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, vi } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { StoresUnavailable } from '../../src/table/unavailable.ts';
import { sceneForEach } from './each.ts';

const { scene, person, channel, latest, called, slash, press, select, start } = sceneForEach();

describe('a menu', () => {
  const menuIds = (message: SeenMessage) =>
    controlsOf(message).flatMap((control) => (control.kind === 'menu' ? [control.id] : []));

  it('takes the same choice again wherever its message is shown again', async () => {
    await start(2);
    const seen = new Set<string>();
    const isNew = (message: SeenMessage) => {
      const ids = menuIds(message);
      expect(ids.length).toBeGreaterThan(0);
      for (const one of ids) expect(seen).not.toContain(one);
      for (const one of ids) seen.add(one);
    };
    const who = 1 - called(await latest('open'));
    for (const space of ['logging', 'logging']) {
      const plan = await slash(who, 'caverna plan');
      for (const one of menuIds(plan)) seen.add(one);
      const rehearsed = await select(who, plan, `place ${space}`);
      const back = await press(who, await press(who, rehearsed, 'plan', 'show'), 'plan', 'leave');
      isNew(back);
      const again = await select(who, back, `place ${space}`);
      isNew(await press(who, await press(who, again, 'plan', 'show'), 'plan', 'leave'));
    }
  });

  it('takes the same choice again after it could not be carried out', async () => {
    const prompt = await start(2);
    const who = called(prompt);
    const panel = await press(who, prompt, 'open');
    vi.spyOn(scene.stores.games, 'save').mockRejectedValueOnce(new StoresUnavailable('The disk is full.'));
    const before = menuIds(panel);
    await select(who, panel, 'place logging');
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('nothing can be saved')]);
    const freed = await scene.discord.until(() =>
      person(who)
        .messages(channel())
        .find(({ id: one }) => one === panel.id && menuIds(messageOf(who, one))[0] !== before[0]),
    );
    expect(textOf(freed)).toBe(textOf(panel));
    expect(textOf(await select(who, messageOf(who, panel.id), 'place logging'))).toContain('Logging');
  });

  const messageOf = (who: number, message: string) => {
    const found = person(who)
      .messages(channel())
      .find((one) => one.id === message);
    if (!found) throw new Error('The message is gone.');
    return found;
  };
});
