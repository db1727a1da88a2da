import { expect, it } from 'vitest';
import { expectNextTurn, openTable } from './tables.ts';

const PRESS = 'INTERACTION_CREATE';

it('a gateway refuses the resume: the bot logs in again, and the press that was lost can be made again', async () => {
  const table = await openTable(2);
  const { scene, prompt, called, select } = table;
  const { discord } = scene;
  discord.faults.refuseResume();
  discord.faults.dropSocketBefore(PRESS);
  const lost = select(called(prompt), prompt, 'place logging');
  await discord.until(() => discord.requests.gateway.identifies === 2);
  discord.clock.advance(3_001);
  expect((await lost).state).toBe('failed');
  await expectNextTurn(table);
  await scene.close();
});
