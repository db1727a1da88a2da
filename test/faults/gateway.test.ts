import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNextTurn, openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(() => table.scene.close());

const PRESS = 'INTERACTION_CREATE';

describe('the gateway', () => {
  it.each(['dropSocketBefore', 'dropSocketAfter'] as const)(
    'cuts the socket just before or after a press: the press comes with the resume, or is answered (%s)',
    async (fault) => {
      table = await openTable(2);
      const { scene, place } = table;
      scene.discord.faults[fault](PRESS);
      expect(textOf((await place()).panel)).toContain('Logging');
      await scene.discord.until(() => scene.discord.requests.gateway.resumes === 1);
      expect(scene.discord.requests.gateway.identifies).toBe(1);
      await expectNextTurn(table);
    },
  );

  it('delivers a press twice: it is carried out once, and answered once', async () => {
    table = await openTable(2);
    const { scene, place, game } = table;
    scene.discord.faults.deliverTwice(PRESS);
    expect(textOf((await place()).panel)).not.toContain('no longer open');
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
