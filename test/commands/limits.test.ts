import { describe, expect, it } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { planMessage, standingMessage } from '../../commands/plan/plan-message.ts';
import { callMessage, directMessage } from '../../commands/posts/call-message.ts';
import { finalMessage } from '../../commands/posts/final.ts';
import { picturesMessage } from '../../commands/posts/posts-message.ts';
import { promptMessage } from '../../commands/posts/prompt.ts';
import { recapText } from '../../commands/posts/recap.ts';
import { idleMessage } from '../../commands/turn/closed-message.ts';
import { readMenuValue, type Screen } from '../../commands/turn/menu-value.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import { seatMessage, voteMessage } from '../../commands/votes/votes-message.ts';
import { controlsOf } from '../../lab/hands.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import type { Planned } from '../../src/table/ahead/plan.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { SEAT_NEWS } from '../../src/table/posts.ts';
import { VOTE_KINDS, type Vote } from '../../src/table/rows.ts';
import { AWAITING, botAt, game, positionOf, STEP, seatsAt } from './limits/bots.ts';
import { check } from './limits/checks.ts';
import { PEOPLE } from './limits/longest.ts';

const LONGEST = PEOPLE[0]?.name ?? '';

/** Every screen of the panel that can be opened from its first one. */
async function checkPanel(bot: Bot, state: State, seat: number): Promise<void> {
  const decision = caverna.decisions(state).find((asked) => asked.seat === seat);
  if (!decision) return;
  const panel = { game, seat, step: STEP, state, decision, drafts: [], staying: 0, before: state, canEnd: true };
  const seen = new Set<string>();
  const open: Screen[] = [{}, { exchange: true }];
  for (let screen = open.shift(); screen; screen = open.shift()) {
    if (seen.has(JSON.stringify(screen))) continue;
    seen.add(JSON.stringify(screen));
    const message = await panelMessage(bot, panel, { screen, note: 'A note.' });
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

/** The calls of a seat, in the channel and directly. */
function checkCalls(bot: Bot, position: Position, seat: number): void {
  for (const why of ['turn', 'reminder', 'nudge', 'late'] as const) {
    const post = { kind: 'call', seat, since: STEP, at: 0, why, to: 'dm' } as const;
    const shown = { post, position, awaiting: AWAITING };
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

describe.each(LANGUAGES)('what games of 7 send to Discord with the longest names (%s)', (language) => {
  const words = catalogue(language);

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
      if (count % 15 !== 0) continue;
      const position = positionOf(state);
      const bot = botAt(state, words);
      check(promptMessage(bot, position, { awaiting: AWAITING, mentions: game.seats.map(({ userId }) => userId) }));
      for (const { seat } of position.awaited) checkCalls(bot, position, seat);
      for (const { seat } of position.awaited) await checkPanel(bot, state, seat);
      const turns = game.seats.map((_, seat) => ({ seat, moves }));
      const pictures = await picturesMessage(
        bot,
        { kind: 'harvest', entry: 0, turns, awaited: [] },
        { position, before },
      );
      if (pictures) check(pictures);
    }
    check(await finalMessage(botAt(state, words), positionOf(state)));
  });

  it('keeps every limit in votes and in the news about seats', () => {
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
      newcomer: { id: '9'.repeat(19), name: LONGEST },
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
    const name = LONGEST;
    for (const news of SEAT_NEWS)
      check(seatMessage(bot, game, { kind: 'seat', news, seat: 0, name, voteId: 'a'.repeat(10) }));
  });

  it('keeps every limit in what players keep to themselves', () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'desk');
    const bot = botAt(state, words);
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
        wishes: [],
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
      played: state,
      after: state,
    }));
    const recap = recapText(bot, { game, seat: 6, played: true, chapters, news, seatsAt, wishes: [] }) ?? '';
    expect(recap.length).toBeLessThan(1_600);
    // Whole lines, including the news, and a link to the rest.
    expect(recap).not.toMatch(/…$/);
    expect(recap).toContain(words.recap.earlier);
    check(idleMessage(bot, { game, state, entry: 0, awaited: [], last: [] }, { userId: '', sentence: recap }));
  });
});
