import { describe, expect, it } from 'vitest';
import { gameList, healthLines } from '../../commands/admin/admin.ts';
import type { Bot } from '../../commands/bot.ts';
import { compose } from '../../commands/discord/compose.ts';
import { lobbyMessage } from '../../commands/lobby/lobby-message.ts';
import { fineMessage, optionsMessage } from '../../commands/lobby/options-message.ts';
import { awayMessage } from '../../commands/own/away.ts';
import { gamesMessage } from '../../commands/own/mine.ts';
import { settingsMessage } from '../../commands/own/settings.ts';
import { leaderboardMessage, statisticsMessage } from '../../commands/own/stats.ts';
import { pressNotes } from '../../commands/plan/notes.ts';
import { threadOffer } from '../../commands/posts/threads.ts';
import { seatMessage, voteMessage } from '../../commands/votes/votes-message.ts';
import { DWARVES, FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { TILES } from '../../src/games/caverna/tiles/index.ts';
import { gameWords } from '../../src/messages/index.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { DEFAULT_SETTINGS } from '../../src/table/people.ts';
import { SEAT_NEWS } from '../../src/table/posts.ts';
import { VOTE_KINDS, type Vote } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import { PSEUDO } from '../messages/pseudo.ts';
import { AWAITING, botAt, game, seatsAt } from './limits/bots.ts';
import { check, checkedReply } from './limits/checks.ts';
import { expectNoEnglish, SPOKEN } from './limits/pseudo-tour.ts';

const NAME = game.seats[0]?.name ?? '';

describe.each(SPOKEN)('everything that is not about one turn, with the longest names ($language)', ({ words }) => {
  if (words === PSEUDO) expectNoEnglish();

  it('stays within every limit in votes and in the news about seats', () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'votes');
    const bot = botAt(state, words);
    const moves = Array.from({ length: 60 }, (_, entry) => ({ entry, seat: 0, move: 'furnish weavingParlor' }));
    const turns = Array.from({ length: 100 }, (_, index) => ({ seat: index % 7, moves }));
    const voters = game.seats.map(({ userId }) => userId);
    const vote: Vote = {
      id: 'a'.repeat(10),
      gameId: game.id,
      kind: 'undo',
      seat: 0,
      player: game.seats[0]?.name ?? '',
      entry: 1,
      since: 2,
      newcomer: { id: '9'.repeat(19), name: NAME },
      by: voters[0] ?? '',
      voters,
      ballots: Object.fromEntries(voters.map((userId, index) => [userId, index % 2 === 0])),
      needs: 'all',
      askedAt: 0,
      dueAt: 1e15,
      outcome: 'open',
    };
    for (const kind of VOTE_KINDS) {
      for (const outcome of ['open', 'agreed', 'refused', 'lapsed', 'withdrawn'] as const) {
        for (const ballots of [vote.ballots, {}]) {
          const undoing = kind === 'undo' ? { turns, revealed: true } : undefined;
          check(voteMessage(bot, { game, state, vote: { ...vote, kind, outcome, ballots }, undoing, seatsAt }));
        }
      }
    }
    for (const news of SEAT_NEWS)
      check(seatMessage(bot, game, { kind: 'seat', news, seat: 0, name: NAME, voteId: 'a'.repeat(10) }));
  });

  it('stays within every limit in people’s settings for all their games', async () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'own');
    const own = (index: number) => ({ game: { ...game, id: `game${index}` }, seat: 0, awaiting: AWAITING, mine: true });
    const message = async () => ({ purpose: 'prompt', channelId: game.channelId, messageId: '1'.repeat(20) });
    const plain = botAt(state, words);
    const bot: Bot = {
      ...plain,
      table: { ...plain.table, message } as unknown as Bot['table'],
      personal: { games: async () => Array.from({ length: 100 }, (_, at) => own(at)) } as unknown as Bot['personal'],
    };
    check(await gamesMessage(bot, '100', 3));
    check(settingsMessage(bot, { ...DEFAULT_SETTINGS, timeZone: 'America/Argentina/ComodRivadavia', language: 'tlh' }));
    check(settingsMessage(bot, { ...DEFAULT_SETTINGS, wakesAt: 0, sleepsAt: 0, timeZone: 'UTC' }));
    const away = Array.from({ length: 20 }, (_, count) => ({ from: 8.6e15 + count, to: 8.64e15 }));
    check(awayMessage(bot, { away, timeZone: undefined, note: '*' }));
    check(awayMessage(bot, { away: [], timeZone: 'Asia/Tokyo' }));
  });

  it('stays within every limit in notes, in whatever script they are written', async () => {
    const plain = botAt(caverna.start(caverna.options.parse({}), 7, 'own'), words);
    const bot = { ...plain, planning: { keepNote: async () => {} } as unknown as Bot['planning'] };
    for (const text of ['洞'.repeat(4_000), '*'.repeat(4_000), '💎'.repeat(2_000), 'я\n'.repeat(2_000)]) {
      const press = { press: { on: 'notes', game: game.id }, user: { id: '1', name: 'A' }, fields: { text } } as const;
      await pressNotes(bot, press as unknown as Parameters<typeof pressNotes>[1], checkedReply());
    }
    const long = compose(['洞'.repeat(2_000), '穴'.repeat(1_900), '山']);
    check(long);
    expect(JSON.stringify(long.components)).toContain('山');
  });

  it('stays within every limit in statistics, leaderboards and what server admins read', async () => {
    const big = 10n ** 19n;
    const tiles = Object.keys(TILES).sort((one, other) => one.length - other.length);
    const most = { games: 99_999, wins: 99_999, average: -99.5, best: 999 };
    const skill = (at: number) => ({ ...most, userId: String(big + BigInt(at)), skill: -99.9 });
    const counts = [1, 2, 3, 4, 5, 6, 7].map((players) => ({ players, ...most }));
    const favourites = tiles.slice(-5).map((tile) => ({ tile, games: 99_999 }));
    const sides = [DWARVES, ...FOLK_IDS].map((side) => ({ side, ...most }));
    const computers = LEVELS.map((level) => ({ level, ...most }));
    const figures = {
      ...most,
      userId: String(big),
      counts,
      computers,
      sides,
      favourites,
      skill: skill(0),
      place: 9_999,
    };
    const plain = botAt(caverna.start(caverna.options.parse({}), 7, 'hall'), words);
    const bot: Bot = {
      ...plain,
      ratings: {
        counting: async () => true,
        rated: async () => 1_000,
        alone: async () => 1_000,
        statistics: async () => figures,
        leaderboard: async () => Array.from({ length: 1_000 }, (_, index) => skill(index)),
        soloBest: async () => Array.from({ length: 1_000 }, (_, index) => ({ ...skill(index), points: 999 })),
      } as unknown as Bot['ratings'],
    };
    const asker = { userId: String(big), guildId: '1' };
    check(await statisticsMessage(bot, { game: 'caverna', where: 'all', userId: String(big) }, asker));
    for (const stand of ['skill', 'solo'] as const)
      check(await leaderboardMessage(bot, { game: 'caverna', where: 'here', stand, page: 30 }, asker));
    const games = Array.from({ length: 500 }, () => ({ ...game, channelId: String(big), createdAt: 8.6e15 }));
    check(compose([gameList(bot, games, 3)]));
    const shards = Array.from({ length: 50 }, (_, shard) => ({ shard: 1_000 + shard, ok: false }));
    const health = {
      ok: false,
      database: { ok: false },
      gateway: { ok: false, of: 10_000, shards, ping: 1e9 },
      outbox: { ok: false, waiting: 1e12, oldestAge: 1e15 },
      painter: { ok: false },
      backup: { ok: false, last: new Date(8.6e15).toISOString() },
    };
    check(compose([healthLines(bot, health)]));
    check(threadOffer(bot, '*', { players: '7', tiles: 'introductory', markers: 'none' }));
  });

  it('stays within every limit in the lobby', () => {
    const bot = botAt(caverna.start(caverna.options.parse({}), 7, 'lobby'), words);
    const lobby: TableGame = { ...game, status: 'lobby' };
    const host = { userId: lobby.host };
    const folks = { ...lobby, options: caverna.options.parse({ folks: { seats: ['trolls'] } }) };
    const { peopleRulings, landRulings, rulings } = gameWords(words, 'caverna');
    const onPages = [peopleRulings, landRulings, rulings].map((page) => Object.keys(page)[0]);
    const live: TableGame = { ...lobby, terms: { ...lobby.terms, pace: 'live' } };
    for (const message of [
      lobbyMessage(bot, lobby),
      lobbyMessage(bot, live),
      optionsMessage(bot, live, live.host),
      optionsMessage(bot, lobby, lobby.host),
      optionsMessage(bot, lobby, ''),
      fineMessage(bot, { ...host, game: lobby, field: undefined }),
      lobbyMessage(bot, folks),
      optionsMessage(bot, folks, folks.host),
      ...['boards', ...onPages].flatMap((field) =>
        [folks.host, ''].map((userId) => fineMessage(bot, { userId, game: folks, field })),
      ),
    ])
      check(message);
    const ended = lobbyMessage(bot, { ...lobby, status: 'ended', startedAt: undefined });
    expect(JSON.stringify(ended)).not.toContain('custom_id');
  });
});
