import { describe, expect, it } from 'vitest';
import { andOr, choose, either, type Flow, settle } from '../../../src/engine/agenda.ts';
import { answers, laneOf, me, playerAt, powersOf } from '../../../src/games/caverna/asking.ts';
import { exchangeOptions } from '../../../src/games/caverna/exchanges.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import type { Power, RuledState } from '../../../src/games/caverna/power.ts';
import { PHASES } from '../../../src/games/caverna/rounds.ts';
import { scoreOf } from '../../../src/games/caverna/scoring.ts';
import { gain, trade } from '../../../src/games/caverna/tasks/goods.ts';
import { mine } from './scenario.ts';

const FIRST = 'entryLevelDwelling';

/** A position of two players with another power in place of that of everybody's dwelling. */
function withPower(power: Power, round = 5): RuledState {
  const at = positionOf(mine({ ore: 2, food: 9 }, { players: 2, round }).state);
  const { tag, cost, points } = at.rules.tiles[FIRST] ?? expect.fail();
  for (const player of at.state.players) player.agenda.length = 0;
  at.state.turn = undefined;
  return {
    ...at,
    rules: { ...at.rules, tiles: { ...at.rules.tiles, [FIRST]: { id: FIRST, tag, cost, points, ...power } } },
  };
}

const asked = (at: RuledState, seat = 0) => settle(laneOf(at, seat))?.map(({ move }) => move);
/** Gold or wood that no action space gives. */
const gift: Flow = either(gain({ gold: 1 }), gain({ wood: 1 }));
const play = (at: RuledState, move: string) => {
  const option = settle(laneOf(at, 0))?.find((one) => one.move === move);
  choose(laneOf(at, 0), option ?? expect.fail(`${move} is not offered`));
};

describe('the powers of a player', () => {
  it('are those of the visible tiles, in the order of building', () => {
    const at = positionOf(mine({ d3: 'trader over sparePartStorage', e4: 'miner', e3: 'cavern' }).state);
    expect(powersOf(me(at, 0)).map(({ id }) => id)).toEqual([FIRST, 'trader', 'miner']);
  });

  it('answer questions, are used under their own id, and score', () => {
    const at = withPower({
      adjust: { forgeDiscount: 3, exchanges: () => [{ give: { ore: 1 }, get: { gold: 1 } }] },
      score: { bonus: () => 4 },
    });
    const plain = withPower({});
    expect(answers(me(at, 0), 'forgeDiscount')).toEqual([3]);
    expect(exchangeOptions(at, 0).map(({ move }) => move)).toContain(`use ${FIRST}`);
    expect(scoreOf(at, 0).total - scoreOf(plain, 0).total).toBe(4);
  });
});

describe('a power', () => {
  it('can ask something when a harvest begins, before the fields are harvested', () => {
    const kinds: string[] = [];
    const at = withPower({
      on: {
        harvestStart(_me, kind) {
          kinds.push(kind);
          return gift;
        },
      },
    });
    PHASES['harvest']?.(at, { do: 'harvest' });
    expect(kinds).toEqual(['harvest', 'harvest']);
    expect(asked(at)?.slice(0, 2)).toEqual(['take gold 1', 'take wood 1']);
    play(at, 'take wood 1');
    expect(playerAt(at.state, 0).goods.wood).toBe(1);
    expect(playerAt(at.state, 0).agenda.map((task) => task.do)).toEqual(['end', 'breed', 'feed', 'field']);
  });

  it('asks nothing in rounds without a harvest', () => {
    const at = withPower({ on: { harvestStart: () => gift } }, 1);
    PHASES['harvest']?.(at, { do: 'harvest' });
    expect(asked(at)).toBeUndefined();
  });

  it('can ask something when a round begins, which each player closes with "end"', () => {
    const at = withPower({ on: { roundStart: () => gift } });
    PHASES['roundStart']?.(at, { do: 'roundStart' });
    for (const seat of [0, 1]) expect(playerAt(at.state, seat).agenda).toEqual([{ do: 'end' }, gift]);
    at.state.phase = 'reveal';
    playerAt(at.state, 0).decided = true;
    play(at, 'take gold 1');
    expect(asked(at)).toEqual(['end']);
  });

  it('can ask something in the middle of a turn', () => {
    const at = withPower({ on: { received: (_me, { dog = 0 }) => (dog > 0 ? gift : undefined) } });
    playerAt(at.state, 0).agenda.push(trade({ give: { ore: 1 }, get: { dog: 1 } }, 2));
    play(at, 'trade 1');
    expect(asked(at)).toEqual(expect.arrayContaining(['take gold 1', 'take wood 1']));
  });

  it('asks its question before later powers ask theirs', () => {
    const at = withPower({ on: { roundStart: () => gift } });
    playerAt(at.state, 0).tiles = [FIRST, FIRST];
    const other = andOr(gain({ ore: 1 }), gift);
    let calls = 0;
    const rules = { ...at.rules.tiles[FIRST], on: { roundStart: () => (calls++ === 0 ? gift : other) } };
    const changed = { ...at, rules: { ...at.rules, tiles: { ...at.rules.tiles, [FIRST]: rules } } } as RuledState;
    PHASES['roundStart']?.(changed, { do: 'roundStart' });
    expect(playerAt(at.state, 0).agenda).toEqual([{ do: 'end' }, other, gift]);
  });
});
