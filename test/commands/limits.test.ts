import { MessageCreateRequestSchema } from 'discord-api-spec/zod';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { gameList, healthLines } from '../../commands/admin.ts';
import { awayMessage } from '../../commands/away.ts';
import type { Bot } from '../../commands/bot.ts';
import { cavernaFace } from '../../commands/caverna/face.ts';
import { type Composed, compose } from '../../commands/compose.ts';
import { readMenuValue } from '../../commands/menu-value.ts';
import { NO_METER } from '../../commands/meter.ts';
import { gamesMessage } from '../../commands/mine.ts';
import type { Screen } from '../../commands/presses.ts';
import { createReplays } from '../../commands/replays.ts';
import { settingsMessage } from '../../commands/settings.ts';
import { leaderboardMessage, statisticsMessage } from '../../commands/stats.ts';
import { threadOffer } from '../../commands/threads.ts';
import { callMessage, directMessage } from '../../commands/views/calls.ts';
import { lobbyMessage, optionsMessage } from '../../commands/views/lobby.ts';
import { idleMessage, panelMessage } from '../../commands/views/panel.ts';
import { planMessage, standingMessage } from '../../commands/views/plan.ts';
import { finalMessage, picturesMessage } from '../../commands/views/posts.ts';
import { promptMessage } from '../../commands/views/prompt.ts';
import { recapText } from '../../commands/views/recap.ts';
import { seatMessage, voteMessage } from '../../commands/views/votes.ts';
import { TILES } from '../../src/caverna/catalogue.ts';
import { caverna } from '../../src/caverna/game.ts';
import type { State } from '../../src/caverna/state.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { checkMessage } from '../../src/local-discord/message-limits.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { Standing } from '../../src/table/calls.ts';
import type { Planned, Position } from '../../src/table/doors.ts';
import { DEFAULT_SETTINGS } from '../../src/table/people.ts';
import { SEAT_NEWS } from '../../src/table/posts.ts';
import { VOTE_KINDS, type Vote } from '../../src/table/rows.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import { SEAT_COLOURS, type TableGame } from '../../src/table/types.ts';
import { controlsOf } from '../../src/tools/hands.ts';
import { pixels } from './fixture.ts';

// As long as Discord lets a name be, and every character of it marked up.
const LONGEST = '*'.repeat(32);

const game: TableGame = {
  id: 'zzzzzzzzzz',
  game: 'caverna',
  version: 1,
  status: 'running',
  guildId: '1',
  channelId: '2',
  host: '100',
  options: caverna.options.parse({}),
  terms: DEFAULT_TERMS,
  places: 7,
  seats: SEAT_COLOURS.map((colour, seat) => ({ userId: `${10n ** 18n + BigInt(seat)}`, name: LONGEST, colour })),
  seed: undefined,
  createdAt: 0,
  startedAt: 0,
  closedAt: undefined,
  pausedAt: undefined,
};

// Far beyond the longest game.
const seatsAt = () => game.seats;

const STEP = 999_999;

function positionOf(state: State): Position<State> {
  return {
    game,
    entry: STEP,
    state: caverna.view(state, 'spectator'),
    awaited: caverna
      .decisions(state)
      .map((decision) => ({ seat: decision.seat, step: STEP, decision, drafting: false })),
    last: [],
  };
}

/** How it stands with everybody who may be waited for: each with another deadline, and one of them away. */
const STANDING: Standing[] = game.seats.map((_, seat) => ({
  seat,
  since: STEP,
  askedAt: 0,
  deadline: seat === 0 ? undefined : 8.64e15 - seat * 1_000,
  awayUntil: seat === 0 ? 8.64e15 : undefined,
  called: true,
}));

function botAt(state: State): Bot {
  const position = async () => positionOf(state);
  return {
    lobby: {} as Bot['lobby'],
    assembly: {} as Bot['assembly'],
    desk: { recap: async () => undefined } as unknown as Bot['desk'],
    personal: {} as Bot['personal'],
    calls: { standing: async () => STANDING } as unknown as Bot['calls'],
    clock: { now: () => 0 },
    hall: {} as Bot['hall'],
    replays: createReplays(),
    admin: {} as Bot['admin'],
    health: async () => ({ ok: true, parts: [] }),
    table: { position, seatsAt: async () => seatsAt } as unknown as Bot['table'],
    faces: { caverna: cavernaFace(pixels) },
    words: catalogue('en'),
    log: pino({ level: 'silent' }),
    meter: NO_METER,
  };
}

/** Throws where Discord would refuse the message. */
function check(message: Composed): void {
  const { files = [], components, flags, allowedMentions } = message;
  const body = {
    flags,
    components: components.map((component) => ('toJSON' in component ? component.toJSON() : component)),
    allowed_mentions: allowedMentions,
    attachments: files.map((_, id) => ({ id })),
  };
  const uploads = files.map((file, index) => ({
    key: String(index),
    filename: (file as { name: string }).name,
    bytes: new Uint8Array(1),
  }));
  checkMessage({
    body: JSON.parse(JSON.stringify(body)),
    uploads,
    schema: MessageCreateRequestSchema,
    emojis: new Set(),
  });
}

/** Every screen of the panel that can be opened from its first one. */
async function checkPanel(state: State, seat: number): Promise<void> {
  const decision = caverna.decisions(state).find((asked) => asked.seat === seat);
  if (!decision) return;
  const panel = { game, seat, step: STEP, state, decision, drafts: [], canEnd: true };
  const seen = new Set<string>();
  const open: Screen[] = [{}, { exchange: true }];
  for (let screen = open.shift(); screen; screen = open.shift()) {
    if (seen.has(JSON.stringify(screen))) continue;
    seen.add(JSON.stringify(screen));
    const message = await panelMessage(botAt(state), panel, { screen, note: 'A note.' });
    check(message);
    const shown = { components: message.components.map((part) => ('toJSON' in part ? part.toJSON() : part)) as never };
    for (const control of controlsOf(shown)) {
      for (const value of control.kind === 'menu' ? control.values : []) {
        const read = readMenuValue(value);
        if (read && 'screen' in read && seen.size < 12) open.push(read.screen);
      }
    }
  }
}

/** What calls a seat, in the channel and directly. */
function checkCalls(bot: Bot, position: Position, seat: number): void {
  for (const why of ['turn', 'reminder', 'nudge', 'late'] as const) {
    const post = { kind: 'call', seat, since: STEP, at: 0, why, to: 'dm' } as const;
    const shown = { post, position, standing: STANDING };
    check(callMessage(bot, shown, [game.seats[seat]?.userId ?? '']));
    check(directMessage(bot, shown, { server: '*'.repeat(100), messageId: '1'.repeat(20) }));
  }
}

function step(state: State, random: Random): void {
  const decisions = caverna.decisions(state);
  const decision = decisions[random.below(decisions.length)];
  const option = decision?.options[random.below(decision.options.length)];
  if (decision && option) caverna.apply(state, decision.seat, option);
}

describe('what is sent to Discord in games of 7 with the longest names', () => {
  it.each([1, 2, 3])('keeps every limit, whatever is played (%i)', async (seed) => {
    const random = randomFrom(`limits ${seed}`);
    const state = caverna.start(caverna.options.parse({}), 7, `limits ${seed}`);
    const before = positionOf(caverna.clone(state));
    const moves = Array.from({ length: 60 }, (_, entry) => ({
      entry,
      seat: 0,
      move: 'lay largePasture c4 largePasture b4',
    }));
    for (let count = 0; !caverna.finished(state); count++) {
      step(state, random);
      if (count % 10 !== 0) continue;
      const position = positionOf(state);
      const bot = botAt(state);
      check(promptMessage(bot, position, { standing: STANDING, mentions: game.seats.map(({ userId }) => userId) }));
      for (const { seat } of position.awaited) checkCalls(bot, position, seat);
      for (const { seat } of position.awaited) await checkPanel(state, seat);
      const turns = game.seats.map((_, seat) => ({ seat, moves }));
      const pictures = await picturesMessage(
        bot,
        { kind: 'harvest', entry: 0, turns, awaited: [] },
        { position, before },
      );
      if (pictures) check(pictures);
    }
    check(await finalMessage(botAt(state), positionOf(state)));
  });

  it('keeps every limit in votes and in what is told of seats', () => {
    const bot = botAt(caverna.start(caverna.options.parse({}), 7, 'votes'));
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
      newcomer: { id: '9'.repeat(19), name: '*'.repeat(32) },
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
          check(voteMessage(bot, { game, vote: { ...vote, kind, outcome, ballots }, undoing, seatsAt }));
        }
      }
    }
    const name = '*'.repeat(32);
    for (const news of SEAT_NEWS) {
      check(seatMessage(bot, game, { kind: 'seat', news, seat: 0, name, voteId: 'a'.repeat(10) }));
    }
  });

  it('keeps every limit in what players keep to themselves', () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'desk');
    const bot = botAt(state);
    const moves = ['place smallScaleDriftMining', ...Array.from({ length: 59 }, () => 'lay largePasture c4 field b4')];
    const condition = { of: 'space', good: 'vegetable', least: 99 } as const;
    const orders = Array.from({ length: 10 }, (_, index) => ({
      id: index + 1,
      condition,
      moves,
      after: 'call' as const,
    }));
    const dropped = orders.flatMap((order) => [
      { order, reason: { why: 'taken', move: 'furnish blacksmithingParlor', seat: 6 } as const },
      { order, reason: { why: 'few', condition, there: 98 } as const },
      { order, reason: { why: 'impossible', move: 'lay largePasture c4 field b4' } as const },
    ]);
    const news = { since: STEP, dropped, begun: orders[0], open: 'accommodate' };
    const turn = caverna.ahead?.rehearse(state, 6);
    const [decision] = turn ? caverna.decisions(turn) : [];
    const full = {
      feed: ['grain', 'vegetable', 'sheep', 'donkey', 'boar', 'cattle', 'gold', 'ruby'],
      breed: ['sheep', 'donkey', 'boar', 'cattle'],
      keep: ['sheep', 'donkey', 'boar', 'cattle'],
    };
    for (const standing of [undefined, full]) {
      const planned: Planned = {
        game,
        seat: 6,
        orders,
        standing,
        isRehearsing: true,
        news,
        state,
        turn: decision && { state: turn, decision },
        isAsked: false,
      };
      check(planMessage(bot, planned, { note: 'A note.' }));
      check(planMessage(bot, planned, { order: 10 }));
      check(planMessage(bot, { ...planned, turn: undefined, orders: [] }));
      check(standingMessage(bot, planned));
    }
    const entries = moves.map((move, entry) => ({ entry, seat: 0, move, by: 'order' as const }));
    const chapters = Array.from({ length: 100 }, (_, index) => ({
      turn: { seat: index % 7, moves: entries },
      before: state,
      after: state,
    }));
    const recap = recapText(bot, { game, seat: 6, chapters, news, seatsAt });
    expect(recap.length).toBeLessThan(1_600);
    check(idleMessage(bot, game.id, recap));
  });

  it('keeps every limit where people choose for all their games', async () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'own');
    const own = (index: number) => ({ game: { ...game, id: `game${index}` }, seat: 0, standing: STANDING, mine: true });
    const message = async () => ({ purpose: 'prompt', channelId: game.channelId, messageId: '1'.repeat(20) });
    const plain = botAt(state);
    const bot: Bot = {
      ...plain,
      table: { ...plain.table, message } as unknown as Bot['table'],
      personal: {
        games: async () => Array.from({ length: 100 }, (_, index) => own(index)),
      } as unknown as Bot['personal'],
    };
    check(await gamesMessage(bot, '100', 3));
    check(settingsMessage(bot, { ...DEFAULT_SETTINGS, timeZone: 'America/Argentina/ComodRivadavia' }));
    check(settingsMessage(bot, { ...DEFAULT_SETTINGS, wakesAt: 0, sleepsAt: 0, timeZone: 'UTC' }));
    const away = Array.from({ length: 20 }, (_, count) => ({ from: 8.6e15 + count, to: 8.64e15 }));
    check(awayMessage(bot, { away, timeZone: undefined, note: 'A note.' }));
    check(awayMessage(bot, { away: [], timeZone: 'Asia/Tokyo' }));
  });

  it('keeps every limit in statistics, lists of the best and what those read who run a server', async () => {
    const big = 10n ** 19n;
    const tiles = Object.keys(TILES).sort((one, other) => one.length - other.length);
    const skill = (index: number) => ({
      userId: String(big + BigInt(index)),
      skill: -99.9,
      games: 99_999,
      wins: 99_999,
    });
    const counts = [1, 2, 3, 4, 5, 6, 7].map((players) => ({
      players,
      games: 99_999,
      wins: 9_999,
      average: -99.5,
      best: 999,
    }));
    const favourites = tiles.slice(-5).map((tile) => ({ tile, games: 99_999 }));
    const figures = {
      userId: String(big),
      games: 99_999,
      wins: 99_999,
      counts,
      favourites,
      skill: skill(0),
      place: 9_999,
    };
    const plain = botAt(caverna.start(caverna.options.parse({}), 7, 'hall'));
    const bot: Bot = {
      ...plain,
      hall: {
        statistics: async () => figures,
        leaderboard: async () => Array.from({ length: 1_000 }, (_, index) => skill(index)),
        soloBest: async () => Array.from({ length: 1_000 }, (_, index) => ({ ...skill(index), points: 999 })),
      } as unknown as Bot['hall'],
    };
    const asker = { userId: String(big), guildId: '1' };
    check(await statisticsMessage(bot, { game: 'caverna', where: 'all', userId: String(big) }, asker));
    for (const stand of ['skill', 'solo'] as const) {
      check(await leaderboardMessage(bot, { game: 'caverna', where: 'here', stand, page: 30 }, asker));
    }
    const games = Array.from({ length: 500 }, () => ({ ...game, channelId: String(big), createdAt: 8.6e15 }));
    check(compose([gameList(bot, games, 3)]));
    const parts = (['database', 'gateway', 'outbox', 'painter', 'backup'] as const).map((name) => ({
      name,
      ok: false,
      detail: 'x'.repeat(2_000),
    }));
    check(compose([healthLines(bot, { ok: false, parts })]));
    check(threadOffer(bot, 'Taken.', { players: '7', tiles: 'introductory', markers: 'x'.repeat(80) }));
  });

  it('keeps every limit in the lobby', () => {
    const bot = botAt(caverna.start(caverna.options.parse({}), 7, 'lobby'));
    const lobby: TableGame = { ...game, status: 'lobby' };
    for (const message of [
      lobbyMessage(bot, lobby),
      optionsMessage(bot, lobby),
      optionsMessage(bot, lobby, { fine: true }),
    ])
      check(message);
    expect(JSON.stringify(lobbyMessage(bot, { ...lobby, status: 'ended', startedAt: undefined }))).not.toContain(
      'custom_id',
    );
  });
});
