import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../src/local-discord/users.ts';
import { openTable } from '../faults/tables.ts';
import { controlIn, peopleOf } from './people.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(async () => {
  expect(table.scene.errors).toEqual([]);
  expect(table.scene.discord.requests.rejected).toEqual([]);
  await table.scene.close();
});

const playing = () => table.called(table.prompt);
const { press, select, slash } = peopleOf(() => table.scene);

describe('the way on from a look', () => {
  it('leads back to the turn of whoever is asked', async () => {
    table = await openTable(2);
    const board = await press(playing(), table.prompt, 'look');
    expect(controlIn(board, 'open')).toMatchObject({ label: 'Back to my turn' });
    const more = await press(playing(), table.prompt, 'more');
    expect(controlIn(more, 'open')).toMatchObject({ label: 'My turn' });
    expect(controlIn(more, 'plan')).toBeUndefined();
    for (const look of ['table', 'score', 'log', 'board'])
      expect(controlIn(await slash(playing(), `caverna ${look}`), 'open'), look).toBeDefined();
  });

  it('leads whoever waits to what can be laid ahead, and never to a turn that is not theirs', async () => {
    table = await openTable(2);
    const other = 1 - playing();
    const board = await press(other, table.prompt, 'look');
    const more = await press(other, board, 'more');
    expect(more.id).toBe(board.id);
    const looks = ['table', 'score', 'log', 'board'].map((look) => slash(other, `caverna ${look}`));
    for (const shown of [board, more, ...(await Promise.all(looks))]) {
      expect(controlIn(shown, 'open')).toBeUndefined();
      expect(controlIn(shown, 'plan')).toMatchObject({ label: 'Plan ahead' });
    }
  });

  it('says in the middle of a turn that its moves are not shown yet, to nobody but its player', async () => {
    table = await openTable(2);
    const note = 'Without the moves of your turn';
    expect(textOf(await slash(playing(), 'caverna board'))).not.toContain(note);
    await select(playing(), table.prompt, 'place logging');
    for (const look of ['table', 'score', 'board'])
      expect(textOf(await slash(playing(), `caverna ${look}`)), look).toContain(note);
    expect(textOf(await slash(1 - playing(), 'caverna board'))).not.toContain(note);
  });
});
