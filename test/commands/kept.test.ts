import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { sceneForEach } from './each.ts';
import { controlIn, fileIn } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const { gameNow, id, nameOf, person, channel, latest, slash, press, tap, start } = sceneForEach();

/** The contents of a message's file. */
const kept = async (message: SeenMessage): Promise<Record<string, unknown[]>> => JSON.parse(await fileIn(message));

async function write(who: number, text: string): Promise<void> {
  const form = await person(who).slash(channel(), 'caverna notes');
  await (await person(who).submitModal(form.id, { text })).shown();
}

describe('the data kept about a person', () => {
  it('is given only to them, from their settings', async () => {
    await start(2);
    await slash(MARA, 'caverna settings', { timezone: 'berlin' });
    await slash(MARA, 'caverna away', { from: '2026-12-24', to: '2026-12-27' });
    await write(MARA, 'Sheep first.');
    await write(TOM, 'Mara wants sheep.');
    await slash(MARA, 'caverna replace', { player: nameOf(TOM), by: id(YUKI) });
    const settings = await slash(MARA, 'caverna settings');
    const answer = await press(MARA, settings, 'kept');
    expect(Number(answer.flags) & 64).toBeTruthy();
    const file = await kept(answer);
    const { id: gameId } = await gameNow();
    expect(file).toMatchObject({
      userId: id(MARA),
      settings: { timeZone: 'Europe/Berlin' },
      away: [{}],
      hosts: [{ gameId }],
      seats: [{ gameId, seat: 0, name: nameOf(MARA) }],
      tenures: [{ gameId, seat: 0 }],
      notes: [{ gameId, text: 'Sheep first.' }],
      votes: [{ gameId, kind: 'replace', asked: true, named: false, agreed: true, outcome: 'open' }],
    });
    const text = JSON.stringify(file);
    for (const other of [id(TOM), id(YUKI), nameOf(TOM), 'wants sheep']) expect(text).not.toContain(other);
    // The settings are still there.
    expect(controlIn(settings, 'settings')).toBeDefined();
    const others = await kept(await press(TOM, await slash(TOM, 'caverna settings'), 'kept'));
    expect([...(file['waits'] ?? []), ...(others['waits'] ?? [])]).toHaveLength(1);
  });

  it('is nothing for somebody who has never played', async () => {
    await start(2);
    const file = await kept(await press(YUKI, await slash(YUKI, 'caverna settings'), 'kept'));
    expect(file).toEqual({
      userId: id(YUKI),
      ...{ away: [], hosts: [], seats: [], deputies: [], waits: [], tenures: [], results: [], notes: [], orders: [] },
      ...{ votes: [], removed: [] },
    });
  });
});

it('a note can be read and changed by its author, even when somebody else has their seat', async () => {
  await start(2);
  await write(TOM, 'Sheep first.');
  await slash(MARA, 'caverna replace', { player: nameOf(TOM), by: id(YUKI) });
  const vote = await latest('vote');
  await tap(YUKI, vote, 'vote', { agrees: true });
  await tap(TOM, vote, 'vote', { agrees: true });
  await latest('any', 'takes over **');
  const form = await person(TOM).slash(channel(), 'caverna notes');
  expect(JSON.stringify(form.modal)).toContain('Sheep first.');
  await write(TOM, 'Never mind.');
  const file = await kept(await press(TOM, await slash(TOM, 'caverna settings'), 'kept'));
  expect(file['notes']).toMatchObject([{ text: 'Never mind.' }]);
  // The newcomer has notes of their own.
  expect(JSON.stringify((await person(YUKI).slash(channel(), 'caverna notes')).modal)).not.toContain('mind');
  expect(textOf(await slash(TOM, 'caverna turn'))).toContain('not playing');
  await write(TOM, '');
  const refused = await (await person(TOM).slash(channel(), 'caverna notes')).shown();
  expect(textOf(refused)).toContain('not playing');
});
