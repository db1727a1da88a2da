import { afterEach, expect, it } from 'vitest';
import { pick } from '../../lab/random-people.ts';
import { doAnything, meddle } from './curious-evening.ts';
import { complaints, inspectGames, watchMessages } from './curious-findings.ts';
import { type CuriousServer, openCuriousServer, refill } from './curious-server.ts';

/** More seeds, and longer evenings: `CURIOUS_SEEDS=1,2,3 CURIOUS_STEPS=2000 npx vitest run test/faults/curious.long.test.ts`. */
const SEEDS = (process.env['CURIOUS_SEEDS'] ?? 'a,b,c').split(',');
const STEPS = Number(process.env['CURIOUS_STEPS'] ?? 70);

const MINUTE = 60_000;
/** The most minutes that may pass; each of these limits is equally likely. */
const WAITS = [1, 16, 90, 8 * 60, 25 * 60, 4 * 24 * 60];

let server: CuriousServer;
afterEach(() => server.scene.close());

const wrong = (): string[] => [...server.findings, ...complaints(server)];

/** Something happens: one of the people does something, several do at the same time, time passes, or the bot starts again. */
async function step(): Promise<void> {
  const { scene, random, trail } = server;
  const die = random.below(100);
  if (die < 78) return doAnything(server);
  if (die < 90) {
    trail.push('At the same time:');
    const crowd = Array.from({ length: 2 + random.below(5) }, () => doAnything(server));
    await Promise.all([...crowd, scene.bot.tick()]);
    return;
  }
  await server.settle();
  if (die < 92) return meddle(server);
  if (die < 98) {
    const minutes = 1 + random.below(pick(random, WAITS));
    trail.push(`${minutes} minutes pass.`);
    scene.discord.clock.advance(minutes * MINUTE);
    return scene.bot.tick();
  }
  trail.push('The bot restarts.');
  return scene.restart();
}

it.each(SEEDS)('curious people get an answer to everything, and nothing fails (%s)', async (seed) => {
  server = await openCuriousServer(`curious ${seed}`);
  const look = watchMessages(server);
  for (let steps = 0; steps < STEPS; steps++) {
    await step();
    await server.settle();
    await look();
    server.findings.push(...complaints(server).map((complaint) => complaint));
    if (server.findings.length > 0) break;
    if (steps % 50 === 49) await refill(server);
  }
  if (wrong().length === 0) await inspectGames(server);
  expect(wrong(), server.trail.slice(-20).join('\n')).toEqual([]);
});
