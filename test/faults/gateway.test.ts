import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNextTurn, openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

const PRESS = 'INTERACTION_CREATE';

describe('the gateway', () => {
  it('cuts the socket before a press: it comes with the resume', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select } = table;
    scene.discord.faults.dropSocketBefore(PRESS);
    const panel = await (await select(called(prompt), prompt, 'place logging')).shown();
    expect(textOf(panel)).toContain('Logging');
    expect(scene.discord.requests.gateway).toMatchObject({ identifies: 1, resumes: 1 });
    await expectNextTurn(table);
  });

  it('cuts the socket after a press', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select } = table;
    scene.discord.faults.dropSocketAfter(PRESS);
    const panel = await (await select(called(prompt), prompt, 'place logging')).shown();
    expect(textOf(panel)).toContain('Logging');
    await scene.discord.until(() => scene.discord.requests.gateway.resumes === 1);
    await expectNextTurn(table);
  });

  it('delivers a press twice: it is carried out once, and answered once', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select, game } = table;
    scene.discord.faults.deliverTwice(PRESS);
    const panel = await (await select(called(prompt), prompt, 'place logging')).shown();
    expect(textOf(panel)).not.toContain('no longer open');
    expect(await scene.stores.games.log((await game()).id)).toHaveLength(1);
    expect(scene.discord.requests.rejected).toEqual([]);
    await expectNextTurn(table);
  });

  it('swaps two presses: both are answered, and one counts', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select, game } = table;
    const who = called(prompt);
    scene.discord.faults.swapWithNext(PRESS);
    const shown = await Promise.all(
      ['place logging', 'place clearing'].map(async (value) => (await select(who, prompt, value)).shown()),
    );
    expect(shown.map(textOf).filter((text) => text.includes('no longer open'))).toHaveLength(1);
    const log = await scene.stores.games.log((await game()).id);
    expect(log.map((entry) => 'move' in entry && entry.move)).toEqual(['place clearing']);
    expect(scene.errors).toEqual([]);
  });
});
