import { expect, test } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import type { Options } from '../../src/games/caverna/state.ts';
import { balances } from './balance.ts';
import { folkWalks } from './folk-games.ts';
import { begun, due } from './folk-ledger.ts';
import { law, type Played, type Walk } from './games.ts';
import { curiousPlayer, type Player, topic } from './players.ts';
import { happeningsOf, watch } from './trace.ts';

watch();

/** Games with folks and the rulings that we recommend. */
const usual = ({ setup: { options, ...setup }, ...walk }: Walk): Walk => {
  const folks = options.folks && { ...options.folks, rulings: undefined };
  return { ...walk, setup: { ...setup, options: caverna.options.parse({ ...options, folks }) as Options } };
};

test('all goods come and go only as the ledger says, even with folks, and nobody else is involved', () => {
  const chosen = new Map<string, number>();
  const curious = ({ choices }: Walk): Player => curiousPlayer(chosen, topic, /[02468]$/.test(choices));
  const seen = new Set<string>();
  const holds = (played: Played): void => {
    for (const { state, seat, option } of played.steps()) {
      for (const happening of happeningsOf(caverna.clone(state), seat, option)) {
        balances(happening, { due, begun });
        seen.add(happening.kind);
      }
    }
  };
  law(40, folkWalks().map(usual), holds, curious);
  for (const kind of ['barter', 'breedAgain', 'goblinHome', 'pay', 'swap', 'feast', 'sowAt'])
    expect([...seen]).toContain(kind);
});
