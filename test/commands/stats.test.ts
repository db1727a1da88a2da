import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, vi } from 'vitest';
import { isForAll } from '../../lab/hands.ts';
import type { Level } from '../../src/players/levels.ts';
import type { Result } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import { aGame } from '../db/contract.ts';
import { expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { controlIn, fileIn } from './people.ts';

const people = sceneForEach();
const { scene, gameNow, id, nameOf, person, channel, messages, latest, slash, press, tap, start } = people;
const [MARA, TOM, YUKI] = [0, 1, 2] as const;

interface Played {
  readonly guildId?: string;
  readonly sides?: readonly string[];
  readonly against?: Level;
}

/** A game that has ended, with the points of the first people of the local Discord. */
async function ended(gameId: string, points: readonly number[], { sides, against, ...at }: Played = {}): Promise<void> {
  const { guildId = scene.discord.guildId } = at;
  const seats = points.map((_, seat) => ({ userId: id(seat), name: `P${seat}`, colour: 'red' as const }));
  const game: TableGame = aGame({ id: gameId, game: 'caverna', status: 'finished', guildId, seats });
  const results = points.map(
    (own, seat): Result => ({
      gameId,
      seat,
      userId: id(seat),
      game: 'caverna',
      guildId,
      players: points.length,
      points: own,
      rank: 1 + points.filter((other) => other > own).length,
      endedAt: 1_000,
      tiles: ['miner', 'carpenter'],
      side: sides?.[seat],
      against,
    }),
  );
  expect(await scene.stores.games.save({ game, results, at: 1_000 })).toBe('saved');
}

const pressStats = (who: number, message: SeenMessage, stand: string): Promise<SeenMessage> =>
  press(who, message, 'stats', { stand });

describe('/caverna stats', () => {
  it('shows games, wins, averages, best scores, favourite tiles and the rating', async () => {
    await ended('g1', [70, 50]);
    await ended('g2', [64]);
    const shown = await slash(MARA, 'caverna stats');
    expect(isForAll(shown)).toBe(false);
    const text = textOf(shown);
    expectText(text, ['2 games, 1 win', '2 players: 1 game · 1 win · average 70.0 · best **70**'], ['As ']);
    expectText(text, ['Solo: 1 game · average 64.0 · best **64**', 'Miner (2)']);
    expect(text).toMatch(/Rating \*\*-?\d+\.\d\*\*, place 1 of 2/);
  });

  it('shows games, wins and averages by folk if folks were played, most frequent first', async () => {
    await ended('g1', [70, 50], { sides: ['trolls', 'dwarves'] });
    await ended('g2', [61, 90], { sides: ['trolls', 'elves'] });
    await ended('g3', [40, 30], { sides: ['mountainDwarves', 'elves'] });
    await ended('g4', [64], { sides: ['mountainDwarves'] });
    await ended('g5', [80], { sides: ['trolls'] });
    await ended('g6', [99, 12]);
    const lines = async (who: number) =>
      textOf(await slash(who, 'caverna stats'))
        .match(/(?<=- As ).*/g)
        ?.join('; ');
    expect(await lines(MARA)).toBe(
      'Trolls: 3 games · 1 win · average 70.3; Mountain Dwarfs: 2 games · 1 win · average 52.0',
    );
    expect(await lines(TOM)).toBe('Elves: 2 games · 1 win · average 60.0; Dwarfs: 1 game · 0 wins · average 50.0');
    await scene.bot.drain();
  });

  it('shows games against computers by how well the computers play', async () => {
    await ended('g1', [70], { against: 'steady' });
    await ended('g2', [61, 90]);
    const text = textOf(await slash(MARA, 'caverna stats'));
    expect(text).toContain('1 game, 0 wins');
    expect(text).toContain('Against computers that play at a medium level: 1 game · 0 wins · average 70.0 · best');
    expect(textOf(await slash(TOM, 'caverna stats'))).not.toContain('computers');
  });

  it('shows at once what has been counted so far, and says so', async () => {
    for (let game = 0; game < 60; game++) await ended(`g${game}`, [70, 50]);
    const counting = 'Ratings are being recalculated';
    // Counting never ends, as if there were very many results.
    vi.spyOn(scene.stores.results, 'rateMore').mockResolvedValue(true);
    const own = textOf(await slash(MARA, 'caverna stats'));
    expectText(own, ['60 games, 60 wins', counting]);
    expect(textOf(await slash(TOM, 'caverna stats', { list: 'skill' }))).toContain(counting);
    expect(textOf(await slash(TOM, 'caverna stats', { list: 'solo' }))).not.toContain(counting);
    vi.restoreAllMocks();
    while (await scene.stores.results.rateMore(Number.MAX_SAFE_INTEGER));
    const after = textOf(await slash(MARA, 'caverna stats'));
    expectText(after, ['place 1 of 2'], [counting]);
  });

  it('counts games of other servers on request', async () => {
    await ended('g1', [70, 50], { guildId: 'elsewhere' });
    expect(textOf(await slash(MARA, 'caverna stats'))).toContain('No finished games that count yet. Games with');
    expect(textOf(await slash(MARA, 'caverna stats', { where: 'all' }))).toContain('1 game, 1 win');
  });

  it('hides what players do not want to show', async () => {
    await ended('g1', [70, 50]);
    await scene.stores.people.changeSettings(id(MARA), () => ({ statistics: false }));
    expect(textOf(await slash(TOM, 'caverna stats', { player: id(MARA) }))).toContain('keeps their statistics private');
    expect(textOf(await slash(TOM, 'caverna stats', { list: 'skill' }))).not.toContain(id(MARA));
    expect(textOf(await slash(MARA, 'caverna stats'))).toContain('1 game, 1 win');
  });

  it('removes everything about a person after a confirmation', async () => {
    await ended('g1', [70, 50]);
    const asked = await pressStats(MARA, await slash(MARA, 'caverna stats'), 'forget');
    expect(textOf(asked)).toContain('former player');
    expect((await scene.stores.games.find('g1'))?.seats[0]?.userId).toBe(id(MARA));
    const back = await pressStats(MARA, asked, 'own');
    expect(textOf(back)).toContain('1 game, 1 win');
    expect(textOf(await pressStats(MARA, await pressStats(MARA, back, 'forget'), 'forgotten'))).toContain('removed');
    expect((await scene.stores.games.find('g1'))?.seats[0]?.name).toBe('Former player');
    expect(textOf(await slash(MARA, 'caverna stats'))).toContain('No finished games');
  });
});

it('leaderboards start with the best, have pages, and include the best solo scores', async () => {
  for (let game = 0; game < 3; game++) await ended(`g${game}`, [70, 50, 60]);
  await ended('solo', [88]);
  const board = await slash(TOM, 'caverna stats', { list: 'skill', public: true });
  expect(textOf(board)).toMatch(new RegExp(`1\\. <@${id(0)}> .*\\n2\\. <@${id(2)}> .*\\n3\\. <@${id(1)}> `));
  const seen = messages(board.channel_id);
  expect(seen.find((message) => message.id === board.id)).toBeDefined();
  expect(scene.discord.world.messages.get(board.channel_id)?.get(board.id)?.local.pinged).toEqual([]);
  const solo = await pressStats(MARA, board, 'solo');
  expect(textOf(solo)).toContain(`1. <@${id(MARA)}> **88**`);
  expect(textOf(await pressStats(MARA, solo, 'own'))).toContain('4 games');
});

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
    expect(isForAll(answer)).toBe(false);
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
