import { describe, expect, it } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { planMessage, standingMessage } from '../../commands/plan/plan-message.ts';
import { callMessage, directMessage } from '../../commands/posts/call-message.ts';
import { recapText } from '../../commands/posts/recap.ts';
import { idleMessage } from '../../commands/turn/closed-message.ts';
import { readMenuValue, type Screen } from '../../commands/turn/menu-value.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import { controlsOf } from '../../lab/hands.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import type { Planned } from '../../src/table/ahead/plan.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { AWAITING, botAt, game, panelOf, positionOf, STEP, seatsAt } from './limits/bots.ts';
import { check } from './limits/checks.ts';

async function checkPanel(bot: Bot, state: State, seat: number): Promise<void> {
  const panel = panelOf(state, { seat, canEnd: true });
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

  it.each([1, 2, 3])('stays within every limit in panels and calls, whatever is played (%i)', async (seed) => {
    const random = randomFrom(`limits ${seed}`);
    const state = caverna.start(caverna.options.parse({}), 7, `limits ${seed}`);
    for (let count = 0; !caverna.finished(state); count++) {
      step(state, random);
      if (count % 15 !== 0) continue;
      const position = positionOf(state);
      const bot = botAt(state, words);
      for (const { seat } of position.awaited) checkCalls(bot, position, seat);
      for (const { seat } of position.awaited) await checkPanel(bot, state, seat);
    }
  });

  it('stays within every limit in what players keep to themselves', () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'desk');
    const bot = botAt(state, words);
    const moves = ['place smallScaleDriftMining', ...Array.from({ length: 59 }, () => 'lay largePasture c4 field b4')];
    const condition = { of: 'space', good: 'vegetable', least: 99 } as const;
    const order = { condition, moves, after: 'call' } as const;
    const orders = Array.from({ length: 10 }, (_, index) => ({ ...order, id: index + 1 }));
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
        ...{ game, seat: 6, orders, standing, wishes: [], news, state, isRehearsing: true, isAsked: false },
        turn: decision && { state: turn, decision },
      };
      check(planMessage(bot, planned, { note: 'A note.' }));
      check(planMessage(bot, planned, { order: 10 }));
      check(planMessage(bot, { ...planned, turn: undefined, orders: [] }));
      check(standingMessage(bot, planned));
    }
    const entries = moves.map((move, entry) => ({ entry, seat: 0, move, by: 'order' as const }));
    const states = { before: state, played: state, after: state };
    const chapters = Array.from({ length: 100 }, (_, at) => ({ ...states, turn: { seat: at % 7, moves: entries } }));
    const recap = recapText(bot, { game, seat: 6, played: true, chapters, news, seatsAt, wishes: [] }) ?? '';
    expect(recap.length).toBeLessThan(1_600);
    // Whole lines, including the news, and a link to the rest.
    expect(recap).not.toMatch(/…$/);
    expect(recap).toContain(words.recap.earlier);
    check(idleMessage(bot, { game, state, entry: 0, awaited: [], last: [] }, { userId: '', sentence: recap }));
  });
});
