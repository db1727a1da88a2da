import { afterEach, describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, refuses } from '../fixture.ts';
import { gameAt, type TestGame } from '../positions.ts';

let table: TestGame;
afterEach(() => table.stores.close());

const RICH = { goods: { wood: 9, stone: 9, food: 9 } };
const begin = () => gameAt({ players: 3, round: 5, seats: [RICH, RICH, RICH] });
const turn = (who: typeof ANNA, space: string, ...more: string[]) => table.play(who, `place ${space}`, ...more, 'end');
const stepOf = async (who: typeof ANNA) => ({
  ...table.of(who),
  step: (await table.panel(who)).step,
});
const seatsIn = async (who: typeof ANNA) =>
  (await table.planning.recap(table.of(who)))?.chapters.map(({ turn }) => [turn.seat, turn.moves[0]?.move]);

describe('a recap', () => {
  it('says what happened since the player’s last turn, newest last, until the turn starts', async () => {
    table = await begin();
    expect(await seatsIn(ANNA)).toEqual([]);
    const hasPlayed = async (who: typeof ANNA) => (await table.planning.recapAgain(table.of(who))).played;
    expect(await hasPlayed(ANNA)).toBe(false);
    await turn(ANNA, 'logging');
    await turn(BEN, 'supplies');
    await turn(CLEO, 'woodGathering');
    expect(await hasPlayed(ANNA)).toBe(true);
    expect(await seatsIn(ANNA)).toEqual([
      [1, 'place supplies'],
      [2, 'place woodGathering'],
    ]);
    expect(await seatsIn(ANNA)).toHaveLength(2);
    await table.play(ANNA, 'place oreMining');
    expect(await seatsIn(ANNA)).toBeUndefined();
    await table.table.stepBack(await stepOf(ANNA));
    expect(await seatsIn(ANNA)).toHaveLength(2);
    expect((await table.planning.recapAgain(table.of(ANNA)))?.chapters).toHaveLength(2);
    await turn(ANNA, 'oreMining');
    expect(await seatsIn(BEN)).toEqual([
      [2, 'place woodGathering'],
      [0, 'place oreMining'],
    ]);
  });

  it('is shown at the first look even if the turn has started', async () => {
    table = await begin();
    await turn(ANNA, 'logging');
    await table.play(BEN, 'place supplies');
    expect(await seatsIn(BEN)).toEqual([[0, 'place logging']]);
    expect(await seatsIn(BEN)).toBeUndefined();
  });

  it('waits for the turn: a look before it does not count', async () => {
    table = await begin();
    await turn(ANNA, 'logging');
    expect(await seatsIn(CLEO)).toBeUndefined();
    await turn(BEN, 'supplies');
    expect(await seatsIn(CLEO)).toHaveLength(2);
  });

  it('shows each turn with the table before and after it', async () => {
    table = await begin();
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
    expect(await seatsIn(BEN)).toEqual([
      [0, 'eat grain'],
      [0, 'place logging'],
    ]);
  });

  it('lists the turns that the player’s orders played, and why others did not run', async () => {
    table = await begin();
    await table.planning.lay({ ...table.of(BEN), move: 'place logging' });
    await table.planning.lay({ ...table.of(BEN), move: 'place supplies' });
    await turn(ANNA, 'logging');
    await turn(CLEO, 'woodGathering');
    await turn(ANNA, 'oreMining');
    const recap = await table.planning.recap(table.of(BEN));
    expect(recap?.chapters.map(({ turn }) => [turn.seat, turn.moves.at(-1)?.by])).toEqual([
      [0, undefined],
      [1, 'order'],
      [2, undefined],
      [0, undefined],
    ]);
    expect(recap?.news?.dropped).toMatchObject([{ reason: { why: 'taken', seat: 0 } }]);
  });
});

describe('notes', () => {
  it('are stored per person and game, and removed by an empty text', async () => {
    table = await begin();
    const { planning } = table.tables;
    expect(await planning.note(table.of(ANNA))).toBe('');
    await planning.keepNote({ ...table.of(ANNA), text: 'Build the Carpenter.\nThen breed.' });
    expect(await planning.note(table.of(ANNA))).toBe('Build the Carpenter.\nThen breed.');
    expect(await planning.note(table.of(BEN))).toBe('');
    await planning.keepNote({ ...table.of(ANNA), text: '' });
    expect(await planning.note(table.of(ANNA))).toBe('');
  });

  it('are only for players, have at most 4000 characters, and outlast the game', async () => {
    table = await begin();
    const { planning } = table.tables;
    await refuses('notSeated', planning.note(table.of({ id: '999' })));
    await refuses('notSeated', planning.keepNote({ ...table.of({ id: '999' }), text: 'a' }));
    await planning.keepNote({ ...table.of(ANNA), text: 'a'.repeat(4_000) });
    await refuses('noteTooLong', planning.keepNote({ ...table.of(ANNA), text: 'a'.repeat(4_001) }));
    await table.table.end({ gameId: table.id, userId: ANNA.id });
    expect(await planning.note(table.of(ANNA))).toHaveLength(4_000);
  });
});
