import { beforeEach, describe, expect, it } from 'vitest';
import { isMove } from '../../../src/engine/log.ts';
import { orders } from '../../../src/table/ahead/orders.ts';
import { forced } from '../../../src/table/play/forced.ts';
import { ANNA, BEN, DORA } from '../fixture.ts';
import { harvestsOf } from '../harvests.ts';
import { gameAt, type TestGame } from '../positions.ts';

const RICH = { goods: { food: 1, grain: 20, vegetable: 20 } };

let game: TestGame;
let hands: ReturnType<typeof harvestsOf>;
beforeEach(async () => {
  game = await gameAt({ players: 2, round: 5, next: 'harvest', seats: [RICH, RICH] }, { autopilots: [orders] });
  hands = harvestsOf(game.tables, game.id, [ANNA, BEN]);
});

const habit = () => game.planning.habit(game.of(ANNA));
const byOrder = async (): Promise<string[]> =>
  (await game.log()).filter(isMove).flatMap(({ seat, move, by }) => (seat === 0 && by === 'order' ? [move] : []));

describe('harvests that a player answers in the same way', () => {
  it('can be remembered after the third one, and are then played like that', async () => {
    await hands.harvest('grain');
    expect(await habit()).toBeUndefined();
    await hands.harvest('grain');
    expect(await habit()).toBeUndefined();
    await hands.harvest('grain');
    const learnt = await habit();
    expect(learnt).toMatchObject({ feed: ['grain'] });
    await game.planning.keepStanding({ ...game.of(ANNA), standing: learnt });
    expect(await habit()).toBeUndefined();
    await hands.toHarvest();
    expect((await hands.awaited()).seats).toEqual([1]);
    expect(await byOrder()).toEqual(['eat grain', 'eat grain', 'eat grain', 'eat grain', 'end']);
  });

  it('are not remembered if one of the last three was different', async () => {
    await hands.harvest('grain');
    await hands.harvest('vegetable');
    await hands.harvest('grain');
    expect(await habit()).toBeUndefined();
  });

  it('are not offered to somebody who has not played them', async () => {
    for (let times = 0; times < 3; times++) await hands.harvest('grain');
    await game.deputise(ANNA, DORA);
    expect(await game.planning.habit(game.of(DORA))).toBeUndefined();
  });
});

it('harvests that need no decision are noticed once a player who wants to be asked has played three', async () => {
  // Animals and crops could be eaten, but nobody needs to.
  const seats = [{ goods: { food: 60, sheep: 2, grain: 9 } }, RICH];
  game = await gameAt({ players: 2, round: 5, next: 'harvest', seats }, { autopilots: [orders, forced] });
  hands = harvestsOf(game.tables, game.id, [ANNA, BEN]);
  await game.personal.change(ANNA.id, { doForced: false });
  const again = () => game.planning.isForcedAgain(game.of(ANNA));
  for (let played = 0; played < 3; ) {
    await hands.toHarvest();
    if ((await hands.awaited()).seats.includes(0)) {
      expect(await again()).toBe(false);
      await game.play(ANNA, 'done', 'end');
      played += 1;
    }
    if ((await hands.awaited()).seats.includes(1)) await hands.feed(1, 'vegetable');
  }
  await hands.toHarvest();
  expect((await hands.awaited()).seats).toContain(0);
  expect(await again()).toBe(true);
});
