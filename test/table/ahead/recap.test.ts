import { beforeEach, describe, expect, it } from 'vitest';
import { readPreparation } from '../../../src/table/ahead/preparation.ts';
import { ANNA, BEN, CLEO, refuses } from '../fixture.ts';
import { gameAt, type TestGame } from '../positions.ts';

const RICH = { goods: { wood: 9, stone: 9, food: 9 } };
let table: TestGame;
beforeEach(async () => {
  table = await gameAt({ players: 3, round: 5, seats: [RICH, RICH, RICH] });
});

const turn = (who: typeof ANNA, space: string, ...more: string[]) => table.play(who, `place ${space}`, ...more, 'end');
const seatsIn = async (who: typeof ANNA) =>
  (await table.planning.recap(table.of(who)))?.chapters.map(({ turn }) => `${turn.seat} ${turn.moves[0]?.move}`);

describe('a recap', () => {
  it('says what happened since the player’s last turn, newest last, until the turn starts', async () => {
    expect(await seatsIn(ANNA)).toEqual([]);
    const hasPlayed = async (who: typeof ANNA) => (await table.planning.recapAgain(table.of(who))).played;
    expect(await hasPlayed(ANNA)).toBe(false);
    await turn(ANNA, 'logging');
    await turn(BEN, 'supplies');
    await turn(CLEO, 'woodGathering');
    expect(await hasPlayed(ANNA)).toBe(true);
    expect(await seatsIn(ANNA)).toEqual(['1 place supplies', '2 place woodGathering']);
    expect(await seatsIn(ANNA)).toHaveLength(2);
    await table.play(ANNA, 'place oreMining');
    expect(await seatsIn(ANNA)).toBeUndefined();
    const { step } = await table.panel(ANNA);
    await table.table.stepBack({ ...table.of(ANNA), step });
    expect(await seatsIn(ANNA)).toHaveLength(2);
    expect((await table.planning.recapAgain(table.of(ANNA)))?.chapters).toHaveLength(2);
    await turn(ANNA, 'oreMining');
    expect(await seatsIn(BEN)).toEqual(['2 place woodGathering', '0 place oreMining']);
  });

  it('is shown at the first look even if the turn has started', async () => {
    await turn(ANNA, 'logging');
    await table.play(BEN, 'place supplies');
    expect(await seatsIn(BEN)).toEqual(['0 place logging']);
    expect(await seatsIn(BEN)).toBeUndefined();
  });

  it('waits for the turn: a look before it does not count', async () => {
    await turn(ANNA, 'logging');
    expect(await seatsIn(CLEO)).toBeUndefined();
    await turn(BEN, 'supplies');
    expect(await seatsIn(CLEO)).toHaveLength(2);
  });

  it('shows each turn with the table before and after it', async () => {
    await turn(ANNA, 'logging');
    const recap = await table.planning.recap(table.of(BEN));
    const wood = (state: unknown) => (state as { players: { goods: { wood: number } }[] }).players[0]?.goods.wood ?? 0;
    const [chapter] = recap?.chapters ?? [];
    expect(wood(chapter?.after) - wood(chapter?.before)).toBe(3);
    expect(JSON.stringify(chapter)).toContain('hidden');
  });

  it('includes a harvest part that somebody started before and closed after the player’s own part', async () => {
    const hungry = { goods: { food: 3, grain: 1 } };
    table = await gameAt({ players: 2, round: 5, next: 'harvest', seats: [hungry, hungry] });
    await table.play(ANNA, 'eat grain');
    await table.play(BEN, 'eat grain', 'end');
    await table.play(ANNA, 'end');
    await turn(ANNA, 'logging');
    expect(await seatsIn(BEN)).toEqual(['0 eat grain', '0 place logging']);
  });

  it('lists the turns that the player’s orders played, and why others did not run', async () => {
    await table.planning.lay({ ...table.of(BEN), move: 'place logging' });
    await table.planning.lay({ ...table.of(BEN), move: 'place supplies' });
    await turn(ANNA, 'logging');
    await turn(CLEO, 'woodGathering');
    await turn(ANNA, 'oreMining');
    const recap = await table.planning.recap(table.of(BEN));
    const turns = recap?.chapters.map(({ turn }) => `${turn.seat} ${turn.moves.at(-1)?.by ?? 'by hand'}`);
    expect(turns).toEqual(['0 by hand', '1 order', '2 by hand', '0 by hand']);
    expect(recap?.news?.dropped).toMatchObject([{ reason: { why: 'taken', seat: 0 } }]);
  });
});

describe('notes', () => {
  it('are stored per person and game, and removed by an empty text', async () => {
    const { planning } = table.tables;
    expect(await planning.note(table.of(ANNA))).toBe('');
    await planning.keepNote({ ...table.of(ANNA), text: 'Build the Carpenter.\nThen breed.' });
    expect(await planning.note(table.of(ANNA))).toBe('Build the Carpenter.\nThen breed.');
    expect(await planning.note(table.of(BEN))).toBe('');
    await planning.keepNote({ ...table.of(ANNA), text: '' });
    expect(await planning.note(table.of(ANNA))).toBe('');
  });

  it('are only for players, have at most 4000 characters, and outlast the game', async () => {
    const { planning } = table.tables;
    await refuses('notSeated', planning.note(table.of({ id: '999' })));
    await refuses('notSeated', planning.keepNote({ ...table.of({ id: '999' }), text: 'a' }));
    await planning.keepNote({ ...table.of(ANNA), text: 'a'.repeat(4_000) });
    await refuses('noteTooLong', planning.keepNote({ ...table.of(ANNA), text: 'a'.repeat(4_001) }));
    await table.table.end({ gameId: table.id, userId: ANNA.id });
    expect(await planning.note(table.of(ANNA))).toHaveLength(4_000);
  });
});

const dwelling = { move: 'furnish dwelling', takenBy: undefined };
const wishes = async (who: typeof ANNA) => (await table.planning.planned(table.of(who))).wishes;

describe('a wish', () => {
  it('is stored only for its player, across restarts, until it is removed', async () => {
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    table = table.restart();
    expect(await wishes(BEN)).toEqual([{ move: 'furnish carpenter', takenBy: undefined }]);
    expect(await wishes(CLEO)).toEqual([]);
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    expect(await wishes(BEN)).toEqual([]);
  });

  it('says once who took what it asks for, and ends with the player’s own move', async () => {
    await table.planning.wish({ ...table.of(BEN), move: 'furnish carpenter' });
    await table.planning.wish({ ...table.of(BEN), move: 'furnish dwelling' });
    await table.planning.wish({ ...table.of(ANNA), move: 'furnish carpenter' });
    await turn(ANNA, 'housework', 'furnish carpenter', 'at d3', 'take dog 1');
    expect(await wishes(ANNA)).toEqual([]);
    const recap = await table.planning.recap(table.of(BEN));
    expect(recap?.wishes).toEqual([{ move: 'furnish carpenter', takenBy: 0 }, dwelling]);
    expect((await table.planning.recap(table.of(BEN)))?.wishes).toEqual(recap?.wishes);
    await turn(BEN, 'logging');
    await turn(CLEO, 'supplies');
    await turn(ANNA, 'oreMining');
    expect((await table.planning.recap(table.of(BEN)))?.wishes).toEqual([dwelling]);
    expect(await wishes(BEN)).toEqual([dwelling]);
  });

  it('is one of at most eight', async () => {
    const { planning } = table.tables;
    for (let wish = 1; wish <= 8; wish++) await planning.wish({ ...table.of(BEN), move: `furnish tile ${wish}` });
    await refuses('tooManyWishes', planning.wish({ ...table.of(BEN), move: 'furnish seam' }));
    expect(await wishes(BEN)).toHaveLength(8);
  });

  it('is missing in data from versions without wishes', () => {
    expect(readPreparation('{"userId":"1","orders":[]}', '1').wishes).toEqual([]);
  });
});
