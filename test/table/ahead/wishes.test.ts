import { afterEach, describe, expect, it } from 'vitest';
import { readPreparation } from '../../../src/table/ahead/preparation.ts';
import { ANNA, BEN, CLEO, refuses } from '../fixture.ts';
import { gameAt, type TestGame } from '../positions.ts';

let table: TestGame;
afterEach(() => table.stores.close());

const RICH = { goods: { wood: 9, stone: 9, food: 9 } };
const begin = () => gameAt({ players: 3, round: 5, seats: [RICH, RICH, RICH] });
const turn = (who: typeof ANNA, ...moves: string[]) => table.play(who, ...moves, 'end');
const wishes = async (who: typeof ANNA) => (await table.planning.planned(table.of(who))).wishes;

describe('a wish', () => {
  it('is stored only for its player, across restarts, until it is removed', async () => {
    table = await begin();
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    table = table.restart();
    expect(await wishes(BEN)).toEqual([{ move: 'furnish carpenter', takenBy: undefined }]);
    expect(await wishes(CLEO)).toEqual([]);
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    expect(await wishes(BEN)).toEqual([]);
  });

  it('says once who took what it asks for, and ends with the player’s own move', async () => {
    table = await begin();
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    await table.planning.wish({ ...table.of(BEN), move: 'furnish dwelling' });
    await table.planning.wish({ ...table.of(ANNA), move: 'furnish carpenter' });
    await turn(ANNA, 'place housework', 'furnish carpenter', 'at d3', 'take dog 1');
    expect(await wishes(ANNA)).toEqual([]);
    const recap = await table.planning.recap(table.of(BEN));
    expect(recap?.wishes).toEqual([
      { move: 'furnish carpenter', takenBy: 0 },
      { move: 'furnish dwelling', takenBy: undefined },
    ]);
    expect((await table.planning.recap(table.of(BEN)))?.wishes).toEqual(recap?.wishes);
    await turn(BEN, 'place logging');
    await turn(CLEO, 'place supplies');
    await turn(ANNA, 'place oreMining');
    expect((await table.planning.recap(table.of(BEN)))?.wishes).toEqual([
      { move: 'furnish dwelling', takenBy: undefined },
    ]);
    expect(await wishes(BEN)).toEqual([{ move: 'furnish dwelling', takenBy: undefined }]);
  });

  it('is one of at most eight', async () => {
    table = await begin();
    const { planning } = table.tables;
    for (let wish = 1; wish <= 8; wish++) await planning.wish({ ...table.of(BEN), move: `furnish tile ${wish}` });
    await refuses('tooManyWishes', planning.wish({ ...table.of(BEN), move: 'furnish seam' }));
    expect(await wishes(BEN)).toHaveLength(8);
  });

  it('is missing in data from versions without wishes', async () => {
    table = await begin();
    expect(readPreparation('{"userId":"1","orders":[]}', '1').wishes).toEqual([]);
  });
});
