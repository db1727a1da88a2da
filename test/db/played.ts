import { randomFrom } from '../../src/engine/random.ts';
import { NO_LIMITS } from '../../src/table/play/opening.ts';
import type { Stores } from '../../src/table/stores.ts';
import { quietTables } from '../../src/tools/database.ts';
import { aVote } from './contract.ts';

const ANNA = { id: '111222333444555001', name: 'Anna 🐗' };
const BEN = { id: '111222333444555002', name: 'Ben “O\'Neil” \\ {1,"2",NULL}\ttab' };

/** The rules of all games, with folks and without. */
const RULES = [
  { game: 'caverna', options: { tiles: 'introductory' } },
  { game: 'caverna', options: { folks: {} } },
  { game: 'cave-vs-cave', options: { mode: 'quick' } },
] as const;

const RUNNING = 10;
const GUILDS = ['4194304000', '8388608000'] as const;

type Tables = ReturnType<typeof quietTables>;

/** Fills a database with a few dozen games under every set of rules, and with everything else that is stored about games. */
export async function playGames(stores: Stores): Promise<void> {
  const clock = { time: 1_700_000_000_000, now: () => ++clock.time };
  let games = 0;
  const tables = quietTables(stores, { clock, lobbyLimits: NO_LIMITS, newSeed: () => `seed ${games}` });
  const opened = async (rules: (typeof RULES)[number]) => {
    const guildId = GUILDS[++games % 2];
    const { id } = await tables.lobby.create({ ...rules, channelId: `${games}`, guildId, user: ANNA, places: 2 });
    await tables.lobby.join({ gameId: id, user: BEN });
    return id;
  };
  const begun = async (rules: (typeof RULES)[number], presses: number) => {
    const gameId = await opened(rules);
    await tables.lobby.start({ gameId, userId: ANNA.id });
    await press(tables, gameId, presses);
    return gameId;
  };
  for (const rules of RULES) {
    const over = await begun(rules, 5_000);
    await tables.admin.import(await tables.admin.copy(over), { channelId: `copy ${games}`, guildId: GUILDS[0] });
    await analyse(stores, over);
    for (let index = 0; index < RUNNING; index++) await surround(stores, tables, await begun(rules, 3 * index));
    await tables.admin.remove(await begun(rules, 9));
    await opened(rules);
  }
  await keepPeople(stores);
  while (await stores.results.rateMore(2e12));
}

async function press({ table }: Tables, gameId: string, times: number): Promise<void> {
  const random = randomFrom(gameId);
  for (let time = 0; time < times; time++) {
    const { awaited, game } = await table.position(gameId);
    const [asked] = awaited;
    if (asked === undefined) return;
    const userId = game.seats[asked.seat]?.userId ?? '';
    const { step, decision } = await table.panel({ gameId, userId });
    const { move = '' } = decision.options[random.below(decision.options.length)] ?? {};
    await table.choose({ gameId, userId, step, move });
  }
}

async function analyse({ analyses }: Stores, gameId: string): Promise<void> {
  await analyses.keep({ gameId, entry: 3, version: 1, judge: 'steady', analysis: { turns: [], swings: [] } as never });
}

async function surround(stores: Stores, { planning }: Tables, gameId: string): Promise<void> {
  const { games, outbox, people, waits } = stores;
  await planning.keepNote({ gameId, userId: ANNA.id, text: `Dig first.\r\n"${gameId}" → 😀\u00a0{NULL}` });
  await people.keepOrders(gameId, {
    seat: 1,
    orders: JSON.stringify({ userId: BEN.id, orders: [], wishes: ['furnish carpenter'] }),
  });
  const [first, second] = await outbox.heads(gameId);
  if (first) {
    await outbox.trying(first.nonce, 5, 6);
    await outbox.sent(first.nonce, 6, [
      { purpose: 'prompt', channelId: '1', messageId: `p${gameId}` },
      { purpose: 'pictures', channelId: '1', messageId: `m${gameId}`, entry: 0 },
    ]);
  }
  if (second) await outbox.later(second.nonce, 9e12, 'Discord says “no”');
  for (const wait of await waits.ofGame(gameId)) await waits.keep({ ...wait, silenced: true, nudgedAt: 7 });
  const game = await games.find(gameId);
  if (game) await games.save({ game, vote: voteIn(gameId), at: 8 });
}

const voteIn = (gameId: string) =>
  aVote({
    ...{ id: `vote ${gameId}`, gameId, kind: 'replace', player: BEN.name, newcomer: { id: '300', name: 'Cleo 🐑' } },
    ...{ by: ANNA.id, voters: [ANNA.id], ballots: { [ANNA.id]: true }, needs: 'all', askedAt: 8, dueAt: 9e12 },
  });

async function keepPeople({ people, games, logins }: Stores): Promise<void> {
  await people.changeSettings(ANNA.id, () => ({ calls: 'dm', timeZone: 'Europe/Berlin' }));
  await people.changeAway(BEN.id, () => [{ from: 1, to: 9e12 }]);
  await games.noteImport({ guildId: GUILDS[0], at: 10, bytes: 1_000 });
  for (const at of [11, 12]) await logins.note(at);
}
